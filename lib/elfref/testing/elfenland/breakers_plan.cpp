#include "elfref/testing/elfenland/breaker_parts.h"

namespace elfref::testing::breaking {
namespace {

using namespace elfenland;

/// Whose turn of phase 4 a play is.
std::optional<Seat> planner(const Action& play) {
  if (const auto* place = std::get_if<PlaceCounter>(&play)) return place->seat;
  if (const auto* obstacle = std::get_if<PlaceObstacle>(&play)) return obstacle->seat;
  if (const auto* pass = std::get_if<Pass>(&play)) return pass->seat;
  return std::nullopt;
}

/// A counter laid on some road of which `may(kind, road)`.
template <class May>
Broken lay(const Occasion& at, Seat seat, const May& may) {
  std::vector<Action> all;
  for (int kind = 0; kind < counter_kinds; ++kind)
    for (std::uint8_t road = 0; road < road_count; ++road)
      if (may(kind, WayId{road}))
        all.emplace_back(PlaceCounter{.seat = seat, .kind = Transport(kind), .link = link_of(WayId{road})});
  return any(all, at.dice);
}

template <class May>
Broken lay(const Occasion& at, const May& may) {
  const auto seat = planner(at.play());
  return seat ? lay(at, *seat, [&](int kind, WayId road) { return may(*seat, kind, road); }) : std::nullopt;
}

bool is_free(const Position& state, WayId road) {
  return !state.roads.road[road.value].occupied;
}

/// An obstacle laid on some way of which `may(way)`, by whoever's turn it is.
template <class May>
Broken obstruct(const Occasion& at, Obstacle own_one, const May& may) {
  const auto seat = planner(at.play());
  if (!seat || at.state.at(*seat).obstacle != own_one) return std::nullopt;
  std::vector<Action> all;
  for (std::uint8_t id = 0; id < way_count; ++id)
    if (may(WayId{id})) all.emplace_back(PlaceObstacle{.seat = *seat, .link = link_of(WayId{id})});
  return any(all, at.dice);
}

Broken counter_on_water(const Occasion& at) {
  const auto seat = planner(at.play());
  std::vector<Action> all;
  for (std::uint8_t id = road_count; seat && id < way_count; ++id)
    for (int kind = 0; kind < counter_kinds; ++kind)
      if (is_water_alone(WayId{id}) && own(at.state, *seat, kind) > 0)
        all.emplace_back(PlaceCounter{.seat = *seat, .kind = Transport(kind), .link = link_of(WayId{id})});
  return any(all, at.dice);
}

Broken counter_on_nothing(const Occasion& at) {
  const auto seat = planner(at.play());
  std::vector<Action> all;
  for (std::uint8_t a = 0; seat && a < town_count; ++a)
    for (std::uint8_t b = 0; b < a; ++b)
      for (int kind = 0; kind < counter_kinds; ++kind)
        if (!road_between({a}, {b}) && !waterway_between({a}, {b}) && own(at.state, *seat, kind) > 0)
          all.emplace_back(PlaceCounter{.seat = *seat, .kind = Transport(kind), .link = {{a}, {b}}});
  return any(all, at.dice);
}

/// Whether the plays of phase 4 up to a place hold a pass that is not among the last: then their order is binding.
bool a_pass_is_recorded(const Occasion& at) {
  bool pass = false;
  for (std::size_t i = at.index; i-- > 0 && !std::holds_alternative<BeginPlan>(at.game.plays[i]);) {
    if (std::holds_alternative<Pass>(at.game.plays[i])) pass = true;
  }
  if (!pass) return false;
  bool laid = false;
  for (std::size_t i = at.index; i-- > 0 && !std::holds_alternative<BeginPlan>(at.game.plays[i]);) {
    if (laid && std::holds_alternative<Pass>(at.game.plays[i])) return true;
    laid = laid || !std::holds_alternative<Pass>(at.game.plays[i]);
  }
  return false;
}

Broken plan_out_of_turn(const Occasion& at) {
  const auto due = planner(at.play());
  if (!due || !a_pass_is_recorded(at) || !the_seating_shows(at)) return std::nullopt;
  Seat other = at.state.next(*due);
  for (int n = at.dice.below(at.state.players - 1); n > 0; --n) other = at.state.next(other);
  return Pass{.seat = other};
}

Broken lay_too_late(const Occasion& at) {
  if (!std::holds_alternative<BeginTravel>(at.play()) || !the_seating_shows(at)) return std::nullopt;
  for (std::uint8_t seat = 0; seat < at.state.players; ++seat)
    if (at.state.turns.turn == bit(Seat{seat}))
      return lay(at, Seat{seat}, [&](int kind, WayId road) {
        return own(at.state, Seat{seat}, kind) > 0 && is_free(at.state, road) && fits(kind, road);
      });
  return std::nullopt;
}

// In the order of the rulebook.
constexpr Breaker of_the_planning[] = {
    {.rule = "plan-in-turn", .play = plan_out_of_turn},
    {.rule = "planning-has-ended", .inserts = true, .play = lay_too_late},
    {.rule = "place-an-own-counter",
     .play =
         [](const Occasion& at) {
           return lay(at, [&](Seat seat, int kind, WayId road) {
             return own(at.state, seat, kind) == 0 && is_free(at.state, road) && fits(kind, road);
           });
         }},
    {.rule = "place-on-a-road", .play = counter_on_nothing},
    {.rule = "one-counter-per-road",
     .play =
         [](const Occasion& at) {
           return lay(at, [&](Seat seat, int kind, WayId road) {
             return own(at.state, seat, kind) > 0 && !is_free(at.state, road) && fits(kind, road);
           });
         }},
    {.rule = "counter-fits-terrain",
     .play =
         [](const Occasion& at) {
           return lay(at, [&](Seat seat, int kind, WayId road) {
             return own(at.state, seat, kind) > 0 && is_free(at.state, road) && !fits(kind, road);
           });
         }},
    {.rule = "no-counter-on-water", .play = counter_on_water},
    {.rule = "one-obstacle-a-game",
     .play =
         [](const Occasion& at) {
           return obstruct(at, Obstacle::used, [&](WayId id) {
             return is_road(id) && !is_free(at.state, id) && at.state.roads.road[id.value].obstacles == 0;
           });
         }},
    {.rule = "obstacle-on-a-counter",
     .play =
         [](const Occasion& at) {
           return obstruct(at, Obstacle::available, [&](WayId id) { return is_road(id) && is_free(at.state, id); });
         }},
    {.rule = "one-obstacle-per-road",
     .play =
         [](const Occasion& at) {
           return obstruct(at, Obstacle::available,
                           [&](WayId id) { return is_road(id) && at.state.roads.road[id.value].obstacles > 0; });
         }},
    {.rule = "no-obstacle-on-water",
     .play = [](const Occasion& at) { return obstruct(at, Obstacle::available, is_water_alone); }},
};

}  // namespace

std::span<const Breaker> breakers_of_planning() {
  return of_the_planning;
}

}  // namespace elfref::testing::breaking
