#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "elfref/core/walk/moves.h"
#include "elfref/elven_rage/plays/session.h"
#include "elfref/elven_rage/table/state.h"

// What could be played at a table: for people who ask what would have been legal, and for programs that play. Whether a
// line is legal is asked of the rules table, as for a record; here are only the lines about which it is asked.

namespace elfref::elven_rage {

/// The table as a line finds it where nothing is written of the phases before it: what was due in them was done.
[[nodiscard]] State before_line(const State& state, const Action& play);

/// Asks the rules table about a line, as before_line() has it.
[[nodiscard]] Allowed allowed(const State& state, const Action& play);

/// A line that breaks no rule: what is free in it is `discard 2`, an Action without what came of it.
using LegalPlay = LegalPlayOf<Action>;

/// How many lines legal_plays() and each_of() list at most.
inline constexpr std::size_t most_legal_plays = 600;

/// What people are told that could be played: turns begin and end by themselves.
inline constexpr PlayKinds listed_kinds = all_kinds & ~kinds_of<Action, BeginTurn, EndTurn>();

/// Whether somebody surely holds an Artifact, by its name.
[[nodiscard]] inline bool holds(const State& state, Seat seat, ArtifactId id) {
  return std::ranges::count(state[seat].drawn, id) > 0;
}
/// Cards that a player draws with a line; null: he draws none.
struct Drawn {
  Seat seat{};
  const Cards* cards = nullptr;
};
/// See Drawn.
[[nodiscard]] Drawn drawn_in(const Action& play);

/// The moves of this game, for core/walk.
struct Moves : MovesOf<State, Action> {
  static std::vector<LegalPlay> proposed(const State& state, PlayKinds kinds);          ///< see MovesOfAGame
  static std::vector<LegalPlay> choices(const State& state, const LegalPlay& several);  ///< see MovesOfAGame
  /// See MovesOfAGame: cards that are drawn or laid open, and Artifacts.
  static std::vector<Chance> chances(const State& state, const Action& play);
  static void turn_up(const State& state, Action& play, std::uint16_t piece);  ///< see MovesOfAGame
  static bool ask(const State& state, LegalPlay& proposed);                    ///< see MovesOfAGame
};

/// Everything that may be the next line of the turn under way, by anybody: summon, discard, what is attacked or
/// declined; looks, squads, what the owner answers; what is sent and laid; in a battle every act, with the slot and the
/// target, and what may end it; Actions, Artifacts, Treasures, trades. Which cards are thrown away, sent, laid or drawn
/// is free, as far as nobody knows a hand: such lines are one, with a number. Empty where no turn is under way.
///
/// Left out are lines by which nothing is played: a hand that is counted, `unknown`, `artifact: none` where none is
/// due.
[[nodiscard]] inline std::vector<LegalPlay> legal_plays(const State& state, PlayKinds kinds = listed_kinds) {
  return legal_moves<Moves>(state, kinds & listed_kinds, most_legal_plays);
}

/// Every line that such a one stands for, as far as cards are known.
[[nodiscard]] inline std::vector<LegalPlay> each_of(const State& state, const LegalPlay& several) {
  return elfref::each_of<Moves>(state, several, most_legal_plays);
}

/// The kinds of plays that stand for each other: where one is not legal, people ask for the others.
[[nodiscard]] PlayKinds kinds_instead_of(const Action& play);

/// The card at a place of the edge as it is written: by its name, by the place where copies of it lie there.
[[nodiscard]] CardCalled called_at(const Battle& battle, Place place);
/// An act as it is written: by names, and by places where copies of a card lie there.
[[nodiscard]] WrittenAct written_act(const Battle& battle, Seat attacker, const Act& act);

}  // namespace elfref::elven_rage
