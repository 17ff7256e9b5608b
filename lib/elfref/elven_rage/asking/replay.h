#pragma once

#include <optional>
#include <span>

#include "elfref/core/asking/position.h"
#include "elfref/core/asking/replay_view.h"
#include "elfref/elven_rage/plays/session.h"
#include "elfref/elven_rage/table/state.h"

namespace elfref::elven_rage {

/// What GameModule::replay asks for.
[[nodiscard]] ReplayView replay(const Record& record, const Overrides& overrides, const Judgement& judgement);
/// What GameModule::picture asks for.
[[nodiscard]] std::optional<Picture> picture(const Record* of);

/// A table as it lies on the picture of its session.
[[nodiscard]] Scene scene_of(const Session& session, const State& state);

}  // namespace elfref::elven_rage
