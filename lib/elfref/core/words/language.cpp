#include "elfref/core/words/language.h"

#include <algorithm>

namespace elfref {
namespace {

constexpr std::array<std::string_view, all_languages.size()> tags{"en", "ru", "de", "it", "ja"};

std::string_view russian(std::int64_t number) {
  const std::int64_t last = number % 10, last_two = number % 100;
  if (last == 1 && last_two != 11) return "one";
  return last >= 2 && last <= 4 && (last_two < 12 || last_two > 14) ? "few" : "many";
}

}  // namespace

std::string_view tag(Language language) {
  return tags[static_cast<std::size_t>(language)];
}

std::optional<Language> language_of(std::string_view tag) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  const std::string_view first = tag.substr(0, tag.find_first_of("-_.@"));
  const auto found = std::ranges::find_if(
      tags, [&](std::string_view known) { return std::ranges::equal(known, first, {}, {}, lower); });
  if (found == tags.end()) return std::nullopt;
  return static_cast<Language>(found - tags.begin());
}

std::string_view plural_category(Language language, Bounds number) {
  const std::int64_t most = number.max < 0 ? -std::int64_t{number.max} : number.max;
  switch (language) {
    case Language::ja:
      return "other";
    case Language::ru:
      return russian(most);
    case Language::en:
      return most == 1 && number.min == number.max ? "one" : "other";
    case Language::it:
      if (most != 0 && most % 1'000'000 == 0) return "many";
      [[fallthrough]];
    case Language::de:
      break;
  }
  return most == 1 ? "one" : "other";
}

std::array<std::string_view, 3> plural_categories(Language language) {
  switch (language) {
    case Language::ja:
      return {"other"};
    case Language::ru:
      return {"one", "few", "many"};
    default:
      return {"one", "other"};
  }
}

}  // namespace elfref
