#include "elfref/elfenland/rules/moves.h"

#include <algorithm>
#include <array>

#include "elfref/elfenland/rules/apply.h"
#include "elfref/elfenland/rules/resolve.h"
#include "elfref/elfenland/rules/rulebook.h"
#include "elfref/elfenland/table/by_kind.h"
#include "elfref/elfenland/table/price.h"

namespace elfref::elfenland {
namespace {

constexpr int most_of_a_kind = 4;                   // no price is more

/// What the rules answer about a play, as a whole.
struct Answers {
  bool broken = false;
  bool told = true;       ///< nothing hangs on what nobody wrote down
  bool too_much = false;  ///< more than the price is paid
};

Answers ask(const Position& state, const Action& play) {
  static const RuleInfo* exact_price = &rule_named("exact-price");
  Answers answers;
  check(state, play, [&](const RuleInfo& rule, const Finding& finding) {
    if (rule.bearing != Bearing::verdict) return;
    answers.broken = answers.broken || finding.answer == Answer::broken;
    answers.told = answers.told && (finding.answer == Answer::odd || finding.answer == Answer::broken);
    answers.too_much = answers.too_much || &rule == exact_price;
  });
  return answers;
}

/// Whether what a play takes or needs is known to be there: rules take it as written where it is not.
bool is_known_to_be_there(const Position& state, const Action& action) {
  return std::visit(
      Overloaded{
          [&](const Pick& pick) {
            return pick.blind || !pick.kind || state.box.row.of[static_cast<std::size_t>(*pick.kind)] > 0;
          },
          [&](const PlaceCounter&) { return !state.unrecorded.roads_unknown; },
          [&](const PlaceObstacle& place) {
            const auto road = laid_on(place.link);
            return state.at(place.seat).obstacle == Obstacle::available && road &&
                   (state.roads.road[road->value].occupied && !state.unrecorded.roads_unknown);
          },
          [&](const Step& step) { return state.at(step.seat).at.size() == 1; },
          [&](const EndJourney& end) { return !end.written || state.at(end.seat).hand.surely_holds(end.discard); },
          [&](const Keep& keep) {
            const Holding& holding = state.at(keep.seat).holding;
            if (holding.lax) return keep.counters.count == 0;
            return keep.counters.count == 0 || holding.is_known({keep.counters.at[0].kind, keep.counters.at[0].facing});
          },
          [](const auto&) { return true; }},
      action);
}

Legality legality_of(Answers answers, const Position& state, const Action& play) {
  if (answers.broken) return Legality::no;
  return answers.told && is_known_to_be_there(state, play) ? Legality::yes : Legality::depends;
}

void add_if_allowed(std::vector<LegalPlay>& plays, const Position& state, const Action& play) {
  const Legality found = legality_of(ask(state, play), state, play);
  if (found != Legality::no) plays.push_back({play, found == Legality::yes});
}

// ---------------------------------------------------------------- phases 3, 4 and 6

void add_picks(std::vector<LegalPlay>& plays, const Position& state, Seat seat) {
  for (int kind = 0; kind < transport_count; ++kind)
    add_if_allowed(plays, state, Pick{.seat = seat, .kind = Transport(kind)});
  add_if_allowed(plays, state, Pick{.seat = seat, .blind = true});
}

/// Whether the rules need not be asked about a counter, or an obstacle, on a road: they would say no, in words.
bool cannot_lie(const Position& state, Transport kind, WayId road) {
  return state.roads.road[road.value].occupied || cost(kind, way(road).terrain) == 0;
}
bool no_obstacle_can_lie(const Position& state, WayId road) {
  const RoadState& lies = state.roads.road[road.value];
  return lies.obstacles > 0 || !counter_may_lie(state, road);
}

void add_plan(std::vector<LegalPlay>& plays, const Position& state, Seat seat) {
  const Holding& holding = state.at(seat).holding;
  for (int kind = 0; kind < counter_kinds; ++kind) {
    if (!holding.can({Transport(kind), Facing::either})) continue;
    for (std::uint8_t road = 0; road < road_count; ++road)
      if (!cannot_lie(state, Transport(kind), {road}))
        add_if_allowed(plays, state,
                       PlaceCounter{.seat = seat, .kind = Transport(kind), .link = {way({road}).a, way({road}).b}});
  }
  if (state.at(seat).obstacle != Obstacle::used)
    for (std::uint8_t road = 0; road < road_count; ++road)
      if (!no_obstacle_can_lie(state, {road}))
        add_if_allowed(plays, state, PlaceObstacle{.seat = seat, .link = {way({road}).a, way({road}).b}});
  add_if_allowed(plays, state, Pass{.seat = seat});
}

void add_keeps(std::vector<LegalPlay>& plays, const Position& state, Seat seat) {
  const Holding& holding = state.at(seat).holding;
  for (int kind = 0; kind < counter_kinds; ++kind) {
    const auto transport = Transport(kind);
    const bool up = holding.can({transport, Facing::up}), down = holding.can({transport, Facing::down});
    Keep keep{.seat = seat, .counters = {.count = 1}};
    keep.counters.at[0] = {transport, Facing::either};
    if (up) add_if_allowed(plays, state, keep);
    keep.counters.at[0].facing = Facing::down;
    if (down && !(up && !holding.is_known({transport, Facing::down}))) add_if_allowed(plays, state, keep);
  }
  add_if_allowed(plays, state, Keep{.seat = seat, .counters = {}});
}

// ---------------------------------------------------------------- phase 5

/// The state in which a player's journey is under way; nothing where it may not begin.
std::optional<Position> on_journey(const Position& state, Seat seat) {
  if (state.turns.traveller == seat.value) return state;
  if (state.turns.traveller < max_seats || state.at(seat).travelled) return std::nullopt;
  const BeginJourney begins{.seat = seat};
  if (breaks_a_rule(state, begins)) return std::nullopt;
  Position begun = state;
  apply(begun, begins);
  return begun;
}

By by_of(WayId id) {
  return is_road(id) ? By::road : is_river(id) ? By::river : By::ferry;
}

/// Says by which way a step goes where its words alone would be read otherwise; false where it is not legal then: only
/// on the other way can its player have come there.
bool say_way(const Position& state, Step& step) {
  Action read = step;
  std::get<Step>(read).way.reset();
  resolve(state, read);
  const auto way = std::get<Step>(read).way;
  if (way && by_of(*way) == by_of(*step.way)) return true;
  step.by = by_of(*step.way);
  return !ask(state, step).broken;
}

/// Whether more than one connection joins two towns.
bool joined_twice(TownId a, TownId b) {
  return road_between(a, b) && waterway_between(a, b);
}

void add_prices(const Position& state, NextTown& next) {
  const Hand& hand = state.at(next.step.seat).hand;
  for (int count = 1; count <= most_of_a_kind; ++count)
    for (std::size_t kind = 0; kind < transport_count; ++kind) {
      Step step = next.step;
      step.paid.of[kind] = static_cast<std::uint8_t>(count);
      if (!hand.can_hold(step.paid)) continue;
      const Answers answers = ask(state, step);
      const Legality found = legality_of(answers, state, step);
      const bool caravan = found != Legality::no && payment_of(state, step, step.paid) != Payment::exact;
      if (found == Legality::no || answers.too_much || caravan) continue;
      if (joined_twice(*step.from, step.to) && !say_way(state, step)) continue;
      next.prices.push_back({step, found == Legality::yes});
    }
}

void add_caravans(const Position& state, NextTown& next) {
  const Price price = price_of(state, next.step);
  for (int count = 3 + price.obstacles_min; count <= 3 + price.obstacles_max; ++count) {
    Step step = next.step;
    step.caravan = true;
    step.paid.unknown = static_cast<std::uint8_t>(count);
    if (!state.at(step.seat).hand.can_hold(step.paid)) continue;
    const Legality found = legality_of(ask(state, step), state, step);
    if (found != Legality::no) next.caravans.push_back({count, found == Legality::yes});
  }
}

/// Of steps with the same cards to the same town, from whichever town, leaves the first.
void drop_repetitions(std::vector<LegalPlay>& plays) {
  std::vector<LegalPlay> once;
  for (const LegalPlay& play : plays) {
    const auto* step = std::get_if<Step>(&play.play);
    const bool again = step != nullptr && std::ranges::any_of(once, [step](const LegalPlay& other) {
                         const auto* same = std::get_if<Step>(&other.play);
                         return same != nullptr && same->to == step->to && same->paid == step->paid &&
                                is_road(*same->way) == is_road(*step->way);
                       });
    if (!again) once.push_back(play);
  }
  plays = std::move(once);
}

void add_journey(std::vector<LegalPlay>& plays, const Position& state, Seat seat) {
  for (const NextTown& next : next_towns(state, seat)) {
    plays.insert(plays.end(), next.prices.begin(), next.prices.end());
    for (const NextTown::Caravan& caravan : next.caravans) {
      const auto each = caravans_of(state, next, caravan.cards);
      plays.insert(plays.end(), each.begin(), each.end());
    }
  }
  const auto ends = ends_of_journey(state, seat);
  plays.insert(plays.end(), ends.begin(), ends.end());
}

}  // namespace

Legality legality(const Position& state, const Action& play) {
  Action read = play;
  if (const auto* step = std::get_if<Step>(&play); step != nullptr && (!step->from || !step->way)) resolve(state, read);
  return legality_of(ask(state, read), state, read);
}

int LegalPlay::cards() const {
  if (const auto* step = std::get_if<Step>(&play)) return step->paid.count();
  if (const auto* end = std::get_if<EndJourney>(&play)) return end->discard.count();
  return 0;
}

std::vector<NextTown> next_towns(const Position& state, Seat seat, std::optional<TownId> to) {
  std::vector<NextTown> found;
  const TownSet at = state.at(seat).at;
  for_steps([&](const Step& step) {
    if (!at.has(*step.from) || (to && step.to != *to)) return;
    NextTown next{.step = step, .prices = {}, .caravans = {}};
    next.step.seat = seat;
    add_prices(state, next);
    add_caravans(state, next);
    if (!next.prices.empty() || !next.caravans.empty()) found.push_back(std::move(next));
  });
  return found;
}

std::vector<LegalPlay> caravans_of(const Position& state, const NextTown& next, int cards) {
  std::vector<LegalPlay> found;
  Step step = next.step;
  step.caravan = true;
  const Hand& hand = state.at(step.seat).hand;
  by_kind::for_each_set(by_kind::load(hand.upper), cards, step.paid.of, [&] {
    if (!hand.can_hold(step.paid)) return;
    const auto is_the_same = [&](const LegalPlay& play) { return std::get<Step>(play.play).paid == step.paid; };
    const bool price = std::ranges::any_of(next.prices, is_the_same);
    const Answers answers = price ? Answers{} : ask(state, step);
    if (!price && !answers.too_much && !answers.broken)
      found.push_back({step, legality_of(answers, state, step) == Legality::yes});
  });
  return found;
}

std::optional<int> due_discard(const Position& state, Seat seat) {
  const Hand& hand = state.at(seat).hand;
  if (hand.max <= 4 || state.end.ending == Ending::early_win) return 0;
  if (hand.min != hand.max) return std::nullopt;
  return hand.max - 4;
}

std::vector<LegalPlay> ends_of_journey(const Position& state, Seat seat) {
  std::vector<LegalPlay> found;
  const auto due = due_discard(state, seat);
  if (!due || *due == 0) add_if_allowed(found, state, EndJourney{.seat = seat});
  const Hand& hand = state.at(seat).hand;
  const int least = due ? *due : hand.min - 4, most = due ? *due : hand.max - 4;
  EndJourney end{.seat = seat, .discard = {}, .written = true};
  for (int count = std::max(1, least); count <= most; ++count)
    by_kind::for_each_set(by_kind::load(hand.upper), count, end.discard.of, [&] {
      if (hand.can_hold(end.discard)) add_if_allowed(found, state, end);
    });
  return found;
}

Seats who_may_play(const Position& state, std::string_view phase) {
  Seats found = 0;
  for (std::uint8_t index = 0; index < state.players; ++index) {
    const Seat seat{index};
    bool may = false;
    if (phase == phase::choose) may = !breaks_a_rule(state, Pick{.seat = seat, .blind = true});
    if (phase == phase::plan) may = !state.turns.phase_over && !breaks_a_rule(state, Pass{.seat = seat});
    if (phase == phase::travel) may = on_journey(state, seat).has_value();
    if (phase == phase::deal) may = (state.turns.dealt & bit(seat)) == 0;
    if (phase == phase::draw) may = (state.turns.drawn & bit(seat)) == 0;
    if (phase == phase::keep) may = (state.turns.kept & bit(seat)) == 0;
    if (may) found |= bit(seat);
  }
  return found;
}

std::vector<LegalPlay> legal_plays(const Position& state, std::string_view phase, Seat seat) {
  std::vector<LegalPlay> plays;
  if (phase == phase::choose) add_picks(plays, state, seat);
  if (phase == phase::keep && (state.turns.kept & bit(seat)) == 0) add_keeps(plays, state, seat);
  if (phase == phase::plan && (who_may_play(state, phase) & bit(seat)) != 0) add_plan(plays, state, seat);
  if (phase == phase::travel)
    if (const auto begun = on_journey(state, seat)) add_journey(plays, *begun, seat);
  if (phase == phase::travel && state.at(seat).at.size() > 1) drop_repetitions(plays);  // from several towns
  return plays;
}

}  // namespace elfref::elfenland
