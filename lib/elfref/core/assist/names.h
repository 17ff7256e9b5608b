#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/assist/assist.h"

// Players' names in a record: where they are written, and another name for one of them.

namespace elfref {

/// A player whose name is at a place in a record.
struct NamedPlayer {
  Seat seat;                 ///< the player
  std::string name;          ///< as `players` lists it
  Span here;                 ///< the name at the place that was asked about
  Span listed;               ///< the name in `players`
  std::vector<Span> places;  ///< the name wherever the record has it, in the order of the text; notes and comments are
                             ///< not searched
};

/// The player whose name is at a byte of the text; nothing if no name is there. Total.
[[nodiscard]] std::optional<NamedPlayer> player_at(const Draft& draft, std::uint32_t at);

/// A player's new name.
struct NewName {
  std::vector<Edit> edits;  ///< replace the name everywhere
  Message refused;          ///< why the player cannot have that name; empty: the edits can be made
};

/// Gives a player another name. The changed record is read and judged again. If it has other plays or other findings
/// than before, the name is refused: records may use it for something else. Total.
[[nodiscard]] NewName renamed(const Draft& draft, const NamedPlayer& player, std::string_view name);

}  // namespace elfref
