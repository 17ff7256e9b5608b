#include "elfref/core/text/utf16.h"

#include <algorithm>
#include <cstddef>

namespace elfref {
namespace {

/// A character, or a byte that begins none.
struct Utf8Step {
  std::uint32_t bytes;
  std::uint32_t units;
};

Utf8Step utf8_step(std::string_view text, std::uint32_t at) {
  const auto first = static_cast<unsigned char>(text[at]);
  const std::uint32_t bytes = first < 0xC2 ? 1u : first < 0xE0 ? 2u : first < 0xF0 ? 3u : first < 0xF5 ? 4u : 1u;
  for (std::uint32_t i = 1; i < bytes; ++i)
    if (at + i >= text.size() || (static_cast<unsigned char>(text[at + i]) & 0xC0) != 0x80) return {1, 1};
  return {bytes, bytes == 4 ? 2u : 1u};
}

}  // namespace

Utf16Text::Utf16Text(std::string_view text) : text_(text), lines_{0}, units_{0} {
  std::uint32_t units = 0;
  for (std::uint32_t at = 0; at < text.size();) {
    const Utf8Step step = utf8_step(text, at);
    const bool ends = text[at] == '\n' || (text[at] == '\r' && (at + 1 == text.size() || text[at + 1] != '\n'));
    at += step.bytes;
    units += step.units;
    if (!ends) continue;
    lines_.push_back(at);
    units_.push_back(units);
  }
}

Utf16Place Utf16Text::place_of(std::uint32_t byte) const {
  const auto line = static_cast<std::uint32_t>(std::ranges::upper_bound(lines_, byte) - lines_.begin()) - 1;
  return {line, units_before(byte) - units_[line]};
}

std::uint32_t Utf16Text::units_before(std::uint32_t byte) const {
  byte = std::min(byte, static_cast<std::uint32_t>(text_.size()));
  const auto line = static_cast<std::size_t>(std::ranges::upper_bound(lines_, byte) - lines_.begin()) - 1;
  std::uint32_t units = units_[line];
  for (std::uint32_t at = lines_[line]; at < byte;) {
    const Utf8Step step = utf8_step(text_, at);
    if (at + step.bytes > byte) break;  // within a character: before it
    at += step.bytes;
    units += step.units;
  }
  return units;
}

std::uint32_t Utf16Text::byte_of(Utf16Place place) const {
  const auto size = static_cast<std::uint32_t>(text_.size());
  if (place.line >= lines_.size()) return size;
  std::uint32_t at = lines_[place.line];
  std::uint32_t units = 0;
  while (at < size && text_[at] != '\n' && text_[at] != '\r') {
    const Utf8Step step = utf8_step(text_, at);
    if (units + step.units > place.character) break;
    units += step.units;
    at += step.bytes;
  }
  return at;
}

std::uint32_t Utf16Text::byte_after(std::uint32_t units) const {
  const auto line = static_cast<std::size_t>(std::ranges::upper_bound(units_, units) - units_.begin()) - 1;
  std::uint32_t at = lines_[line];
  for (std::uint32_t before = units_[line]; at < text_.size();) {
    const Utf8Step step = utf8_step(text_, at);
    if (before + step.units > units) break;
    before += step.units;
    at += step.bytes;
  }
  return at;
}

}  // namespace elfref
