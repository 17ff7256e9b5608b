#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "elfref/elfenland/rules/judges.h"

// The judges of journeys: rules_travel.cpp and rules_price.cpp.

namespace elfref::elfenland {

// ---------------------------------------------------------------- rules_travel.cpp: journeys, and the hand

/// The unrecorded cause: an early win that may have ended the game.
extern const Unrecorded maybe_over;

/// Whether a step goes along a road.
[[nodiscard]] inline bool on_road(const Step& step) {
  return step.way && is_road(*step.way);
}

[[nodiscard]] Words second_journey(const Position& state, const BeginJourney& journey);
/// Judges a journey in a round whose journeys are not all recorded.
[[nodiscard]] Finding travels_in_some_order(const Position& state, const BeginJourney& journey);
template <class Table>
[[nodiscard]] RuleResult<Table> travels_in_turn(const Table& table, const BeginJourney& journey) {
  if (!journey.written) return kept(table);
  if (table.at(journey.seat).travelled) return broken(table, journey, second_journey);
  return table.turns.strict ? takes_turn(table, journey.seat) : in_full(table, journey, travels_in_some_order);
}
/// Judges a step along no connection.
[[nodiscard]] Finding goes_along_none(const Position& state, const Step& step);
template <class Table>
[[nodiscard]] RuleResult<Table> goes_along_a_connection(const Table& table, const Step& step) {
  return step.way ? kept(table) : in_full(table, step, goes_along_none);
}
[[nodiscard]] Finding leads_on_by_legal_steps(const Position& state, const UnknownSteps& gap);
/// Judges a payment that may not have been in the hand.
[[nodiscard]] Finding pays_perhaps_from_the_hand(const Position& state, const Step& step);
template <class Table>
[[nodiscard]] RuleResult<Table> pays_from_the_hand(const Table& table, const Step& step) {
  const auto& player = table.at(step.seat);
  if (!player.courses && player.hand.surely_holds(step.paid)) return kept(table);
  return in_full(table, step, pays_perhaps_from_the_hand);
}
/// Judges a step along no connection.
[[nodiscard]] Finding crosses_the_lakes(const Position& state, const Step& step);
template <class Table>
[[nodiscard]] RuleResult<Table> stays_on_one_lake(const Table& table, const Step& step) {
  return step.way ? kept(table) : in_full(table, step, crosses_the_lakes);
}
[[nodiscard]] Finding starts_within_the_limit(const Position& state, const StartPlayer& start);
[[nodiscard]] Words too_many_left(const Position& state, const EndJourney& end);
[[nodiscard]] Words more_than_needed(const Position& state, const EndJourney& end);
template <class Table>
[[nodiscard]] RuleResult<Table> discards_down_to_the_limit(const Table& table, const EndJourney& end) {
  if (!end.written || end.discard.open || table.end.ending == Ending::early_win) return kept(table);
  const Range held = table.at(end.seat).hand.size();
  const int thrown = end.discard.count();
  if (held.min - thrown > 4) return broken(table, end, too_many_left);
  return thrown > std::max(0, held.max - 4) && thrown <= held.max ? odd(table, end, more_than_needed) : kept(table);
}
[[nodiscard]] Finding ends_within_the_limit(const Position&, const Sheet& sheet);
/// Judges a discard whose cards cannot all have been in the hand.
[[nodiscard]] Finding discards_what_is_not_there(const Position& state, const EndJourney& end);
template <class Table>
[[nodiscard]] RuleResult<Table> discards_from_the_hand(const Table& table, const EndJourney& end) {
  const auto& hand = table.at(end.seat).hand;
  if (!end.written || (hand.can_hold(end.before) && hand.can_hold(end.discard))) return kept(table);
  return in_full(table, end, discards_what_is_not_there);
}
[[nodiscard]] Finding stands_in_one_of_its_towns(const Position&, const Sheet& sheet);
[[nodiscard]] Finding counts_the_town_once(const Position&, const SheetTown& town);

// ---------------------------------------------------------------- rules_price.cpp: the price of a step

/// The rules that a wrong payment can break.
enum class PriceRule : std::uint8_t {
  counter,
  obstacle,
  caravan,
  caravan_over_obstacle,
  downstream,
  upstream,
  ferry
};

/// Whether the cards paid on a road are meant as a caravan.
template <class Road>
[[nodiscard]] bool means_caravan(const Road& road, const Step& step) {
  if (step.caravan) return true;
  const int count = step.paid.count();
  const int matching = road.counter ? step.paid.of[static_cast<std::size_t>(*road.counter)] : 0;
  return count >= 3 && matching != count;
}

/// Whether a rule is the one about the price of this step. Every step with a known price has exactly one.
template <PriceRule rule, class Table>
[[nodiscard]] bool prices(const Table& table, const Step& step) {
  using enum PriceRule;
  if (!priced(table, step)) return false;
  const WayId id = *step.way;
  if constexpr (rule == ferry) {
    return is_ferry(id);
  } else if constexpr (rule == downstream || rule == upstream) {
    return is_river(id) && (way(id).b == step.to) == (rule == downstream);
  } else {
    if (!is_road(id)) return false;
    const auto& road = table.lies(id);
    const bool over_obstacle = rule == obstacle || rule == caravan_over_obstacle;
    const bool by_caravan = rule == caravan || rule == caravan_over_obstacle;
    return (road.obstacles > 0) == over_obstacle && means_caravan(road, step) == by_caravan;
  }
}

[[nodiscard]] Words wrong_price(const Position& state, const Step& step);
/// Whether the pieces on the road are not fully known, so that a recorded payment may be wrong.
template <class Table>
[[nodiscard]] bool road_unseen(const Table& table, const Step& step) {
  if (!on_road(step)) return false;
  const auto& road = table.lies(*step.way);
  return (road.occupied && !road.counter) || table.unrecorded.roads_unknown;
}
/// Judges a payment whose cards or road are not recorded.
[[nodiscard]] Finding pays_what_is_not_known(const Position& state, const Step& step);
/// Judges the payment of a step whose price is known. REQUIRES: priced(table, step).
template <class Table>
[[nodiscard]] RuleResult<Table> pays_the_price(const Table& table, const Step& step) {
  const PaymentAnswer answer = judge_payment(table, step);
  const bool over = answer.payment == Payment::overpaid || answer.payment == Payment::overpaid_caravan;
  if (!answer.may_pass) return over ? kept(table) : broken(table, step, wrong_price);
  const bool unseen = answer.may_fail || road_unseen(table, step);
  return unseen ? in_full(table, step, pays_what_is_not_known) : kept(table);
}

/// Judges the payment for one of the price rules; the others keep silent.
template <class Table, PriceRule rule>
[[nodiscard]] RuleResult<Table> pays(const Table& table, const Step& step) {
  return prices<rule>(table, step) ? pays_the_price(table, step) : kept(table);
}

[[nodiscard]] Words no_counter_there(const Position& state, const Step& step);
template <class Table>
[[nodiscard]] RuleResult<Table> finds_a_counter(const Table& table, const Step& step) {
  if (!on_road(step) || step.caravan || priced(table, step)) return kept(table);
  return broken(table, step, no_counter_there);
}
[[nodiscard]] Words pays_too_much(const Position& state, const Step& step);
template <class Table>
[[nodiscard]] RuleResult<Table> pays_no_more(const Table& table, const Step& step) {
  if (step.paid.count() < 2 || !priced(table, step)) return kept(table);
  const PaymentAnswer answer = judge_payment(table, step);
  const Payment found = answer.payment;
  if (found != Payment::overpaid && found != Payment::overpaid_caravan) return kept(table);
  if (!step.paid.exact() && answer.may_pass) return kept(table);  // it is unknown whether it is too much
  return say(table.options.overpay() == Overpay::error ? Answer::broken : Answer::odd, table, step, pays_too_much);
}
[[nodiscard]] Words caravan_that_is_none(const Position& state, const Step& step);
[[nodiscard]] Words caravan_of_the_able(const Position& state, const Step& step);
/// Judges a caravan whose player may have been able to pay the price.
[[nodiscard]] Finding leads_a_caravan_unseen(const Position& state, const Step& step, const CaravanAnswer& answer);
template <class Table>
[[nodiscard]] RuleResult<Table> needs_its_caravan(const Table& table, const Step& step) {
  const bool strict = table.options.caravan() == CaravanOption::only_if_unable;
  if (!step.caravan && step.paid.count() < 3 && !step.paid.open) return kept(table);
  if (!step.caravan && !step.paid.exact() && !strict) return kept(table);  // it is unknown whether it is a caravan
  if (!priced(table, step) || !on_road(step)) return kept(table);
  const auto& road = table.lies(*step.way);
  if (road.other) return kept(table);
  const Price price = price_of(table, step);
  const bool open = strict && price.obstacles_min < price.obstacles_max;
  if (road.counter && !open && step.caravan && step.paid.exact() &&
      payment_of(table, step, step.paid) == Payment::exact)
    return odd(table, step, caravan_that_is_none);
  const CaravanAnswer answer = judge_caravan(table, step, counters_there(table, *step.way));
  if (answer.surely_in_hand() && !(strict && answer.able && answer.overpaid))
    return say(strict && answer.able ? Answer::broken : Answer::odd, table, step, caravan_of_the_able);
  if constexpr (answers_only<Table>) {
    return kept(table);
  } else {
    return strict ? leads_a_caravan_unseen(table, step, answer) : kept(table);
  }
}
[[nodiscard]] Words caravan_over_nothing(const Position& state, const Step& step);
template <class Table>
[[nodiscard]] RuleResult<Table> leads_its_caravan_over_a_counter(const Table& table, const Step& step) {
  if (!step.caravan || !on_road(step) || priced(table, step)) return kept(table);
  return broken(table, step, caravan_over_nothing);
}
[[nodiscard]] Words caravan_on_water(const Position& state, const Step& step);
template <class Table>
[[nodiscard]] RuleResult<Table> leads_its_caravan_by_land(const Table& table, const Step& step) {
  return !step.caravan || !step.way || is_road(*step.way) ? kept(table) : broken(table, step, caravan_on_water);
}

}  // namespace elfref::elfenland
