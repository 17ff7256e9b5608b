#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

#include "elfref/elfenland/facts/kinds.h"
#include "elfref/elfenland/table/state.h"

namespace elfref::elfenland {

/// What a step along a connection costs.
struct Price {
  bool land = true;                ///< by road; else by water
  std::uint8_t obstacles_min = 0;  ///< more than one obstacle lies there only by mistake: either count passes
  std::uint8_t obstacles_max = 0;  ///< each costs one card more (MOVE-5)
  std::uint8_t rafts = 0;  ///< on water: 1 downstream, 2 upstream, `lake-cost` by ferry (RAFT-2, RAFT-3, FERRY-1)
};
/// The price of a step by water.
[[nodiscard]] inline Price price_by_water(const Options& options, WayId water, TownId to) {
  const int rafts = is_ferry(water) ? options.lake_cost() : way(water).b == to ? 1 : 2;
  return {.land = false, .rafts = static_cast<std::uint8_t>(rafts)};
}
/// The price of a step. REQUIRES: step.way is set.
[[nodiscard]] inline Price price_of(const State& state, const Step& step) {
  const WayId way = *step.way;
  if (!is_road(way)) return price_by_water(state.options, way, step.to);
  Price price;
  const RoadState& road = state.road[way.value];
  price.obstacles_min = road.obstacles > 0 ? 1 : 0;
  // Where nobody wrote down the counter either, both were laid unseen.
  const bool room = state.roads_unknown && state.unseen_counters > (road.occupied ? 0 : 1);
  const bool spare = std::popcount(state.blockers) > state.blocked;
  const bool unseen = room && spare && road.unseen_obstacle == Unseen::perhaps;
  price.obstacles_max = std::max<std::uint8_t>(road.obstacles, unseen ? 1 : 0);
  return price;
}

/// How a payment relates to the price.
enum class Payment : std::uint8_t {
  exact,             ///< the price (MOVE-4)
  caravan,           ///< any 3 cards, over an obstacle 4 (CARAVAN-1, CARAVAN-4)
  overpaid,          ///< the price, and more
  overpaid_caravan,  ///< a caravan, and more
  wrong,             ///< neither
};
/// What one counter asks for on a road without an obstacle; where it does not fit the terrain (it was laid by mistake)
/// either price of the table passes.
[[nodiscard]] inline Range counter_price(Transport counter, Terrain terrain) {
  const int cards = cost(counter, terrain);
  return cards == 0 ? Range{1, 2} : Range{cards, cards};
}
/// How so many cards, `matching` of them of the counter's kind, relate to one price by road.
[[nodiscard]] inline Payment pay_due(int due, int caravan, int count, int matching) {
  if (count == due && matching == due) return Payment::exact;
  if (count == caravan) return Payment::caravan;
  if (matching >= due && count > due) return Payment::overpaid;
  return count > caravan ? Payment::overpaid_caravan : Payment::wrong;
}
/// How cards relate to a price by road, where one counter lies: to the one that suits them best.
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
/// Whether a payment is one that the rules let pass.
template <class Table>
[[nodiscard]] bool passes(const Table& table, Payment payment) {
  if (payment == Payment::wrong) return false;
  const bool over = payment == Payment::overpaid || payment == Payment::overpaid_caravan;
  return !over || table.options.overpay() == Overpay::note;
}

/// How these cards relate to the price of a step.
/// REQUIRES: step.from and step.way are set; on land a known counter lies there; `paid` is exact.
[[nodiscard]] Payment payment_of(const State& state, const Step& step, const Pieces& paid);

/// Calls `each` with every payment that one may have been, until `enough`: its unseen cards get kinds in every way,
/// from `kind` on, at most `most` of a kind in all.
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

/// What may be said of a step's payment as it was written.
struct PaymentAnswer {
  Payment payment = Payment::wrong;  ///< of an exact payment, or the best that an inexact one can be
  bool may_pass = false;             ///< under some value of what is unknown it is legal
  bool may_fail = false;             ///< under some value of what is unknown it is not
};
/// Judges the payment of a step. REQUIRES: priced(state, step).
[[nodiscard]] PaymentAnswer judge_payment(const State& state, const Step& step);

/// What a payment by road may be, and whether the price could have been paid instead: under each counter and obstacle
/// that may lie there and under which the payment passes, one of these. Of unseen cards not all ways to fill them in
/// are tried where it is settled that nobody can tell.
struct CaravanAnswer {
  bool none = false;      ///< no caravan
  bool unable = false;    ///< a caravan, and the price was not in the hand
  bool perhaps = false;   ///< a caravan, and nobody wrote down whether the price was in the hand
  bool able = false;      ///< a caravan, and the price was in the hand
  bool overpaid = false;  ///< the same, unless it is the price and too much besides

  /// Whether it is a caravan, unless it is too much for the price, and the price was in the hand, whatever lies there.
  [[nodiscard]] bool surely_in_hand() const { return (able || overpaid) && !none && !unable && !perhaps; }
  /// Whether it is a caravan, and the price was in the hand, whatever lies there.
  [[nodiscard]] bool surely_able() const { return surely_in_hand() && !overpaid; }
};

/// Whether somebody had the price of a step in hand, where a caravan was led instead.
enum class InHand : std::uint8_t { no, perhaps, surely };
/// The same of some cards of a counter's own kind, where others were paid.
[[nodiscard]] InHand price_in_hand(const State& state, const Step& step, const Pieces& paid, Transport counter,
                                   int due);
/// What could have been paid instead of one payment by road, if one counter lies there and asks for one price.
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
  if (in_hand != InHand::surely) {
    (in_hand == InHand::perhaps ? answer.perhaps : answer.unable) = true;
    return;
  }
  // Without the word these may be the price and too much besides.
  const bool much = paid.of[static_cast<std::size_t>(counter)] >= due;
  const bool overpaid = !step.caravan && much && table.options.overpay() == Overpay::note;
  (overpaid ? answer.overpaid : answer.able) = true;
}
/// Asks that of a step, of some counters, a bit a kind.
/// REQUIRES: priced(state, step), and step.way is a road on which not two counters lie.
[[nodiscard]] CaravanAnswer judge_caravan(const State& state, const Step& step, std::uint8_t counters);

/// The counters that can lie on a road, a bit a kind.
[[nodiscard]] std::uint8_t counters_there(const State& state, WayId id);
/// Of an unknown counter on the step's road: the kinds under which the payment passes, a bit a kind.
/// REQUIRES: step.way is a road.
[[nodiscard]] std::uint8_t payable_kinds(const State& state, const Step& step);
/// Whether the payment passes whatever counter and obstacle lie on the step's road. REQUIRES: step.way is a road.
[[nodiscard]] bool payable_whatever_lies(const State& state, const Step& step);

/// Whether a counter lies on a road, or may lie there and nobody wrote it down. REQUIRES: it is a road.
[[nodiscard]] inline bool counter_may_lie(const State& state, WayId road) {
  return state.road[road.value].occupied || (state.roads_unknown && state.unseen_counters > 0);
}

/// Whether a step is one on which a price can be asked: along a road with a counter, or water.
template <class Table>
[[nodiscard]] bool priced(const Table& table, const Step& step) {
  if (!step.way || !step.from) return false;
  if (!is_road(*step.way)) return !step.caravan;
  return counter_may_lie(table, *step.way);
}

/// Calls `each` with every step that the board has, there and back along every connection: nobody's, and without cards.
template <class Each>
void for_steps(const Each& each) {
  for (std::uint8_t index = 0; index < way_count; ++index) {
    const auto [a, b, terrain] = way(WayId{index});
    each(Step{.seat = {}, .to = b, .paid = {}, .from = a, .way = WayId{index}});
    each(Step{.seat = {}, .to = a, .paid = {}, .from = b, .way = WayId{index}});
  }
}

/// The cards given later in the turn, which were in the hand already; none where the step may end the game, as what is
/// written after it then shows nothing, and none where the hand cannot have held them too: that is told where they were
/// given.
[[nodiscard]] Counts held_later(const State& state, const Step& step);
/// The fewest cards for which a hand may be able to pay a step; 0 where it cannot. REQUIRES: priced(state, step).
[[nodiscard]] int cheapest(const State& state, const Step& step, const Hand& hand);
/// An unknown payment of a step leaves a hand: as many cards, and rafts by water, as a legal one can have been.
void give_unknown_payment(const State& state, const Step& step, Hand& hand);

/// Towns that a boot may reach from `from` by legal steps with the cards of a hand: never too few of them.
[[nodiscard]] TownSet reach(const State& state, TownSet from, const Hand& hand);

}  // namespace elfref::elfenland
