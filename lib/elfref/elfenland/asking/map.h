#pragma once

#include <string>

#include "elfref/elfenland/facts/board.h"

// Where things are drawn on a picture of the board. Everything is measured in units of which the board is 1000 wide, y
// downwards.

namespace elfref::elfenland {

/// A place on the board.
struct Point {
  double x = 0, y = 0;
};

/// A place on a connection.
struct OnWay {
  Point at;
  double angle = 0;  ///< the direction there, in degrees
};

/// The line of a connection, as the `d` of a path.
[[nodiscard]] std::string path_of(WayId id);
/// A place on a connection, `share` of its whole length from its beginning.
[[nodiscard]] OnWay along(WayId id, double share);
/// Where the counter of a road lies: near its middle, and clear of every name and of the other counters.
[[nodiscard]] Point counter_on(WayId road);

/// Where a town's name is written.
struct NamePlace {
  Point at;       ///< on the line on which the letters stand
  char side = 0;  ///< what of the name is there: its `s`tart, `m`iddle or `e`nd
};
[[nodiscard]] NamePlace name_of(TownId id);

/// Where boots stand: clear of names, of counters and of the boots of other towns.
struct BootPlace {
  Point at;           ///< the corner of the first one that does not move when boots are drawn larger
  int along = 1;      ///< the others stand to its right (1) or left (-1)
  double height = 0;  ///< of that corner: 0 the top of the boot, 1 its foot
};
[[nodiscard]] BootPlace boots_in(TownId id);

/// What a picture of the board shows: beyond it stand no name, no counter and no first boot.
struct Edges {
  double left = -10, top = 14, right = 1010, bottom = 722;
};
inline constexpr Edges edges;

/// The sizes for which the places above are clear: those of a picture as wide as a phone. On a wider one things may be
/// smaller.
inline constexpr double narrow_letters = 28;   ///< the size of names
inline constexpr double narrow_growth = 1.42;  ///< by how much the two below are larger on a narrow picture
inline constexpr double counter_radius = 17;   ///< of a counter
inline constexpr double boot_size = 27;        ///< a boot with one letter is as wide and as high

}  // namespace elfref::elfenland
