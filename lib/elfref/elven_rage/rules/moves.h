#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "elfref/core/walk/moves.h"
#include "elfref/elven_rage/plays/session.h"
#include "elfref/elven_rage/table/position.h"

// The possible plays in a position: for people who ask what would have been legal, and for programs that play. The
// rules table decides whether a line is legal, as for a record; this file has only the lines about which it is asked.

namespace elfref::elven_rage {

/// The position before a line when the phases before it are not recorded: the plays due in them were made.
[[nodiscard]] Position before_line(const Position& state, const Action& play);

/// Asks the rules table about a line, in the position of before_line().
[[nodiscard]] Legality legality(const Position& state, const Action& play);

/// A line that breaks no rule. Parts of it may be free: `discard 2`, an Action without its effects.
using LegalPlay = LegalPlayOf<Action>;

/// The most lines that legal_plays() and each_of() list.
inline constexpr std::size_t most_legal_plays = 720;

/// The kinds of plays that people are shown as possible: turns begin and end by themselves.
inline constexpr PlayKinds listed_kinds = all_kinds & ~kinds_of<Action, BeginTurn, EndTurn>();

/// Whether a player certainly holds an Artifact, by its name.
[[nodiscard]] inline bool holds(const Position& state, Seat seat, ArtifactId id) {
  return std::ranges::count(state[seat].drawn, id) > 0;
}
/// The cards that a player draws with a line; null: none.
struct Drawn {
  Seat seat{};
  const Cards* cards = nullptr;
};
/// See Drawn.
[[nodiscard]] Drawn drawn_in(const Action& play);

/// The moves of this game, for core/walk.
struct Moves : MovesOf<Position, Action> {
  static std::vector<LegalPlay> proposed(const Position& state, PlayKinds kinds);          ///< see MovesOfAGame
  static std::vector<LegalPlay> choices(const Position& state, const LegalPlay& several);  ///< see MovesOfAGame
  /// See MovesOfAGame: cards that are drawn or opened, and Artifacts.
  static std::vector<Chance> chances(const Position& state, const Action& play);
  static void turn_up(const Position& state, Action& play, std::uint16_t piece);  ///< see MovesOfAGame
  static bool ask(const Position& state, LegalPlay& proposed);                    ///< see MovesOfAGame
};

/// All possible next lines of the current turn, by any player: summon, discard, attacks or a decline; looks, squads,
/// the owner's answers; cards to send and to place; in a battle every act, with the slot and the target, and whatever
/// may end it; Actions, Artifacts, Treasures, trades. The choice of cards to discard, send, place or draw is free if
/// the hand is unknown: such lines are one, with a number. Empty if no turn is under way.
///
/// Left out are lines that play nothing: a hand that is counted, `unknown`, `artifact: none` when none is due.
[[nodiscard]] inline std::vector<LegalPlay> legal_plays(const Position& state, PlayKinds kinds = listed_kinds) {
  return legal_moves<Moves>(state, kinds & listed_kinds, most_legal_plays);
}

/// All lines that a group stands for, as far as cards are known. `left_out`, if not null, gets the number of those that
/// are too many.
[[nodiscard]] inline std::vector<LegalPlay> each_of(const Position& state, const LegalPlay& several,
                                                    std::size_t* left_out = nullptr) {
  return elfref::each_of<Moves>(state, several, most_legal_plays, left_out);
}

/// The kinds of plays that can replace a play: people ask for them if it is not legal.
[[nodiscard]] PlayKinds kinds_instead_of(const Action& play);

/// The card at a place of the edge as a line calls it: by its name, or by its place if copies of it are there.
[[nodiscard]] CardCalled called_at(const Battle& battle, Place place);
/// An act as a line writes it: with names, or with places if copies of a card are there.
[[nodiscard]] WrittenAct written_act(const Battle& battle, Seat attacker, const Act& act);

}  // namespace elfref::elven_rage
