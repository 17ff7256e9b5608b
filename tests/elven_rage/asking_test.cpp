// What people ask about a record of Elven Rage: its lines, one by one.

#include <gtest/gtest.h>

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/asking/record_diff.h"
#include "elfref/core/asking/recorded_play.h"
#include "elfref/core/asking/suggest.h"
#include "elfref/core/asking/what_if.h"
#include "elfref/core/text/source.h"
#include "elfref/elven_rage/module.h"
#include "elfref/games.h"
#include "testing/fixture.h"

namespace elfref::testing::elven_rage_asking_test {
namespace {

std::vector<Refereed> readable_records() {
  std::vector<Refereed> found;
  for (const char* folder : {"records/elven-rage", "tests/elven_rage"})
    for (const std::string& path : records_below(folder))
      for (const Fixture& fixture : fixtures_of(path)) {
        Refereed refereed = referee(fixture.source, {});
        if (refereed.judgement.verdict != Verdict::unreadable) found.push_back(std::move(refereed));
      }
  return found;
}

std::string place_of(const Refereed& refereed, const RecordedPlay& play) {
  return refereed.source().name + ":" + std::to_string(elfref::place_of(refereed.source(), play.span).line) + ": " +
         play.words;
}

TEST(ElvenRageLines, ReadAgainInTheirOwnWordsMeanTheSame) {
  const GameModule& game = elven_rage::game();
  int lines = 0;
  for (const Refereed& refereed : readable_records()) {
    const std::vector<RecordedPlay> plays = game.plays(*refereed.record);
    // All lines of a record are put in other words at once; who answers has his name before it.
    std::vector<WhatIf> what_ifs;
    for (const RecordedPlay& play : plays) {
      if (play.meaning.act.empty() || play.words == "[]") continue;
      const Place place = elfref::place_of(refereed.source(), play.span);
      what_ifs.push_back({.at = {At::InText{.line = place.line, .column = place.column}}, .play = play.words});
    }
    const Changes changes = changes_for(game, *refereed.record, refereed.judgement.players, what_ifs);
    ASSERT_EQ(changes.complaint, "") << refereed.source().name;
    const Altered now = altered(game, *refereed.record, refereed.judgement, changes.edits, {});
    const std::vector<RecordedPlay> again = game.plays(*now.record);
    ASSERT_EQ(again.size(), plays.size()) << now.record->source().text;
    for (std::size_t i = 0; i < plays.size(); ++i) {
      EXPECT_EQ(again[i].words, plays[i].words) << place_of(refereed, plays[i]);
      EXPECT_EQ(compare_meanings(again[i].meaning, plays[i].meaning), Telling::same) << place_of(refereed, plays[i]);
      ++lines;
    }
    EXPECT_EQ(now.judgement.verdict, refereed.judgement.verdict) << refereed.source().name;
  }
  EXPECT_GT(lines, 1000);
}

TEST(ElvenRageLines, AreFoundByTheirNames) {
  for (const Refereed& refereed : readable_records()) {
    const std::vector<RecordedPlay> plays = elven_rage::game().plays(*refereed.record);
    for (const RecordedPlay& play : plays) {
      if (play.round == 0) continue;  // turns that nobody wrote down
      const auto at = read_at(name_of(play, refereed.judgement.players));
      ASSERT_TRUE(at) << place_of(refereed, play);
      const FoundPlay found = find_play(plays, *at, refereed.source(), refereed.judgement.players);
      EXPECT_EQ(found.play, &play) << place_of(refereed, play) << ": " << found.complaint;
    }
  }
}

// ---------------------------------------------------------------- suggestions

TEST(ElvenRageSuggestions, EachOneTakesItsFindingAwayAndBringsNoOther) {
  int slips = 0, mended = 0;
  for (const std::string& path : records_below("records/elven-rage/disputes"))
    for (const Fixture& fixture : fixtures_of(path)) {
      Refereed refereed = referee(fixture.source, {});
      suggest(*refereed.game, *refereed.record, {}, refereed.judgement);
      EXPECT_TRUE(refereed.judgement.given_up.empty()) << path;
      for (const std::size_t finding : slips_of(refereed.judgement)) {
        ++slips;
        const bool any = std::ranges::any_of(refereed.judgement.suggestions, [&](const Suggestion& suggestion) {
          return suggestion.finding == finding;
        });
        mended += any ? 1 : 0;
      }
      for (const Suggestion& suggestion : refereed.judgement.suggestions) {
        const Altered now = altered(*refereed.game, *refereed.record, refereed.judgement, suggestion.edits, {});
        EXPECT_EQ(effect_of(*refereed.record, refereed.judgement, now, std::span(&suggestion.finding, 1)),
                  Effect::mends)
            << path << ": " << suggestion.text;
      }
    }
  EXPECT_GE(mended * 10, slips * 7) << mended << " of " << slips;
}

std::vector<std::string> suggested(std::string_view turns) {
  std::string text =
      "game: elven-rage\ncomponents: trial-set\nplayers: [{name: Anna, elves: black, castle: a1}, {name: Boris, elves: "
      "snow, castle: e1}]\nturns:\n";
  text += turns;
  Refereed refereed = referee({.name = "record", .text = text}, {});
  suggest(*refereed.game, *refereed.record, {}, refereed.judgement);
  std::vector<std::string> found;
  for (const Suggestion& suggestion : refereed.judgement.suggestions) found.push_back(suggestion.text);
  return found;
}

TEST(ElvenRageSuggestions, TheLikeliestSlipComesFirst) {
  const auto first = [](std::string_view turns) {
    const std::vector<std::string> found = suggested(turns);
    return found.empty() ? std::string() : found.front();
  };
  EXPECT_EQ(first("- Anna: [attack b2, fight 1, lost]\n"), "write 'b1' instead of 'b2'");
  EXPECT_EQ(first("- Anna: [atack b1, fight 1, lost]\n"), "write 'attack' instead of 'atack'");
  EXPECT_EQ(first("- Anna: [attack b1, look 1 shows Wlf, decline 2]\n"), "write 'Wolf' instead of 'Wlf'");
  EXPECT_EQ(first("- Anna: [decline]\n- Boris: [decline]\n- Anna: [summon 2, decline]\n"), "write '1' instead of '2'");
  EXPECT_EQ(first("- Anna: [decline]\n- Boris: [decline]\n- Boris: [decline 2]\n- Anna: [decline]\n"),
            "swap lines 7 and 8");
}

}  // namespace
}  // namespace elfref::testing::elven_rage_asking_test
