#include "speaking.h"

#include <cstdlib>
#include <string_view>

#include "elfref/core/words/catalogue.h"
#include "elfref/games.h"
#include "words/tool_msg.h"

namespace elfref::tools {
namespace {

constexpr std::string_view option = "--lang";

std::optional<Language> asked;  // by --lang
Language spoken = Language::en;

/// The language that `--lang` names, where it names one.
std::optional<Language> language_in(const std::vector<std::string>& arguments) {
  std::optional<Language> found;
  for (std::size_t i = 0; i < arguments.size() && arguments[i] != "--"; ++i) {
    std::string_view word = arguments[i];
    if (!word.starts_with(option)) continue;
    word.remove_prefix(option.size());
    if (word.empty() && i + 1 < arguments.size()) {
      found = language_of(arguments[++i]);
    } else if (word.starts_with('=')) {
      found = language_of(word.substr(1));
    }
  }
  return found;
}

/// The variables of the environment come first, and then the locale of the system.
Language language_of_user(const std::string& locale) {
  for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"})
    if (const char* value = std::getenv(variable); value != nullptr && *value != '\0')
      return language_of(value).value_or(Language::en);
  return language_of(locale).value_or(Language::en);
}

}  // namespace

void choose_language(const std::vector<std::string>& arguments, const std::string& locale) {
  asked = language_in(arguments);
  spoken = asked ? *asked : language_of_user(locale);
}

Language language() {
  return spoken;
}

Language language_of_data() {
  return asked.value_or(Language::en);
}

std::optional<Language> language_asked() {
  return asked;
}

std::string said(const Message& message) {
  return said(message, spoken);
}

std::string said(const Message& message, Language language) {
  if (message.id() == finished_text) return message.names();
  std::vector<const Room*> rooms{&tool_words()};
  for (const GameModule* game : games())
    if (const Room* words = words_of(*game)) rooms.push_back(words);
  return elfref::text(message, Catalogue(language, rooms), {});
}

}  // namespace elfref::tools
