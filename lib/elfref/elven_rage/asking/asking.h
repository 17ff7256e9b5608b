#pragma once

#include <vector>

#include "elfref/core/asking/position.h"
#include "elfref/core/judging/game.h"
#include "elfref/elven_rage/plays/session.h"

// What people ask about a record besides its judgement.

namespace elfref::elven_rage {

/// What GameModule::position asks for.
[[nodiscard]] Position position(const Record& record, const Overrides& overrides, const PositionRequest& request);

/// Every line of a session that is written, in the order of the game. Its round is the turn of its player, from 1; who
/// answers in it plays in that round too.
[[nodiscard]] std::vector<RecordedPlay> recorded_plays(const Session& session);
/// What a session says besides its lines.
[[nodiscard]] std::vector<RecordedFact> recorded_facts(const Session& session);

/// Small changes of a record that may make findings of it go away. REQUIRES: `judgement` is of that session.
[[nodiscard]] std::vector<Suggestion> proposals(const Record& record, const Session& session,
                                                const Judgement& judgement);

}  // namespace elfref::elven_rage
