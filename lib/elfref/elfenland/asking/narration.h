#pragma once

#include "elfref/core/asking/replay_view.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/table/position.h"

// The narration of a play: a sentence, its price, and the pieces that it moves.

namespace elfref::elfenland {

/// Adds to `moment` the sentence of a play, its places, the moves of its pieces and its price. `before` is the position
/// before the play. In a step, `from` and `way` are as resolve() finds them.
void narrate(ViewMoment& moment, const Position& before, const Action& play);

/// The narration of a play that would come next in a position. In a step, `from` and `way` are as resolve() finds them.
[[nodiscard]] ViewMoment told(const Position& before, const Action& play);

/// Adds an unrecorded end of a journey after its last step: the hand comes down to some number of cards.
void narrate_end(ViewMoment& moment, const Position& before, const Position& after, const Action& play);

/// Adds the cards that the end of a journey left in hand: `8 in hand before the journey, 3 paid, 1 discarded`.
/// `after` is the position after it.
void narrate_hand(ViewMoment& moment, const Position& after, const Action& play);

}  // namespace elfref::elfenland
