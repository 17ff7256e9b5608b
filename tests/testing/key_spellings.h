#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace elfref::testing {

/// A Russian word with its first letter as a capital, or with all of them.
[[nodiscard]] inline std::string with_capitals(std::string_view word, bool all) {
  static constexpr std::string_view small = "абвгдеёжзийклмнопрстуфхцчшщъыьэюя";
  static constexpr std::string_view large = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ";
  std::string out(word);
  for (std::size_t i = 0; i + 1 < out.size(); ++i) {
    const std::size_t at = small.find(out.substr(i, 2));
    if (at == std::string_view::npos || at % 2 != 0) continue;
    out.replace(i++, 2, large.substr(at, 2));
    if (!all) break;
  }
  return out;
}

/// How a phone or a person may write a word of a key: small, with a capital, in capitals.
[[nodiscard]] inline std::array<std::string, 3> spellings(std::string_view word) {
  return {std::string(word), with_capitals(word, false), with_capitals(word, true)};
}

}  // namespace elfref::testing
