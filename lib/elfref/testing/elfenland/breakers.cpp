#include "elfref/testing/elfenland/breakers.h"

#include <algorithm>
#include <vector>

#include "elfref/elfenland/facts/kinds.h"
#include "elfref/elfenland/rules/rulebook.h"
#include "elfref/elfenland/table/box.h"
#include "elfref/testing/elfenland/breaker_parts.h"
#include "elfref/testing/elfenland/box.h"

namespace elfref::testing {
namespace breaking {

using namespace elfenland;

int have(const Position& state, Seat seat, int kind) {
  return state.at(seat).hand.lower[static_cast<std::size_t>(kind)];
}
int own(const Position& state, Seat seat, int kind) {
  const Holding& holding = state.at(seat).holding;
  return holding.known[static_cast<std::size_t>(kind)] - holding.used[static_cast<std::size_t>(kind)];
}
bool fits(int kind, WayId road) {
  return cost(Transport(kind), way(road).terrain) > 0;
}
Link link_of(WayId id, By by) {
  return {way(id).a, way(id).b, by};
}
bool is_twin(WayId id) {
  return road_between(way(id).a, way(id).b).has_value() && waterway_between(way(id).a, way(id).b).has_value();
}
Pieces cards(int kind, int number) {
  Pieces pieces;
  pieces.of[static_cast<std::size_t>(kind)] = static_cast<std::uint8_t>(number);
  return pieces;
}

std::optional<Pieces> cards_without(const Position& state, Seat seat, int kind, int number, Dice& dice) {
  std::vector<int> all;
  for (int other = 0; other < transport_count; ++other)
    for (int n = other == kind ? 0 : have(state, seat, other); n > 0; --n) all.push_back(other);
  if (std::ssize(all) < number) return std::nullopt;
  Pieces pieces;
  for (int n = 0; n < number; ++n) {
    const auto at = static_cast<std::size_t>(dice.below(static_cast<int>(all.size())));
    ++pieces.of[static_cast<std::size_t>(all[at])];
    all.erase(all.begin() + static_cast<std::ptrdiff_t>(at));
  }
  return pieces;
}

bool is_water_alone(WayId id) {
  return !is_road(id) && !is_twin(id);
}

bool the_seating_shows(const Occasion& at) {
  return std::any_of(at.game.plays.begin(), at.game.plays.begin() + static_cast<std::ptrdiff_t>(at.index),
                     [](const Action& play) { return std::holds_alternative<BeginChoose>(play); });
}

bool one_less(Pieces& pieces, Dice& dice) {
  std::vector<int> kinds;
  for (int kind = 0; kind < transport_count; ++kind)
    if (pieces.of[static_cast<std::size_t>(kind)] > 0) kinds.push_back(kind);
  const auto kind = any(kinds, dice);
  if (kind) --pieces.of[static_cast<std::size_t>(*kind)];
  return kind.has_value();
}

}  // namespace breaking

std::span<const Breaker> breakers() {
  static const std::vector<Breaker> all = [] {
    using namespace breaking;
    std::vector<Breaker> found;
    for (const auto part :
         {breakers_of_the_setup(), breakers_of_planning(), breakers_of_travel(), breakers_of_the_end()})
      found.insert(found.end(), part.begin(), part.end());
    return found;
  }();
  return all;
}

}  // namespace elfref::testing
