#pragma once

#include "elfref/core/hidden/minimise.h"
#include "elfref/elven_rage/hidden/piles.h"

namespace elfref::elven_rage {

/// Hands out the cards by simple rules: of each that is written it is said which of its kind it is, and when it was
/// drawn; then each goes where it is written next. True: that makes it all true, without the entries that are left out.
/// False says nothing.
[[nodiscard]] bool guess_cards(const PileProblem& problem, const Mask& left_out);

}  // namespace elfref::elven_rage
