#pragma once

#include <vector>

#include "elfref/core/asking/count.h"
#include "elfref/core/asking/position_view.h"
#include "elfref/core/judging/game.h"
#include "elfref/elfenland/plays/session.h"

// Answers about a record in addition to its judgement.

namespace elfref::elfenland {

/// The implementation of GameModule::position.
[[nodiscard]] PositionView position(const Record& record, const Overrides& overrides, const PositionRequest& request);

/// The implementation of GameModule::count.
[[nodiscard]] Count count(const Record& record, const Overrides& overrides, const CountRequest& request);

/// Every recorded play of a session, in the order of the game.
[[nodiscard]] std::vector<RecordedPlay> recorded_plays(const Session& session);
/// The facts of a session that are not plays.
[[nodiscard]] std::vector<RecordedFact> recorded_facts(const Session& session);

/// Small changes to a record that may remove findings. REQUIRES: `judgement` is of that session.
[[nodiscard]] std::vector<Suggestion> proposals(const Record& record, const Session& session,
                                                const Judgement& judgement);

}  // namespace elfref::elfenland
