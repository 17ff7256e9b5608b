#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "elfref/elfenland/table/early_win.h"
#include "elfref/elfenland/table/known_position.h"
#include "elfref/elfenland/table/planning.h"

// The effects of plays on a fully known position, one function per kind. Each REQUIRES: is_told(), and the play breaks
// no rule. carry_out.cpp does this for a Position, with everything that may have happened.
// tests/properties/known_position_test.cpp checks that both reach the same position.

namespace elfref::elfenland {

inline void begin_phase(KnownPosition& table, bool strict) {
  table.turns.strict = strict;
  table.turns.turn = table.turns.first;
  table.turns.passed = 0;
  table.turns.phase_over = false;
}

inline void carry_out(KnownPosition& table, const BeginRound& round) {
  table.round = round.number;
  if (table.turns.next_first != 0) table.turns.first = table.turns.next_first;
  table.turns.next_first = bit(table.next(first_of(table.turns.first)));
  const bool lasts = table.options.reshuffle() == Reshuffle::when_empty && 8 * table.players <= table.box.stock;
  if (!lasts) {
    if (table.options.reshuffle() == Reshuffle::when_empty) table.box.stock = 0;
    table.box.cards_out = 0;
    for (const KnownPlayer& player : table.player) table.box.cards_out += player.hand.of;
  }
  table.turns.dealt = table.turns.drawn = table.turns.kept = 0;
  if (table.options.row() == RowOption::refresh) {
    table.box.counters_out -= by_kind::load(table.box.row.of);
    table.box.row = {.of = {}, .unknown = 5};
  }
  for (KnownPlayer& player : table.player) {
    player.picks = 0;
    player.travelled = false;
  }
}

inline void carry_out(KnownPosition& table, const ShowRow& show) {
  table.box.counters_out += by_kind::load(show.row.of) - by_kind::load(table.box.row.of);
  table.box.row = show.row;
  table.box.row_tracked = true;
}

inline void carry_out(KnownPosition& table, const Deal& deal) {
  const std::uint64_t cards = by_kind::load(deal.cards.of);
  table.turns.dealt |= bit(deal.seat);
  if (table.options.reshuffle() == Reshuffle::when_empty)
    table.box.stock = static_cast<std::uint8_t>(std::max(0, table.box.stock - by_kind::sum(cards)));
  table.at(deal.seat).hand.of += cards;
  table.box.cards_out += cards;
}

inline void carry_out(KnownPosition& table, const Draw& draw) {
  const std::uint64_t counters = by_kind::load(draw.counters.of);
  table.turns.drawn |= bit(draw.seat);
  table.at(draw.seat).holding.down += counters;
  table.box.counters_out += counters;
}

inline void carry_out(KnownPosition& table, const BeginChoose&) {
  begin_phase(table, true);
  table.box.row_tracked = true;
}

inline void carry_out(KnownPosition& table, const Pick& pick) {
  KnownPlayer& player = table.at(pick.seat);
  ++player.picks;
  table.turns.turn = bit(table.next(pick.seat));
  player.holding.up += by_kind::one_of(*pick.kind);
  if (!pick.blind) {
    --table.box.row.of[static_cast<std::size_t>(*pick.kind)];
    ++table.box.row.of[static_cast<std::size_t>(*pick.turned)];
  }
  table.box.counters_out += by_kind::one_of(pick.blind ? *pick.kind : *pick.turned);
}

inline void carry_out(KnownPosition& table, const BeginPlan& plan) {
  begin_phase(table, plan.passes_recorded);
}

/// Counts a pass of the planning.
inline void count_pass(KnownPosition& table, Seat seat) {
  const bool all = count_pass(table.turns.passed, seat, table.position(seat), table.players, table.options.pass_end());
  table.turns.phase_over = table.turns.phase_over || all;
}
/// Counts the passes of skipped players if passes are not recorded.
inline void count_passed_over(KnownPosition& table, Seat seat) {
  for (Seat due = first_of(table.turns.turn); !table.turns.strict && due != seat; due = table.next(due))
    count_pass(table, due);
}

inline void count_placing(KnownPosition& table, Seat seat) {
  count_passed_over(table, seat);
  count_placing(table.turns.passed, table.position(seat), table.options.pass_end());
  table.turns.turn = bit(table.next(seat));
}

inline void carry_out(KnownPosition& table, const PlaceCounter& place) {
  table.roads.counter[laid_on(place.link)->value] = static_cast<std::uint8_t>(*place.kind);
  KnownHolding& holding = table.at(place.seat).holding;
  holding.used += by_kind::one_of(*place.kind);
  if (place.hidden) holding.used_down += by_kind::one_of(*place.kind);
  count_placing(table, place.seat);
}

inline void carry_out(KnownPosition& table, const PlaceObstacle& place) {
  table.roads.obstacles |= std::uint64_t{1} << laid_on(place.link)->value;
  table.at(place.seat).obstacle = Obstacle::used;
  count_placing(table, place.seat);
}

inline void carry_out(KnownPosition& table, const Pass& pass) {
  count_passed_over(table, pass.seat);
  count_pass(table, pass.seat);
  table.turns.turn = bit(table.next(pass.seat));
}

inline void carry_out(KnownPosition& table, const BeginTravel&) {
  begin_phase(table, true);
}

inline void carry_out(KnownPosition& table, const BeginJourney& journey) {
  table.turns.turn = bit(table.next(journey.seat));
  table.turns.traveller = journey.seat.value;
  table.at(journey.seat).travelled = true;
}

inline void carry_out(KnownPosition& table, const Step& step) {
  KnownPlayer& player = table.at(step.seat);
  player.hand.of -= by_kind::load(step.paid.of);
  player.at = step.to;
  if (step.to != elvenhold) player.towns.add(step.to);
  if (!ends_at_once(table) || !player.towns.complete()) return;
  table.end.ending = Ending::early_win;
  table.end.ended_in = table.round;
  table.end.completers = bit(step.seat);
}

inline void carry_out(KnownPosition& table, const EndJourney& end) {
  table.turns.traveller = 255;
  if (end.written && table.end.ending != Ending::early_win) table.at(end.seat).hand.of -= by_kind::load(end.discard.of);
}

inline void carry_out(KnownPosition& table, const Keep& keep) {
  table.turns.kept |= bit(keep.seat);
  KnownHolding& holding = table.at(keep.seat).holding;
  table.box.counters_out -= holding.all();
  KnownHolding left;
  if (keep.counters.count != 0) {
    const FacedCounters::Counter& counter = keep.counters.at[0];
    const bool up = holding.can({counter.kind, Facing::up}), down = holding.can({counter.kind, Facing::down});
    const bool lies_down = counter.facing == Facing::down || (counter.facing == Facing::either && down && !up);
    const bool lies_up = counter.facing == Facing::up || (counter.facing == Facing::either && up && !down);
    (lies_down ? left.down : lies_up ? left.up : left.either) = by_kind::one_of(*counter.kind);
  }
  holding = left;
  table.box.counters_out += left.all();
}

inline void carry_out(KnownPosition& table, const EndRound&) {
  table.end.rounds_done = table.round;
  if (early_win_counts(table)) {
    for (std::uint8_t seat = 0; seat < table.players; ++seat)
      if (table.player[seat].towns.complete()) table.end.completers |= bit(Seat{seat});
    if (table.end.completers != 0) {
      table.end.ending = Ending::early_win;
      table.end.ended_in = table.round;
    }
  }
  if (table.end.ending == Ending::none && table.round >= table.options.rounds()) {
    table.end.ending = Ending::last_round;
    table.end.ended_in = table.round;
  }
  table.box.counters_out -= table.roads.road_counters;
  table.roads.road_counters = 0;
  table.roads.counter_before = table.roads.counter;
  table.roads.obstacles_before = table.roads.obstacles;
  table.roads.counter.fill(KnownRoadPieces::none);
  table.roads.obstacles = 0;
}

}  // namespace elfref::elfenland
