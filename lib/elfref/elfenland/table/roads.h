#pragma once

#include <cstdint>
#include <optional>

#include "elfref/elfenland/facts/board.h"
#include "elfref/elfenland/facts/kinds.h"
#include "elfref/elfenland/plays/session.h"

namespace elfref::elfenland {

/// What is known of an obstacle on a road that nobody wrote down: it may lie there, none does, or a payment showed one.
enum class Unseen : std::uint8_t { perhaps, none, shown };

/// What lies on one road.
struct RoadState {
  std::optional<Transport> counter;  ///< nothing: none, or an unknown one
  Kinds possible = all_counters;         ///< of an unknown counter: which it can have been, a bit a kind
  std::optional<Transport> other;    ///< a second counter that was laid all the same: either price passes
  bool occupied = false;             ///< a counter lies here, known or not
  std::uint8_t obstacles = 0;        ///< 2: a second one was laid by mistake; no more are counted
  std::uint32_t counter_ply = 0;     ///< the play that laid the counter
  std::uint32_t obstacle_ply = 0;    ///< the play that laid the first obstacle, or showed it
  Unseen unseen_obstacle = Unseen::perhaps;   ///< one besides those that were written down
  bool from_start = false;           ///< it lay here when the record began
  std::optional<Transport> counter_before{};  ///< lay here in the round before
  bool obstacle_before = false;               ///< one lay here in the round before

  friend bool operator==(const RoadState&, const RoadState&) = default;
};

/// A counter that was laid where none can lie; later plays may follow from it.
struct Astray {
  TownId a;               ///< the town written first
  TownId b;               ///< the other one
  std::uint32_t ply = 0;  ///< the play that laid it
  friend bool operator==(const Astray&, const Astray&) = default;
};

/// The connections that join two towns.
struct Connections {
  std::optional<WayId> road;   ///< a road
  std::optional<WayId> water;  ///< a river or a ferry line
};
/// Those between two towns along which somebody may go who says how.
[[nodiscard]] inline Connections connections(TownId a, TownId b, By by) {
  const bool over_water = by == By::river || by == By::ferry;
  Connections found;
  if (!over_water) found.road = road_between(a, b);
  if (by != By::road) found.water = waterway_between(a, b);
  if (found.water && over_water && is_ferry(*found.water) != (by == By::ferry)) found.water.reset();
  return found;
}

/// The road on which a piece is laid; nothing where it is said to be on water, or no road joins the towns.
[[nodiscard]] inline std::optional<WayId> laid_on(const Link& link) {
  return link.by == By::river || link.by == By::ferry ? std::nullopt : road_between(link.a, link.b);
}

}  // namespace elfref::elfenland
