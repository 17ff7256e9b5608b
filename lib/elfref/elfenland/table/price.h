#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

#include "elfref/elfenland/facts/kinds.h"
#include "elfref/elfenland/table/position.h"

namespace elfref::elfenland {

/// The price of a step along a connection.
struct Price {
  bool land = true;                ///< by road; else by water
  std::uint8_t obstacles_min = 0;  ///< a second obstacle is there only by mistake, so either number passes
  std::uint8_t obstacles_max = 0;  ///< each costs one more card (MOVE-5)
  std::uint8_t rafts = 0;  ///< on water: 1 downstream, 2 upstream, `lake-cost` by ferry (RAFT-2, RAFT-3, FERRY-1)
};
/// The price of a step by water.
[[nodiscard]] inline Price price_by_water(const Options& options, WayId water, TownId to) {
  const int rafts = is_ferry(water) ? options.lake_cost() : way(water).b == to ? 1 : 2;
  return {.land = false, .rafts = static_cast<std::uint8_t>(rafts)};
}
/// The price of a step. REQUIRES: step.way is set.
[[nodiscard]] inline Price price_of(const Position& state, const Step& step) {
  const WayId way = *step.way;
  if (!is_road(way)) return price_by_water(state.options, way, step.to);
  Price price;
  const RoadState& road = state.roads.road[way.value];
  price.obstacles_min = road.obstacles > 0 ? 1 : 0;
  // If the counter is not recorded either, both pieces are unseen.
  const bool room = state.unrecorded.roads_unknown && state.roads.unseen_counters > (road.occupied ? 0 : 1);
  const bool spare = std::popcount(state.roads.blockers) > state.roads.blocked;
  const bool unseen = room && spare && road.unseen_obstacle == Unseen::perhaps;
  price.obstacles_max = std::max<std::uint8_t>(road.obstacles, unseen ? 1 : 0);
  return price;
}

/// How a payment relates to the price.
enum class Payment : std::uint8_t {
  exact,             ///< the price (MOVE-4)
  caravan,           ///< any 3 cards, or 4 over an obstacle (CARAVAN-1, CARAVAN-4)
  overpaid,          ///< more than the price
  overpaid_caravan,  ///< more than a caravan
  wrong,             ///< none of these
};
/// The price for a counter on a road without an obstacle. If the counter does not fit the terrain (it was placed by
/// mistake), either price of the cost table passes.
[[nodiscard]] inline Range counter_price(Transport counter, Terrain terrain) {
  const int cards = cost(counter, terrain);
  return cards == 0 ? Range{1, 2} : Range{cards, cards};
}
/// How `count` cards, of which `matching` are of the counter's kind, relate to one price by road.
[[nodiscard]] inline Payment pay_due(int due, int caravan, int count, int matching) {
  if (count == due && matching == due) return Payment::exact;
  if (count == caravan) return Payment::caravan;
  if (matching >= due && count > due) return Payment::overpaid;
  return count > caravan ? Payment::overpaid_caravan : Payment::wrong;
}
/// How cards relate to the price of a road with one counter. If there are several prices, the best one counts.
[[nodiscard]] inline Payment pay_road(Transport counter, Terrain terrain, const Price& price, const Pieces& paid) {
  const int count = paid.count();
  const int matching = paid.of[static_cast<std::size_t>(counter)];
  const Range base = counter_price(counter, terrain);
  const auto pay = [&](int cards, int obstacles) { return pay_due(cards + obstacles, 3 + obstacles, count, matching); };
  Payment found = pay(base.min, price.obstacles_min);
  if (found == Payment::exact) return found;  // nearly always
  if (base.min < base.max) found = std::min(found, pay(base.max, price.obstacles_min));
  for (int obstacles = price.obstacles_min + 1; obstacles <= price.obstacles_max; ++obstacles)
    found = std::min({found, pay(base.min, obstacles), pay(base.max, obstacles)});
  return found;
}
/// How cards relate to a price by water.
[[nodiscard]] inline Payment pay_water(const Price& price, const Pieces& paid) {
  const int rafts = paid.of[static_cast<std::size_t>(Transport::raft)];
  if (rafts < price.rafts) return Payment::wrong;
  return paid.count() == price.rafts ? Payment::exact : Payment::overpaid;
}
/// Whether the rules accept a payment.
template <class Table>
[[nodiscard]] bool passes(const Table& table, Payment payment) {
  if (payment == Payment::wrong) return false;
  const bool over = payment == Payment::overpaid || payment == Payment::overpaid_caravan;
  return !over || table.options.overpay() == Overpay::note;
}

/// How these cards relate to the price of a step.
/// REQUIRES: step.from and step.way are set; a road has a known counter; `paid` is exact.
[[nodiscard]] Payment payment_of(const Position& state, const Step& step, const Pieces& paid);

/// Calls `each` with every possible form of a payment, until `enough`: its unseen cards get kinds in every way, from
/// `kind` on, with at most `most` of a kind in total.
template <class Each, class Enough>
void each_filled_in(const Pieces& paid, const Counts& most, const Each& each, const Enough& enough,
                    std::size_t kind = 0) {
  if (paid.unknown == 0) return each(paid);
  if (kind == transport_count) return;
  Pieces next = paid;
  for (; next.of[kind] <= most[kind] && !enough(); ++next.of[kind], --next.unknown) {
    each_filled_in(next, most, each, enough, kind + 1);
    if (next.unknown == 0) return;
  }
}

/// The judgement of a recorded payment of a step.
struct PaymentAnswer {
  Payment payment = Payment::wrong;  ///< for a payment with unknown cards, the best that it can be
  bool may_pass = false;             ///< it is legal for some values of the unknown facts
  bool may_fail = false;             ///< it is illegal for some values of the unknown facts
};
/// Judges the payment of a step. REQUIRES: priced(state, step).
[[nodiscard]] PaymentAnswer judge_payment(const Position& state, const Step& step);
/// The answer's `may_pass` alone, which takes less.
[[nodiscard]] bool may_be_paid(const Position& state, const Step& step);

/// What a payment by road may be, and whether the price could have been paid instead. Each counter and obstacle that
/// may be there and that lets the payment pass sets one member. The search stops when the answer is certainly open, so
/// it need not try all kinds for unseen cards.
struct CaravanAnswer {
  bool none = false;      ///< no caravan
  bool unable = false;    ///< a caravan, and the price was not in the hand
  bool perhaps = false;   ///< a caravan, and it is not recorded whether the price was in the hand
  bool able = false;      ///< a caravan, and the price was in the hand
  bool overpaid = false;  ///< a caravan, and the price was in the hand, unless it is an overpaid price

  /// Whether the price was in the hand, whatever pieces are there, and it is a caravan unless it is an overpaid price.
  [[nodiscard]] bool surely_in_hand() const { return (able || overpaid) && !none && !unable && !perhaps; }
  /// Whether it is a caravan and the price was in the hand, whatever pieces are there.
  [[nodiscard]] bool surely_able() const { return surely_in_hand() && !overpaid; }
};

/// Whether a player who used a caravan had the price of the step in hand.
enum class InHand : std::uint8_t { no, perhaps, certain };
/// Whether the player had `due` cards of the counter's kind in hand before paying `paid`.
[[nodiscard]] InHand price_in_hand(const Position& state, const Step& step, const Pieces& paid, Transport counter,
                                   int due);
/// Adds to `answer` whether one price could have been paid instead of this payment, if this counter is on the road.
template <class Table>
void tally_caravan(const Table& table, const Step& step, const Pieces& paid, Transport counter, const Price& price,
                   CaravanAnswer& answer) {
  const Terrain terrain = way(*step.way).terrain;
  const Payment payment = pay_road(counter, terrain, price, paid);
  if (!passes(table, payment)) return;
  const bool caravan = payment == Payment::caravan || payment == Payment::overpaid_caravan;
  if (!caravan || cost(counter, terrain) == 0) {
    answer.none = true;
    return;
  }
  const int due = cost(counter, terrain) + std::max(price.obstacles_min, table.lies(*step.way).obstacles);
  const InHand in_hand = price_in_hand(table, step, paid, counter, due);
  if (in_hand != InHand::certain) {
    (in_hand == InHand::perhaps ? answer.perhaps : answer.unable) = true;
    return;
  }
  // Without the word `caravan` these may be an overpaid price.
  const bool much = paid.of[static_cast<std::size_t>(counter)] >= due;
  const bool overpaid = !step.caravan && much && table.options.overpay() == Overpay::note;
  (overpaid ? answer.overpaid : answer.able) = true;
}
/// The answer for a step and a set of possible counters, one bit per kind.
/// REQUIRES: priced(state, step), and step.way is a road with at most one counter.
[[nodiscard]] CaravanAnswer judge_caravan(const Position& state, const Step& step, std::uint8_t counters);

/// The counters that can be on a road, one bit per kind.
[[nodiscard]] std::uint8_t counters_there(const Position& state, WayId id);
/// The kinds of an unknown counter on the step's road that let the payment pass, one bit per kind. REQUIRES: step.way
/// is a road.
[[nodiscard]] std::uint8_t payable_kinds(const Position& state, const Step& step);
/// Whether the payment passes whatever counter and obstacle are on the step's road. REQUIRES: step.way is a road.
[[nodiscard]] bool payable_whatever_lies(const Position& state, const Step& step);

/// Whether a road has a counter, or may have an unrecorded one. REQUIRES: it is a road.
[[nodiscard]] inline bool counter_may_lie(const Position& state, WayId road) {
  return state.roads.road[road.value].occupied || (state.unrecorded.roads_unknown && state.roads.unseen_counters > 0);
}

/// Whether a step has a price: along water, or a road with a counter.
template <class Table>
[[nodiscard]] bool priced(const Table& table, const Step& step) {
  if (!step.way || !step.from) return false;
  if (!is_road(*step.way)) return !step.caravan;
  return counter_may_lie(table, *step.way);
}

/// Calls `each` with every step on the board, in both directions of every connection, without cards. The seat is
/// meaningless.
template <class Each>
void for_steps(const Each& each) {
  for (std::uint8_t index = 0; index < way_count; ++index) {
    const auto [a, b, terrain] = way(WayId{index});
    each(Step{.seat = {}, .to = b, .paid = {}, .from = a, .way = WayId{index}});
    each(Step{.seat = {}, .to = a, .paid = {}, .from = b, .way = WayId{index}});
  }
}

/// The cards given later in the turn, which were already in the hand. None if the step may end the game, because later
/// plays then show nothing. None if the hand cannot also have had them; that is reported when they are given.
[[nodiscard]] Counts held_later(const Position& state, const Step& step);
/// The fewest cards with which a hand may be able to pay a step; 0 if it cannot. REQUIRES: priced(state, step).
[[nodiscard]] int cheapest(const Position& state, const Step& step, const Hand& hand);
/// Whether the payment of a step that was not recorded may have been legal, out of the player's hand.
[[nodiscard]] bool is_unknown_payment_legal(const Position& state, const Step& step);
/// Removes an unknown payment of a step from a hand: the number of cards, and of rafts on water, that a legal payment
/// can have had. `legal`: is_unknown_payment_legal().
void give_unknown_payment(const Position& state, const Step& step, bool legal, Hand& hand);

/// The towns that a boot may reach from `from` by legal steps with the cards of a hand. It may have towns too many, but
/// lacks none.
[[nodiscard]] TownSet reach(const Position& state, TownSet from, const Hand& hand);

}  // namespace elfref::elfenland
