#pragma once

#include <cstdint>
#include <vector>

#include "elfref/core/hidden/minimise.h"
#include "elfref/core/judging/judgement.h"
#include "elfref/core/words/message.h"
#include "elfref/elfenland/hidden/counters/counter_ledger.h"

// Facts about unrecorded transport counters that only the whole record shows.

namespace elfref::elfenland {

/// Judges the counters of a session. The entries of the contradiction are indices of plays. None: some counters make
/// everything recorded about them true, or there are too many ways to try.
[[nodiscard]] Contradiction<std::uint32_t> contradiction_of_counters(const Session& session, const CounterRules& rules,
                                                                     const Source& source);

/// Whether some counters make everything recorded about them true, or there are too many ways to try.
[[nodiscard]] bool counters_may_be(const Session& session, const CounterRules& rules);

/// The role of an entry in a contradiction: `placed here`.
[[nodiscard]] Message part_in_proof(const Action& action);

/// The unrecorded counters that can have had one kind only. REQUIRES: contradiction_of_counters() finds nothing.
[[nodiscard]] std::vector<Deduction> deductions_of_counters(const Session& session, const CounterRules& rules,
                                                            const Source& source);

}  // namespace elfref::elfenland
