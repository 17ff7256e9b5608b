#pragma once

#include <vector>

#include "elfref/core/words/message.h"
#include "elfref/elven_rage/table/position.h"

// A moment of a battle in words: the four places, whose turn it is and why, what a card can do. For findings, and for
// people who ask for the position.

namespace elfref::elven_rage {

/// `left`, `centre`, `right`.
[[nodiscard]] Noun slot_noun(Slot slot);
/// `attacker`, `defender`.
[[nodiscard]] Noun side_noun(Side side);
/// `in a battle: a slot of an own card becomes shield`: the effect of a card or an Artifact, before it is used.
[[nodiscard]] Message effect_in_words(const Effect& effect);
/// `Nightblade (1)`: the card at a place of the battle, with the number of its place at that moment.
[[nodiscard]] Message card_at(const Position& state, const Fight& fight, Place place);
/// Several such cards, in a list.
[[nodiscard]] Message cards_at(const Position& state, const Fight& fight, Places places, Joint joint = Joint::and_);
/// `Nightblade of the attacker, initiative 4, 2 lives, slots simple shield none, has acted`: the card at a place.
[[nodiscard]] Message place_in_words(const Position& state, const Fight& fight, Place place);
/// `the turn of Nightblade (1): initiative 4 is the highest among cards that have not acted`; empty: no card's.
[[nodiscard]] Message turn_in_words(const Position& state, const Fight& fight);
/// What a card can do in its turn.
struct CanDo {
  std::vector<Message> strikes{};  ///< `Wolf (2) with the left slot (simple, takes 1 life and kills it)`
  std::vector<Message> moves{};    ///< `to the place of Wolf (2) with the left slot`, if it may move
};
/// What the card at a place can do. REQUIRES: begin_turn was called.
[[nodiscard]] CanDo can_do(const Position& state, const Fight& fight, const BattleOptions& options, Place place);
/// What a card can do, as a sentence: `Nightblade (1) can strike Wolf (2) with the left slot (simple, takes 1 life)`.
[[nodiscard]] Message choices_in_words(const Position& state, const Fight& fight, const BattleOptions& options,
                                       Place place);
/// `simple, takes 1 life and kills it`: the result of a strike.
[[nodiscard]] Message strike_in_words(const Fight& fight, const BattleOptions& options, Place by, Slot slot);

}  // namespace elfref::elven_rage
