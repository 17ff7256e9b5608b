// Pages about a play in dispute: what would have been legal, and what it changes, is told in words that a player knows,
// not as a record writes it.

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "elfref/core/asking/recorded_play.h"
#include "elfref/core/pages/dispute.h"
#include "elfref/games.h"
#include "testing/fixture.h"

namespace elfref::dispute_pages_test {
namespace {

/// The legal plays that a page lists: the lists below its only heading of level 3.
std::vector<std::string> legal_plays(const Page& page) {
  std::vector<std::string> all;
  bool within = false;
  for (const Page::Block& block : page.blocks) {
    if (const auto* heading = std::get_if<Page::Heading>(&block)) within = heading->level == 3;
    if (const auto* list = std::get_if<Page::List>(&block); within && list != nullptr)
      all.insert(all.end(), list->items.begin(), list->items.end());
  }
  return all;
}

/// The changes that a page tries: the first cells of the table whose first cell is empty.
std::vector<std::string> changes(const Page& page) {
  std::vector<std::string> all;
  for (const Page::Block& block : page.blocks)
    if (const auto* table = std::get_if<Page::Table>(&block); table != nullptr && table->rows.front().front().empty())
      for (const auto& row : table->rows) all.push_back(row.front());
  return all;
}

/// Whether a text is written as a record writes it: with a placeholder, with brackets, or as a line in quotes.
bool is_notation(const std::string& text) {
  static const std::regex signs(R"([{}\[\]]|\bwrite '|\b(CARDS?|GIFT|THING|PLACE|PLAYER|ARTIFACT|SLOT|PARCEL)\b)");
  return std::regex_search(text, signs);
}

/// The verbs that legal plays begin with, as a record writes them: `attack `.
std::set<std::string> verbs(const PositionView& position) {
  std::set<std::string> all;
  for (const Choice& choice : position.choices) {
    const std::string first = choice.words.substr(0, choice.words.find(' ') + 1);
    if (!first.empty() && first.front() >= 'a' && first.front() <= 'z' && !first.ends_with(": ")) all.insert(first);
  }
  return all;
}

struct Seen {
  int pages = 0, plays = 0, changes = 0;
};

void look_at(const Refereed& refereed, Seen& seen) {
  if (refereed.game->position == nullptr || refereed.judgement.verdict == Verdict::unreadable) return;
  const auto plays = refereed.game->plays(*refereed.record);
  const Overrides overrides;
  const Dispute dispute{*refereed.game, *refereed.record, overrides, refereed.judgement};
  const auto about = disputed_play(dispute, plays);
  if (!about || !about->complaint.empty()) return;
  const Page page = dispute_page(dispute, *about);
  const bool young = refereed.game->name != "elfenland";  // whose plays are as short as people say them
  const PositionView position = refereed.game->position(
      *refereed.record, overrides, {.ply = about->ply, .at_play = about->play != nullptr, .told = true, .why = {}});
  for (const Choice& choice : position.choices) EXPECT_FALSE(young && choice.told.empty()) << choice.words;
  const std::set<std::string> written = young ? verbs(position) : std::set<std::string>();
  for (const std::string& play : legal_plays(page)) {
    EXPECT_FALSE(is_notation(play)) << play;
    for (const std::string& verb : written) EXPECT_FALSE(play.starts_with(verb)) << play;
    ++seen.plays;
  }
  for (const std::string& change : changes(page)) {
    EXPECT_FALSE(young && is_notation(change)) << change;
    ++seen.changes;
  }
  ++seen.pages;
}

TEST(DisputePages, TellPlaysInWordsOfTheTable) {
  Seen seen;
  for (const char* folder : {"records/elfenland/disputes", "records/elven-rage/disputes", "records/master-elf/disputes",
                             "tests/elven_rage/rules", "tests/master_elf/rules"})
    for (const std::string& path : testing::records_below(folder))
      for (const testing::Fixture& fixture : testing::fixtures_of(path)) {
        SCOPED_TRACE(path + ":" + std::to_string(fixture.source.first_line));
        look_at(referee(fixture.source), seen);
      }
  EXPECT_GT(seen.pages, 300);
  EXPECT_GT(seen.plays, 2000);
  EXPECT_GT(seen.changes, 600);
}

// The test can fail.
TEST(DisputePages, KnowNotation) {
  for (const char* text : {"create GIFT: CARDS", "write 'create unknown' instead of 'create drum'",
                           "send set: {Mill: 2}", "placed: [CARD, CARD, CARD, CARD]"})
    EXPECT_TRUE(is_notation(text)) << text;
  EXPECT_FALSE(is_notation("Anna creates a gift and pays 2 wax + wool"));
}

}  // namespace
}  // namespace elfref::dispute_pages_test
