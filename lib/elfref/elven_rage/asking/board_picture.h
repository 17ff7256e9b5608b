#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "elfref/core/asking/replay_view.h"
#include "elfref/elven_rage/facts/components.h"
#include "elfref/elven_rage/table/battle_fight.h"

// The board of Elven Rage: a map, as far as components have one, and beside it the table of a battle.

namespace elfref::elven_rage {

/// Ids of what is on the picture.
[[nodiscard]] std::string id_of_place(PlaceId place);
/// Of a place of a battle, edge or centre.
[[nodiscard]] std::string id_of_place(Place place);
/// Its name: `place 1`, `reserve`.
[[nodiscard]] std::string_view name_of_place(Place place);
/// Of the arrow of a strike between two places of the edge.
[[nodiscard]] std::string id_of_strike(Place from, Place to);
/// Where two lines of words stand: over a battle, and below it.
namespace battle_words {
inline constexpr const char* title = "battle:title";
inline constexpr const char* below = "battle:next";
}  // namespace battle_words

/// Ids of pieces.
namespace piece {
inline constexpr const char* flag = "flag";          ///< whose a place is
inline constexpr const char* card = "card";          ///< a card of a deck
inline constexpr const char* squad = "squad";        ///< three neutral cards
inline constexpr const char* artifact = "artifact";  ///< an Artifact
inline constexpr const char* treasure = "treasure";  ///< a Treasure
inline constexpr const char* words = "words";        ///< a line of words beside a battle
}  // namespace piece
/// The piece of a kind of place: `castle`, `tower`; of none: `place`.
[[nodiscard]] std::string piece_of(std::optional<PlaceKind> kind);

/// A map, if there is one, and the table of a battle. `off`: places that nobody enters (ER-SET-1).
[[nodiscard]] Picture board_of(const Map* map, std::span<const PlaceId> off = {});
/// How pieces are drawn, where there is nothing on which they lie.
[[nodiscard]] Picture pictograms();
/// All maps of some components, one below the other; nothing where there is none.
[[nodiscard]] std::optional<Picture> maps_of(const Components& components);

}  // namespace elfref::elven_rage
