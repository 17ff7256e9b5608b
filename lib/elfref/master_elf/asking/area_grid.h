#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "elfref/core/asking/replay_view.h"
#include "elfref/master_elf/facts/components.h"

namespace elfref::master_elf {

/// All links of a board, each once, the smaller PlaceId first.
[[nodiscard]] std::vector<std::pair<std::size_t, std::size_t>> links_of(const std::vector<Place>& places);

/// Where the places of a board are drawn: the cell of each, by PlaceId, counted from 0 0. Every second row of cells is
/// half a cell further to the right. A components file lists only which places are linked, but areas hold cards and
/// figures. So each has a cell of its own, chosen so that links are short and lead past other places. The layout of a
/// board is the same every time. For a very large one, links do not count.
[[nodiscard]] std::vector<PicturePoint> cells_of(const std::vector<Place>& places);

}  // namespace elfref::master_elf
