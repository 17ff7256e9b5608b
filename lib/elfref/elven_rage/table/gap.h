#pragma once

#include <cstdint>

#include "elfref/elven_rage/table/state.h"

// What was not recorded. Whatever leaves a gap asks here, so that a gap is as wide wherever it comes from.

namespace elfref::elven_rage {

/// How much of a session was not recorded.
enum class Gap : std::uint8_t {
  attack,  ///< how the attack under way went on, and how it ended
  turn,    ///< anything that may happen in the turn under way, to all players
  turns,   ///< any number of turns
};

/// Whether an attack of the last turn may be under way: it is recorded, or not as all of the turn is.
[[nodiscard]] bool may_go_on(const State& state);

/// Opens what may have happened in a gap, so far as the rules allow it: nothing that follows is held against what was
/// known before, until something recorded narrows it.
void open_gap(State& state, Gap gap);

/// Before a play is judged and made: the gap that lies right before it. After a gap in this turn a line of an attack
/// takes one up. Where no line shows when the battle of an attack begins, what is used in battles only is used in it.
/// Behind the last line of an attack whose end is not recorded it has ended: won, where the play is what
/// only a winner does; else in any way.
void take_up(State& state, const Action& action);

}  // namespace elfref::elven_rage
