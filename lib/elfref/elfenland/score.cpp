#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <tuple>
#include <vector>

#include "elfref/elfenland/state.h"

namespace elfref::elfenland {
namespace {

/// What a player's count may come to, in one of the ways that the record leaves open; ranges that hang on nothing else.
struct Outcome {
  Range score;
  Range distance;
  Range cards;  ///< compared
};

/// Calls `each` with every town that may be the player's card.
template <class Each>
void for_cards(const State& state, const PlayerState& player, const Each& each) {
  TownSet dealt;
  for (int seat = 0; seat < state.players; ++seat)
    if (state.player[seat].town) dealt.add(*state.player[seat].town);
  for (std::uint8_t to = 0; to < town_count; ++to)
    if (player.town ? *player.town == TownId{to} : town(TownId{to}).card && !dealt.has(TownId{to})) each(TownId{to});
}

Range to_limit(Range cards) { return {std::min(cards.min, 4), std::min(cards.max, 4)}; }

/// Every way a player's count may have come out. Where the boot stands and how many towns were visited hang together
/// where only the last steps are not known.
std::vector<Outcome> outcomes(const State& state, const PlayerState& player) {
  std::vector<Outcome> found;
  const Range hand{player.hand.min, player.hand.max};
  const auto add = [&](Range towns, TownId at, Range cards) {
    if (!state.penalty) return found.push_back({towns, {}, to_limit(cards)});
    for_cards(state, player, [&](TownId to) {
      const int steps = distance(at, to, state.options.distance());
      found.push_back({{towns.min - steps, towns.max - steps}, {steps, steps}, to_limit(cards)});
    });
  };
  for (std::uint8_t at = 0; at < town_count; ++at) {
    const TownId end{at};
    if (!player.at.has(end)) continue;
    if (!player.wandered) {
      add({player.towns_min, player.towns_max}, end, hand);
      if (!state.penalty) break;
      continue;
    }
    for (int more = 0; more <= Wandering::most_towns; ++more) {
      const int paid = player.wandering.cards(end, more);
      if (paid == Wandering::none) continue;
      const int towns = player.towns_before + more;
      const int left = player.hand_before == PlayerState::unseen ? hand.max : player.hand_before - paid;
      if (left >= hand.min) add({towns, towns}, end, {hand.min, std::min(hand.max, left)});
    }
  }
  if (found.size() == 1) return found;
  const auto order = [](const Outcome& way) {
    return std::tuple(way.score.min, way.score.max, way.distance.min, way.distance.max, way.cards.min, way.cards.max);
  };
  const auto same = [&](const Outcome& a, const Outcome& b) { return order(a) == order(b); };
  std::ranges::sort(found, {}, order);
  found.erase(std::unique(found.begin(), found.end(), same), found.end());
  if (found.empty()) found.push_back({{player.towns_min, player.towns_max}, {}, to_limit(hand)});
  return found;
}

/// How one may stand beside another, a bit each.
enum Order : unsigned { better = 1, level = 2, worse = 4 };

/// More is better; `then` where they are equal.
unsigned compare(Range a, Range b, unsigned then) {
  unsigned orders = 0;
  if (a.max > b.min) orders |= better;
  if (a.min < b.max) orders |= worse;
  if (a.max >= b.min && b.max >= a.min) orders |= then;
  return orders;
}

Range less_is_more(Range range) { return {-range.max, -range.min}; }

/// By the ordinary count: towns and hand cards; with town cards score, then distance (then hand).
unsigned compare(const State& state, const Outcome& a, const Outcome& b) {
  const unsigned by_cards = compare(a.cards, b.cards, level);
  if (!state.penalty) return compare(a.score, b.score, by_cards);
  const bool hand = state.options.second_tiebreak() == SecondTiebreak::hand;
  const unsigned by_distance = compare(less_is_more(a.distance), less_is_more(b.distance), hand ? by_cards : level);
  return compare(a.score, b.score, by_distance);
}

/// How one may stand beside another: who won early, and else by the ordinary count.
unsigned compare(const State& state, const Score& a, const Outcome& x, const Score& b, const Outcome& y) {
  constexpr unsigned any = better | level | worse;
  if (a.early && b.early) return level;
  if ((a.early || a.maybe_early) && (b.early || b.maybe_early)) return any;
  if (a.early != b.early) return a.early ? better : worse;
  unsigned orders = compare(state, x, y);
  if (a.maybe_early) orders |= better;
  if (b.maybe_early) orders |= worse;
  return orders;
}

/// Who won early: of those who had all towns, whoever has most cards. Somebody who may have had them may have won too;
/// where the first ends the game at once, whatever the cards.
void set_early_winners(const State& state, std::array<Score, max_seats>& all) {
  if (state.ending != Ending::early_win) return;
  const bool at_once = state.options.early_win() == EarlyWin::immediate;
  const auto completed = [&](int seat) { return (state.completers >> seat & 1) != 0; };
  const auto may_have = [&](int seat) {
    return completed(seat) || (state.player[seat].towns_min < 20 && state.player[seat].towns_max >= 20);
  };
  for (int seat = 0; seat < state.players; ++seat) {
    int surely = -1, perhaps = -1;  // cards of the others: the most that somebody has
    for (int other = 0; other < state.players; ++other) {
      if (other == seat || !may_have(other)) continue;
      if (completed(other) && !at_once) surely = std::max(surely, compared_cards(all[other]).min);
      perhaps = std::max(perhaps, at_once && !completed(other) ? 100 : compared_cards(all[other]).max);
    }
    const Range cards = compared_cards(all[seat]);
    all[seat].early = completed(seat) && cards.min >= perhaps;
    all[seat].maybe_early = may_have(seat) && !all[seat].early && cards.max >= surely;
  }
}

}  // namespace

Range compared_cards(const Score& score) { return to_limit(score.cards); }

std::array<Score, max_seats> scores(const State& state) {
  std::array<Score, max_seats> all{};
  std::array<std::vector<Outcome>, max_seats> ways;
  for (std::uint8_t seat = 0; seat < state.players; ++seat) {
    const PlayerState& player = state.player[seat];
    Score& score = all[seat];
    score.seat = Seat{seat};
    score.towns = {player.towns_min, player.towns_max};
    score.cards = {player.hand.min, player.hand.max};
    score.score = score.towns;
    ways[seat] = outcomes(state, player);
    if (!state.penalty) continue;
    score.score = {100, -100};
    score.distance = Range{100, 0};
    for (const Outcome& way : ways[seat]) {
      score.score = {std::min(score.score.min, way.score.min), std::max(score.score.max, way.score.max)};
      score.distance = Range{std::min(score.distance->min, way.distance.min),
                             std::max(score.distance->max, way.distance.max)};
    }
  }
  set_early_winners(state, all);
  for (int a = 0; a < state.players; ++a) {
    Range place{state.players, 1};
    for (const Outcome& way : ways[a]) {
      Range here{1, 1};
      for (int b = 0; b < state.players; ++b) {
        if (a == b) continue;
        bool always = true, ever = false;
        for (const Outcome& other : ways[b]) {
          const unsigned orders = compare(state, all[b], other, all[a], way);
          always = always && orders == better;
          ever = ever || (orders & better) != 0;
        }
        here.min += always ? 1 : 0;
        here.max += ever ? 1 : 0;
      }
      place = {std::min(place.min, here.min), std::max(place.max, here.max)};
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
