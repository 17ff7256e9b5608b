#pragma once

#include <optional>
#include <span>
#include <vector>

#include "elfref/elfenland/hidden/cards/card_sizes.h"

namespace elfref::elfenland {

/// A completion that is found without a search: cards are handed out from the last round back to the first, each time
/// such as the box has most of. Says what each player kept after each round. Nothing: there may still be one. `paths`
/// are the sizes of each player, at least one. It always gives the same.
[[nodiscard]] std::optional<KeptCards> guess_cards(const std::vector<CardLine>& players, const CardBox& box,
                                                   std::span<const std::vector<SizePath>> paths, int tries, Work& work);

}  // namespace elfref::elfenland
