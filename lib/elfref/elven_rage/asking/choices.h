#pragma once

#include <vector>

#include "elfref/core/asking/position.h"
#include "elfref/elven_rage/forms/written.h"
#include "elfref/elven_rage/table/state.h"

namespace elfref::elven_rage {

/// What may be the next line of the turn under way; `each`: also every one of those that are told as one.
[[nodiscard]] std::vector<Choice> choices_of(const State& state, const Names& names, bool each);

}  // namespace elfref::elven_rage
