#include "elfref/testing/elven_rage/statistics.h"

#include <array>

namespace elfref::testing::rage {

Statistics::Statistics() = default;
void Statistics::add(std::string what, bool rule) {
  places_.emplace(what, tallies_.size());
  Tally& tally = tallies_.emplace_back();
  tally.rule = rule;
  tally.what = std::move(what);
}
void Statistics::note(std::string_view what, std::uint64_t times) {
  auto found = places_.find(what);
  if (found == places_.end()) {
    add(std::string(what));
    found = places_.find(what);
  }
  tallies_[found->second].times += times;
}
void Statistics::count(const Played& game) {
  for (const auto& [what, times] : game.noted) note(what, static_cast<std::uint64_t>(times));
}

}  // namespace elfref::testing::rage
