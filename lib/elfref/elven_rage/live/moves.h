#pragma once

#include <cstdint>
#include <vector>

#include "elfref/core/walk/moves.h"
#include "elfref/elven_rage/live/game.h"
#include "elfref/elven_rage/rules/moves.h"

// The moves of a fully known game, for core/walk.

namespace elfref::elven_rage {

/// The possible plays in a Game, and what may turn up: the moves that the position lists, with the cards that each
/// player really has. A player who does nothing in a battle says so. A play that depends on an open option is not a
/// move. See MovesOfAGame.
struct GameMoves : MovesOf<Game, Action> {
  static std::vector<LegalPlay> proposed(const Game& game, PlayKinds kinds);          ///< see MovesOfAGame
  static std::vector<LegalPlay> choices(const Game& game, const LegalPlay& several);  ///< see MovesOfAGame
  static std::vector<Chance> chances(const Game& game, const Action& play);           ///< see MovesOfAGame
  static void turn_up(const Game& game, Action& play, std::uint16_t piece);           ///< see MovesOfAGame
  static bool ask(const Game& game, LegalPlay& proposed);                             ///< see MovesOfAGame
  static void play(Game& game, const Action& play) { game.play(play); }               ///< see MovesOfAGame
};

}  // namespace elfref::elven_rage
