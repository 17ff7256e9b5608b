#pragma once

#include <vector>

#include "elfref/core/asking/replay_view.h"
#include "elfref/master_elf/plays/session.h"
#include "elfref/master_elf/table/state.h"

// A play as it is told to people: in a sentence, with what came of it and where it is.

namespace elfref::master_elf {

/// Tells of a play what it did: its words, what it is about and what goes where. `before` and `behind` are the tables
/// before it and behind it.
void tell(ViewMoment& moment, const State& before, const State& behind, const Action& play, const Session& session);

/// What came by itself between two tables: parcels that were sent, cards and gifts that were laid, the end of the game.
/// `play` is the one that caused it.
[[nodiscard]] std::vector<std::string> came_of(const State& before, const State& behind, const Action& play);

/// What would have been legal instead of a play, of the same sort: other places, other parcels.
[[nodiscard]] std::vector<ViewChoice> instead_of(const Action& play, const State& before);

}  // namespace elfref::master_elf
