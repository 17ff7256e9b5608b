#include "elfref/core/text/source.h"

#include <algorithm>
#include <utility>

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

void end_lines(Source& source) {
  std::string& text = source.text;
  for (std::size_t at = text.find('\r'); at != std::string::npos; at = text.find('\r', at + 1)) {
    if (at + 1 < text.size() && text[at + 1] == '\n') continue;
    text[at] = '\n';
    source.returns.push_back(static_cast<std::uint32_t>(at));
  }
}

InFile in_file(const Source& source, std::span<const Edit> edits) {
  InFile found{.source = source, .edits = {edits.begin(), edits.end()}};
  const std::vector<std::uint32_t> returns = std::exchange(found.source.returns, {});
  if (returns.empty()) return found;
  for (Edit& edit : found.edits) {
    std::size_t end = edit.span.begin == 0 ? std::string::npos : source.text.rfind('\n', edit.span.begin - 1);
    if (end == std::string::npos) end = source.text.find('\n', edit.span.begin);
    if (std::ranges::binary_search(returns, end)) std::ranges::replace(edit.text, '\n', '\r');
  }
  for (const std::uint32_t at : returns) found.source.text[at] = '\r';
  return found;
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
