#pragma once

#include <cstdint>
#include <optional>

#include "elfref/core/judging/rule.h"
#include "elfref/elfenland/table/position.h"
#include "elfref/elfenland/table/score.h"

// The grounds of findings: the calculation of a number, the pieces on a road. Called only for a finding. Empty if the
// position does not have the facts.

namespace elfref::elfenland {

/// The reason why one player is placed before another: `17 towns against 16`,
/// `16 towns each; 3 cards in hand against 1`.
[[nodiscard]] Message why_before(const Position& state, const Score& better, const Score& worse);
/// The reason why a player has this place and not the claimed one: `Anna is ahead: 17 towns against 16`.
[[nodiscard]] Message why_placed(const Position& state, const Score& score, int claimed);

/// The towns of a player whose pieces are all known: `Ixara, Lapphalya and Virst`.
[[nodiscard]] Message towns_taken(const PlayerState& player);
/// The changes of a hand: `8 in hand before the journey, 3 paid, 1 discarded`. Empty if that does not leave the
/// number of cards that the player has.
[[nodiscard]] Message cards_left(const PlayerState& player);
/// A shortest route from the boot to the town card: `Rivinia - Tichih`.
[[nodiscard]] Message way_to_the_town(const Position& state, const PlayerState& player);

/// The known counters left in front of a player.
[[nodiscard]] Pieces counters_left(const Holding& holding);
/// The price of a road: `forest takes 2 dragons, and 1 more for the obstacle`. REQUIRES: it is a road.
[[nodiscard]] Message road_price(const Position& state, WayId road);
/// The price of a caravan: `a caravan costs any 4 cards: 3, and 1 more for the obstacle`. REQUIRES: it is a road.
[[nodiscard]] Message caravan_price(const Position& state, WayId road);
/// The price of a river or ferry: `a ferry costs 2 rafts in either direction`; for a river also its direction.
/// REQUIRES: it is not a road.
[[nodiscard]] Message water_price(WayId water, int rafts);
/// The counters on the roads from a town: `counters are on Ixara-Virst (wagon) and Ixara-Lapphalya (pig)`.
[[nodiscard]] Message counters_round(const Position& state, TownId town);
/// The earlier counter of a road that is empty now: `the dragon was there in round 1; …`.
[[nodiscard]] Message counter_before(const Position& state, WayId road);
/// The earlier obstacle of a road: `the obstacle of round 1 is out of the game`.
[[nodiscard]] Message obstacle_before(const Position& state, WayId road);

/// Adds the players who had all 20 towns when the game ended, and the plays that took the twentieth town.
void add_completers(const Position& state, Words& words);
/// The play of the previous step, if that step brought the boot to its town and was wrongly paid.
[[nodiscard]] std::optional<std::uint32_t> wrongly_paid_before(const Position& state, Seat seat);

}  // namespace elfref::elfenland
