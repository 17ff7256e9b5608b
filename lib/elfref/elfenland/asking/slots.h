#pragma once

#include <string>
#include <vector>

#include "elfref/core/asking/replay_view.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/table/position.h"

// The position as slots that hold pieces. A replay is drawn from it.

namespace elfref::elfenland {

/// The ids of towns and connections on the picture of the board.
[[nodiscard]] std::string id_of(TownId town);
[[nodiscard]] std::string id_of(WayId way);
/// The ids of pieces.
namespace piece {
inline constexpr const char* boot = "boot";          ///< in a town
inline constexpr const char* obstacle = "obstacle";  ///< on a road, or in front of its player
inline constexpr const char* card = "card";          ///< a travel card of unknown kind
inline constexpr const char* counter = "counter";    ///< a transport counter of unknown kind
inline constexpr const char* town = "piece";         ///< a town piece that is not yet taken
}  // namespace piece

/// The slots that can hold pieces in a game of this number of players.
[[nodiscard]] std::vector<ViewSlot> slots_of(int players);
/// The pieces in each slot.
[[nodiscard]] std::vector<ViewHeld> held(const Position& state);
/// The counters that a player has left.
[[nodiscard]] ViewHeld held(const Holding& holding);

/// Recorded pieces as they are shown. `unknown` is the id for those of unknown kind.
[[nodiscard]] std::vector<ViewPiece> shown_pieces(const Pieces& pieces, const char* unknown);

}  // namespace elfref::elfenland
