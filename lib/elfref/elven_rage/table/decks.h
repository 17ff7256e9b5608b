#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "elfref/elven_rage/table/state.h"

// Decks, hands and discards: what a play does with them, and which cards surely lie in a discard.

namespace elfref::elven_rage {

/// Cards that are known by name, and by which play.
struct Known {
  std::span<const CardId> cards{};  ///< each as often as it is there
  std::uint32_t ply = never;        ///< never: by the play at hand
};

/// Notes where cards go, if that is asked for.
void note(State& state, CardMove move, const Known& known = {});
/// Cards leave a hand, and lie there then, or come to it from there.
void change_hand(State& state, Seat seat, Range by, Lies where, const Known& known = {});
/// Somebody draws cards.
void draw(State& state, Seat seat, Range cards, const Known& known = {});
/// Somebody throws cards away.
void throw_away(State& state, Seat seat, const Cards& cards);
/// Whether a deck may be made as a number of cards is drawn.
[[nodiscard]] bool may_run_out(const State& state, Seat seat, int drawn);
/// The card of an Action leaves the hand; `nothing_named`: which it is, is not recorded.
void show_for_action(State& state, Seat seat, CardId card);
/// It goes to the discard after its Action worked (ER-ACT-2). `shuffled`: a deck may have been made for the draw of the
/// Action. A player who lays the card down first has shuffled it into that deck.
void discard_after_action(State& state, Seat seat, CardId card, bool shuffled);
/// A card goes from a battle to its owner's discard.
void bury(State& state, Seat seat, CardId card, std::uint32_t ply = never);
/// A card of a battle that is not known to be his was thrown away, or none.
void throw_perhaps(State& state, Seat seat);
/// Nobody can tell what a hand is.
void open_hand(State& state, Seat seat);
/// A hand is cut to five.
void cut_to_limit(State& state, Seat seat);

/// Whether the Action of a card can be used in a battle by a player who has a number of lands.
[[nodiscard]] bool is_for_battles(const Card& card, int lands);
/// How many cards the owner of the attacked place draws before he sends, if he defends it now: those that he lacks for
/// a castle (ER-MAP-3).
[[nodiscard]] Range missing_defenders(const State& state, Seat owner);
/// How many copies of a card surely lie in somebody's discard, and still do when a number of cards is drawn.
[[nodiscard]] std::ptrdiff_t count_discarded(const State& state, Seat seat, CardId card, int drawn = 0);

}  // namespace elfref::elven_rage
