#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "elfref/master_elf/table/state.h"

// What becomes of the table when a parcel is sent (ME-COP-20).

namespace elfref::master_elf {

/// A parcel is sent: the discard comes back, and empty areas get cards. `areas`: what was laid where; null: as the
/// rules say, with unseen cards.
void send_off(State& state, std::size_t index, const std::vector<std::pair<PlaceId, Cards>>* areas);
/// It may have been sent, and nobody wrote it.
void perhaps_sent(State& state, std::size_t index);

}  // namespace elfref::master_elf
