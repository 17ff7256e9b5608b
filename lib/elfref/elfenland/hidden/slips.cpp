#include "elfref/elfenland/hidden/slips.h"

#include <algorithm>

namespace elfref::elfenland {

Slips Slips::of(const Replayed<Position>& table, bool caravans) {
  Slips slips;
  for (const Raised& raised : table.raised) {
    const Answer answer = raised.finding.answer;
    const bool wrong = answer == Answer::broken || answer == Answer::doubtful;
    const Topic about = raised.rule->about;
    if (!raised.claim && (wrong || (caravans && about == about::caravan)))
      slips.all_.push_back({raised.ply, about, answer});
  }
  return slips;
}

bool Slips::has(std::uint32_t ply) const {
  return std::ranges::binary_search(all_, ply, {}, &Slip::ply);
}

}  // namespace elfref::elfenland
