#pragma once

#include <cstdint>
#include <vector>

#include "elfref/core/walk/moves.h"
#include "elfref/elfenland/live/game.h"

// The legal plays of a fully known game, for core/walk.

namespace elfref::elfenland {

/// The plays and draws that are possible in a Game: see MovesOfAGame. While pieces must be drawn, the only play is the
/// one for which they are drawn. A pick includes the counter turned up.
struct GameMoves {
  using Position = Game;             ///< the position
  using Action = elfenland::Action;  ///< a play, as Table::play() takes it
  using Play = LegalPlayOf<Action>;  ///< a proposed play

  static std::vector<Play> proposed(const Game& game, PlayKinds kinds);  ///< see MovesOfAGame
  /// No choices: each set of cards is a play of its own.
  static std::vector<Play> choices(const Game&, const Play&) { return {}; }
  static std::vector<Chance> chances(const Game& game, const Action& play);  ///< a piece is a Transport
  static void turn_up(const Game& game, Action& play, std::uint16_t piece);  ///< see MovesOfAGame
  static bool ask(const Game& game, Play& proposed);                         ///< see MovesOfAGame
  /// Makes a play whose pieces have all been drawn. REQUIRES: it is legal.
  static void play(Game& game, const Action& play);
};

}  // namespace elfref::elfenland
