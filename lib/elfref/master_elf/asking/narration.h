#pragma once

#include <vector>

#include "elfref/core/asking/position_view.h"
#include "elfref/core/asking/replay_view.h"
#include "elfref/master_elf/forms/written.h"
#include "elfref/master_elf/plays/session.h"
#include "elfref/master_elf/table/position.h"

// The narration of a play: a sentence, with its effects and its place.

namespace elfref::master_elf {

/// Fills in the narration of a play: its sentence, what it is about, and what goes where. `before` and `after` are the
/// positions before and after it.
void narrate(ViewMoment& moment, const Position& before, const Position& after, const Action& play,
             const Session& session, ToldAs as = ToldAs::recorded);

/// The narration of a play that would come next in a position.
[[nodiscard]] ViewMoment told(const Position& before, const Action& play, const Session& session,
                              ToldAs as = ToldAs::recorded);

/// The automatic changes between two positions: sent parcels, placed cards and gifts, the end of the game. `play` is
/// the one that caused them.
[[nodiscard]] std::vector<Message> came_of(const Position& before, const Position& after, const Action& play);

/// The legal plays of the same kind as a play: other places, other parcels.
[[nodiscard]] std::vector<ViewChoice> instead_of(const Action& play, const Position& before, const Session& session);

}  // namespace elfref::master_elf
