#pragma once

#include <string>
#include <vector>

#include "elfref/core/asking/position.h"
#include "elfref/core/judging/game.h"
#include "elfref/core/words/message.h"
#include "elfref/elven_rage/plays/session.h"

// Questions about a record besides its judgement.

namespace elfref::elven_rage {

/// What a message of this game says in English. REQUIRES: it is about no player.
[[nodiscard]] std::string english_of(const Message& message);

/// The answer to GameModule::position.
[[nodiscard]] Position position(const Record& record, const Overrides& overrides, const PositionRequest& request);

/// All recorded lines of a session, in the order of the game. The round of a line is the number of its turn, counted
/// for the player of the turn, from 1; a player who answers in it plays in that round too.
[[nodiscard]] std::vector<RecordedPlay> recorded_plays(const Session& session);
/// The facts of a session that are not lines.
[[nodiscard]] std::vector<RecordedFact> recorded_facts(const Session& session);

/// Small changes of a record that may remove findings. REQUIRES: `judgement` is of that session.
[[nodiscard]] std::vector<Suggestion> proposals(const Record& record, const Session& session,
                                                const Judgement& judgement);

}  // namespace elfref::elven_rage
