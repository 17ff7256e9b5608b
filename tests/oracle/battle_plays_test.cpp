// Battles of Elven Rage against plain enumeration: how they can end, and whether lines of them are right. ELFREF_ORACLE
// says how many are tried; without it, a quick share.

#include "oracle/battle_plays.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <cstdio>
#include <set>
#include <string>
#include <vector>

#include "elfref/elven_rage/table/battle_outcomes.h"
#include "elfref/elven_rage/table/battle.h"
#include "testing/wanted.h"

namespace elfref::oracle::battle_plays_test {
namespace {

using elven_rage::Act;
using elven_rage::Battle;
using elven_rage::Icon;
using elven_rage::Side;

/// States that are enumerated before a battle is left out: of one in forty more of them.
std::size_t most_states(std::uint64_t seed) {
  return seed % 40 == 0 ? 10'000 : 1000;
}

Icon icon_of(char letter) {
  static const std::string letters = "-12SPQCFM";
  return static_cast<Icon>(letters.find(letter));
}

Side side_of(char letter) {
  return letter == 'a' ? Side::attacker : Side::defender;
}

Battle battle_of(const BattleProblem& problem) {
  Battle battle;
  const BattleChoices& choices = problem.choices;
  battle.options.left_hits = static_cast<elven_rage::LeftHits>(choices.left_hits);
  battle.options.fire_double = static_cast<elven_rage::FireDouble>(choices.fire_double);
  battle.options.fire_pierce = static_cast<elven_rage::FirePierce>(choices.fire_pierce);
  battle.options.counter_when_killed = static_cast<elven_rage::CounterWhenKilled>(choices.counter_when_killed);
  battle.options.move_instead = static_cast<elven_rage::MoveInstead>(choices.move_instead);
  battle.options.move_loop = static_cast<elven_rage::MoveLoop>(choices.move_loop);
  battle.options.fire_ends = static_cast<elven_rage::FireEnds>(choices.fire_ends);
  battle.options.initiative_change = static_cast<elven_rage::InitiativeChange>(choices.initiative_change);
  std::array<elven_rage::Fighter, 4> cards{};
  for (std::size_t place = 0; place < 4; ++place) {
    const BattleCard& card = problem.edge[place];
    if (card.side == 't') {
      cards[place] = elven_rage::treasure();
      continue;
    }
    const elven_rage::Icons icons{icon_of(card.slots[0]), icon_of(card.slots[1]), icon_of(card.slots[2])};
    cards[place] = elven_rage::warrior(side_of(card.side), static_cast<std::uint16_t>(card.card), card.initiative,
                                       card.lives, icons);
  }
  lay_edge(battle, cards);
  const elven_rage::Icons none{};
  lay_centre(battle, elven_rage::warrior(side_of(problem.owner), 9, 2, 1, none),
             elven_rage::warrior(Side::attacker, 8, 1, 1, none));
  return battle;
}

elven_rage::Places places_of(const std::set<int>& dead) {
  elven_rage::Places places = 0;
  for (const int one : dead) places |= bit(elven_rage::Place{static_cast<std::uint8_t>(one)});
  return places;
}

// ---------------------------------------------------------------- how a battle can end

using Ends = std::set<std::set<int>>;

/// What the library finds is what enumeration found.
void expect_these(const BattleProblem& problem, const Ends& ends, elven_rage::DeadSets asked) {
  elven_rage::DeadSets dead = 0;
  bool won[2] = {false, false};
  for (const auto& one : ends) {
    dead |= elven_rage::only_dead(places_of(one));
    won[winner_of(problem, one) == 'a' ? 0 : 1] = true;
  }
  const Battle battle = battle_of(problem);
  const auto found = outcomes_of(battle);
  ASSERT_TRUE(found.complete) << shown(problem);
  ASSERT_EQ(found.dead, dead) << shown(problem);
  for (const Side side : {Side::attacker, Side::defender}) {
    const bool can = won[side == Side::attacker ? 0 : 1];
    EXPECT_EQ(can_end_so(battle, {.winner = side}), can ? Possible::yes : Possible::no) << shown(problem);
  }
  EXPECT_EQ(can_end_so(battle, {.winner = {}, .fallen = asked}), (dead & asked) != 0 ? Possible::yes : Possible::no)
      << shown(problem);
}

/// In parts, as they take long: several processors share them. Each has seeds of its own, in a row.
class BattleOutcomesInParts : public ::testing::TestWithParam<std::uint64_t> {
 public:
  static constexpr std::uint64_t parts = 2;
};

TEST_P(BattleOutcomesInParts, AreThoseOfEveryPlay) {
  const int battles = (testing::wanted("ELFREF_ORACLE", 1000, 20'000) + int{parts} - 1) / int{parts};
  int compared = 0, given_up = 0, ways = 0;
  for (std::uint64_t seed = GetParam() * 100'000; compared < battles && !HasFatalFailure(); ++seed) {
    Dice dice(seed);
    const BattleProblem problem = seed % 4 == 0 ? moving_battle(dice) : any_battle(dice);
    const auto ends = ends_of(problem, most_states(seed));
    if (!ends) {
      ASSERT_LT(++given_up, 100 + battles / 4);
      continue;
    }
    ++compared;
    ways += static_cast<int>(ends->size());
    SCOPED_TRACE(::testing::Message() << "seed " << seed);
    expect_these(problem, *ends, static_cast<elven_rage::DeadSets>(1u << dice.below(16)));
  }
  RecordProperty("given_up", given_up);
  EXPECT_GT(ways, compared * 3 / 2) << "many end in more than one way";
  std::printf("%d battles, %d with too many states for enumeration, %d ends\n", compared, given_up, ways);
}
INSTANTIATE_TEST_SUITE_P(Part, BattleOutcomesInParts,
                         ::testing::Range(std::uint64_t{0}, BattleOutcomesInParts::parts));

TEST(BattleOutcomes, GoOnWhereCardsThatAreAlikeChangePlaces) {
  const BattleCard twin{.side = 'd', .initiative = 6, .lives = 1, .slots = "-2M", .card = 1};
  const BattleProblem problem{.edge = {twin,
                                       twin,
                                       {.side = 'a', .initiative = 2, .lives = 3, .slots = "1F2", .card = 3},
                                       {.side = 'd', .initiative = 5, .lives = 1, .slots = "P22", .card = 4}},
                              .owner = 'a',
                              .choices = {}};
  const auto ends = ends_of(problem, 10'000);
  ASSERT_TRUE(ends);
  EXPECT_EQ(ends->size(), 4u);
  expect_these(problem, *ends, 1);
}

TEST(BattleOutcomes, MayBeAnEndWhereCardsThatAreAlikeChangedPlaces) {
  const BattleCard attacker{.side = 'a', .initiative = 4, .lives = 2, .slots = "M1Q", .card = 1};
  const BattleCard defender{.side = 'd', .initiative = 5, .lives = 1, .slots = "11F", .card = 3};
  const BattleProblem problem{.edge = {attacker, attacker, defender, defender},
                              .owner = 'd',
                              .choices = {.left_hits = 1, .fire_pierce = 1, .move_instead = 1, .fire_ends = 1}};
  const auto ends = ends_of(problem, 100'000);
  ASSERT_TRUE(ends);
  EXPECT_EQ(ends->count({2}), 1u) << "0 kills 2, and 1 changes places with 0, its copy: it may end there";
  expect_these(problem, *ends, 1);
}

// ---------------------------------------------------------------- battles line by line

Act act_of(const BattleLine& line) {
  Act act;
  act.kind = line.what == 's' ? Act::Kind::strike : line.what == 'm' ? Act::Kind::move : Act::Kind::stay;
  act.place = {static_cast<std::uint8_t>(line.place)};
  if (line.slot >= 0) act.slot = static_cast<elven_rage::Slot>(line.slot);
  if (line.target >= 0) act.target = elven_rage::Place{static_cast<std::uint8_t>(line.target)};
  if (line.what == 's' && line.cost == -1) act.cost = elven_rage::Cost{.dies = true};
  if (line.what == 's' && line.cost >= 0)
    act.cost = elven_rage::Cost{.dies = false, .lives = static_cast<std::uint8_t>(line.cost)};
  return act;
}

/// Whether nothing is wrong with any line, and with the end. A battle that is open then was at too many moments.
bool judged_right(Battle& battle, const std::vector<BattleLine>& lines, char end) {
  for (const BattleLine& line : lines) {
    if (line.what == 's' || line.what == 'm' || line.what == 'n') {
      const Act act = act_of(line);
      if (!judge(battle, act).none()) return false;
      apply(battle, act);
      continue;
    }
    elven_rage::Change change{.place = {static_cast<std::uint8_t>(line.place)}};
    change.does = line.what == 'i'   ? elven_rage::Does::slot
                  : line.what == 'l' ? elven_rage::Does::life
                                     : elven_rage::Does::initiative;
    change.slot = static_cast<elven_rage::Slot>(std::max(0, line.slot));
    change.icon = icon_of(line.icon);
    change.amount = static_cast<std::int8_t>(line.what == 'i' ? 0 : line.amount);
    const elven_rage::Effect effect{.when = elven_rage::When::battle,
                                    .does = change.does,
                                    .who = elven_rage::Who::any,
                                    .icon = change.icon,
                                    .amount = change.amount};
    if (!judge(battle, effect, change, std::nullopt).none()) return false;
    play(battle, effect, std::array{change});
  }
  if (end == 'l') {
    settle(battle);
    return judge_loop(battle).none();
  }
  return end == '-' || judge_end(battle, side_of(end), false).none();
}

TEST(BattleLines, AreRightWhereSomePlayHasThem) {
  const int battles = testing::wanted("ELFREF_ORACLE", 1000, 20'000);
  int right = 0, wrong = 0, given_up = 0, not_judged = 0;
  for (std::uint64_t seed = 0; right + wrong < battles; ++seed) {
    Dice dice(seed + 1'000'000'000u);
    const BattleProblem problem = seed % 3 == 0 ? moving_battle(dice) : any_battle(dice);
    auto lines = any_play(problem, dice, seed % 2 == 0 ? 0 : 25);
    const bool changed = dice.chance(60);
    if (changed) miswrite(lines, dice);
    const char end = "---adl"[dice.below(6)];
    const auto can = can_be_played(problem, lines, end, most_states(seed));
    if (!can) {
      ASSERT_LT(++given_up, 200 + battles / 10);
      continue;
    }
    if (!changed && end == '-') {
      ASSERT_TRUE(*can) << shown(problem) << shown(lines);
    }
    Battle battle = battle_of(problem);
    const bool judged = judged_right(battle, lines, end);
    if (judged && battle.open) ++not_judged;
    if (!battle.open || *can) {
      ASSERT_EQ(judged, *can) << "seed " << seed << ": " << shown(problem) << shown(lines) << "\n end " << end;
    }
    ++(*can ? right : wrong);
  }
  EXPECT_GT(right, battles / 4);
  EXPECT_GT(wrong, battles / 4);
  EXPECT_LE(not_judged, battles / 1000);
  std::printf("%d right, %d wrong, %d with too many states; %d were at too many moments to be judged\n", right, wrong,
              given_up, not_judged);
}

}  // namespace
}  // namespace elfref::oracle::battle_plays_test
