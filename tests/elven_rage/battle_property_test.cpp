// Whatever is done to a battle, it stays one; what is listed is accepted; every battle ends or goes round.

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "elfref/elven_rage/table/battle.h"
#include "testing/wanted.h"

namespace elfref::elven_rage::battle_property_test {
namespace {

class Dice {
 public:
  explicit Dice(std::uint64_t seed) : bits_(seed) {}
  unsigned below(unsigned count) { return static_cast<unsigned>(bits_() % count); }
  bool chance(unsigned percent) { return below(100) < percent; }
  template <class Value>
  Value any(unsigned count) {
    return static_cast<Value>(below(count));
  }

 private:
  std::mt19937_64 bits_;
};

Fighter any_card(Dice& dice) {
  if (dice.chance(5)) return treasure();
  Icons icons{};
  for (Icon& icon : icons) icon = dice.any<Icon>(icon_count - 1);  // without `other`
  return warrior(dice.any<Side>(2), static_cast<std::uint16_t>(dice.below(5)), static_cast<int>(dice.below(5)),
                 static_cast<int>(1 + dice.below(3)), icons);
}

BattleOptions any_options(Dice& dice) {
  BattleOptions options;
  options.left_hits = dice.any<LeftHits>(2);
  options.fire_double = dice.any<FireDouble>(2);
  options.fire_pierce = dice.any<FirePierce>(3);
  options.counter_when_killed = dice.any<CounterWhenKilled>(2);
  options.move_instead = dice.any<MoveInstead>(2);
  options.move_loop = dice.any<MoveLoop>(3);
  options.fire_ends = dice.any<FireEnds>(2);
  options.initiative_change = dice.any<InitiativeChange>(2);
  options.treasure_reserve = dice.any<TreasureReserve>(3);
  options.treasure_shown = dice.any<TreasureShown>(2);
  options.swap_centre = dice.any<SwapCentre>(2);
  return options;
}

Battle any_battle(Dice& dice) {
  Battle battle;
  battle.options = any_options(dice);
  battle.placement = dice.any<Placement>(3);
  lay_edge(battle, {any_card(dice), any_card(dice), any_card(dice), any_card(dice)});
  lay_centre(battle, any_card(dice), any_card(dice));
  return battle;
}

Place any_place(Dice& dice, unsigned places = 4) {
  return {static_cast<std::uint8_t>(dice.below(places))};
}

Act any_act(Dice& dice) {
  Act act{.kind = dice.any<Act::Kind>(3), .place = any_place(dice)};
  if (dice.chance(60)) act.slot = dice.any<Slot>(3);
  if (!act.slot || dice.chance(50)) act.target = any_place(dice);
  if (dice.chance(15)) act.card = dice.any<std::uint16_t>(6);
  if (act.target && dice.chance(15)) act.target_card = dice.any<std::uint16_t>(6);
  if (dice.chance(50)) act.cost = Cost{.dies = dice.chance(50), .lives = dice.any<std::uint8_t>(4)};
  return act;
}

Effect any_effect(Dice& dice) {
  return {.when = When::battle,
          .does = dice.any<Does>(does_count),
          .who = dice.any<Who>(3),
          .icon = dice.any<Icon>(icon_count),
          .amount = static_cast<std::int8_t>(static_cast<int>(dice.below(255)) - 127)};
}

void expect_a_battle(const Battle& battle) {
  ASSERT_GE(battle.fights, 1u);
  ASSERT_LE(battle.fights, most_fights);
  ASSERT_LE(battle.pendings, most_pending);
  ASSERT_LE(battle.positions, most_positions);
  for (std::size_t index = 0; index < battle.fights; ++index) {
    Places homes = 0;
    for (const Fighter& card : battle.fight[index].fighter) {
      homes |= bit(Place{card.home});
      EXPECT_FALSE(card.dead && card.kind != Fighter::Kind::warrior);
      EXPECT_FALSE(card.dead && card.lives > 0);
    }
    EXPECT_EQ(homes, 0x0f) << "each of the four cards lies somewhere";
  }
}

TEST(AnyBattle, StaysABattleWhateverIsDone) {
  const int battles = elfref::testing::wanted("ELFREF_BATTLES", 300, 5000);
  for (int seed = 0; seed < battles; ++seed) {
    Dice dice(static_cast<std::uint64_t>(seed));
    Battle battle = any_battle(dice);
    for (int line = 0; line < 40; ++line) {
      const std::array<Change, 2> changes{
          Change{dice.any<Does>(4), any_place(dice, 6), dice.any<Slot>(3), dice.any<Icon>(icon_count),
                 static_cast<std::int8_t>(static_cast<int>(dice.below(255)) - 127)},
          Change{dice.any<Does>(4), any_place(dice, 6), dice.any<Slot>(3), dice.any<Icon>(icon_count), 1,
                 dice.any<std::uint16_t>(6)}};
      const Effect effect = any_effect(dice);
      switch (dice.below(8)) {
        case 0:
          swap(battle, bit(dice.chance(80) ? any_place(dice) : beneath_place));
          break;
        case 1:
          play(battle, effect, changes);
          break;
        case 2:
          answer(battle, effect, changes);
          break;
        case 3:
          settle(battle);
          break;
        default: {
          const Act act = any_act(dice);
          for (const BattleFault& fault : judge(battle, act)) EXPECT_TRUE(act.card || fault.place == act.place);
          apply(battle, act);
        }
      }
      if (dice.chance(1)) forget(battle);
      expect_a_battle(battle);
      EXPECT_LE(judge(battle, effect, changes[0], dice.any<Side>(2)).count, 4u);
      EXPECT_LE(judge_end(battle, Side::attacker, dice.chance(50)).count + judge_loop(battle).count, 4u);
      static_cast<void>(winner(battle));
    }
  }
}

TEST(AnyBattle, EndsOrGoesRoundAndNothingLegalIsAccused) {
  const int battles = elfref::testing::wanted("ELFREF_BATTLES", 300, 5000);
  int ended = 0, went_round = 0;
  for (int seed = 0; seed < battles; ++seed) {
    Dice dice(static_cast<std::uint64_t>(seed) + 1000);
    Battle battle = any_battle(dice);
    int lives = 0;
    for (const Fighter& card : battle.fight[0].fighter) lives += card.lives;
    const int most_lines = 4 * 24 * 4 * (lives + 1);
    for (int line = 0;; ++line) {
      ASSERT_LT(line, most_lines) << "seed " << seed;
      if (has_ended(battle) || judge_loop(battle).none()) {
        ++went_round;
        EXPECT_FALSE(judge_end(battle, Side::attacker, true).of(BattleRule::battle_ends));
        break;
      }
      if (standstill(battle.fight[0], battle.options) != Standstill::no) {
        ++ended;
        EXPECT_FALSE(judge_end(battle, Side::attacker, false).of(BattleRule::battle_ends));
        const auto won = winner(battle);
        ASSERT_TRUE(won);
        EXPECT_TRUE(judge_end(battle, *won, false).none());
        EXPECT_FALSE(judge_end(battle, other(*won), false).none());
        break;
      }
      EXPECT_TRUE(judge_end(battle, Side::attacker, false).of(BattleRule::battle_ends));
      std::vector<Act> acts, written;
      for_acts(battle, [&](const Act& act) { acts.push_back(act); });
      ASSERT_FALSE(acts.empty()) << "seed " << seed;
      // A card that may stand still for ever does not.
      for (const Act& act : acts)
        if (act.kind != Act::Kind::stay) written.push_back(act);
      const auto& from = written.empty() ? acts : written;
      const Act act = from[dice.below(static_cast<unsigned>(from.size()))];
      EXPECT_TRUE(judge(battle, act).none());
      apply(battle, act);
      EXPECT_FALSE(battle.open);
    }
  }
  EXPECT_GT(ended, battles / 2);
  EXPECT_GT(went_round, 0);
}

TEST(AnyBattle, WhoseTurnItIsHasAnActUnlessMovementsWentRound) {
  for (int seed = 0; seed < 300; ++seed) {
    Dice dice(static_cast<std::uint64_t>(seed) + 2000);
    const Battle battle = any_battle(dice);
    Places acting = 0;
    for_acts(battle, [&](const Act& act) { acting |= bit(act.place); });
    EXPECT_EQ(acting, may_act(battle)) << "seed " << seed;
  }
}

}  // namespace
}  // namespace elfref::elven_rage::battle_property_test
