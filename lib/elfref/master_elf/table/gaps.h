#pragma once

#include "elfref/master_elf/table/state.h"

// What becomes of the table where something is not written down: it may be anything that the rules allow.

namespace elfref::master_elf {

/// A turn of somebody, or a part of it, is not written down.
void lose_track(State& state, Seat seat);
/// The turns from the next one up to that of somebody are not written down.
void miss_turns_before(State& state, Seat seat);
/// Any number of turns are not written down.
void miss_any_turns(State& state);

/// Cards go from one to the other that are not counted: from now on what they have together is.
void bring_together(State& state, Seat one, Seat other);
/// What players have together tells what each of them has.
void count_together(State& state);

}  // namespace elfref::master_elf
