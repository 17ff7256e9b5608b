#pragma once

#include "elfref/core/judging/game.h"

namespace elfref::elfenland {

/// The module of Elfenland (Alan R. Moon, 1998).
[[nodiscard]] const GameModule& game();

}  // namespace elfref::elfenland
