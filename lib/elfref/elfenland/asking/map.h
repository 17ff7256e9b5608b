#pragma once

#include <array>
#include <string>

#include "elfref/core/asking/replay_view.h"
#include "elfref/elfenland/facts/board.h"

// Where things are drawn on a picture of the board. Everything is measured in units of which the board is 1000 wide, y
// downwards.

namespace elfref::elfenland {

/// A place on the board.
using Point = PicturePoint;

/// A place on a connection.
struct OnWay {
  Point at;
  double angle = 0;  ///< the direction there, in degrees
};

/// The line of a connection, as the `d` of a path.
[[nodiscard]] std::string path_of(WayId id);
/// A place on a connection, `share` of its whole length from its beginning.
[[nodiscard]] OnWay along(WayId id, double share);
/// Where the counter of a road lies, and where its obstacle: clear of every name and of what lies on the other roads.
[[nodiscard]] std::array<Point, 2> spots_on(WayId road);
/// Where the price of a connection is written: beside it, and clear of the same.
[[nodiscard]] Point price_on(WayId id);
/// Where a few words on a connection are written, as `1 of 2`: clear of the same, and so not always close to it.
[[nodiscard]] PictureNote words_on(WayId id);

/// Where a town has its name and its boots.
struct TownPlaces {
  Point name;                   ///< on the line on which the letters stand
  char side = 0;                ///< what of the name is there: its `s`tart, `m`iddle or `e`nd
  std::array<Point, 6> stands;  ///< centres of boots, the first one nearest: clear of names, and of what lies on roads
};
[[nodiscard]] const TownPlaces& places_of(TownId id);

/// What a picture of the board shows: beyond it stand no name and no piece.
struct Edges {
  double left = -16, top = -6, right = 1016, bottom = 754;
};
inline constexpr Edges edges;

/// The sizes for which the places above are clear: those of a picture as wide as a phone. On a wider one things are
/// smaller.
inline constexpr double narrow_letters = 28;  ///< the size of names
inline constexpr double narrow_growth = 1.2;  ///< by how much the three below are larger on a narrow picture
inline constexpr double counter_radius = 17;  ///< of a counter
inline constexpr double obstacle_radius = 15;  ///< of an obstacle
inline constexpr double boot_size = 31;       ///< a boot is as wide and as high
inline constexpr double words_width = 94;     ///< of a few words on a narrow picture
inline constexpr double words_height = 35;    ///< of the same
/// The rings round towns, and Elvenhold, on a picture of any width.
inline constexpr double ring_radius = 19.5;
inline constexpr double home_radius = 22;

}  // namespace elfref::elfenland
