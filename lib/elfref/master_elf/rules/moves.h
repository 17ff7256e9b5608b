#pragma once

#include <cstddef>
#include <vector>

#include "elfref/core/walk/moves.h"
#include "elfref/master_elf/plays/session.h"
#include "elfref/master_elf/rules/game.h"
#include "elfref/master_elf/table/state.h"

// What could be played at a table: for people who ask what would have been legal, and for programs that play. Whether a
// step is legal is asked of the rules table, as for a record; here are only the steps about which it is asked.

namespace elfref::master_elf {

/// A step that breaks no rule: what is free in it is a number of cards that nobody saw.
using LegalPlay = LegalPlayOf<Action>;

/// Asks the rules table about a step, or a `gift` line.
[[nodiscard]] Allowed allowed(const State& state, const Action& play);

/// How many steps legal_moves() and each_of() list at most.
inline constexpr std::size_t most_legal_plays = 400;
/// What people are told that could be played: turns begin and end by themselves.
inline constexpr PlayKinds listed_kinds = all_kinds & ~kinds_of<Action, BeginTurn, EndTurn>();

/// The moves of this game, for core/walk.
struct Moves : MovesOf<State, Action> {
  /// See MovesOfAGame. A sending of which it is not written what was laid may be every one; it is always due.
  static Plays proposed(const State& state, PlayKinds kinds);
  static Plays choices(const State& state, const LegalPlay& several);  ///< see MovesOfAGame
  /// See MovesOfAGame: ingredients and gifts; nothing_named where none is left.
  static std::vector<Chance> chances(const State& state, const Action& play);
  static void turn_up(const State& state, Action& play, std::uint16_t piece);  ///< see MovesOfAGame
  static bool ask(const State& state, LegalPlay& proposed);                    ///< see MovesOfAGame
};

/// Everything that may be the next step of the turn under way: where its player moves and what he takes, changes and
/// puts; exchanges; the gifts that can be created, under each parcel that they may go under, by each price that his
/// hand can pay; sendings and what is thrown away. Between two turns, where the turn has come back: the gift that is
/// laid.
///
/// Which unseen cards are drawn is free, and so is what nobody knows of a hand: such steps are one, with a number, or
/// one that stands for several. What is only worth a warning in the base game is left out, and so is a gift before the
/// movement, which no movement may follow.
[[nodiscard]] inline std::vector<LegalPlay> legal_moves(const State& state) {
  return elfref::legal_moves<Moves>(state, listed_kinds, most_legal_plays);
}

/// Every step that such a one stands for, as far as cards are known.
[[nodiscard]] inline std::vector<LegalPlay> each_of(const State& state, const LegalPlay& several) {
  return elfref::each_of<Moves>(state, several, most_legal_plays);
}

}  // namespace elfref::master_elf
