#include "elfref/core/render/render_json_text.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

#include "elfref/core/render/render_json_parts.h"
#include "elfref/core/text/text.h"

namespace elfref {

namespace {

/// Whether every byte of a text is printable ASCII, and none a sign that JSON escapes.
bool is_plain(std::string_view text) {
  constexpr std::uint64_t ones = 0x0101010101010101u;
  while (text.size() >= 8) {
    std::uint64_t eight = 0;
    std::memcpy(&eight, text.data(), 8);
    const auto without = [eight](char sign) { return (eight ^ ones * static_cast<std::uint64_t>(sign)) - ones; };
    if ((unprintable(eight) | ((without('"') | without('\\')) & ones * 0x80)) != 0) break;
    text.remove_prefix(8);
  }
  const auto plain = [](char c) { return c >= ' ' && c < '\x7F' && c != '"' && c != '\\'; };
  return std::ranges::all_of(text, plain);
}

/// The same of texts in other letters, of which nothing is escaped either.
bool stands_as_it_is(std::string_view text) {
  return is_plain(text) || (text.find_first_of("\"\\") == std::string_view::npos && printable(text) == text);
}

}  // namespace

void JsonText::put_text(std::string_view text, std::string_view behind) {
  if (!stands_as_it_is(text)) {
    begin().append(dumped(text)).append(behind);
    return;
  }
  const bool comma = is_comma_due();
  const std::size_t at = out_.size();
  out_.resize(at + (comma ? 1u : 0u) + 1 + text.size() + 1 + behind.size());
  char* to = out_.data() + at;
  if (comma) *to++ = ',';
  *to++ = '"';
  to = std::copy(text.begin(), text.end(), to);
  *to++ = '"';
  std::copy(behind.begin(), behind.end(), to);
}

void JsonText::put_word(std::string_view name, std::string_view word) {
  if (word.empty()) {
    put(name, nullptr);
  } else {
    put(name, word);
  }
}

}  // namespace elfref
