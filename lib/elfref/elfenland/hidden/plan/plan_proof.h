#pragma once

#include <cstdint>

#include "elfref/core/words/message.h"
#include "elfref/elfenland/hidden/plan/plan_ledger.h"

// Facts about a planning with unknown entries that only the whole record shows.

namespace elfref::elfenland {

/// Judges the planning of a session. The entries of the contradiction are indices of plays. None: some entries make
/// everything in the record true, or there are too many ways to try.
[[nodiscard]] Contradiction<std::uint32_t> contradiction_of_the_plan(const Session& session, const PlanRules& rules,
                                                                     const Source& source);

/// Whether some entries may make everything in the record true.
[[nodiscard]] bool plan_may_be(const Session& session, const PlanRules& rules);

/// The role of an entry in a contradiction: `placed here`.
[[nodiscard]] Message part_in_plan(const Action& action);

}  // namespace elfref::elfenland
