#pragma once

#include "elfref/elfenland/table/position.h"

namespace elfref::elfenland {

/// Makes a play as recorded. Notes the unrecorded facts that a legal play shows (about the roads, and about the
/// possible courses of the player's journeys), and carries the play out. Total: works after a breach and for plays that
/// cannot have happened as recorded.
void apply(Position& state, const Action& action);

}  // namespace elfref::elfenland
