#pragma once

#include "elfref/elfenland/hidden/counters/hidden_counters.h"

namespace elfref::elfenland {

/// Leaves of the kinds that counters in the hands may be of those with which each player, alone and in each round, had
/// different counters for all that was placed and kept. False: somebody had not.
[[nodiscard]] bool narrow_hands(CounterLedger& ledger);

}  // namespace elfref::elfenland
