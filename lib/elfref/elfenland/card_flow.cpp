#include "elfref/elfenland/card_flow.h"

#include <algorithm>
#include <limits>

namespace elfref::elfenland {
namespace {

constexpr std::int32_t unreached = std::numeric_limits<std::int32_t>::max();

}  // namespace

void CardFlow::link(std::size_t nodes) {
  first_.assign(nodes + 1, 0);
  for (const Arc& arc : arcs_) {
    ++first_[arc.from + 1u];
    ++first_[arc.to + 1u];
  }
  for (std::size_t node = 0; node < nodes; ++node)
    first_[node + 1] = static_cast<std::uint16_t>(first_[node + 1] + first_[node]);
  ends_.resize(2 * arcs_.size());
  std::vector<std::uint16_t> next(first_.begin(), first_.end() - 1);
  for (std::uint16_t index = 0; index < arcs_.size(); ++index) {
    ends_[next[arcs_[index].from]++] = {index, arcs_[index].to, false};
    ends_[next[arcs_[index].to]++] = {index, arcs_[index].from, true};
  }
  cost_.resize(nodes);
  next_.resize(nodes);
  queue_.resize(nodes + 1);
  queued_.assign(nodes, 0);
}

/// How many more cards can go along an arc, or back, at the price of the first of them, and that price.
inline CardFlow::Push CardFlow::push(End end) const {
  const Lane& lane = lanes_[end.arc];
  const int cards = lane.cards;
  if (!end.back) {
    if (cards < lane.least) return {lane.within - must, lane.least - cards};
    if (cards < lane.room) return {lane.within, lane.room - cards};
    return {lane.beyond, lane.most - cards};
  }
  if (cards > lane.room) return {-lane.beyond, cards - lane.room};
  if (cards > lane.least) return {-lane.within, cards - lane.least};
  return {must - lane.within, cards};
}

/// Finds the cheapest path from the source to the sink (Bellman, Ford, Moore).
bool CardFlow::find_path(Work& work) {
  std::ranges::fill(cost_, unreached);
  cost_[source] = 0;
  std::size_t head = 0, tail = 0;
  const auto put = [&](Node node) {
    queue_[tail] = node;
    tail = tail + 1 == queue_.size() ? 0 : tail + 1;
    queued_[node] = 1;
  };
  put(source);
  std::uint64_t steps = 0;
  while (head != tail) {
    const Node node = queue_[head];
    head = head + 1 == queue_.size() ? 0 : head + 1;
    queued_[node] = 0;
    if (node == sink) continue;
    for (std::size_t i = first_[node]; i < first_[node + 1u]; ++i, ++steps) {
      const End end = ends_[i];
      const Push more = push(end);
      if (more.room == 0) continue;
      const Node to = end.to;
      const std::int32_t cost = cost_[node] + more.cost;
      if (cost >= cost_[to]) continue;
      cost_[to] = cost;
      if (queued_[to] == 0) put(to);
    }
  }
  work.spend(steps);
  return cost_[sink] != unreached;
}

/// Sends up to so many cards from a node on to the sink along cheapest paths; how many got there.
int CardFlow::send(Node node, int cards) {
  if (node == sink) return cards;
  queued_[node] = 1;  // on the way
  int sent = 0;
  for (std::uint16_t& i = next_[node]; i < first_[node + 1u]; ++i) {
    const End end = ends_[i];
    const Node to = end.to;
    if (queued_[to] != 0 || cost_[to] == unreached || next_[to] == first_[to + 1u]) continue;
    const Push more = push(end);
    if (more.room == 0 || cost_[node] + more.cost != cost_[to]) continue;
    const int here = send(to, std::min(cards - sent, more.room));
    lanes_[end.arc].cards += end.back ? -here : here;
    sent += here;
    if (sent == cards) break;
  }
  queued_[node] = 0;
  return sent;
}

void CardFlow::set_out(std::span<const Price> prices) {
  lanes_.resize(arcs_.size());
  for (std::size_t index = 0; index < arcs_.size(); ++index) {
    const Arc& arc = arcs_[index];
    Lane& lane = lanes_[index] = {.least = arc.least, .room = arc.most, .most = arc.most};
    if (arc.limit == no_limit) continue;
    lane.within = prices[index].within;
    lane.beyond = prices[index].beyond;
    lane.room = std::clamp<int>(prices[index].room, arc.least, arc.most);
  }
}

std::optional<int> CardFlow::cheapest(std::span<const Price> prices, Flow& flow, Work& work) {
  set_out(prices);
  while (find_path(work)) {
    if (work.done()) return std::nullopt;
    std::copy(first_.begin(), first_.end() - 1, next_.begin());
    send(source, 250);
  }
  flow.resize(arcs_.size());
  int cost = 0;
  for (std::size_t index = 0; index < arcs_.size(); ++index) {
    const Lane& lane = lanes_[index];
    if (lane.cards < lane.least || (arcs_[index].from == source && lane.cards < lane.most)) return std::nullopt;
    const int within = std::min(lane.cards, lane.room);
    cost += within * lane.within + (lane.cards - within) * lane.beyond;
    flow[index] = static_cast<std::uint8_t>(lane.cards);
  }
  return cost;
}

}  // namespace elfref::elfenland
