#pragma once

#include <cstdint>
#include <string_view>

#include "elfref/elfenland/hidden/plan/plan_ledger.h"

// What only the whole of a record shows of a planning of which entries are unknown.

namespace elfref::elfenland {

/// Judges the planning of a session: its entries are plays, by their index. None: some entries make all that is written
/// true, or there are too many ways to try.
[[nodiscard]] Contradiction<std::uint32_t> contradiction_of_the_plan(const Session& session, const PlanRules& rules,
                                                                     const Source& source);

/// Whether some entries may make all that is written true.
[[nodiscard]] bool plan_may_be(const Session& session, const PlanRules& rules);

/// What an entry of a contradiction has to do with it: `placed here`.
[[nodiscard]] std::string_view part_in_plan(const Action& action);

}  // namespace elfref::elfenland
