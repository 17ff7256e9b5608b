#pragma once

#include <cstdint>
#include <optional>

#include "elfref/elfenland/table/state.h"

// The order of play: whose turn it is, and what a play does to it.

namespace elfref::elfenland {

/// Whether the next play of this phase shows who begins the round, and nobody has shown it yet.
[[nodiscard]] inline bool opens_round(const State& state) {
  return state.strict && !state.opened && !state.first_seen;
}
/// Who may play now in a phase whose order is binding. After a play out of turn the table mends the order as it likes:
/// whoever was passed over plays when it is noticed, whoever was too early sits out a turn.
[[nodiscard]] Seats may_play(const State& state);
/// The play before, if the same player laid a piece there that cannot lie: this one stands in its place.
[[nodiscard]] std::optional<std::uint32_t> laid_again(const State& state, Seat seat);
/// The place of a seat's next pick among all picks of the round (three laps), if nobody is skipped who need not be.
[[nodiscard]] int next_pick(const State& state, Seat seat);

/// A phase begins with whoever begins the round; `strict`: its order is binding.
void begin_phase(State& state, bool strict);
/// The round's starter has shown. After a wrong one both possible successors may begin the next round, and either of
/// the two the later phases of this one.
void settle_starter(State& state, Seat seat);
/// The first play of a phase that either of two players may begin.
void settle_phase(State& state, Seat seat);
/// A seat has played: whose turn it is then.
void move_turn_on(State& state, Seat seat);
/// One entry of the planning. Where passes were not recorded, whoever is skipped has passed.
void plan_turn(State& state, Seat seat, bool passes);

}  // namespace elfref::elfenland
