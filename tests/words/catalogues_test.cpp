// What every catalogue must have, in every language. What else can be wrong in one, lib/cmake/write_words.cmake finds.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <ostream>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/pages/words/pages_msg.h"
#include "elfref/core/words/catalogue.h"
#include "elfref/elfenland/words/elfenland_msg.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"
#include "elfref/master_elf/words/master_elf_msg.h"
#include "words/judge_page_msg.h"
#include "words/kinds.h"
#include "words/tool_msg.h"
#include "words/tried/tried_msg.h"

namespace elfref::catalogues_test {
namespace {

/// How many texts of a room each language lacks: a list that only shrinks.
struct Held {
  const Room* room;
  std::array<std::size_t, all_languages.size()> lacking;
};

std::vector<Held> held() {
  return {{&core_words(), {}},
          {&pages_words(), {}},
          {&judge_page_words(), {}},
          {&elfenland_words(), {}},
          {&elven_rage_words(), {0, 0, 861, 861, 861}},
          {&master_elf_words(), {0, 0, 525, 525, 525}},
          {&tool_words(), {0, 0, 638, 638, 638}}};
}

std::string_view text_of(const Room& room, Language language, std::size_t index) {
  return room.texts[static_cast<std::size_t>(language)][index];
}

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  for (;;) {
    const std::size_t end = text.find('\n');
    lines.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return lines;
    text.remove_prefix(end + 1);
  }
}

/// The variants of each choice of a message.
std::vector<std::set<std::string_view>> choices_of(std::string_view text) {
  std::vector<std::set<std::string_view>> choices;
  for (std::string_view line : lines_of(text)) {
    if (line.starts_with('*')) line.remove_prefix(1);
    if (line.starts_with('[') && !choices.empty()) choices.back().insert(line.substr(1, line.find(']') - 1));
    if (line.ends_with("->")) choices.emplace_back();
  }
  return choices;
}

/// The forms of a noun besides its value.
std::set<std::string_view> forms_of(std::string_view noun) {
  std::set<std::string_view> forms;
  for (const std::string_view line : lines_of(noun))
    if (line.starts_with('.')) forms.insert(line.substr(1, line.find('=') - 1));
  return forms;
}

/// What is wrong in a room in a language, a line each.
std::vector<std::string> wrong_in(const Room& room, Language language) {
  std::vector<std::string> wrong;
  std::set<std::string_view> categories;
  for (const std::string_view category : plural_categories(language))
    if (!category.empty()) categories.insert(category);
  const auto complain = [&](std::size_t index, std::string_view what) {
    wrong.push_back(std::string(tag(language)).append(" ").append(room.ids[index]).append(": ").append(what));
  };
  std::map<std::string, std::size_t> wanted_forms;  // and where
  for (std::size_t i = 0; i < room.messages; ++i) {
    const std::string_view text = text_of(room, language, i);
    if (text.empty()) {
      complain(i, "not translated");
      continue;
    }
    for (const auto& variants : choices_of(text)) {
      const bool by_category = std::ranges::any_of(variants, [](std::string_view name) {
        return name == "one" || name == "two" || name == "few" || name == "many";
      });
      for (const std::string_view category : categories)
        if (by_category && !variants.contains(category)) complain(i, "no variant [" + std::string(category) + "]");
      for (const std::string_view name : {"zero", "two", "one", "few", "many"})
        if (variants.contains(name) && !categories.contains(name))
          complain(i, "the language has no category " + std::string(name));
    }
    for (std::size_t at = text.find("{$"); at != std::string_view::npos; at = text.find("{$", at + 1))
      if (text.substr(at + 3).starts_with('.'))
        wanted_forms.emplace(text.substr(at + 4, text.find('}', at) - at - 4), i);
  }
  std::set<std::string_view> all_forms;
  const Room& core = core_words();  // every room may say its nouns
  for (std::size_t i = core.messages; i < std::size_t{core.messages} + core.nouns; ++i)
    all_forms.merge(forms_of(text_of(core, language, i)));
  for (std::size_t i = room.messages; i < std::size_t{room.messages} + room.nouns; ++i) {
    const std::string_view noun = text_of(room, language, i);
    if (noun.empty()) {
      complain(i, "not translated");
      continue;
    }
    const auto forms = forms_of(noun);
    all_forms.insert(forms.begin(), forms.end());
    const bool is_counted = forms_of(text_of(room, Language::en, i)).contains("other");
    for (const std::string_view category : categories)
      if (is_counted && category != plural_categories(language).front() && !forms.contains(category))
        complain(i, "no form ." + std::string(category));
    for (const std::string_view form : forms) {
      const std::string many = std::string(form) + (language == Language::ru ? "-many" : "-other");
      if (form == "unit" || form.find('-') != std::string_view::npos || categories.contains(form)) continue;
      if (is_counted && categories.size() > 1 && !forms.contains(many)) complain(i, "no form ." + many);
    }
  }
  for (const auto& [form, message] : wanted_forms)
    if (!all_forms.contains(form)) complain(message, "no noun has a form ." + form);
  return wrong;
}

/// Whether it is said of a text that it lacks.
bool is_lacking(std::string_view wrong) {
  return wrong.ends_with(": not translated");
}

TEST(Catalogues, AreComplete) {
  for (const Held& one : held())
    for (const Language language : all_languages) {
      std::vector<std::string> wrong = wrong_in(*one.room, language);
      const std::size_t due = one.lacking[static_cast<std::size_t>(language)];
      if (due == 0) {
        EXPECT_EQ(wrong, std::vector<std::string>());
        continue;
      }
      EXPECT_EQ(std::erase_if(wrong, is_lacking), due) << tag(language) << " of room " << one.room->number;
      EXPECT_EQ(wrong, std::vector<std::string>());
    }
}

TEST(Catalogues, NameEachThingOnce) {
  for (const Held& one : held()) {
    std::set<std::string_view> ids;  // of the room, and of the core, whose words it says too
    for (const Room* room : std::set{&core_words(), one.room})
      for (std::size_t i = 0; i < std::size_t{room->messages} + room->nouns; ++i)
        EXPECT_TRUE(ids.insert(room->ids[i]).second) << room->ids[i];
  }
}

TEST(Catalogues, NameMessagesInOrder) {
  const Catalogue catalogue(Language::en, kinds::rooms());
  for (const Room* room : {&core_words(), kinds::rooms().front(), kinds::rooms().back()})
    for (std::uint16_t i = 0; i < room->messages; ++i) {
      const auto id = static_cast<Msg>(room->number << 12 | i);
      EXPECT_EQ(catalogue.find(room->number, room->ids[i]), id);
      EXPECT_EQ(catalogue.name(id), room->ids[i]);
    }
  EXPECT_EQ(catalogue.find(14, "list-and"), Catalogue(Language::ru).find(0, "list-and"));
  EXPECT_EQ(catalogue.find(0, "price-wrong"), std::nullopt);
  EXPECT_EQ(catalogue.find(0, ""), std::nullopt);
  EXPECT_EQ(catalogue.find(0, "zzz"), std::nullopt);
}

// The test can fail: what the tests' own catalogues lack.
TEST(Catalogues, AreFoundIncomplete) {
  EXPECT_EQ(wrong_in(tried_words(), Language::en), std::vector<std::string>());
  EXPECT_EQ(wrong_in(tried_words(), Language::ru), (std::vector<std::string>{"ru untranslated: not translated",
                                                                            "ru sheep: not translated"}));
  constexpr std::string_view blob =
      "{$0->\n[one]x\n*[many]y\n}{$0->\n[two]x\n*[few]y\n}{$0.dative}card\n.few=cards\n.genitive=x";
  constexpr std::array<std::uint32_t, 5> begins{0, 22, 44, 55, 83};
  constexpr std::array<std::uint32_t, 5> ids{0, 1, 2, 3, 4};
  constexpr std::string_view english = "abcd\n.other=d";
  constexpr std::array<std::uint32_t, 5> english_begins{0, 1, 2, 3, 13};
  Room room{.number = 1, .messages = 3, .nouns = 1, .ids = {"abcd", ids.data()}, .arguments = {}, .texts = {}};
  room.texts[0] = {english.data(), english_begins.data()};
  room.texts[1] = {blob.data(), begins.data()};
  EXPECT_EQ(wrong_in(room, Language::ru),
            (std::vector<std::string>{"ru a: no variant [few]", "ru b: no variant [many]", "ru b: no variant [one]",
                                      "ru b: the language has no category two", "ru d: no form .many",
                                      "ru d: no form .genitive-many", "ru c: no noun has a form .dative"}));
}

}  // namespace
}  // namespace elfref::catalogues_test
