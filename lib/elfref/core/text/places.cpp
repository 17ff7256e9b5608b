#include "elfref/core/text/places.h"

#include <algorithm>

#include "elfref/core/text/text.h"

namespace elfref {

Places::Places(const Source& source) : source_(source), line_begins_{0} {
  const std::string_view text = source.text;
  for (auto newline = text.find('\n'); newline != std::string_view::npos; newline = text.find('\n', newline + 1))
    line_begins_.push_back(static_cast<std::uint32_t>(newline + 1));
}

std::size_t Places::line_index(std::uint32_t at) const {
  return static_cast<std::size_t>(std::ranges::upper_bound(line_begins_, at) - line_begins_.begin()) - 1;
}

Places::Line Places::line_of(std::uint32_t at) const {
  const std::string_view text = source_.text;
  const std::size_t index = line_index(at);
  const std::uint32_t begin = line_begins_[index];
  const bool last = index + 1 == line_begins_.size();
  std::string_view line = text.substr(begin, last ? text.size() : line_begins_[index + 1] - 1 - begin);
  if (!last && line.ends_with('\r')) line.remove_suffix(1);
  return {begin, line};
}

Place Places::of(Span span) {
  const std::string_view text = source_.text;
  const std::uint32_t begin = std::min(span.begin, static_cast<std::uint32_t>(text.size()));
  const std::size_t index = line_index(begin);
  const Line line = line_of(begin);
  if (index != last_line_ || begin < last_at_) {
    last_line_ = index;
    last_at_ = line.begin;
    last_column_ = 1;
  }
  const int column = last_column_ + characters(text.substr(last_at_, begin - last_at_));
  const bool within_a_character = begin < text.size() && (static_cast<unsigned char>(text[begin]) & 0xC0) == 0x80;
  if (!within_a_character) {
    last_at_ = begin;
    last_column_ = column;
  }
  const auto last = std::max(begin, line.begin + static_cast<std::uint32_t>(line.text.size()));
  const std::uint32_t end = std::clamp(span.end, begin, last);
  return {.line = source_.first_line + static_cast<int>(index),
          .column = column,
          .end_column = column + characters(text.substr(begin, end - begin))};
}

}  // namespace elfref
