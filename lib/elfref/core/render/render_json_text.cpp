#include "elfref/core/render/render_json_text.h"

#include <algorithm>

#include "elfref/core/render/render_json_parts.h"

namespace elfref {

void JsonText::add(std::string_view text) {
  const auto plain = [](char c) { return c >= ' ' && c < '\x7F' && c != '"' && c != '\\'; };
  std::string& out = begin();
  if (std::ranges::all_of(text, plain)) {
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
