#pragma once

#include <optional>

#include "elfref/elfenland/hidden/counters/hidden_counters.h"

namespace elfref::elfenland {

/// Kinds that make a ledger true, found greedily, without going back on any choice. Nothing does not mean that the
/// ledger has no completion.
[[nodiscard]] std::optional<FoundCounters> easy_completion(const CounterLedger& ledger);

}  // namespace elfref::elfenland
