#pragma once

#include "elfref/core/asking/replay_view.h"
#include "elfref/core/judging/game.h"

namespace elfref::elfenland {

/// What GameModule::replay asks for.
[[nodiscard]] ReplayView replay(const Record& record, const Overrides& overrides, const Judgement& judgement);

}  // namespace elfref::elfenland
