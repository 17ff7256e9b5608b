#include "elfref/elfenland/table/box.h"
#include "elfref/testing/elfenland/breaker_parts.h"

namespace elfref::testing::breaking {
namespace {

using namespace elfenland;

/// Whose journey is under way before a play.
std::optional<Seat> traveller(const Action& play) {
  if (const auto* step = std::get_if<Step>(&play)) return step->seat;
  if (const auto* end = std::get_if<EndJourney>(&play)) return end->seat;
  return std::nullopt;
}

/// A way out of the town where the boot stands, and what its road asks for.
struct Leg {
  Seat seat;
  TownId to;
  WayId way;
  int kind = -1;  ///< of its counter; -1: none, or water
  int due = 0;    ///< cards of it, with those for the obstacle
  bool obstacle = false;
};

/// A step along some way of which `pay(leg)` says a payment that breaks the rule.
template <class Pay>
Broken step(const Occasion& at, const Pay& pay) {
  const auto seat = traveller(at.play());
  if (!seat) return std::nullopt;
  const TownId from = at.state.at(*seat).at.first();
  std::vector<Action> all;
  for (std::uint8_t id = 0; id < way_count; ++id) {
    const Way& along = way(WayId{id});
    if ((along.a != from && along.b != from) || is_twin(WayId{id})) continue;
    Leg leg{*seat, along.a == from ? along.b : along.a, WayId{id}};
    if (is_road(leg.way) && at.state.roads.road[id].counter) {
      leg.kind = static_cast<int>(*at.state.roads.road[id].counter);
      leg.obstacle = at.state.roads.road[id].obstacles > 0;
      leg.due = cost(Transport(leg.kind), along.terrain) + (leg.obstacle ? 1 : 0);
    }
    const std::optional<Step> made = pay(leg);
    if (made) all.emplace_back(*made);
  }
  return any(all, at.dice);
}

std::optional<Step> paid(const Leg& leg, std::optional<Pieces> cards, bool caravan = false) {
  if (!cards) return std::nullopt;
  return Step{.seat = leg.seat, .to = leg.to, .paid = *cards, .caravan = caravan};
}

/// One card that is no raft: whatever water costs, it is wrong.
template <bool (*is_this)(const Leg&)>
Broken land_card_on_water(const Occasion& at) {
  return step(at, [&](const Leg& leg) {
    return is_this(leg) ? paid(leg, cards_without(at.state, leg.seat, raft, 1, at.dice)) : std::nullopt;
  });
}

bool is_downstream(const Leg& leg) {
  return is_river(leg.way) && way(leg.way).b == leg.to;
}
bool is_upstream(const Leg& leg) {
  return is_river(leg.way) && way(leg.way).a == leg.to;
}
bool is_by_ferry(const Leg& leg) {
  return is_ferry(leg.way);
}

/// Too few rafts, or the wrong cards.
template <bool (*is_this)(const Leg&)>
Broken too_few_rafts(const Occasion& at) {
  const bool ferry = is_this({.seat = {}, .to = {}, .way = WayId{road_count + river_count}});
  if (ferry && at.state.options.lake_cost() == 1) return land_card_on_water<is_this>(at);
  Broken few = step(at, [&](const Leg& leg) {
    return is_this(leg) && have(at.state, leg.seat, raft) > 0 ? paid(leg, cards(raft, 1)) : std::nullopt;
  });
  return few ? few : land_card_on_water<is_this>(at);
}

Broken wrong_price(const Occasion& at) {
  return step(at, [&](const Leg& leg) -> std::optional<Step> {
    if (leg.kind < 0 || leg.obstacle) return std::nullopt;
    if (leg.due == 2 && have(at.state, leg.seat, leg.kind) > 0 && at.dice.chance(50))
      return paid(leg, cards(leg.kind, 1));
    return paid(leg, cards_without(at.state, leg.seat, leg.kind, 1, at.dice));
  });
}

Broken obstacle_unpaid(const Occasion& at) {
  return step(at, [&](const Leg& leg) {
    const bool can = leg.obstacle && have(at.state, leg.seat, leg.kind) >= leg.due - 1;
    return can ? paid(leg, cards(leg.kind, leg.due - 1)) : std::nullopt;
  });
}

/// So many of a kind would be more than the box has.
bool box_has(const Position& state, Seat seat, int kind, int number) {
  const int missing = std::max(0, number - have(state, seat, kind));
  return cards_out(state, Transport(kind)) + missing <= cards_in_box(Transport(kind));
}

Broken paid_from_nowhere(const Occasion& at) {
  return step(at, [&](const Leg& leg) {
    const bool lacks = leg.kind >= 0 && have(at.state, leg.seat, leg.kind) < leg.due &&
                       at.state.at(leg.seat).hand.min >= leg.due && box_has(at.state, leg.seat, leg.kind, leg.due);
    return lacks ? paid(leg, cards(leg.kind, leg.due)) : std::nullopt;
  });
}

Broken too_much_paid(const Occasion& at) {
  if (at.state.options.overpay() != Overpay::error) return std::nullopt;
  return step(at, [&](const Leg& leg) {
    const bool can = leg.kind >= 0 && leg.due == 1 && have(at.state, leg.seat, leg.kind) >= 2;
    return can ? paid(leg, cards(leg.kind, 2)) : std::nullopt;
  });
}

/// A caravan of so many cards, none of them of the counter's kind.
template <class May>
Broken caravan(const Occasion& at, int number, const May& may) {
  return step(at, [&](const Leg& leg) {
    return may(leg) ? paid(leg, cards_without(at.state, leg.seat, leg.kind, number, at.dice), true) : std::nullopt;
  });
}

Broken no_way(const Occasion& at) {
  const auto seat = traveller(at.play());
  if (!seat || at.state.at(*seat).hand.min == 0) return std::nullopt;
  const TownId from = at.state.at(*seat).at.first();
  const auto paid = cards_without(at.state, *seat, raft, 1, at.dice);
  std::vector<Action> all;
  for (std::uint8_t to = 0; paid && to < town_count; ++to)
    if (from != TownId{to} && !road_between(from, {to}) && !waterway_between(from, {to}))
      all.emplace_back(Step{.seat = *seat, .to = {to}, .paid = *paid});
  return any(all, at.dice);
}

Broken between_the_lakes(const Occasion& at) {
  const auto seat = traveller(at.play());
  if (!seat || have(at.state, *seat, raft) < 2) return std::nullopt;
  const TownId from = at.state.at(*seat).at.first();
  std::vector<Action> all;
  for (std::uint8_t to = 0; to < town_count; ++to)
    if (lake_of(from) * lake_of({to}) == 2 && !road_between(from, {to}) && !waterway_between(from, {to}))
      all.emplace_back(Step{.seat = *seat, .to = {to}, .paid = cards(raft, 2)});
  return any(all, at.dice);
}

/// Whether somebody whose journey is not recorded yet may win by it at once: then all after it was no play any more.
bool somebody_may_win_now(const Position& state) {
  constexpr int most_steps = 12;  // the cards of the largest hand
  if (state.options.early_win() != EarlyWin::immediate) return false;
  for (std::uint8_t seat = 0; seat < state.players; ++seat)
    if (!state.player[seat].travelled && state.player[seat].towns_max + most_steps >= town_count - 1) return true;
  return false;
}

Broken second_journey(const Occasion& at) {
  const auto* end = std::get_if<EndJourney>(&at.play());
  if (end == nullptr || !the_seating_shows(at) || somebody_may_win_now(at.state)) return std::nullopt;
  std::vector<Action> all;
  for (std::uint8_t seat = 0; seat < at.state.players; ++seat)
    if (at.state.player[seat].travelled && Seat{seat} != end->seat) all.emplace_back(BeginJourney{.seat = {seat}});
  return any(all, at.dice);
}

// ---------------------------------------------------------------- the hand

Broken too_little_thrown(const Occasion& at) {
  const auto* end = std::get_if<EndJourney>(&at.play());
  if (end == nullptr || at.state.at(end->seat).hand.min - end->discard.count() != 4 || end->discard.count() < 2)
    return std::nullopt;
  EndJourney other = *end;
  return one_less(other.discard, at.dice) ? Broken(other) : std::nullopt;
}

Broken thrown_from_nowhere(const Occasion& at) {
  const auto* end = std::get_if<EndJourney>(&at.play());
  if (end == nullptr || !end->written) return std::nullopt;
  std::vector<int> kinds;
  for (int kind = 0; kind < transport_count; ++kind)
    if (have(at.state, end->seat, kind) == 0 && box_has(at.state, end->seat, kind, 1)) kinds.push_back(kind);
  const auto kind = any(kinds, at.dice);
  EndJourney other = *end;
  if (!kind || !one_less(other.discard, at.dice)) return std::nullopt;
  ++other.discard.of[static_cast<std::size_t>(*kind)];
  return other;
}

// In the order of the rulebook.
constexpr Breaker of_the_journeys[] = {
    {.rule = "travel-in-turn", .inserts = true, .play = second_journey},
    {.rule = "along-a-connection", .play = no_way},
    {.rule = "counter-on-the-road",
     .play =
         [](const Occasion& at) {
           return step(at, [&](const Leg& leg) {
             const bool empty = is_road(leg.way) && leg.kind < 0;
             return empty ? paid(leg, cards_without(at.state, leg.seat, raft, 1, at.dice)) : std::nullopt;
           });
         }},
    {.rule = "pay-the-price", .play = wrong_price},
    {.rule = "pay-for-the-obstacle", .play = obstacle_unpaid},
    {.rule = "pay-from-the-hand", .play = paid_from_nowhere},
    {.rule = "exact-price",
     .play = too_much_paid,
     .prepare = agree_on<Option::overpay, static_cast<int>(Overpay::error)>},
    {.rule = "downstream-price", .play = land_card_on_water<is_downstream>},
    {.rule = "upstream-price", .play = too_few_rafts<is_upstream>},
    {.rule = "ferry-price", .play = too_few_rafts<is_by_ferry>},
    {.rule = "ferry-within-a-lake", .play = between_the_lakes},
    {.rule = "caravan-price",
     .play =
         [](const Occasion& at) {
           return caravan(at, 2, [](const Leg& leg) { return leg.kind >= 0 && !leg.obstacle; });
         }},
    {.rule = "caravan-only-if-unable",
     .play = [](const Occasion& at) -> Broken {
       if (at.state.options.caravan() != CaravanOption::only_if_unable) return std::nullopt;
       return caravan(at, 3, [&](const Leg& leg) {
         return leg.kind >= 0 && !leg.obstacle && have(at.state, leg.seat, leg.kind) >= leg.due;
       });
     },
     .prepare = agree_on<Option::caravan, static_cast<int>(CaravanOption::only_if_unable)>},
    {.rule = "caravan-needs-a-counter",
     .play =
         [](const Occasion& at) {
           return caravan(at, 3, [](const Leg& leg) { return is_road(leg.way) && leg.kind < 0; });
         }},
    {.rule = "caravan-on-land",
     .play = [](const Occasion& at) { return caravan(at, 3, [](const Leg& leg) { return is_water_alone(leg.way); }); }},
    {.rule = "caravan-over-an-obstacle",
     .play = [](const Occasion& at) { return caravan(at, 3, [](const Leg& leg) { return leg.obstacle; }); }},
    {.rule = "hand-limit", .play = too_little_thrown},
    {.rule = "discard-from-the-hand", .play = thrown_from_nowhere},
};

}  // namespace

std::span<const Breaker> breakers_of_travel() {
  return of_the_journeys;
}

}  // namespace elfref::testing::breaking
