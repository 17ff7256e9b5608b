#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "elfref/core/words/core_msg.h"
#include "elfref/elfenland/facts/kinds.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/rules/judges_travel.h"
#include "elfref/elfenland/rules/reasons.h"
#include "elfref/elfenland/rules/wording.h"
#include "elfref/elfenland/table/price.h"
#include "elfref/elfenland/words/elfenland_msg.h"

// Phase 5: what a step costs: the counter on the road, the price, the caravan.

namespace elfref::elfenland {
namespace {

constexpr Unrecorded unknown_payment{msg::unknown_payment, msg::payments_not_recorded, noun::step};
constexpr Unrecorded plan_not_recorded{msg::counters_not_recorded, msg::counters_not_recorded, noun::step};
constexpr Unrecorded hand_not_recorded{msg::caravan_with_unknown_hand, msg::hands_not_recorded, noun::step};

/// The slip from which a wrong step only follows: a counter laid where none can lie, or the step that led along no
/// connection to where the boot stands.
std::optional<std::uint32_t> follows_from(const Position& state, const Step& step) {
  if (const std::uint32_t stray = state.at(step.seat).stray; stray != 0) return stray - 1;
  return is_road(*step.way) && state.roads.road[step.way->value].occupied ? std::nullopt
                                                                          : strayed(state, *step.from, step.to);
}

/// What lay on a road without a counter, and what lies round the boot.
void tell_counters(const Position& state, const Step& step, Words& words) {
  add(words.because, counter_before(state, *step.way));
  add(words.because, counters_round(state, *step.from));
}

/// Cards as a record writes them: `3 dragon`.
Message in_record(int number, Transport kind) {
  return verbatim(std::to_string(number) + " " + std::string(name(kind)));
}

/// What it costs: `3 dragon, or a caravan of any 4 cards`.
Message legal_here(const Position& state, const Step& step) {
  const Price price = price_of(state, step);
  if (!price.land) return msg::legal_here({.cards = in_record(price.rafts, Transport::raft)});
  const RoadState& road = state.roads.road[step.way->value];
  List prices(Joint::comma);
  for (const auto counter : {road.counter, road.other})
    if (counter && cost(*counter, way(*step.way).terrain) > 0)
      prices.add(in_record(cost(*counter, way(*step.way).terrain) + price.obstacles_min, *counter));
  if (!road.counter) prices.add(msg::price_of_lost_counter());
  return msg::legal_or_caravan(
      {.caravan = quantity(3 + price.obstacles_min, noun::card), .prices = prices.take()});
}

void explain_road_price(const Position& state, const Step& step, Words& words) {
  const RoadState& road = state.roads.road[step.way->value];
  add(words.because, road_price(state, *step.way));
  if (step.caravan || step.paid.count() >= 3) words.because.push_back(caravan_price(state, *step.way));
  if (road.from_start) return;
  const bool shown = road.unseen_obstacle == Unseen::shown;
  if (road.obstacles > 0)
    words.earlier.push_back(
        {road.obstacle_ply, shown ? msg::obstacle_shown_here() : msg::obstacle_placed_here()});
  if (road.obstacles == 0 && road.counter)
    words.earlier.push_back({road.counter_ply, msg::counter_placed_here({.counter = as_noun(*road.counter)})});
}

/// Whether a payment is called a caravan and has too few cards for one. Those that are not known may be the price.
bool is_short_caravan(const Step& step, const Price& price) {
  return step.caravan && price.land && !step.paid.exact() && !step.paid.open &&
         step.paid.count() < 3 + price.obstacles_min;
}

/// `1 dragon paid for Virst-Ixara, but the price is 2`.
Message wrong_price_in_words(const Position& state, const Step& step, const Price& price) {
  const Message along = as_road(*step.from, step.to);
  if (is_short_caravan(step, price))
    return msg::caravan_too_small({.cards = quantity(step.paid.count(), noun::card),
                                   .due = 3 + price.obstacles_min,
                                   .road = along});
  if (!step.paid.exact()) return msg::cannot_be_the_price({.road = along});
  const Message paid = as_pieces(step.paid, noun::card);
  if (!price.land) return msg::price_wrong({.due = quantity(price.rafts, noun::raft), .paid = paid, .road = along});
  const RoadState& road = state.roads.road[step.way->value];
  const int due = road.counter ? cost(*road.counter, way(*step.way).terrain) + road.obstacles : 0;
  if (due == 0) return msg::no_price_there({.paid = paid, .road = along});
  const bool of_the_kind =
      step.paid.count() > 0 && step.paid.count() == step.paid.of[static_cast<std::size_t>(*road.counter)];
  return msg::price_wrong(
      {.due = of_the_kind ? ArgView(due) : quantity(due, as_noun(*road.counter)), .paid = paid, .road = along});
}

}  // namespace

Words wrong_price(const Position& state, const Step& step) {
  const Price price = price_of(state, step);
  Words words{.part = payment, .message = wrong_price_in_words(state, step, price)};
  if (price.land) {
    explain_road_price(state, step, words);
  } else {
    words.because.push_back(water_price(*step.way, price.rafts));
    if (is_ferry(*step.way) && price.rafts == 2 && step.paid.count() == 1)
      words.because.push_back(msg::ferry_price_in_japanese());
  }
  words.advice = legal_here(state, step);
  words.follows = follows_from(state, step);
  return words;
}

namespace {

/// The cards of its own transport that a counter asks for on the step's road; 0 where it cannot lie there. Where an
/// obstacle may lie that nobody wrote down it is a range, as far as the payment is a caravan for either price.
Range own_price(const Position& state, const Step& step, Transport counter) {
  const RoadState& road = state.roads.road[step.way->value];
  const int due = cost(counter, way(*step.way).terrain);
  if (due == 0) return {};
  const Price price = price_of(state, step);
  int most = std::max(price.obstacles_max, road.obstacles);
  while (most > road.obstacles && step.paid.exact() && step.paid.count() < 3 + most) --most;
  return {due + road.obstacles, due + most};
}

/// More than the price was paid: `3 dragons paid for Virst-Ixara, but the price is only 2`.
Message overpaid_in_words(const Position& state, const Step& step, Payment overpaid) {
  const Message paid = as_pieces(step.paid, noun::card), along = as_road(*step.from, step.to);
  const Price price = price_of(state, step);
  if (!price.land) return msg::overpaid({.due = price.rafts, .paid = paid, .road = along});
  if (overpaid == Payment::overpaid_caravan)
    return msg::overpaid_caravan({.due = 3 + price.obstacles_min, .paid = paid, .road = along});
  const RoadState& road = state.roads.road[step.way->value];
  const Range own = road.counter && !road.other ? own_price(state, step, *road.counter) : Range{};
  if (own.min == 0 || price.obstacles_max > price.obstacles_min)
    return msg::overpaid_somehow({.paid = paid, .road = along});
  const Transport counter = *road.counter;
  const bool mixed = step.paid.count() != step.paid.of[static_cast<std::size_t>(counter)];
  return msg::overpaid(
      {.due = mixed ? quantity(own.min, as_noun(counter)) : ArgView(own.min), .paid = paid, .road = along});
}

/// The prices that may be asked for a step; `as_price` makes an item of the number and kind of cards of each.
template <class AsPrice>
Message prices_there(const Position& state, const Step& step, Joint joint, const AsPrice& as_price) {
  List all(joint);
  for_counters(counters_there(state, *step.way), [&](Transport counter) {
    if (const Range own = own_price(state, step, counter); own.max > 0) all.add(as_price(own.max, counter));
  });
  return all.take();
}

}  // namespace

Words caravan_of_the_able(const Position& state, const Step& step) {
  const RoadState& road = state.roads.road[step.way->value];
  const ArgView number = step.paid.open ? none : quantity(step.paid.count(), noun::card);
  const Message along = as_road(*step.from, step.to);
  Words words{.part = payment};
  words.advice = msg::legal_here({.cards = prices_there(state, step, Joint::or_, in_record)});
  if (road.counter) {
    const ArgView due = quantity(own_price(state, step, *road.counter).max, as_noun(*road.counter));
    words.message = msg::caravan_though_able({.cards = number, .due = due, .road = along});
    return words;
  }
  words.message = msg::caravan_though_able_anyway({.cards = number, .road = along});
  words.because.push_back(msg::in_hand({.cards = prices_there(
      state, step, Joint::and_, [](int due, Transport kind) { return quantity(due, as_noun(kind)); })}));
  return words;
}

Words caravan_that_is_none(const Position& state, const Step& step) {
  return {.part = payment,
          .message = msg::caravan_at_the_price(
              {.cards = quantity(step.paid.count(), as_noun(*state.lies(*step.way).counter))})};
}

Words no_counter_there(const Position& state, const Step& step) {
  Words words{.part = where, .message = msg::no_counter({.road = as_road(*step.from, step.to)})};
  const int rafts = step.paid.of[static_cast<std::size_t>(Transport::raft)];
  if (rafts > 0 && rafts == step.paid.count() && !waterway_between(*step.from, step.to))
    words.message = msg::no_waterway_no_counter({.from = as_name(*step.from), .to = as_name(step.to)});
  tell_counters(state, step, words);
  words.follows = follows_from(state, step);
  return words;
}

namespace {

Words perhaps_no_caravan(const Position& state, const Step& step) {
  Words words = wrong_price(state, step);
  const auto counter = state.roads.road[step.way->value].counter;
  words.because.push_back(msg::legal_if_cards_were({.cards = counter ? ArgView(as_noun(*counter)) : none}));
  words.depends_on = msg::unknown_payment();
  return words;
}

}  // namespace

Finding pays_what_is_not_known(const Position& state, const Step& step) {
  const bool may_fail = judge_payment(state, step).may_fail;
  if (may_fail && is_short_caravan(step, price_of(state, step)))
    return say(Answer::doubtful, [&] { return perhaps_no_caravan(state, step); });
  if (may_fail) return cannot_tell(unknown_payment);
  return payable_whatever_lies(state, step) ? kept() : cannot_tell(plan_not_recorded);
}

Words pays_too_much(const Position& state, const Step& step) {
  Words words{.part = payment,
              .message = overpaid_in_words(state, step, judge_payment(state, step).payment),
              .advice = legal_here(state, step)};
  if (on_road(step)) add(words.because, obstacle_before(state, *step.way));
  return words;
}

Finding leads_a_caravan_unseen(const Position&, const Step& step, const CaravanAnswer& answer) {
  if (answer.able) return cannot_tell(step.paid.exact() ? plan_not_recorded : unknown_payment);
  return answer.perhaps ? cannot_tell(hand_not_recorded) : kept();
}

Words caravan_over_nothing(const Position& state, const Step& step) {
  Words words{.part = extra,
              .message = msg::caravan_without_counter({.road = as_road(*step.from, step.to)})};
  tell_counters(state, step, words);
  words.follows = follows_from(state, step);
  return words;
}

Words caravan_on_water(const Position& state, const Step& step) {
  return {.part = extra,
          .message = msg::caravan_on_water(
              {.road = as_road(*step.from, step.to), .water = as_noun(way(*step.way).terrain)}),
          .advice = legal_here(state, step),
          .follows = follows_from(state, step)};
}

}  // namespace elfref::elfenland
