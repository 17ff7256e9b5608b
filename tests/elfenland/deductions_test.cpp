// What is forced of travel cards that nobody wrote down.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "elfref/games.h"
#include "testing/english.h"

namespace elfref::deductions_test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<std::string> deductions(std::string_view text) {
  Overrides overrides;
  overrides.deductions = true;
  const Refereed refereed = referee({.name = "record.yaml", .text = std::string(text)}, overrides);
  EXPECT_NE(refereed.judgement.verdict, Verdict::unreadable);
  std::vector<std::string> found;
  for (const Deduction& forced : refereed.judgement.deductions) 
    found.push_back(testing::in_english(forced.text, refereed.judgement.players));
  return found;
}

TEST(DeductionsOfCards, CardsPaidBeyondTheDealWereKept) {
  EXPECT_THAT(deductions(R"(players: [Anna, Boris]
rounds:
- travel:
  - Anna: []
  - Boris: []
- travel:
  - Boris: []
  - Anna: [Strykhaven: 2 raft, Virst: 2 raft, Elvenhold: 2 raft]
)"),
              ElementsAre("round 1: Anna had at least 2 rafts in hand (line 8)"));
}

TEST(DeductionsOfCards, NothingIsForcedThatMayHaveBeenDealt) {
  EXPECT_THAT(deductions(R"(players: [Anna, Boris]
rounds:
- travel:
  - Anna: []
  - Boris: []
- travel:
  - Boris: []
  - Anna: [Strykhaven: 2 raft, Virst: 2 raft]
)"),
              IsEmpty());
}

TEST(DeductionsOfCards, WhatWasThrownAwayWasNotKept) {
  // Two of the four rafts of round 2 were dealt, so two were kept; two more were thrown away before.
  EXPECT_THAT(deductions(R"(players: [Anna, Boris]
rounds:
- deal: {Anna: 2 raft + 6 unknown}
  travel:
  - Anna: [discard: 2 raft + 2 unknown]
  - Boris: []
- deal: {Anna: 2 raft + 2 pig}
  travel:
  - Boris: []
  - Anna: [Strykhaven: 2 raft, Virst: 2 raft]
)"),
              ElementsAre("round 1: Anna had at least 4 rafts in hand (lines 5, 7, 10)"));
}

}  // namespace
}  // namespace elfref::deductions_test
