#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace elfref::elfenland {

/// Words and what they stand for, in a table of at least twice their number: a look-up hashes four of the word's bytes,
/// because most words of a record are looked up once each.
template <class Value>
class Lexicon {
 public:
  /// Adds a word; one that is there already keeps its value.
  void add(std::string_view word, Value value) {
    if (find(word) != nullptr) return;
    words_.emplace_back(word, std::move(value));
    if (words_.size() * 2 > slots_.size()) {
      slots_.assign(std::max<std::size_t>(64, slots_.size() * 4), 0);
      for (std::size_t i = 0; i < words_.size(); ++i) place(i);
    } else {
      place(words_.size() - 1);
    }
  }

  /// What a word stands for, by its exact letters; null: nothing.
  [[nodiscard]] const Value* find(std::string_view word) const {
    if (slots_.empty()) return nullptr;
    for (std::size_t at = hash(word);; ++at) {
      const std::uint16_t slot = slots_[at & (slots_.size() - 1)];
      if (slot == 0) return nullptr;
      if (words_[slot - 1u].first == word) return &words_[slot - 1u].second;
    }
  }

 private:
  static std::size_t hash(std::string_view word) {
    if (word.empty()) return 0;
    const auto byte = [&](std::size_t at) { return static_cast<std::uint64_t>(static_cast<unsigned char>(word[at])); };
    const std::size_t last = word.size() - 1;
    const std::uint64_t some = byte(0) | byte(last / 2) << 8 | byte(last) << 16 | byte((last + 1) / 3) << 24;
    return static_cast<std::size_t>(((some ^ word.size() << 32) * 0x9E3779B97F4A7C15u) >> 40);
  }

  void place(std::size_t index) {
    std::size_t at = hash(words_[index].first);
    while (slots_[at & (slots_.size() - 1)] != 0) ++at;
    slots_[at & (slots_.size() - 1)] = static_cast<std::uint16_t>(index + 1);
  }

  std::vector<std::pair<std::string, Value>> words_;
  std::vector<std::uint16_t> slots_;  // an index into words_, plus one; 0: free
};

}  // namespace elfref::elfenland
