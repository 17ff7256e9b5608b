#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "elfref/elfenland/state.h"

namespace elfref::elfenland {
namespace {

/// The least and the most of a distance: over everywhere the boot may stand and every card that may be the player's.
Range distance_of(const State& state, const PlayerState& player) {
  TownSet dealt;
  for (int seat = 0; seat < state.players; ++seat)
    if (state.player[seat].town) dealt.add(*state.player[seat].town);
  Range range{100, 0};
  for (std::uint8_t from = 0; from < town_count; ++from) {
    if (!player.at.has(TownId{from})) continue;
    for (std::uint8_t to = 0; to < town_count; ++to) {
      const bool possible = player.town ? *player.town == TownId{to} : town(TownId{to}).card && !dealt.has(TownId{to});
      if (!possible) continue;
      const int steps = distance(TownId{from}, TownId{to}, state.options.distance());
      range = {std::min(range.min, steps), std::max(range.max, steps)};
    }
  }
  return range;
}

enum class Order { better, level, worse, open };

/// More is better.
Order compare(Range a, Range b) {
  if (a.min > b.max) return Order::better;
  if (a.max < b.min) return Order::worse;
  return a.exact() && b.exact() ? Order::level : Order::open;
}

Range less_is_more(Range range) { return {-range.max, -range.min}; }


/// Who stands better by the ordinary count: towns and hand cards; with town cards score, then distance (then hand).
Order compare(const State& state, const Score& a, const Score& b) {
  if (a.early && b.early) return Order::level;
  if ((a.early || a.maybe_early) && (b.early || b.maybe_early)) return Order::open;
  if (a.early != b.early) return a.early ? Order::better : Order::worse;
  if (a.maybe_early || b.maybe_early) {
    Score x = a, y = b;
    x.maybe_early = y.maybe_early = false;
    const Order ordinary = compare(state, x, y);
    return ordinary == (a.maybe_early ? Order::better : Order::worse) ? ordinary : Order::open;
  }
  bool open = false;
  const auto decide = [&](Range x, Range y) {
    const Order order = compare(x, y);
    if (order == Order::open) open = true;
    return order;
  };
  Order order = decide(a.score, b.score);
  if (order == Order::better || order == Order::worse) return order;
  const auto next = [&](Range x, Range y) {
    // Once an earlier value is open, a later one can neither settle nor level it.
    const Order found = decide(x, y);
    if (order != Order::open && found != Order::level) order = found;
    return !open && found != Order::level;
  };
  if (a.distance && b.distance) {
    if (next(less_is_more(*a.distance), less_is_more(*b.distance))) return order;
    if (state.options.second_tiebreak() == SecondTiebreak::hand) next(compared_cards(a), compared_cards(b));
  } else {
    next(compared_cards(a), compared_cards(b));
  }
  return open ? Order::open : order;
}

void set_early_winners(const State& state, std::array<Score, max_seats>& all) {
  if (state.ending != Ending::early_win) return;
  const auto completed = [&](int seat) { return (state.completers >> seat & 1) != 0; };
  for (int seat = 0; seat < state.players; ++seat) {
    int surely = -1, perhaps = -1;  // cards of the other completers: the most that somebody has
    for (int other = 0; other < state.players; ++other) {
      if (other == seat || !completed(other)) continue;
      surely = std::max(surely, compared_cards(all[other]).min);
      perhaps = std::max(perhaps, compared_cards(all[other]).max);
    }
    const Range cards = compared_cards(all[seat]);
    all[seat].early = completed(seat) && cards.min >= perhaps;
    all[seat].maybe_early = completed(seat) && !all[seat].early && cards.max >= surely;
  }
}

}  // namespace

Range compared_cards(const Score& score) { return {std::min(score.cards.min, 4), std::min(score.cards.max, 4)}; }

std::array<Score, max_seats> scores(const State& state) {
  std::array<Score, max_seats> all{};
  for (std::uint8_t seat = 0; seat < state.players; ++seat) {
    const PlayerState& player = state.player[seat];
    Score& score = all[seat];
    score.seat = Seat{seat};
    score.towns = {player.towns_min, player.towns_max};
    score.cards = {player.hand.min, player.hand.max};
    score.score = score.towns;
    if (!state.penalty) continue;
    score.distance = distance_of(state, player);
    score.score = {score.towns.min - score.distance->max, score.towns.max - score.distance->min};
  }
  set_early_winners(state, all);
  for (int a = 0; a < state.players; ++a) {
    Range place{1, 1};
    for (int b = 0; b < state.players; ++b) {
      if (a == b) continue;
      const Order order = compare(state, all[b], all[a]);
      if (order == Order::better) ++place.min;
      if (order == Order::better || order == Order::open) ++place.max;
    }
    all[a].place = place;
  }
  return all;
}

std::string route_words(TownId from, TownId to, Distance metric) {
  const Route route = shortest_route(from, to, metric);
  std::string text;
  for (int i = 0; i < route.count; ++i) text += (i == 0 ? "" : " - ") + std::string(town(route.towns[i]).ascii);
  return route.count == 1 ? "the boot stands there" : text;
}

namespace {

Figure number(std::string_view key, std::optional<Range> value) { return {key, value, {}, {}}; }

Standing standing_of(const State& state, const Score& score, const std::vector<Player>& players) {
  const PlayerState& player = state.at(score.seat);
  Standing standing;
  standing.side = {score.seat};
  standing.name = players[score.seat.value].name;
  standing.place = score.place;
  standing.won = state.ending != Ending::none && score.place.max == 1;
  const bool known = player.at.size() == 1;
  Figure at{"at", std::nullopt, known ? std::string(town(player.at.first()).ascii) : "", ""};
  Figure card{"town", std::nullopt, state.penalty && player.town ? std::string(town(*player.town).ascii) : "", ""};
  Figure distance = number("distance", score.distance);
  if (score.distance && known && player.town)
    distance.remark = route_words(player.at.first(), *player.town, state.options.distance());
  standing.figures = {number("towns", score.towns), at, card, distance, number("score", score.score),
                      number("cards", score.cards)};
  return standing;
}

}  // namespace

std::vector<Standing> standings(const State& state, const std::vector<Player>& players) {
  const auto all = scores(state);
  std::vector<int> order(state.players);
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
    return std::pair(all[a].place.min, all[a].place.max) < std::pair(all[b].place.min, all[b].place.max);
  });
  std::vector<Standing> found;
  found.reserve(order.size());
  for (const int seat : order) found.push_back(standing_of(state, all[seat], players));
  return found;
}

}  // namespace elfref::elfenland
