#include "elfref/elfenland/table/holding.h"

#include <algorithm>

#include "elfref/elfenland/table/by_kind.h"

namespace elfref::elfenland {
namespace {

bool fits(const Holding::Counter& counter, const Holding::Use& use) {
  if (counter.kind && use.kind && *counter.kind != *use.kind) return false;
  return use.facing == Facing::either || counter.facing == Facing::either || counter.facing == use.facing;
}

/// One augmenting path of the bipartite matching of uses to counters (Kuhn 1955).
bool augment(Holding& holding, int use, std::uint32_t& tried) {
  for (int counter = 0; counter < holding.counter_count; ++counter) {
    if ((tried >> counter & 1u) != 0 || !fits(holding.counters[counter], holding.uses[use])) continue;
    tried |= 1u << counter;
    int owner = -1;
    for (int other = 0; other < holding.use_count; ++other)
      if (other != use && holding.match[other] == counter) owner = other;
    if (owner < 0 || augment(holding, owner, tried)) {
      holding.match[use] = static_cast<std::uint8_t>(counter);
      return true;
    }
  }
  return false;
}

/// A counter that fits and that nothing else was: mostly there is one.
bool take_free(Holding& holding, int use) {
  std::uint32_t taken = 0;
  for (int other = 0; other < use; ++other) taken |= 1u << holding.match[other];
  for (int counter = 0; counter < holding.counter_count; ++counter) {
    if ((taken >> counter & 1u) != 0 || !fits(holding.counters[counter], holding.uses[use])) continue;
    holding.match[use] = static_cast<std::uint8_t>(counter);
    return true;
  }
  return false;
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
  match[use_count] = none;
  ++use_count;
  std::uint32_t tried = 0;
  if (take_free(*this, use_count - 1) || augment(*this, use_count - 1, tried)) {
    if (use.kind) ++used[static_cast<std::size_t>(*use.kind)];
    if (use.kind && use.facing == Facing::down) ++used_down[static_cast<std::size_t>(*use.kind)];
    return true;
  }
  --use_count;
  uses[use_count] = {};
  match[use_count] = 0;
  return false;
}

bool Holding::can(Use use) const {
  // Where every use names its kind, a counter that came of this kind is left, or one can be made free.
  if (use.facing != Facing::up && shows(use) && by_kind::sum(by_kind::load(used)) == use_count) return true;
  Holding copy = *this;
  return copy.assign(use);
}

int Holding::surely() const {
  return static_cast<int>(
      std::count_if(counters.begin(), counters.begin() + counter_count, [](const Counter& c) { return c.surely; }));
}

}  // namespace elfref::elfenland
