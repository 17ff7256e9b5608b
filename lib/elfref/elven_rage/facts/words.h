#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "elfref/core/reading/vocabulary.h"
#include "elfref/elven_rage/facts/icons.h"

namespace elfref::elven_rage {

/// The words of a record, besides names.
enum class Word : std::uint8_t {
#define WORD(word, english, russian) word,
#include "elfref/elven_rage/facts/words.def"
#undef WORD
};

/// A word, as a vocabulary knows it.
[[nodiscard]] constexpr Meaning as_meaning(Word word) {
  if (word == Word::unknown) return Meaning::word(word, Role::unknown);
  if (word == Word::none) return Meaning::word(word, Role::none);
  return Meaning::word(word);
}
/// An icon, as a vocabulary knows it; none and - are Word::none.
[[nodiscard]] constexpr Meaning as_meaning(Icon icon) {
  return Meaning::piece(icon);
}

/// Every word of a record.
[[nodiscard]] const Vocabulary& vocabulary();
/// The word with this spelling, or nothing.
[[nodiscard]] std::optional<Word> word_of(std::string_view text);
/// The icon with this spelling, or nothing.
[[nodiscard]] std::optional<Icon> icon_of(std::string_view text);

}  // namespace elfref::elven_rage
