#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace elfref {

/// A word in the form in which words are compared: compatibility-composed, without case, accents, apostrophes, quotes,
/// hyphens, dashes, spaces and invisible characters. Ill-formed bytes are kept.
[[nodiscard]] std::string fold(std::string_view text);

/// A character of a text. An ill-formed byte is a character of its own, whose code is that byte.
struct Character {
  char32_t code = 0;         ///< its code point
  std::size_t size = 1;      ///< in bytes
  bool well_formed = false;  ///< whether it is well-formed UTF-8
};

/// The character that begins at `text[at]`. REQUIRES: `at` is within the text.
[[nodiscard]] Character character_at(std::string_view text, std::size_t at);

/// The columns that a terminal needs for `text` (East Asian wide characters take two, combining marks none).
[[nodiscard]] int display_width(std::string_view text);

/// The number of Unicode characters (code points) in `text`.
[[nodiscard]] int characters(std::string_view text);

/// `text` made safe to print on a terminal: control characters and ill-formed bytes are replaced by U+FFFD, tabs by one
/// space each.
[[nodiscard]] std::string printable(std::string_view text);

/// Up to three of `words` that are nearest to `word` after folding, nearest first; only those near enough to be a slip
/// of the keyboard (Damerau-Levenshtein distance at most a third of the length, at least 1).
[[nodiscard]] std::vector<std::string_view> nearest(std::string_view word, std::span<const std::string_view> words);

/// Names in a row, with `last` before the last one: `a`, `a or b`, `a, b or c`.
[[nodiscard]] std::string listed(std::span<const std::string_view> names, std::string_view last);

/// The parts of a text between commas.
[[nodiscard]] std::vector<std::string_view> between_commas(std::string_view text);

/// Lines in brackets, after a space: ` (line 12)`, ` (lines 12, 20)`; empty if there are none.
[[nodiscard]] std::string in_lines(const std::set<std::uint32_t>& lines);

/// The results of `in_words` for some things, with `between` between them: `a, b, c`.
template <class Things, class Words>
[[nodiscard]] std::string joined(const Things& things, Words in_words, std::string_view between = ", ") {
  std::string all;
  bool first = true;
  for (const auto& thing : things) {
    if (!first) all += between;
    all += in_words(thing);
    first = false;
  }
  return all;
}

/// Whether `text` is well-formed UTF-8; if not, `bad` is the offset of the first byte that is not.
[[nodiscard]] bool is_utf8(std::string_view text, std::size_t& bad);

}  // namespace elfref
