#pragma once

#include <cstdint>
#include <optional>

#include "elfref/elfenland/table/position.h"

// The order of play: whose turn it is, and how plays change it.

namespace elfref::elfenland {

/// Whether the next play of this phase is the first to show who begins the round.
[[nodiscard]] inline bool opens_round(const Position& state) {
  return state.turns.strict && !state.turns.opened && !state.turns.first_seen;
}
/// The players who may play now in a phase whose order is binding. After a play out of turn the players may restore the
/// order as they like: a player who was passed over plays when that is noticed; a player who was too early sits out a
/// turn.
[[nodiscard]] Seats may_play(const Position& state);
/// The previous play, if the same player placed a piece with it that cannot be there: this play replaces it.
[[nodiscard]] std::optional<std::uint32_t> laid_again(const Position& state, Seat seat);
/// The place of a seat's next pick among all picks of the round (three laps), if no player is skipped without need.
[[nodiscard]] int next_pick(const Position& state, Seat seat);

/// Begins a phase with the player who begins the round; `strict`: its order is binding.
void begin_phase(Position& state, bool strict);
/// Settles the starting player of the round as `seat`. After a wrong start, both possible successors may begin the next
/// round, and either of the two players may begin the later phases of this one.
void settle_starter(Position& state, Seat seat);
/// Settles the first play of a phase that either of two players may begin.
void settle_phase(Position& state, Seat seat);
/// Moves the turn on after a play of a seat.
void move_turn_on(Position& state, Seat seat);
/// Moves the turn on after an entry of planning. If passes are not recorded, skipped players have passed.
void plan_turn(Position& state, Seat seat, bool passes);

}  // namespace elfref::elfenland
