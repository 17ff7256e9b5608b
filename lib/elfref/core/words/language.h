#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "elfref/core/words/message.h"

namespace elfref {

/// A language that the referee speaks, or will.
enum class Language : std::uint8_t { en, ru, de, it, ja };

/// All of them.
inline constexpr std::array all_languages{Language::en, Language::ru, Language::de, Language::it, Language::ja};

/// Its tag by BCP 47: `en`.
[[nodiscard]] std::string_view tag(Language language);

/// The language that a tag, or a locale's name, begins with: `ru`, `ru-RU`, `ru_RU.UTF-8`, in any case; nothing for
/// another.
[[nodiscard]] std::optional<Language> language_of(std::string_view tag);

/// The plural category that Unicode's CLDR gives to a number of things: `one`, `few`, `many` or `other`. What it gives
/// to a range is the category of the larger number; in English a range is `other`.
[[nodiscard]] std::string_view plural_category(Language language, Bounds number);

/// The plural categories that whole numbers can have in a language, but for Italian millions.
[[nodiscard]] std::array<std::string_view, 3> plural_categories(Language language);

}  // namespace elfref
