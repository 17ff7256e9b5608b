#pragma once

#include "elfref/elfenland/plays/session.h"
#include "oracle/card_problems.h"

// Games of transport counters, played at random with the counters of the real box: what somebody would have written
// down of them.

namespace elfref::oracle {

/// How much of a game of counters is written down.
enum class CountersWritten : std::uint8_t {
  all,        ///< every counter, also those that lay face down
  in_public,  ///< what everybody at the table saw: not what was drawn, and of a kept one only that it lies face down
};

/// A game that was played: there is a completion. Nobody travels in it. REQUIRES: at most 8 players, for whom the box
/// has counters enough.
[[nodiscard]] elfenland::Session game_of_counters(int players, int rounds, CountersWritten written, Dice& dice);

/// The same with entries about counters `unknown`: that many of a hundred.
void forget_some(elfenland::Session& session, int percent, Dice& dice);

/// The same with one counter written as another kind, or as having lain face down.
void write_otherwise(elfenland::Session& session, elfenland::Transport kind, Dice& dice);

}  // namespace elfref::oracle
