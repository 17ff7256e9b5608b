#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "elfref/core/text/source.h"

// Places as editors and pages count them: lines from 0, and on a line the units of UTF-16.

namespace elfref {

/// A place in a text, in UTF-16.
struct Utf16Place {
  std::uint32_t line = 0;       ///< from 0; a line ends behind `\n`, `\r\n` or `\r`
  std::uint32_t character = 0;  ///< units before it on its line

  friend constexpr auto operator<=>(const Utf16Place&, const Utf16Place&) = default;
};

/// A text, with the beginnings of its lines. REQUIRES: the text outlives it.
class Utf16Text {
 public:
  /// Of that text, which need not be well-formed: a byte that begins no character is one unit.
  explicit Utf16Text(std::string_view text);

  /// The place of a byte; one beyond the text is moved to its end.
  [[nodiscard]] Utf16Place place_of(std::uint32_t byte) const;
  /// The byte of a place; one beyond its line, or the text, is moved to its end.
  [[nodiscard]] std::uint32_t byte_of(Utf16Place place) const;
  /// How many units stand before a byte, in the whole text.
  [[nodiscard]] std::uint32_t units_before(std::uint32_t byte) const;
  /// The byte before which so many units stand; one beyond the text is moved to its end.
  [[nodiscard]] std::uint32_t byte_behind(std::uint32_t units) const;

 private:
  std::string_view text_;
  std::vector<std::uint32_t> lines_;  // where each begins
  std::vector<std::uint32_t> units_;  // before each
};

}  // namespace elfref
