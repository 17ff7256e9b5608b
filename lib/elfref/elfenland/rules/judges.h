#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "elfref/core/judging/rule.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/table/price.h"
#include "elfref/elfenland/table/state.h"
#include "elfref/elfenland/table/turns.h"

// The judges whom the rules table names, a file a phase. Each is asked about one kind of play, and its name says what
// that play does if it keeps the rule. What is asked most often stands here: who has nothing to say is no call.

namespace elfref::elfenland {

// ---------------------------------------------------------------- rules_setup.cpp: setup, and whose turn it is

[[nodiscard]] Finding takes_a_free_colour(const State& state, const TakeSeat& take);
[[nodiscard]] Finding starts_with_its_town_pieces(const State& state, const StartPlayer& start);
[[nodiscard]] Finding counts_its_town_pieces(const State&, const Sheet& sheet);
[[nodiscard]] Finding box_had_the_cards(const State& state, const StartPlayer& start);
[[nodiscard]] Finding box_has_the_deal(const State& state, const Deal& deal);
[[nodiscard]] Finding box_had_the_payment(const State& state, const Step& step);
[[nodiscard]] Finding box_had_the_discard(const State& state, const EndJourney& end);
[[nodiscard]] Finding box_had_the_counters(const State& state, const StartPlayer& start);
[[nodiscard]] Finding box_had_the_counter(const State& state, const StartRoad& road);
[[nodiscard]] Finding box_has_the_row(const State& state, const ShowRow& show);
[[nodiscard]] Finding box_has_the_draw(const State& state, const Draw& draw);
[[nodiscard]] Finding box_has_the_pick(const State& state, const Pick& pick);
[[nodiscard]] Finding box_has_what_is_placed(const State& state, const PlaceCounter& place);
[[nodiscard]] Finding has_its_own_town_card(const State& state, const TakeSeat& take);

/// Of somebody who begins a round: the starting player card is another one's.
[[nodiscard]] Finding begins_wrongly(const State& state, Seat seat);
/// Of somebody whose turn it is not, unless he was passed over or those due sit it out.
[[nodiscard]] Finding plays_unless_skipped(const State& state, Seat seat);

/// A play that shows who begins a round.
template <class Play>
[[nodiscard]] Finding begins_the_round(const State& state, const Play& play) {
  if constexpr (requires { play.written; })
    if (!play.written) return kept();
  if (!opens_round(state) || (state.first & bit(play.seat)) != 0) return kept();
  return begins_wrongly(state, play.seat);
}
/// A play in a phase whose order may be binding.
[[nodiscard]] inline Finding takes_turn(const State& state, Seat seat) {
  if (!state.strict || (state.turn & bit(seat)) != 0 || opens_round(state)) return kept();
  return plays_unless_skipped(state, seat);
}

// ---------------------------------------------------------------- rules_deal.cpp: deal, draw, choose

/// The number of cards dealt.
[[nodiscard]] Finding deals_what_is_due(const State& state, const Deal& deal, bool first_round);
/// A hand with which a record begins after the deal.
[[nodiscard]] Finding holds_what_was_due(const State& state, const StartPlayer& start, bool first_round);

/// A deal of round 1, or of a later one.
template <bool first_round>
[[nodiscard]] Finding deals_right(const State& state, const Deal& deal) {
  if (!deal.written || deal.cards.open || (state.round == 1) != first_round) return kept();
  return deals_what_is_due(state, deal, first_round);
}
/// The same of a record that begins after it.
template <bool first_round>
[[nodiscard]] Finding holds_what_is_dealt(const State& state, const StartPlayer& start) {
  if (start.phase == phase::deal || (state.round == 0) != first_round) return kept();
  return holds_what_was_due(state, start, first_round);
}

[[nodiscard]] Finding draws_a_counter(const State&, const Draw& draw);
[[nodiscard]] Finding picks_in_turn(const State& state, const Pick& pick);
[[nodiscard]] Finding picks_from_the_row(const State& state, const Pick& pick);
[[nodiscard]] Finding shows_five(const State&, const ShowRow& show);
[[nodiscard]] Finding shows_the_row_that_was_left(const State& state, const ShowRow& show);
[[nodiscard]] Finding draws_only_one(const State&, const Draw& draw);
[[nodiscard]] Finding picks_only_three(const State& state, const Pick& pick);
[[nodiscard]] Finding starts_with_at_most_five(const State& state, const StartPlayer& start);
[[nodiscard]] Finding has_at_most_five(const State& state, const Pick& pick);

// ---------------------------------------------------------------- rules_plan.cpp: planning

/// Of somebody who lays something after the planning.
[[nodiscard]] Finding lays_too_late(const State& state, Seat seat);
/// Of something that lies on no road: it lies on water, or nowhere.
[[nodiscard]] Finding lies_on_no_road(const State& state, const Link& link);
/// The play that laid a counter between two towns which no road joins.
[[nodiscard]] std::optional<std::uint32_t> strayed(const State& state, TownId a, TownId b);
/// How a counter must lie to be placed so.
[[nodiscard]] inline Facing lay(const PlaceCounter& place) {
  return place.hidden ? Facing::down : Facing::either;
}

/// A play of the planning.
template <class Play>
[[nodiscard]] Finding plans_in_turn(const State& state, const Play& play) {
  return state.phase_over ? kept() : takes_turn(state, play.seat);
}
/// A piece that is laid.
template <class Play>
[[nodiscard]] Finding lays_in_time(const State& state, const Play& play) {
  return state.phase_over ? lays_too_late(state, play.seat) : kept();
}
/// A piece that is laid, or that lies there when the record begins.
template <class Play>
[[nodiscard]] Finding lies_on_a_road(const State& state, const Play& play) {
  return laid_on(play.link) ? kept() : lies_on_no_road(state, play.link);
}

[[nodiscard]] Finding passes_in_time(const State& state, const Pass& pass);
[[nodiscard]] Finding places_its_own_counter(const State& state, const PlaceCounter& place);
[[nodiscard]] Finding places_the_only_counter(const State& state, const PlaceCounter& place);
[[nodiscard]] Finding lists_the_only_counter(const State& state, const StartRoad& start);
[[nodiscard]] Finding places_what_fits(const State& state, const PlaceCounter& place);
[[nodiscard]] Finding lists_what_fits(const State&, const StartRoad& road);
[[nodiscard]] Finding places_it_on_land(const State&, const PlaceCounter& place);
[[nodiscard]] Finding lists_it_on_land(const State&, const StartRoad& road);
[[nodiscard]] Finding has_its_obstacle(const State& state, const PlaceObstacle& place);
[[nodiscard]] Finding blocks_a_counter(const State& state, const PlaceObstacle& place);
[[nodiscard]] Finding lists_what_blocks_a_counter(const State& state, const StartRoad& road);
[[nodiscard]] Finding places_the_only_obstacle(const State& state, const PlaceObstacle& place);
[[nodiscard]] Finding lists_the_only_obstacle(const State& state, const StartRoad& start);
[[nodiscard]] Finding blocks_on_land(const State&, const PlaceObstacle& place);
[[nodiscard]] Finding lists_what_blocks_on_land(const State&, const StartRoad& road);

// ---------------------------------------------------------------- rules_travel.cpp: journeys, and the hand

/// What may have ended the game, and nobody wrote it down.
inline constexpr Cause maybe_over{"early win that may have been", "whether the game was won early was not recorded",
                                  "round"};

/// Whether a step goes by land.
[[nodiscard]] inline bool on_road(const Step& step) {
  return step.way && is_road(*step.way);
}

[[nodiscard]] Finding travels_in_turn(const State& state, const BeginJourney& journey);
[[nodiscard]] Finding goes_along_a_connection(const State& state, const Step& step);
[[nodiscard]] Finding leads_on_by_legal_steps(const State& state, const UnknownSteps& gap);
[[nodiscard]] Finding pays_from_the_hand(const State& state, const Step& step);
[[nodiscard]] Finding stays_on_one_lake(const State& state, const Step& step);
[[nodiscard]] Finding starts_within_the_limit(const State& state, const StartPlayer& start);
[[nodiscard]] Finding discards_down_to_the_limit(const State& state, const EndJourney& end);
[[nodiscard]] Finding ends_within_the_limit(const State&, const Sheet& sheet);
[[nodiscard]] Finding discards_from_the_hand(const State& state, const EndJourney& end);
[[nodiscard]] Finding stands_in_one_of_its_towns(const State&, const Sheet& sheet);
[[nodiscard]] Finding counts_the_town_once(const State&, const SheetTown& town);

// ---------------------------------------------------------------- rules_price.cpp: what a step costs

/// Which rule a wrong payment breaks, as the collected facts tell them apart.
enum class PriceRule { counter, obstacle, caravan, caravan_over_obstacle, downstream, upstream, ferry };

/// Whether cards given on a road are meant as a caravan.
[[nodiscard]] inline bool means_caravan(const RoadState& road, const Step& step) {
  if (step.caravan) return true;
  const int count = step.paid.count();
  const int matching = road.counter ? step.paid.of[static_cast<std::size_t>(*road.counter)] : 0;
  return count >= 3 && matching != count;
}

/// Whether a rule is that of a step's price. REQUIRES: step.way is set.
template <PriceRule rule>
[[nodiscard]] bool is_case(const State& state, const Step& step) {
  using enum PriceRule;
  const WayId id = *step.way;
  if constexpr (rule == ferry) return is_ferry(id);
  if constexpr (rule == downstream) return is_river(id) && way(id).b == step.to;
  if constexpr (rule == upstream) return is_river(id) && way(id).b != step.to;
  if (!is_road(id)) return false;
  constexpr bool over_obstacle = rule == obstacle || rule == caravan_over_obstacle;
  constexpr bool by_caravan = rule == caravan || rule == caravan_over_obstacle;
  const RoadState& road = state.road[id.value];
  return (road.obstacles > 0) == over_obstacle && means_caravan(road, step) == by_caravan;
}

/// Of a step whose price can be asked.
[[nodiscard]] Finding pays_the_price(const State& state, const Step& step);

/// Each of the price rules asks this; only the one whose case it is speaks.
template <PriceRule rule>
[[nodiscard]] Finding pays(const State& state, const Step& step) {
  if (!step.way || !is_case<rule>(state, step) || !priced(state, step)) return kept();
  return pays_the_price(state, step);
}

[[nodiscard]] Finding finds_a_counter(const State& state, const Step& step);
[[nodiscard]] Finding pays_no_more(const State& state, const Step& step);
[[nodiscard]] Finding needs_its_caravan(const State& state, const Step& step);
[[nodiscard]] Finding leads_its_caravan_over_a_counter(const State& state, const Step& step);
[[nodiscard]] Finding leads_its_caravan_by_land(const State& state, const Step& step);

// ---------------------------------------------------------------- rules_end.cpp: the end, and what is claimed of it

[[nodiscard]] Finding keeps_one_counter(const State& state, const Keep& keep);
[[nodiscard]] Finding keeps_its_own_counter(const State& state, const Keep& keep);
[[nodiscard]] Finding keeps_it_as_it_lay(const State& state, const Keep& keep);
[[nodiscard]] Finding is_not_past_the_last_round(const State& state, const BeginRound& round);
[[nodiscard]] Finding nobody_has_won_early(const State& state, const BeginRound& round);
[[nodiscard]] Finding nobody_had_won_early(const State& state, const Step& step);

/// Of a number that is claimed of a player.
[[nodiscard]] Finding claims_what_is(const State& state, const ClaimResult& claim);

/// The claims of one kind.
template <ClaimResult::Key key>
[[nodiscard]] Finding claims(const State& state, const ClaimResult& claim) {
  return claim.key == key ? claims_what_is(state, claim) : kept();
}

[[nodiscard]] Finding claims_the_winner(const State& state, const ClaimWinner& claim);

}  // namespace elfref::elfenland
