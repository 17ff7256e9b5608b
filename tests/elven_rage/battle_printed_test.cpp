// The two battles that the rulebook prints, the answer that it prints, and lines that are one slip away from them.

#include <gtest/gtest.h>

#include <array>
#include <string>

#include "elfref/elven_rage/table/battle_outcomes.h"
#include "elven_rage/battle_table.h"

namespace elfref::elven_rage::battle_printed_test {
namespace {

using testing::number_effect;
using testing::slot_effect;
using testing::TestBattle;

/// Black attack Snow; the initiatives and most slots are not printed.
TestBattle printed(const std::string& janira = "4/2", const std::string& elite = "3/1",
                   const std::string& warden = "2/1") {
  return TestBattle({"A Janira " + janira + " simple shield none", "D Raider 2/1 none none none",
                     "D Elite " + elite + " simple simple none", "A Warden " + warden + " none none shield"},
                    "D Sentinel 3/1 none simple none", "A Initiate 1/1 none simple none");
}
const Effect lord = slot_effect(Who::own, Icon::double_pierce);
const Effect initiate = slot_effect(Who::own, Icon::shield);

TEST(PrintedBattle, TheFirstIsWonByTwoToOne) {
  TestBattle battle = printed();
  EXPECT_EQ(battle.edge_codes + battle.centre_codes, "");
  EXPECT_EQ(battle.says("Janira: Raider dies"), "");
  EXPECT_EQ(battle.won(), "");
  EXPECT_EQ(winner(battle.battle), Side::attacker);
  EXPECT_EQ(fallen(battle.battle.fight[0]), bit(Place{1}));
  EXPECT_EQ(battle.battle.owner, Side::defender);
}

TEST(PrintedBattle, TheSecondIsLostByTheReserve) {
  TestBattle battle = printed();
  EXPECT_EQ(battle.says("Janira: Raider dies"), "");
  EXPECT_EQ(battle.plays(lord, "Elite centre double-pierce", Side::defender), "");
  EXPECT_EQ(battle.says("Elite: Janira dies"), "");
  EXPECT_EQ(battle.lost(), "");
  EXPECT_EQ(battle.won(), "ER-END-3");
  EXPECT_EQ(fallen(battle.battle.fight[0]), bit(Place{0}) | bit(Place{1}));
}

TEST(PrintedBattle, OtherInitiativesGiveTheSame) {
  for (const auto& [janira, elite, warden] :
       {std::array{"6/2", "6/1", "5/1"}, std::array{"3/2", "3/1", "3/1"}, std::array{"9/2", "4/1", "1/1"}}) {
    TestBattle battle = printed(janira, elite, warden);
    EXPECT_EQ(battle.says("Janira: Raider dies"), "");
    EXPECT_EQ(battle.plays(lord, "Elite centre double-pierce", Side::defender), "");
    EXPECT_EQ(battle.says("Elite: Janira dies"), "");
    EXPECT_EQ(battle.lost(), "");
  }
}

TEST(PrintedBattle, OneSlipAway) {
  EXPECT_EQ(printed().says("Janira: nothing"), "ER-FGT-6");
  TestBattle shield = printed();
  EXPECT_EQ(shield.says("Janira: Raider dies"), "");
  EXPECT_EQ(shield.says("Elite: Warden dies"), "ER-ATK-3");
  TestBattle order = printed();
  EXPECT_EQ(order.says("Elite: Janira"), "ER-FGT-1");
  EXPECT_EQ(order.last.fault[0].places, bit(Place{0}));
  TestBattle even = printed();
  even.says("Janira: Raider dies");
  even.plays(lord, "Elite centre double-pierce", Side::defender);
  even.says("Elite: Janira dies");
  EXPECT_EQ(even.won(), "ER-END-3");
  TestBattle lost = printed();
  lost.says("Janira: Raider dies");
  EXPECT_EQ(lost.lost(), "ER-END-2");
  EXPECT_EQ(printed().swaps_with("Warden"), "ER-PLC-4");
  const TestBattle under({"A Janira 4/2 simple shield none", "D Raider 2/1 none none none",
                          "D Elite 3/1 simple simple none", "A Warden 2/1 none none shield"},
                         "A Initiate 1/1 none simple none", "D Sentinel 3/1 none simple none");
  EXPECT_EQ(under.centre_codes, "ER-PLC-A2");
  EXPECT_FALSE((CardAction{.price = 2, .effect = lord}.affordable(1)));
  EXPECT_TRUE((CardAction{.price = 2, .effect = lord}.affordable(4)));
}

TEST(PrintedBattle, BeginnersMayHaveTheCentreEitherWay) {
  const TestBattle under({"A Janira 4/2 simple shield none", "D Raider 2/1 none none none",
                          "D Elite 3/1 simple simple none", "A Warden 2/1 none none shield"},
                         "A Initiate 1/1 none simple none", "D Sentinel 3/1 none simple none", {}, Placement::beginner);
  EXPECT_EQ(under.centre_codes, "");
}

TEST(PrintedBattle, ItsOutcomeAloneIsJudged) {
  const TestBattle battle = printed();
  EXPECT_EQ(can_end_so(battle.battle, {.winner = Side::attacker}), Possible::yes);
  EXPECT_EQ(can_end_so(battle.battle, {.winner = Side::defender}), Possible::no);
  EXPECT_EQ(outcomes_of(battle.battle).dead, only_dead(bit(Place{1})));
}

// ---------------------------------------------------------------- the answer of §6

/// A Tracker strikes a Priest; what they show besides is assumed.
TestBattle tracked() {
  return TestBattle({"A Tracker 3/1 simple - -", "D Priest 2/2 - - -", "A Idle 1/1 - - -", "D Other 1/1 - - -"});
}
const Effect sniper = number_effect(Does::more, Who::any, 1);

TEST(PrintedAnswer, TheStrikeStaysAndTheExtraDamageFallsAway) {
  TestBattle battle = tracked();
  EXPECT_EQ(battle.says("Tracker: Priest -1"), "");
  EXPECT_EQ(battle.plays(sniper, "Priest -1", Side::attacker), "");
  EXPECT_EQ(battle.plays(initiate, "Priest right shield", Side::defender, true), "");
  EXPECT_EQ(battle.lives("Priest"), 1);
}

TEST(PrintedAnswer, WithoutItThePriestDies) {
  TestBattle battle = tracked();
  EXPECT_EQ(battle.says("Tracker: Priest -1"), "");
  EXPECT_EQ(battle.plays(sniper, "Priest -1", Side::attacker), "");
  EXPECT_EQ(battle.lives("Priest"), 0);
}

TEST(PrintedAnswer, AnotherSlotStopsNothing) {
  TestBattle battle = tracked();
  battle.says("Tracker: Priest -1");
  battle.plays(sniper, "Priest -1", Side::attacker);
  EXPECT_EQ(battle.plays(initiate, "Priest left shield", Side::defender, true), "");
  EXPECT_EQ(battle.lives("Priest"), 0);
}

TEST(PrintedAnswer, TheAnswerItselfIsAnswered) {
  TestBattle battle = tracked();
  battle.says("Tracker: Priest -1");
  battle.plays(sniper, "Priest -1", Side::attacker);
  battle.plays(initiate, "Priest right shield", Side::defender, true);
  // It works first of all, and what it made of the slot is then a shield all the same.
  EXPECT_EQ(battle.plays(slot_effect(Who::enemy, Icon::none), "Priest right none", Side::attacker, true), "");
  EXPECT_EQ(battle.lives("Priest"), 1);
}

TEST(PrintedAnswer, TheStrikerMayBeDisarmedInstead) {
  TestBattle battle = tracked();
  battle.says("Tracker: Priest -1");
  battle.plays(sniper, "Priest -1", Side::attacker);
  EXPECT_EQ(battle.plays(slot_effect(Who::enemy, Icon::none), "Tracker left none", Side::defender, true), "");
  EXPECT_EQ(battle.lives("Priest"), 1);
}

TEST(PrintedAnswer, NothingIsAddedWhereNoStrikeWasJustMade) {
  TestBattle battle = tracked();
  EXPECT_EQ(battle.plays(sniper, "Priest -1", Side::attacker), "ER-ACT-8");
  EXPECT_EQ(battle.says("Tracker: Priest -1"), "");
  EXPECT_EQ(battle.plays(sniper, "Other -1", Side::attacker), "ER-ACT-8");
  EXPECT_EQ(battle.says("Priest: nothing"), "");
  EXPECT_EQ(battle.plays(sniper, "Priest -1", Side::attacker), "ER-ACT-8");
}

}  // namespace
}  // namespace elfref::elven_rage::battle_printed_test
