#include "elfref/elfenland/hidden/slips.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace elfref::elfenland {

About about(const RuleInfo& rule) {
  static constexpr std::pair<std::string_view, About> rules[]{
      {"pick-in-turn", About::turns},
      {"plan-in-turn", About::turns},
      {"travel-in-turn", About::turns},
      {"deal-eight-cards", About::cards},
      {"fill-the-hand", About::cards},
      {"hand-limit", About::cards},
      {"pay-from-the-hand", About::cards_given},
      {"discard-from-the-hand", About::cards_given},
      {"cards-in-the-box", About::cards_in_all},
      {"caravan-only-if-unable", About::caravan},
      {"place-an-own-counter", About::counters},
      {"one-counter-per-road", About::counters},
      {"keep-an-own-counter", About::counters},
      {"kept-counter-lies-as-it-lay", About::counters},
      {"pick-from-the-row", About::counters},
      {"row-stays", About::counters},
      {"five-in-the-row", About::counters},
      {"counter-fits-terrain", About::terrain},
      {"counters-in-the-box", About::counters_in_all},
  };
  const auto* found = std::ranges::find(rules, rule.id, [](const auto& entry) { return entry.first; });
  return found == std::end(rules) ? About::other : found->second;
}

Slips Slips::of(const Replayed<State>& table, bool caravans) {
  Slips slips;
  for (const Raised& raised : table.raised) {
    const Answer answer = raised.finding.answer;
    const bool wrong = answer == Answer::broken || answer == Answer::doubtful;
    const About what = about(*raised.rule);
    if (!raised.claim && (wrong || (caravans && what == About::caravan)))
      slips.all_.push_back({raised.ply, what, answer});
  }
  return slips;
}

bool Slips::has(std::uint32_t ply) const {
  return std::ranges::binary_search(all_, ply, {}, &Slip::ply);
}

}  // namespace elfref::elfenland
