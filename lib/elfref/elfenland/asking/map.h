#pragma once

#include <array>
#include <string>
#include <string_view>

#include "elfref/core/asking/replay_view.h"
#include "elfref/elfenland/facts/board.h"

// The places of names and pieces on a picture of the board. The board is 1000 units wide; y grows downwards.

namespace elfref::elfenland {

/// A place on the board.
using Point = PicturePoint;

/// A place on a connection.
struct OnWay {
  Point at;
  double angle = 0;  ///< the direction of the connection there, in degrees
};

/// The line of a connection, as the attribute `d` of an SVG path.
[[nodiscard]] std::string path_of(WayId id);
/// A place on a connection. `share` is its distance from the beginning, from 0 to 1 of the length.
[[nodiscard]] OnWay along(WayId id, double share);
/// The places of a road's counter and of its obstacle, clear of every name and of the pieces on other roads.
[[nodiscard]] std::array<Point, 2> spots_on(WayId road);
/// The place of a connection's price: next to it, and clear of every name and piece.
[[nodiscard]] Point price_on(WayId id);
/// The place of a few words about a connection, such as `1 of 2`. They are clear of every name and piece, and so not
/// always close to the connection.
[[nodiscard]] PictureNote words_on(WayId id);

/// A town's name on a picture.
struct NameOnMap {
  std::string_view words;
  Point at;          ///< on the baseline of the letters
  char side = 0;     ///< the part of the name at that point: its `s`tart, `m`iddle or `e`nd
  double width = 0;  ///< in letters of size 1; without much room less than letters have by themselves
};
/// The name of a town, in Latin or in Russian letters: it has another width then, and so another place.
[[nodiscard]] NameOnMap name_on_map(TownId id, bool russian);

/// The centres of boots in a town, nearest first. Boots there are clear of names and of pieces on roads.
[[nodiscard]] const std::array<Point, 6>& stands_in(TownId id);

/// A line of the name of a sea, which only a wide picture shows.
struct SeaName {
  std::string_view words;
  Point at;  ///< its middle, on the baseline of the letters
};
inline constexpr std::array<SeaName, 4> sea_names{
    {{"Mare", {735, 556}}, {"Magnum", {735, 578}}, {"Mare", {148, 380}}, {"Nebulae", {142, 402}}}};

/// The edges of a picture of the board. All names and pieces are inside.
struct Edges {
  double left = -16, top = -6, right = 1016, bottom = 754;
};
inline constexpr Edges edges;

/// The sizes for which the places above are clear: those of a picture as narrow as a phone. Names and pieces are
/// smaller on a wider one.
inline constexpr double narrow_letters = 28;  ///< the size of names
inline constexpr double narrow_growth = 1.2;  ///< the factor by which the next three are larger on a narrow picture
inline constexpr double counter_radius = 17;  ///< the radius of a counter
inline constexpr double obstacle_radius = 15;  ///< the radius of an obstacle
inline constexpr double boot_size = 31;       ///< the width and the height of a boot
inline constexpr double words_width = 94;     ///< the width of a few words on a narrow picture
inline constexpr double words_height = 35;    ///< the height of a few words on a narrow picture
/// The radii of the rings around a town and around Elvenhold, on a picture of any width.
inline constexpr double ring_radius = 19.5;
inline constexpr double home_radius = 22;

}  // namespace elfref::elfenland
