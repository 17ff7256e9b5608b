#pragma once

#include <vector>

#include "elfref/core/asking/position_view.h"
#include "elfref/master_elf/forms/written.h"
#include "elfref/master_elf/table/position.h"

namespace elfref::master_elf {

/// The possible next steps of the current turn, or gifts to place. On request also every one of a group that is shown
/// as one, and each in a sentence.
[[nodiscard]] std::vector<Choice> choices_of(const Position& state, const Session& session,
                                             const PositionRequest& request);

/// What is worth knowing of a possible step: that it takes the last card, what a gift takes; or empty.
[[nodiscard]] Message remark_on(const Position& state, const Action& play);

}  // namespace elfref::master_elf
