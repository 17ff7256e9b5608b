#pragma once

#include <array>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "oracle/card_problems.h"

// Battles of Elven Rage, played by plain enumeration: written from the rules once more, without the library's battles.
// Every play is followed, and what was there before is remembered as text.

namespace elfref::oracle {

/// A card: its side `a` or `d`, `t` for a Treasure; a letter a slot, left, centre, right: `-` nothing, `1` simple, `2`
/// double, `S` shield, `P` piercing, `Q` double piercing, `C` counterattack, `F` fire shield, `M` movement.
struct BattleCard {
  char side = 'd';
  int initiative = 0;
  int lives = 1;
  std::string slots = "---";
  int card = 0;  ///< two with the same number are copies
};

/// What the rulebook leaves open; 0 is what is assumed.
struct BattleChoices {
  int left_hits = 0, fire_double = 0, fire_pierce = 0, counter_when_killed = 0, move_instead = 0, move_loop = 0,
      fire_ends = 0, initiative_change = 0;
};

/// The edge, clockwise, and whose the reserve is.
struct BattleProblem {
  std::array<BattleCard, 4> edge;
  char owner = 'a';
  BattleChoices choices;
};

/// A line of a battle. A strike and a movement: through `slot` (0 to 2), at `target` (0 to 3), or both; -1: not
/// written.
struct BattleLine {
  char what = 'n';  ///< `s` strike, `m` movement, `n` nothing; changes: `i` an icon, `l` lives, `o` initiative
  int place = 0;    ///< who acts, or who is changed
  int slot = -1;    ///< also of `i`
  int target = -1;  ///< at whom
  int cost = -2;    ///< lives lost, -1: dies, -2: not written
  char icon = '-';  ///< of `i`
  int amount = 0;   ///< of `l` and `o`
};

/// The cards that can be dead at the end: every set of them, by place in `edge`. Nothing: there are more states than
/// that.
[[nodiscard]] std::optional<std::set<std::set<int>>> ends_of(const BattleProblem& problem, std::size_t most_states);
/// Who has won where these are dead.
[[nodiscard]] char winner_of(const BattleProblem& problem, const std::set<int>& dead);

/// Whether some play has these lines in this order, and besides them only turns of cards that could do no damage and
/// had not to run into a fire shield. `end`: `a`, `d` won there, `l` ended by movements that go round, `-` not over.
[[nodiscard]] std::optional<bool> can_be_played(const BattleProblem& problem, const std::vector<BattleLine>& lines,
                                                char end, std::size_t most_states);

/// A battle, made at random.
[[nodiscard]] BattleProblem any_battle(Dice& dice);
/// The same with as many movements as there can be.
[[nodiscard]] BattleProblem moving_battle(Dice& dice);
/// A play of it: with all its turns, or without some that may be left out; it stops anywhere.
[[nodiscard]] std::vector<BattleLine> any_play(const BattleProblem& problem, Dice& dice, int changes_percent);
/// One line of it is another one.
void miswrite(std::vector<BattleLine>& lines, Dice& dice);

/// As it may be told to people.
[[nodiscard]] std::string shown(const BattleProblem& problem);
[[nodiscard]] std::string shown(const std::vector<BattleLine>& lines);

}  // namespace elfref::oracle
