#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "elfref/core/text/source.h"

// Places as editors and pages count them: lines from 0, and columns in units of UTF-16.

namespace elfref {

/// A place in a text, in UTF-16.
struct Utf16Place {
  std::uint32_t line = 0;       ///< from 0; a line ends after `\n`, `\r\n` or `\r`
  std::uint32_t character = 0;  ///< the number of units before it on its line

  friend constexpr auto operator<=>(const Utf16Place&, const Utf16Place&) = default;
};

/// A text with the beginnings of its lines. REQUIRES: the text outlives this object.
class Utf16Text {
 public:
  /// Indexes that text, which need not be well-formed: a byte that does not begin a character is one unit.
  explicit Utf16Text(std::string_view text);

  /// The place of a byte; a byte beyond the text is moved to its end.
  [[nodiscard]] Utf16Place place_of(std::uint32_t byte) const;
  /// The byte of a place; a place beyond its line, or beyond the text, is moved to its end.
  [[nodiscard]] std::uint32_t byte_of(Utf16Place place) const;
  /// The number of units before a byte, in the whole text.
  [[nodiscard]] std::uint32_t units_before(std::uint32_t byte) const;
  /// The byte that has this number of units before it; beyond the text, its end.
  [[nodiscard]] std::uint32_t byte_after(std::uint32_t units) const;

 private:
  std::string_view text_;
  std::vector<std::uint32_t> lines_;  // the beginning of each
  std::vector<std::uint32_t> units_;  // before each
};

}  // namespace elfref
