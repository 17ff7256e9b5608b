// Where a journey was not written down, what is told of the standings is an interval, and both of its ends are reached:
// each by a journey that is legal.

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "testing/fixture.h"

namespace elfref::testing {
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

/// The journeys, one after the other in place of `@`, reach both ends of everything that is told of the unwritten one,
/// and nothing beyond.
void expect_both_ends(const std::string& record, const std::string& unwritten,
                      const std::vector<std::string>& journeys) {
  const auto with = [&](const std::string& journey) {
    std::string text = record;
    return text.replace(text.find('@'), 1, journey);
  };
  std::map<std::string, Range> reached;
  for (const std::string& journey : journeys)
    for (const auto& [key, value] : told(with(journey))) {
      const auto [found, fresh] = reached.try_emplace(key, value);
      if (!fresh)
        found->second = {std::min(found->second.min, value.min), std::max(found->second.max, value.max)};
    }
  for (const auto& [key, value] : told(with(unwritten))) {
    EXPECT_EQ(value.min, reached[key].min) << key;
    EXPECT_EQ(value.max, reached[key].max) << key;
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
  expect_both_ends(first_round, "unknown",
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
                   "unknown", {"[]"});
}

}  // namespace
}  // namespace elfref::testing
