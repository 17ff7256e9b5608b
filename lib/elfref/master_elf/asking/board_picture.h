#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "elfref/core/asking/replay_view.h"
#include "elfref/master_elf/facts/components.h"
#include "elfref/master_elf/plays/session.h"

// The table of Master Elf as we draw it: the board, and beside or below it the gifts, the parcels and who plays.

namespace elfref::master_elf {

/// Ids of what is on the picture. Of a place, where figures stand; of the cards that lie there.
[[nodiscard]] std::string id_of_place(std::size_t place);
[[nodiscard]] std::string id_of_cards(std::size_t place);    ///< see id_of_place()
[[nodiscard]] std::string id_of_parcel(std::size_t parcel);  ///< of a Parcel under which gifts lie
[[nodiscard]] std::string id_of_stack(std::size_t stack);    ///< of a stack of gifts, from 0
[[nodiscard]] std::string id_of_player(std::size_t seat);    ///< of a player's line
[[nodiscard]] std::string id_of_helper(Figure helper);       ///< of the piece that it is
/// Of the way between two places. REQUIRES: `a` is the smaller one.
[[nodiscard]] std::string id_of_way(std::size_t a, std::size_t b);

/// Ids of pieces beside the figures, whose ids are their figure_names.
namespace piece {
inline constexpr const char* card = "card";        ///< an ingredient card
inline constexpr const char* gift = "gift";        ///< a gift card
inline constexpr const char* player = "player";    ///< a player's line
inline constexpr const char* deck = "deck";        ///< the number of the gift deck
inline constexpr const char* discard = "discard";  ///< the number of the discard
}  // namespace piece

/// Where a picture is shown.
enum class Shown : std::uint8_t {
  alone,      ///< the parts below each other, and who plays with them
  in_replay,  ///< the parts beside each other: who plays is told there
};

/// How many gifts a parcel of a session may have, at most: rows.
[[nodiscard]] int rows_of_parcels(const Session& session);
/// The table of a session.
[[nodiscard]] Picture table_of(const Session& session, Shown shown);
/// The board of a box alone; nothing where it has none.
[[nodiscard]] std::optional<Picture> board_of(const Box& box);

}  // namespace elfref::master_elf
