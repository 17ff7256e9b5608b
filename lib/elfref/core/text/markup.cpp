#include "elfref/core/text/markup.h"

#include <fmt/format.h>

#include <algorithm>

#include "elfref/core/text/text.h"

namespace elfref {
std::string escaped(std::string_view text) {
  std::string out;
  for (const char character : printable(text)) switch (character) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      case '\'':
        out += "&#39;";
        break;
      default:
        out += character;
    }
  return out;
}

std::string escaped_markdown(std::string_view text) {
  constexpr std::string_view marks = "\\`*_{}[]<>()#+-.!|~&";
  std::string out;
  for (const char character : printable(text)) {
    if (marks.find(character) != std::string_view::npos) out += '\\';
    out += character;
  }
  return out;
}

std::string escaped_json(std::string json) {
  const auto odd = [](char c) { return static_cast<unsigned char>(c) >= 0x7F; };
  auto at = static_cast<std::size_t>(std::ranges::find_if(json, odd) - json.begin());
  if (at == json.size()) return json;
  std::string out = json.substr(0, at);
  const std::string_view text = json;
  while (at < text.size()) {
    const auto [code, size, well_formed] = character_at(text, at);
    const std::string_view character = text.substr(at, size);
    if (code < 0x7F || printable(character) == character) {
      out += character;
    } else if (code < 0x10000) {
      out += fmt::format("\\u{:04x}", static_cast<unsigned>(code));
    } else {
      const auto above = static_cast<unsigned>(code) - 0x10000;  // JSON writes it as a surrogate pair
      out += fmt::format("\\u{:04x}\\u{:04x}", 0xD800 + (above >> 10), 0xDC00 + (above & 0x3FF));
    }
    at += size;
  }
  return out;
}

std::string quoted_key(std::string_view name) {
  std::string text = "\"";
  for (const char c : name) {
    if (c == '"' || c == '\\') text += '\\';
    text += c;
  }
  return text + '"';
}

std::string as_key(std::string_view name) {
  const bool plain = !name.empty() && name.find_first_of(":#[]{},&*!|>'\"%@`") == std::string_view::npos &&
                     name.front() != '-' && name.front() != '?';
  return plain ? std::string(name) : quoted_key(name);
}

}  // namespace elfref
