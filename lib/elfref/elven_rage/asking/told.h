#pragma once

#include <vector>

#include "elfref/core/asking/replay_view.h"
#include "elfref/elven_rage/plays/session.h"
#include "elfref/elven_rage/table/state.h"

// A play as it is told to people: in a sentence, with what came of it and where it is.

namespace elfref::elven_rage {

/// Tells of a play what it did: its words, why, what it is about and what goes where. `before` and `behind` are the
/// tables before it and behind it.
void tell(ViewMoment& moment, const State& before, const State& behind, const Action& play, const Session& session);

/// What would have been legal instead of a play, of the same sort: acts for an act, what is attacked for an attack;
/// where nothing of its sort is, all that is.
[[nodiscard]] std::vector<ViewChoice> instead_of(const Action& play, const State& before, const Session& session);

}  // namespace elfref::elven_rage
