#pragma once

#include "elfref/elfenland/table/state.h"

namespace elfref::elfenland {

/// Plays on, as it was recorded: notes what a legal play shows of what nobody wrote down (on the roads, and of the ways
/// in which the player's journeys may have gone), and does to the table what the play does. Total: also after a breach,
/// also for what cannot have happened as written.
void apply(State& state, const Action& action);

}  // namespace elfref::elfenland
