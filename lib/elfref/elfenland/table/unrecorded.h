#pragma once

#include <optional>

#include "elfref/elfenland/table/position.h"

// The facts about a player after an unrecorded part of the journeys.

namespace elfref::elfenland {

/// Accounts for unrecorded steps; the boot was at `end` then, or anywhere.
void forget_journey(const Position& state, PlayerState& player, std::optional<TownId> end);
/// Accounts for an unrecorded round.
void forget_round(Position& state);

}  // namespace elfref::elfenland
