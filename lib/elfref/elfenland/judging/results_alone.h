#pragma once

#include "elfref/core/judging/replay.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/table/position.h"

namespace elfref::elfenland {

/// Refutes claims about a game that is not recorded if no game can end so: claims that contradict each other, and
/// figures that no player can reach by the rules. It compares figures and does not search for a game. `table` is the
/// replay of the session, with its claims judged one by one.
/// REQUIRES: session.only_claims.
void refute_results(const Session& session, Replayed<Position>& table);

}  // namespace elfref::elfenland
