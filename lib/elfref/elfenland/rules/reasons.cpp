#include "elfref/elfenland/rules/reasons.h"

#include <cstddef>

#include "elfref/core/words/core_msg.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/table/price.h"
#include "elfref/elfenland/table/score.h"
#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref::elfenland {
namespace {

/// The number of the player who is behind, unless both have the same.
std::optional<Range> unless_same(Range ahead, Range behind) {
  return ahead == behind ? std::nullopt : std::optional(behind);
}

bool level(Range a, Range b) { return a == b && a.exact(); }

}  // namespace

Message why_before(const Position& state, const Score& better, const Score& worse) {
  List all(Joint::semicolon);
  if (better.early) {
    if ((state.end.completers & bit(worse.seat)) == 0) return msg::early_win({.round = state.end.ended_in});
    all.add(msg::all_towns_each());
  } else {
    all.add(msg::score_against({.ahead = quantity(better.score, better.distance ? noun::point : noun::town),
                                .behind = unless_same(better.score, worse.score)}));
    if (!level(better.score, worse.score)) return all.take();
    if (better.distance && worse.distance) {
      all.add(msg::distance_against(
          {.ahead = *better.distance, .behind = unless_same(*better.distance, *worse.distance)}));
      if (!level(*better.distance, *worse.distance)) return all.take();
      if (state.options.second_tiebreak() != SecondTiebreak::hand) return all.take();
    }
  }
  const Range ahead = compared_cards(better);
  all.add(msg::hand_against(
      {.ahead = quantity(ahead, noun::card), .behind = unless_same(ahead, compared_cards(worse))}));
  return all.take();
}

Message why_placed(const Position& state, const Score& score, int claimed) {
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
  if (claimed < score.place.min)
    return msg::placed_behind({.player = other->seat, .reason = why_before(state, *other, score)});
  return msg::placed_before({.player = other->seat, .reason = why_before(state, score, *other)});
}

Message towns_taken(const PlayerState& player) {
  constexpr int most = 8;
  if (player.collected.size() != player.towns_min || player.towns_min != player.towns_max) return {};
  if (player.collected.empty()) return {};
  List names(Joint::and_);
  int count = 0;
  for (const TownId id : player.collected)
    if (++count <= most) names.add(as_name(id));
  if (count > most) names.add(msg::more_towns({.number = count - most}));
  return names.take();
}

Message cards_left(const PlayerState& player) {
  const int had = player.set_out_with, paid = player.paid, thrown = player.thrown;
  const Hand& hand = player.hand;
  const bool known = had != PlayerState::unseen && paid != PlayerState::unseen && thrown != PlayerState::unseen;
  if (!known || !player.travelled || hand.min != hand.max || had - paid - thrown != hand.min) return {};
  return msg::hand_account(
      {.had = had, .paid = paid, .thrown = thrown == 0 ? std::nullopt : std::optional(thrown)});
}

Message way_to_the_town(const Position& state, const PlayerState& player) {
  if (!player.town || player.at.size() != 1) return {};
  return route_words(player.at.first(), *player.town, state.options.distance());
}

Pieces counters_left(const Holding& holding) {
  Pieces left;
  for (int index = 0; index < holding.counter_count; ++index) {
    const Holding::Counter& counter = holding.counters[index];
    if (!counter.certain || holding.use_of[index] != unmatched<std::uint8_t>) continue;
    ++(counter.kind ? left.of[static_cast<std::size_t>(*counter.kind)] : left.unknown);
  }
  return left;
}

Message road_price(const Position& state, WayId id) {
  const RoadState& road = state.roads.road[id.value];
  const Terrain terrain = way(id).terrain;
  if (!road.counter || cost(*road.counter, terrain) == 0) return {};
  return msg::price_made_of({.due = quantity(cost(*road.counter, terrain), as_noun(*road.counter)),
                             .land = as_noun(terrain),
                             .obstacles = road.obstacles > 0 ? std::optional(road.obstacles) : std::nullopt});
}

Message caravan_price(const Position& state, WayId id) {
  const int obstacles = state.roads.road[id.value].obstacles;
  return msg::caravan_made_of({.cards = quantity(3 + obstacles, noun::card),
                               .obstacles = obstacles > 0 ? std::optional(obstacles) : std::nullopt});
}

Message water_price(WayId water, int rafts) {
  const ArgView price = quantity(rafts, noun::raft);
  if (is_ferry(water)) return msg::ferry_takes({.rafts = price});
  return msg::river_takes({.from = as_name(way(water).a), .rafts = price, .to = as_name(way(water).b)});
}

Message counters_round(const Position& state, TownId from) {
  List roads(Joint::and_);
  bool found = false;
  for (std::uint8_t index = 0; index < road_count; ++index) {
    const Way& road = way(WayId{index});
    const RoadState& lies = state.roads.road[index];
    if ((road.a != from && road.b != from) || !lies.occupied) continue;
    found = true;
    roads.add(msg::road_with_counter({.counter = lies.counter ? ArgView(as_noun(*lies.counter)) : none,
                                      .road = as_road(from, road.a == from ? road.b : road.a)}));
  }
  if (!found) return msg::no_counters_around({.town = as_name(from)});
  return msg::counters_around({.roads = roads.take()});
}

Message counter_before(const Position& state, WayId road) {
  const auto counter = state.roads.road[road.value].counter_before;
  if (!counter) return {};
  return msg::counter_went_back({.counter = as_noun(*counter), .round = state.end.rounds_done});
}

Message obstacle_before(const Position& state, WayId road) {
  if (!state.roads.road[road.value].obstacle_before || state.roads.road[road.value].obstacles > 0) return {};
  return msg::obstacle_left_the_game({.round = state.end.rounds_done});
}

void add_completers(const Position& state, Words& words) {
  for (std::uint8_t seat = 0; seat < state.players; ++seat) {
    if ((state.end.completers & bit(Seat{seat})) == 0) continue;
    const std::uint32_t completed = state.player[seat].completed;
    if (completed != 0) {
      words.earlier.push_back({completed - 1, msg::took_last_town_here({.player = Seat{seat}})});
    } else {
      words.because.push_back(msg::had_all_towns({.player = Seat{seat}}));
    }
  }
}

std::optional<std::uint32_t> wrongly_paid_before(const Position& state, Seat seat) {
  const LastStep& last = state.turns.last_step;
  if (last.ply == 0 || last.ply != state.ply || !last.way) return std::nullopt;
  const Step step{.seat = seat, .to = state.at(seat).at.first(), .paid = last.paid, .from = last.from,
                  .way = last.way};
  if (!last.paid.exact() || !priced(state, step) || payment_of(state, step, last.paid) != Payment::wrong)
    return std::nullopt;
  return last.ply - 1;
}

}  // namespace elfref::elfenland
