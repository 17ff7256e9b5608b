#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "elfref/core/asking/replay_view.h"
#include "elfref/core/words/language.h"
#include "elfref/master_elf/facts/components.h"
#include "elfref/master_elf/plays/session.h"

// The table of Master Elf as we draw it: the board, and next to it or below it the gifts, the parcels and the players.

namespace elfref::master_elf {

/// Ids of things on the picture: the figures of a place; the cards of a place.
[[nodiscard]] std::string id_of_place(std::size_t place);
[[nodiscard]] std::string id_of_cards(std::size_t place);    ///< see id_of_place()
[[nodiscard]] std::string id_of_parcel(std::size_t parcel);  ///< of a Parcel with gifts under it
[[nodiscard]] std::string id_of_stack(std::size_t stack);    ///< of a stack of gifts, from 0
[[nodiscard]] std::string id_of_player(std::size_t seat);    ///< of a player's line
[[nodiscard]] std::string id_of_helper(Figure helper);       ///< of the helper's piece
/// The id of the way between two places. REQUIRES: `a` is the smaller one.
[[nodiscard]] std::string id_of_way(std::size_t a, std::size_t b);

/// Ids of pieces other than the figures, whose ids are their figure_names.
namespace piece {
inline constexpr const char* card = "card";        ///< an ingredient card
inline constexpr const char* gift = "gift";        ///< a gift card
inline constexpr const char* player = "player";    ///< a player's line
inline constexpr const char* deck = "deck";        ///< the number of the gift deck
inline constexpr const char* discard = "discard";  ///< the number of the discard
}  // namespace piece

/// The place of a picture.
enum class Shown : std::uint8_t {
  alone,      ///< the parts one below the other, with the players
  in_replay,  ///< the parts next to each other, without the players: the replay shows them
};

/// The most gifts that a parcel of a session may have: the number of rows.
[[nodiscard]] int rows_of_parcels(const Session& session);
/// The picture of a session's table, with its words in a language.
[[nodiscard]] Picture table_of(const Session& session, Shown shown, Language language);
/// The board of a box alone, likewise; nothing if the box has none.
[[nodiscard]] std::optional<Picture> board_of(const Box& box, Language language);

}  // namespace elfref::master_elf
