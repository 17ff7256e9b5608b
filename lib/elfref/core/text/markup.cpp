#include "elfref/core/text/markup.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "elfref/core/text/text.h"

namespace elfref {
namespace {

/// The bytes of the character with which `text` begins, and which it is. REQUIRES: well-formed text that does not begin
/// with ASCII; beyond the first plane which one is not told.
std::pair<std::size_t, unsigned> character_at(std::string_view text) {
  const auto byte = [&](std::size_t at) { return at < text.size() ? static_cast<unsigned char>(text[at]) + 0u : 0u; };
  if (byte(0) >= 0xF0) return {4, 0x10000};
  if (byte(0) >= 0xE0) return {3, (byte(0) & 0x0Fu) << 12 | (byte(1) & 0x3Fu) << 6 | (byte(2) & 0x3Fu)};
  return {2, (byte(0) & 0x1Fu) << 6 | (byte(1) & 0x3Fu)};
}

}  // namespace

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
    const bool ascii = static_cast<unsigned char>(text[at]) < 0x80;
    const auto [size, code] =
        ascii ? std::pair(std::size_t{1}, 0u + static_cast<unsigned char>(text[at])) : character_at(text.substr(at));
    const std::string_view character = text.substr(at, size);
    if (code >= 0x7F && printable(character) != character) {
      out += fmt::format("\\u{:04x}", code);
    } else {
      out += character;
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
