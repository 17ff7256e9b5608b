#pragma once

#include <cstdint>

#include "elfref/core/hidden/minimise.h"
#include "elfref/elfenland/hidden/plan/hidden_plan.h"
#include "elfref/elfenland/hidden/slips.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/table/state.h"

namespace elfref::elfenland {

/// By which rules the planning of a session is read.
struct PlanRules {
  Options options;
  Seating seating{};
  Slips slips{};
};

/// Whether an entry of a plan is one that nobody could write down.
[[nodiscard]] bool has_unknown_entries(const Session& session);

/// Reads the planning of a session: of each round with an unknown entry, unless something in it was irregular. A play
/// that is left out is read as if `unknown` stood in its place.
[[nodiscard]] PlanLedger read_plan_of(const Session& session, const PlanRules& rules, const Mask& left_out = {});

/// Whether a play tells something of the planning, or of what somebody had in front of him for it, so that `unknown` in
/// its place would tell less.
[[nodiscard]] bool tells_of_the_plan(const Session& session, std::uint32_t ply);

}  // namespace elfref::elfenland
