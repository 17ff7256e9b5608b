#pragma once

#include <optional>

#include "elfref/elfenland/table/position.h"

// The courses of a player, play after play. Each function takes the courses before the play and returns those on which
// the play is legal. Nothing if it is legal on none; then only the position is known.

namespace elfref::elfenland {

/// The courses after unrecorded legal steps to `end`. If there are none yet, they begin with the known facts about the
/// player.
[[nodiscard]] OpenCourses courses_after_gap(const Position& state, const PlayerState& player,
                                            std::optional<TownId> end);
/// Whether legal steps can lead to a town; true if there are too many ways to try.
[[nodiscard]] bool may_lead_to(const Position& state, const PlayerState& player, TownId end);
/// The courses after an unrecorded round.
[[nodiscard]] OpenCourses courses_after_unknown_round(const Position& state, const PlayerState& player);
/// The courses after a step. `state` is the position before it.
[[nodiscard]] OpenCourses courses_after(const Position& state, const PlayerState& player, const Step& step);
/// The courses after the end of a turn.
[[nodiscard]] OpenCourses courses_after(const PlayerState& player, const EndJourney& end);
/// The courses after a deal.
[[nodiscard]] OpenCourses courses_after(const Position& state, const PlayerState& player, const Deal& deal);
/// The courses after a round. `state` is the position before the roads are cleared.
[[nodiscard]] OpenCourses courses_after_round(const Position& state, const PlayerState& player);

}  // namespace elfref::elfenland
