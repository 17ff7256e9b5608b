#include "elfref/core/pages/page_texts.h"

#include <algorithm>
#include <array>

#include "elfref/core/pages/words/pages_msg.h"
#include "elfref/core/render/render_json_text.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {
namespace {

/// A stored text with the names of arguments in place of their numbers: `{$0}` becomes `{$count}`. Only a gap begins
/// with a brace.
std::string with_names(std::string_view stored, std::string_view names) {
  std::string text;
  for (;;) {
    const std::size_t open = stored.find('{');
    text += stored.substr(0, open);
    if (open == std::string_view::npos) return text;
    stored.remove_prefix(open);
    if (stored.size() < 3 || (stored[1] != '$' && stored[1] != '#')) {
      text += '{';
      stored.remove_prefix(1);
      continue;
    }
    int number = stored[2] <= '9' ? stored[2] - '0' : stored[2] - 'a' + 10;
    std::string_view rest = names;
    for (; number > 0; --number) rest.remove_prefix(std::min(rest.find(' '), rest.size() - 1) + 1);
    text.append(stored.substr(0, 2)).append(rest.substr(0, rest.find(' ')));
    stored.remove_prefix(3);
  }
}

/// The texts of the core that the script says: what joins arguments, and verdicts.
constexpr std::array texts_of_core{
    msg::counted.id,         msg::range.id,          msg::list_and.id,      msg::list_or.id,
    msg::list_comma.id,      msg::list_semicolon.id, msg::verdict_legal.id, msg::verdict_possible.id,
    msg::verdict_illegal.id, msg::verdict_unreadable.id};

}  // namespace

void PageTexts::add(std::string_view id, std::string_view text, std::string_view english) {
  JsonText(english_).put(id, english);
  if (text.empty()) {
    is_complete_ = false;
  } else {
    JsonText(texts_).put(id, text);
  }
}

void PageTexts::add(Msg message) {
  const auto text_in = [&](Language language) {
    return with_names(catalogue_.stored(message, language), catalogue_.arguments(message));
  };
  add(catalogue_.name(message), text_in(language_), text_in(Language::en));
}

void PageTexts::add(const Room& room) {
  const auto first = static_cast<std::uint16_t>(room.number << 12);
  for (std::uint16_t i = 0; i < room.messages; ++i) add(static_cast<Msg>(static_cast<std::uint16_t>(first + i)));
  for (std::uint16_t i = 0; i < room.nouns; ++i) {
    const auto noun = static_cast<Noun>(static_cast<std::uint16_t>(first + i));
    add(catalogue_.name(noun), catalogue_.stored(noun, language_), catalogue_.stored(noun, Language::en));
  }
}

void PageTexts::add_replay_page() {
  add(pages_words());
  for (const Msg message : texts_of_core) add(message);
}

std::string PageTexts::json() const {
  std::string all = "{\"language\":\"";
  all.append(tag(language_)).append("\",\"texts\":{").append(texts_).append("},\"english\":{");
  return all.append(is_complete_ ? std::string_view() : std::string_view(english_)).append("}}");
}

}  // namespace elfref
