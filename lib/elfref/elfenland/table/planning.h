#pragma once

#include "elfref/core/judging/turns.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/table/position.h"

// Passes of a planning (PLAN-7), counted in the same way by the position and by the solver for unrecorded entries.
// `passed`: the players who have passed in succession, with `pass-end: lap` in this lap. `place`: the seat's place in
// the order of play.

namespace elfref::elfenland {

/// Counts a pass of a seat. Returns whether planning ends because all have passed.
[[nodiscard]] inline bool count_pass(Seats& passed, Seat seat, int place, int players, PassEnd end) {
  const bool lap = end == PassEnd::lap;
  if (lap && place == 0) passed = 0;
  passed |= bit(seat);
  return passed == first_seats(players) && (!lap || place == players - 1);
}

/// Counts a piece that a seat places.
inline void count_placing(Seats& passed, int place, PassEnd end) {
  if (end == PassEnd::consecutive || place == 0) passed = 0;
}

}  // namespace elfref::elfenland
