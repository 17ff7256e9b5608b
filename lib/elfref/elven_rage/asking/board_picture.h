#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "elfref/core/asking/replay_view.h"
#include "elfref/elven_rage/facts/components.h"
#include "elfref/elven_rage/table/battle_fight.h"

// The board of Elven Rage: a map, if the components have one, and next to it the table of a battle.

namespace elfref::elven_rage {

/// The id of a place of the map on the picture.
[[nodiscard]] std::string id_of_place(PlaceId place);
/// The id of a place of a battle, at the edge or in the centre.
[[nodiscard]] std::string id_of_place(Place place);
/// The name of such a place: `place 1`, `reserve`.
[[nodiscard]] Message title_of(Place place);
/// The id of the arrow of a strike between two places of the edge.
[[nodiscard]] std::string id_of_strike(Place from, Place to);
/// Two lines of text: above a battle, and below it.
namespace battle_words {
inline constexpr const char* title = "battle:title";
inline constexpr const char* below = "battle:next";
}  // namespace battle_words

/// Ids of pieces.
namespace piece {
inline constexpr const char* flag = "flag";          ///< the owner of a place
inline constexpr const char* card = "card";          ///< a card of a deck
inline constexpr const char* squad = "squad";        ///< three neutral cards
inline constexpr const char* artifact = "artifact";  ///< an Artifact
inline constexpr const char* treasure = "treasure";  ///< a Treasure
inline constexpr const char* words = "words";        ///< a line of text near a battle
}  // namespace piece
/// The piece for a kind of place: `castle`, `tower`; for no kind: `place`.
[[nodiscard]] std::string piece_of(std::optional<PlaceKind> kind);

/// A map, if there is one, and the table of a battle, with its words in a language. `off`: places that no player enters
/// (ER-SET-1).
[[nodiscard]] Picture board_of(const Map* map, Language language, std::span<const PlaceId> off = {});
/// The drawings of the pieces, for when there is no map to put them on.
[[nodiscard]] Picture pictograms();
/// All maps of some components, one below the other; nothing if there are none.
[[nodiscard]] std::optional<Picture> maps_of(const Components& components);

}  // namespace elfref::elven_rage
