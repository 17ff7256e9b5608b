#pragma once

#include <optional>

#include "elfref/elfenland/table/state.h"

// What is known of a player behind a part of the journeys that nobody wrote down.

namespace elfref::elfenland {

/// Steps that nobody wrote down; the boot stood at `end` then, or anywhere.
void forget_journey(const State& state, PlayerState& player, std::optional<TownId> end);
/// A round that nobody wrote down.
void forget_round(State& state);

}  // namespace elfref::elfenland
