#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "elfref/core/record/record.h"
#include "elfref/core/text/source.h"

// How the text of a record is laid out, for code that changes it.

namespace elfref::layout {

/// Whether a record is JSON.
[[nodiscard]] inline bool is_json(const Record& record) {
  return record.source().syntax == Syntax::json;
}

/// Whether a list or map is written in brackets.
[[nodiscard]] inline bool in_brackets(const Record& record, const Node& node) {
  const std::string_view text = record.source().text;
  return node.span.begin < text.size() && (text[node.span.begin] == '[' || text[node.span.begin] == '{');
}

/// The first byte of the line of a byte.
[[nodiscard]] inline std::size_t line_begin(std::string_view text, std::size_t at) {
  const std::size_t newline = at == 0 ? std::string_view::npos : text.rfind('\n', at - 1);
  return newline == std::string_view::npos ? 0 : newline + 1;
}

/// The byte after the newline of a byte's line, or the end of the text.
[[nodiscard]] inline std::size_t line_end(std::string_view text, std::size_t at) {
  const std::size_t newline = text.find('\n', at);
  return newline == std::string_view::npos ? text.size() : newline + 1;
}

/// A span from one byte to another.
[[nodiscard]] constexpr Span between(std::size_t begin, std::size_t end) {
  return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

/// How the lines of a text end.
[[nodiscard]] inline std::string_view newline_of(std::string_view text) {
  return text.find("\r\n") == std::string_view::npos ? "\n" : "\r\n";
}

}  // namespace elfref::layout
