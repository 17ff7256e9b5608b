#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "elfref/core/reading/vocabulary.h"

namespace elfref::master_elf {

/// The words of a record, besides names.
enum class Word : std::uint8_t {
#define WORD(word, english, russian) word,
#include "elfref/master_elf/facts/words.def"
#undef WORD
};

/// A word, as a vocabulary knows it.
[[nodiscard]] constexpr Meaning as_meaning(Word word) {
  if (word == Word::unknown) return Meaning::word(word, Role::unknown);
  if (word == Word::none) return Meaning::word(word, Role::none);
  return Meaning::word(word);
}

/// Every word of a record.
[[nodiscard]] const Vocabulary& vocabulary();
/// The word with this spelling, or nothing.
[[nodiscard]] std::optional<Word> word_of(std::string_view text);

}  // namespace elfref::master_elf
