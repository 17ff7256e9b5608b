#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "elfref/core/text/id.h"

/// Elfenland (Alan R. Moon, 1998): the board, the record understood, the table, the rules. Codes such as MOVE-4 are the
/// rules' codes, which `elfref rules` lists with their places in each edition.
namespace elfref::elfenland {

/// A town: its index in towns(), below `town_count`.
using TownId = Id<struct TownTag>;
/// A connection between two towns: a road, a stretch of river or a ferry line. Its index in ways(), below `way_count`.
using WayId = Id<struct WayTag>;

inline constexpr int town_count = 21;  ///< on the board, Elvenhold among them
inline constexpr int road_count = 35;  ///< WayIds 0 to 34
inline constexpr int river_count = 7;  ///< stretches between two towns: WayIds 35 to 41
inline constexpr int ferry_count = 6;  ///< lines between two towns: WayIds 42 to 47
/// Connections of every kind.
inline constexpr int way_count = road_count + river_count + ferry_count;

/// The town where every boot starts; the only one without town pieces (SETUP-4).
inline constexpr TownId elvenhold{15};

/// What a connection is made of. A road has one of the first four.
enum class Terrain : std::uint8_t { plain, forest, desert, mountain, river, lake };

/// The transports, in the order of the cost table; a raft has cards and no counters.
enum class Transport : std::uint8_t { pig, elfcycle, cloud, unicorn, wagon, dragon, raft };
inline constexpr int transport_count = 7;  ///< the raft among them, and last

/// A town of the board.
struct Town {
  std::string_view name;   ///< as printed, with accents
  std::string_view ascii;  ///< as people type it; what messages say
  bool card = false;       ///< one of the twelve town cards shows it
  double x = 0;            ///< drawing position on a canvas of 1000 x 731, origin top left
  double y = 0;            ///< downwards
};

/// A connection. WayIds 0 to 34 are roads, 35 to 41 rivers (from `a` downstream to `b`), the last six are ferries.
struct Way {
  TownId a;         ///< of a river: the town upstream
  TownId b;         ///< of a river: the town downstream
  Terrain terrain;  ///< `river` or `lake` on water
};

/// A set of towns.
class TownSet {
 public:
  constexpr TownSet() = default;
  /// One town.
  constexpr explicit TownSet(TownId town) : bits_(1u << town.value) {}
  /// Every town of the board.
  [[nodiscard]] static constexpr TownSet all() {
    TownSet set;
    set.bits_ = (1u << town_count) - 1;
    return set;
  }
  /// It is in the set.
  [[nodiscard]] constexpr bool has(TownId town) const { return (bits_ >> town.value & 1u) != 0; }
  /// How many towns there are.
  [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
  /// There is none.
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  /// All that have town pieces are in the set: all but Elvenhold.
  [[nodiscard]] constexpr bool complete() const { return (bits_ | 1u << elvenhold.value) == (1u << town_count) - 1; }
  /// The only (or else the first) town of the set. REQUIRES: not empty.
  [[nodiscard]] constexpr TownId first() const { return {static_cast<std::uint8_t>(std::countr_zero(bits_))}; }
  /// It is in the set from now on, once.
  constexpr void add(TownId town) { bits_ |= 1u << town.value; }
  /// It is not in the set from now on.
  constexpr void remove(TownId town) { bits_ &= ~(1u << town.value); }
  /// Adds the towns of another set.
  constexpr TownSet& operator|=(TownSet other) {
    bits_ |= other.bits_;
    return *this;
  }
  /// The towns of either.
  friend constexpr TownSet operator|(TownSet a, TownSet b) { return a |= b; }
  /// The towns of one that are not in the other.
  friend constexpr TownSet operator-(TownSet a, TownSet b) {
    a.bits_ &= ~b.bits_;
    return a;
  }
  friend constexpr bool operator==(TownSet, TownSet) = default;

  /// Goes over the towns of a set.
  struct Iterator {
    std::uint32_t left;  ///< those yet to come, a bit a town
    /// The town where it stands.
    constexpr TownId operator*() const { return {static_cast<std::uint8_t>(std::countr_zero(left))}; }
    /// Goes on to the next one.
    constexpr Iterator& operator++() {
      left &= left - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;
  };
  /// The first town, in the order of towns().
  [[nodiscard]] constexpr Iterator begin() const { return {bits_}; }
  /// Behind the last one.
  [[nodiscard]] constexpr Iterator end() const { return {0}; }

 private:
  std::uint32_t bits_ = 0;
};

/// The towns of the board, by TownId.
[[nodiscard]] const std::array<Town, town_count>& towns();

/// The tables of the board, for the functions below: every play looks into them.
namespace board {
extern const std::array<Way, way_count> ways;  ///< by WayId
/// By two towns, in either order: the index of their connection, or way_count.
using Joins = std::array<std::array<std::uint8_t, town_count>, town_count>;
extern const Joins roads;      ///< by land
extern const Joins waterways;  ///< rivers and ferries
extern const std::array<std::array<std::uint8_t, 6>, transport_count> costs;  ///< by Transport and Terrain
}  // namespace board

/// The connections of the board, by WayId.
[[nodiscard]] inline const std::array<Way, way_count>& ways() {
  return board::ways;
}
/// What is known of a town. REQUIRES: it is one of the board.
[[nodiscard]] inline const Town& town(TownId id) {
  return towns()[id.value];
}
/// What is known of a connection. REQUIRES: it is one of the board.
[[nodiscard]] inline const Way& way(WayId id) {
  return ways()[id.value];
}

/// It goes by land, and takes a transport counter (MOVE-3).
[[nodiscard]] constexpr bool is_road(WayId id) {
  return id.value < road_count;
}
/// It goes along a river, by rafts (RAFT-2, RAFT-3).
[[nodiscard]] constexpr bool is_river(WayId id) {
  return id.value >= road_count && id.value < road_count + river_count;
}
/// It goes over a lake, by rafts (FERRY-1).
[[nodiscard]] constexpr bool is_ferry(WayId id) {
  return id.value >= road_count + river_count;
}

/// The road between two towns, in either order; no pair has two.
[[nodiscard]] inline std::optional<WayId> road_between(TownId a, TownId b) {
  const std::uint8_t index = board::roads[a.value][b.value];
  return index == way_count ? std::nullopt : std::optional(WayId{index});
}
/// The river or ferry between two towns, in either order; no pair has two.
[[nodiscard]] inline std::optional<WayId> waterway_between(TownId a, TownId b) {
  const std::uint8_t index = board::waterways[a.value][b.value];
  return index == way_count ? std::nullopt : std::optional(WayId{index});
}

/// The lake on whose shore a town has a ferry: 0 none, 1 Mare Magnum, 2 Mare Nebulae (FERRY-2).
[[nodiscard]] int lake_of(TownId town);

/// Cards of its own transport that a counter asks for on a road, without an obstacle; 0 where it cannot go.
/// Table B1 of the cost chart (RU "Карты передвижения", IT p. 5, JP 移動カード, RG15 p. 5).
[[nodiscard]] inline int cost(Transport transport, Terrain terrain) {
  return board::costs[static_cast<std::size_t>(transport)][static_cast<std::size_t>(terrain)];
}

/// Which connections a distance counts: every one, or roads only (option `distance`).
enum class Distance : std::uint8_t { all, roads };

/// The fewest steps between two towns (DEST-3); 0 from a town to itself. Used only for scoring town cards; travel
/// itself is judged step by step.
[[nodiscard]] int distance(TownId from, TownId to, Distance metric);

/// The towns of one shortest route, both ends included; `count` of them are used (distance + 1).
struct Route {
  std::array<TownId, town_count> towns;  ///< in the order of the route
  int count = 0;                         ///< at least 1
};
/// One of the routes whose length is the distance.
[[nodiscard]] Route shortest_route(TownId from, TownId to, Distance metric);

}  // namespace elfref::elfenland
