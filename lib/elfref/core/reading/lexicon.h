#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <numeric>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace elfref {

/// Words and what they stand for. A perfect hash: when all words are known, each is given a slot that no other has, and
/// so a look-up is one hash, one slot and one comparison. Most words of a record are looked up once each.
template <class Value>
class Lexicon {
 public:
  /// Adds a word; one that is there already keeps its value. REQUIRES: not sealed.
  void add(std::string_view word, Value value) { words_.emplace_back(word, std::move(value)); }

  /// Gives every word its slot: no word can be added any more.
  void seal() {
    const auto by_word = [](const auto& a, const auto& b) { return a.first < b.first; };
    const auto same = [](const auto& a, const auto& b) { return a.first == b.first; };
    std::stable_sort(words_.begin(), words_.end(), by_word);
    words_.erase(std::unique(words_.begin(), words_.end(), same), words_.end());
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

 private:
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
    std::vector<std::vector<std::size_t>> buckets(shifts_.size());
    for (std::size_t i = 0; i < words_.size(); ++i) buckets[bucket_of(hash(words_[i].first))].push_back(i);
    std::vector<std::size_t> order(buckets.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return buckets[a].size() > buckets[b].size(); });
    return std::all_of(order.begin(), order.end(), [&](std::size_t bucket) { return place(bucket, buckets[bucket]); });
  }

  bool place(std::size_t bucket, const std::vector<std::size_t>& words) {
    constexpr std::uint16_t most_shifts = 4096;
    for (std::uint16_t shift = 0; shift < most_shifts; ++shift) {
      std::vector<std::size_t> taken;
      for (const std::size_t word : words) {
        const std::size_t slot = slot_of(hash(words_[word].first), shift);
        if (slots_[slot] != 0) break;
        slots_[slot] = static_cast<std::uint16_t>(word + 1);
        taken.push_back(slot);
      }
      if (taken.size() == words.size()) {
        shifts_[bucket] = shift;
        return true;
      }
      for (const std::size_t slot : taken) slots_[slot] = 0;
    }
    return false;
  }

  std::vector<std::pair<std::string, Value>> words_;
  std::vector<std::uint16_t> slots_;   // an index into words_, plus one; 0: free
  std::vector<std::uint16_t> shifts_;  // by bucket
};

}  // namespace elfref
