#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "elfref/core/judging/reference.h"

namespace elfref::master_elf {

/// The languages of the vocabulary by their tags, in its order.
inline constexpr std::array<std::string_view, 2> vocabulary_tags{"en", "ru"};
/// Every word of records by kind.
[[nodiscard]] std::vector<ListedWords> listed_words();

}  // namespace elfref::master_elf
