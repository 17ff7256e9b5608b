#pragma once

#include <string>

#include "elfref/core/judging/judgement.h"

namespace elfref::testing {

/// What is wrong with the score by round of a judgement that was asked for it, or nothing: rounds follow one another
/// and only the last one may be under way, after it everybody stands as the game ends, and nobody gives a town back.
[[nodiscard]] std::string fault_of_rounds(const Judgement& judgement);

}  // namespace elfref::testing
