#pragma once

#include <cstdint>

#include "elfref/core/hidden/minimise.h"
#include "elfref/elfenland/hidden/plan/hidden_plan.h"
#include "elfref/elfenland/hidden/slips.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/table/position.h"

namespace elfref::elfenland {

/// The rules by which the planning of a session is read.
struct PlanRules {
  Options options;
  Seating seating{};
  Slips slips{};
};

/// Whether some entry of a planning is recorded as unknown.
[[nodiscard]] bool has_unknown_entries(const Session& session);

/// Reads the planning of each round that has an unknown entry, unless it is irregular. A play that is left out is read
/// as `unknown`.
[[nodiscard]] PlanLedger read_plan_of(const Session& session, const PlanRules& rules, const Mask& left_out = {});

/// Whether a play has facts about the planning, or about the counters that a player had for it, that `unknown` in its
/// place would not have.
[[nodiscard]] bool tells_of_the_plan(const Session& session, std::uint32_t ply);

}  // namespace elfref::elfenland
