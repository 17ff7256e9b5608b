// What the tables of a game name has a text in its catalogue, and no text is left over.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/judging/titles.h"
#include "elfref/core/words/catalogue.h"
#include "elfref/elfenland/module.h"
#include "elfref/games.h"

namespace elfref::titles_test {
namespace {

using ::testing::Contains;
using ::testing::IsEmpty;

/// Whether a text must be there.
enum class Due { yes, perhaps };

/// The ids of what a game's tables name.
std::map<std::string, Due, std::less<>> ids_of(const GameModule& game) {
  std::map<std::string, Due, std::less<>> ids;
  const auto add_rule = [&](const RuleInfo& rule) {
    const std::string id = "rule-" + std::string(rule.id);
    ids.emplace(id, Due::yes);
    ids.emplace(id + "-differs", rule.cites[0].edition.empty() ? Due::yes : Due::perhaps);
    if (!rule.phase.empty()) ids.emplace("in-phase-" + std::string(rule.phase), Due::yes);
  };
  for (const RuleInfo* rule : game.rules()) add_rule(*rule);
  if (game.permissions != nullptr)
    for (const RuleInfo& rule : game.permissions()) add_rule(rule);
  for (const OptionWords& option : game.options()) {
    const std::string id = "option-" + std::string(option.name);
    ids.emplace(id, Due::yes);
    for (const std::string_view value : option.values) ids.emplace(id + "-is-" + std::string(value), Due::yes);
  }
  for (const EditionWords& edition : game.editions()) {
    const std::string id = "edition-" + std::string(edition.name);
    ids.emplace(id, Due::yes);
    ids.emplace(id + "-book", Due::yes);
    ids.emplace(id + "-cited", edition.cited_as.empty() || edition.cited_as == edition.name ? Due::perhaps : Due::yes);
  }
  for (const FigureWords& figure : game.figures()) ids.emplace("standing-" + std::string(figure.key), Due::yes);
  for (const char* id : {"standing-side-all", "title-of-game"}) ids.emplace(id, Due::perhaps);
  return ids;
}

constexpr std::string_view prefixes[] = {"rule-", "option-", "edition-", "in-phase-", "standing-"};

/// What is wrong with the texts of a game's tables in these languages, a line each.
std::vector<std::string> wrong_in(const GameModule& game, std::span<const Language> languages) {
  std::vector<std::string> wrong;
  const Room& room = game.words();
  const auto ids = ids_of(game);
  for (std::size_t i = 0; i < room.messages; ++i) {
    const std::string_view id = room.ids[i];
    const bool named = std::ranges::any_of(prefixes, [&](std::string_view prefix) { return id.starts_with(prefix); });
    if (named && !ids.contains(id)) wrong.push_back("left over: " + std::string(id));
    if (ids.contains(id) && !room.arguments[i].empty()) wrong.push_back("has arguments: " + std::string(id));
  }
  const Catalogue words(Language::en, std::vector{&room});
  for (const auto& [id, due] : ids) {
    const auto message = find(room, id);
    if (!message && due == Due::yes) wrong.push_back("missing: " + id);
    for (const Language language : languages)
      if (message && words.stored(*message, language).empty())
        wrong.push_back("missing in " + std::string(tag(language)) + ": " + id);
  }
  return wrong;
}

constexpr Language held[] = {Language::en, Language::ru};

TEST(Titles, AreInTheCatalogues) {
  for (const GameModule* game : games()) EXPECT_THAT(wrong_in(*game, held), IsEmpty()) << game->name;
  EXPECT_THAT(wrong_in(elfenland::game(), all_languages), IsEmpty());
}

// The test can fail: a game with one rule, one option and one edition, which says what Elfenland does.
TEST(Titles, AreFoundMissing) {
  static constexpr RuleInfo known{.id = "pay-the-price", .code = {}, .phase = {}};
  static constexpr RuleInfo unknown{.id = "pay-twice", .code = {}, .phase = {}};
  static constexpr const RuleInfo* table[] = {&known, &unknown};
  GameModule game = elfenland::game();
  game.permissions = nullptr;
  game.rules = [] { return std::span<const RuleInfo* const>(table); };
  game.options = [] { return std::vector<OptionWords>{{"lake-cost", {"2", "3"}}}; };
  game.editions = [] { return std::vector<EditionWords>{{.name = "amigo", .cited_as = "italian", .settings = {}}}; };
  static constexpr FigureWords figures[] = {{.key = "towns", .number = true}, {.key = "luck"}};
  game.figures = [] { return std::span<const FigureWords>(figures); };
  const auto wrong = wrong_in(game, held);
  for (const char* line : {"missing: standing-luck", "left over: standing-score", "left over: in-phase-travel",
                           "missing: rule-pay-twice", "missing: rule-pay-twice-differs",
                           "missing: rule-pay-the-price-differs", "missing: option-lake-cost-is-3",
                           "left over: option-lake-cost-is-1", "left over: rule-hand-limit",
                           "left over: edition-bga-book"})
    EXPECT_THAT(wrong, Contains(line));
  for (const char* line : {"missing: rule-pay-the-price", "left over: edition-amigo-cited", "left over: the-row"})
    EXPECT_THAT(wrong, ::testing::Not(Contains(line)));
}

TEST(Titles, AreFoundByWhatTablesName) {
  const GameModule& game = elfenland::game();
  const Speaker says = speaker_of(game);
  const std::vector<OptionWords> options = game.options();
  const auto lake = std::ranges::find(options, "lake-cost", &OptionWords::name);
  ASSERT_NE(lake, options.end());
  EXPECT_EQ(says(title_of(*lake, says)), "how many rafts a ferry across a lake costs");
  EXPECT_EQ(says(meaning_of(*lake, 1, says)), "one raft");
  EXPECT_EQ(says(book_of(game.editions()[4], says)), "the Japanese summary of the rules");
  EXPECT_EQ(says(title_of_edition("moon-1998", says)), "Moon's draft");
  EXPECT_EQ(says(title_of_edition("nowhere", says)), "nowhere");
  const Speaker russian = speaker_of(game, Language::ru);
  EXPECT_EQ(russian(title_of_phase("travel", russian)), "перемещение");
  EXPECT_EQ(russian(title_of_phase("rest", russian)), "rest");
  EXPECT_EQ(russian(title_of_figure("towns", russian)), "города");
  EXPECT_EQ(russian(title_of(game, russian)), game.title);
  EXPECT_EQ(russian(title_of_side({.side = {{0}, {1}}, .name = "all"}, russian)), "all");
  const GameModule& together = *games().back();
  ASSERT_EQ(together.name, "master-elf");
  const Speaker of_all = speaker_of(together, Language::ru);
  EXPECT_EQ(of_all(title_of_side({.side = {{0}, {1}}, .name = "all"}, of_all)), "все");
  EXPECT_EQ(of_all(title_of_side({.side = {{0}}, .name = "all"}, of_all)), "all") << "a player's name";
  const RuleInfo rule{.id = "hand-limit", .code = {}, .phase = {}};
  EXPECT_FALSE(title_of(rule, says).empty());
  EXPECT_TRUE(title_of(rule, Speaker()).empty());
  EXPECT_TRUE(differences_of({.id = "colours-differ", .code = {}, .phase = {}}, says).empty());
}

}  // namespace
}  // namespace elfref::titles_test
