#pragma once

#include "elfref/elfenland/table/state.h"

namespace elfref::elfenland {

/// What each action does to the table, whatever the rules say of it. Total: also after a breach, also for what cannot
/// have happened as written. Replays call apply(), which first notes what a legal play shows besides.
void carry_out(State& state, const Action& action);

}  // namespace elfref::elfenland
