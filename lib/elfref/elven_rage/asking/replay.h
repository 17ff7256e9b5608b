#pragma once

#include <optional>
#include <span>

#include "elfref/core/asking/position_view.h"
#include "elfref/core/asking/replay_view.h"
#include "elfref/elven_rage/plays/session.h"
#include "elfref/elven_rage/table/position.h"

namespace elfref::elven_rage {

/// The answer to GameModule::replay.
[[nodiscard]] ReplayView replay(const Record& record, const Overrides& overrides, const Judgement& judgement);
/// The answer to GameModule::picture.
[[nodiscard]] std::optional<Picture> picture(const Record* of, Language language);

/// A position as it is shown on the picture of its session; the words that are drawn are in a language.
[[nodiscard]] Scene scene_of(const Session& session, const Position& state, Language language);

}  // namespace elfref::elven_rage
