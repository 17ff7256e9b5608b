#pragma once

#include "elfref/core/judging/turns.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/table/state.h"

// Passes of a planning (PLAN-7), counted alike by the table and by whoever looks for entries that nobody wrote down.
// `passed`: who has passed in succession, under `pass-end: lap` in this lap; `place`: a seat's in the order of play.

namespace elfref::elfenland {

/// A seat passes. True: now all have passed, and the planning ends.
[[nodiscard]] inline bool count_pass(Seats& passed, Seat seat, int place, int players, PassEnd end) {
  const bool lap = end == PassEnd::lap;
  if (lap && place == 0) passed = 0;
  passed |= bit(seat);
  return passed == first_seats(players) && (!lap || place == players - 1);
}

/// A seat lays a piece.
inline void count_placing(Seats& passed, int place, PassEnd end) {
  if (end == PassEnd::consecutive || place == 0) passed = 0;
}

}  // namespace elfref::elfenland
