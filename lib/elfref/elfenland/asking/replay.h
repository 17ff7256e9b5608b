#pragma once

#include "elfref/core/asking/replay_view.h"
#include "elfref/core/judging/game.h"

namespace elfref::elfenland {

/// The implementation of GameModule::replay.
[[nodiscard]] ReplayView replay(const Record& record, const Overrides& overrides, const Judgement& judgement);

}  // namespace elfref::elfenland
