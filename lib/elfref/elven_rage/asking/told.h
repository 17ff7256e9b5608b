#pragma once

#include "elfref/core/asking/replay_view.h"
#include "elfref/elven_rage/plays/session.h"
#include "elfref/elven_rage/table/state.h"

// A play as it is told to people: in a sentence, with what came of it and where it is.

namespace elfref::elven_rage {

/// Tells of a play what it did: its words, why, what it is about and what goes where. `before` and `behind` are the
/// tables before it and behind it.
void tell(ViewMoment& moment, const State& before, const State& behind, const Action& play, const Session& session);

/// What could have been done in the battle that is under way, as far as its cards are known: every act that is right.
[[nodiscard]] std::vector<ViewChoice> acts_in(const State& state);

}  // namespace elfref::elven_rage
