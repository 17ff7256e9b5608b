#include "elfref/core/text/source.h"

#include <algorithm>

#include "elfref/core/text/text.h"

namespace elfref {
namespace {

std::size_t line_begin(std::string_view text, std::size_t at) {
  const auto newline = at == 0 ? std::string_view::npos : text.rfind('\n', at - 1);
  return newline == std::string_view::npos ? 0 : newline + 1;
}

/// The end of the line on which `at` stands, without its end of line.
std::size_t line_end(std::string_view text, std::size_t at) {
  const auto newline = text.find('\n', at);
  if (newline == std::string_view::npos) return text.size();
  return newline > 0 && text[newline - 1] == '\r' ? newline - 1 : newline;
}

}  // namespace

Place place_of(const Source& source, Span span) {
  const std::string_view text = source.text;
  const auto begin = std::min<std::size_t>(span.begin, text.size());
  const auto first = line_begin(text, begin);
  const auto last = std::max(begin, line_end(text, begin));
  const auto end = std::clamp<std::size_t>(span.end, begin, last);
  const auto lines = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(begin), '\n');
  const int column = 1 + characters(text.substr(first, begin - first));
  return {.line = source.first_line + static_cast<int>(lines),
          .column = column,
          .end_column = column + characters(text.substr(begin, end - begin))};
}

Span add_line(Source& source, std::string_view line) {
  const auto begin = static_cast<std::uint32_t>(source.text.size());
  source.text.append(line).push_back('\n');
  return {begin, begin + static_cast<std::uint32_t>(line.size())};
}

std::string_view line_around(const Source& source, std::uint32_t at) {
  const std::string_view text = source.text;
  const auto within = std::min<std::size_t>(at, text.size());
  const auto first = line_begin(text, within);
  return text.substr(first, std::max(first, line_end(text, within)) - first);
}

}  // namespace elfref
