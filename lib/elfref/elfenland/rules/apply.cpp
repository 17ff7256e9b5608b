#include "elfref/elfenland/rules/apply.h"

#include <cstdint>
#include <variant>

#include "elfref/elfenland/rules/resolve.h"
#include "elfref/elfenland/table/carry_out.h"
#include "elfref/elfenland/table/courses.h"
#include "elfref/elfenland/table/price.h"

namespace elfref::elfenland {
namespace {

/// A counter that nobody wrote down is shown to lie on a road. Where none can that fits, that is told elsewhere.
void show_counter(Position& state, WayId id) {
  RoadState& road = state.roads.road[id.value];
  if (!road.occupied && state.roads.unseen_counters > 0) --state.roads.unseen_counters;
  if (!road.occupied && counters_there(state, id) != 0) road.possible &= state.roads.unseen_kinds;
  road.occupied = true;
  if (road.counter_ply == 0) road.counter_ply = state.ply;
}

/// An obstacle on a road whose counter nobody wrote down shows that one lies there, unless it breaks a rule.
void note_road(Position& state, const PlaceObstacle& place) {
  const auto on = laid_on(place.link);
  if (!on || state.roads.road[on->value].occupied || breaks_a_rule(state, place)) return;
  show_counter(state, *on);
}

/// Which counters can lie on a step's road if an obstacle that nobody wrote down does, or does not.
std::uint8_t payable_over(Position& state, const Step& step, bool obstacle) {
  RoadState& road = state.roads.road[step.way->value];
  const RoadState before = road;
  road.unseen_obstacle = obstacle ? Unseen::shown : Unseen::none;
  if (obstacle) road.obstacles = 1;
  const std::uint8_t kinds = payable_kinds(state, step);
  road = before;
  return kinds;
}

/// A legal step over a counter or an obstacle that nobody wrote down shows that one lies there, and perhaps which it
/// can be. One that may have gone another way shows nothing, nor does one that breaks a rule whatever lies there.
void note_road(Position& state, const Step& step) {
  if (!step.way || !is_road(*step.way) || step.other_ways) return;
  RoadState& road = state.roads.road[step.way->value];
  const bool told = road.counter && !state.unrecorded.roads_unknown;
  if (told || road.other || !priced(state, step) || breaks_a_rule(state, step)) return;
  const Price price = price_of(state, step);
  const bool open = price.obstacles_min < price.obstacles_max;
  if (road.counter && !open) return;
  const std::uint8_t bare = open ? payable_over(state, step, false) : payable_kinds(state, step);
  const std::uint8_t blocked = open ? payable_over(state, step, true) : 0;
  if (!road.counter) show_counter(state, *step.way);
  if ((bare | blocked) == 0) return;
  if (!road.counter) road.possible = bare | blocked;
  if (!open || (bare != 0 && blocked != 0)) return;
  road.unseen_obstacle = bare != 0 ? Unseen::none : Unseen::shown;
  if (bare != 0) return;
  road.obstacles = 1;
  road.obstacle_ply = state.ply;
  --state.roads.unseen_counters;
  ++state.roads.blocked;
}

}  // namespace

void apply(Position& state, const Action& action) {
  if (const auto* step = std::get_if<Step>(&action)) {
    PlayerState& player = state.at(step->seat);
    if (player.courses) player.courses = courses_after(state, player, *step);
    note_road(state, *step);
  } else if (const auto* place = std::get_if<PlaceObstacle>(&action)) {
    note_road(state, *place);
  }
  carry_out(state, action);
}

}  // namespace elfref::elfenland
