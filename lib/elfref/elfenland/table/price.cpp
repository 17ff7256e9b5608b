#include "elfref/elfenland/table/price.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "elfref/elfenland/facts/kinds.h"
#include "elfref/elfenland/table/by_kind.h"
#include "elfref/elfenland/table/early_win.h"

namespace elfref::elfenland {

namespace {

Payment best(Payment a, Payment b) {
  return std::min(a, b);
}

Pieces with(Pieces paid, const by_kind::Numbers& later) {
  by_kind::add(later, paid.of);
  return paid;
}

/// The cards given later in the turn, which were in the hand already; none where the step may end the game: what is
/// written behind it then shows nothing.
by_kind::Numbers later_of(const Position& state, const Step& step) {
  const PlayerState& player = state.at(step.seat);
  const bool may_end = ends_at_once(state) && player.towns_max >= 19 && !player.collected.has(step.to);
  return may_end || player.may_have_won ? by_kind::Numbers{} : step.later;
}

}  // namespace

Counts held_later(const Position& state, const Step& step) {
  const by_kind::Numbers later = later_of(state, step);
  return state.at(step.seat).hand.can_hold(with(step.paid, later)) ? later : by_kind::Numbers{};
}

namespace {

/// As many cards as no price has: what these can be, more can be too.
constexpr int longest = 5;

constexpr std::uint64_t payments_a_unit = 3;  // of work

/// Whether a payment has more cards than any price of a road, whichever they are.
bool surely_too_much(const Step& step) {
  return is_road(*step.way) && !step.paid.open && step.paid.count() > longest;
}

/// Calls `each` with every payment out of the hand that one may have been, until `enough`: one without unknown cards is
/// itself. False where there are too many: then it is called with none of that length.
template <class Each, class Enough>
bool each_payment(const Position& state, const Step& step, const Each& each, const Enough& enough) {
  if (step.paid.exact()) {
    each(step.paid);
    return true;
  }
  const Hand& hand = state.at(step.seat).hand;
  const by_kind::Numbers later = held_later(state, step);
  by_kind::Numbers most_of;
  by_kind::store(by_kind::less(by_kind::load(hand.upper), by_kind::load(later)), most_of);
  std::uint64_t tried = 0;
  const auto each_held = [&](const Pieces& paid) {
    ++tried;
    if (hand.can_hold(with(paid, later))) each(paid);
  };
  const int least = step.paid.open ? std::max(1, step.paid.count()) : step.paid.count();
  const int most = step.paid.open ? std::min<int>(hand.max, longest) : step.paid.count();
  for (int count = least; count <= most && !enough(); ++count) {
    Pieces paid = step.paid;
    paid.open = false;
    paid.unknown = static_cast<std::uint8_t>(count - paid.known());
    if (paid.unknown > longest) return false;
    each_filled_in(paid, most_of, each_held, enough);
  }
  spend(state.work, tried / payments_a_unit);
  return true;
}

}  // namespace

std::uint8_t counters_there(const Position& state, WayId id) {
  const RoadState& road = state.roads.road[id.value];
  std::uint8_t kinds = 0;
  if (!road.counter) {
    const std::uint8_t others = state.unrecorded.roads_unknown ? state.roads.unseen_kinds : 0;
    const int there = road.possible & (road.occupied ? all_counters : others);
    kinds = static_cast<std::uint8_t>(there & fitting(way(id).terrain));
  }
  for (const auto counter : {road.counter, road.other})
    if (counter) kinds |= counter_bit(*counter);
  return kinds;
}

Payment payment_of(const Position& state, const Step& step, const Pieces& paid) {
  const Price price = price_of(state, step);
  if (!price.land) return pay_water(price, paid);
  const Terrain terrain = way(*step.way).terrain;
  const RoadState& road = state.roads.road[step.way->value];
  if (road.counter && !road.other) return pay_road(*road.counter, terrain, price, paid);
  Payment found = Payment::wrong;
  for_counters(counters_there(state, *step.way),
               [&](Transport counter) { found = best(found, pay_road(counter, terrain, price, paid)); });
  return found;
}

namespace {

/// Calls `each` with every counter of a set and every price by road that it may ask for on the step.
template <class Each>
void for_prices(const Position& state, const Step& step, std::uint8_t counters, const Each& each) {
  const Price range = price_of(state, step);
  for_counters(counters, [&](Transport counter) {
    for (std::uint8_t obstacles = range.obstacles_min; obstacles <= range.obstacles_max; ++obstacles)
      each(counter, Price{.land = true, .obstacles_min = obstacles, .obstacles_max = obstacles, .rafts = 0});
  });
}

}  // namespace

bool payable_whatever_lies(const Position& state, const Step& step) {
  const RoadState& road = state.roads.road[step.way->value];
  if (step.paid.open || (!road.occupied && state.unrecorded.roads_unknown)) return false;
  if (surely_too_much(step)) return passes(state, Payment::overpaid_caravan);
  const std::uint8_t there = counters_there(state, *step.way);
  const Terrain terrain = way(*step.way).terrain;
  bool always = true;
  const auto tally = [&](const Pieces& paid) {
    for_prices(state, step, there, [&](Transport counter, const Price& price) {
      always = always && passes(state, pay_road(counter, terrain, price, paid));
    });
  };
  return each_payment(state, step, tally, [&] { return !always; }) && always;
}

namespace {

/// The answer for all payments that a payment may have been. Stops as soon as `enough(answer)`.
template <class Enough>
PaymentAnswer judged(const Position& state, const Step& step, const Enough& enough) {
  const auto alone = [&](Payment payment) {
    const bool pass = passes(state, payment);
    return PaymentAnswer{payment, pass, !pass};
  };
  if (step.paid.exact()) return alone(payment_of(state, step, step.paid));
  if (surely_too_much(step)) return alone(Payment::overpaid_caravan);
  PaymentAnswer answer;
  const auto tally = [&](const Pieces& paid) {
    const Payment payment = payment_of(state, step, paid);
    answer.payment = best(answer.payment, payment);
    (passes(state, payment) ? answer.may_pass : answer.may_fail) = true;
  };
  if (!each_payment(state, step, tally, [&] { return enough(answer); })) answer.may_pass = answer.may_fail = true;
  // A hand that cannot hold what was paid is judged by its own rule; here the payment is taken as written.
  if (!answer.may_pass && !answer.may_fail) answer.may_pass = true;
  return answer;
}

}  // namespace

PaymentAnswer judge_payment(const Position& state, const Step& step) {
  return judged(state, step, [](const PaymentAnswer& so_far) {
    return so_far.may_pass && so_far.may_fail && so_far.payment == Payment::exact;
  });
}

bool may_be_paid(const Position& state, const Step& step) {
  return judged(state, step, [](const PaymentAnswer& so_far) { return so_far.may_pass; }).may_pass;
}

InHand price_in_hand(const Position& state, const Step& step, const Pieces& paid, Transport counter, int due) {
  const auto kind = static_cast<std::size_t>(counter);
  const Hand& hand = state.at(step.seat).hand;
  // What was given and cannot have been in the hand is told where it was given.
  const int given = std::min<int>(paid.of[kind] + later_of(state, step)[kind], hand.upper[kind]);
  if (std::max<int>(hand.lower[kind], given) >= due) return InHand::certain;
  const Pieces shown = with(paid, held_later(state, step));
  const int most = shown.of[kind] + std::max(0, hand.max - shown.count());
  return std::min(hand.most(counter), most) >= due ? InHand::perhaps : InHand::no;
}

CaravanAnswer judge_caravan(const Position& state, const Step& step, std::uint8_t counters) {
  CaravanAnswer answer;
  const auto tally = [&](const Pieces& paid) {
    for_prices(state, step, counters, [&](Transport counter, const Price& price) {
      tally_caravan(state, step, paid, counter, price, answer);
    });
  };
  const auto enough = [&] { return answer.perhaps || (answer.able && (answer.none || answer.unable)); };
  if (!each_payment(state, step, tally, enough)) answer.none = answer.perhaps = true;
  return answer;
}

std::uint8_t payable_kinds(const Position& state, const Step& step) {
  const bool strict = state.options.caravan() == CaravanOption::only_if_unable;
  const Price price = price_of(state, step);
  const Terrain terrain = way(*step.way).terrain;
  std::uint8_t kinds = 0;
  for_counters(counters_there(state, *step.way), [&](Transport counter) {
    bool pays = false;
    const auto tally = [&](const Pieces& paid) {
      pays = pays || passes(state, pay_road(counter, terrain, price, paid));
    };
    const bool all_tried = each_payment(state, step, tally, [&] { return pays; });
    if (!pays && all_tried) return;
    const std::uint8_t one = counter_bit(counter);
    if (!(strict && judge_caravan(state, step, one).surely_able())) kinds |= one;
  });
  return kinds;
}

int cheapest(const Position& state, const Step& step, const Hand& hand) {
  const Price price = price_of(state, step);
  if (!price.land) return hand.most(Transport::raft) >= price.rafts ? price.rafts : 0;
  int least = hand.max >= 3 + price.obstacles_min ? 3 + price.obstacles_min : 0;
  for_counters(counters_there(state, *step.way), [&](Transport counter) {
    const int due = counter_price(counter, way(*step.way).terrain).min + price.obstacles_min;
    if (hand.most(counter) >= due && (least == 0 || due < least)) least = due;
  });
  return least;
}

bool is_unknown_payment_legal(const Position& state, const Step& step) {
  return !step.other_ways && priced(state, step) && may_be_paid(state, step);
}

void give_unknown_payment(const Position& state, const Step& step, bool legal, Hand& hand) {
  const int least = legal ? cheapest(state, step, hand) : 0;
  if (least == 0) return hand.give_unknown(1, hand.max);
  const Price price = price_of(state, step);
  Pieces certain;
  if (!price.land) certain.of[static_cast<std::size_t>(Transport::raft)] = price.rafts;
  if (!hand.can_hold(certain)) return hand.give_unknown(1, hand.max);
  hand.give(certain);
  const bool exact = state.options.overpay() == Overpay::error;
  const int most = !exact ? hand.max : price.land ? std::min<int>(hand.max, 3 + price.obstacles_max) : 0;
  hand.give_unknown(least - certain.count(), most);
}

TownSet reach(const Position& state, TownSet from, const Hand& hand) {
  std::array<int, town_count> left;
  left.fill(-1);
  for (const TownId town : from) left[town.value] = hand.max;
  for (bool changed = true; changed;) {
    changed = false;
    for_steps([&](const Step& step) {
      const int cost = priced(state, step) ? cheapest(state, step, hand) : 0;
      const int rest = left[step.from->value] - cost;
      if (cost == 0 || rest < 0 || rest <= left[step.to.value]) return;
      left[step.to.value] = rest;
      changed = true;
    });
  }
  TownSet reached;
  for (std::uint8_t town = 0; town < town_count; ++town)
    if (left[town] >= 0) reached.add(TownId{town});
  return reached;
}

}  // namespace elfref::elfenland
