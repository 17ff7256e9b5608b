#pragma once

#include <array>
#include <span>
#include <utility>
#include <vector>

#include "elfref/core/asking/replay_view.h"
#include "elfref/elven_rage/facts/components.h"

// Where the places of a map are drawn. A components file lists only which places share a side, so the picture is ours:
// areas share a side exactly where their places border on each other, if that can be drawn.

namespace elfref::elven_rage {

/// The layout of a map. A border is about 120 units long; y points downwards.
struct MapLayout {
  std::vector<PicturePoint> at;                    ///< the middle of each place, by PlaceId
  std::vector<std::vector<PicturePoint>> outline;  ///< the corners of each, clockwise or not, by PlaceId
  /// Borders that are drawn as lines, because these areas share no side.
  std::vector<std::pair<PlaceId, PlaceId>> lines;
  double width = 0, height = 0;  ///< of the whole; it begins at 0 0
};

/// Lays out a map: by the names of its places if these are letters and numbers and then no border crosses another; else
/// by its borders; else in rows. The layout of a map is the same every time.
[[nodiscard]] MapLayout layout_of(const Map& map);

}  // namespace elfref::elven_rage
