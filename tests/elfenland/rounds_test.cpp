// How it stood after every round.

#include "testing/rounds.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "elfref/elfenland/table/position.h"
#include "elfref/elfenland/table/score.h"
#include "elfref/games.h"
#include "testing/fixture.h"

namespace elfref::testing::rounds_test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

Judgement judged(Source source, bool by_round = true) {
  Overrides overrides;
  overrides.by_round = by_round;
  return referee(std::move(source), overrides).judgement;
}

std::string told(const Figure& figure) {
  if (!figure.number) return "?";
  const auto [min, max] = *figure.number;
  return min == max ? std::to_string(min) : std::to_string(min) + "-" + std::to_string(max);
}

/// Of each round its number, then by place what everybody has: towns, score, cards.
std::vector<std::string> rounds(std::string_view text) {
  const Judgement judgement = judged({.name = "record.yaml", .text = std::string(text)});
  EXPECT_EQ(fault_of_rounds(judgement), "");
  std::vector<std::string> found;
  for (const RoundScore& round : judgement.rounds) {
    std::string line = std::to_string(round.round) + (round.over ? ":" : " under way:");
    for (const Standing& standing : round.standings) {
      line += ' ' + standing.name + (standing.won ? " won" : "");
      for (const char* key : {"towns", "score", "cards"}) line += ' ' + told(*standing.figure(key));
    }
    found.push_back(line);
  }
  return found;
}

TEST(Rounds, OfEveryRecordLeadToItsEnd) {
  int with_rounds = 0;
  for (const char* folder : {"records/elfenland", "tests/elfenland", "tests/faults"})
    for (const std::string& path : records_below(folder))
      for (const Fixture& fixture : fixtures_of(path)) {
        const Judgement judgement = judged(fixture.source);
        EXPECT_EQ(fault_of_rounds(judgement), "") << path << ", record " << fixture.source.document;
        with_rounds += judgement.rounds.empty() ? 0 : 1;
        EXPECT_THAT(judged(fixture.source, false).rounds, IsEmpty());
      }
  EXPECT_GT(with_rounds, 500);
}

TEST(Rounds, SayWhoHadWhatAfterEach) {
  EXPECT_THAT(rounds(R"(players: [Anna, Boris]
rounds:
- deal: {Anna: 4 raft + dragon + elfcycle + 2 pig, Boris: 4 raft + 4 cloud}
  plan:
  - Anna: dragon on Elvenhold-Lapphalya
  - Boris: elfcycle on Lapphalya-Virst
  travel:
  - Anna: [Lapphalya: dragon, Virst: elfcycle, discard: 2 raft]
  - Boris: [Virst: 2 raft, discard: 2 cloud]
- deal: {Anna: 4 wagon, Boris: 4 wagon}
  travel:
  - Boris: [Ixara: raft, discard: 3 wagon]
  - Anna: [discard: 4 wagon]
)"),
              ElementsAre("1: Anna 2 2 4 Boris 1 1 4", "2: Anna 2 2 4 Boris 2 2 4"));
}

TEST(Rounds, BeginWithTheFirstThatIsWrittenDown) {
  EXPECT_THAT(rounds(R"(players: [Anna, Boris]
start:
  round: 3
  phase: travel
  roads: {}
  players: {Anna: {at: Virst, towns: 9, hand: 4 raft}, Boris: {at: Virst, towns: 8, hand: 4 raft}}
rounds:
- travel:
  - Anna: []
  - Boris: []
- deal: {Anna: 4 pig, Boris: 4 pig}
  travel:
  - Boris: [discard: 4 pig]
  - Anna: [discard: 4 pig]
)"),
              ElementsAre("3: Anna 9 9 4 Boris 8 8 4", "4: Anna won 9 9 4 Boris 8 8 4"));
}

TEST(Rounds, OfWhichTheLastIsUnderWay) {
  EXPECT_THAT(rounds(R"(players: [Anna, Boris]
rounds:
- travel:
  - Anna: [Virst: 2 raft]
  - Boris: []
- plan:
  - Boris: dragon on Elvenhold-Lapphalya
)"),
              ElementsAre("1: Anna 1 1 4 Boris 0 0 4", "2 under way: Anna 1 1 8 Boris 0 0 8"));
}

constexpr std::string_view won = R"(
players: [Anna, Boris]
start:
  round: 2
  phase: travel
  players:
    Anna:
      at: Virst
      towns: [Usselen, Wylhien, Jaccaranda, Tichih, Throtmanni, Parundia, Yttar, Al'Baran, Feodor, Rivinia,
        Erg'Eren, Grangor, Kihromah, Dag'Amura, Lapphalya, Beata, Mah'Davikia, Virst, Strykhaven]
    Boris: {at: Virst, towns: 8}
rounds:
- travel:
  - Anna: [Ixara: raft]
  - Boris: [Ixara: raft]
- travel:
  - Boris: []
  - Anna: []
)";

TEST(Rounds, EndWithTheGame) {
  EXPECT_EQ(rounds("options: {early-win: never}" + std::string(won)).size(), 2u);
  const auto until = [](std::string_view rule) {
    return judged({.name = "x", .text = "options: {early-win: " + std::string(rule) + "}" + std::string(won)}).rounds;
  };
  for (const char* rule : {"immediate", "end-of-round"}) {
    const auto found = until(rule);
    ASSERT_EQ(found.size(), 1u) << rule;
    EXPECT_TRUE(found.front().over) << rule;
    EXPECT_TRUE(found.front().standings.front().won) << rule;
  }
}

TEST(Rounds, CountThePenaltyAsIfTheGameEndedThere) {
  EXPECT_THAT(rounds(R"(players: [{name: Anna, town: Virst}, {name: Boris, town: Lapphalya}]
options: {town-cards: true}
rounds:
- deal: {Anna: 4 raft + 4 pig, Boris: 4 raft + 4 pig}
  travel:
  - Anna: [discard: 4 pig]
  - Boris: [discard: 4 pig]
- deal: {Anna: 4 pig, Boris: 4 pig}
  travel:
  - Boris: [discard: 4 pig]
  - Anna: [Virst: 2 raft, discard: 2 pig]
)"),
              ElementsAre("1: Anna 0 -1 4 Boris 0 -1 4", "2: Anna 1 1 4 Boris 0 -1 4"));
}

TEST(Rounds, KnowNoMoreThanTheRecordUpToThere) {
  EXPECT_THAT(rounds(R"(players: [Anna, Boris]
rounds:
- unknown
- travel:
  - Boris: []
  - Anna: []
)"),
              ::testing::SizeIs(2));
}

TEST(Rounds, OfASheetOrOfNothingAreNone) {
  EXPECT_THAT(rounds("players: [Anna, Boris]\nfinal: {Anna: {towns: 3}, Boris: {towns: 2}}\n"), IsEmpty());
  EXPECT_THAT(rounds("players: [Anna, Boris]\nwinner: Anna\n"), IsEmpty());
  EXPECT_THAT(rounds("players: [Anna, Boris]\nrouns: []\n"), IsEmpty());
}

TEST(Figures, OfEveryStandingAreThoseOfTheGame) {
  const Judgement judgement = judged({.name = "x", .text = "players: [Anna, Boris]\nrounds: []\n"});
  ASSERT_EQ(judgement.standings.size(), 2u);
  const auto words = elfenland::figures();
  for (const Standing& standing : judgement.standings) {
    ASSERT_EQ(standing.figures.size(), words.size());
    for (std::size_t i = 0; i < words.size(); ++i) {
      EXPECT_EQ(standing.figures[i].key, words[i].key);
      if (standing.figures[i].number) {
        EXPECT_TRUE(words[i].number) << words[i].key;
      }
    }
  }
}

}  // namespace
}  // namespace elfref::testing::rounds_test
