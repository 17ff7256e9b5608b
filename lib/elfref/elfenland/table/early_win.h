#pragma once

#include "elfref/elfenland/table/position.h"

// Early wins: whether the game was won before its last round, by recorded or by unrecorded plays.

namespace elfref::elfenland {

/// Whether a player who has all 20 towns in this round wins early, immediately or at its end (END-5).
template <class Table>
[[nodiscard]] bool early_win_counts(const Table& table) {
  const EarlyWin rule = table.options.early_win();
  if (rule == EarlyWin::never || (rule == EarlyWin::end_of_round_3 && table.round != 3)) return false;
  return table.end.ending == Ending::none && table.round <= 3 && table.round < table.options.rounds();
}
/// Whether the twentieth town ends the game immediately.
template <class Table>
[[nodiscard]] bool ends_at_once(const Table& table) {
  return table.options.early_win() == EarlyWin::immediate && early_win_counts(table);
}
/// Whether a player may have ended the game so with the last known part of a journey.
[[nodiscard]] inline bool may_have_ended_it(const Position& state, const PlayerState& player) {
  return player.towns_max >= 20 && ends_at_once(state);
}
/// The seat of the player whose journey is under way during a play; 255: none.
[[nodiscard]] inline Seat traveller_with(const Position& state, const Action& action) {
  const auto* begins = std::get_if<BeginJourney>(&action);
  return begins != nullptr ? begins->seat : Seat{state.turns.traveller};
}
/// Whether an unrecorded play may have won the game during this round. Then later plays break a rule only if it did
/// not. `traveller` is the player whose journey is under way; others may have made theirs before.
[[nodiscard]] bool may_be_over(const Position& state, Seat traveller);

/// Ends the game immediately if a journey's arrival in a town does so.
void test_immediate_win(Position& state, Seat winner);
/// Ends the game if a player has won early at the end of a round.
void test_early_win(Position& state);
/// Whether a player may have all 20 towns when they would end the game, and no player surely has them. After a gap only
/// bounds may be known: a play that is legal without a true entry must stay legal with it.
[[nodiscard]] bool may_have_ended(const Position& state);

}  // namespace elfref::elfenland
