#include "spoken/heard.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/text/text.h"

namespace elfref::spoken {
namespace {

Heard* listener = nullptr;

/// English words that no record writes: they are left over from English.
constexpr std::array left_over{"because", "but",     "cannot", "counters", "edition", "have",  "illegal", "is",
                               "journey", "legal",   "must",   "not",      "of",      "only",  "paid",    "player",
                               "price",   "rule",   "that",     "the",     "there", "these",   "this",
                               "turn",    "turns",   "was",    "were",     "which",   "are",   "after",   "before"};

/// The names and quoted texts of a message.
std::vector<std::string> names_of(const Message& message) {
  if (message.id() == finished_text) return {message.names()};
  std::vector<std::string> all;
  std::string_view rest = message.names();
  const auto take = [&](std::size_t bytes) {
    all.emplace_back(rest.substr(0, bytes));
    rest.remove_prefix(std::min(bytes, rest.size()));
  };
  for (const Arg& arg : message.args()) {
    if (arg.kind == Arg::Kind::setting) take(arg.id);
    if (arg.kind == Arg::Kind::setting || arg.kind == Arg::Kind::name || arg.kind == Arg::Kind::text)
      take(static_cast<std::size_t>(arg.value));
  }
  return all;
}

/// Whether a room has a text for everything that it can say.
bool speaks(const Room& room, Language language) {
  const TextTable& texts = room.texts[static_cast<std::size_t>(language)];
  if (texts.blob == nullptr) return false;
  for (std::size_t i = 0; i < room.messages; ++i)
    if (texts[i].empty()) return false;
  return true;
}

void remove(std::string& text, const std::string& name) {
  if (name.empty()) return;
  for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at))
    text.replace(at, name.size(), "·");
}

}  // namespace

std::string wrong_with(const Message& message, Language language, std::vector<std::string> players, std::string text) {
  if (message.empty()) return "";
  if (text.empty()) return "no text";
  std::vector<std::string> names = names_of(message);
  for (std::string& player : players) names.push_back(std::move(player));
  for (std::string& name : names) name = printable(name);
  std::ranges::sort(names, std::greater<>(), &std::string::size);
  for (const std::string& name : names) remove(text, name);
  if (text.find_first_of("{}") != std::string::npos) return "a brace in '" + text + "'";
  if (language != Language::ru && language != Language::ja) return "";
  const auto is_letter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '-'; };
  for (auto at = std::ranges::find_if(text, is_letter); at != text.end();) {
    const auto end = std::find_if_not(at, text.end(), is_letter);
    const std::string word(at, end);
    if (std::ranges::find(left_over, word) != left_over.end()) return "'" + word + "' in '" + text + "'";
    at = std::find_if(end, text.end(), is_letter);
  }
  return "";
}

std::vector<Language> languages_of(const Room* words) {
  std::vector<Language> all;
  for (const Language language : all_languages)
    if (words == nullptr || speaks(*words, language)) all.push_back(language);
  return all;
}

Listening::Listening(Heard& heard) { listener = &heard; }
Listening::~Listening() { listener = nullptr; }

// The linker puts wrapped() in place of elfref::text() for every caller (--wrap), and original() is that function.
#define ELFREF_TEXT "_ZN6elfref4textERKNS_7MessageERKNS_9CatalogueESt4spanIKNSt7__cxx1112basic_stringIcSt11char_" \
                    "traitsIcESaIcEEELm18446744073709551615EE"
std::string original(const Message& message, const Catalogue& catalogue,
                     std::span<const std::string> players) asm("__real_" ELFREF_TEXT);
std::string wrapped(const Message& message, const Catalogue& catalogue,
                    std::span<const std::string> players) asm("__wrap_" ELFREF_TEXT);

std::string wrapped(const Message& message, const Catalogue& catalogue, std::span<const std::string> players) {
  std::string text = original(message, catalogue, players);
  if (listener == nullptr) return text;
  ++listener->texts;
  listener->ids.insert(static_cast<std::uint16_t>(message.id()));
  for (const Arg& arg : message.args())
    if (arg.kind == Arg::Kind::message) listener->ids.insert(arg.id);
  const std::string wrong =
      wrong_with(message, catalogue.language(), {players.begin(), players.end()}, text);
  if (!wrong.empty())
    listener->wrong.insert(std::string(tag(catalogue.language())) + " " + std::string(catalogue.name(message.id())) +
                           ": " + wrong);
  return text;
}

}  // namespace elfref::spoken
