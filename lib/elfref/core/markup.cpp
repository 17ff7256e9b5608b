#include "elfref/core/markup.h"

#include "elfref/core/text.h"

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

}  // namespace elfref
