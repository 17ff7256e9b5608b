#pragma once

#include <array>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "oracle/card_problems.h"

// Battles of Elven Rage, played by plain enumeration: written again from the rules, without the library's battles.
// Every play is followed, and earlier positions are remembered as text.

namespace elfref::oracle {

/// A card. Its side: `a` or `d`, `t` for a Treasure. A letter for each slot, left, centre, right: `-` nothing, `1`
/// simple, `2` double, `S` shield, `P` piercing, `Q` double piercing, `C` counterattack, `F` fire shield, `M` movement.
struct BattleCard {
  char side = 'd';
  int initiative = 0;
  int lives = 1;
  std::string slots = "---";
  int card = 0;  ///< two with the same number are copies
};

/// The questions that the rulebook leaves open; 0 is the assumed answer.
struct BattleChoices {
  int left_hits = 0, fire_double = 0, fire_pierce = 0, counter_when_killed = 0, move_instead = 0, move_loop = 0,
      fire_ends = 0, initiative_change = 0;
};

/// The edge, clockwise, and the owner of the reserve.
struct BattleProblem {
  std::array<BattleCard, 4> edge;
  char owner = 'a';
  BattleChoices choices;
};

/// A line of a battle. A strike or a movement has `slot` (0 to 2), `target` (0 to 3), or both; -1: not recorded.
struct BattleLine {
  char what = 'n';  ///< `s` strike, `m` movement, `n` nothing; changes: `i` an icon, `l` lives, `o` initiative
  int place = 0;    ///< the card that acts, or is changed
  int slot = -1;    ///< also for `i`
  int target = -1;  ///< the card that it aims at
  int cost = -2;    ///< lives lost; -1: it dies; -2: not recorded
  char icon = '-';  ///< for `i`
  int amount = 0;   ///< for `l` and `o`
};

/// The sets of cards that can be dead at the end, by place in `edge`. Nothing: there are more states than the limit.
[[nodiscard]] std::optional<std::set<std::set<int>>> ends_of(const BattleProblem& problem, std::size_t most_states);
/// The winner if these cards are dead.
[[nodiscard]] char winner_of(const BattleProblem& problem, const std::set<int>& dead);

/// Whether some play has these lines in this order, and between them only turns of cards that could do no damage and
/// did not have to strike into a fire shield. `end`: `a` or `d` won there, `l` ended by movements that repeat, `-` not
/// over.
[[nodiscard]] std::optional<bool> can_be_played(const BattleProblem& problem, const std::vector<BattleLine>& lines,
                                                char end, std::size_t most_states);

/// A random battle.
[[nodiscard]] BattleProblem any_battle(Dice& dice);
/// A random battle with as many movements as possible.
[[nodiscard]] BattleProblem moving_battle(Dice& dice);
/// A play of a battle: with all its turns, or without some that may be left out. It may stop anywhere.
[[nodiscard]] std::vector<BattleLine> any_play(const BattleProblem& problem, Dice& dice, int changes_percent);
/// Replaces one line by another.
void miswrite(std::vector<BattleLine>& lines, Dice& dice);

/// The text of a battle, for people.
[[nodiscard]] std::string shown(const BattleProblem& problem);
[[nodiscard]] std::string shown(const std::vector<BattleLine>& lines);

}  // namespace elfref::oracle
