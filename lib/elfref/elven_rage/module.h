#pragma once

#include "elfref/core/judging/game.h"

namespace elfref::elven_rage {

/// Elven Rage as the command line sees it.
[[nodiscard]] const GameModule& game();

}  // namespace elfref::elven_rage
