// What people ask about a record of Elven Rage: its lines, one by one.

#include "testing/asking.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

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
