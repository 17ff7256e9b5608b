#pragma once

#include <optional>

#include "elfref/core/asking/position.h"
#include "elfref/core/asking/replay_view.h"
#include "elfref/master_elf/plays/session.h"
#include "elfref/master_elf/table/state.h"

namespace elfref::master_elf {

/// What GameModule::replay asks for.
[[nodiscard]] ReplayView replay(const Record& record, const Overrides& overrides, const Judgement& judgement);
/// What GameModule::picture asks for.
[[nodiscard]] std::optional<Picture> picture(const Record* of);

/// A table as it lies on the picture of its session.
[[nodiscard]] Scene scene_of(const Session& session, const State& state);

}  // namespace elfref::master_elf
