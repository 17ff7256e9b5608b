#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "elfref/core/text/id.h"

/// Elfenland (Alan R. Moon, 1998): the board, the record as a session, the position, the rules. A code such as MOVE-4
/// is that of a rule; `elfref rules` lists the codes and the place of each rule in each edition.
namespace elfref::elfenland {

/// A town: its index in towns(), below `town_count`.
using TownId = Id<struct TownTag>;
/// A connection between two towns: a road, a stretch of river or a ferry line. Its index in ways(), below `way_count`.
using WayId = Id<struct WayTag>;

inline constexpr int town_count = 21;  ///< towns on the board, including Elvenhold
inline constexpr int road_count = 35;  ///< WayIds 0 to 34
inline constexpr int river_count = 7;  ///< river stretches between two towns: WayIds 35 to 41
inline constexpr int ferry_count = 6;  ///< ferry lines between two towns: WayIds 42 to 47
/// The number of connections of every kind.
inline constexpr int way_count = road_count + river_count + ferry_count;

/// The town in which every boot starts; the only town without town pieces (SETUP-4).
inline constexpr TownId elvenhold{15};

/// The terrain of a connection. A road has one of the first four.
enum class Terrain : std::uint8_t { plain, forest, desert, mountain, river, lake };

/// The transports, in the order of the cost table. A raft has cards but no counters.
enum class Transport : std::uint8_t { pig, elfcycle, cloud, unicorn, wagon, dragon, raft };
inline constexpr int transport_count = 7;  ///< includes the raft, which is last

/// A town of the board.
struct Town {
  std::string_view name;   ///< as printed, with accents
  std::string_view ascii;  ///< as people type it and as messages write it
  bool card = false;       ///< whether one of the twelve town cards shows it
  double x = 0;            ///< drawing position on a canvas of 1000 x 731, origin top left
  double y = 0;            ///< as `x`; grows downwards
};

/// A connection. WayIds 0 to 34 are roads, 35 to 41 rivers (from `a` downstream to `b`), the last six are ferries.
struct Way {
  TownId a;         ///< for a river, the town upstream
  TownId b;         ///< for a river, the town downstream
  Terrain terrain;  ///< `river` for a river, `lake` for a ferry
};

/// A set of towns.
class TownSet {
 public:
  constexpr TownSet() = default;
  /// The set of one town.
  constexpr explicit TownSet(TownId town) : bits_(1u << town.value) {}
  /// The set of every town of the board.
  [[nodiscard]] static constexpr TownSet all() {
    TownSet set;
    set.bits_ = (1u << town_count) - 1;
    return set;
  }
  /// Whether the town is in the set.
  [[nodiscard]] constexpr bool has(TownId town) const { return (bits_ >> town.value & 1u) != 0; }
  /// The number of towns in the set.
  [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
  /// Whether the set is empty.
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  /// Whether every town that has town pieces, so every town but Elvenhold, is in the set.
  [[nodiscard]] constexpr bool complete() const { return (bits_ | 1u << elvenhold.value) == (1u << town_count) - 1; }
  /// The first town of the set. REQUIRES: the set is not empty.
  [[nodiscard]] constexpr TownId first() const { return {static_cast<std::uint8_t>(std::countr_zero(bits_))}; }
  /// Adds a town; it may already be in the set.
  constexpr void add(TownId town) { bits_ |= 1u << town.value; }
  /// Removes a town; it need not be in the set.
  constexpr void remove(TownId town) { bits_ &= ~(1u << town.value); }
  /// Adds the towns of another set.
  constexpr TownSet& operator|=(TownSet other) {
    bits_ |= other.bits_;
    return *this;
  }
  /// The towns in either set.
  friend constexpr TownSet operator|(TownSet a, TownSet b) { return a |= b; }
  /// The towns in the first set that are not in the second.
  friend constexpr TownSet operator-(TownSet a, TownSet b) {
    a.bits_ &= ~b.bits_;
    return a;
  }
  friend constexpr bool operator==(TownSet, TownSet) = default;

  /// Iterates over the towns of a set.
  struct Iterator {
    std::uint32_t left;  ///< the towns still to come, one bit per town
    /// The current town.
    constexpr TownId operator*() const { return {static_cast<std::uint8_t>(std::countr_zero(left))}; }
    /// Advances to the next town.
    constexpr Iterator& operator++() {
      left &= left - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;
  };
  /// The first town, in the order of towns().
  [[nodiscard]] constexpr Iterator begin() const { return {bits_}; }
  /// The end, after the last town.
  [[nodiscard]] constexpr Iterator end() const { return {0}; }

 private:
  std::uint32_t bits_ = 0;
};

/// The towns of the board, by TownId.
[[nodiscard]] const std::array<Town, town_count>& towns();

/// The tables of the board, for the functions below. Every play reads them.
namespace board {
extern const std::array<Way, way_count> ways;  ///< by WayId
/// For two towns, in either order: the index of their connection, or way_count if there is none.
using Joins = std::array<std::array<std::uint8_t, town_count>, town_count>;
extern const Joins roads;      ///< by land
extern const Joins waterways;  ///< by river or ferry
extern const std::array<std::array<std::uint8_t, 6>, transport_count> costs;  ///< by Transport and Terrain
}  // namespace board

/// The connections of the board, by WayId.
[[nodiscard]] inline const std::array<Way, way_count>& ways() {
  return board::ways;
}
/// The data of a town. REQUIRES: the town is on the board.
[[nodiscard]] inline const Town& town(TownId id) {
  return towns()[id.value];
}
/// The data of a connection. REQUIRES: the connection is on the board.
[[nodiscard]] inline const Way& way(WayId id) {
  return ways()[id.value];
}

/// Whether the connection is a road, which takes a transport counter (MOVE-3).
[[nodiscard]] constexpr bool is_road(WayId id) {
  return id.value < road_count;
}
/// Whether the connection is a river, travelled with rafts (RAFT-2, RAFT-3).
[[nodiscard]] constexpr bool is_river(WayId id) {
  return id.value >= road_count && id.value < road_count + river_count;
}
/// Whether the connection is a ferry over a lake, travelled with rafts (FERRY-1).
[[nodiscard]] constexpr bool is_ferry(WayId id) {
  return id.value >= road_count + river_count;
}

/// The road between two towns, in either order. No two towns have more than one.
[[nodiscard]] inline std::optional<WayId> road_between(TownId a, TownId b) {
  const std::uint8_t index = board::roads[a.value][b.value];
  return index == way_count ? std::nullopt : std::optional(WayId{index});
}
/// The river or ferry between two towns, in either order. No two towns have more than one.
[[nodiscard]] inline std::optional<WayId> waterway_between(TownId a, TownId b) {
  const std::uint8_t index = board::waterways[a.value][b.value];
  return index == way_count ? std::nullopt : std::optional(WayId{index});
}

/// The lake over which a ferry leaves from a town: 0 none, 1 Mare Magnum, 2 Mare Nebulae (FERRY-2).
[[nodiscard]] int lake_of(TownId town);

/// The number of its own cards that a transport takes on a terrain, without an obstacle; 0 if it cannot go there.
/// Table B1 of the cost chart (RU "Карты передвижения", IT p. 5, JP 移動カード, RG15 p. 5).
[[nodiscard]] inline int cost(Transport transport, Terrain terrain) {
  return board::costs[static_cast<std::size_t>(transport)][static_cast<std::size_t>(terrain)];
}

/// The connections that a distance counts: all, or roads only (option `distance`).
enum class Distance : std::uint8_t { all, roads };

/// The fewest steps between two towns (DEST-3); 0 from a town to itself. Only the scoring of town cards uses it; travel
/// is judged step by step.
[[nodiscard]] int distance(TownId from, TownId to, Distance metric);

/// The towns of one shortest route, including both ends.
struct Route {
  std::array<TownId, town_count> towns;  ///< in the order of the route; the first `count` are used
  int count = 0;                         ///< the distance + 1
};
/// One of the shortest routes between two towns.
[[nodiscard]] Route shortest_route(TownId from, TownId to, Distance metric);

}  // namespace elfref::elfenland
