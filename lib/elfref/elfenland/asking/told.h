#pragma once

#include <string>
#include <vector>

#include "elfref/core/asking/replay_view.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/table/state.h"

// A play as it is told to people: in a sentence, with what it cost and where it went.

namespace elfref::elfenland {

/// Tells of a play what it did: its words, what it is about, what goes where, and its price. `before` is the table
/// before it; of a step from and way are set as resolve() finds them.
void tell(ViewMoment& moment, const State& before, const Action& play, const std::vector<Player>& players);

/// Tells of the end of a journey that nobody wrote down, behind the last step: that cards were thrown away.
void tell_end(ViewMoment& moment, const State& before, const State& behind, const Action& play);

/// What the end of a journey left in hand: `8 in hand before the journey, 3 paid, 1 thrown away`. `behind` is the table
/// behind it.
void tell_hand(ViewMoment& moment, const State& behind, const Action& play);

}  // namespace elfref::elfenland
