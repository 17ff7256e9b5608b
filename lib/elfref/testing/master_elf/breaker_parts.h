#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "elfref/testing/master_elf/breakers.h"

// Functions that several breakers use.

namespace elfref::testing::workshop::breaking {

/// The next play, if it is of a kind; else null.
template <class Kind>
[[nodiscard]] const Kind* next_is(const Action& next) {
  return std::get_if<Kind>(&next);
}
/// The place to which a visit leads.
[[nodiscard]] inline PlaceId place_of(const Situation& table, const Visit& visit) {
  if (visit.way == Way::swap) return table.helper(Figure::saucer)->at;
  return visit.way == Way::stay ? table.at(visit.seat).at : visit.place;
}
/// The next play, if it visits an area (or the city) and does not put a card there; else null.
[[nodiscard]] inline const Visit* taking(const Situation& table, const Action& next, bool in_city) {
  const auto* visit = next_is<Visit>(next);
  return visit != nullptr && !visit->put && (place_of(table, *visit) == city) == in_city ? visit : nullptr;
}
/// Whether the next play ends a turn in which the player has moved.
[[nodiscard]] inline bool at_its_end(const Situation& table, const Action& next) {
  return is<EndTurn>(next) && table.came.has_value();
}
/// A random area that `asked` accepts; nothing if there is none.
template <class Asked>
[[nodiscard]] std::optional<PlaceId> any_area(const Situation& table, Dice& dice, const Asked& asked) {
  std::vector<PlaceId> all;
  for (PlaceId place = 1; place < table.now.piles.size(); ++place)
    if (asked(place)) all.push_back(place);
  return one_of(all, dice);
}
/// A legal movement into an area, to follow a breach that comes before the movement.
[[nodiscard]] inline std::optional<Action> any_move(const Situation& table, Dice& dice) {
  auto goals = table.open_goals(table.mover);
  take_out(goals, city);
  if (goals.empty()) return std::nullopt;
  return table.visit(Way::move, any_of(goals, dice), dice);
}
/// A parcel under which a gift may go without filling it, or the box if it fits none.
[[nodiscard]] std::optional<Parcel> place_for(const Situation& table, GiftId gift);
/// A random card of a hand. REQUIRES: the hand is not empty.
[[nodiscard]] inline Cards a_card(const Kinds& hand, Dice& dice) {
  return cards_of({any_of(hand, dice)});
}
/// The kinds that `asked` accepts and of which the city has a card. The cards of the city are unseen.
template <class Asked>
[[nodiscard]] Kinds unseen_kinds(const Situation& table, const Asked& asked) {
  Kinds all;
  for (KindId kind = 0; kind < table.box.ingredients.size(); ++kind)
    if (is_in(table.now.piles[city], kind) && asked(kind)) all.push_back(kind);
  return all;
}

/// Agrees that an inhabitant is a helper.
template <Figure figure>
void with_helper(Agreement& agreed, Dice& dice) {
  agreed.figures.assign(static_cast<std::size_t>(2 + dice.below(3)), Figure::elf);
  if (agreed.helpers.empty()) agreed.helpers = {Figure::kitten, Figure::yeti};
  if (!agreed.helps(figure)) agreed.helpers.front() = figure;
}
/// Agrees that a player has an inhabitant.
template <Figure figure>
void with_character(Agreement& agreed, Dice& dice) {
  if (!agreed.is_played(figure)) let_play(agreed, {figure}, 3 + dice.below(2), dice);
}
inline void from_the_setup(Agreement& agreed, Dice&) {
  agreed.begins_after = 0;
  agreed.counts_told = false;
}
/// Agrees that the record begins after the setup, so that something can be rare.
inline void later(Agreement& agreed) {
  if (agreed.begins_after == 0) agreed.begins_after = agreed.players();
}
inline void where_cards_are_few(Agreement& agreed, Dice&) {
  later(agreed);
  agreed.poor = true;
}
inline void where_gifts_are_few(Agreement& agreed, Dice& dice) {
  later(agreed);
  agreed.deck = dice.below(3);
}
inline void near_the_end(Agreement& agreed, Dice& dice) {
  later(agreed);
  agreed.nearly = true;
  if (dice.chance(30)) agreed.deck = dice.below(3);
}
template <Option option, int value>
void agree_on(Agreement& agreed, Dice&) {
  agreed.options[option] = value;
}

}  // namespace elfref::testing::workshop::breaking
