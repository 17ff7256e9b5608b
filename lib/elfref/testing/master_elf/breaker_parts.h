#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "elfref/testing/master_elf/breakers.h"

// What ways to break a rule have in common.

namespace elfref::testing::workshop::breaking {

/// The next play, if it is of a kind; else null.
template <class Kind>
[[nodiscard]] const Kind* next_is(const Action& next) {
  return std::get_if<Kind>(&next);
}
/// Where a visit leads.
[[nodiscard]] inline PlaceId place_of(const Situation& table, const Visit& visit) {
  if (visit.way == Way::swap) return table.helper(Figure::saucer)->at;
  return visit.way == Way::stay ? table.at(visit.seat).at : visit.place;
}
/// A visit of an area or the city that is the next play, and is no card put there; else null.
[[nodiscard]] inline const Visit* taking(const Situation& table, const Action& next, bool in_city) {
  const auto* visit = next_is<Visit>(next);
  return visit != nullptr && !visit->put && (place_of(table, *visit) == city) == in_city ? visit : nullptr;
}
/// Whether a turn ends that was played to its end.
[[nodiscard]] inline bool at_its_end(const Situation& table, const Action& next) {
  return is<EndTurn>(next) && table.came.has_value();
}
/// Any of some places, of those that are as asked.
template <class Asked>
[[nodiscard]] std::optional<PlaceId> any_area(const Situation& table, Dice& dice, const Asked& asked) {
  std::vector<PlaceId> all;
  for (PlaceId place = 1; place < table.now.piles.size(); ++place)
    if (asked(place)) all.push_back(place);
  return one_of(all, dice);
}
/// A movement into an area that is legal now, to stand behind a breach that comes before the movement.
[[nodiscard]] inline std::optional<Action> any_move(const Situation& table, Dice& dice) {
  auto goals = table.open_goals(table.mover);
  take_out(goals, city);
  if (goals.empty()) return std::nullopt;
  return table.visit(Way::move, any_of(goals, dice), dice);
}
/// A parcel under which a gift may go without being full, or the box if it fits none.
[[nodiscard]] std::optional<Parcel> place_for(const Situation& table, GiftId gift);
/// One card of a hand. REQUIRES: there is one.
[[nodiscard]] inline Cards a_card(const Kinds& hand, Dice& dice) {
  return cards_of({any_of(hand, dice)});
}
/// Kinds of which some card lies in the city, and that are as asked: nobody has seen it.
template <class Asked>
[[nodiscard]] Kinds unseen_kinds(const Situation& table, const Asked& asked) {
  Kinds all;
  for (KindId kind = 0; kind < table.box.ingredients.size(); ++kind)
    if (is_in(table.now.piles[city], kind) && asked(kind)) all.push_back(kind);
  return all;
}

/// It is agreed that an inhabitant helps.
template <Figure figure>
void with_helper(Agreement& agreed, Dice& dice) {
  agreed.figures.assign(static_cast<std::size_t>(2 + dice.below(3)), Figure::elf);
  if (agreed.helpers.empty()) agreed.helpers = {Figure::kitten, Figure::yeti};
  if (!agreed.helps(figure)) agreed.helpers.front() = figure;
}
/// It is agreed that an inhabitant is played.
template <Figure figure>
void with_character(Agreement& agreed, Dice& dice) {
  if (!agreed.is_played(figure)) let_play(agreed, {figure}, 3 + dice.below(2), dice);
}
inline void from_the_setup(Agreement& agreed, Dice&) {
  agreed.begins_after = 0;
  agreed.counts_told = false;
}
/// The record begins later, where something is rare.
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
