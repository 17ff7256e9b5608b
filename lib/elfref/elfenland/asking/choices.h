#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "elfref/core/asking/position.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/table/state.h"

// Whose turn it is at a place in a record, and what they can choose.

namespace elfref::elfenland {

/// A place in a record, as far as turns and choices hang on it.
struct TurnAt {
  const State& state;
  std::string_view phase;         ///< of what is to be played
  bool at_play = false;           ///< a written play stands there
  std::optional<Seat> written{};  ///< whose it is
  bool over = false;              ///< the game has ended
};

/// Who may play at a place.
struct WhoseTurn {
  std::optional<Seat> seat{};  ///< whose plays are listed; nothing: nobody has anything to choose
  std::vector<Seat> others{};  ///< who else may play now
  std::string_view nothing{};  ///< why there is nothing to choose; else empty
};
[[nodiscard]] WhoseTurn whose_turn(const TurnAt& there);

/// A play that can be chosen, and what it is about.
struct Listed {
  Choice choice;               ///< as people are told
  std::optional<WayId> way{};  ///< along which, or on which, it is
  std::optional<TownId> to{};  ///< to where it leads
};
/// What a player can choose in a phase; `each`: also every one of those that are told as one.
[[nodiscard]] std::vector<Listed> choices_of(const State& state, std::string_view phase, Seat seat,
                                             const std::vector<Player>& players, bool each);

}  // namespace elfref::elfenland
