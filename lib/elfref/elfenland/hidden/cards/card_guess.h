#pragma once

#include <optional>
#include <span>
#include <vector>

#include "elfref/elfenland/hidden/cards/card_sizes.h"

namespace elfref::elfenland {

/// A completion found without a search: the cards that each player kept after each round. It hands out cards from the
/// last round back to the first, each time the kind of which the box has most. Nothing does not mean that there is no
/// completion. `sizes` are the hand sizes of each player, at least one each. Equal input gives an equal result.
[[nodiscard]] std::optional<KeptCards> guess_cards(const std::vector<CardLine>& players, const CardBox& box,
                                                   std::span<const std::vector<HandSizes>> sizes, int tries,
                                                   Work& work);

}  // namespace elfref::elfenland
