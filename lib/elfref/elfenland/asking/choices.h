#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "elfref/core/asking/position_view.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/table/position.h"

// The players who may play at a place in a record, and their choices.

namespace elfref::elfenland {

/// The facts about a place in a record on which turns and choices depend.
struct TurnAt {
  const Position& state;
  std::string_view phase;         ///< the phase of the next play
  bool at_play = false;           ///< a recorded play is there
  std::optional<Seat> written{};  ///< the player of that play
  bool over = false;              ///< the game has ended
};

/// The players who may play at a place.
struct WhoseTurn {
  std::optional<Seat> seat{};  ///< the player whose plays are listed; nothing: no player has a choice
  std::vector<Seat> others{};  ///< the other players who may play now
  Message nothing{};           ///< the reason if there is no choice; else empty
};
[[nodiscard]] WhoseTurn whose_turn(const TurnAt& there);

/// A play that can be chosen, and the places that it concerns.
struct Listed {
  Choice choice;               ///< as it is shown to people
  std::optional<WayId> way{};  ///< the connection along which, or on which, it is played
  std::optional<TownId> to{};  ///< the town to which it leads
};
/// The choices of a player in a phase. `each`: list every play instead of groups.
[[nodiscard]] std::vector<Listed> choices_of(const Position& state, std::string_view phase, Seat seat,
                                             const std::vector<Player>& players, bool each);

}  // namespace elfref::elfenland
