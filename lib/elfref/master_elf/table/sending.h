#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "elfref/master_elf/table/position.h"

// How the position changes when a parcel is sent (ME-COP-20).

namespace elfref::master_elf {

/// A parcel is sent: the discard comes back, and empty areas get cards. `areas`: the cards placed in each; null: unseen
/// cards, as the rules require.
void send_off(Position& state, std::size_t index, const std::vector<std::pair<PlaceId, Cards>>* areas);
/// A parcel may have been sent, unrecorded.
void perhaps_sent(Position& state, std::size_t index);

}  // namespace elfref::master_elf
