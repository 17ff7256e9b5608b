#pragma once

#include <cstdint>
#include <optional>

#include "elfref/elfenland/facts/board.h"
#include "elfref/elfenland/facts/kinds.h"
#include "elfref/elfenland/plays/session.h"

namespace elfref::elfenland {

/// Whether a road has an unrecorded obstacle: it may have one, it has none, or a payment showed one.
enum class Unseen : std::uint8_t { perhaps, none, shown };

/// The pieces on one road.
struct RoadState {
  std::optional<Transport> counter;  ///< nothing: no counter, or an unknown one
  Kinds possible = all_counters;         ///< the possible kinds of an unknown counter, one bit per kind
  std::optional<Transport> other;    ///< a second counter, placed against the rules: either price passes
  bool occupied = false;             ///< the road has a counter, known or not
  std::uint8_t obstacles = 0;        ///< 2: a second one was placed by mistake; no more are counted
  std::uint32_t counter_ply = 0;     ///< the play that placed the counter
  std::uint32_t obstacle_ply = 0;    ///< the play that placed the first obstacle, or showed it
  Unseen unseen_obstacle = Unseen::perhaps;   ///< whether there is an obstacle that is not recorded
  bool from_start = false;           ///< the counter was here when the record began
  std::optional<Transport> counter_before{};  ///< the counter of the round before
  bool obstacle_before = false;               ///< an obstacle was here in the round before

  friend bool operator==(const RoadState&, const RoadState&) = default;
};

/// A counter or an obstacle that was placed on no road; later slips may follow from it.
struct Astray {
  TownId a;               ///< the first town in the record
  TownId b;               ///< the second town
  std::uint32_t ply = 0;  ///< the play that placed it
  friend bool operator==(const Astray&, const Astray&) = default;
};

/// The connections that join two towns.
struct Connections {
  std::optional<WayId> road;   ///< a road
  std::optional<WayId> water;  ///< a river or a ferry line
};
/// The connections between two towns that are of the kind that a play names.
[[nodiscard]] inline Connections connections(TownId a, TownId b, By by) {
  const bool over_water = by == By::river || by == By::ferry;
  Connections found;
  if (!over_water) found.road = road_between(a, b);
  if (by != By::road) found.water = waterway_between(a, b);
  if (found.water && over_water && is_ferry(*found.water) != (by == By::ferry)) found.water.reset();
  return found;
}

/// The road on which a piece is placed; nothing if the play names water or no road joins the towns.
[[nodiscard]] inline std::optional<WayId> laid_on(const Link& link) {
  return link.by == By::river || link.by == By::ferry ? std::nullopt : road_between(link.a, link.b);
}

}  // namespace elfref::elfenland
