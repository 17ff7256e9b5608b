#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "elfref/core/judging/rule.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/rules/asked_of_both.h"
#include "elfref/elfenland/table/box.h"
#include "elfref/elfenland/table/position.h"
#include "elfref/elfenland/table/price.h"
#include "elfref/elfenland/table/turns.h"

// The judges that the table of rules names, one file per phase; those of journeys are in judges_travel.h. Each judges
// one kind of play. Its name says what the play does if it keeps the rule. A template takes either position and is
// inlined, so that it costs no call if it has nothing to say. The others take only a Position, and judge facts that an
// KnownPosition does not have.

namespace elfref::elfenland {

// ---------------------------------------------------------------- rules_setup.cpp: setup, and whose turn it is

[[nodiscard]] Words seated_wrongly(const Position& state, const BeginGame& game);
[[nodiscard]] Finding takes_a_free_colour(const Position& state, const TakeSeat& take);
[[nodiscard]] Finding starts_with_its_town_pieces(const Position& state, const StartPlayer& start);
[[nodiscard]] Finding counts_its_town_pieces(const Position&, const Sheet& sheet);
[[nodiscard]] Finding box_had_the_cards(const Position& state, const StartPlayer& start);
[[nodiscard]] Finding box_had_the_counters(const Position& state, const StartPlayer& start);
[[nodiscard]] Finding box_had_the_counter(const Position& state, const StartRoad& road);
[[nodiscard]] Finding has_its_own_town_card(const Position& state, const TakeSeat& take);

/// Counters of one kind that a play shows to be out of the pile.
struct MoreCounters {
  Transport kind;  ///< their kind
  int more = 0;    ///< their number
  Part part = 0;   ///< the part of the play that shows them
};
[[nodiscard]] Words too_many_out(const Position& state, const MoreCounters& shown);

/// Whether the box has counters that a play shows.
template <class Table>
[[nodiscard]] RuleResult<Table> has_counters(const Table& table, Transport kind, int more, Part part) {
  if (more <= 0 || (table.box.counters_reported >> static_cast<int>(kind) & 1) != 0) return kept(table);
  if (counters_out(table, kind) + more <= counters_in_box(kind)) return kept(table);
  return broken(table, MoreCounters{kind, more, part}, too_many_out);
}

/// Whether the box has all counters `there`, of which those `before` were already out.
template <class Table>
[[nodiscard]] RuleResult<Table> has_counters(const Table& table, const Counts& there, const Counts& before, Part part) {
  RuleResult<Table> found = kept(table);
  by_kind::for_some(by_kind::load(there), [&](std::size_t kind) {
    if (is_kept(found)) found = has_counters(table, Transport(kind), there[kind] - before[kind], part);
  });
  return found;
}

template <class Table>
[[nodiscard]] RuleResult<Table> box_has_the_row(const Table& table, const ShowRow& show) {
  return has_counters(table, show.row.of, table.box.row.of, whole);
}
template <class Table>
[[nodiscard]] RuleResult<Table> box_has_the_draw(const Table& table, const Draw& draw) {
  return has_counters(table, draw.counters.of, {}, object);
}
template <class Table>
[[nodiscard]] RuleResult<Table> box_has_the_pick(const Table& table, const Pick& pick) {
  const std::size_t taken = pick.kind ? static_cast<std::size_t>(*pick.kind) : 0;
  const bool shown = pick.kind && !pick.blind && table.box.row.of[taken] + table.box.row_gone[taken] > 0;
  const bool turned_same = pick.turned && pick.turned == pick.kind;
  if (pick.kind) {
    auto found = has_counters(table, *pick.kind, (shown ? 0 : 1) + (turned_same ? 1 : 0), object);
    if (!is_kept(found)) return found;
  }
  if (pick.turned && !turned_same) return has_counters(table, *pick.turned, 1, extra);
  return kept(table);
}

/// How a counter lay before this placing.
[[nodiscard]] inline Facing lay(const PlaceCounter& place) {
  return place.hidden ? Facing::down : Facing::either;
}
/// Judges the placing of a counter that was not recorded when it came.
[[nodiscard]] Finding brings_one_to_light(const Position& state, const PlaceCounter& place);
template <class Table>
[[nodiscard]] RuleResult<Table> box_has_what_is_placed(const Table& table, const PlaceCounter& place) {
  if (!place.kind) return kept(table);
  if (table.at(place.seat).holding.shows({*place.kind, lay(place)})) return kept(table);  // out of the pile already
  if (*place.kind == Transport::raft) return kept(table);
  return in_full(table, place, brings_one_to_light);
}

/// These judge cards that the box may not have.
[[nodiscard]] Finding deals_too_many(const Position& state, const Deal& deal);
[[nodiscard]] Finding pays_too_many(const Position& state, const Step& step);
[[nodiscard]] Finding discards_too_many(const Position& state, const EndJourney& end);

template <class Table>
[[nodiscard]] RuleResult<Table> box_has_the_deal(const Table& table, const Deal& deal) {
  return box_has(table, by_kind::load(deal.cards.of)) ? kept(table) : in_full(table, deal, deals_too_many);
}
/// Whether a hand surely has the cards that leave it. Such cards are already counted as out of the box.
[[nodiscard]] inline bool surely_covers(const Hand& hand, const Pieces& cards) {
  return by_kind::covers(by_kind::load(hand.lower), by_kind::load(cards.of));
}
[[nodiscard]] inline bool surely_covers(const KnownHand& hand, const Pieces& cards) {
  return hand.surely_holds(cards);
}
template <class Table>
[[nodiscard]] RuleResult<Table> box_had_the_payment(const Table& table, const Step& step) {
  return surely_covers(table.at(step.seat).hand, step.paid) ? kept(table) : in_full(table, step, pays_too_many);
}
template <class Table>
[[nodiscard]] RuleResult<Table> box_had_the_discard(const Table& table, const EndJourney& end) {
  return surely_covers(table.at(end.seat).hand, end.discard) ? kept(table) : in_full(table, end, discards_too_many);
}

/// Judges a player who begins a round without the starting player card.
[[nodiscard]] Finding begins_wrongly(const Position& state, const Seat& seat);
/// Judges a player whose turn it is not. The play is legal if the player was passed over or the players due sit out.
[[nodiscard]] Finding plays_unless_skipped(const Position& state, const Seat& seat);

/// Judges a play that shows which player begins a round.
template <class Table, class Play>
[[nodiscard]] RuleResult<Table> begins_the_round(const Table& table, const Play& play) {
  if constexpr (requires { play.written; })
    if (!play.written) return kept(table);
  if (!opens_round(table) || (table.turns.first & bit(play.seat)) != 0) return kept(table);
  return in_full(table, play.seat, begins_wrongly);
}
/// Judges a play in a phase whose order may be binding.
template <class Table>
[[nodiscard]] RuleResult<Table> takes_turn(const Table& table, Seat seat) {
  if (!table.turns.strict || (table.turns.turn & bit(seat)) != 0 || opens_round(table)) return kept(table);
  return in_full(table, seat, plays_unless_skipped);
}

// ---------------------------------------------------------------- rules_deal.cpp: deal, draw, choose

/// Judges a deal of a number of cards that is not due.
[[nodiscard]] Finding deals_wrongly(const Position& state, const Deal& deal);
/// Judges a hand with which a record begins after the deal.
[[nodiscard]] Finding holds_what_was_due(const Position& state, const StartPlayer& start, bool first_round);

/// Judges a deal of round 1 or of a later round.
template <class Table, bool first_round>
[[nodiscard]] RuleResult<Table> deals_right(const Table& table, const Deal& deal) {
  if (!deal.written || deal.cards.open || (table.round == 1) != first_round) return kept(table);
  if (due_cards(table.at(deal.seat).hand, table.options.deal()).has(deal.cards.count())) return kept(table);
  return in_full(table, deal, deals_wrongly);
}
/// Judges the deal of a record that begins after it.
template <bool first_round>
[[nodiscard]] Finding holds_what_is_dealt(const Position& state, const StartPlayer& start) {
  if (start.phase == phase::deal || (state.round == 0) != first_round) return kept();
  return holds_what_was_due(state, start, first_round);
}

[[nodiscard]] Words no_counter_drawn(const Position& state, const Draw& draw);
template <class Table>
[[nodiscard]] RuleResult<Table> draws_a_counter(const Table& table, const Draw& draw) {
  if (!draw.written || draw.counters.open || draw.counters.count() > 0) return kept(table);
  return broken(table, draw, no_counter_drawn);
}
[[nodiscard]] Words too_many_drawn(const Position& state, const Draw& draw);
template <class Table>
[[nodiscard]] RuleResult<Table> draws_only_one(const Table& table, const Draw& draw) {
  if (!draw.written || draw.counters.count() <= 1) return kept(table);
  return broken(table, draw, too_many_drawn);
}

/// Judges a pick that is not plainly in turn.
[[nodiscard]] Finding picks_out_of_turn(const Position& state, const Pick& pick);
template <class Table>
[[nodiscard]] RuleResult<Table> picks_in_turn(const Table& table, const Pick& pick) {
  const bool told = table.at(pick.seat).picks >= 3;  // reported by one-and-three-counters
  if (!pick.written || told || (table.turns.strict && (table.turns.turn & bit(pick.seat)) != 0)) return kept(table);
  return in_full(table, pick, picks_out_of_turn);
}
/// Judges a pick of a counter that the row does not show.
[[nodiscard]] Finding picks_what_is_not_shown(const Position& state, const Pick& pick);
template <class Table>
[[nodiscard]] RuleResult<Table> picks_from_the_row(const Table& table, const Pick& pick) {
  if (!pick.written || pick.blind || !pick.kind || table.box.row.unknown > 0) return kept(table);
  if (table.box.row.of[static_cast<std::size_t>(*pick.kind)] > 0) return kept(table);
  return in_full(table, pick, picks_what_is_not_shown);
}
[[nodiscard]] Words kept_face_down(const Position& state, const Pick& pick);
template <class Table>
[[nodiscard]] RuleResult<Table> picks_face_up(const Table& table, const Pick& pick) {
  return pick.hidden ? broken(table, pick, kept_face_down) : kept(table);
}
[[nodiscard]] Words not_five(const Position& state, const ShowRow& show);
template <class Table>
[[nodiscard]] RuleResult<Table> shows_five(const Table& table, const ShowRow& show) {
  return show.row.open || show.row.count() == 5 ? kept(table) : broken(table, show, not_five);
}
[[nodiscard]] Words another_row(const Position& state, const ShowRow& show);
template <class Table>
[[nodiscard]] RuleResult<Table> shows_the_row_that_was_left(const Table& table, const ShowRow& show) {
  if (!table.box.row_tracked || show.row.open || table.options.row() == RowOption::refresh) return kept(table);
  int gone = 0;
  for (int kind = 0; kind < transport_count; ++kind) gone += std::max(0, table.box.row.of[kind] - show.row.of[kind]);
  int come = 0;
  for (int kind = 0; kind < transport_count; ++kind) come += std::max(0, show.row.of[kind] - table.box.row.of[kind]);
  const int short_of_five = std::max(0, 5 - show.row.count());  // reported by five-in-the-row
  if (gone <= show.row.unknown + short_of_five && come <= table.box.row.unknown) return kept(table);
  return say(Answer::doubtful, table, show, another_row);
}
[[nodiscard]] Words fourth_pick(const Position& state, const Pick& pick);
template <class Table>
[[nodiscard]] RuleResult<Table> picks_only_three(const Table& table, const Pick& pick) {
  return !pick.written || table.at(pick.seat).picks < 3 ? kept(table) : broken(table, pick, fourth_pick);
}
[[nodiscard]] Finding starts_with_at_most_five(const Position& state, const StartPlayer& start);
/// Judges a pick by a player who may already have five counters.
[[nodiscard]] Finding has_six(const Position& state, const Pick& pick);
template <class Table>
[[nodiscard]] RuleResult<Table> has_at_most_five(const Table& table, const Pick& pick) {
  return table.at(pick.seat).holding.count() < 5 ? kept(table) : in_full(table, pick, has_six);
}

// ---------------------------------------------------------------- rules_plan.cpp: planning

/// Judges a player who places a piece after planning.
[[nodiscard]] Finding lays_too_late(const Position& state, const Seat& seat);
/// Judges a piece that is not on a road: it is on water, or nowhere.
[[nodiscard]] Finding lies_on_no_road(const Position& state, const Link& link);
/// The play that placed a piece on no road between two towns.
[[nodiscard]] std::optional<std::uint32_t> strayed(const Position& state, TownId a, TownId b);

/// Judges a play of the planning.
template <class Table, class Play>
[[nodiscard]] RuleResult<Table> plans_in_turn(const Table& table, const Play& play) {
  return table.turns.phase_over ? kept(table) : takes_turn(table, play.seat);
}
/// Judges when a piece is placed.
template <class Table, class Play>
[[nodiscard]] RuleResult<Table> lays_in_time(const Table& table, const Play& play) {
  return table.turns.phase_over ? in_full(table, play.seat, lays_too_late) : kept(table);
}
/// Judges whether a piece is on a road when it is placed, or when the record begins.
template <class Table, class Play>
[[nodiscard]] RuleResult<Table> lies_on_a_road(const Table& table, const Play& play) {
  return laid_on(play.link) ? kept(table) : in_full(table, play.link, lies_on_no_road);
}

[[nodiscard]] Words passes_late(const Position& state, const Pass& pass);
template <class Table>
[[nodiscard]] RuleResult<Table> passes_in_time(const Table& table, const Pass& pass) {
  return !table.turns.phase_over || !table.turns.strict ? kept(table) : odd(table, pass, passes_late);
}
/// Judges a raft counter, a counter that its player may not have, and one that was not recorded when it came.
[[nodiscard]] Finding places_one_not_seen(const Position& state, const PlaceCounter& place);
template <class Table>
[[nodiscard]] RuleResult<Table> places_its_own_counter(const Table& table, const PlaceCounter& place) {
  const auto& holding = table.at(place.seat).holding;
  if (place.kind && *place.kind != Transport::raft && !holding.lax) {
    const Holding::Use use{*place.kind, lay(place)};
    if (holding.is_known(use) && holding.can(use)) return kept(table);
  }
  return in_full(table, place, places_one_not_seen);
}
[[nodiscard]] Words second_counter(const Position& state, const PlaceCounter& place);
template <class Table>
[[nodiscard]] RuleResult<Table> places_the_only_counter(const Table& table, const PlaceCounter& place) {
  const auto road = laid_on(place.link);
  return road && table.lies(*road).occupied ? broken(table, place, second_counter) : kept(table);
}
/// Judges a counter that is unknown, or that fits no road there.
[[nodiscard]] Finding places_what_may_not_fit(const Position& state, const PlaceCounter& place);
template <class Table>
[[nodiscard]] RuleResult<Table> places_what_fits(const Table& table, const PlaceCounter& place) {
  const auto road = laid_on(place.link);
  if (road && place.kind && cost(*place.kind, way(*road).terrain) > 0) return kept(table);
  return in_full(table, place, places_what_may_not_fit);
}
/// These judge a piece that may be on water.
[[nodiscard]] Finding places_it_on_water(const Position& state, const PlaceCounter& place);
[[nodiscard]] Finding blocks_on_water(const Position& state, const PlaceObstacle& place);
template <class Table>
[[nodiscard]] RuleResult<Table> places_it_on_land(const Table& table, const PlaceCounter& place) {
  return laid_on(place.link) ? kept(table) : in_full(table, place, places_it_on_water);
}
template <class Table>
[[nodiscard]] RuleResult<Table> blocks_on_land(const Table& table, const PlaceObstacle& place) {
  return laid_on(place.link) ? kept(table) : in_full(table, place, blocks_on_water);
}
[[nodiscard]] Words second_obstacle_of(const Position& state, const PlaceObstacle& place);
template <class Table>
[[nodiscard]] RuleResult<Table> has_its_obstacle(const Table& table, const PlaceObstacle& place) {
  const bool used = table.at(place.seat).obstacle == Obstacle::used;
  return used ? broken(table, place, second_obstacle_of) : kept(table);
}
[[nodiscard]] Words blocks_nothing(const Position& state, const PlaceObstacle& place);
template <class Table>
[[nodiscard]] RuleResult<Table> blocks_a_counter(const Table& table, const PlaceObstacle& place) {
  const auto road = laid_on(place.link);
  return !road || counter_may_lie(table, *road) ? kept(table) : broken(table, place, blocks_nothing);
}
[[nodiscard]] Words second_obstacle(const Position& state, const PlaceObstacle& place);
template <class Table>
[[nodiscard]] RuleResult<Table> places_the_only_obstacle(const Table& table, const PlaceObstacle& place) {
  const auto road = laid_on(place.link);
  return road && table.lies(*road).obstacles > 0 ? broken(table, place, second_obstacle) : kept(table);
}

[[nodiscard]] Finding lists_the_only_counter(const Position& state, const StartRoad& start);
[[nodiscard]] Finding lists_what_fits(const Position&, const StartRoad& road);
[[nodiscard]] Finding lists_it_on_land(const Position&, const StartRoad& road);
[[nodiscard]] Finding lists_what_blocks_a_counter(const Position& state, const StartRoad& road);
[[nodiscard]] Finding lists_the_only_obstacle(const Position& state, const StartRoad& start);
[[nodiscard]] Finding lists_what_blocks_on_land(const Position&, const StartRoad& road);

// ---------------------------------------------------------------- rules_end.cpp: the end, and claims about it

[[nodiscard]] Words kept_too_many(const Position& state, const Keep& keep);
[[nodiscard]] Words keeps_none(const Position& state, const Keep& keep);
template <class Table>
[[nodiscard]] RuleResult<Table> keeps_one_counter(const Table& table, const Keep& keep) {
  if (!keep.written || keep.counters.open) return kept(table);
  if (keep.counters.count > 1) return broken(table, keep, kept_too_many);
  if (keep.counters.count == 1) return kept(table);
  const bool none_left = !table.at(keep.seat).holding.can({std::nullopt, Facing::either});
  return none_left ? kept(table) : odd(table, keep, keeps_none);
}
/// Whether a play keeps no counter, or one counter of its player's that lies as before.
template <class Table>
[[nodiscard]] bool keeps_what_it_has(const Table& table, const Keep& keep) {
  if (!keep.written || keep.counters.count == 0) return true;
  const FacedCounters::Counter& counter = keep.counters.at[0];
  return keep.counters.count == 1 && counter.kind != Transport::raft &&
         table.at(keep.seat).holding.can({counter.kind, counter.facing});
}
/// These judge several counters, and a counter that its player may not have, or not face up or down as recorded.
[[nodiscard]] Finding keeps_another_one(const Position& state, const Keep& keep);
[[nodiscard]] Finding turns_what_it_keeps(const Position& state, const Keep& keep);
template <class Table>
[[nodiscard]] RuleResult<Table> keeps_its_own_counter(const Table& table, const Keep& keep) {
  return keeps_what_it_has(table, keep) ? kept(table) : in_full(table, keep, keeps_another_one);
}
template <class Table>
[[nodiscard]] RuleResult<Table> keeps_it_as_it_lay(const Table& table, const Keep& keep) {
  return keeps_what_it_has(table, keep) ? kept(table) : in_full(table, keep, turns_what_it_keeps);
}

[[nodiscard]] Words one_round_too_many(const Position& state, const BeginRound& round);
template <class Table>
[[nodiscard]] RuleResult<Table> is_not_past_the_last_round(const Table& table, const BeginRound& round) {
  if (table.end.ending != Ending::last_round && round.number <= table.options.rounds()) return kept(table);
  return table.end.ending == Ending::early_win ? kept(table) : broken(table, round, one_round_too_many);
}
/// Judges a round that is played although a player has won early, or may have.
[[nodiscard]] Finding goes_on_after_a_win(const Position& state, const BeginRound& round);
template <class Table>
[[nodiscard]] RuleResult<Table> nobody_has_won_early(const Table& table, const BeginRound& round) {
  const bool certain =
      table.end.ending != Ending::early_win && !(table.end.ending == Ending::none && table.end.maybe_ended);
  return certain ? kept(table) : in_full(table, round, goes_on_after_a_win);
}
[[nodiscard]] Words plays_after_the_end(const Position& state, const Step& step);
template <class Table>
[[nodiscard]] RuleResult<Table> nobody_had_won_early(const Table& table, const Step& step) {
  if (table.end.ending != Ending::early_win || table.round != table.end.ended_in) return kept(table);
  if constexpr (requires { table.end.after_end_noted; })
    if (table.end.after_end_noted) return kept(table);
  return odd(table, step, plays_after_the_end);
}

/// Judges a number that is claimed about a player.
[[nodiscard]] Finding claims_what_is(const Position& state, const ClaimResult& claim);

/// Judges the claims of one kind.
template <ClaimResult::Key key>
[[nodiscard]] Finding claims(const Position& state, const ClaimResult& claim) {
  return claim.key == key ? claims_what_is(state, claim) : kept();
}

[[nodiscard]] Finding claims_the_winner(const Position& state, const ClaimWinner& claim);

}  // namespace elfref::elfenland
