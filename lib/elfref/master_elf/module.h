#pragma once

#include "elfref/core/judging/game.h"

namespace elfref::master_elf {

/// Master Elf as the command line sees it.
[[nodiscard]] const GameModule& game();

}  // namespace elfref::master_elf
