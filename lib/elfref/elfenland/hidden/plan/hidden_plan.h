#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "elfref/elfenland/facts/kinds.h"
#include "elfref/elfenland/table/state.h"

// Whether there are entries of the planning that nobody wrote down under which everything written is true: who laid
// which counter where, who the obstacle, who passed. It knows no plays: a record is a ledger of entries, and of what
// the journeys show of each road.

namespace elfref::elfenland {

/// What lies on a road, a bit each: nothing, a counter of a kind, or one with an obstacle on it.
using Contents = std::uint16_t;
inline constexpr Contents bare_road = 1;         ///< nothing
inline constexpr Contents any_content = 0x1fff;  ///< nobody can tell
/// A counter of a kind on a road, without or with an obstacle.
[[nodiscard]] constexpr Contents content(Transport counter, bool obstacle) {
  return static_cast<Contents>(1u << (1 + static_cast<int>(counter) + (obstacle ? 6 : 0)));
}

/// One entry of the planning.
struct PlanEntry {
  /// What was done.
  enum class Do : std::uint8_t { place, block, pass, unknown };
  Do what = Do::unknown;              ///< `block`: the obstacle was laid
  Seat seat;                          ///< by whom
  Kinds kinds = all_counters;         ///< `place`: what the counter can have been
  bool down = false;                  ///< `place`: it had lain face down
  WayId road;                         ///< `place`, `block`: where
};

/// The planning of one round, and what came of it. Nothing lies on any road when it begins.
struct PlanRound {
  std::array<Holding, max_seats> in_front{};                ///< by seat: when it began
  std::array<std::uint8_t, max_seats> position{};           ///< by seat: the place in the order of play, from 0
  std::vector<PlanEntry> entries;                           ///< in the order of time; passes not recorded among them
  std::array<Contents, road_count> after{};                 ///< by road: what the journeys show can have lain there
  std::array<std::vector<Holding::Use>, max_seats> kept{};  ///< by seat: counters that were not placed
};

/// The planning over a whole record.
struct PlanLedger {
  std::vector<PlanRound> rounds;  ///< those in which something is unknown
  std::uint8_t players = 0;
  Seats obstacles = 0;  ///< whose obstacle an unknown entry may be, in one round of all
  PassEnd pass_end = PassEnd::consecutive;
  // What a proof asks for: which rule it is that leaves no way.
  bool endless = false;      ///< passes never end the planning
  bool any_counter = false;  ///< everybody may place any counter
};

/// How long is searched, in choices that fail, before it is given up.
inline constexpr std::uint32_t most_plan_conflicts = 5000;

/// A longer planning is not searched: no table has one.
inline constexpr std::size_t most_plan_length = 400;

/// What the search came to.
struct PlanAnswer {
  bool possible = true;         ///< some entries make everything true, or the search was given up
  bool complete = true;         ///< false: it was given up
  std::uint32_t conflicts = 0;  ///< choices that failed
  std::uint64_t steps = 0;      ///< that it took: literals that were written down, or followed
};

/// Looks for entries under which the rules were kept and the journeys found on the roads what they show. Complete:
/// `possible` is false only if there are none.
[[nodiscard]] PlanAnswer complete_plan(const PlanLedger& ledger,
                                       std::uint32_t most_conflicts = most_plan_conflicts);

}  // namespace elfref::elfenland
