#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/judging/judgement.h"
#include "elfref/elfenland/hidden/counters/counter_ledger.h"

// What only the whole of a record shows of transport counters that nobody wrote down.

namespace elfref::elfenland {

/// Recorded entries that cannot all be true, whatever was not recorded. With any one of them `unknown` they could.
struct CounterContradiction {
  std::string message;    ///< `round 2: 9 unicorns outside the pile: Anna 4 (lines 12, 20), …; there are 8`
  std::string_view rule;  ///< the rule that is broken
  std::vector<std::uint32_t> plies;  ///< the entries' plays, in order; never empty
};

/// Judges the counters of a session. Nothing: some counters make all that is written of them true, or (`decided`
/// becomes false) there are too many ways to try.
[[nodiscard]] std::optional<CounterContradiction> contradiction_of_counters(const Session& session,
                                                                            const CounterRules& rules,
                                                                            const Source& source,
                                                                            bool* decided = nullptr);

/// What an entry of a contradiction has to do with it: `placed here`.
[[nodiscard]] std::string_view part_in_proof(const Action& action);

/// Counters that nobody wrote down and that can have been of one kind only. REQUIRES: contradiction_of_counters() finds
/// nothing.
[[nodiscard]] std::vector<Deduction> deductions_of_counters(const Session& session, const CounterRules& rules,
                                                            const Source& source);

}  // namespace elfref::elfenland
