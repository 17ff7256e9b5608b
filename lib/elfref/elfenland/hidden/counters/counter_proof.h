#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "elfref/core/hidden/minimise.h"
#include "elfref/core/judging/judgement.h"
#include "elfref/elfenland/hidden/counters/counter_ledger.h"

// What only the whole of a record shows of transport counters that nobody wrote down.

namespace elfref::elfenland {

/// Judges the counters of a session: its entries are plays, by their index. None: some counters make all that is
/// written of them true, or there are too many ways to try.
[[nodiscard]] Contradiction<std::uint32_t> contradiction_of_counters(const Session& session, const CounterRules& rules,
                                                                     const Source& source);

/// What an entry of a contradiction has to do with it: `placed here`.
[[nodiscard]] std::string_view part_in_proof(const Action& action);

/// Counters that nobody wrote down and that can have been of one kind only. REQUIRES: contradiction_of_counters() finds
/// nothing.
[[nodiscard]] std::vector<Deduction> deductions_of_counters(const Session& session, const CounterRules& rules,
                                                            const Source& source);

}  // namespace elfref::elfenland
