// What the rulebook leaves open of battles: every value of every option, and the layout.

#include <gtest/gtest.h>

#include <array>
#include <string>

#include "elven_rage/battle_table.h"

namespace elfref::elven_rage::battle_options_test {
namespace {

using testing::codes;
using testing::number_effect;
using testing::slot_effect;
using testing::TestBattle;

TestBattle with(const BattleOptions& options, const std::string& icons, const std::string& facing,
                const std::string& lives = "3") {
  return TestBattle({"A By 5/3 " + icons, "D At 2/" + lives + " - - " + facing, "A Idle 1/1 - - -", "D Far 1/1 - - -"},
                    "A Upper 1/1 - - -", "D Lower 1/1 - - -", options);
}

TEST(BattleOptions, LeftHits) {
  EXPECT_EQ(with({}, "simple - -", "none").says("By: left At"), "");
  EXPECT_EQ(with({.left_hits = LeftHits::counterclockwise}, "simple - -", "none").says("By: left At"), "ER-FGT-3");
  EXPECT_EQ(with({.left_hits = LeftHits::counterclockwise}, "simple - -", "none").says("By: left Far"), "");
}

TEST(BattleOptions, FireDouble) {
  TestBattle stopped = with({}, "double - -", "fire");
  EXPECT_EQ(stopped.says("By: At -2"), "ER-ATK-7");
  TestBattle hits = with({.fire_double = FireDouble::hits}, "double - -", "fire");
  EXPECT_EQ(hits.says("By: At -2"), "");
  EXPECT_EQ(hits.lives("At"), 1);
  EXPECT_EQ(hits.lives("By"), 3);
  EXPECT_EQ(with({.fire_double = FireDouble::hits}, "double - -", "fire").says("By: At 0"), "ER-ATK-2");
}

TEST(BattleOptions, FirePierce) {
  for (const auto& [value, target, striker] :
       {std::tuple{FirePierce::hits_and_burns, 2, 2}, std::tuple{FirePierce::hits, 2, 3},
        std::tuple{FirePierce::stopped, 3, 2}}) {
    TestBattle battle = with({.fire_pierce = value}, "pierce - -", "fire");
    EXPECT_EQ(battle.says("By: At -" + std::to_string(3 - target)), "");
    EXPECT_EQ(battle.lives("At"), target);
    EXPECT_EQ(battle.lives("By"), striker);
  }
}

TEST(BattleOptions, CounterWhenKilled) {
  TestBattle yes = with({}, "simple - -", "counter", "1");
  yes.says("By: At dies");
  EXPECT_EQ(yes.lives("By"), 2);
  const BattleOptions no{.counter_when_killed = CounterWhenKilled::no};
  TestBattle killed = with(no, "simple - -", "counter", "1"), hurt = with(no, "simple - -", "counter", "2");
  killed.says("By: At dies");
  hurt.says("By: At -1");
  EXPECT_EQ(killed.lives("By"), 3);
  EXPECT_EQ(hurt.lives("By"), 2);
}

TEST(BattleOptions, MoveInstead) {
  const BattleOptions yes{.move_instead = MoveInstead::yes};
  for (const std::string facing : {"none", "fire"}) {
    EXPECT_NE(with({}, "simple move -", facing).says("By: moves Idle"), "") << facing;
    EXPECT_EQ(with(yes, "simple move -", facing).says("By: moves Idle"), "") << facing;
    EXPECT_NE(with(yes, "simple move -", facing).says("By: stays"), "") << facing << ": to stand still is no movement";
  }
}

/// Two cards that can only move, and do so back and forth.
TestBattle dancers(MoveLoop loop) {
  return TestBattle({"A One 5/1 move - -", "A Two 4/1 move - -", "D Three 3/1 - - -", "D Four 1/1 - - -"},
                    "A Upper 1/1 - - -", "D Lower 1/1 - - -", {.move_loop = loop});
}

TEST(BattleOptions, MoveLoopFirstRepeat) {
  TestBattle battle = dancers(MoveLoop::first_repeat);
  EXPECT_EQ(codes(judge_loop(battle.battle)), "ER-ATK-9");
  EXPECT_EQ(battle.says("One: moves Two"), "");
  EXPECT_EQ(codes(judge_loop(battle.battle)), "ER-ATK-9");
  EXPECT_EQ(battle.says("Two: moves One"), "") << "from place 1 its left slot points at place 2";
  EXPECT_EQ(codes(judge_loop(battle.battle)), "");
  EXPECT_EQ(codes(judge_end(battle.battle, Side::attacker, true)), "");
  EXPECT_EQ(battle.says("Three: nothing"), "ER-ATK-9") << "it had ended";
  EXPECT_EQ(battle.says("Four: nothing"), "") << "told once";
}

TEST(BattleOptions, MoveLoopThirdRepeat) {
  TestBattle battle = dancers(MoveLoop::third_repeat);
  for (int time = 1; time <= 3; ++time) {
    EXPECT_EQ(battle.says("One: moves Two"), "") << time;
    EXPECT_EQ(battle.says("Two: moves One"), "") << time;
    EXPECT_EQ(codes(judge_loop(battle.battle)), time < 3 ? "ER-ATK-9" : "") << time;
  }
  EXPECT_EQ(battle.says("One: stays"), "ER-ATK-9");
}

TEST(BattleOptions, MoveLoopAgreed) {
  TestBattle battle = dancers(MoveLoop::agreed);
  EXPECT_EQ(codes(judge_loop(battle.battle)), "ER-ATK-9") << "nothing went round yet";
  for (int time = 1; time <= 30; ++time) {
    EXPECT_EQ(battle.says("One: moves Two"), "") << time;
    EXPECT_EQ(battle.says("Two: moves One"), "") << time;
    EXPECT_EQ(codes(judge_loop(battle.battle)), "") << time;
  }
  for (int time = 1; time <= 30; ++time) battle.says("One: moves Two"), battle.says("Two: moves One");
  EXPECT_EQ(codes(judge_loop(battle.battle)), "") << "more positions than are remembered";
}

TEST(BattleOptions, MoveLoopBeginsWithTheLayout) {
  TestBattle battle({"A One 5/1 move - -", "A Two 4/1 - - -", "D Three 3/1 - - -", "D Four 1/1 - - -"});
  EXPECT_EQ(battle.plays(number_effect(Does::life, Who::own, 1), "One +1", Side::attacker), "");
  EXPECT_EQ(battle.says("One: moves Two"), "");
  battle.plays(number_effect(Does::life, Who::enemy, -1), "One -1", Side::defender);
  battle.plays(slot_effect(Who::own, Icon::move), "Two left move", Side::attacker);
  EXPECT_EQ(battle.says("Two: moves One"), "");
  EXPECT_EQ(codes(judge_loop(battle.battle)), "ER-ATK-9") << "it shows another slot than the layout did";
  TestBattle same({"A One 5/1 move - -", "A Two 4/1 move - -", "D Three 3/1 - - -", "D Four 1/1 - - -"});
  EXPECT_EQ(same.plays(number_effect(Does::life, Who::own, 1), "One +1", Side::attacker), "");
  EXPECT_EQ(same.says("One: moves Two"), "");
  same.plays(number_effect(Does::life, Who::enemy, -1), "One -1", Side::defender);
  EXPECT_EQ(same.says("Two: moves One"), "");
  EXPECT_EQ(codes(judge_loop(same.battle)), "") << "as they lay before the Action";
}

TEST(BattleOptions, MoveLoopCountsWhereNobodyHasToStrike) {
  const auto back = [](const std::string& last) {
    TestBattle battle({"A One 5/1 move - -", "A Two 4/1 move - -", "D Three 3/1 " + last, "D Four 1/1 - - -"});
    EXPECT_EQ(battle.says("One: moves Two"), "");
    EXPECT_EQ(battle.says("Two: moves One"), "");
    EXPECT_EQ(codes(judge_loop(battle.battle)), "") << "it may be called one";
    return battle;
  };
  TestBattle still = back("- - -"), due = back("- simple -");
  EXPECT_TRUE(has_ended(still.battle));
  EXPECT_EQ(still.says("Three: nothing"), "ER-ATK-9");
  EXPECT_FALSE(has_ended(due.battle));
  EXPECT_EQ(due.says("Three: One dies"), "") << "a strike is due: nothing is looping";
}

TEST(BattleOptions, MoveLoopOfCopiesMayBeCalledOneAndNeedNotBe) {
  TestBattle battle({"A Twin 5/1 move - -", "A Twin 5/1 move - -", "D Three 3/1 - - -", "D Four 1/1 - - -"});
  EXPECT_EQ(battle.says("1: moves 2"), "");
  EXPECT_EQ(codes(judge_loop(battle.battle)), "");
  EXPECT_EQ(battle.says("Three: nothing"), "");
}

TEST(BattleOptions, AnAnswerAndWhatItAnswersMakeOnePosition) {
  TestBattle battle({"A One 5/1 move - -", "D Two 4/1 move - -", "D Three 3/1 - - -", "A Four 2/1 - - -"});
  const Effect healer = number_effect(Does::life, Who::own, 1), knife = number_effect(Does::life, Who::enemy, -1);
  EXPECT_EQ(battle.says("One: moves Two"), "");
  battle.plays(healer, "Two +1", Side::defender);
  battle.plays(healer, "Two +1", Side::defender, true);
  EXPECT_EQ(battle.lives("Two"), 3);
  EXPECT_EQ(battle.battle.positions, 3u) << "with two lives it was at no time";
  battle.plays(knife, "Two -1", Side::attacker);
  EXPECT_EQ(battle.lives("Two"), 2);
  EXPECT_EQ(battle.battle.positions, 4u);
}

TEST(BattleOptions, FireEnds) {
  const auto battle = [](FireEnds ends) { return with({.fire_ends = ends}, "simple - -", "fire"); };
  EXPECT_EQ(battle(FireEnds::goes_on).won(), "ER-END-1");
  EXPECT_EQ(battle(FireEnds::goes_on).says("By: nothing"), "ER-ATK-7");
  EXPECT_EQ(battle(FireEnds::ends).won(), "");
  EXPECT_EQ(battle(FireEnds::ends).says("By: nothing"), "");
  EXPECT_EQ(battle(FireEnds::ends).says("By: At 0"), "") << "it may all the same";
  TestBattle other({"A By 5/3 simple - -", "D At 2/3 - simple fire", "A Idle 1/1 - - -", "A Far 1/1 - - -"},
                   "A Upper 1/1 - - -", "D Lower 1/1 - - -", {.fire_ends = FireEnds::ends});
  EXPECT_EQ(other.says("By: nothing"), "ER-ATK-7") << "At can still strike Far";
}

TEST(BattleOptions, InitiativeChange) {
  const auto battle = [](InitiativeChange change) {
    TestBattle one({"A One 5/9 simple - -", "D Two 4/9 simple - -", "A Three 3/9 simple - -", "D Four 2/9 simple - -"},
                   "A Upper 1/1 - - -", "D Lower 1/1 - - -", {.initiative_change = change});
    EXPECT_EQ(one.says("One: Two"), "");
    EXPECT_EQ(one.plays(number_effect(Does::initiative, Who::own, 3), "Four initiative +3", Side::defender), "");
    return one;
  };
  EXPECT_EQ(battle(InitiativeChange::at_once).says("Four: One"), "");
  EXPECT_EQ(battle(InitiativeChange::at_once).says("Two: Three"), "ER-FGT-1");
  TestBattle next = battle(InitiativeChange::next_round);
  EXPECT_EQ(battle(InitiativeChange::next_round).says("Four: One"), "ER-FGT-1");
  for (const std::string line : {"Two: Three", "Three: Four", "Four: One", "One: Two", "Four: One"})
    EXPECT_EQ(next.says(line), "") << line;
  TestBattle before({"A One 5/9 simple - -", "D Two 4/9 simple - -", "A Three 3/9 simple - -", "D Four 2/9 simple - -"},
                    "A Upper 1/1 - - -", "D Lower 1/1 - - -", {.initiative_change = InitiativeChange::next_round});
  before.plays(number_effect(Does::initiative, Who::own, 4), "Four initiative +4", Side::defender);
  EXPECT_EQ(before.says("Four: One"), "") << "no round had begun";
}

TEST(BattleOptions, TreasureReserve) {
  const auto owner = [](TreasureReserve value) {
    return TestBattle({"A One 1/1 - - -", "D Two 1/1 - - -", "A Three 1/1 - - -", "D Four 1/1 - - -"}, "T",
                      "A Lower 1/1 - - -", {.treasure_reserve = value, .treasure_shown = TreasureShown::chance})
        .battle.owner;
  };
  EXPECT_EQ(owner(TreasureReserve::neutrals), Side::defender);
  EXPECT_EQ(owner(TreasureReserve::attacker), Side::attacker);
  EXPECT_EQ(owner(TreasureReserve::beneath), Side::attacker);
}

TEST(BattleOptions, TreasureShown) {
  const auto centre = [](TreasureShown value, const std::string& upper, const std::string& lower) {
    return TestBattle({"A One 1/1 - - -", "D Two 1/1 - - -", "A Three 1/1 - - -", "D Four 1/1 - - -"}, upper, lower,
                      {.treasure_shown = value})
        .centre_codes;
  };
  EXPECT_EQ(centre(TreasureShown::card_wins, "T", "A Lower 1/1 - - -"), "ER-PLC-A2");
  EXPECT_EQ(centre(TreasureShown::chance, "T", "A Lower 1/1 - - -"), "");
  EXPECT_EQ(centre(TreasureShown::card_wins, "A Upper 1/1 - - -", "T"), "");
  EXPECT_EQ(centre(TreasureShown::chance, "A Upper 1/1 - - -", "T"), "");
}

TEST(BattleOptions, SwapCentre) {
  const auto swapped = [](SwapCentre value, Placement placement, const std::string& lower) {
    TestBattle battle({"D One 1/1 - - -", "D Two 1/1 - - -", "A Three 1/1 - - -", "D Four 1/1 - - -"},
                      "A Upper 1/1 - - -", lower, {.swap_centre = value}, placement);
    return battle.swaps_with("Lower");
  };
  EXPECT_EQ(swapped(SwapCentre::no, Placement::beginner, "A Lower 2/1 - - -"), "ER-PLC-4");
  EXPECT_EQ(swapped(SwapCentre::yes, Placement::beginner, "A Lower 2/1 - - -"), "");
  EXPECT_EQ(swapped(SwapCentre::yes, Placement::advanced, "A Lower 2/1 - - -"), "ER-PLC-4");
  EXPECT_EQ(swapped(SwapCentre::yes, Placement::beginner, "D Lower 2/1 - - -"), "ER-PLC-4");
}

// ---------------------------------------------------------------- the layout

const std::array<std::string, 4> two_each{"A One 1/1 - - -", "D Two 1/1 - - -", "A Three 1/1 - - -",
                                          "D Four 1/1 - - -"};

TEST(BattleLayout, AdvancedHasTwoOfEachSideAtTheEdge) {
  EXPECT_EQ(TestBattle(two_each).edge_codes, "");
  const std::array<std::string, 4> three{"A One 1/1 - - -", "A Two 1/1 - - -", "A Three 1/1 - - -", "D Four 1/1 - - -"};
  EXPECT_EQ(TestBattle(three).edge_codes, "ER-PLC-A1");
  EXPECT_EQ(TestBattle(three, "D Upper 1/1 - - -", "D Lower 1/1 - - -", {}, Placement::beginner).edge_codes, "");
  EXPECT_EQ(TestBattle(three, "D Upper 1/1 - - -", "D Lower 1/1 - - -", {}, Placement::either).edge_codes, "");
  EXPECT_EQ(TestBattle({"A One 1/1 - - -", "?", "A Three 1/1 - - -", "D Four 1/1 - - -"}).edge_codes, "");
  EXPECT_EQ(TestBattle({"A One 1/1 - - -", "?A", "A Three 1/1 - - -", "D Four 1/1 - - -"}).edge_codes, "ER-PLC-A1");
}

TEST(BattleLayout, EachLaysCardsOfTheOtherTheAttackerFirst) {
  const Battle battle = TestBattle(two_each).battle;
  EXPECT_EQ(codes(judge_edge(battle, std::array<Place, 4>{{{1}, {0}, {3}, {2}}})), "");
  EXPECT_EQ(codes(judge_edge(battle, std::array<Place, 4>{{{3}, {2}, {1}, {0}}})), "");
  EXPECT_EQ(codes(judge_edge(battle, std::array<Place, 4>{{{0}, {1}, {2}, {3}}})), "ER-PLC-A1");
  EXPECT_EQ(codes(judge_edge(battle, std::array<Place, 4>{{{1}, {3}, {0}, {2}}})), "ER-PLC-A1");
}

TEST(BattleLayout, TheHigherInitiativeLiesOnTop) {
  const auto centre = [](const std::string& upper, const std::string& lower,
                         Placement placement = Placement::advanced) {
    return TestBattle(two_each, upper, lower, {}, placement).centre_codes;
  };
  EXPECT_EQ(centre("D Upper 3/1 - - -", "A Lower 2/1 - - -"), "");
  EXPECT_EQ(centre("D Upper 2/1 - - -", "A Lower 3/1 - - -"), "ER-PLC-A2");
  EXPECT_EQ(centre("D Upper 2/1 - - -", "A Lower 2/1 - - -"), "ER-PLC-A2");
  EXPECT_EQ(centre("A Upper 2/1 - - -", "D Lower 2/1 - - -"), "");
  EXPECT_EQ(centre("D Upper 2/1 - - -", "A Lower 3/1 - - -", Placement::beginner), "");
  EXPECT_EQ(centre("D Upper 2/1 - - -", "?A"), "");
}

TEST(BattleLayout, TheSixAreThreeAndThree) {
  const auto centre = [](Placement placement) {
    return TestBattle(two_each, "A Upper 3/1 - - -", "A Lower 2/1 - - -", {}, placement).centre_codes;
  };
  EXPECT_EQ(centre(Placement::beginner), "ER-PLC-B1");
  EXPECT_EQ(centre(Placement::advanced), "ER-PLC-A1");
}

TEST(BattleLayout, OnlyTheAttackerSwapsHisReserveOnceAndFirst) {
  const auto battle = [](const std::string& upper = "A Upper 1/1 - simple -") {
    return TestBattle({"A One 5/1 simple - -", "D Two 1/9 - - -", "A Three 1/1 - - -", "D Four 1/1 - - -"}, upper,
                      "D Lower 1/1 - - -");
  };
  TestBattle right = battle();
  EXPECT_EQ(swaps(right.battle), bit(Place{0}) | bit(Place{2}));
  EXPECT_EQ(right.swaps_with("Three"), "");
  EXPECT_EQ(right.place("Upper"), Place{2});
  EXPECT_EQ(right.place("Three"), reserve_place);
  EXPECT_EQ(right.battle.owner, Side::attacker);
  EXPECT_EQ(right.swaps_with("One"), "ER-PLC-4") << "twice";
  EXPECT_EQ(battle().swaps_with("Two"), "ER-PLC-4") << "the defender's card";
  EXPECT_EQ(battle("D Upper 1/1 - - -").swaps_with("Three"), "ER-PLC-4") << "the defender's reserve";
  TestBattle late = battle();
  late.says("One: Two");
  EXPECT_EQ(late.swaps_with("Three"), "ER-PLC-4");
  TestBattle played = battle();
  played.plays(testing::slot_effect(Who::own, Icon::shield), "One left shield", Side::attacker);
  EXPECT_EQ(played.swaps_with("Three"), "") << "an Action between is not held against him";
}

TEST(BattleLayout, AnActionOnInitiativeCountsForTheCentre) {
  Fighter lower = testing::card_of("A Lower 2/1 - - -", 7).card;
  lower.initiative = lower.next_initiative = 4;
  const TestBattle battle(two_each);
  EXPECT_EQ(codes(judge_centre(battle.battle, lower, testing::card_of("D Upper 3/1 - - -", 8).card)), "");
}

}  // namespace
}  // namespace elfref::elven_rage::battle_options_test
