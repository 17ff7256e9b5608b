#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/elfenland/hidden/plan/plan_ledger.h"

// What only the whole of a record shows of a planning of which entries are unknown.

namespace elfref::elfenland {

/// Recorded entries that cannot all be true, whatever the unknown ones were. With any one of them `unknown` they could.
struct PlanContradiction {
  std::string message;    ///< `round 2: whatever the unknown entries were, …: Anna (lines 12, 20), Boris (line 22)`
  std::string_view rule;  ///< the rule that is broken
  std::vector<std::uint32_t> plies;  ///< the entries' plays, in order; never empty
};

/// Judges the planning of a session. Nothing: some entries make all that is written true, or (`decided` becomes false)
/// there are too many ways to try.
[[nodiscard]] std::optional<PlanContradiction> contradiction_of_the_plan(const Session& session, const PlanRules& rules,
                                                                         const Source& source, bool* decided = nullptr);

/// Whether some entries may make all that is written true.
[[nodiscard]] bool plan_may_be(const Session& session, const PlanRules& rules);

/// What an entry of a contradiction has to do with it: `placed here`.
[[nodiscard]] std::string_view part_in_plan(const Action& action);

}  // namespace elfref::elfenland
