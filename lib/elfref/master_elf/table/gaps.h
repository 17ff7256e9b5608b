#pragma once

#include "elfref/master_elf/table/state.h"

// How the position changes when something is not recorded: it may be anything that the rules allow.

namespace elfref::master_elf {

/// A turn of a player, or a part of it, is not recorded.
void lose_track(State& state, Seat seat);
/// The turns from the next one up to that of this player are not recorded.
void miss_turns_before(State& state, Seat seat);
/// Any number of turns are not recorded.
void miss_any_turns(State& state);

/// An uncounted number of cards goes from one player to the other: from now on their total is counted.
void bring_together(State& state, Seat one, Seat other);
/// Narrows the hand of each player by what players have together.
void count_together(State& state);

}  // namespace elfref::master_elf
