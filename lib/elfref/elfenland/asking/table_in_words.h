#pragma once

#include <array>
#include <string>

#include "elfref/core/words/message.h"
#include "elfref/elfenland/facts/board.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/table/position.h"

// The known part of a position in words.

namespace elfref::elfenland {

/// The open row: `2 pig + cloud + 2 unknown`.
[[nodiscard]] Message row_in_words(const Pieces& row);
/// A hand: `2 dragon + 3 to 5 unknown`, `none`.
[[nodiscard]] Message hand_in_words(const Hand& hand);
/// The number of cards of unknown kind in a hand.
[[nodiscard]] Range unknown_cards(const Hand& hand);
/// By counter: whether it was placed. Each use takes a known counter first, then an unseen one.
[[nodiscard]] std::array<bool, Holding::room> placed(const Holding& holding);
/// The counters that are left in front of a player: `pig + hidden cloud + 2 unknown`.
[[nodiscard]] Message counters_in_words(const Holding& holding);
/// The possible towns of a boot: `Virst or Ixara`; `unknown` if there are more than three.
[[nodiscard]] Message boot_in_words(TownSet at);
/// The possible towns of a boot if they are few enough to be named; else none.
[[nodiscard]] TownSet named_towns(TownSet at);
/// The state of an obstacle: `not used`, `used`, `unknown`.
[[nodiscard]] Message obstacle_in_words(Obstacle obstacle);

/// The two towns of a road in alphabetical order: `Feodor-Lapphalya`.
[[nodiscard]] std::string road_in_words(WayId id);
/// The pieces on a road: `dragon + obstacle`; empty for an empty road.
[[nodiscard]] Message lies_in_words(const RoadState& road);
/// The terrain of a step and the pieces there: `forest, dragon`; `down the river`. REQUIRES: step.way is set.
[[nodiscard]] Message way_in_words(const Position& state, const Step& step);
/// Whether a step leads to a new town: `new town`, `perhaps a new town`, or empty.
[[nodiscard]] Message arrival_in_words(const Position& state, const Step& step);
/// The terrain of a step, the pieces there, and whether it leads to a new town: `forest, dragon; new town`.
/// REQUIRES: step.way is set.
[[nodiscard]] Message step_remark(const Position& state, const Step& step);

}  // namespace elfref::elfenland
