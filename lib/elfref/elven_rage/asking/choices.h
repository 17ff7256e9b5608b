#pragma once

#include <vector>

#include "elfref/core/asking/position_view.h"
#include "elfref/elven_rage/forms/written.h"
#include "elfref/elven_rage/table/position.h"

namespace elfref::elven_rage {

/// The possible next lines of the current turn. On request also every line of a group that is shown as one, and each
/// in a sentence.
[[nodiscard]] std::vector<Choice> choices_of(const Position& state, const Session& session,
                                             const PositionRequest& request = {});

/// What is worth knowing of a line; or empty.
[[nodiscard]] Message remark_on(const Position& state, const Names& names, const Action& play);

}  // namespace elfref::elven_rage
