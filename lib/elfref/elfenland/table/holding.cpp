#include "elfref/elfenland/table/holding.h"

#include <algorithm>
#include <array>
#include <span>

#include "elfref/elfenland/table/by_kind.h"

namespace elfref::elfenland {
namespace {

bool fits(const Holding::Counter& counter, const Holding::Use& use) {
  if (counter.kind && use.kind && *counter.kind != *use.kind) return false;
  return use.facing == Facing::either || counter.facing == Facing::either || counter.facing == use.facing;
}

}  // namespace

void Holding::add(Counter counter) {
  if (counter_count == room) {
    lax = true;
    return;
  }
  counters[counter_count++] = counter;
  if (!counter.kind) return;
  ++known[static_cast<std::size_t>(*counter.kind)];
  if (counter.facing != Facing::up) ++known_down[static_cast<std::size_t>(*counter.kind)];
}

bool Holding::assign(Use use) {
  if (lax || use_count == room) return lax = true;
  uses[use_count] = use;
  const auto fits_it = [this](std::uint8_t which, std::size_t counter) { return fits(counters[counter], uses[which]); };
  const auto free = [&](std::size_t counter) { return use_of[counter] == unmatched<std::uint8_t>; };
  std::size_t counter = 0;  // mostly there is a free one
  while (counter < counter_count && !(free(counter) && fits_it(use_count, counter))) ++counter;
  std::array<bool, room> tried{};
  if (counter < counter_count) {
    use_of[counter] = use_count;
  } else if (!match(use_count, std::span(use_of).first(counter_count), tried, fits_it)) {
    uses[use_count] = {};
    return false;
  }
  ++use_count;
  if (use.kind) ++used[static_cast<std::size_t>(*use.kind)];
  if (use.kind && use.facing == Facing::down) ++used_down[static_cast<std::size_t>(*use.kind)];
  return true;
}

bool Holding::can(Use use) const {
  // Where every use names its kind, a counter that came of this kind is left, or one can be made free.
  if (use.facing != Facing::up && shows(use) && by_kind::sum(by_kind::load(used)) == use_count) return true;
  Holding copy = *this;
  return copy.assign(use);
}

int Holding::certain() const {
  return static_cast<int>(
      std::count_if(counters.begin(), counters.begin() + counter_count, [](const Counter& c) { return c.certain; }));
}

}  // namespace elfref::elfenland
