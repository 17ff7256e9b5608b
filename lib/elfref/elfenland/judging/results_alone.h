#pragma once

#include "elfref/core/judging/replay.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/table/state.h"

namespace elfref::elfenland {

/// Refutes what a record claims of a game of which it has nothing else, where no game can end so: claims that
/// contradict each other, and figures that nobody can reach by the rules. Each relation is between figures; no game is
/// searched for. `table` is the replay of the session, with its claims judged one by one.
/// REQUIRES: session.only_claims.
void refute_results(const Session& session, Replayed<State>& table);

}  // namespace elfref::elfenland
