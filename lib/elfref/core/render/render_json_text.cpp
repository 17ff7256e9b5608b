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

}  // namespace

void JsonText::add(std::string_view text) {
  std::string& out = begin();
  if (is_plain(text)) {
    out.append(1, '"').append(text).append(1, '"');
  } else {
    out += dumped(text);
  }
}

void JsonText::put_word(std::string_view name, std::string_view word) {
  if (word.empty()) {
    put(name, nullptr);
  } else {
    put(name, word);
  }
}

}  // namespace elfref
