#include "elfref/core/pages/replay_page.h"

#include <utility>

#include "elfref/core/pages/packed_text.h"
#include "elfref/core/pages/page_texts.h"
#include "elfref/core/pages/replay_template.h"
#include "elfref/core/pages/words/pages_msg.h"
#include "elfref/core/text/look.h"
#include "elfref/core/text/markup.h"
#include "elfref/core/words/catalogue.h"

namespace elfref {
namespace {

/// What is before a mark, and what is behind it.
std::pair<std::string_view, std::string_view> cut(std::string_view text, std::string_view mark) {
  const std::size_t at = text.find(mark);
  return {text.substr(0, at), text.substr(at + mark.size())};
}

/// The same JSON on one line, of which nothing ends a script element, opens a comment, or ends a line of a script.
/// Outside of its texts JSON has none of the characters that are escaped, and within them no end of a line.
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
      out += c == '\n' || c == '\r' ? ' ' : c;
    }
  }
  return out;
}

/// Adds a part of the template, with texts in place of their marks.
void add_part(std::string& page, std::string_view part, const Catalogue& catalogue) {
  constexpr std::string_view mark = "@say:";
  for (;;) {
    const std::size_t at = part.find(mark);
    page += part.substr(0, at);
    if (at == std::string_view::npos) return;
    part.remove_prefix(at + mark.size());
    const std::size_t end = part.find('@');
    if (const auto id = catalogue.find(pages_words().number, part.substr(0, end)))
      page += escaped(text(say(*id, nullptr, 0), catalogue, {}));
    part.remove_prefix(end + 1);
  }
}

}  // namespace

std::string replay_page(std::string_view json, Language language) {
  const Room* const room = &pages_words();
  const Catalogue catalogue(language, {&room, 1});
  PageTexts texts(language, {&room, 1});
  texts.add_replay_page();
  std::string page;
  std::string_view rest = replay_template();
  const auto add_until = [&](std::string_view mark, std::string_view given) {
    const auto [before, after] = cut(rest, mark);
    add_part(page, before, catalogue);
    page += given;
    rest = after;
  };
  add_until("@language@", tag(language));
  add_until("@tokens@", look_tokens());
  add_until("@data@", packed_text(for_script_element(json)));
  add_until("@texts@", for_script_element(texts.json()));
  page += rest;
  return page;
}

}  // namespace elfref
