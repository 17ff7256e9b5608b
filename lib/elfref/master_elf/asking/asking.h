#pragma once

#include <vector>

#include "elfref/core/asking/position.h"
#include "elfref/core/judging/game.h"
#include "elfref/master_elf/plays/session.h"

// What people ask about a record besides its judgement.

namespace elfref::master_elf {

/// What GameModule::position asks for.
[[nodiscard]] Position position(const Record& record, const Overrides& overrides, const PositionRequest& request);

/// Every step, `gift` line and turn without steps that is written, in the order of the game.
[[nodiscard]] std::vector<RecordedPlay> recorded_plays(const Session& session);
/// What a session says besides these.
[[nodiscard]] std::vector<RecordedFact> recorded_facts(const Session& session);

/// Small changes of a record that may make findings of it go away. REQUIRES: `judgement` is of that session.
[[nodiscard]] std::vector<Suggestion> proposals(const Record& record, const Session& session,
                                                const Judgement& judgement);

}  // namespace elfref::master_elf
