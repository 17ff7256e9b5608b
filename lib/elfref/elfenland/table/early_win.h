#pragma once

#include "elfref/elfenland/table/state.h"

// Whether the game was won before its last round, by what is written or by what nobody wrote down.

namespace elfref::elfenland {

/// Whether a player who has all 20 towns in this round wins early, at once or when it ends (END-5).
template <class Table>
[[nodiscard]] bool early_win_counts(const Table& table) {
  const EarlyWin rule = table.options.early_win();
  if (rule == EarlyWin::never || (rule == EarlyWin::end_of_round_3 && table.round != 3)) return false;
  return table.ending == Ending::none && table.round <= 3 && table.round < table.options.rounds();
}
/// Whether the twentieth town ends the game at once.
template <class Table>
[[nodiscard]] bool ends_at_once(const Table& table) {
  return table.options.early_win() == EarlyWin::immediate && early_win_counts(table);
}
/// Whether a player may have ended the game so with what came to light last of a journey.
[[nodiscard]] inline bool may_have_ended_it(const State& state, const PlayerState& player) {
  return player.towns_max >= 20 && ends_at_once(state);
}
/// Whose journey is under way with a play, by seat; 255: nobody's.
[[nodiscard]] inline Seat traveller_with(const State& state, const Action& action) {
  const auto* begins = std::get_if<BeginJourney>(&action);
  return begins != nullptr ? begins->seat : Seat{state.traveller};
}
/// Whether the game may have been won in the midst of this round, by what nobody wrote down: what is played then
/// breaks a rule only if it was not. `traveller`: whose journey is under way, which others may have made theirs before.
[[nodiscard]] bool may_be_over(const State& state, Seat traveller);

/// A journey came to a town: whether that ends the game at once.
void test_immediate_win(State& state, Seat winner);
/// A round is over: whether somebody has won early.
void test_early_win(State& state);
/// Whether somebody may, and nobody surely does, have all 20 where they would end the game. Behind a gap there may be
/// bounds only: what was legal without a true entry is so with it.
[[nodiscard]] bool may_have_ended(const State& state);

}  // namespace elfref::elfenland
