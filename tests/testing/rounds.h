#pragma once

#include <string>

#include "elfref/core/judging/judgement.h"

namespace elfref::testing {

/// The fault in the score by round of a judgement that was asked for it, or nothing. Rounds follow one another, and
/// only the last one may be under way. After it the players' scores are those of the end of the game. No player gives a
/// town back.
[[nodiscard]] std::string fault_of_rounds(const Judgement& judgement);

}  // namespace elfref::testing
