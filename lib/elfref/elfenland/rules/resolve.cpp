#include "elfref/elfenland/rules/resolve.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <variant>

#include "elfref/elfenland/rules/rulebook.h"
#include "elfref/elfenland/table/known_position.h"
#include "elfref/elfenland/table/price.h"

namespace elfref::elfenland {
namespace {

/// How well a play stands, the smaller the better: the worst answer of a rule, and one more for each further rule that
/// is broken.
int grade(const Position& state, const Action& action) {
  constexpr int wrong = static_cast<int>(Answer::broken);
  int worst = 0;
  check(state, action, [&](const RuleInfo& rule, const Finding& finding) {
    if (rule.bearing != Bearing::verdict) return;
    const bool further = worst >= wrong && finding.answer == Answer::broken;
    worst = further ? worst + 1 : std::max(worst, static_cast<int>(finding.answer));
  });
  return worst;
}

/// Whether a step between towns with a road and a waterway means the water where both readings are as good: one or two
/// rafts do, and an overpaid waterway where no counter lies on the road.
template <class Table>
bool means_water(const Table& state, const Step& step, WayId road) {
  if (step.by == By::road || step.caravan || step.paid.open) return false;
  const int rafts = step.paid.of[static_cast<std::size_t>(Transport::raft)];
  const int count = step.paid.count();
  if (count <= 2) return rafts == count && count > 0;
  Step water = step;
  water.way = waterway_between(*step.from, step.to);
  return !state.lies(road).occupied && !state.unrecorded.roads_unknown && rafts >= price_of(state, water).rafts;
}

struct StepReading {
  TownId from;
  WayId way;
};

/// Whether a step along this way is the first to show that a counter lies there, or which.
bool shows_a_counter(const Position& state, WayId way) {
  return is_road(way) && !state.roads.road[way.value].counter;
}

/// At most two readings for every town that the boot may stand in.
struct Readings {
  std::array<StepReading, 2 * town_count> all{};
  std::size_t count = 0;
  void push_back(StepReading reading) { all[count++] = reading; }
};

/// Every reading of a step, the one it means first for each town it may start from.
Readings readings(const Position& state, const Step& step) {
  Readings found;
  for (const TownId from : state.at(step.seat).at) {
    const auto [road, water] = connections(from, step.to, step.by);
    if (road && water) {
      Step on_water = step;
      on_water.from = from;
      const bool water_first = means_water(state, on_water, *road);
      found.push_back({from, water_first ? *water : *road});
      found.push_back({from, water_first ? *road : *water});
    } else if (road || water) {
      found.push_back({from, road ? *road : *water});
    }
  }
  return found;
}

/// The only connection of a known boot to a town without a waterway beside its road: nothing to choose from.
bool resolve_simply(const Position& state, Step& step) {
  const TownSet at = state.at(step.seat).at;
  if (at.size() != 1 || step.by != By::unsaid) return false;
  step.from = at.first();
  const auto [road, water] = connections(*step.from, step.to, step.by);
  if (road && water) return false;
  if (road || water) step.way = road ? road : water;
  return true;
}

}  // namespace

bool breaks_a_rule(const Position& state, const Action& action) {
  return grade(state, action) >= static_cast<int>(Answer::broken);
}

namespace {

struct Graded {
  StepReading reading;
  int grade;
};

/// Of the readings of a step from one town the one under which it stands best. `passing` counts those that are legal.
/// REQUIRES: the action is a step; its `from` and `way` are left behind as they come.
Graded best_of(const Position& state, Action& action, std::span<const StepReading> ways, int& passing) {
  Step& step = std::get<Step>(action);
  std::optional<Graded> best;
  for (const StepReading& reading : ways) {
    step.from = reading.from;
    step.way = reading.way;
    const int found = grade(state, action);
    if (found < static_cast<int>(Answer::broken)) ++passing;
    if (best && found >= best->grade) continue;
    best = Graded{reading, found};
    const bool nothing_to_say = found <= static_cast<int>(Answer::taken_on_trust);
    if (nothing_to_say && !shows_a_counter(state, reading.way)) break;  // no reading is better, and nothing hangs on it
  }
  return *best;
}

/// Whether a step is rather taken as one from a town where it stands like this than from another one: from where it can
/// be legal, and of those towns from one where that hangs on what nobody wrote down. The boot may have stood there.
bool rather(int grade, int other) {
  constexpr int wrong = static_cast<int>(Answer::broken), open = static_cast<int>(Answer::cannot_tell);
  if (grade < wrong && other < wrong && (grade == open || other == open)) return grade > other;
  return grade < other;
}

}  // namespace

void resolve(const KnownPosition& table, Step& step) {
  step.from = table.at(step.seat).at;
  const auto [road, water] = connections(*step.from, step.to, step.by);
  step.way = road ? road : water;
  if (!road || !water) return;
  const bool water_first = means_water(table, step, *road);
  step.way = water_first ? water : road;
  const Answer first = ask(table, step);
  if (first == Answer::kept) return;
  step.way = water_first ? road : water;
  if (ask(table, step) >= first) step.way = water_first ? water : road;
}

void resolve(const Position& state, Action& action) {
  Step* step = std::get_if<Step>(&action);
  if (step == nullptr || resolve_simply(state, *step)) return;
  const TownSet at = state.at(step->seat).at;
  const Readings found_readings = readings(state, *step);
  const std::span<const StepReading> all(found_readings.all.data(), found_readings.count);
  if (all.empty()) {
    if (at.size() == 1) step->from = at.first();
    return;
  }
  if (all.size() == 1) {
    step->from = all.front().from;
    step->way = all.front().way;
    return;
  }
  std::optional<Graded> chosen;
  int passing = 0;
  for (auto rest = all; !rest.empty();) {
    const auto next = std::ranges::find_if(rest, [&](const StepReading& one) { return one.from != rest.front().from; });
    const auto ways = static_cast<std::size_t>(next - rest.begin());
    const Graded found = best_of(state, action, rest.first(ways), passing);
    if (!chosen || rather(found.grade, chosen->grade)) chosen = found;
    rest = rest.subspan(ways);
  }
  step->from = chosen->reading.from;
  step->way = chosen->reading.way;
  step->other_ways = passing != 1;
  if (at.size() == 1 || chosen->grade < static_cast<int>(Answer::broken)) return;
  step->from.reset();  // wherever the boot stands, this step is wrong: none of those places is where it went wrong
  step->way.reset();
}

}  // namespace elfref::elfenland
