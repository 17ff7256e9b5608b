#pragma once

#include <vector>

#include "elfref/core/asking/position_view.h"
#include "elfref/core/asking/replay_view.h"
#include "elfref/elven_rage/plays/session.h"
#include "elfref/elven_rage/table/position.h"

// The narration of a play: a sentence, with its effects and its place.

namespace elfref::elven_rage {

/// Fills in the narration of a play: its sentence, its reasons, what it is about, and what goes where. `before` and
/// `after` are the positions before and after it.
void narrate(ViewMoment& moment, const Position& before, const Position& after, const Action& play,
             const Session& session, ToldAs as = ToldAs::recorded);

/// The narration of a play that would come next in a position.
[[nodiscard]] ViewMoment told(const Position& before, const Action& play, const Session& session,
                              ToldAs as = ToldAs::recorded);

/// The legal plays of the same kind as a play: acts instead of an act, attacks instead of an attack. If none of its
/// kind is legal, all legal plays.
[[nodiscard]] std::vector<ViewChoice> instead_of(const Action& play, const Position& before, const Session& session);

}  // namespace elfref::elven_rage
