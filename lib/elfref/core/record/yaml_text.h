#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "elfref/core/record/reader_parts.h"
#include "elfref/core/text/source.h"

// The text of a YAML record as its reader scans it: characters, words, lines.

namespace elfref::yaml {

// Small helpers for YAML. The end of a text reads as NUL, because no text contains NUL.

inline char peek(std::string_view text, std::size_t at) {
  return at < text.size() ? text[at] : '\0';
}
inline bool is_blank(char c) {
  return c == ' ' || c == '\t';
}
inline bool ends_word(char c) {
  return is_space(c) || c == '\0';
}
inline bool ends_entry(char c) {
  return c == ',' || c == ']' || c == '}';
}
inline bool is_marker(std::string_view text, std::size_t at) {
  return text[at] == '-' && ends_word(peek(text, at + 1));
}

inline Offset skip_blanks(std::string_view text, Offset at) {
  while (is_blank(peek(text, at))) ++at;
  return at;
}

inline Offset skip_line(std::string_view text, Offset at) {
  return offset(std::min(text.find('\n', at), text.size()));
}

/// Skips white space, line ends and comments.
inline Offset skip_gap(std::string_view text, Offset at) {
  for (;; ++at) {
    if (peek(text, at) == '#') at = skip_line(text, at);
    if (!is_space(peek(text, at))) return at;
  }
}

/// The end of the word that begins at `at`: at least one character, but nothing at the end of the text.
[[nodiscard]] Offset word_end(std::string_view text, Offset at);
/// The word that begins at `at`.
[[nodiscard]] Span word_at(std::string_view text, Offset at);

/// The end of the anchor, alias or tag that begins at `at`.
[[nodiscard]] Offset property_end(std::string_view text, Offset at);
/// The name of an anchor, alias or tag in messages: `an anchor '&a'`.
[[nodiscard]] Message property_name(std::string_view text, Offset at);

/// The closing quote of the text whose opening quote is at `at`, or the end of `text`.
[[nodiscard]] Offset closing_quote(std::string_view text, Offset at);

/// The bounds of a line, and the beginning of its words.
struct Line {
  Offset begin = 0;
  Offset end = 0;
  Offset content = 0;  ///< after the indentation
  Offset text = 0;     ///< after the list markers too

  [[nodiscard]] Offset column() const { return content - begin; }
  [[nodiscard]] Offset text_column() const { return text - begin; }
  [[nodiscard]] bool is_item() const { return text > content; }
};

/// The line that contains a place.
[[nodiscard]] Line line_at(const Source& source, Offset at);
/// Whether a line has nothing but a comment.
[[nodiscard]] bool is_empty(std::string_view text, const Line& line);
/// The nearest line above that has content.
[[nodiscard]] std::optional<Line> line_above(const Source& source, Line line);

/// The first colon from `from` on that separates a key from its value, or `to`.
[[nodiscard]] Offset separator(std::string_view text, Offset from, Offset to);

/// The nearest of `keys` whose value contains `at`, by indentation, or nothing.
[[nodiscard]] std::string_view enclosing(const Source& source, Offset at, std::span<const std::string_view> keys);

/// The phase whose value contains `at`; null if there is none, or if the value of the key `besides` is nearer.
[[nodiscard]] const PhaseForm* phase_around(const Source& source, Offset at, std::span<const PhaseForm> phases,
                                            std::string_view besides = {});

/// The advice about what to write instead of a lone dash.
[[nodiscard]] Message instead_of_dash(const Source& source, Offset at, std::span<const PhaseForm> phases);

}  // namespace elfref::yaml
