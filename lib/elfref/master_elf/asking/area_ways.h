#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "elfref/core/asking/replay_view.h"

namespace elfref::master_elf {

/// Whether a straight line leads over an area, or close past it. All points are in units of the picture; `area` is the
/// middle of the area.
[[nodiscard]] bool leads_over(PicturePoint from, PicturePoint to, PicturePoint area);

/// Whether two straight lines cross within both; lines with an end in common do not.
[[nodiscard]] bool lines_cross(PicturePoint a, PicturePoint b, PicturePoint c, PicturePoint d);

/// Where the ways of a board lead: the corners of each, from the middle of one area to that of the other, by link. `at`
/// are the middles of the areas. A way is straight if it leads over no other area; else it goes round them by the
/// shortest way. On a very large board, all ways are straight.
[[nodiscard]] std::vector<std::vector<PicturePoint>> ways_between(
    const std::vector<PicturePoint>& at, const std::vector<std::pair<std::size_t, std::size_t>>& links);

/// A way with rounded corners, as the `d` of an SVG path. REQUIRES: at least two corners.
[[nodiscard]] std::string path_of_way(const std::vector<PicturePoint>& corners);

/// The middle of a way, measured along it. REQUIRES: at least two corners.
[[nodiscard]] PicturePoint middle_of_way(const std::vector<PicturePoint>& corners);

}  // namespace elfref::master_elf
