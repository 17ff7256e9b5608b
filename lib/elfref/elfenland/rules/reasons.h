#pragma once

#include <optional>
#include <string>

#include "elfref/core/judging/rule.h"
#include "elfref/elfenland/table/score.h"
#include "elfref/elfenland/table/state.h"

// What stands behind the message of a finding: how a number was found, what lies there. Asked only where something is
// wrong; empty where the table does not know.

namespace elfref::elfenland {

/// Why one player is placed before another: `17 towns against 16`, `16 towns each; 3 cards in hand against 1`.
[[nodiscard]] std::string why_before(const State& state, const Score& better, const Score& worse);
/// Why a player has the place found, and not another one: `behind Anna: 17 towns against 16`.
[[nodiscard]] std::string why_placed(const State& state, const Score& score, int claimed);

/// `Ixara, Lapphalya and Virst`: the towns of a player whose pieces are all known.
[[nodiscard]] std::string towns_taken(const PlayerState& player);
/// `8 in hand before the journey, 3 paid, 1 thrown away`, if that leaves as many cards as the player has.
[[nodiscard]] std::string cards_left(const PlayerState& player);
/// `Rivinia - Tichih`: a shortest way from the boot to the town card.
[[nodiscard]] std::string way_to_the_town(const State& state, const PlayerState& player);

/// What is left of the counters in front of a player, as far as it is known.
[[nodiscard]] Pieces counters_left(const Holding& holding);
/// `forest takes 2 dragons, and the obstacle 1 more`: what a road asks for. REQUIRES: it is a road.
[[nodiscard]] std::string road_price(const State& state, WayId road);
/// `a caravan takes any 4 cards: 3, and the obstacle 1 more`. REQUIRES: it is a road.
[[nodiscard]] std::string caravan_price(const State& state, WayId road);
/// `a ferry takes 2 rafts either way`; of a river which way it flows. REQUIRES: it is no road.
[[nodiscard]] std::string water_price(WayId water, int rafts);
/// `counters lie on Ixara-Virst (wagon) and Ixara-Lapphalya (pig)`: round a town.
[[nodiscard]] std::string counters_round(const State& state, TownId town);
/// `the dragon lay there in round 1; …`: of a road that is empty now.
[[nodiscard]] std::string counter_before(const State& state, WayId road);
/// `the obstacle of round 1 has left the game`, where it lay on this road.
[[nodiscard]] std::string obstacle_before(const State& state, WayId road);

/// Adds who had all 20 towns when the game ended, and where the twentieth was taken.
void add_completers(const State& state, Words& words);
/// Whether the step before, along which the boot came to where it stands, was wrongly paid; its play.
[[nodiscard]] std::optional<std::uint32_t> wrongly_paid_before(const State& state, Seat seat);

}  // namespace elfref::elfenland
