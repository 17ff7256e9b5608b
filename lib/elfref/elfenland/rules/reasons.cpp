#include "elfref/elfenland/rules/reasons.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "elfref/core/text/text.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/rules/wording.h"
#include "elfref/elfenland/table/price.h"
#include "elfref/elfenland/table/score.h"

namespace elfref::elfenland {
namespace {

/// Two numbers and what they count, `before` or `behind` them: `3 cards in hand against 1`, `distance 1 each`.
std::string against(Range a, Range b, std::string_view before, std::string_view one, std::string_view many) {
  const std::string_view unit = a.exact() && a.min == 1 ? one : many;
  return a == b ? fmt::format("{}{}{} each", before, range(a), unit)
                : fmt::format("{}{}{} against {}", before, range(a), unit, range(b));
}

bool level(Range a, Range b) { return a == b && a.exact(); }

}  // namespace

std::string why_before(const State& state, const Score& better, const Score& worse) {
  std::string text;
  if (better.early) {
    if ((state.completers & bit(worse.seat)) == 0)
      return fmt::format("all 20 towns in round {}: an early win", state.ended_in);
    text = "all 20 towns each";
  } else {
    const bool points = better.distance.has_value();
    text = against(better.score, worse.score, "", points ? " point" : " town", points ? " points" : " towns");
    if (!level(better.score, worse.score)) return text;
    if (better.distance && worse.distance) {
      text += "; " + against(*better.distance, *worse.distance, "distance ", "", "");
      if (!level(*better.distance, *worse.distance)) return text;
      if (state.options.second_tiebreak() != SecondTiebreak::hand) return text;
    }
  }
  return text + "; " + against(compared_cards(better), compared_cards(worse), "", " card in hand", " cards in hand");
}

std::string why_placed(const State& state, const Score& score, int claimed) {
  if (!score.place.exact()) return {};
  const auto all = scores(state);
  const Score* other = nullptr;  // the next one on the side where the claim puts the player
  for (int seat = 0; seat < state.players; ++seat) {
    const Score& next = all[seat];
    const bool there = claimed < score.place.min ? next.place.max < score.place.min : next.place.min > score.place.min;
    if (next.seat == score.seat || !there) continue;
    if (other == nullptr || (claimed < score.place.min) == (next.place.min > other->place.min)) other = &next;
  }
  if (other == nullptr) return {};
  return claimed < score.place.min ? fmt::format("behind {}: {}", who(other->seat), why_before(state, *other, score))
                                   : fmt::format("before {}: {}", who(other->seat), why_before(state, score, *other));
}

std::string towns_taken(const PlayerState& player) {
  constexpr std::size_t most = 8;
  if (player.collected.size() != player.towns_min || player.towns_min != player.towns_max) return {};
  std::vector<std::string_view> names = ascii(player.collected);
  if (names.size() <= most) return listed(names, "and");
  const std::string more = fmt::format("{} more", names.size() - most);
  names.resize(most);
  names.push_back(more);
  return listed(names, "and");
}

std::string cards_left(const PlayerState& player) {
  const int had = player.set_out_with, paid = player.paid, thrown = player.thrown;
  const Hand& hand = player.hand;
  const bool known = had != PlayerState::unseen && paid != PlayerState::unseen && thrown != PlayerState::unseen;
  if (!known || !player.travelled || hand.min != hand.max || had - paid - thrown != hand.min) return {};
  return fmt::format("{} in hand before the journey, {} paid{}", had, paid,
                     thrown == 0 ? "" : fmt::format(", {} thrown away", thrown));
}

std::string way_to_the_town(const State& state, const PlayerState& player) {
  if (!player.town || player.at.size() != 1) return {};
  return route_words(player.at.first(), *player.town, state.options.distance());
}

Pieces counters_left(const Holding& holding) {
  Pieces left;
  for (int index = 0; index < holding.counter_count; ++index) {
    const Holding::Counter& counter = holding.counters[index];
    if (!counter.surely || holding.use_of[index] != unmatched<std::uint8_t>) continue;
    ++(counter.kind ? left.of[static_cast<std::size_t>(*counter.kind)] : left.unknown);
  }
  return left;
}

std::string road_price(const State& state, WayId id) {
  const RoadState& road = state.road[id.value];
  const Terrain terrain = way(id).terrain;
  if (!road.counter || cost(*road.counter, terrain) == 0) return {};
  return fmt::format("{} {}{}", takes(terrain), counted(cost(*road.counter, terrain), *road.counter),
                     road.obstacles > 0 ? fmt::format(", and the obstacle {} more", road.obstacles) : "");
}

std::string caravan_price(const State& state, WayId id) {
  const int obstacles = state.road[id.value].obstacles;
  return fmt::format("a caravan takes any {} cards{}", 3 + obstacles,
                     obstacles > 0 ? ": 3, and the obstacle 1 more" : "");
}

std::string water_price(WayId water, int rafts) {
  const std::string price = counted(rafts, Transport::raft);
  if (is_ferry(water)) return fmt::format("a ferry takes {} either way", price);
  return fmt::format("the river flows from {} to {}: {} takes {}", ascii(way(water).a), ascii(way(water).b),
                     rafts == 1 ? "downstream" : "upstream", price);
}

std::string counters_round(const State& state, TownId from) {
  std::vector<std::string> roads;
  for (std::uint8_t index = 0; index < road_count; ++index) {
    const Way& road = way(WayId{index});
    const RoadState& lies = state.road[index];
    if ((road.a != from && road.b != from) || !lies.occupied) continue;
    roads.push_back(fmt::format("{} ({})", road_name(from, road.a == from ? road.b : road.a),
                                lies.counter ? name(*lies.counter) : "unknown"));
  }
  if (roads.empty()) return fmt::format("no counter lies round {}", ascii(from));
  const std::vector<std::string_view> views(roads.begin(), roads.end());
  return fmt::format("{} on {}", views.size() == 1 ? "a counter lies" : "counters lie", listed(views, "and"));
}

std::string counter_before(const State& state, WayId road) {
  const auto counter = state.road[road.value].counter_before;
  if (!counter) return {};
  return fmt::format("the {} lay there in round {}; counters go back at the end of a round", name(*counter),
                     state.rounds_done);
}

std::string obstacle_before(const State& state, WayId road) {
  if (!state.road[road.value].obstacle_before || state.road[road.value].obstacles > 0) return {};
  return fmt::format("the obstacle of round {} has left the game", state.rounds_done);
}

void add_completers(const State& state, Words& words) {
  for (std::uint8_t seat = 0; seat < state.players; ++seat) {
    if ((state.completers & bit(Seat{seat})) == 0) continue;
    const std::uint32_t completed = state.player[seat].completed;
    if (completed != 0) {
      words.earlier.push_back({completed - 1, fmt::format("{} took the twentieth town here", who(Seat{seat}))});
    } else {
      words.because.push_back(fmt::format("{} had all 20 towns", who(Seat{seat})));
    }
  }
}

std::optional<std::uint32_t> wrongly_paid_before(const State& state, Seat seat) {
  const LastStep& last = state.last_step;
  if (last.ply == 0 || last.ply != state.ply || !last.way) return std::nullopt;
  const Step step{.seat = seat, .to = state.at(seat).at.first(), .paid = last.paid, .from = last.from,
                  .way = last.way};
  if (!last.paid.exact() || !priced(state, step) || payment_of(state, step, last.paid) != Payment::wrong)
    return std::nullopt;
  return last.ply - 1;
}

}  // namespace elfref::elfenland
