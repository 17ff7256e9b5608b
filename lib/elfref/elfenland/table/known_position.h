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
#include "elfref/elfenland/table/position.h"
#include "elfref/elfenland/table/price.h"
#include "elfref/elfenland/table/roads.h"

// The position where everything is known. It is small and has the same questions as Position, which has bounds. Judges
// use the same names for both.

namespace elfref::elfenland {

/// A hand whose travel cards are all known.
struct KnownHand {
  std::uint64_t of = 0;  ///< one byte per kind: by_kind

  /// The number of cards.
  [[nodiscard]] Range size() const { return {by_kind::sum(of), by_kind::sum(of)}; }
  /// Whether the hand has these cards. REQUIRES: they are known.
  [[nodiscard]] bool surely_holds(const Pieces& cards) const { return by_kind::covers(of, by_kind::load(cards.of)); }
  /// Whether the hand has these cards. REQUIRES: they are known.
  [[nodiscard]] bool can_hold(const Pieces& cards) const { return surely_holds(cards); }
  friend bool operator==(const KnownHand&, const KnownHand&) = default;
};

/// The transport counters in front of a player, all known, and the number of each kind that were placed. Placed
/// counters stay among them until one is kept. Each member has one byte per kind: by_kind.
struct KnownHolding {
  std::uint64_t up = 0;               ///< counters that lie, or lay, face up
  std::uint64_t down = 0;             ///< counters that lie, or lay, face down
  std::uint64_t either = 0;           ///< kept counters; whether face up or down is not recorded
  std::uint64_t used = 0;             ///< counters placed
  std::uint64_t used_down = 0;        ///< counters placed that lay face down
  static constexpr bool lax = false;  ///< nothing is taken on trust

  /// All counters.
  [[nodiscard]] std::uint64_t all() const { return up + down + either; }
  /// The number of counters.
  [[nodiscard]] int count() const { return by_kind::sum(all()); }
  /// Whether one more counter could be placed or kept.
  [[nodiscard]] bool can(Holding::Use use) const {
    if (!use.kind) return by_kind::sum(used) < count();
    const auto number = [kind = *use.kind](std::uint64_t of) { return by_kind::number_of(of, kind); };
    if (number(used) >= number(all())) return false;
    if (use.facing == Facing::down) return number(used_down) < number(down + either);
    return use.facing == Facing::either || number(up + either) > 0;
  }
  /// Whether it is a counter that was recorded when it came.
  [[nodiscard]] bool is_known(Holding::Use use) const { return can(use); }
  /// Whether it is a counter that was recorded when it came.
  [[nodiscard]] bool shows(Holding::Use use) const { return can(use); }
  friend bool operator==(const KnownHolding&, const KnownHolding&) = default;
};

/// A player about whom everything is known.
struct KnownPlayer {
  KnownHand hand;                           ///< travel cards
  KnownHolding holding;                     ///< transport counters
  TownSet towns;                            ///< towns whose piece the player has
  TownId at{elvenhold};                     ///< the town where the boot is
  Obstacle obstacle = Obstacle::available;  ///< the player's own; unknown counts as available
  std::optional<TownId> town;               ///< the town card
  std::uint8_t picks = 0;                   ///< the number of picks in this round
  bool travelled = false;                   ///< whether the player has travelled in this round
  /// There are no other possible courses.
  static constexpr bool courses = false;
  friend bool operator==(const KnownPlayer&, const KnownPlayer&) = default;
};

/// The pieces on a road where everything is known.
struct KnownRoad {
  std::optional<Transport> counter;                   ///< nothing: no counter
  bool occupied = false;                              ///< the road has a counter
  std::uint8_t obstacles = 0;                         ///< at most one
  static constexpr std::optional<Transport> other{};  ///< there is no second counter
};

/// The pieces on roads.
struct KnownRoadPieces {
  static constexpr std::uint8_t none = transport_count;  ///< no counter

  std::uint64_t obstacles = 0;         ///< roads with an obstacle, one bit per WayId
  std::uint64_t obstacles_before = 0;  ///< roads with an obstacle in the round before
  std::uint64_t road_counters = 0;     ///< those that were on roads when the record began; part of counters_out
  std::array<std::uint8_t, road_count> counter = nowhere();         ///< by WayId: its Transport, or `none`
  std::array<std::uint8_t, road_count> counter_before = nowhere();  ///< in the round before
  friend bool operator==(const KnownRoadPieces&, const KnownRoadPieces&) = default;

 private:
  static constexpr std::array<std::uint8_t, road_count> nowhere() {
    std::array<std::uint8_t, road_count> roads{};
    roads.fill(none);
    return roads;
  }
};

/// The pieces that no player holds: the face-up counters, and the piles by what is out of them.
struct KnownBoxPieces {
  std::uint64_t cards_out = 0;                          ///< cards in hands and dealt since the last shuffle: by_kind
  std::uint64_t counters_out = 0;                       ///< counters out of the pile: by_kind
  Pieces row = {.of = {}, .unknown = 5};                ///< the face-up counters; unknown before they are shown
  bool row_tracked = false;                             ///< `row` was left by earlier plays
  std::uint8_t stock = 72;                              ///< with reshuffle when-empty: the number of cards not dealt
  static constexpr std::uint8_t counters_reported = 0;  ///< no counters too many
  static constexpr Counts row_gone{};                   ///< no unrecorded picks
  friend bool operator==(const KnownBoxPieces&, const KnownBoxPieces&) = default;
};

/// How the game ended.
struct KnownGameEnd : EndReached {
  static constexpr bool maybe_ended = false;  ///< no unseen win
  friend bool operator==(const KnownGameEnd&, const KnownGameEnd&) = default;
};

/// What the record leaves out.
struct KnownNotRecorded {
  static constexpr bool roads_unknown = false;  ///< no unseen pieces on roads
  friend bool operator==(const KnownNotRecorded&, const KnownNotRecorded&) = default;
};

/// The position between two plays of a game in which everything is known and no rule was broken: a value without
/// pointers. Its judges take only fully known plays; `carry_out` is the only writer.
struct KnownPosition {
  using RuleResult = Answer;              ///< its judges answer without words
  static constexpr int most_players = 6;  ///< the most that the rules allow

  std::array<KnownPlayer, most_players> player{};  ///< by seat
  Options options;                                 ///< by which the game is judged
  std::uint8_t players = 0;                        ///< the number of players; seats are clockwise
  std::uint8_t round = 0;                          ///< from 1; 0: none has begun
  bool penalty = false;                            ///< town cards are in play
  KnownTurnOrder turns{};                          ///< the order of play
  KnownRoadPieces roads{};                         ///< the pieces on roads
  KnownBoxPieces box{};                            ///< the pieces that no player holds
  KnownGameEnd end{};                              ///< how the game ended
  KnownNotRecorded unrecorded{};                   ///< what the record leaves out

  /// A player, to be changed. REQUIRES: the seat is taken.
  [[nodiscard]] KnownPlayer& at(Seat seat) { return player[seat.value]; }
  /// A player. REQUIRES: the seat is taken.
  [[nodiscard]] const KnownPlayer& at(Seat seat) const { return player[seat.value]; }
  /// The left neighbour, who plays next (SETUP-11).
  [[nodiscard]] Seat next(Seat seat) const {
    return {static_cast<std::uint8_t>(seat.value + 1 == players ? 0 : seat.value + 1)};
  }
  /// The place of a seat in this round's order of play, counted from the starting player, from 0.
  [[nodiscard]] int position(Seat seat) const {
    const int place = seat.value - first_of(turns.first).value;
    return place < 0 ? place + players : place;
  }
  /// Whether a road has an obstacle.
  [[nodiscard]] bool blocked(WayId road) const { return (roads.obstacles >> road.value & 1) != 0; }
  /// The pieces on a road. REQUIRES: it is a road.
  [[nodiscard]] KnownRoad lies(WayId road) const {
    const std::uint8_t kind = roads.counter[road.value];
    KnownRoad there{.counter = {}, .occupied = kind != KnownRoadPieces::none, .obstacles = blocked(road)};
    if (kind != KnownRoadPieces::none) there.counter = Transport(kind);
    return there;
  }

  friend bool operator==(const KnownPosition&, const KnownPosition&) = default;
};
static_assert(std::is_trivially_copyable_v<KnownPosition> && sizeof(KnownPosition) <= 720);

// ---------------------------------------------------------------- conversions

/// The position as a KnownPosition, if everything is known and no play needed a warning. Then the seating is that of
/// the record, and no player is ahead or was passed over.
[[nodiscard]] std::optional<KnownPosition> known_position_of(const Position& state);
/// The known position as a Position, with exact bounds. It does not remember which play placed a piece, so do not make
/// words from it that refer to earlier plays.
[[nodiscard]] Position widened(const KnownPosition& table);

// ---------------------------------------------------------------- further questions of judges

/// Whether a play is fully recorded and concerns nothing unknown. Other plays are not judged and cannot be carried out.
[[nodiscard]] inline bool is_told(const KnownPosition&, const BeginRound& round) {
  return holds(round.recorded);
}
/// For a row: all five counters are known.
[[nodiscard]] inline bool is_told(const KnownPosition&, const ShowRow& show) {
  return holds(show.row.exact());
}
/// For a deal: every card is known.
[[nodiscard]] inline bool is_told(const KnownPosition&, const Deal& deal) {
  return holds(deal.cards.exact());
}
/// For a draw: every counter is known.
[[nodiscard]] inline bool is_told(const KnownPosition&, const Draw& draw) {
  return holds(draw.counters.exact());
}
/// For phase 3: every pick of every player is recorded.
[[nodiscard]] inline bool is_told(const KnownPosition&, const BeginChoose& choose) {
  return holds(choose.complete);
}
/// For a pick: the counter taken and the one turned up are known.
[[nodiscard]] inline bool is_told(const KnownPosition& table, const Pick& pick) {
  return pick.kind && pick.blind != pick.turned.has_value() && holds(pick.blind || table.box.row.unknown == 0);
}
/// For a planning: it is recorded.
[[nodiscard]] inline bool is_told(const KnownPosition&, const BeginPlan& plan) {
  return holds(plan.recorded);
}
/// For a counter that is placed: its kind is known.
[[nodiscard]] inline bool is_told(const KnownPosition&, const PlaceCounter& place) {
  return place.kind.has_value();
}
/// For an obstacle that is placed: always.
[[nodiscard]] inline bool is_told(const KnownPosition&, const PlaceObstacle&) {
  return true;
}
/// For a pass: planning has not ended. A later pass needs words about the one that ended it.
[[nodiscard]] inline bool is_told(const KnownPosition& table, const Pass&) {
  return holds(!table.turns.phase_over);
}
/// For phase 5: every player has one line.
[[nodiscard]] inline bool is_told(const KnownPosition&, const BeginTravel& travel) {
  return holds(travel.complete);
}
/// For a journey: it is recorded, and the order of journeys is binding.
[[nodiscard]] inline bool is_told(const KnownPosition& table, const BeginJourney& journey) {
  return journey.written && table.turns.strict;
}
/// For a step: every card is known, and the step begins in the town of the boot, as resolve() finds it.
[[nodiscard]] inline bool is_told(const KnownPosition& table, const Step& step) {
  return holds(step.paid.exact()) && step.from == table.at(step.seat).at;
}
/// For the end of a journey: every card discarded is known.
[[nodiscard]] inline bool is_told(const KnownPosition& table, const EndJourney& end) {
  if (end.written) return holds(end.discard.exact());
  return holds(table.end.ending == Ending::early_win || table.at(end.seat).hand.size().max <= 4);
}
/// For a counter that is kept: its kind is known.
[[nodiscard]] inline bool is_told(const KnownPosition&, const Keep& keep) {
  const auto known = [](const FacedCounters::Counter& counter) { return counter.kind.has_value(); };
  return holds(!keep.counters.open) &&
         std::all_of(keep.counters.at.begin(), keep.counters.at.begin() + keep.counters.count, known);
}
/// For the end of a round: always.
[[nodiscard]] inline bool is_told(const KnownPosition&, const EndRound&) {
  return true;
}

/// No play shows who begins the round: no player began it wrongly, so the turn is enough.
[[nodiscard]] inline bool opens_round(const KnownPosition&) {
  return false;
}
/// The number of counters of a kind that are out of the pile.
[[nodiscard]] inline int counters_out(const KnownPosition& table, Transport kind) {
  return by_kind::number_of(table.box.counters_out, kind);
}
/// Whether the box has all cards that are out and `more` of each kind.
[[nodiscard]] inline bool box_has(const KnownPosition& table, std::uint64_t more) {
  return (more & by_kind::highs) == 0 && by_kind::covers(by_kind::cards_of_the_box(), table.box.cards_out + more);
}
/// The number of cards that are dealt to a hand: those that fill it up, or eight (DEAL-1, DEAL-2).
[[nodiscard]] inline Range due_cards(const KnownHand& hand, DealOption option) {
  const int due = option == DealOption::new_8 ? 8 : std::max(0, 8 - hand.size().max);
  return {due, due};
}

/// Whether a road has a counter. REQUIRES: it is a road.
[[nodiscard]] inline bool counter_may_lie(const KnownPosition& table, WayId road) {
  return table.roads.counter[road.value] != KnownRoadPieces::none;
}
/// The price of a step. REQUIRES: step.way is set.
[[nodiscard]] inline Price price_of(const KnownPosition& table, const Step& step) {
  if (!is_road(*step.way)) return price_by_water(table.options, *step.way, step.to);
  const std::uint8_t obstacles = table.blocked(*step.way) ? 1 : 0;
  return {.obstacles_min = obstacles, .obstacles_max = obstacles};
}
/// How these cards relate to the price of a step. REQUIRES: step.way is set; a road has a counter.
[[nodiscard]] inline Payment payment_of(const KnownPosition& table, const Step& step, const Pieces& paid) {
  const Price price = price_of(table, step);
  if (!price.land) return pay_water(price, paid);
  return pay_road(Transport(table.roads.counter[step.way->value]), way(*step.way).terrain, price, paid);
}
/// Judges the payment of a step. REQUIRES: priced(table, step).
[[nodiscard]] inline PaymentAnswer judge_payment(const KnownPosition& table, const Step& step) {
  const Payment payment = payment_of(table, step, step.paid);
  const bool pass = passes(table, payment);
  return {payment, pass, !pass};
}
/// The kind of the counter on a road, one bit per kind. REQUIRES: the road has a counter.
[[nodiscard]] inline std::uint8_t counters_there(const KnownPosition& table, WayId road) {
  return counter_bit(Transport(table.roads.counter[road.value]));
}
/// Whether the player had `due` cards of the counter's kind.
[[nodiscard]] inline InHand price_in_hand(const KnownPosition& table, const Step& step, const Pieces&,
                                          Transport counter, int due) {
  return by_kind::number_of(table.at(step.seat).hand.of, counter) >= due ? InHand::certain : InHand::no;
}
/// The payments that were possible instead of a caravan. REQUIRES: the step's road has a counter.
[[nodiscard]] inline CaravanAnswer judge_caravan(const KnownPosition& table, const Step& step, std::uint8_t counters) {
  CaravanAnswer answer;
  for_counters(counters, [&](Transport counter) {
    tally_caravan(table, step, step.paid, counter, price_of(table, step), answer);
  });
  return answer;
}

}  // namespace elfref::elfenland
