// Battles of which only the outcome is known. Against plain enumeration: tests/oracle/battle_plays_test.cpp.

#include "elfref/elven_rage/table/battle_outcomes.h"

#include <gtest/gtest.h>

#include <string>

#include "elven_rage/battle_table.h"

namespace elfref::elven_rage::battle_outcomes_test {
namespace {

using testing::TestBattle;

/// One of two can be struck, whoever the attacker likes; then nobody can strike any more.
TestBattle choice(const std::string& owner = "D") {
  return TestBattle({"A One 5/1 simple - simple", "D Two 4/1 - - counter", "A Three 3/1 - - -", "D Four 1/1 - - -"},
                    owner + " Upper 1/1 - - -");
}

constexpr Places two = 1u << 1, four = 1u << 3, one = 1u << 0;

TEST(BattleOutcome, IsOneOfThoseThatThePlaysGive) {
  const Outcomes found = outcomes_of(choice().battle);
  EXPECT_TRUE(found.complete);
  EXPECT_EQ(found.dead, only_dead(one | two) | only_dead(one | two | four))
      << "Four falls first, or Two, whose counterattack kills One";
}

TEST(BattleOutcome, WithWhoFellTheCountDecidesWhoWon) {
  const Battle battle = choice().battle;
  EXPECT_EQ(can_end_so(battle, {.winner = Side::defender}), Possible::yes);
  EXPECT_EQ(can_end_so(battle, {.winner = Side::attacker}), Possible::yes);
  EXPECT_EQ(can_end_so(battle, {.winner = Side::defender, .fallen = only_dead(one | two)}), Possible::yes) << "1 : 1";
  EXPECT_EQ(can_end_so(battle, {.winner = Side::attacker, .fallen = only_dead(one | two)}), Possible::no);
  EXPECT_EQ(can_end_so(choice("A").battle, {.winner = Side::attacker, .fallen = only_dead(one | two)}), Possible::yes);
  EXPECT_EQ(can_end_so(battle, {.winner = {}, .fallen = only_dead(four)}), Possible::no) << "One goes on";
  EXPECT_EQ(can_end_so(battle, {.winner = {}, .fallen = only_dead(0)}), Possible::no);
}

TEST(BattleOutcome, OfCardsWithOneNameAnyMayBeMeant) {
  const Battle battle = choice().battle;
  const auto sets = static_cast<DeadSets>(only_dead(one | four) | only_dead(one | two));
  EXPECT_EQ(can_end_so(battle, {.winner = Side::defender, .fallen = sets}), Possible::yes);
}

TEST(BattleOutcome, ASwapThatWasNotWrittenIsTriedByWhoAsks) {
  TestBattle battle({"A Weak 1/1 - - -", "D Two 4/1 - - -", "A Three 3/1 - - -", "D Four 1/1 - - -"},
                    "A Strong 6/1 simple - -", "D Lower 1/1 - - -");
  EXPECT_EQ(can_end_so(battle.battle, {.winner = {}, .fallen = only_dead(two)}), Possible::no);
  battle.swaps_with("Weak");
  EXPECT_EQ(can_end_so(battle.battle, {.winner = {}, .fallen = only_dead(two)}), Possible::yes);
}

TEST(BattleOutcome, NobodyIsAccusedOfAnUnknownCard) {
  const auto battle = [](const std::string& second) {
    return TestBattle({"A One 5/1 simple - -", second, "A Three 3/1 - - -", "D Four 1/1 - - -"}, "D Upper 1/1 - - -")
        .battle;
  };
  for (const Side side : {Side::attacker, Side::defender}) {
    EXPECT_EQ(can_end_so(battle("?"), {.winner = side}), Possible::yes);
    EXPECT_EQ(can_end_so(battle("D Two 4/9 - - other"), {.winner = side}), Possible::yes);
  }
  EXPECT_EQ(can_end_so(battle("?D"), {.winner = Side::attacker, .fallen = only_dead(one)}), Possible::no)
      << "1 : 2, whatever it is, or 1 : 1 with the defender's reserve";
  EXPECT_EQ(can_end_so(battle("?D"), {.winner = Side::defender, .fallen = only_dead(one)}), Possible::yes);
}

TEST(BattleOutcome, ATreasureNeverFalls) {
  const TestBattle battle({"A One 5/1 simple - -", "T", "A Three 3/1 - - -", "D Four 1/1 - - -"});
  EXPECT_EQ(can_end_so(battle.battle, {.winner = {}, .fallen = only_dead(two)}), Possible::no);
}

TEST(BattleOutcome, AnActionBehindTheCentreCounts) {
  TestBattle battle = choice();
  battle.plays(testing::slot_effect(Who::own, Icon::none), "Two right none", Side::defender);
  const Outcomes found = outcomes_of(battle.battle);
  EXPECT_EQ(found.dead, only_dead(two | four));
}

TEST(BattleOutcome, IsGivenUpWhenTheWorkIsUsedUp) {
  const Battle battle = choice().battle;
  Work little(1);
  EXPECT_EQ(can_end_so(battle, {.winner = {}, .fallen = only_dead(four)}, &little), Possible::given_up);
  EXPECT_FALSE(outcomes_of(battle, 0, nullptr, 1).complete);
  Work enough(1'000'000);
  EXPECT_EQ(can_end_so(battle, {.winner = {}, .fallen = only_dead(four)}, &enough), Possible::no);
  EXPECT_GT(enough.spent(), 0u);
}

TEST(BattleOutcome, ManyLivesAndMovementsAreBounded) {
  const TestBattle battle({"A One 5/255 simple move move", "D Two 4/255 move simple move",
                           "A Three 3/255 move move simple", "D Four 1/255 simple move simple"});
  const Outcomes found = outcomes_of(battle.battle, only_dead(0x0f));
  EXPECT_LE(found.moments, most_battle_moments + 2000);
}

}  // namespace
}  // namespace elfref::elven_rage::battle_outcomes_test
