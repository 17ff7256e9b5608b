#pragma once

#include "elfref/elven_rage/table/state.h"

// What happens to the table, by the names of the rules. Each is total.

namespace elfref::elven_rage {

/// Somebody draws so many cards.
void draw(State& state, Seat seat, Range cards);
/// Cards leave a hand, and lie in the discard if `discarded`.
void take_from_hand(State& state, Seat seat, const Cards& cards, bool discarded);
/// So many cards leave a hand, or come to it.
void change_hand(State& state, Seat seat, Range by);
/// Nobody can tell what a hand is.
void open_hand(State& state, Seat seat);
/// A hand is cut to five.
void cut_to_limit(State& state, Seat seat);
/// Nobody can tell how anything is any more.
void lose_track(State& state);
/// The place of the attack that is under way is the attacker's.
void pass_land(State& state);
/// The attack that is under way is over, in any way.
void end_in_any_way(State& state);
/// Ends the game if somebody's goal is fulfilled now.
void see_whether_it_ends(State& state);

/// Whether a card goes to a hand: dragons and the guardian never do (ER-MAP-4, -8).
[[nodiscard]] bool goes_to_hand(const State& state, CardId card);
/// How many hand cards the attacker sends, as far as it is written.
[[nodiscard]] Range sent_by_attacker(const State& state);
/// The battle begins: cards are sent.
void enter_battle(State& state);
/// The battle is over: cards come back, the place changes hands.
void finish_battle(State& state, bool won);
/// A squad has fought.
void spend_squad(State& state);

}  // namespace elfref::elven_rage
