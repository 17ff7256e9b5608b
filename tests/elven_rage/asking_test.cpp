// What people ask about a record of Elven Rage: its lines, one by one.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "elfref/core/asking/record_diff.h"
#include "elfref/core/asking/recorded_play.h"
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

}  // namespace
}  // namespace elfref::testing::elven_rage_asking_test
