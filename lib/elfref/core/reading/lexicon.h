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

/// Words and what they stand for. A perfect hash: when all words are known, each is given a slot that no other has, and
/// so a look-up is one hash, one slot and one comparison. Most words of a record are looked up once each.
template <class Value>
class Lexicon {
 public:
  /// Adds a word; one that is there already keeps its value. REQUIRES: not sealed.
  void add(std::string_view word, Value value) { words_.emplace_back(word, std::move(value)); }
  /// Adds a word as it is listed and folded, which find_spelling() needs.
  void add_spelling(std::string_view spelling, std::string folded, Value value) {
    if (folded != spelling) words_.emplace_back(std::move(folded), value);
    add(spelling, std::move(value));
  }

  /// Gives every word its slot: no word can be added any more.
  void seal() {
    std::size_t size = 64;
    while (size < words_.size() * 2) size *= 2;
    while (!place(size)) size *= 2;
  }

  /// What a word stands for, by its exact letters; null: nothing. REQUIRES: sealed.
  [[nodiscard]] const Value* find(std::string_view word) const {
    assert(!slots_.empty());
    const std::uint64_t hashed = hash(word);
    const std::uint16_t slot = slots_[slot_of(hashed, shifts_[bucket_of(hashed)])];
    if (slot == 0) return nullptr;
    const auto& [known, value] = words_[slot - 1u];
    return known == word ? &value : nullptr;
  }
  /// The same by its exact letters first, then folded: what is listed as it is typed is found without folding.
  [[nodiscard]] const Value* find_spelling(std::string_view text) const {
    const Value* found = find(text);
    return found == nullptr ? find(fold(text)) : found;
  }

 private:
  /// A word that is to be given a slot.
  struct Waiting {
    std::uint64_t hashed;
    std::size_t word;  // an index into words_
  };

  /// Of all bytes of a word: those of the lists have different ones.
  static std::uint64_t hash(std::string_view word) {
    const auto load = [&](std::size_t at, std::size_t bytes) {
      std::uint64_t loaded = 0;
      std::memcpy(&loaded, word.data() + at, bytes);
      return loaded;
    };
    const auto mixed = [](std::uint64_t bits) {
      bits *= 0x9E3779B97F4A7C15u;
      return bits ^ bits >> 32;
    };
    const std::size_t size = word.size();
    std::uint64_t bits = size * 0xD6E8FEB86659FD93u;
    if (size >= 8) {
      for (std::size_t at = 0; at + 8 < size; at += 8) bits = mixed(bits ^ load(at, 8));
      return mixed(bits ^ load(size - 8, 8));
    }
    if (size >= 4) return mixed(bits ^ load(0, 4) ^ load(size - 4, 4) << 32);
    if (size > 0) bits ^= load(0, 1) | load(size / 2, 1) << 8 | load(size - 1, 1) << 16;
    return mixed(bits);
  }

  [[nodiscard]] std::size_t bucket_of(std::uint64_t hashed) const { return hashed & (shifts_.size() - 1); }
  [[nodiscard]] std::size_t slot_of(std::uint64_t hashed, std::uint16_t shift) const {
    return (hashed >> 40 ^ (hashed >> 20) * shift) & (slots_.size() - 1);
  }

  /// Puts the words into `size` slots: those that share a bucket are shifted together until all stand free. False: they
  /// do not fit.
  bool place(std::size_t size) {
    slots_.assign(size, 0);
    shifts_.assign(size / 4, 0);
    std::vector<std::vector<Waiting>> buckets(shifts_.size());
    std::size_t most = 0;
    for (std::size_t i = 0; i < words_.size(); ++i) {
      const std::uint64_t hashed = hash(words_[i].first);
      std::vector<Waiting>& bucket = buckets[bucket_of(hashed)];
      const auto same = [&](const Waiting& other) { return words_[other.word].first == words_[i].first; };
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

  std::vector<std::pair<std::string, Value>> words_;
  std::vector<std::uint16_t> slots_;   // an index into words_, plus one; 0: free
  std::vector<std::uint16_t> shifts_;  // by bucket
};

}  // namespace elfref
