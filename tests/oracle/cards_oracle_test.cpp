#include "oracle/cards_oracle.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "oracle/card_problems.h"

namespace elfref::oracle::cards_oracle_test {
namespace {

using elfenland::CardRound;
using elfenland::CardSum;
using ::testing::ElementsAre;

constexpr CardCounts pigs(int count) {
  return {static_cast<std::uint8_t>(count)};
}
constexpr CardCounts cards(int pigs, int cycles) {
  return {static_cast<std::uint8_t>(pigs), static_cast<std::uint8_t>(cycles)};
}
constexpr CardSum known(CardCounts cards) {
  return {.known = cards, .unknown = {}};
}
constexpr CardSum unknown(int count) {
  return {.known = {}, .unknown = {count, count}};
}

/// One kind, of which there are three, in hands of two of which one is kept.
constexpr CardBox three_pigs{.cards = {3}, .hand = 2, .kept = 1};
/// Pigs and elfcycles, two each, in hands of two of which one is kept.
constexpr CardBox two_of_each{.cards = {2, 2}, .hand = 2, .kept = 1};

CardRound paid(CardSum sum) {
  return {.paid = sum};
}

KeptCards kept_in(const CardPlays& plays) {
  KeptCards kept;
  for (const auto& line : plays) {
    kept.emplace_back();
    for (const CardPlay& play : line) kept.back().push_back(play.kept);
  }
  return kept;
}

bool possible(const CardProblem& problem) {
  return complete(problem).has_value();
}

TEST(CardsOracle, ThereAreNoMoreCardsThanInTheBox) {
  const CardLine line{.start = {}, .rounds = {{}}};
  EXPECT_TRUE(possible({.players = {line}, .box = three_pigs}));
  EXPECT_FALSE(possible({.players = {line, line}, .box = three_pigs}));
}

TEST(CardsOracle, WhatIsPaidWasInHand) {
  EXPECT_TRUE(possible({.players = {{.start = {}, .rounds = {paid(known(pigs(2)))}}}, .box = three_pigs}));
  EXPECT_FALSE(possible({.players = {{.start = {}, .rounds = {paid(known(pigs(3)))}}}, .box = three_pigs}));
}

TEST(CardsOracle, AFilledHandGetsNothingWhenItIsFull) {
  CardProblem problem{.players = {{.start = known(pigs(3)), .rounds = {{}}}}, .box = three_pigs};
  EXPECT_TRUE(possible(problem));
  EXPECT_THAT(oracle::possible(problem, 0, 0, [](const CardPlay& play) { return total(play.dealt); }), ElementsAre(0));
}

TEST(CardsOracle, AnUnwrittenDiscardIsTheExcess) {
  const auto thrown = [](const CardPlay& play) { return total(play.discarded); };
  EXPECT_THAT(oracle::possible({.players = {{.start = {}, .rounds = {{}}}}, .box = three_pigs}, 0, 0, thrown),
              ElementsAre(1));
  EXPECT_THAT(
      oracle::possible({.players = {{.start = {}, .rounds = {paid(unknown(2))}}}, .box = three_pigs}, 0, 0, thrown),
      ElementsAre(0));
}

TEST(CardsOracle, AnExactDiscardMayLeaveMoreThanTheLimit) {
  CardRound round{.excess = false};
  CardProblem problem{.players = {{.start = {}, .rounds = {round}}}, .box = three_pigs};
  EXPECT_TRUE(possible(problem));
  problem.players[0].rounds[0].discarded.unknown = {0, 2};
  EXPECT_THAT(oracle::possible(problem, 0, 0, [](const CardPlay& play) { return total(play.kept); }),
              ElementsAre(0, 1));
}

TEST(CardsOracle, ANumberThatIsARangeIsAnyThatTheHandCanPay) {
  const CardProblem problem{.players = {{.start = {}, .rounds = {paid({.known = pigs(1), .unknown = {0, 9}})}}},
                            .box = two_of_each};
  EXPECT_THAT(oracle::possible(problem, 0, 0, [](const CardPlay& play) { return total(play.paid); }),
              ElementsAre(1, 2));
  EXPECT_THAT(oracle::possible(problem, 0, 0, [](const CardPlay& play) { return int{play.paid[0]}; }),
              ElementsAre(1, 2));
  EXPECT_THAT(oracle::possible(problem, 0, 0, [](const CardPlay& play) { return int{play.kept[0]}; }),
              ElementsAre(0, 1));
}

/// Two rounds. In the second the first player is dealt one card and pays two pigs: one was kept.
CardProblem kept_pig() {
  const CardLine anna{.start = {}, .rounds = {{}, paid(known(pigs(2)))}};
  const CardLine boris{.start = {}, .rounds = {paid(known(pigs(1))), {}}};
  return {.players = {anna, boris}, .box = two_of_each};
}

TEST(CardsOracle, AKeptCardCountsInBothRounds) {
  CardProblem problem = kept_pig();
  EXPECT_TRUE(possible(problem));
  EXPECT_THAT(oracle::possible(problem, 0, 0, [](const CardPlay& play) { return int{play.kept[0]}; }), ElementsAre(1));
  problem.players[1].rounds[0].paid = known(pigs(2));
  EXPECT_FALSE(possible(problem));
  EXPECT_TRUE(complete(problem, {.allowed = {}, .cut_after = {0}}));
}

TEST(CardsOracle, ACompletionIsOneWithItsOwnKeptCards) {
  const CardProblem problem = kept_pig();
  EXPECT_TRUE(completed_by(problem, {{pigs(1), pigs(0)}, {cards(0, 1), cards(0, 1)}}));
  EXPECT_FALSE(completed_by(problem, {{cards(0, 1), pigs(0)}, {cards(0, 1), cards(0, 1)}}));
  EXPECT_FALSE(completed_by(problem, {{pigs(1), pigs(0)}}));
}

/// A pig known to be dealt in the first round and held back, since all that is paid and thrown away is known, while the
/// other player shows both pigs in the third.
CardProblem held_back() {
  const CardRound dealt{.filled = false, .dealt = known(cards(1, 1)), .paid = known(cards(0, 1))};
  const CardRound filled{.filled = false, .dealt = known(cards(0, 1)), .paid = known(cards(0, 1))};
  return {.players = {{.start = {}, .rounds = {dealt, filled, {}}},
                      {.start = {}, .rounds = {{}, {}, paid(known(pigs(2)))}}},
          .box = two_of_each};
}

TEST(CardsOracle, KeptCardsBindOverThreeRounds) {
  CardProblem problem = held_back();
  EXPECT_FALSE(possible(problem));
  EXPECT_TRUE(contradicts_over_three_rounds(problem));
  problem.players[0].rounds.pop_back();
  problem.players[1].rounds.erase(problem.players[1].rounds.begin());
  EXPECT_FALSE(possible(problem));
  EXPECT_FALSE(contradicts_over_three_rounds(problem)) << "two rounds are enough";
}

TEST(CardProblems, APlayedGameIsPossible) {
  for (int seed = 0; seed < 500; ++seed) {
    Dice dice(seed);
    const Table table = small_table(dice);
    const CardProblem problem = played(table, any_plot(table, dice), dice);
    EXPECT_TRUE(possible(problem)) << shown(problem);
  }
}

TEST(CardsOracle, CountingAgreesWithEnumeration) {
  int completions = 0;
  for (int seed = 0; seed < 2000; ++seed) {
    Dice dice(seed);
    Table table = small_table(dice);
    table.box.until_empty = table.box.stock_unknown = false;
    const CardProblem problem = played(table, std::nullopt, dice);
    KeptCards kept = kept_in(*complete(problem));
    EXPECT_TRUE(adds_up(problem, kept)) << shown(problem);
    CardProblem other = miswritten(problem, dice);
    auto& cards = kept[dice.below(static_cast<int>(kept.size()))];
    std::swap(cards[dice.below(static_cast<int>(cards.size()))], kept[0][0]);
    EXPECT_EQ(adds_up(other, kept), completed_by(other, kept)) << shown(other);
    completions += completed_by(other, kept) ? 1 : 0;
  }
  EXPECT_GT(completions, 400);
  EXPECT_LT(completions, 1500);
}

TEST(CardProblems, AreShownAsTheyAreWritten) {
  const CardProblem problem{
      .players = {{{},
                   {{false, {{1, 1, 0, 0, 0, 0, 0}, {0, 0}}, {{0, 1, 0, 0, 0, 0, 0}, {0, 0}}, true, {}},
                    {false, {{0, 1, 0, 0, 0, 0, 0}, {0, 0}}, {{0, 1, 0, 0, 0, 0, 0}, {0, 0}}, true, {}},
                    {true, {}, {}, true, {}}}},
                  {{},
                   {{true, {}, {}, true, {}},
                    {true, {}, {}, true, {}},
                    {true, {}, {{2, 0, 0, 0, 0, 0, 0}, {0, 0}}, true, {}}}}},
      .box = {{2, 2, 0, 0, 0, 0, 0}, 2, 1}};
  EXPECT_EQ(shown(problem), shown(held_back()));
  EXPECT_TRUE(contradicts_over_three_rounds(problem));
}

TEST(CardProblems, ShrinkToWhatIsNeeded) {
  CardProblem problem = held_back();
  problem.players.push_back({.start = {}, .rounds = {{}, {}, {}}});
  problem.box.cards = {2, 9};
  const CardProblem small = shrunk(problem, [](const CardProblem& smaller) { return !possible(smaller); });
  EXPECT_EQ(small.players.size(), 1u);
  EXPECT_EQ(small.players[0].rounds.size(), 1u);
}

}  // namespace
}  // namespace elfref::oracle::cards_oracle_test
