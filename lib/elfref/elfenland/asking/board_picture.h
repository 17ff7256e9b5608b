#pragma once

#include "elfref/core/asking/replay_view.h"

namespace elfref::elfenland {

/// The board as a picture, without movable pieces. Its ids are those of slots.h. `russian`: towns have their Russian
/// names on it.
[[nodiscard]] const Picture& board_picture(bool russian = false);

}  // namespace elfref::elfenland
