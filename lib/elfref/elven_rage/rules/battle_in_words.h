#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "elfref/elven_rage/table/state.h"

// A moment of a battle in words: the four places, whose turn it is and why, what a card can do. For findings, and for
// people who ask for the position.

namespace elfref::elven_rage {

/// `left`, `centre`, `right`.
[[nodiscard]] std::string_view slot_name(Slot slot);
/// `Nightblade (1)`: the card at a place of the battle, with the number of its place at that moment.
[[nodiscard]] std::string card_at(const State& state, const Fight& fight, Place place);
/// Several such cards, with the word `last` before the last one.
[[nodiscard]] std::string cards_at(const State& state, const Fight& fight, Places places,
                                   std::string_view last = "and");
/// `1: Nightblade of the attacker, initiative 4, 2 lives, simple shield none, has acted`: the four places, a line each.
[[nodiscard]] std::vector<std::string> places_in_words(const State& state, const Fight& fight);
/// `the turn of Nightblade (1): its initiative, 4, is the highest of those who have not acted`; empty: no card's.
[[nodiscard]] std::string turn_in_words(const State& state, const Fight& fight);
/// What a card can do in its turn.
struct CanDo {
  std::vector<std::string> strikes{};  ///< `Wolf (2) through left (simple, 1 life: it dies)`
  std::vector<std::string> moves{};    ///< `left with Wolf (2)`, if it may move
};
/// What the card at a place can do. REQUIRES: begin_turn was called.
[[nodiscard]] CanDo can_do(const State& state, const Fight& fight, const BattleOptions& options, Place place);
/// What a card can do, as a sentence: `Nightblade (1) can strike Wolf (2) through left (simple, 1 life: it dies)`.
[[nodiscard]] std::string choices_in_words(const State& state, const Fight& fight, const BattleOptions& options,
                                           Place place);
/// `simple, 1 life: it dies`: the result of a strike.
[[nodiscard]] std::string strike_in_words(const Fight& fight, const BattleOptions& options, Place by, Slot slot);

}  // namespace elfref::elven_rage
