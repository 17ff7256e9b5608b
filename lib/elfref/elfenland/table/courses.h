#pragma once

#include <optional>

#include "elfref/elfenland/table/state.h"

// The courses of a player, play after play. Each function is given them as they were before the play, and gives those
// on which it is legal; nothing where it is on none of them, so that all that is known is what the table says.

namespace elfref::elfenland {

/// After legal steps that nobody wrote down, and so that the boot stood at `end` then. Begins with what is known of the
/// player where there are no courses yet.
[[nodiscard]] OpenCourses courses_after_gap(const State& state, const PlayerState& player, std::optional<TownId> end);
/// Whether legal steps can lead to a town; so where there are too many ways to tell.
[[nodiscard]] bool may_lead_to(const State& state, const PlayerState& player, TownId end);
/// After a round that nobody wrote down.
[[nodiscard]] OpenCourses courses_after_unknown_round(const State& state, const PlayerState& player);
/// After a step. `state` is the table before it.
[[nodiscard]] OpenCourses courses_after(const State& state, const PlayerState& player, const Step& step);
/// After the end of a turn.
[[nodiscard]] OpenCourses courses_after(const PlayerState& player, const EndJourney& end);
/// After a deal.
[[nodiscard]] OpenCourses courses_after(const State& state, const PlayerState& player, const Deal& deal);
/// After a round. `state` is the table before the roads are cleared.
[[nodiscard]] OpenCourses courses_after_round(const State& state, const PlayerState& player);

}  // namespace elfref::elfenland
