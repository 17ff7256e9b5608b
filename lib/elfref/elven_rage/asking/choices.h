#pragma once

#include <vector>

#include "elfref/core/asking/position_view.h"
#include "elfref/elven_rage/forms/written.h"
#include "elfref/elven_rage/table/position.h"

namespace elfref::elven_rage {

/// The possible next lines of the current turn; `each`: also every line of a group that is shown as one.
[[nodiscard]] std::vector<Choice> choices_of(const Position& state, const Names& names, bool each);

/// What is worth knowing of a line; or empty.
[[nodiscard]] Message remark_on(const Position& state, const Names& names, const Action& play);

}  // namespace elfref::elven_rage
