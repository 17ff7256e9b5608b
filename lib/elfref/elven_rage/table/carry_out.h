#pragma once

#include "elfref/elven_rage/table/decks.h"

// What happens to the table, by the names of the rules. Each is total.

namespace elfref::elven_rage {

/// Whether what somebody has too much is not thrown away before this play: nobody has, or the play says it.
[[nodiscard]] bool waits_for(const State& state, const Action& action);
/// All of them throw it away: no line says anything of it.
void cut_what_is_over(State& state);
/// Nobody can tell how anything is any more.
void lose_track(State& state);
/// The place of the attack that is under way is the attacker's.
void pass_land(State& state);
/// The attack that is under way is over, in any way.
void end_in_any_way(State& state);
/// Ends the game if somebody's goal is fulfilled now, and that ends it now or as the turn ends.
void see_whether_it_ends(State& state, bool turn_ends = false);

/// The attacker's cards leave his hand.
void send_of_attacker(State& state);
/// The battle begins: cards are sent.
void enter_battle(State& state);
/// Of a card that is dead: of the guardian, who fell for his holder, it is remembered.
void see_guardian_fall(State& state, const Fighter& card);
/// The battle is over: cards come back, the place changes hands.
void finish_battle(State& state, bool won);
/// A squad has fought.
void spend_squad(State& state);

}  // namespace elfref::elven_rage
