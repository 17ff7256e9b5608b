#pragma once

#include <optional>

#include "elfref/elfenland/hidden/counters/hidden_counters.h"

namespace elfref::elfenland {

/// The kinds that come to mind first, if they make a ledger true. They are found in one go, without going back on any:
/// that there is nothing does not mean that there is no completion.
[[nodiscard]] std::optional<FoundCounters> easy_completion(const CounterLedger& ledger);

}  // namespace elfref::elfenland
