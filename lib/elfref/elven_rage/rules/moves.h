#pragma once

#include <cstddef>
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

/// Everything that may be the next line of the turn under way, by anybody: summon, discard, what is attacked or
/// declined; looks, squads, what the owner answers; what is sent and laid; in a battle every act, with the slot and the
/// target, and what may end it; Actions, Artifacts, Treasures, trades. Which cards are thrown away, sent, laid or drawn
/// is free, as far as nobody knows a hand: such lines are one, with a number. Empty where no turn is under way.
///
/// Left out are lines by which nothing is played: a hand that is counted, `unknown`, `artifact: none` where none is
/// due.
[[nodiscard]] std::vector<LegalPlay> legal_plays(const State& state);

/// Every line that such a one stands for, as far as cards are known.
[[nodiscard]] std::vector<LegalPlay> each_of(const State& state, const LegalPlay& several);

/// The kinds of plays that stand for each other: where one is not legal, people ask for the others.
[[nodiscard]] PlayKinds kinds_instead_of(const Action& play);

/// The card at a place of the edge as it is written: by its name, by the place where copies of it lie there.
[[nodiscard]] CardCalled called_at(const Battle& battle, Place place);
/// An act as it is written: by names, and by places where copies of a card lie there.
[[nodiscard]] WrittenAct written_act(const Battle& battle, Seat attacker, const Act& act);

}  // namespace elfref::elven_rage
