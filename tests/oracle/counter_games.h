#pragma once

#include "elfref/elfenland/plays/session.h"
#include "oracle/card_problems.h"

// Random games of transport counters, with the counters of the real box, as a person would have recorded them.

namespace elfref::oracle {

/// The recorded part of a game of counters.
enum class CountersWritten : std::uint8_t {
  all,        ///< every counter, also those that are face down
  in_public,  ///< all public facts: not the draws, and of a kept counter only that it is face down
};

/// A game that was played, so there is a completion. No player travels in it. REQUIRES: at most 8 players, for whom the
/// box has enough counters.
[[nodiscard]] elfenland::Session game_of_counters(int players, int rounds, CountersWritten written, Dice& dice);

/// Makes entries about counters `unknown`: this percentage of them.
void forget_some(elfenland::Session& session, int percent, Dice& dice);

/// Records one counter as another kind, or as face down.
void write_otherwise(elfenland::Session& session, elfenland::Transport kind, Dice& dice);

}  // namespace elfref::oracle
