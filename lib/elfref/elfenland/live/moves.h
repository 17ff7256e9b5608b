#pragma once

#include <cstdint>
#include <vector>

#include "elfref/core/walk/moves.h"
#include "elfref/elfenland/live/game.h"

// The moves of a game of which everything is known, for core/walk.

namespace elfref::elfenland {

/// What may be played in a Game, and what may turn up: see MovesOfAGame. Where pieces are to be drawn, the one move is
/// what they are drawn for; a pick takes what turns up with it.
struct GameMoves {
  using State = Game;                ///< the table
  using Action = elfenland::Action;  ///< a play, as a Table is fed it
  using Play = LegalPlayOf<Action>;  ///< one that is proposed

  static std::vector<Play> proposed(const Game& game, PlayKinds kinds);  ///< see MovesOfAGame
  /// Nothing is left open: of a set of cards each is another play.
  static std::vector<Play> choices(const Game&, const Play&) { return {}; }
  static std::vector<Chance> chances(const Game& game, const Action& play);  ///< a piece is a Transport
  static void turn_up(const Game& game, Action& play, std::uint16_t piece);  ///< see MovesOfAGame
  static bool ask(const Game& game, Play& proposed);                         ///< see MovesOfAGame
  /// Makes a move of which all has turned up. REQUIRES: it is legal.
  static void play(Game& game, const Action& play);
};

}  // namespace elfref::elfenland
