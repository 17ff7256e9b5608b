// The texts of the page that shows replays: those that its template and its script say, and those of the catalogues.

#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/pages/page_texts.h"
#include "elfref/core/pages/replay_page.h"
#include "elfref/core/pages/replay_template.h"
#include "elfref/core/pages/words/pages_msg.h"

namespace elfref::page_texts_test {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

/// The members of the object of JavaScript that a text begins with.
std::set<std::string> members_of(std::string_view object) {
  std::set<std::string> members;
  std::string name;
  bool is_name = true;
  int depth = 0;
  for (std::size_t i = 0; i < object.size(); ++i) {
    const char c = object[i];
    const bool ends = (c == '}' || c == ']' || c == ')') && --depth == 0;
    if (c == '"' || c == '`') i = object.find(c, i + 1);
    if (ends || (depth == 1 && (c == ',' || c == ':'))) {
      if (!name.empty()) members.insert(name);
      name.clear();
      is_name = c == ',';
    } else if (depth == 1 && is_name && c != ' ' && c != '\n') {
      name += c;
    }
    if (ends) return members;
    if (c == '{' || c == '[' || c == '(') ++depth;
  }
  return members;
}

/// What a message must be given, by name.
std::set<std::string> arguments_of(const Catalogue& catalogue, Msg message) {
  std::set<std::string> names;
  std::string_view rest = catalogue.arguments(message);
  while (!rest.empty()) {
    const std::string_view name = rest.substr(0, rest.find(' '));
    names.emplace(name);
    rest.remove_prefix(std::min(name.size() + 1, rest.size()));
  }
  return names;
}

/// What is wrong with the texts that a page says, a line each.
std::vector<std::string> wrong_in(std::string_view page) {
  const Room* const room = &pages_words();
  const Catalogue catalogue(Language::en, {&room, 1});
  std::vector<std::string> wrong;
  std::set<std::string> used;
  const auto use = [&](const std::string& id, const std::set<std::string>& given) {
    used.insert(id);
    const auto message = catalogue.find(room->number, id);
    if (!message) {
      wrong.push_back(id + ": there is no such text");
    } else if (given != arguments_of(catalogue, *message)) {
      wrong.push_back(id + ": other arguments are given");
    }
  };
  constexpr std::string_view mark = "@say:";
  for (std::size_t at = page.find(mark); at != std::string_view::npos; at = page.find(mark, at + 1)) {
    const std::size_t begin = at + mark.size();
    use(std::string(page.substr(begin, page.find('@', begin) - begin)), {});
  }
  for (const std::string_view id_begins : {"\"page-", "\"verdict-"})
    for (std::size_t at = page.find(id_begins); at != std::string_view::npos; at = page.find(id_begins, at + 1)) {
      const std::size_t end = page.find('"', at + 1);
      const bool is_given = page.substr(0, at).ends_with("say(") && page.substr(end + 1).starts_with(", {");
      use(std::string(page.substr(at + 1, end - at - 1)),
          is_given ? members_of(page.substr(end + 3)) : std::set<std::string>());
    }
  for (std::uint16_t i = 0; i < room->messages; ++i)
    if (!used.contains(std::string(room->ids[i]))) wrong.push_back(std::string(room->ids[i]) + ": nothing says it");
  return wrong;
}

TEST(PageTexts, AreThoseThatThePageSays) {
  EXPECT_THAT(wrong_in(replay_template()), IsEmpty());
}

// The test can fail.
TEST(PageTexts, AreFoundWrong) {
  std::string page(replay_template());
  const auto replace = [&](std::string_view old, std::string_view now) {
    const std::size_t at = page.find(old);
    ASSERT_NE(at, std::string::npos) << old;
    page.replace(at, old.size(), now);
  };
  replace("@say:page-time-line@", "@say:page-timeline@");
  replace("say(\"page-start\")", "say(\"page-begin\")");
  replace("say(\"page-start-of\", { plays })", "say(\"page-start-of\", { steps: plays })");
  replace("say(\"page-changed\")", "say(\"page-changed\", { now: inList([{ a, b }]) })");
  replace("say(\"page-how\", { player: row.player })", "say(\"page-how\")");
  EXPECT_THAT(wrong_in(page),
              UnorderedElementsAre(
                  "page-timeline: there is no such text", "page-begin: there is no such text",
                  "page-start-of: other arguments are given", "page-changed: other arguments are given",
                  "page-how: other arguments are given", "page-start: nothing says it",
                  "page-time-line: nothing says it"));
}

TEST(PageTexts, NameTheirArguments) {
  const Room* const room = &pages_words();
  PageTexts texts(Language::en, {&room, 1});
  texts.add(pages::msg::page_play_of.id);
  texts.add(pages::msg::page_line_of_round.id);
  EXPECT_EQ(texts.json(),
            R"({"language":"en","texts":{"page-play-of":"Play {$number} of {$plays}",)"
            R"("page-line-of-round":"line {$line}{$round->\n[none]\n*[other], round {$round}\n}"},"english":{}})");
}

TEST(PageTexts, AreInEnglishTooIfTheLanguageLacksOne) {
  constexpr std::string_view blob = "ab", english = "one{#0}two";
  constexpr std::array<std::uint32_t, 3> ids{0, 1, 2}, begins{0, 7, 10}, names{0, 1, 2}, lacking{0, 1, 1};
  Room room{.number = 7, .messages = 2, .nouns = 0, .ids = {blob.data(), ids.data()},
            .arguments = {blob.data(), names.data()}, .texts = {}};
  room.texts[static_cast<std::size_t>(Language::en)] = {english.data(), begins.data()};
  room.texts[static_cast<std::size_t>(Language::de)] = {blob.data(), lacking.data()};
  const Room* const one = &room;
  PageTexts texts(Language::de, {&one, 1});
  texts.add(room);
  EXPECT_EQ(texts.json(), R"({"language":"de","texts":{"a":"a"},"english":{"a":"one{#a}","b":"two"}})");
}

TEST(PageTexts, AreInTheLanguageOfThePage) {
  const std::string page = replay_page("{}", Language::ru);
  EXPECT_THAT(page, AllOf(HasSubstr("<html lang=\"ru\">"), HasSubstr("<title>Просмотр</title>"),
                          HasSubstr("{\"language\":\"ru\""), HasSubstr("\"verdict-illegal\":\"с нарушениями\""),
                          HasSubstr("\"english\":{}}"), Not(HasSubstr("@say:")), Not(HasSubstr("@texts@"))));
  EXPECT_THAT(replay_page("{}"), AllOf(HasSubstr("<html lang=\"en\">"), HasSubstr("<title>Replay</title>")));
}

}  // namespace
}  // namespace elfref::page_texts_test
