#pragma once

#include <span>
#include <string>
#include <vector>

#include "elfref/core/asking/replay_view.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/table/state.h"

// The table as slots in which pieces lie: what a replay is drawn from.

namespace elfref::elfenland {

/// Ids of what is on the picture of the board.
[[nodiscard]] std::string id_of(TownId town);
[[nodiscard]] std::string id_of(WayId way);
/// Ids of pieces.
namespace piece {
inline constexpr const char* boot = "boot";          ///< stands in a town
inline constexpr const char* obstacle = "obstacle";  ///< lies on a road, or before its player
inline constexpr const char* card = "card";          ///< a travel card that nobody knows
inline constexpr const char* counter = "counter";    ///< a transport counter that nobody knows
inline constexpr const char* town = "piece";         ///< a town piece that is still to be fetched
}  // namespace piece

/// Where something may lie, of so many players.
[[nodiscard]] std::vector<ViewSlot> slots_of(int players);
/// What lies there, slot by slot; `names` are those of the players, by seat.
[[nodiscard]] std::vector<ViewHeld> held(const State& state, std::span<const std::string> names);

/// Pieces as somebody wrote them down; `unknown`: what is shown for those that nobody knows.
[[nodiscard]] std::vector<ViewPiece> shown_pieces(const Pieces& pieces, const char* unknown);

}  // namespace elfref::elfenland
