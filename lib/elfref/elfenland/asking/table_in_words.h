#pragma once

#include <array>
#include <string>
#include <string_view>

#include "elfref/elfenland/facts/board.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/table/state.h"

// What lies on the table and what players have, as far as it is known, in the words of a record.

namespace elfref::elfenland {

/// `2 dragon + 3 unknown`, `none`.
[[nodiscard]] std::string hand_in_words(const Hand& hand);
/// How many cards of a hand nobody knows.
[[nodiscard]] Range unknown_cards(const Hand& hand);
/// By counter, which were placed: known ones before those that nobody saw.
[[nodiscard]] std::array<bool, Holding::room> placed(const Holding& holding);
/// The counters that are left in front of a player: `pig + hidden cloud + 2 unknown`.
[[nodiscard]] std::string counters_in_words(const Holding& holding);
/// `Virst or Ixara`; `unknown` of more than three towns.
[[nodiscard]] std::string boot_in_words(TownSet at);
/// Where a boot may stand, as far as they are so few that they are named.
[[nodiscard]] TownSet named_towns(TownSet at);
/// `not used`, `used`, `unknown`.
[[nodiscard]] std::string_view obstacle_in_words(Obstacle obstacle);

/// The two towns of a road by the alphabet: `Feodor-Lapphalya`.
[[nodiscard]] std::string road_in_words(WayId id);
/// `dragon + obstacle`; nothing of an empty road.
[[nodiscard]] std::string lies_in_words(const RoadState& road);
/// `forest, dragon`; `down the river`: the land or water of a step, and what lies there. REQUIRES: step.way is set.
[[nodiscard]] std::string way_in_words(const State& state, const Step& step);
/// `new town`, `perhaps a new town`, or nothing: to where a step leads.
[[nodiscard]] std::string arrival_in_words(const State& state, const Step& step);
/// The land or water of a step, what lies there, and whether it leads to a new town: `forest, dragon; new town`.
/// REQUIRES: step.way is set.
[[nodiscard]] std::string step_remark(const State& state, const Step& step);

}  // namespace elfref::elfenland
