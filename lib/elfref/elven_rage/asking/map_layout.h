#pragma once

#include <array>
#include <span>
#include <utility>
#include <vector>

#include "elfref/core/asking/replay_view.h"
#include "elfref/elven_rage/facts/components.h"

// Where the places of a map are drawn. A components file says only what has a side in common with what, so the picture
// is ours: areas with a side in common where places border on each other, and nowhere else, if that can be drawn.

namespace elfref::elven_rage {

/// How a map is laid out. All is measured in units of which a border is about 120 long, y downwards.
struct MapLayout {
  std::vector<PicturePoint> at;                    ///< the middle of each place, by PlaceId
  std::vector<std::vector<PicturePoint>> outline;  ///< the corners of each, clockwise or not, by PlaceId
  /// Borders that are drawn as lines, because these areas have no side in common.
  std::vector<std::pair<PlaceId, PlaceId>> lines;
  double width = 0, height = 0;  ///< of all; it begins at 0 0
};

/// Lays out a map: by the names of its places where these are letters and numbers and no border crosses another then;
/// else by its borders; else, in rows. The same map is laid out in the same way every time.
[[nodiscard]] MapLayout layout_of(const Map& map);

}  // namespace elfref::elven_rage
