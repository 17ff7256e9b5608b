#pragma once

#include <cstddef>
#include <vector>

#include "elfref/core/walk/moves.h"
#include "elfref/master_elf/plays/session.h"
#include "elfref/master_elf/rules/game.h"
#include "elfref/master_elf/table/position.h"

// The possible plays in a position: for people who ask what would have been legal, and for programs that play. The
// rules table decides whether a step is legal, as for a record; this file has only the steps about which it is asked.

namespace elfref::master_elf {

/// A step that breaks no rule. A number of unseen cards in it may be free.
using LegalPlay = LegalPlayOf<Action>;

/// Asks the rules table about a step, or a `gift` line.
[[nodiscard]] Legality legality(const Position& state, const Action& play);

/// The most steps that legal_moves() and each_of() list.
inline constexpr std::size_t most_legal_plays = 400;
/// The most steps of a group that are proposed: a hand of many kinds could be given away in more ways.
inline constexpr std::size_t most_proposed = 4000;
/// The kinds of plays that people are shown as possible: turns begin and end by themselves.
inline constexpr PlayKinds listed_kinds = all_kinds & ~kinds_of<Action, BeginTurn, EndTurn>();

/// The moves of this game, for core/walk.
struct Moves : MovesOf<Position, Action> {
  /// See MovesOfAGame. Without a record of the placed cards a sending may be any; it is always due.
  static Plays proposed(const Position& state, PlayKinds kinds);
  static Plays choices(const Position& state, const LegalPlay& several);  ///< see MovesOfAGame
  /// See MovesOfAGame: ingredients and gifts; nothing_named if none is left.
  static std::vector<Chance> chances(const Position& state, const Action& play);
  static void turn_up(const Position& state, Action& play, std::uint16_t piece);  ///< see MovesOfAGame
  static bool ask(const Position& state, LegalPlay& proposed);                    ///< see MovesOfAGame
};

/// All possible next steps of the current turn: where its player moves, and what the player takes, changes and puts;
/// exchanges; the gifts that can be created, under each possible parcel, by each price that the hand can pay; sendings
/// and discards. Between two turns, when the turn has come back: the gift to place.
///
/// The choice of unseen cards to draw is free, and so is the unknown part of a hand: such steps are one, with a number,
/// or one that stands for several. Steps that are only worth a warning in the base game are left out, and so is a gift
/// before the movement, which no movement may follow.
[[nodiscard]] inline std::vector<LegalPlay> legal_moves(const Position& state) {
  return elfref::legal_moves<Moves>(state, listed_kinds, most_legal_plays);
}

/// All steps that a group stands for, as far as cards are known. `left_out`, if not null, gets the least number of
/// those that are too many.
[[nodiscard]] inline std::vector<LegalPlay> each_of(const Position& state, const LegalPlay& several,
                                                    std::size_t* left_out = nullptr) {
  return elfref::each_of<Moves>(state, several, most_legal_plays, left_out);
}

}  // namespace elfref::master_elf
