#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "elfref/elven_rage/table/state.h"

// What happens to the table, by the names of the rules. Each is total.

namespace elfref::elven_rage {

/// Cards that are known by name, and by which play.
struct Known {
  std::span<const CardId> cards{};  ///< each as often as it is there
  std::uint32_t ply = never;        ///< never: by the play at hand
};

/// Notes where cards go, if that is asked for.
void note(State& state, CardMove move, const Known& known = {});
/// Somebody draws so many cards.
void draw(State& state, Seat seat, Range cards, const Known& known = {});
/// Somebody throws cards away.
void throw_away(State& state, Seat seat, const Cards& cards);
/// So many cards leave a hand, and lie there then, or come to it from there.
void change_hand(State& state, Seat seat, Range by, Lies where, const Known& known = {});
/// Nobody can tell what a hand is.
void open_hand(State& state, Seat seat);
/// A hand is cut to five.
void cut_to_limit(State& state, Seat seat);
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
