// Where a journey was not written down, what is told of the standings is an interval, and both of its ends are reached:
// each by a journey that is legal.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "testing/fixture.h"

namespace elfref::testing::intervals_test {
namespace {

/// What is told of the first player, by figure.
std::map<std::string, Range> told(const std::string& record, Verdict verdict = Verdict::legal) {
  std::map<std::string, Range> values;
  const Judgement judgement = referee({"record", record, 1, 1}).judgement;
  EXPECT_EQ(judgement.verdict, verdict) << record;
  for (const Standing& standing : judgement.standings) {
    if (standing.name != "Anna") continue;
    values["place"] = *standing.place;
    for (const Figure& figure : standing.figures)
      if (figure.number) values[std::string(figure.key)] = *figure.number;
  }
  return values;
}

/// The journeys, each in place of an `@`, reach both ends of everything that is told of the unwritten one,
/// and nothing beyond. `upper`: the upper ends are reached as well.
void expect_both_ends(const std::string& record, const std::string& unrecorded,
                      const std::vector<std::string>& journeys, bool upper = true) {
  const auto with = [&](const std::string& journey) {
    std::string text = record, left = journey;
    for (std::size_t at = text.find('@'); at != std::string::npos; at = text.find('@')) {
      const std::size_t end = std::min(left.find(" | "), left.size());
      text.replace(at, 1, left.substr(0, end));
      left.erase(0, end + 3);
    }
    return text;
  };
  std::map<std::string, Range> reached;
  for (const std::string& journey : journeys)
    for (const auto& [key, value] : told(with(journey))) {
      const auto [found, fresh] = reached.try_emplace(key, value);
      if (!fresh) found->second = {std::min(found->second.min, value.min), std::max(found->second.max, value.max)};
    }
  for (const auto& [key, value] : told(with(unrecorded))) {
    EXPECT_LE(value.min, reached[key].min) << key;
    EXPECT_GE(value.max, reached[key].max) << key;
    if (upper || key == "towns" || key == "score") {
      EXPECT_EQ(value.min, reached[key].min) << key;
    }
    if (upper) {
      EXPECT_EQ(value.max, reached[key].max) << key;
    }
  }
}

const std::string first_round = R"(
edition: italian
players: [{name: Anna, town: Tichih}, {name: Boris, town: Virst}]
rounds:
- plan: [Anna: pig on Elvenhold-Lapphalya]
  travel: [Anna: @, Boris: []]
)";

TEST(Intervals, OfAJourneyThatNobodyWroteDown) {
  expect_both_ends(
      first_round, "unknown",
      {"[]", "[Lapphalya: pig, Elvenhold: pig, Beata: 2 raft, Elvenhold: raft, Rivinia: raft, Tichih: raft]",
       "[Strykhaven: 2 raft, Virst: 2 raft, Ixara: raft, Mah'Davikia: raft, Grangor: raft]",
       "[Virst: 2 raft, Elvenhold: 2 raft, Virst: 2 raft, Elvenhold: 2 raft]"});
}

TEST(Intervals, OfAJourneyOfWhichTheEndWasSeen) {
  expect_both_ends(first_round, "[unknown, at: Tichih]",
                   {"[Rivinia: raft, Tichih: raft]",
                    "[Lapphalya: pig, Elvenhold: pig, Beata: 2 raft, Elvenhold: raft, Rivinia: raft, Tichih: raft]",
                    "[Rivinia: raft, Tichih: raft, Rivinia: 2 raft, Tichih: raft, Rivinia: 2 raft, Tichih: raft]"});
}

TEST(Intervals, OfAHandOfWhichEveryCardIsKnown) {
  std::string dealt = first_round;
  dealt.insert(dealt.find("plan"), "deal: {Anna: 2 pig + raft + 5 dragon}\n  ");
  expect_both_ends(dealt, "unknown",
                   {"[]", "[Lapphalya: pig]", "[Rivinia: raft]", "[Lapphalya: pig, Elvenhold: pig, Rivinia: raft]",
                    "[Lapphalya: caravan 3 dragon, Elvenhold: caravan 2 dragon + raft, Lapphalya: 2 pig]"});
}

TEST(Intervals, WhereNoStepIsLegal) {
  expect_both_ends(R"(
edition: italian
players: [Anna, Boris]
start:
  round: 4
  phase: travel
  players:
    Anna: {at: Al'Baran, towns: [Al'Baran, Feodor, Rivinia], hand: 8}
    Boris: {at: Feodor, towns: [Feodor, Rivinia, Tichih], hand: 8}
  roads: none
rounds:
- travel: [Boris: [], Anna: @]
)",
                   "unknown", {"[]", "[discard: 8]"});
}

TEST(Intervals, OfStepsWrittenBehindAGap) {
  // What is written leaves so many cards for the way to where it begins, and for the way on.
  expect_both_ends(first_round, "[unknown, Tichih: raft, unknown]",
                   {"[Rivinia: raft, Tichih: raft]",
                    "[Lapphalya: pig, Elvenhold: pig, Beata: 2 raft, Elvenhold: raft, Rivinia: raft, Tichih: raft]",
                    "[Rivinia: raft, Tichih: raft, Rivinia: 2 raft, Elvenhold: 2 raft, Virst: 2 raft]",
                    "[Rivinia: raft, Tichih: raft, Rivinia: 2 raft, Elvenhold: 4 raft]"});
  expect_both_ends(
      first_round, "[unknown, Elvenhold: 2 raft, unknown, Lapphalya: pig]",
      {"[Virst: 2 raft, Elvenhold: 2 raft, Lapphalya: pig]", "[Rivinia: raft, Elvenhold: 2 raft, Lapphalya: pig]",
       "[Rivinia: raft, Elvenhold: 2 raft, Beata: 2 raft, Elvenhold: raft, Lapphalya: pig]",
       "[Rivinia: 5 raft, Elvenhold: 2 raft, Lapphalya: pig]"});
}

const std::string two_rounds = R"(
edition: italian
players: [{name: Anna, town: Tichih}, {name: Boris, town: Virst}]
start:
  round: 3
  phase: travel
  first: Anna
  players:
    Anna: {at: Feodor, towns: [Feodor], hand: 2 dragon + 2 cloud}
    Boris: {at: Feodor, towns: [Feodor, Rivinia], hand: 8}
  roads: {Feodor-Lapphalya: dragon}
rounds:
- travel: [Anna: @, Boris: []]
- deal: {Anna: 6 pig}
  plan: [Boris: pig on Feodor-Rivinia, Anna: pig on Feodor-Lapphalya]
  travel: [Boris: [], Anna: @]
)";

TEST(Intervals, OfJourneysOfSeveralRounds) {
  // The six cards that were dealt show that two were paid or thrown away in round 3.
  expect_both_ends(two_rounds, "unknown | unknown",
                   {"[discard: 2] | []", "[discard: 2 cloud] | [Lapphalya: 6 pig + 2 dragon]",
                    "[discard: 2] | [discard: 8]", "[Lapphalya: 2 dragon] | [Feodor: 6 pig + 2 cloud]",
                    "[Lapphalya: 2 dragon] | [Feodor: pig, Rivinia: pig]"});
  // Where nothing was thrown away without need, so it led to Lapphalya.
  expect_both_ends(two_rounds, "[unknown, at: Lapphalya] | [unknown, at: Lapphalya]",
                   {"[Lapphalya: 2 dragon] | []", "[Lapphalya: 2 dragon] | [Feodor: pig, Lapphalya: 5 pig + 2 cloud]"},
                   false);
  // Four cards show that nothing was: the towns are those of round 4.
  std::string four = two_rounds;
  four.replace(four.find("6 pig"), 5, "4 pig");
  expect_both_ends(four, "unknown | unknown",
                   {"[] | []", "[] | [discard: 8]", "[] | [Lapphalya: pig]",
                    "[] | [Lapphalya: pig, Feodor: pig, Rivinia: pig]", "[] | [Rivinia: pig]",
                    "[] | [Lapphalya: 4 pig + 2 dragon + 2 cloud]"});
}

TEST(Intervals, OfTownsThatAreOnlyCounted) {
  // One of the two is not known: it may be one that was visited later.
  std::string counted = two_rounds;
  counted.replace(counted.find("[Feodor], hand"), 8, "@");
  expect_both_ends(counted, "2 | unknown | unknown",
                   {"[Feodor, Lapphalya] | [Lapphalya: 2 dragon] | []", "[Feodor, Lapphalya] | [discard: 2] | []",
                    "[Feodor, Lapphalya] | [Lapphalya: 2 dragon] | [Feodor: 6 pig + 2 cloud]",
                    "[Feodor, Tichih] | [Lapphalya: 2 dragon] | [Feodor: pig, Rivinia: pig]"});
}

TEST(Intervals, BehindAPlanThatIsUnknown) {
  // Whoever came to Tichih visited a town on the way at least.
  expect_both_ends(R"(
edition: italian
players: [{name: Anna, town: Tichih}, {name: Boris, town: Virst}]
rounds:
- plan: @
  travel: [Anna: @, Boris: []]
)",
                   "unknown | [unknown, at: Tichih]",
                   {"[Anna: pig on Elvenhold-Lapphalya] | [Rivinia: raft, Tichih: raft]"}, false);
}

TEST(Intervals, OfMoreThanThePriceThatNobodyPays) {
  std::string strict = first_round;
  strict.insert(strict.find("players"), "options: {overpay: error}\n");
  expect_both_ends(
      strict, "[unknown, Lapphalya: pig, unknown, at: Lapphalya]",
      {"[Lapphalya: pig]", "[Rivinia: raft, Elvenhold: 2 raft, Beata: 2 raft, Elvenhold: raft, Lapphalya: pig]",
       "[Rivinia: raft, Elvenhold: 2 raft, Lapphalya: pig, Elvenhold: pig, Lapphalya: pig, Elvenhold: pig, "
       "Lapphalya: pig]"});
}

}  // namespace
}  // namespace elfref::testing::intervals_test
