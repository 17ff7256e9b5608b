#include "elfref/core/pages/replay_page.h"

#include <utility>

#include "elfref/core/pages/replay_template.h"
#include "elfref/core/text/look.h"

namespace elfref {
namespace {

/// What is before a mark, and what is behind it.
std::pair<std::string_view, std::string_view> cut(std::string_view text, std::string_view mark) {
  const std::size_t at = text.find(mark);
  return {text.substr(0, at), text.substr(at + mark.size())};
}

/// The same JSON, of which nothing ends a script element, opens a comment, or ends a line of a script. Outside of its
/// texts JSON has none of these characters.
std::string for_script_element(std::string_view json) {
  constexpr std::string_view first_of_separators = "\xE2\x80";
  std::string out;
  out.reserve(json.size() + json.size() / 8);
  for (std::size_t i = 0; i < json.size(); ++i) {
    const char c = json[i];
    if (c == '<')
      out += "\\u003c";
    else if (c == '>')
      out += "\\u003e";
    else if (c == '&')
      out += "\\u0026";
    else if (json.substr(i, 2) == first_of_separators && i + 2 < json.size() &&
             (json[i + 2] == '\xA8' || json[i + 2] == '\xA9')) {
      out += json[i + 2] == '\xA8' ? "\\u2028" : "\\u2029";
      i += 2;
    } else {
      out += c;
    }
  }
  return out;
}

}  // namespace

std::string replay_page(std::string_view json) {
  const auto [head, rest] = cut(replay_template(), "@tokens@");
  const auto [middle, foot] = cut(rest, "@data@");
  std::string page(head);
  page += look_tokens();
  page += middle;
  page += for_script_element(json);
  page += foot;
  return page;
}

}  // namespace elfref
