#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "elfref/elfenland/facts/kinds.h"
#include "elfref/elfenland/table/position.h"

// Whether some unrecorded entries of the planning make everything in the record true: counters placed on roads,
// obstacles placed, passes. The solver knows no plays: its input is a ledger of entries, and of the contents of each
// road that the journeys show.

namespace elfref::elfenland {

/// A set of possible contents of a road, one bit each: nothing, a counter of a kind, or one with an obstacle on it.
using Contents = std::uint16_t;
inline constexpr Contents bare_road = 1;         ///< no counter
inline constexpr Contents any_content = 0x1fff;  ///< all contents are possible
/// The contents of a road with a counter of a kind, with or without an obstacle.
[[nodiscard]] constexpr Contents content(Transport counter, bool obstacle) {
  return static_cast<Contents>(1u << (1 + static_cast<int>(counter) + (obstacle ? 6 : 0)));
}

/// One entry of the planning.
struct PlanEntry {
  /// The kinds of entries.
  enum class Do : std::uint8_t { place, block, pass, unknown };
  Do what = Do::unknown;              ///< `block`: the player placed the obstacle
  Seat seat;                          ///< the player
  Kinds kinds = all_counters;         ///< `place`: the kinds that the counter can have
  bool down = false;                  ///< `place`: the counter lay face down before
  WayId road;                         ///< `place`, `block`: the road
};

/// The planning of one round and its result. All roads are empty when it begins.
struct PlanRound {
  std::array<Holding, max_seats> in_front{};                ///< by seat: the counters when planning began
  std::array<std::uint8_t, max_seats> position{};           ///< by seat: the place in the order of play, from 0
  std::vector<PlanEntry> entries;                           ///< in chronological order, with unrecorded passes
  std::array<Contents, road_count> after{};                 ///< by road: the contents that the journeys allow
  std::array<std::vector<Holding::Use>, max_seats> kept{};  ///< by seat: counters that were not placed
};

/// The planning over a whole record.
struct PlanLedger {
  std::vector<PlanRound> rounds;  ///< the rounds with an unknown entry
  std::uint8_t players = 0;
  Seats obstacles = 0;  ///< the players whose obstacle an unknown entry may be, each in one round at most
  PassEnd pass_end = PassEnd::consecutive;
  // A proof sets these, to find the rule that makes the ledger impossible.
  bool endless = false;      ///< passes never end planning
  bool any_counter = false;  ///< every player may place any counter
};

/// The limit of a search: the number of choices that fail before it gives up.
inline constexpr std::uint32_t most_plan_conflicts = 5000;

/// The longest planning that is searched, in entries. Real plannings are shorter.
inline constexpr std::size_t most_plan_length = 400;

/// The result of a search.
struct PlanAnswer {
  bool possible = true;         ///< some entries make everything true, or the search gave up
  bool complete = true;         ///< false: the search gave up
  std::uint32_t conflicts = 0;  ///< choices that failed
  std::uint64_t steps = 0;      ///< work: literals that were written or followed
};

/// Looks for entries that keep the rules and leave on the roads the contents that the journeys show. Complete:
/// `possible` is false only if there are none.
[[nodiscard]] PlanAnswer complete_plan(const PlanLedger& ledger,
                                       std::uint32_t most_conflicts = most_plan_conflicts);

}  // namespace elfref::elfenland
