#pragma once

#include "elfref/master_elf/table/position.h"

// How the position changes when something is not recorded: it may be anything that the rules allow.

namespace elfref::master_elf {

/// A turn of a player, or a part of it, is not recorded.
void lose_track(Position& state, Seat seat);
/// The turns from the next one up to that of this player are not recorded.
void miss_turns_before(Position& state, Seat seat);
/// Any number of turns are not recorded.
void miss_any_turns(Position& state);

/// An uncounted number of cards goes from one player to the other: from now on their total is counted.
void bring_together(Position& state, Seat one, Seat other);
/// Narrows the hand of each player by what players have together.
void count_together(Position& state);

}  // namespace elfref::master_elf
