// The fight, rule by rule: each is kept and broken.

#include <gtest/gtest.h>

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "elven_rage/battle_table.h"

namespace elfref::elven_rage::battle_rules_test {
namespace {

using testing::number_effect;
using testing::slot_effect;
using testing::TestBattle;

// ---------------------------------------------------------------- what points where

TEST(BattleSlots, PointAtTheNeighboursAndAcross) {
  for (const Place place : edge) {
    EXPECT_EQ(target_of(place, Slot::centre, LeftHits::clockwise),
              target_of(place, Slot::centre, LeftHits::counterclockwise));
    for (const auto hits : {LeftHits::clockwise, LeftHits::counterclockwise}) {
      EXPECT_EQ(slot_between(place, place, hits), std::nullopt);
      for (const Slot slot : all_slots) {
        const Place there = target_of(place, slot, hits);
        EXPECT_NE(there, place);
        EXPECT_EQ(slot_between(place, there, hits), slot);
        const Slot back = slot == Slot::left ? Slot::right : slot == Slot::right ? Slot::left : Slot::centre;
        EXPECT_EQ(slot_between(there, place, hits), back) << "if X's left slot points at Y, Y's right slot points at X";
      }
    }
  }
  EXPECT_EQ(target_of({0}, Slot::left, LeftHits::clockwise), Place{1});
  EXPECT_EQ(target_of({0}, Slot::left, LeftHits::counterclockwise), Place{3});
}

// ---------------------------------------------------------------- order

TEST(BattleOrder, TheHighestInitiativeActsFirst) {
  TestBattle battle({"A Fast 4/1 simple - -", "D First 2/2 - - simple", "A Slow 1/1 - - -", "D Last 1/1 - - -"});
  EXPECT_EQ(battle.says("First: Fast"), "ER-FGT-1");
  EXPECT_EQ(battle.last.fault[0].wrong, Wrong::others_before);
  EXPECT_EQ(battle.last.fault[0].places, bit(Place{0}));
}

TEST(BattleOrder, EveryCardActsOnceARound) {
  TestBattle battle({"A Fast 4/1 simple - -", "D First 2/3 - - -", "A Slow 1/1 - - simple", "D Last 1/1 - - -"});
  EXPECT_EQ(battle.says("Fast: First"), "");
  EXPECT_EQ(battle.says("Fast: First"), "ER-FGT-1");
  EXPECT_EQ(battle.last.fault[0].wrong, Wrong::acted_already);
  EXPECT_EQ(battle.last.fault[0].places, bit(Place{2}));
}

TEST(BattleOrder, ASkippedCardIsToldOnce) {
  TestBattle battle({"A Fast 4/9 simple - -", "D First 3/9 - - simple", "A Slow 2/9 - - simple", "D Last 1/9 - - -"});
  EXPECT_EQ(battle.says("Fast: First"), "");
  EXPECT_EQ(battle.says("Slow: First"), "ER-FGT-1") << "First was skipped";
  EXPECT_EQ(battle.says("Fast: First"), "") << "the next round, in which all goes on as it should";
  EXPECT_EQ(battle.says("First: Fast"), "");
  TestBattle late({"A Fast 4/9 simple - -", "D First 3/9 - - simple", "A Slow 2/9 - - simple", "D Last 1/9 - - -"});
  late.says("Fast: First");
  EXPECT_EQ(late.says("Slow: First"), "ER-FGT-1");
  EXPECT_EQ(late.says("First: Fast"), "") << "or it made good for it";
  EXPECT_EQ(late.says("Fast: First"), "");
}

TEST(BattleOrder, TiesGoByTurnsTheAttackerFirst) {
  const auto three = [] {
    return TestBattle({"A One 3/9 simple - -", "D Two 3/9 simple - -", "A Three 3/9 - - simple", "D Four 1/9 - - -"});
  };
  TestBattle right = three();
  EXPECT_EQ(right.says("One: Two"), "");
  EXPECT_EQ(right.says("Two: Three"), "");
  EXPECT_EQ(right.says("Three: Two"), "") << "A D A";
  TestBattle own = three();
  EXPECT_EQ(own.says("Three: Two"), "") << "among several of one side any";
  EXPECT_EQ(own.says("Two: Three"), "");
  TestBattle defender = three();
  EXPECT_EQ(defender.says("Two: Three"), "ER-FGT-2");
  EXPECT_EQ(defender.last.fault[0].wrong, Wrong::attacker_before);
  EXPECT_EQ(defender.last.fault[0].places, bit(Place{0}) | bit(Place{2}));
  TestBattle two = three();
  EXPECT_EQ(two.says("One: Two"), "");
  EXPECT_EQ(two.says("Three: Two"), "ER-FGT-2");
  EXPECT_EQ(two.last.fault[0].wrong, Wrong::other_side_next);
}

TEST(BattleOrder, WhoOnlyCouldDoNothingMayBeLeftOut) {
  TestBattle battle({"A Idle 5/1 - - -", "D Shield 4/9 - - simple", "A Other 4/9 simple - -", "D Last 1/9 - - simple"});
  EXPECT_EQ(battle.says("Shield: Idle dies"), "ER-FGT-2")
      << "the attacker's card with the same initiative strikes first";
  TestBattle passing(
      {"A Idle 5/1 - - -", "D Shield 4/9 - - simple", "A Other 3/9 simple - -", "D Last 1/9 - - simple"});
  EXPECT_EQ(passing.says("Shield: Idle dies"), "");
  EXPECT_EQ(passing.says("Other: Last"), "");
  EXPECT_EQ(passing.says("Last: Other"), "");
  EXPECT_EQ(passing.says("Other: Last"), "") << "Shield has nothing more to strike";
}

TEST(BattleOrder, ATurnMayBeLeftOutBeforeAnActionOpensAWay) {
  TestBattle battle({"A Fast 5/1 simple - -", "D Wall 2/2 - - shield", "A Slow 1/1 - - -", "D Far 2/1 - - simple"});
  EXPECT_EQ(battle.plays(slot_effect(Who::enemy, Icon::none), "Wall right none", Side::attacker), "");
  EXPECT_EQ(battle.says("Far: Slow dies"), "") << "Fast had its turn before the way was open";
  EXPECT_EQ(battle.says("Fast: Wall"), "") << "and has it again in the next round";
  TestBattle open({"A Fast 5/1 simple - -", "D Wall 2/2 - - none", "A Slow 1/1 - - -", "D Far 2/1 - - simple"});
  EXPECT_EQ(open.says("Far: Slow dies"), "ER-FGT-1");
}

TEST(BattleOrder, ATieGoesOnFromTheLastTurnAtItsInitiative) {
  const Effect charm = number_effect(Does::initiative, Who::own, 2);
  TestBattle late({"D Slow 2/9 - simple -", "D Two 3/9 - simple -", "A One 3/9 - - -", "A Three 3/9 - simple -"});
  EXPECT_EQ(late.says("One: nothing"), "");
  EXPECT_EQ(late.plays(charm, "Slow initiative +2", Side::defender), "");
  EXPECT_EQ(late.says("Slow: One"), "");
  TestBattle wrong = late;
  EXPECT_EQ(late.says("Two: Three"), "") << "at 3 the attacker was last, whatever was done at 4";
  EXPECT_EQ(wrong.says("Three: Two"), "ER-FGT-2");
  EXPECT_EQ(wrong.last.fault[0].wrong, Wrong::other_side_next);
}

// ---------------------------------------------------------------- names

/// Two copies, of which a life is taken from one.
TestBattle twins() {
  TestBattle battle(
      {"A Twin 3/2 simple - simple", "D Wall 4/3 - - -", "A Twin 3/2 simple - simple", "D Elite 2/1 simple - simple"});
  const Change change{.does = Does::life, .amount = -1, .card = battle.battle.fight[0].fighter[0].card};
  play(battle.battle, number_effect(Does::life, Who::enemy, -1), std::array{change});
  return battle;
}

TEST(BattleNames, MayMeanAnyOfSeveralCardsUntilALineSaysWhich) {
  for (const std::string dies : {"1", "3"}) {
    TestBattle battle = twins();
    EXPECT_EQ(battle.says("1: Wall -1"), "");
    EXPECT_EQ(battle.says("3: Wall -1"), "");
    EXPECT_EQ(battle.battle.fights, 2u);
    EXPECT_EQ(battle.says("Elite: " + dies + " dies"), "");
    EXPECT_EQ(battle.battle.fights, 1u);
  }
  TestBattle neither = twins();
  EXPECT_EQ(neither.says("1: Elite dies"), "");
  EXPECT_EQ(neither.says("Wall: 3 dies"), "ER-FGT-1 ER-FGT-5") << "no reading helps";
}

TEST(BattleNames, OfActsAreReadInEveryWayInWhichTheyAreRight) {
  TestBattle battle = twins();
  const std::uint16_t twin = battle.battle.fight[0].fighter[0].card;
  const Act act{.kind = Act::Kind::strike, .target = Place{1}, .card = twin};
  EXPECT_TRUE(judge(battle.battle, act).none());
  EXPECT_EQ(readings(battle.battle, act).size(), 2u);
  EXPECT_TRUE(apply(battle.battle, act));
  EXPECT_EQ(battle.battle.fights, 4u) << "who acted, and who lost a life";
  const Act nobody{.kind = Act::Kind::stay, .card = std::uint16_t{99}};
  EXPECT_EQ(judge(battle.battle, nobody).fault[0].wrong, Wrong::not_at_the_edge);
  EXPECT_FALSE(apply(battle.battle, nobody));
  EXPECT_EQ(battle.battle.fights, 4u);
}

TEST(BattleNames, MayMeanACardOfTheCentre) {
  const auto laid = [](int amount) {
    TestBattle battle({"A Twin 3/2 - - -", "D Two 1/1 - - -", "A One 1/1 - - -", "D Four 1/1 - - -"});
    Battle again;
    again.placement = Placement::advanced;
    lay_edge(again, battle.battle.fight[0].fighter);
    const Fighter upper = battle.battle.fight[0].fighter[0], lower = warrior(Side::defender, 8, 5, 1, {});
    expect_centre(again, upper, lower);
    const Change change{.does = Does::initiative, .amount = static_cast<std::int8_t>(amount), .card = upper.card};
    play(again, number_effect(Does::initiative, Who::own, amount), std::array{change});
    EXPECT_EQ(judge_centre(again, upper, lower).none(), amount == 2);
    settle(again);
    lay_centre(again, upper, lower);
    return again;
  };
  const Battle right = laid(2);
  EXPECT_EQ(right.fights, 1u);
  EXPECT_EQ(right.fight[0].fighter[0].initiative, 3) << "3 + 2 is as high as 5, so the one of the edge is as it was";
  EXPECT_EQ(laid(1).fights, 2u) << "neither reading helps";
}

TEST(BattleNames, OfAnExchangeMayMeanAnyCopy) {
  TestBattle battle({"A Twin 3/1 - - -", "D Two 1/1 - - -", "A Twin 3/1 - - -", "D Four 1/1 - - -"},
                    "A Upper 5/1 simple simple simple");
  swap(battle.battle, bit(Place{0}) | bit(Place{2}));
  EXPECT_EQ(battle.battle.fights, 2u);
  EXPECT_EQ(battle.says("1: 2"), "") << "so it came to place 1";
  EXPECT_EQ(battle.battle.fights, 1u);
}

TEST(BattleOrder, TreasuresAndTheDeadArePassedOver) {
  TestBattle battle({"A One 5/1 simple - -", "D Two 4/1 - - simple", "A Three 3/1 simple - -", "T"});
  EXPECT_EQ(battle.says("Treasure: One"), "ER-TRE-1");
  EXPECT_EQ(battle.says("One: Two dies"), "");
  EXPECT_EQ(battle.says("Two: One"), "ER-FGT-7");
  EXPECT_EQ(battle.says("Three: Treasure"), "ER-TRE-1");
  EXPECT_EQ(battle.won(), "");
}

// ---------------------------------------------------------------- strikes

/// The attacker's card strikes the defender's with one icon against another; who else there is does nothing.
TestBattle duel(const std::string& icon, const std::string& facing, const std::string& lives = "3",
                const BattleOptions& options = {}) {
  return TestBattle(
      {"A By 5/3 " + icon + " - -", "D At 2/" + lives + " - - " + facing, "A Idle 1/1 - - -", "D Far 1/1 - - -"},
      "A Upper 1/1 - - -", "D Lower 1/1 - - -", options);
}

TEST(BattleStrikes, TakeWhatTheirIconsSay) {
  struct Case {
    std::string icon, facing;
    int target, striker;  // lives lost
  };
  for (const auto& [icon, facing, target, striker] : std::vector<Case>{{"simple", "none", 1, 0},
                                                                       {"double", "none", 2, 0},
                                                                       {"pierce", "none", 1, 0},
                                                                       {"double-pierce", "none", 2, 0},
                                                                       {"simple", "simple", 1, 0},
                                                                       {"simple", "shield", 0, 0},
                                                                       {"double", "shield", 0, 0},
                                                                       {"pierce", "shield", 1, 0},
                                                                       {"double-pierce", "shield", 2, 0},
                                                                       {"simple", "counter", 1, 1},
                                                                       {"double", "counter", 2, 1},
                                                                       {"pierce", "counter", 1, 1},
                                                                       {"simple", "fire", 0, 1},
                                                                       {"double", "fire", 0, 1},
                                                                       {"pierce", "fire", 1, 1},
                                                                       {"double-pierce", "fire", 2, 1},
                                                                       {"simple", "move", 1, 0}}) {
    TestBattle battle = duel(icon, facing);
    EXPECT_EQ(battle.says("By: At -" + std::to_string(target)), "") << icon << " " << facing;
    EXPECT_EQ(battle.lives("At"), 3 - target) << icon << " " << facing;
    EXPECT_EQ(battle.lives("By"), 3 - striker) << icon << " " << facing;
    EXPECT_NE(duel(icon, facing).says("By: At -" + std::to_string(target + 1)), "") << icon << " " << facing;
    EXPECT_NE(duel(icon, facing).says("By: At dies"), "") << icon << " " << facing;
  }
  EXPECT_EQ(duel("simple", "none").says("By: At dies"), "ER-ATK-1");
  EXPECT_EQ(duel("double", "none").says("By: At dies"), "ER-ATK-2");
  EXPECT_EQ(duel("double", "shield").says("By: At -2"), "ER-ATK-3");
  EXPECT_EQ(duel("pierce", "shield").says("By: At 0"), "ER-ATK-4");
  EXPECT_EQ(duel("double-pierce", "none").says("By: At -1"), "ER-ATK-5");
  EXPECT_EQ(duel("simple", "fire").says("By: At -1"), "ER-ATK-7");
  EXPECT_EQ(duel("double", "none", "1").says("By: At -1"), "") << "it had but one";
  EXPECT_EQ(duel("double", "none", "1").says("By: At -2"), "");
  EXPECT_EQ(duel("double", "none", "2").says("By: At dies"), "");
}

TEST(BattleStrikes, ACounterattackStopsNothingAndIsNotForgotten) {
  EXPECT_EQ(duel("simple", "counter").says("By: At 0"), "ER-ATK-6") << "thought to stop the strike";
  TestBattle forgotten({"A By 5/1 simple - -", "D At 2/3 - - counter", "A Idle 1/1 - - -", "D Far 1/1 - - -"});
  EXPECT_EQ(forgotten.says("By: At -1"), "");
  EXPECT_EQ(forgotten.says("By: At -1"), "ER-ATK-6");
  TestBattle burnt({"A By 5/1 simple - -", "D At 2/3 - - fire", "A Idle 1/1 - - -", "D Far 1/1 - - -"});
  EXPECT_EQ(burnt.says("By: At 0"), "");
  EXPECT_EQ(burnt.says("By: At 0"), "ER-ATK-7");
}

TEST(BattleStrikes, OnlySomeIconsStrike) {
  for (const std::string icon : {"none", "shield", "counter", "fire", "move"})
    EXPECT_EQ(duel(icon, "none").says("By: At"), "ER-FGT-5") << icon;
}

TEST(BattleStrikes, GoWhereTheyPointAtLivingCardsOfTheOtherSide) {
  const auto battle = [] {
    return TestBattle({"A One 5/1 simple simple simple", "D Two 4/1 - - -", "A Three 3/1 - - -", "D Four 1/1 - - -"});
  };
  EXPECT_EQ(battle().says("One: left Two"), "");
  EXPECT_EQ(battle().says("One: left Four"), "ER-FGT-3");
  EXPECT_EQ(battle().says("One: One"), "ER-FGT-3");
  EXPECT_EQ(battle().says("One: Three"), "ER-FGT-3") << "of its own side";
  TestBattle dead = battle();
  dead.says("One: Two dies");
  EXPECT_EQ(dead.says("One: Two"), "ER-FGT-7");
}

// ---------------------------------------------------------------- duties

TEST(BattleDuties, ACardThatCanDoDamageMust) {
  const auto battle = [] {
    return TestBattle(
        {"A One 5/2 simple move simple", "D Two 4/1 - - counter", "A Three 3/1 - - -", "D Four 1/1 shield - -"});
  };
  EXPECT_EQ(battle().says("One: nothing"), "ER-FGT-6");
  EXPECT_EQ(battle().says("One: moves centre"), "ER-FGT-6");
  EXPECT_EQ(battle().says("One: Four"), "ER-FGT-6") << "into a shield";
  TestBattle counter = battle();
  EXPECT_EQ(counter.says("One: Two dies"), "") << "a counterattack is no reason";
  EXPECT_EQ(counter.lives("One"), 1);
  EXPECT_EQ(counter.says("One: Four 0"), "") << "nothing else is left";
}

TEST(BattleDuties, WhoCanDamageNothingRunsIntoAFireShield) {
  const auto battle = [] {
    return TestBattle(
        {"A One 5/2 simple move simple", "D Two 4/1 - - fire", "A Three 3/1 - - -", "D Four 1/1 shield - -"});
  };
  EXPECT_EQ(battle().says("One: stays"), "ER-ATK-7");
  EXPECT_EQ(battle().says("One: moves centre"), "ER-ATK-7");
  EXPECT_EQ(battle().says("One: Four 0"), "ER-ATK-7");
  TestBattle burns = battle();
  EXPECT_EQ(burns.won(), "ER-END-1");
  EXPECT_EQ(burns.says("One: Two 0"), "");
  EXPECT_EQ(burns.lives("One"), 1);
  EXPECT_EQ(burns.says("One: Two 0"), "");
  EXPECT_EQ(burns.lives("One"), 0);
  EXPECT_EQ(burns.lost(), "");
}

TEST(BattleDuties, AMovementChangesPlacesWithAnybody) {
  const auto battle = [] {
    return TestBattle({"A One 5/1 move move move", "D Two 1/1 - - simple", "A Three 3/1 - - -", "T"});
  };
  for (const std::string with : {"Two", "Three", "Treasure"}) {
    TestBattle moved = battle();
    EXPECT_EQ(moved.says("One: moves " + with), "") << with;
    EXPECT_NE(moved.place("One"), Place{0});
    EXPECT_EQ(moved.place(with), Place{0});
  }
  EXPECT_EQ(battle().says("One: stays"), "");
  EXPECT_EQ(battle().says("Three: moves left"), "ER-ATK-8");
  TestBattle dead({"A One 5/1 move - -", "D Two 1/1 - - -", "A Three 6/1 - - simple", "D Four 1/1 - - -"});
  EXPECT_EQ(dead.says("Three: Two dies"), "");
  EXPECT_EQ(dead.says("One: moves Two"), "") << "the dead are moved too";
}

// ---------------------------------------------------------------- death and Actions

TEST(BattleActions, SaveACardBeforeTheNextAct) {
  const auto battle = [] {
    return TestBattle({"A One 5/1 simple - -", "D Two 4/1 simple - -", "A Three 3/1 - - -", "D Four 1/1 - - -"});
  };
  const Effect healer = number_effect(Does::life, Who::own, 1);
  TestBattle saved = battle();
  EXPECT_EQ(saved.says("One: Two dies"), "");
  EXPECT_EQ(saved.plays(healer, "Two +1", Side::defender), "");
  EXPECT_EQ(saved.says("Two: Three dies"), "");
  TestBattle late = battle();
  EXPECT_EQ(late.says("One: Two dies"), "");
  EXPECT_EQ(late.says("Three: nothing"), "");
  EXPECT_EQ(late.plays(healer, "Two +1", Side::defender), "ER-FGT-7");
  EXPECT_EQ(late.lives("Two"), 0);
}

TEST(BattleActions, AreOfTheirKindOnCardsThatTheyMayTouch) {
  const auto battle = [] {
    return TestBattle({"A One 5/1 simple - -", "D Two 4/2 simple - -", "A Three 3/1 - - -", "T"});
  };
  const Effect shield = slot_effect(Who::own, Icon::shield), knife = number_effect(Does::life, Who::enemy, -1);
  EXPECT_EQ(battle().plays(shield, "One left shield", Side::attacker), "");
  EXPECT_EQ(battle().plays(shield, "Two left shield", Side::attacker), "ER-ACT-8");
  EXPECT_EQ(battle().plays(shield, "One left fire", Side::attacker), "ER-ACT-8");
  EXPECT_EQ(battle().plays(shield, "One +1", Side::attacker), "ER-ACT-8");
  EXPECT_EQ(battle().plays(shield, "Treasure left shield", Side::defender), "ER-ACT-8");
  EXPECT_EQ(battle().plays(shield, "Upper left shield", Side::attacker), "ER-ACT-8");
  EXPECT_EQ(battle().plays(knife, "Two -1", Side::attacker), "");
  EXPECT_EQ(battle().plays(knife, "Two -2", Side::attacker), "ER-ACT-8");
  EXPECT_EQ(battle().plays(knife, "Two -1", Side::defender), "ER-ACT-8");
  EXPECT_EQ(battle().plays(knife, "Two -1", std::nullopt), "") << "to whom is in no side all are enemies";
  EXPECT_EQ(battle().plays(shield, "Two left shield", std::nullopt), "ER-ACT-8");
  EXPECT_EQ(battle().plays({.does = Does::other}, "Two -2", Side::attacker), "");
}

TEST(BattleActions, WorkInTheNextLineAndAnswersFirst) {
  TestBattle battle({"A One 5/1 simple - -", "D Two 4/1 simple - -", "A Three 3/1 - - -", "D Four 1/1 - - -"});
  battle.plays(number_effect(Does::life, Who::enemy, -1), "Two -1", Side::attacker);
  battle.plays(number_effect(Does::life, Who::own, 1), "Two +1", Side::defender, true);
  EXPECT_EQ(battle.lives("Two"), 1);
  EXPECT_EQ(battle.says("One: Two dies"), "");
}

TEST(BattleActions, MoreAddsToEachOfItsStrikes) {
  TestBattle battle({"A One 5/1 simple - -", "D Two 4/3 simple - -", "A Three 3/1 - - -", "D Four 1/1 - - -"});
  const Effect more = number_effect(Does::more, Who::any, 1);
  EXPECT_EQ(battle.says("One: Two -1"), "");
  EXPECT_EQ(battle.plays(more, "Two -1", Side::attacker), "");
  EXPECT_EQ(battle.plays(more, "Two -1", Side::attacker), "");
  EXPECT_EQ(battle.lives("Two"), 0);
  EXPECT_EQ(battle.says("Two: Three"), "ER-FGT-7");
}

// ---------------------------------------------------------------- the end

TEST(BattleEnd, ComesWhenNobodyCanDamageAnybody) {
  TestBattle battle({"A One 5/1 simple - -", "D Two 4/2 - - -", "A Three 3/1 - - -", "D Four 1/1 - - -"});
  EXPECT_EQ(battle.lost(), "ER-END-1 ER-END-3") << "2 : 2, and the attacker has the reserve";
}

TEST(BattleEnd, CountsLivingCardsOfTheEdge) {
  TestBattle battle({"A One 5/1 simple - -", "D Two 4/1 - - -", "A Three 3/1 - - -", "T"}, "D Upper 1/1 - - -");
  EXPECT_EQ(battle.won(), "ER-END-1");
  EXPECT_EQ(battle.says("One: Two dies"), "");
  EXPECT_EQ(battle.won(), "") << "2 : 0, the Treasure is none";
  EXPECT_EQ(battle.lost(), "ER-END-2");
}

TEST(BattleEnd, TheReserveDecidesAlsoWhereNobodyIsLeft) {
  TestBattle battle({"A One 5/1 double - -", "D Two 4/1 - - counter", "T", "T"}, "D Upper 1/1 - - -",
                    "A Lower 1/1 - - -");
  EXPECT_EQ(battle.says("One: Two dies"), "");
  EXPECT_EQ(battle.lost(), "") << "0 : 0";
  EXPECT_EQ(battle.won(), "ER-END-3");
}

TEST(BattleEnd, MayBeWhereOnlyMovementsAreLeft) {
  TestBattle battle({"A One 5/1 move - -", "A Two 4/1 simple - -", "A Three 3/1 - - -", "D Four 1/1 - - -"});
  EXPECT_EQ(standstill(battle.battle.fight[0], {}), Standstill::perhaps);
  EXPECT_EQ(battle.won(), "");
  EXPECT_EQ(battle.says("One: moves left"), "");
  EXPECT_EQ(battle.says("Two: nothing"), "");
}

// ---------------------------------------------------------------- nobody saw it

TEST(BattleUnknown, NothingIsJudgedThatHangsOnAnUnknownCard) {
  TestBattle battle({"A One 1/1 - - -", "?", "A Three 3/1 - - -", "D Four 5/1 simple - -"});
  EXPECT_EQ(battle.says("One: Three dies"), "");
  EXPECT_EQ(battle.won() + battle.lost(), "");
}

TEST(BattleUnknown, WithoutACentreTheOutcomeIsTakenAsWritten) {
  Battle battle;
  EXPECT_TRUE(judge_end(battle, Side::attacker, false).none());
  EXPECT_TRUE(judge(battle, Act{.kind = Act::Kind::stay, .place = {1}}).none());
  apply(battle, Act{.kind = Act::Kind::strike, .place = {1}, .slot = Slot::left});
  play(battle, slot_effect(Who::own, Icon::fire), std::array{Change{.place = {2}}});
  settle(battle);
  EXPECT_EQ(winner(battle), std::nullopt);
  const Fighter one = warrior(Side::attacker, 1, 5, 1, {Icon::simple, Icon::none, Icon::none});
  const Fighter other = warrior(Side::defender, 2, 5, 1, {Icon::none, Icon::none, Icon::none});
  lay_edge(battle, {one, other, one, other});
  EXPECT_TRUE(judge_end(battle, Side::attacker, false).none());
  EXPECT_EQ(places_of(battle, 1), bit(Place{0}) | bit(Place{2}));
}

TEST(BattleUnknown, WhatNobodyVerifiesLeavesNothingToJudge) {
  TestBattle battle({"A One 5/1 simple - -", "D Two 4/2 - - -", "A Three 3/1 - - -", "D Four 1/1 - - -"});
  play(battle.battle, {.when = When::any, .does = Does::other}, {});
  EXPECT_EQ(battle.says("Two: One dies"), "");
}

TEST(BattleUnknown, BehindUnknownNothingIsJudged) {
  TestBattle battle({"A One 5/1 simple - -", "D Two 4/2 - - -", "A Three 3/1 - - -", "D Four 1/1 - - -"});
  forget(battle.battle);
  EXPECT_EQ(battle.says("Two: One dies"), "");
  EXPECT_EQ(battle.won() + battle.lost(), "");
}

TEST(BattleUnknown, AnIconThatIsNoneOfThemIsNeverJudged) {
  const auto battle = [] {
    return TestBattle({"A One 5/1 other - -", "D Two 4/2 - - -", "A Three 3/1 - - -", "D Four 1/1 - - -"});
  };
  EXPECT_EQ(battle().says("One: nothing"), "");
  EXPECT_EQ(battle().says("One: moves left"), "");
  TestBattle struck = battle();
  EXPECT_EQ(struck.says("One: Two dies"), "");
  EXPECT_EQ(struck.lives("Two"), 0) << "what was written of it";
  EXPECT_EQ(battle().won(), "");
  TestBattle not_told = battle();
  EXPECT_EQ(not_told.says("One: Two"), "");
  EXPECT_TRUE(not_told.battle.open) << "nobody knows what it cost";
}

}  // namespace
}  // namespace elfref::elven_rage::battle_rules_test
