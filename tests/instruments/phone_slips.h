#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/testing/dice.h"

// Slips of people who type a record on a phone. Each is made at a known place of a text.

namespace elfref::testing {

/// A text as lines, without their ends.
using Lines = std::vector<std::string>;
[[nodiscard]] Lines lines_of(std::string_view text);
[[nodiscard]] std::string text_of_lines(const Lines& lines);

/// Whether a line has nothing that a record reads.
[[nodiscard]] bool is_idle(std::string_view line);

/// A slip: other lines in place of some.
struct Slip {
  std::size_t kind = 0;      ///< an index of slip_kinds()
  std::size_t line = 0;      ///< the first line that it replaces, from 0
  std::size_t replaces = 1;  ///< the number of lines; 0: it adds lines before `line`
  Lines instead{};           ///< the lines that are there now

  /// One past the last line that it replaces.
  [[nodiscard]] std::size_t end() const { return line + replaces; }
};

/// A kind of slip.
struct SlipKind {
  std::string_view name;
  /// The ids of the messages that name the remedy: of a finding, or of a part of its message or its advice. None: such
  /// a text is read as it is, or is fixed.
  std::vector<std::string_view> told_by;
  /// The slip at a line, or nothing: the line has no place for it.
  std::optional<Slip> (*at)(const Lines& lines, std::size_t line, Dice& dice);
  /// The text may then have another meaning in the format, and may break a rule.
  bool other_meaning = false;
};
[[nodiscard]] const std::vector<SlipKind>& slip_kinds();

/// The slip of a kind at one of the lines; those from `plays` on come first. Nothing: no line has a place for it.
[[nodiscard]] std::optional<Slip> any_slip(std::size_t kind, const Lines& lines, std::size_t plays, Dice& dice);

/// A legal text with slips, none of which touches another.
struct Slipped {
  Lines lines;              ///< without the slips
  std::vector<Slip> slips;  ///< in the order of the text

  [[nodiscard]] std::string original() const { return text_of_lines(lines); }
  [[nodiscard]] std::string text() const;
  /// The first and the last line of a slip in text(), and the next ones around them that are read; counted from 1.
  [[nodiscard]] std::pair<int, int> around(std::size_t slip) const;
  /// Whether another slip would touch one of these.
  [[nodiscard]] bool touches(const Slip& other) const;
};

/// The text without some lines, and the slips at their new places. REQUIRES: no slip replaces one of them.
[[nodiscard]] Slipped without_lines(const Slipped& slipped, std::size_t begin, std::size_t end);

}  // namespace elfref::testing
