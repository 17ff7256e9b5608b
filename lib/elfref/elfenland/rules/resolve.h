#pragma once

#include "elfref/elfenland/table/state.h"

namespace elfref::elfenland {

/// Whether a play breaks a rule.
[[nodiscard]] bool breaks_a_rule(const State& state, const Action& action);

/// Finds `from` and `way` of a step: of all readings one under which it is legal, if there is one.
void resolve(const State& state, Action& action);

}  // namespace elfref::elfenland
