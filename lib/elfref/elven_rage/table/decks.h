#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "elfref/elven_rage/table/position.h"

// Decks, hands and discards: how a play changes them, and which cards are certainly in a discard.

namespace elfref::elven_rage {

/// Cards that are known by name, and the play that shows them.
struct Known {
  std::span<const CardId> cards{};  ///< repeated for copies
  std::uint32_t ply = never;        ///< never: the current play
};

/// Notes where cards go, if this is wanted.
void note(Position& state, CardMove move, const Known& known = {});
/// Changes the size of a hand by a number: cards come to it from `where`, or leave it and are there then.
void change_hand(Position& state, Seat seat, Range by, Lies where, const Known& known = {});
/// A player draws cards.
void draw(Position& state, Seat seat, Range cards, const Known& known = {});
/// A player discards cards.
void throw_away(Position& state, Seat seat, const Cards& cards);
/// Whether a deck may be reshuffled while this number of cards is drawn.
[[nodiscard]] bool may_run_out(const Position& state, Seat seat, int drawn);
/// The card of an Action leaves the hand; `nothing_named`: not recorded which.
void show_for_action(Position& state, Seat seat, CardId card);
/// The card goes to the discard after its Action worked (ER-ACT-2). `shuffled`: the deck may have been reshuffled for
/// the draw of the Action. A player who discards the card first has shuffled it into that deck.
void discard_after_action(Position& state, Seat seat, CardId card, bool shuffled);
/// A card goes from a battle to its owner's discard.
void bury(Position& state, Seat seat, CardId card, std::uint32_t ply = never);
/// A battle card that may be the player's was discarded, or none was.
void throw_perhaps(Position& state, Seat seat);
/// Makes a hand unknown.
void open_hand(Position& state, Seat seat);
/// Cuts a hand to five.
void cut_to_limit(Position& state, Seat seat);

/// Whether a player who has this number of lands can use the Action of a card in a battle.
[[nodiscard]] bool is_for_battles(const Card& card, int lands);
/// The number of cards that the owner of the attacked place draws before sending, if the owner defends it now: those
/// that are missing for a castle (ER-MAP-3).
[[nodiscard]] Range missing_defenders(const Position& state, Seat owner);
/// The number of copies of a card that are certainly in a player's discard, and still are after some cards are drawn.
[[nodiscard]] std::ptrdiff_t count_discarded(const Position& state, Seat seat, CardId card, int drawn = 0);

}  // namespace elfref::elven_rage
