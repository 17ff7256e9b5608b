#pragma once

#include "elfref/elfenland/table/position.h"

namespace elfref::elfenland {

/// Changes the position as a play does, even if the play breaks a rule. Total: works after a breach and for plays that
/// cannot have happened as recorded. Replays call apply(), which first notes the facts that a legal play shows.
void carry_out(Position& state, const Action& action);

}  // namespace elfref::elfenland
