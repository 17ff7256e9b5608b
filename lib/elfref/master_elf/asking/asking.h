#pragma once

#include <vector>

#include "elfref/core/asking/position_view.h"
#include "elfref/core/judging/game.h"
#include "elfref/master_elf/plays/session.h"

// Questions about a record besides its judgement.

namespace elfref::master_elf {

/// The answer to GameModule::position.
[[nodiscard]] PositionView position(const Record& record, const Overrides& overrides, const PositionRequest& request);

/// All recorded steps, `gift` lines and turns without steps, in the order of the game.
[[nodiscard]] std::vector<RecordedPlay> recorded_plays(const Session& session);
/// The other facts of a session.
[[nodiscard]] std::vector<RecordedFact> recorded_facts(const Session& session);

/// Small changes of a record that may remove findings. REQUIRES: `judgement` is of that session.
[[nodiscard]] std::vector<Suggestion> proposals(const Record& record, const Session& session,
                                                const Judgement& judgement);

}  // namespace elfref::master_elf
