#pragma once

#include "elfref/elfenland/table/known_position.h"
#include "elfref/elfenland/table/position.h"

namespace elfref::elfenland {

/// Whether a play breaks a rule.
[[nodiscard]] bool breaks_a_rule(const Position& state, const Action& action);

/// Finds `from` and `way` of a step, by a reading that makes the step legal if there is one.
void resolve(const Position& state, Action& action);
/// Finds `from` and `way` of a step in a fully known position.
void resolve(const KnownPosition& table, Step& step);

}  // namespace elfref::elfenland
