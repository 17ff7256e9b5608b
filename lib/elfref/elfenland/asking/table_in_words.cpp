#include "elfref/elfenland/asking/table_in_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "elfref/core/text/text.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/forms/written.h"
#include "elfref/elfenland/rules/wording.h"

namespace elfref::elfenland {

Range unknown_cards(const Hand& hand) {
  const int known = Pieces{.of = hand.lower}.known();
  return {std::max(0, hand.min - known), std::max(0, hand.max - known)};
}

std::string hand_in_words(const Hand& hand) {
  const Pieces known{.of = hand.lower};
  const Range unseen = unknown_cards(hand);
  if (unseen.max == 0) return known.known() == 0 ? "none" : sum_of(known);
  const std::string unknown = range(unseen) + " unknown";
  return known.known() == 0 ? unknown : sum_of(known) + " + " + unknown;
}

std::array<bool, Holding::room> placed(const Holding& holding) {
  std::array<bool, Holding::room> gone{};
  const auto take = [&](const Holding::Use& use, bool alike) {
    for (int i = 0; i < holding.counter_count; ++i) {
      const Holding::Counter& counter = holding.counters[i];
      const bool lies =
          use.facing == Facing::either || counter.facing == Facing::either || counter.facing == use.facing;
      if (gone[i] || !lies || (alike ? counter.kind != use.kind : counter.kind && use.kind && counter.kind != use.kind))
        continue;
      return gone[i] = true;
    }
    return false;
  };
  for (int use = 0; use < holding.use_count; ++use)
    if (!take(holding.uses[use], true)) take(holding.uses[use], false);
  return gone;
}

std::string counters_in_words(const Holding& holding) {
  if (holding.lax) return "unknown";
  const auto gone = placed(holding);
  std::vector<std::pair<std::string, int>> left;  // in words, and how many
  for (int i = 0; i < holding.counter_count; ++i) {
    const Holding::Counter& counter = holding.counters[i];
    if (gone[i]) continue;
    std::string words =
        fmt::format("{}{}{}", counter.surely ? "" : "perhaps ", counter.facing == Facing::down ? "hidden " : "",
                    counter.kind ? name(*counter.kind) : std::string_view("unknown"));
    if (const auto same = std::ranges::find(left, words, &std::pair<std::string, int>::first); same != left.end()) {
      ++same->second;
    } else {
      left.emplace_back(std::move(words), 1);
    }
  }
  const auto term = [](const auto& one) {
    return one.second == 1 ? one.first : fmt::format("{} {}", one.second, one.first);
  };
  return left.empty() ? "none" : joined(left, term, " + ");
}

TownSet named_towns(TownSet at) {
  constexpr int most = 3;
  return at.size() > most ? TownSet() : at;
}

std::string boot_in_words(TownSet at) {
  const TownSet named = named_towns(at);
  return named.empty() ? "unknown" : listed(ascii(named), "or");
}

std::string_view obstacle_in_words(Obstacle obstacle) {
  return obstacle == Obstacle::available ? "not used" : obstacle == Obstacle::used ? "used" : "unknown";
}

std::string road_in_words(WayId id) {
  const auto [a, b] = std::minmax(town(way(id).a).ascii, town(way(id).b).ascii);
  return fmt::format("{}-{}", a, b);
}

std::string lies_in_words(const RoadState& road) {
  std::string text(road.counter ? name(*road.counter) : road.occupied ? "unknown" : "");
  if (road.other) add_term(text, name(*road.other));
  if (road.obstacles > 0) add_term(text, "obstacle");
  return text;
}

std::string way_in_words(const State& state, const Step& step) {
  const WayId id = *step.way;
  if (is_ferry(id)) return "by ferry";
  if (is_river(id)) return way(id).b == step.to ? "down the river" : "up the river";
  const std::string lies = lies_in_words(state.road[id.value]);
  if (!lies.empty()) return fmt::format("{}, {}", land(way(id).terrain), lies);
  return fmt::format("{}, {}", land(way(id).terrain),
                     state.roads_unknown ? "what lies there nobody wrote down" : "no counter lies there");
}

std::string arrival_in_words(const State& state, const Step& step) {
  const PlayerState& player = state.at(step.seat);
  if (step.to == elvenhold || player.collected.has(step.to)) return {};
  return player.open.has(step.to) ? "perhaps a new town" : "new town";
}

std::string step_remark(const State& state, const Step& step) {
  const PlayerState& player = state.at(step.seat);
  std::string text = way_in_words(state, step);
  if (player.at.size() > 1) text += fmt::format("; from {}", ascii(*step.from));
  const std::string arrival = arrival_in_words(state, step);
  return arrival.empty() ? text : text + "; " + arrival;
}

}  // namespace elfref::elfenland
