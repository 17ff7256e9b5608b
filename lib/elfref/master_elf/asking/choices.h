#pragma once

#include <vector>

#include "elfref/core/asking/position.h"
#include "elfref/master_elf/forms/written.h"
#include "elfref/master_elf/table/state.h"

namespace elfref::master_elf {

/// What may be the next step of the turn under way, or the gift that is laid; `each`: also every one of those that are
/// told as one.
[[nodiscard]] std::vector<Choice> choices_of(const State& state, const Names& names, bool each);

}  // namespace elfref::master_elf
