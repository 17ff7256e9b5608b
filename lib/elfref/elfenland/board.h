#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "elfref/core/id.h"

namespace elfref::elfenland {

using TownId = Id<struct TownTag>;
/// A connection between two towns: a road, a stretch of river or a ferry line.
using WayId = Id<struct WayTag>;

inline constexpr int town_count = 21;
inline constexpr int road_count = 35;
inline constexpr int river_count = 7;
inline constexpr int ferry_count = 6;
inline constexpr int way_count = road_count + river_count + ferry_count;

/// The town where every boot starts; the only one without town pieces.
inline constexpr TownId elvenhold{15};

/// What a connection is made of. A road has one of the first four.
enum class Terrain : std::uint8_t { plain, forest, desert, mountain, river, lake };

/// The transports, in the order of the cost table; a raft has cards and no counters.
enum class Transport : std::uint8_t { pig, elfcycle, cloud, unicorn, wagon, dragon, raft };
inline constexpr int transport_count = 7;

struct Town {
  std::string_view name;   ///< as printed, with accents
  std::string_view ascii;  ///< as people type it; what messages say
  bool card = false;       ///< one of the twelve town cards shows it
  double x = 0;            ///< drawing position on a canvas of 1000 x 731, origin top left
  double y = 0;
};

/// A connection. WayIds 0 to 34 are roads, 35 to 41 rivers (from `a` downstream to `b`), the last six are ferries.
struct Way {
  TownId a;
  TownId b;
  Terrain terrain;
};

/// A set of towns.
class TownSet {
 public:
  constexpr TownSet() = default;
  constexpr explicit TownSet(TownId town) : bits_(1u << town.value) {}
  [[nodiscard]] static constexpr TownSet all() {
    TownSet set;
    set.bits_ = (1u << town_count) - 1;
    return set;
  }
  [[nodiscard]] constexpr bool has(TownId town) const { return (bits_ >> town.value & 1u) != 0; }
  [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  /// The only (or else the first) town of the set. REQUIRES: not empty.
  [[nodiscard]] constexpr TownId first() const { return {static_cast<std::uint8_t>(std::countr_zero(bits_))}; }
  constexpr void add(TownId town) { bits_ |= 1u << town.value; }
  constexpr void remove(TownId town) { bits_ &= ~(1u << town.value); }
  constexpr TownSet& operator|=(TownSet other) {
    bits_ |= other.bits_;
    return *this;
  }
  friend constexpr TownSet operator|(TownSet a, TownSet b) { return a |= b; }
  friend constexpr bool operator==(TownSet, TownSet) = default;

 private:
  std::uint32_t bits_ = 0;
};

[[nodiscard]] const std::array<Town, town_count>& towns();
[[nodiscard]] const std::array<Way, way_count>& ways();
[[nodiscard]] inline const Town& town(TownId id) { return towns()[id.value]; }
[[nodiscard]] inline const Way& way(WayId id) { return ways()[id.value]; }

[[nodiscard]] constexpr bool is_road(WayId id) { return id.value < road_count; }
[[nodiscard]] constexpr bool is_river(WayId id) { return id.value >= road_count && id.value < road_count + river_count; }
[[nodiscard]] constexpr bool is_ferry(WayId id) { return id.value >= road_count + river_count; }

/// The road between two towns, in either order; no pair has two.
[[nodiscard]] std::optional<WayId> road_between(TownId a, TownId b);
/// The river or ferry between two towns, in either order; no pair has two.
[[nodiscard]] std::optional<WayId> waterway_between(TownId a, TownId b);

/// The lake on whose shore a town has a ferry: 0 none, 1 Mare Magnum, 2 Mare Nebulae.
[[nodiscard]] int lake_of(TownId town);

/// Cards of its own transport that a counter asks for on a road, without an obstacle; 0 where it cannot go.
/// Table B1 of the cost chart (RU "Карты передвижения", IT p. 5, JP 移動カード, RG15 p. 5).
[[nodiscard]] int cost(Transport transport, Terrain terrain);

/// Which connections a distance counts: every one, or roads only (option `distance`).
enum class Distance : std::uint8_t { all, roads };

/// The fewest steps between two towns. Used only for scoring town cards; travel itself is judged step by step.
[[nodiscard]] int distance(TownId from, TownId to, Distance metric);

/// The towns of one shortest route, both ends included; `count` of them are used (distance + 1).
struct Route {
  std::array<TownId, town_count> towns;
  int count = 0;
};
[[nodiscard]] Route shortest_route(TownId from, TownId to, Distance metric);

}  // namespace elfref::elfenland
