#pragma once

#include <cstddef>
#include <vector>

#include "elfref/elven_rage/table/decks.h"

// Changes of the position, named as in the rules. Each is total.

namespace elfref::elven_rage {

/// Whether no surplus is discarded before this play: no player has one, the play itself records it, or it moves no
/// card.
[[nodiscard]] bool waits_for(const Position& state, const Action& action);
/// Discards the surplus of all players, which no line records.
void cut_what_is_over(Position& state);
/// Makes unknown where neutral cards and squads are.
void open_neutrals(Position& state);
/// Counts a place by its name from now on; it may have been counted without its name. Returns whether it certainly was.
bool count_by_name(Position& state, Land& land);
/// A place has a new owner, or may have: it may be one that a player held under another name, or without one.
void pass_by_another_name(Position& state, Land& land, Owners before, Seat to);
/// Gives the place of the current attack to the attacker.
void pass_land(Position& state);
/// A player may have lost their own castle to another, and their lands with it.
void eliminate_perhaps(Position& state, Seat seat, Seat captor);
/// The place of the current attack may be a player's own castle, and lost.
void lose_castle_perhaps(Position& state);
/// Narrows the owners of the attacked place to those that the attack shows, as far as possible.
void narrow_owners(Position& state, Owners owners);
/// Lowers a range by one.
void less(Range& range);
/// How often one Artifact is noted for one player. More of it in a record are slips.
inline constexpr std::ptrdiff_t most_alike = 9;
/// Notes an Artifact among others, unless it is noted as often as `most`.
void note_artifact(std::vector<ArtifactId>& all, ArtifactId artifact, std::ptrdiff_t most);
/// Hands over a thing; help changes nothing.
void hand_over(Position& state, Seat from, Seat to, const Thing& thing);
/// Ends the game if a player's goal is fulfilled now, and the goal ends it now or at the end of the turn.
void see_whether_it_ends(Position& state, bool turn_ends = false);

/// Takes the attacker's cards from the hand.
void send_of_attacker(Position& state);
/// Begins the battle: cards are sent.
void enter_battle(Position& state);
/// Notes that the guardian fell for its holder, if the dead card is such a guardian.
void see_guardian_fall(Position& state, const Fighter& card);
/// Allows for unrecorded Actions and Artifacts: the player may have used any number of hand cards.
void use_anything(Position& state, Seat seat);
/// Ends the battle: cards come back, the place changes hands. `told`: its end is recorded.
void finish_battle(Position& state, bool won, bool told = true);
/// Moves a token of a player from one place to another. A place without a name may be any place.
void move_token(Position& state, Seat seat, PlaceId from, PlaceId to);
void move_token_perhaps(Position& state, Seat seat);
/// Builds a tower on a land of a player. A land without a name may be any of the player's.
void build_tower(Position& state, Seat seat, PlaceId at);
void build_tower_perhaps(Position& state, Seat seat);
/// Notes that a squad has fought.
void spend_squad(Position& state);

}  // namespace elfref::elven_rage
