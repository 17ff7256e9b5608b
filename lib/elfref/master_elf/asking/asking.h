#pragma once

#include <vector>

#include "elfref/core/judging/game.h"
#include "elfref/master_elf/plays/session.h"

// What people ask about a record besides its judgement.

namespace elfref::master_elf {

/// Every step, `gift` line and turn without steps that is written, in the order of the game.
[[nodiscard]] std::vector<RecordedPlay> recorded_plays(const Session& session);

}  // namespace elfref::master_elf
