#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "elfref/core/asking/replay_view.h"
#include "elfref/master_elf/facts/components.h"

namespace elfref::master_elf {

/// Every link of a board once, the smaller PlaceId first.
[[nodiscard]] std::vector<std::pair<std::size_t, std::size_t>> links_of(const std::vector<Place>& places);

/// Where the places of a board are drawn: the cell of each, by PlaceId, counted from 0 0. Every second row of cells
/// lies half a cell to the right. A components file says only which places are linked, and areas hold cards and
/// figures: so each has a cell of its own, chosen so that links are short and lead past other places. The same board is
/// laid out in the same way every time; of a very large one the links do not count.
[[nodiscard]] std::vector<PicturePoint> cells_of(const std::vector<Place>& places);

}  // namespace elfref::master_elf
