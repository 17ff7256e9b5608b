#include "elfref/elfenland/hidden/cards/card_flow.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <tuple>

namespace elfref::elfenland {
namespace {

constexpr std::int64_t unreached = std::numeric_limits<std::int64_t>::max();

}  // namespace

void CardFlow::link(std::size_t nodes) {
  lanes_.resize(arcs_.size());
  first_.assign(nodes + 1, 0);
  for (std::size_t index = 0; index < arcs_.size(); ++index) {
    Lane& lane = lanes_[index];
    lane.from = arcs_[index].from;
    lane.to = arcs_[index].to == sink ? source : arcs_[index].to;
    ++first_[lane.from + 1u];
    ++first_[lane.to + 1u];
  }
  for (std::size_t node = 0; node < nodes; ++node)
    first_[node + 1] = static_cast<std::uint16_t>(first_[node + 1] + first_[node]);
  ends_.resize(2 * arcs_.size());
  std::vector<std::uint16_t> next(first_.begin(), first_.end() - 1);
  for (std::uint16_t index = 0; index < arcs_.size(); ++index) {
    ends_[next[lanes_[index].from]++] = {index, lanes_[index].to, false};
    ends_[next[lanes_[index].to]++] = {index, lanes_[index].from, true};
  }
  worth_.assign(nodes, 0);
  over_.resize(nodes);
  cost_.resize(nodes);
  next_.resize(nodes);
  on_way_.assign(nodes, 0);
}

/// How many more cards can go along an arc, or back, at the price of the first of them, and that price.
inline CardFlow::Push CardFlow::push(End end) const {
  const Lane& lane = lanes_[end.arc];
  const int cards = lane.cards;
  if (!end.back) {
    if (cards < lane.room) return {lane.within, lane.room - cards};
    return {lane.beyond, lane.most - cards};
  }
  if (cards > lane.room) return {-lane.beyond, cards - lane.room};
  return {-lane.within, cards - lane.least};
}

/// Sends along each arc as many cards as are best for it alone, by what they are worth at its ends; of several such
/// numbers the one next to what went along it last. False: an arc has none.
bool CardFlow::set_out(std::span<const Price> prices) {
  std::ranges::fill(over_, 0);
  for (std::size_t index = 0; index < arcs_.size(); ++index) {
    const Arc& arc = arcs_[index];
    if (arc.least > arc.most) return false;
    Lane& lane = lanes_[index];
    lane.least = arc.from == source ? arc.most : arc.least;
    lane.room = lane.most = arc.most;
    lane.within = lane.beyond = 0;
    if (arc.limit != no_limit) {
      lane.within = prices[index].within;
      lane.beyond = prices[index].beyond;
      lane.room = std::clamp<int>(prices[index].room, lane.least, lane.most);
    }
    const Cost gain = worth_[lane.to] - worth_[lane.from];
    const int least = gain > lane.beyond ? lane.most : gain > lane.within ? lane.room : lane.least;
    const int most = gain < lane.within ? lane.least : gain < lane.beyond ? lane.room : lane.most;
    lane.cards = std::clamp(lane.cards, least, most);
    over_[lane.from] -= lane.cards;
    over_[lane.to] += lane.cards;
  }
  return true;
}

/// Finds the cheapest path from where cards are over to where they are missing (Dijkstra), and makes cards worth as
/// much more as they cost on the way. False: there is none.
bool CardFlow::find_path(Work& work) {
  std::ranges::fill(cost_, unreached);
  queue_.clear();
  near_.clear();
  for (Node node = 0; node < over_.size(); ++node)
    if (over_[node] > 0) {
      cost_[node] = 0;
      near_.push_back(node);
    }
  std::uint64_t steps = over_.size() / 4;
  Cost all = unreached;
  Cost cost = 0;
  while (true) {
    Node node = 0;
    if (!near_.empty()) {
      node = near_.back();
      near_.pop_back();
    } else if (!queue_.empty()) {
      std::ranges::pop_heap(queue_, std::greater{});
      std::tie(cost, node) = queue_.back();
      queue_.pop_back();
      if (cost > cost_[node]) continue;
    } else {
      break;
    }
    if (over_[node] < 0) {
      all = cost;
      break;
    }
    for (std::uint32_t i = first_[node]; i < first_[node + 1u]; ++i, ++steps) {
      const End to = ends_[i];
      const Push more = push(to);
      if (more.room == 0) continue;
      const Cost here = cost + more.cost + worth_[node] - worth_[to.to];
      if (here >= cost_[to.to]) continue;
      cost_[to.to] = here;
      if (here == cost) {
        near_.push_back(to.to);
        continue;
      }
      queue_.emplace_back(here, to.to);
      std::ranges::push_heap(queue_, std::greater{});
    }
  }
  work.spend(steps);
  if (all == unreached) return false;
  for (std::size_t node = 0; node < worth_.size(); ++node) worth_[node] += std::min(all, cost_[node]);
  return true;
}

/// Sends up to so many cards from a node on to where they are missing, along cheapest paths; how many got there.
int CardFlow::send(Node node, int cards) {
  int sent = 0;
  if (over_[node] < 0) {
    sent = std::min(cards, -over_[node]);
    over_[node] += sent;
    if (sent == cards) return sent;
  }
  on_way_[node] = 1;
  for (std::uint16_t& i = next_[node]; i < first_[node + 1u]; ++i) {
    const End end = ends_[i];
    if (on_way_[end.to] != 0) continue;
    const Push more = push(end);
    if (more.room == 0 || more.cost + worth_[node] != worth_[end.to]) continue;
    const int here = send(end.to, std::min(cards - sent, more.room));
    lanes_[end.arc].cards += end.back ? -here : here;
    sent += here;
    if (sent == cards) break;
  }
  on_way_[node] = 0;
  return sent;
}

std::optional<int> CardFlow::cheapest(std::span<const Price> prices, Flow& flow, Work& work) {
  work.spend(arcs_.size() / 2);
  if (!set_out(prices)) return std::nullopt;
  while (std::ranges::any_of(over_, [](int cards) { return cards > 0; })) {
    if (!find_path(work) || work.done()) return std::nullopt;
    std::copy(first_.begin(), first_.end() - 1, next_.begin());
    for (Node node = 0; node < over_.size(); ++node)
      if (over_[node] > 0) over_[node] -= send(node, over_[node]);
  }
  flow.resize(arcs_.size());
  int cost = 0;
  for (std::size_t index = 0; index < arcs_.size(); ++index) {
    const Lane& lane = lanes_[index];
    const int within = std::min(lane.cards, lane.room);
    cost += within * lane.within + (lane.cards - within) * lane.beyond;
    flow[index] = static_cast<std::uint8_t>(lane.cards);
  }
  return cost;
}

}  // namespace elfref::elfenland
