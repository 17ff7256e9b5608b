#pragma once

#include <string>

#include "elfref/core/judging/judgement.h"

namespace elfref::testing {

/// The fault in the score by round of a judgement that was asked for it, or nothing. Rounds follow one another, and
/// only the last one may be under way. After it the players' scores are those of the end of the game. No player gives a
/// town back.
[[nodiscard]] std::string fault_of_rounds(const Judgement& judgement);

/// The same for a game in which a round is a turn of every player. `with_gaps`: turns of the record may be unknown, so
/// that the last rounds are missing; then the one before them is over.
[[nodiscard]] std::string fault_of_turn_rounds(const Judgement& judgement, bool with_gaps);

}  // namespace elfref::testing
