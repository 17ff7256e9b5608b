// What people ask about a record of Elven Rage: its lines, one by one.

#include "testing/asking.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/asking/record_diff.h"
#include "elfref/core/asking/suggest.h"
#include "elfref/games.h"
#include "testing/english.h"
#include "testing/fixture.h"

namespace elfref::testing::elven_rage_asking_test {
namespace {

TEST(ElvenRageLines, ReadAgainInTheirOwnWordsMeanTheSame) {
  EXPECT_GT(expect_lines_to_read_again(readable_records({"records/elven-rage", "tests/elven_rage"})), 1000);
}

TEST(ElvenRageLines, AreFoundByTheirNames) {
  expect_lines_to_be_found_by_name(readable_records({"records/elven-rage", "tests/elven_rage"}));
}

// ---------------------------------------------------------------- two records

/// How two records of a battle compare in which these are the last lines.
struct Compared {
  bool same = false;
  std::array<int, 2> tells_more{};
  friend bool operator==(const Compared&, const Compared&) = default;
};
Compared compared(const std::string& first, const std::string& second) {
  const auto record = [](const std::string& line) {
    return referee({.name = "record",
                    .text = "game: elven-rage\nplayers: [Anna, Boris]\nturns:\n- Anna:\n  - attack: b1\n  - fight: 1\n"
                            "  - seats: [Wolf Rider, Ogre, Brute, Harpy]\n  - " +
                            line + "\n"},
                   {});
  };
  const Refereed a = record(first), b = record(second);
  const RecordDiff diff = diff_records(*a.game, {*a.record, a.judgement}, {*b.record, b.judgement});
  return {diff.same(), diff.tells_more};
}
constexpr Compared alike{.same = true, .tells_more = {0, 0}}, apart{};

TEST(ElvenRageDiff, ACardMayBeCalledByItsNameOrByItsPlace) {
  const std::string by_place = "plays Shieldbearer so 1 right shield";
  const std::string by_name = "plays Shieldbearer so Wolf Rider right shield";
  EXPECT_EQ(compared(by_place, by_place), alike);
  EXPECT_EQ(compared(by_place, by_name), (Compared{true, {1, 1}}));
  EXPECT_EQ(compared(by_place, "plays Shieldbearer so 2 right shield"), apart);
  EXPECT_EQ(compared(by_name, "plays Shieldbearer so Ogre right shield"), apart);
  EXPECT_EQ(compared(by_name, "plays Shieldbearer so Wolf Rider left shield"), apart);
  EXPECT_EQ(compared(by_name, "plays Shieldbearer so 1 right shield and 2 left shield"), apart);
  EXPECT_EQ(compared("plays Shieldbearer", by_name), (Compared{true, {0, 1}}));
}

TEST(ElvenRageDiff, TheNamesOfDrawnCardsTellMore) {
  EXPECT_EQ(compared("uses Purse so draw 2", "uses Purse so draw Lookout + 1 unknown"), (Compared{true, {0, 1}}));
  EXPECT_EQ(compared("uses Purse", "uses Purse so draw Lookout"), (Compared{true, {0, 1}}));
  EXPECT_EQ(compared("uses Purse so draw 2", "uses Purse so draw Lookout"), apart);
  EXPECT_EQ(compared("uses Purse so draw Zealot", "uses Purse so draw Lookout"), apart);
}

// ---------------------------------------------------------------- suggestions

TEST(ElvenRageSuggestions, EachOneTakesItsFindingAwayAndBringsNoOther) {
  int slips = 0, fixed = 0;
  for (const std::string& path : records_below("records/elven-rage/disputes")) {
    const Fixed count = expect_suggestions_to_fix(path);
    slips += count.slips;
    fixed += count.fixed;
  }
  EXPECT_GE(fixed * 10, slips * 9) << fixed << " of " << slips;
}

std::vector<std::string> suggested(std::string_view turns) {
  std::string text =
      "game: elven-rage\ncomponents: trial-set\nplayers: [{name: Anna, elves: black, castle: a1}, {name: Boris, elves: "
      "snow, castle: e1}]\nturns:\n";
  text += turns;
  Refereed refereed = referee({.name = "record", .text = text}, {});
  suggest(*refereed.game, *refereed.record, {}, refereed.judgement);
  std::vector<std::string> found;
  for (const Suggestion& suggestion : refereed.judgement.suggestions) 
    found.push_back(testing::in_english(suggestion.text, refereed.judgement.players));
  return found;
}

TEST(ElvenRageSuggestions, TheLikeliestSlipComesFirst) {
  const auto first = [](std::string_view turns) {
    const std::vector<std::string> found = suggested(turns);
    return found.empty() ? std::string() : found.front();
  };
  EXPECT_EQ(first("- Anna: [attack b2, fight 1, lost]\n"), "write 'attack b1' instead of 'attack b2'");
  EXPECT_EQ(first("- Anna: [atack b1, fight 1, lost]\n"), "write 'attack' instead of 'atack'");
  EXPECT_EQ(first("- Anna: [attack b1, look 1 shows Wlf, decline 2]\n"), "write 'Wolf' instead of 'Wlf'");
  EXPECT_EQ(first("- Anna: [decline]\n- Boris: [decline]\n- Anna: [summon 2, decline]\n"), "write '1' instead of '2'");
  EXPECT_EQ(first("- Anna: [decline]\n- Boris: [decline]\n- Boris: [decline 2]\n- Anna: [decline]\n"),
            "swap lines 7 and 8");
  EXPECT_EQ(first("- Anna: [attack b1, fight 1, treasure 2, lost]\n"), "leave out 'treasure 2'");
}

}  // namespace
}  // namespace elfref::testing::elven_rage_asking_test
