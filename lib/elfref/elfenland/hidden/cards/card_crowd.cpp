#include "elfref/elfenland/hidden/cards/card_crowd.h"

#include <algorithm>
#include <cmath>
#include <utility>

// First each player's flow is sought beside those of the others, cards beyond a limit being dear. If that does not come
// out, prices are sought under which all flows together cost more than the box holds, whatever they are: they prove
// that the flows cannot fit (Lagrange). CardPrices knows the best prices against the flows found so far; under them
// each player's cheapest flow is found, which is one more, and so on (column generation). Either prices prove it, or
// there is a mix of flows that fits, half of this and half of that. Whole flows near that mix mostly fit as well. If
// not, two cases are tried: an arc of which the mix takes a part of a card, with less and with more. In the end that
// leaves nothing open, so it is complete.

namespace elfref::elfenland {
namespace {

constexpr int dear = 64;  // a card too much
constexpr int step = 16;  // by which a limit gets dearer
constexpr int first_attempts = 2;
constexpr int near_attempts = 10;
constexpr int coarse = 12, fine = 5040;  // whole numbers to which a price of 1 is rounded
constexpr std::size_t many_ways = 2000;
constexpr double part = 1e-6;  // less of a card is none

}  // namespace

CardCrowd::CardCrowd(std::vector<PlayerFlow>& players, const CardBox& box, const Stretches& stretches, Work& work)
    : players_(players), work_(work), flows_(players.size()) {
  for (const bool whole : stretches.whole)
    for (const std::uint8_t cards : box.cards) limits_.push_back({.most = cards, .whole = whole});
  usage_.resize(limits_.size());
  history_.resize(limits_.size());
  own_.assign(players.size(), std::vector<int>(limits_.size()));
  for (std::size_t player = 0; player < players.size(); ++player) count_own(player);
}

CardCrowd::Found CardCrowd::solve() {
  return solve(first_attempts);
}

CardCrowd::Found CardCrowd::solve(int attempts) {
  if (never_fits()) return Found::no;
  for (int attempt = 0; attempt < attempts; ++attempt) {
    for (std::size_t player = 0; player < players_.size(); ++player) {
      if (attempt > 0 && !concerned(player)) continue;
      if (!route(player, attempt)) return work_.done() ? Found::open : Found::no;
    }
    if (fits()) return Found::yes;
    for (std::size_t i = 0; i < limits_.size(); ++i) history_[i] += step * wrong(i);
    if (disproved(full())) return Found::no;
    if (work_.done()) return Found::open;
  }
  Mix mixed;
  if (const Found found = mix(mixed); found != Found::open || work_.done()) return found;
  if (!mixed.found) return divide_worst();
  if (fits_near(mixed)) return Found::yes;
  if (work_.done()) return Found::open;
  return divide(mixed);
}

/// Whether what must be exceeds a limit, or what may be falls short of it.
bool CardCrowd::never_fits() const {
  std::vector<int> least(limits_.size()), most(limits_.size());
  for (const PlayerFlow& player : players_)
    for (const std::size_t index : player.counted()) {
      const CardFlow::Arc& arc = player.arc(index);
      if (arc.least > arc.most) return true;
      least[arc.limit] += arc.least;
      most[arc.limit] += arc.most;
    }
  for (std::size_t i = 0; i < limits_.size(); ++i)
    if (least[i] > limits_[i].most || (limits_[i].whole && most[i] < limits_[i].most)) return true;
  return false;
}

/// By how many cards a limit is exceeded; less than 0: so many are missing.
int CardCrowd::wrong(std::size_t limit) const {
  const int more = usage_[limit] - limits_[limit].most;
  return limits_[limit].whole ? more : std::max(0, more);
}

bool CardCrowd::fits() const {
  for (std::size_t i = 0; i < limits_.size(); ++i)
    if (wrong(i) != 0) return false;
  return true;
}

int CardCrowd::cards(std::size_t player, std::size_t arc) const {
  return flows_[player].empty() ? players_[player].arc(arc).least : flows_[player][arc];
}

void CardCrowd::count_own(std::size_t player) {
  std::vector<int>& own = own_[player];
  for (std::size_t i = 0; i < limits_.size(); ++i) usage_[i] -= own[i];
  std::ranges::fill(own, 0);
  for (const std::size_t arc : players_[player].counted()) own[players_[player].arc(arc).limit] += cards(player, arc);
  for (std::size_t i = 0; i < limits_.size(); ++i) usage_[i] += own[i];
}

/// Whether a player's flow can do something about a limit that is wrong.
bool CardCrowd::concerned(std::size_t player) const {
  return std::ranges::any_of(players_[player].counted(), [&](std::size_t index) {
    const CardFlow::Arc& arc = players_[player].arc(index);
    const int off = wrong(arc.limit);
    return off > 0 ? cards(player, index) > arc.least : off < 0 && cards(player, index) < arc.most;
  });
}

/// Finds a player's flow anew beside those of the others; false: there is none. What is left of a limit is shared out
/// among the arcs of which it counts cards, with every attempt in another way.
bool CardCrowd::route(std::size_t player, int attempt) {
  PlayerFlow& line = players_[player];
  std::vector<int> shares(limits_.size());
  for (const std::size_t index : line.counted()) {
    const std::size_t limit = line.arc(index).limit;
    const int arcs = line.arcs_counted(limit);
    const int left = limits_[limit].most - usage_[limit];
    const int whole = left >= 0 ? left / arcs : -((arcs - 1 - left) / arcs);
    const bool more = (shares[limit]++ + attempt) % arcs < left - whole * arcs;
    CardFlow::Price& price = line.price(index);
    price.room = cards(player, index) + whole + (more ? 1 : 0);
    price.within = limits_[limit].whole ? history_[limit] - dear : history_[limit];
    price.beyond = history_[limit] + dear;
  }
  const bool found = line.cheapest(flows_[player], work_).has_value();
  if (found) {
    count_own(player);
    remember(player, flows_[player]);
  }
  return found;
}

/// A price of 1 for all that is at its limit in stretches where something is beyond it.
CardCrowd::Prices CardCrowd::full() const {
  Prices prices(limits_.size());
  for (std::size_t first = 0; first < limits_.size(); first += card_kinds) {
    bool beyond = false;
    for (std::size_t i = first; i < first + card_kinds; ++i) beyond = beyond || wrong(i) > 0;
    for (std::size_t i = first; i < first + card_kinds && beyond; ++i) prices[i] = usage_[i] >= limits_[i].most ? 1 : 0;
  }
  return prices;
}

/// Whether flows cost more by these prices than what the box holds, whatever they are. The cheapest are remembered.
bool CardCrowd::disproved(const Prices& prices) {
  if (std::ranges::all_of(prices, [](int price) { return price == 0; })) return false;
  int more = 0;
  for (std::size_t i = 0; i < prices.size(); ++i) more -= prices[i] * limits_[i].most;
  for (std::size_t player = 0; player < players_.size(); ++player) {
    PlayerFlow& line = players_[player];
    for (const std::size_t index : line.counted()) {
      const int price = prices[line.arc(index).limit];
      line.price(index) = {.within = price, .beyond = price, .room = 250};
    }
    const auto cost = line.cheapest(cheapest_, work_);
    if (!cost) return !work_.done();
    more += *cost;
    remember(player, cheapest_);
  }
  return more > 0;
}

void CardCrowd::remember(std::size_t player, const CardFlow::Flow& flow) {
  const PlayerFlow& line = players_[player];
  std::vector<int> takes(limits_.size());
  for (const std::size_t arc : line.counted()) takes[line.arc(arc).limit] += flow[arc];
  ways_.push_back({player, line.used(), flow, std::move(takes)});
}

/// Whether a flow keeps to the case that is tried.
bool CardCrowd::allowed(const Way& way) const {
  const PlayerFlow& line = players_[way.player];
  return line.sizes().has(way.sizes) && std::ranges::all_of(line.counted(), [&](std::size_t index) {
           const CardFlow::Arc& arc = line.arc(index);
           return arc.least <= way.flow[index] && way.flow[index] <= arc.most;
         });
}

/// Whether each player has a flow in this case; then one is remembered.
bool CardCrowd::each_has_a_way() {
  if (ways_.size() > many_ways) ways_.erase(ways_.begin(), ways_.begin() + many_ways / 2);
  std::vector<bool> has(players_.size());
  for (const Way& way : ways_) has[way.player] = has[way.player] || allowed(way);
  for (std::size_t player = 0; player < players_.size(); ++player) {
    if (has[player]) continue;
    for (const std::size_t index : players_[player].counted()) players_[player].price(index) = {};
    if (!players_[player].cheapest(cheapest_, work_)) return false;
    remember(player, cheapest_);
  }
  return true;
}

/// Finds a mix of flows that fits, or that there is none. `open`: there is one, or rounded numbers do not show it.
CardCrowd::Found CardCrowd::mix(Mix& mix) {
  if (!each_has_a_way()) return work_.done() ? Found::open : Found::no;
  CardPrices prices(limits_, players_.size());
  std::vector<std::size_t> ways;
  std::size_t seen = 0;
  const auto learn = [&] {
    for (; seen < ways_.size(); ++seen) {
      if (!allowed(ways_[seen])) continue;
      ways.push_back(seen);
      prices.add(ways_[seen].player, ways_[seen].takes);
    }
  };
  learn();
  prices.begin();
  std::uint64_t spent = 0;
  double last = -1;
  for (int stays = 0; stays < 12;) {
    const double beyond = prices.mix();
    work_.spend(prices.steps() - std::exchange(spent, prices.steps()));
    if (beyond < 0) break;
    if (beyond == 0) {
      mix = read(prices, ways);
      break;
    }
    if (beyond == std::exchange(last, beyond)) ++stays;
    Prices whole(limits_.size());
    for (std::size_t i = 0; i < limits_.size(); ++i)
      whole[i] = static_cast<int>(std::lround(prices.price(i) * (stays == 0 ? coarse : fine)));
    if (disproved(whole)) return Found::no;
    if (work_.done()) break;
    learn();
  }
  return Found::open;
}

CardCrowd::Mix CardCrowd::read(const CardPrices& prices, const std::vector<std::size_t>& ways) const {
  Mix mix{.found = true, .cards = {}, .sizes = {}};
  for (const PlayerFlow& line : players_) {
    mix.cards.emplace_back(line.counted().empty() ? 0 : line.counted().back() + 1);
    mix.sizes.push_back({line.sizes().end, 0});
  }
  for (const auto& [number, share] : prices.shares()) {
    const Way& way = ways_[ways[number]];
    PlayerFlow::Sizes& sizes = mix.sizes[way.player];
    if (share > part) sizes = {std::min(sizes.begin, way.sizes), std::max(sizes.end, way.sizes + 1)};
    for (const std::size_t arc : players_[way.player].counted()) mix.cards[way.player][arc] += share * way.flow[arc];
  }
  return mix;
}

/// Whether flows fit that take of each arc what a mix does, to within less than a card.
bool CardCrowd::fits_near(const Mix& mix) {
  std::vector<std::vector<CardFlow::Arc>> before;
  for (std::size_t player = 0; player < players_.size(); ++player) {
    before.emplace_back();
    for (const std::size_t index : players_[player].counted()) {
      CardFlow::Arc& arc = players_[player].arc(index);
      before.back().push_back(arc);
      arc.least = static_cast<std::uint8_t>(std::floor(mix.cards[player][index] + part));
      arc.most = static_cast<std::uint8_t>(std::ceil(mix.cards[player][index] - part));
    }
  }
  std::ranges::fill(history_, 0);
  bool found = false, all = true;
  for (int attempt = 0; attempt < near_attempts && all && !found; ++attempt) {
    for (std::size_t player = 0; player < players_.size() && all; ++player)
      if (attempt == 0 || concerned(player)) all = route(player, attempt);
    found = all && fits();
    for (std::size_t i = 0; i < limits_.size(); ++i) history_[i] += step * wrong(i);
  }
  for (std::size_t player = 0; player < players_.size(); ++player)
    for (std::size_t i = 0; i < before[player].size(); ++i)
      players_[player].arc(players_[player].counted()[i]) = before[player][i];
  return found;
}

/// Tries two cases: some sizes of a hand and the others, where a mix has several; else less and more cards along the
/// arc of which it takes most nearly half a card.
CardCrowd::Found CardCrowd::divide(const Mix& mix) {
  for (std::size_t player = 0; player < players_.size(); ++player) {
    const PlayerFlow::Sizes mixed = mix.sizes[player];
    if (mixed.end <= mixed.begin + 1) continue;
    PlayerFlow::Sizes& sizes = players_[player].sizes();
    const PlayerFlow::Sizes before = sizes;
    const std::size_t at = (mixed.begin + mixed.end) / 2;
    for (const bool first : {true, false}) {
      sizes = first ? PlayerFlow::Sizes{before.begin, at} : PlayerFlow::Sizes{at, before.end};
      const Found found = solve(1);
      sizes = before;
      if (found != Found::no) return found;
    }
    return Found::no;
  }
  CardFlow::Arc* chosen = nullptr;
  double value = 0, far = part;
  for (std::size_t player = 0; player < players_.size(); ++player)
    for (const std::size_t index : players_[player].counted()) {
      const double cards = mix.cards[player][index];
      const double off = std::abs(cards - std::round(cards));
      if (off <= far) continue;
      far = off;
      value = cards;
      chosen = &players_[player].arc(index);
    }
  if (chosen == nullptr) return divide_worst();
  const double less = std::floor(value);
  return divide(*chosen, static_cast<int>(less), value - less > 0.5);
}

/// The same with an arc of the limit that is most wrong: less than there are now, and no less; the other way round
/// where cards are missing.
CardCrowd::Found CardCrowd::divide_worst() {
  std::size_t worst = 0;
  for (std::size_t i = 0; i < limits_.size(); ++i)
    if (std::abs(wrong(i)) > std::abs(wrong(worst))) worst = i;
  const bool over = wrong(worst) > 0;
  CardFlow::Arc* chosen = nullptr;
  int with = 0, widest = 0;
  for (std::size_t player = 0; player < players_.size(); ++player)
    for (const std::size_t index : players_[player].counted()) {
      CardFlow::Arc& arc = players_[player].arc(index);
      if (arc.limit != worst) continue;
      const int now = cards(player, index);
      const int width = over ? now - arc.least : arc.most - now;
      if (width <= widest) continue;
      widest = width;
      chosen = &arc;
      with = now;
    }
  if (chosen == nullptr) return Found::no;
  return divide(*chosen, over ? with - 1 : with, !over);
}

/// Tries up to so many cards along an arc, and more.
CardCrowd::Found CardCrowd::divide(CardFlow::Arc& arc, int at, bool more_first) {
  const CardFlow::Arc before = arc;
  for (const bool more : {more_first, !more_first}) {
    if (more) {
      arc.least = static_cast<std::uint8_t>(at + 1);
    } else {
      arc.most = static_cast<std::uint8_t>(at);
    }
    const Found found = solve(1);
    arc = before;
    if (found != Found::no) return found;
  }
  return Found::no;
}

}  // namespace elfref::elfenland
