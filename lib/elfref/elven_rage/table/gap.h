#pragma once

#include <cstdint>

#include "elfref/elven_rage/table/position.h"

// What was not recorded. Code that leaves a gap asks here, so that equal gaps are equally wide.

namespace elfref::elven_rage {

/// The unrecorded part of a session.
enum class Gap : std::uint8_t {
  attack,  ///< how the current attack went on, and how it ended
  turn,    ///< anything that may happen in the current turn, to all players
  turns,   ///< any number of turns
};

/// Whether an attack of the last turn may be under way: it is recorded, or in an unrecorded part of the turn.
[[nodiscard]] bool may_go_on(const Position& state);

/// Opens all that may have happened in a gap, within the rules. Nothing that follows is judged by what was known
/// before, until something recorded narrows it.
void open_gap(Position& state, Gap gap);

/// Opens the gap right before a play, before the play is judged and made. After a gap in this turn, a line of an attack
/// takes up an attack. If no line shows when the battle of an attack begins, things that are used only in battles are
/// used in it. An attack whose end is not recorded has ended after its last line: won, if the play is one that only a
/// winner makes; else in any way.
void take_up(Position& state, const Action& action);

}  // namespace elfref::elven_rage
