// What everybody had after every round: a turn of every player.

#include "testing/rounds.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "elfref/games.h"
#include "testing/fixture.h"

namespace elfref::testing::elven_rage_rounds_test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

Judgement judged(Source source) {
  Overrides overrides;
  overrides.by_round = true;
  return referee(std::move(source), overrides).judgement;
}

std::string told(const Figure& figure) {
  return range(*figure.number);
}

/// Of each round its number, then the lands and Towers of everybody in the order of the record.
std::vector<std::string> rounds(const std::string& turns) {
  const Judgement judgement = judged({.name = "record.yaml", .text = R"(game: elven-rage
components: trial-set
scenario: race
goal: 4 towers
placement: beginner
players:
- {name: lena, elves: black, castle: a1}
- {name: marco, elves: high, castle: e1}
- {name: olga, elves: forest, castle: c5}
first: {lena: 6, marco: 4, olga: 3}
turns:
)" + turns});
  EXPECT_NE(judgement.verdict, Verdict::unreadable);
  EXPECT_EQ(fault_of_turn_rounds(judgement, turns.find("unknown") != std::string::npos), "");
  std::vector<std::string> found;
  for (const RoundScore& round : judgement.rounds) {
    std::string line = std::to_string(round.round) + (round.over ? ":" : " under way:");
    for (std::uint8_t seat = 0; seat < 3; ++seat)
      for (const Standing& standing : round.standings)
        if (standing.side == std::vector<Seat>{{seat}})
          line += ' ' + told(*standing.figure("lands")) + '/' + told(*standing.figure("towers"));
    found.push_back(line);
  }
  return found;
}

TEST(Rounds, OfEveryRecordLeadToItsEnd) {
  int with_rounds = 0;
  for (const char* folder : {"records/elven-rage", "tests/elven_rage"})
    for (const std::string& path : records_below(folder))
      for (const Fixture& fixture : fixtures_of(path)) {
        const Judgement judgement = judged(fixture.source);
        const bool gaps = fixture.source.text.find("unknown") != std::string::npos;
        if (judgement.game != "elven-rage") continue;
        EXPECT_EQ(fault_of_turn_rounds(judgement, gaps), "") << path << ", record " << fixture.source.document;
        with_rounds += judgement.rounds.empty() ? 0 : 1;
      }
  EXPECT_GT(with_rounds, 100);
}

TEST(Rounds, AreTurnsOfEveryPlayer) {
  EXPECT_THAT(rounds(R"(- lena: [attack a2, won, artifact]
- marco: [decline]
- olga: [attack c4, won]
- lena: [summon 1, decline]
- marco: [summon 1, attack d1, won]
)"),
              ElementsAre("1: 2/0 1/0 2/1", "2 under way: 2/0 2/0 2/1"));
}

TEST(Rounds, AreOverWithTheLastPlayersAttack) {
  const std::string turns = "- lena: [attack a2, won]\n- marco: [attack d1, won]\n";
  EXPECT_THAT(rounds(turns + "- olga: [attack c4, won]\n"), ElementsAre("1: 2/0 2/0 2/1"));
  EXPECT_THAT(rounds(turns + "- olga: [attack c4]\n"), ElementsAre("1 under way: 2/0 2/0 1/0"));
}

/// Whoever declined may be left out of a record.
TEST(Rounds, CountPlayersWhoAreLeftOut) {
  EXPECT_THAT(rounds(R"(- lena: [attack a2, won]
- olga: [attack c4, won]
- marco: [attack d1, won]
- lena: [attack b1, won]
)"),
              ElementsAre("1: 2/0 1/0 2/1", "2: 2/0 2/0 2/1", "3 under way: 3/0 2/0 2/1"));
}

TEST(Rounds, EndWhereTurnsAreNotRecorded) {
  const std::string turns = "- lena: [attack a2, won]\n- marco: [decline]\n";
  const std::string last = "- olga: [attack c4, won]\n";
  const std::string gap = "- unknown\n- lena: [attack b1, won]\n";
  EXPECT_THAT(rounds(turns + last + gap), ElementsAre("1: 2/0 1/0 2/1"));
  EXPECT_THAT(rounds(turns + gap), IsEmpty());
  EXPECT_THAT(rounds("- unknown\n" + turns), IsEmpty());
}

}  // namespace
}  // namespace elfref::testing::elven_rage_rounds_test
