#pragma once

#include "elfref/elfenland/hidden/counters/hidden_counters.h"

namespace elfref::elfenland {

/// Narrows the kinds of the counters in hands. It looks at each player and round alone, and keeps the kinds with which
/// the player had a counter for each one placed or kept. False: some player cannot have had them.
[[nodiscard]] bool narrow_hands(CounterLedger& ledger);

}  // namespace elfref::elfenland
