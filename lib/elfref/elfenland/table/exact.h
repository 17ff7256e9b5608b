#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <type_traits>

#include "elfref/core/judging/condition.h"
#include "elfref/core/judging/rule.h"
#include "elfref/core/judging/turns.h"
#include "elfref/elfenland/facts/board.h"
#include "elfref/elfenland/facts/kinds.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/table/by_kind.h"
#include "elfref/elfenland/table/price.h"
#include "elfref/elfenland/table/roads.h"
#include "elfref/elfenland/table/state.h"

// The table where everything is known: small, and asked the same questions as State, which has bounds. What judges ask
// of a table has one name at both.

namespace elfref::elfenland {

/// A hand all of whose travel cards are known.
struct KnownHand {
  std::uint64_t of = 0;  ///< a byte a kind: by_kind

  /// How many cards there are.
  [[nodiscard]] Range size() const { return {by_kind::sum(of), by_kind::sum(of)}; }
  /// Whether these cards are among the hand. REQUIRES: they are known.
  [[nodiscard]] bool surely_holds(const Pieces& cards) const { return by_kind::covers(of, by_kind::load(cards.of)); }
  /// The same.
  [[nodiscard]] bool can_hold(const Pieces& cards) const { return surely_holds(cards); }
  friend bool operator==(const KnownHand&, const KnownHand&) = default;
};

/// The transport counters in front of a player, all of them known, and how many of each kind were placed: until one is
/// kept, placed ones are among them. A byte a kind each: by_kind.
struct KnownHolding {
  std::uint64_t up = 0;               ///< counters that lie, or lay, face up
  std::uint64_t down = 0;             ///< face down
  std::uint64_t either = 0;           ///< kept, and nobody said how it lies
  std::uint64_t used = 0;             ///< placed
  std::uint64_t used_down = 0;        ///< of these, those that lay face down
  static constexpr bool lax = false;  ///< nothing is taken as written

  /// All of them.
  [[nodiscard]] std::uint64_t all() const { return up + down + either; }
  /// How many there are.
  [[nodiscard]] int count() const { return by_kind::sum(all()); }
  /// Whether one more could be placed, or kept.
  [[nodiscard]] bool can(Holding::Use use) const {
    if (!use.kind) return by_kind::sum(used) < count();
    const auto number = [kind = *use.kind](std::uint64_t of) { return by_kind::number_of(of, kind); };
    if (number(used) >= number(all())) return false;
    if (use.facing == Facing::down) return number(used_down) < number(down + either);
    return use.facing == Facing::either || number(up + either) > 0;
  }
  /// Whether it is one that was written down when it came.
  [[nodiscard]] bool is_known(Holding::Use use) const { return can(use); }
  /// The same.
  [[nodiscard]] bool shows(Holding::Use use) const { return can(use); }
  friend bool operator==(const KnownHolding&, const KnownHolding&) = default;
};

/// A player of whom everything is known.
struct KnownPlayer {
  KnownHand hand;                           ///< travel cards
  KnownHolding holding;                     ///< transport counters
  TownSet towns;                            ///< whose piece the player has
  TownId at{elvenhold};                     ///< where the boot stands
  Obstacle obstacle = Obstacle::available;  ///< the player's own; unknown is as good
  std::optional<TownId> town;               ///< the town card
  std::uint8_t picks = 0;                   ///< of this round
  bool travelled = false;                   ///< in this round
  /// What may have been goes no other ways.
  static constexpr bool courses = false;
  friend bool operator==(const KnownPlayer&, const KnownPlayer&) = default;
};

/// What lies on a road where everything is known.
struct KnownRoad {
  std::optional<Transport> counter;                   ///< nothing: none
  bool occupied = false;                              ///< a counter lies here
  std::uint8_t obstacles = 0;                         ///< at most one
  static constexpr std::optional<Transport> other{};  ///< no second counter was laid
};

/// The table between two plays of a game in which everything is known and nothing was broken: a value without
/// pointers. It can be asked about plays that say all that there is to say; `carry_out` is the only writer.
struct Exact {
  using Said = Answer;                    ///< its judges answer without words
  static constexpr int most_players = 6;  ///< as the rules say

  std::array<KnownPlayer, most_players> player{};  ///< by seat
  std::uint64_t obstacles = 0;                     ///< roads with an obstacle, a bit a WayId
  std::uint64_t obstacles_before = 0;              ///< the same of the round before
  std::uint64_t cards_out = 0;                     ///< cards in hands and dealt since the last shuffle: by_kind
  std::uint64_t counters_out = 0;                  ///< counters out of the pile: by_kind
  std::uint64_t road_counters = 0;                 ///< of these, those that lay on roads when the record began
  std::array<std::uint8_t, road_count> counter = nowhere();         ///< by WayId: its Transport, or `none`
  std::array<std::uint8_t, road_count> counter_before = nowhere();  ///< the same of the round before
  Options options;                                                  ///< by which it is judged
  Pieces row = {.of = {}, .unknown = 5};  ///< the face-up counters; unknown before they are shown
  bool row_tracked = false;               ///< `row` is what was left of another round
  std::uint8_t players = 0;               ///< how many sit there, clockwise by seat
  std::uint8_t round = 0;                 ///< from 1; 0: none has begun
  std::uint8_t rounds_done = 0;           ///< the number of the last round that was completed
  std::uint8_t stock = 72;                ///< under reshuffle when-empty: cards left undealt
  bool penalty = false;                   ///< town cards are in play
  Seats dealt = 0;                        ///< of this round, who has been dealt cards
  Seats drawn = 0;                        ///< who has drawn a counter
  Seats kept = 0;                         ///< who has kept one, or none
  Seats first = 1;                        ///< who begins this round: one seat
  Seats next_first = 0;                   ///< who begins the next one
  Seats turn = 1;                         ///< whose turn it is in this phase: one seat
  Seats passed = 0;                       ///< who has passed in succession (pass-end lap: in this lap)
  bool strict = false;                    ///< the order of this phase is binding
  bool phase_over = false;                ///< the planning has ended
  std::uint8_t traveller = 255;           ///< whose journey is under way, by seat; 255: nobody's
  Ending ending = Ending::none;           ///< once set, it stays
  std::uint8_t ended_in = 0;              ///< the round
  Seats completers = 0;                   ///< who had all 20 towns when it was tested

  // What a State may not know, or may have been told of already.
  static constexpr bool maybe_ended = false;            ///< nobody has won unseen
  static constexpr bool roads_unknown = false;          ///< nothing lies there unseen
  static constexpr std::uint8_t counters_reported = 0;  ///< none was found too many
  static constexpr Counts row_gone{};                   ///< no pick was left out

  static constexpr std::uint8_t none = transport_count;  ///< no counter

  /// A player, to be changed. REQUIRES: the seat is taken.
  [[nodiscard]] KnownPlayer& at(Seat seat) { return player[seat.value]; }
  /// A player. REQUIRES: the seat is taken.
  [[nodiscard]] const KnownPlayer& at(Seat seat) const { return player[seat.value]; }
  /// The left neighbour, who plays next (SETUP-11).
  [[nodiscard]] Seat next(Seat seat) const {
    return {static_cast<std::uint8_t>(seat.value + 1 == players ? 0 : seat.value + 1)};
  }
  /// The place of a seat in this round's order of play, counted from its starter.
  [[nodiscard]] int position(Seat seat) const {
    const int place = seat.value - first_of(first).value;
    return place < 0 ? place + players : place;
  }
  /// Whether an obstacle lies on a road.
  [[nodiscard]] bool blocked(WayId road) const { return (obstacles >> road.value & 1) != 0; }
  /// What lies on a road. REQUIRES: it is a road.
  [[nodiscard]] KnownRoad lies(WayId road) const {
    const std::uint8_t kind = counter[road.value];
    KnownRoad there{.counter = {}, .occupied = kind != none, .obstacles = blocked(road)};
    if (kind != none) there.counter = Transport(kind);
    return there;
  }

  friend bool operator==(const Exact&, const Exact&) = default;

 private:
  static constexpr std::array<std::uint8_t, road_count> nowhere() {
    std::array<std::uint8_t, road_count> roads{};
    roads.fill(none);
    return roads;
  }
};
static_assert(std::is_trivially_copyable_v<Exact> && sizeof(Exact) <= 720);

// ---------------------------------------------------------------- from one to the other

/// The same table, if everything is known at it and nothing was played that needed a word of warning: players sit as
/// they are listed, and nobody is ahead or was passed over.
[[nodiscard]] std::optional<Exact> exact_of(const State& state);
/// The same table with bounds that are none. It does not remember which play laid what: words that look back are not to
/// be made of it.
[[nodiscard]] State widened(const Exact& table);

// ---------------------------------------------------------------- what judges ask besides

/// Whether a play says all that there is to say of it, and is about nothing that is not known: others are not asked
/// about, and cannot be carried out.
[[nodiscard]] inline bool is_told(const Exact&, const BeginRound& round) {
  return holds(round.recorded);
}
/// Of a row: all five counters.
[[nodiscard]] inline bool is_told(const Exact&, const ShowRow& show) {
  return holds(show.row.exact());
}
/// Of a deal: every card.
[[nodiscard]] inline bool is_told(const Exact&, const Deal& deal) {
  return holds(deal.cards.exact());
}
/// Of a draw: every counter.
[[nodiscard]] inline bool is_told(const Exact&, const Draw& draw) {
  return holds(draw.counters.exact());
}
/// Of phase 3: every pick of everybody is written down, so that none was left out.
[[nodiscard]] inline bool is_told(const Exact&, const BeginChoose& choose) {
  return holds(choose.complete);
}
/// Of a pick: what is taken, and what is turned up.
[[nodiscard]] inline bool is_told(const Exact& table, const Pick& pick) {
  return pick.kind && pick.blind != pick.turned.has_value() && holds(pick.blind || table.row.unknown == 0);
}
/// Of a planning: it is written down.
[[nodiscard]] inline bool is_told(const Exact&, const BeginPlan& plan) {
  return holds(plan.recorded);
}
/// Of a counter that is laid: which it is.
[[nodiscard]] inline bool is_told(const Exact&, const PlaceCounter& place) {
  return place.kind.has_value();
}
/// Of an obstacle that is laid.
[[nodiscard]] inline bool is_told(const Exact&, const PlaceObstacle&) {
  return true;
}
/// Of a pass: of one behind the last there is a word to be said of that one.
[[nodiscard]] inline bool is_told(const Exact& table, const Pass&) {
  return holds(!table.phase_over);
}
/// Of phase 5: everybody has one line, so that none was left out.
[[nodiscard]] inline bool is_told(const Exact&, const BeginTravel& travel) {
  return holds(travel.complete);
}
/// Of a journey: it is written down; their order is binding.
[[nodiscard]] inline bool is_told(const Exact& table, const BeginJourney& journey) {
  return journey.written && table.strict;
}
/// Of a step: every card; it leads from where the boot stands, as resolve() has it.
[[nodiscard]] inline bool is_told(const Exact& table, const Step& step) {
  return holds(step.paid.exact()) && step.from == table.at(step.seat).at;
}
/// Of the end of a journey: every card that is thrown away.
[[nodiscard]] inline bool is_told(const Exact& table, const EndJourney& end) {
  if (end.written) return holds(end.discard.exact());
  return holds(table.ending == Ending::early_win || table.at(end.seat).hand.size().max <= 4);
}
/// Of a counter that is kept: which it is.
[[nodiscard]] inline bool is_told(const Exact&, const Keep& keep) {
  const auto known = [](const FacedCounters::Counter& counter) { return counter.kind.has_value(); };
  return holds(!keep.counters.open) &&
         std::all_of(keep.counters.at.begin(), keep.counters.at.begin() + keep.counters.count, known);
}
/// Of the end of a round.
[[nodiscard]] inline bool is_told(const Exact&, const EndRound&) {
  return true;
}

/// Nobody began the round who should not have: whose turn it is says it all.
[[nodiscard]] inline bool opens_round(const Exact&) {
  return false;
}
/// Counters of a kind that are out of the pile.
[[nodiscard]] inline int counters_out(const Exact& table, Transport kind) {
  return by_kind::number_of(table.counters_out, kind);
}
/// Whether the box has all cards that are out, and `more` of each besides.
[[nodiscard]] inline bool box_has(const Exact& table, std::uint64_t more) {
  return (more & by_kind::highs) == 0 && by_kind::covers(by_kind::cards_of_the_box(), table.cards_out + more);
}
/// How many cards are dealt to a hand: as many as fill it up, or eight (DEAL-1, DEAL-2).
[[nodiscard]] inline Range due_cards(const KnownHand& hand, DealOption option) {
  const int due = option == DealOption::new_8 ? 8 : std::max(0, 8 - hand.size().max);
  return {due, due};
}

/// Whether a counter lies on a road. REQUIRES: it is a road.
[[nodiscard]] inline bool counter_may_lie(const Exact& table, WayId road) {
  return table.counter[road.value] != Exact::none;
}
/// The price of a step. REQUIRES: step.way is set.
[[nodiscard]] inline Price price_of(const Exact& table, const Step& step) {
  if (!is_road(*step.way)) return price_by_water(table.options, *step.way, step.to);
  const std::uint8_t obstacles = table.blocked(*step.way) ? 1 : 0;
  return {.obstacles_min = obstacles, .obstacles_max = obstacles};
}
/// How these cards relate to the price of a step. REQUIRES: step.way is set; on land a counter lies there.
[[nodiscard]] inline Payment payment_of(const Exact& table, const Step& step, const Pieces& paid) {
  const Price price = price_of(table, step);
  if (!price.land) return pay_water(price, paid);
  return pay_road(Transport(table.counter[step.way->value]), way(*step.way).terrain, price, paid);
}
/// Judges the payment of a step. REQUIRES: priced(table, step).
[[nodiscard]] inline PaymentAnswer judge_payment(const Exact& table, const Step& step) {
  const Payment payment = payment_of(table, step, step.paid);
  const bool pass = passes(table, payment);
  return {payment, pass, !pass};
}
/// The counters on a road, a bit a kind. REQUIRES: one lies there.
[[nodiscard]] inline std::uint8_t counters_there(const Exact& table, WayId road) {
  return counter_bit(Transport(table.counter[road.value]));
}
/// Whether somebody had so many cards of a counter's own kind.
[[nodiscard]] inline InHand price_in_hand(const Exact& table, const Step& step, const Pieces&, Transport counter,
                                          int due) {
  return by_kind::number_of(table.at(step.seat).hand.of, counter) >= due ? InHand::surely : InHand::no;
}
/// What could have been paid instead of a caravan. REQUIRES: a counter lies on the step's road.
[[nodiscard]] inline CaravanAnswer judge_caravan(const Exact& table, const Step& step, std::uint8_t counters) {
  CaravanAnswer answer;
  for_counters(counters, [&](Transport counter) {
    tally_caravan(table, step, step.paid, counter, price_of(table, step), answer);
  });
  return answer;
}

}  // namespace elfref::elfenland
