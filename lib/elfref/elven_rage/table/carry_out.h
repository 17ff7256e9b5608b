#pragma once

#include "elfref/elven_rage/table/decks.h"

// What happens to the table, by the names of the rules. Each is total.

namespace elfref::elven_rage {

/// Whether what somebody has too much is not thrown away before this play: nobody has, or the play says it.
[[nodiscard]] bool waits_for(const State& state, const Action& action);
/// All of them throw it away: no line says anything of it.
void cut_what_is_over(State& state);
/// Nobody can tell where neutral cards lie, and how squads do.
void open_neutrals(State& state);
/// A place with a name may have been counted without it: from now on it is counted by its name. Whether it is known
/// that it was.
bool count_by_name(State& state, Land& land);
/// A place is of another now, or may be: it may be one that a player held by another name, or by none.
void pass_by_another_name(State& state, Land& land, Owners before, Seat to);
/// The place of the attack that is under way is the attacker's.
void pass_land(State& state);
/// Somebody may have lost his own castle to another, and his lands with it.
void eliminate_perhaps(State& state, Seat seat, Seat captor);
/// The place of the attack that is under way may be somebody's own castle, and lost.
void lose_castle_perhaps(State& state);
/// An attack on a place shows who may hold it: these, so far as that can be.
void narrow_owners(State& state, Owners owners);
/// One thing fewer.
void less(Range& range);
/// A thing changes hands; nothing happens where help is given.
void hand_over(State& state, Seat from, Seat to, const Thing& thing);
/// Ends the game if somebody's goal is fulfilled now, and that ends it now or as the turn ends.
void see_whether_it_ends(State& state, bool turn_ends = false);

/// The attacker's cards leave his hand.
void send_of_attacker(State& state);
/// The battle begins: cards are sent.
void enter_battle(State& state);
/// Of a card that is dead: of the guardian, who fell for his holder, it is remembered.
void see_guardian_fall(State& state, const Fighter& card);
/// Actions and Artifacts that were not recorded: somebody may have used any number of hand cards.
void use_anything(State& state, Seat seat);
/// The battle is over: cards come back, the place changes hands. `told`: how it ended is recorded.
void finish_battle(State& state, bool won, bool told = true);
/// A token of somebody is moved from one place to another. What has no name may be any place.
void move_token(State& state, Seat seat, PlaceId from, PlaceId to);
void move_token_perhaps(State& state, Seat seat);
/// A tower is built on a land of somebody. What has no name may be any of his.
void build_tower(State& state, Seat seat, PlaceId at);
void build_tower_perhaps(State& state, Seat seat);
/// A squad has fought.
void spend_squad(State& state);

}  // namespace elfref::elven_rage
