#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/text/text.h"

namespace elfref {

/// Words and their values, in a perfect hash. When all words are known, each gets its own slot, so a look-up is one
/// hash, one slot and one comparison. Most words of a record are looked up once each.
template <class Value>
class Lexicon {
 public:
  /// Adds a word; a word that is already there keeps its value. REQUIRES: not sealed.
  void add(std::string_view word, Value value) {
    words_.push_back({std::string(word), std::move(value), Letters(word)});
  }
  /// Adds a word as it is listed, and folded, as find_spelling() needs.
  void add_spelling(std::string_view spelling, std::string folded, Value value) {
    if (folded != spelling) add(folded, value);
    add(spelling, std::move(value));
  }

  /// Gives every word its slot: no more words can be added.
  void seal() {
    std::size_t size = 64;
    while (size < words_.size() * 2) size *= 2;
    while (!place(size)) size *= 2;
  }

  /// The value of a word, by its exact letters, or null. REQUIRES: sealed.
  [[nodiscard]] const Value* find(std::string_view word) const {
    assert(!slots_.empty());
    const Letters letters(word);
    const std::uint64_t hashed = letters.hash();
    const std::uint16_t slot = slots_[slot_of(hashed, shifts_[bucket_of(hashed)])];
    if (slot == 0) return nullptr;
    const Known& known = words_[slot - 1u];
    return known.letters == letters && (word.size() <= Letters::all || known.word == word) ? &known.value : nullptr;
  }
  /// The value of a word, by its exact letters, else folded: a word typed as it is listed is found without folding. Or
  /// null.
  [[nodiscard]] const Value* find_spelling(std::string_view text) const {
    const Value* found = find(text);
    return found == nullptr ? find(fold(text)) : found;
  }

 private:
  /// A word that needs a slot.
  struct Waiting {
    std::uint64_t hashed;
    std::size_t word;  // an index into words_
  };

  /// A word as two numbers; with its size they are all of it if it is short.
  struct Letters {
    static constexpr std::size_t all = 16;  ///< the most letters of such a word

    explicit Letters(std::string_view word) : size(word.size()) {
      const auto load = [&](std::size_t at, std::size_t bytes) {
        std::uint64_t loaded = 0;
        std::memcpy(&loaded, word.data() + at, bytes);
        return loaded;
      };
      if (size >= 8) {
        first = load(0, 8);
        last = load(size - 8, 8);
        for (std::size_t at = 8; at + 8 < size; at += 8) between = mixed(between ^ load(at, 8));
      } else if (size >= 4) {
        first = load(0, 4) | load(size - 4, 4) << 32;
      } else if (size > 0) {
        first = load(0, 1) | load(size / 2, 1) << 8 | load(size - 1, 1) << 16;
      }
    }

    [[nodiscard]] std::uint64_t hash() const {
      return mixed(mixed(first ^ size * 0xD6E8FEB86659FD93u) ^ last ^ between);
    }
    friend bool operator==(const Letters&, const Letters&) = default;

    std::uint64_t first = 0, last = 0;
    std::uint64_t between = 0;  ///< for a long word: the letters between these
    std::size_t size;

   private:
    static std::uint64_t mixed(std::uint64_t bits) {
      bits *= 0x9E3779B97F4A7C15u;
      return bits ^ bits >> 32;
    }
  };

  /// A word of the lists.
  struct Known {
    std::string word;
    Value value;
    Letters letters;
  };

  [[nodiscard]] std::size_t bucket_of(std::uint64_t hashed) const { return hashed & (shifts_.size() - 1); }
  [[nodiscard]] std::size_t slot_of(std::uint64_t hashed, std::uint16_t shift) const {
    return (hashed >> 40 ^ (hashed >> 20) * shift) & (slots_.size() - 1);
  }

  /// Puts the words into `size` slots: words that share a bucket are shifted together until all their slots are free.
  /// False: they do not fit.
  bool place(std::size_t size) {
    slots_.assign(size, 0);
    shifts_.assign(size / 4, 0);
    std::vector<std::vector<Waiting>> buckets(shifts_.size());
    std::size_t most = 0;
    for (std::size_t i = 0; i < words_.size(); ++i) {
      const std::uint64_t hashed = words_[i].letters.hash();
      std::vector<Waiting>& bucket = buckets[bucket_of(hashed)];
      const auto same = [&](const Waiting& other) { return words_[other.word].word == words_[i].word; };
      if (std::none_of(bucket.begin(), bucket.end(), same)) bucket.push_back({hashed, i});
      most = std::max(most, bucket.size());
    }
    for (; most > 0; --most)  // the fullest first, while there is room
      for (std::size_t bucket = 0; bucket < buckets.size(); ++bucket)
        if (buckets[bucket].size() == most && !place(bucket, buckets[bucket])) return false;
    return true;
  }

  bool place(std::size_t bucket, const std::vector<Waiting>& words) {
    constexpr std::uint16_t most_shifts = 4096;
    for (std::uint16_t shift = 0; shift < most_shifts; ++shift) {
      std::size_t placed = 0;
      for (; placed < words.size(); ++placed) {
        std::uint16_t& slot = slots_[slot_of(words[placed].hashed, shift)];
        if (slot != 0) break;
        slot = static_cast<std::uint16_t>(words[placed].word + 1);
      }
      if (placed == words.size()) {
        shifts_[bucket] = shift;
        return true;
      }
      while (placed > 0) slots_[slot_of(words[--placed].hashed, shift)] = 0;
    }
    return false;
  }

  std::vector<Known> words_;
  std::vector<std::uint16_t> slots_;   // an index into words_, plus one; 0: free
  std::vector<std::uint16_t> shifts_;  // by bucket
};

}  // namespace elfref
