#include "elfref/elfenland/hidden/cards/player_flow.h"

#include <algorithm>
#include <utility>

namespace elfref::elfenland {
namespace {

std::uint16_t limit(int stretch, std::size_t kind) {
  return stretch == Stretches::none ? CardFlow::no_limit
                                    : static_cast<std::uint16_t>(static_cast<std::size_t>(stretch) * card_kinds + kind);
}

}  // namespace

PlayerFlow::PlayerFlow(const CardLine& line, const CardBox& box, const Stretches& stretches,
                       std::vector<SizePath> paths)
    : paths_(std::move(paths)), kept_(line.rounds.size()) {
  const CardFlow::Node start = node(), any = node();
  start_ = add(CardFlow::source, start, 0, 0);
  loose_.push_back(add(CardFlow::source, any, 0, 0));
  loose_.push_back(add(any, start, 0, 0));
  CardFlow::Node last = any;
  std::array<CardFlow::Node, card_kinds> from{};
  from.fill(start);
  for (std::size_t round = 0; round < line.rounds.size(); ++round) {
    const CardRound& cards = line.rounds[round];
    const Stretches::Round& counted = stretches.rounds[round];
    const CardFlow::Node deal = node(), given = node();
    dealt_.push_back(add(CardFlow::source, deal, 0, 0));
    loose_.push_back(add(last, deal, 0, 0));
    last = given;
    given_.push_back(add(given, CardFlow::sink, 0, 0));
    for (std::size_t kind = 0; kind < card_kinds; ++kind) {
      const int all = box.cards[kind];
      const CardFlow::Node hand = node(), left = node();
      if (round == 0) {
        add(start, hand, line.start.known[kind], all, limit(stretches.start, kind));
      } else {
        kept_[round - 1][kind] = add(from[kind], hand, 0, all);
      }
      const int known = cards.filled ? 0 : cards.dealt.known[kind];
      if (counted.split) {
        const CardFlow::Node both = node();
        add(deal, both, 0, all, limit(counted.dealt, kind));
        add(deal, both, 0, all);
        add(both, hand, known, all);
      } else {
        add(deal, hand, known, all, limit(counted.dealt, kind));
      }
      const int given_away = cards.paid.known[kind] + (cards.excess ? 0 : cards.discarded.known[kind]);
      const int came = known + (round == 0 ? line.start.known[kind] : 0);
      const int most = std::min<int>(all, cards.most[kind].value_or(all));
      add(hand, left, std::max({came, given_away, int{cards.least[kind]}}), most, limit(counted.hands, kind));
      add(left, given, given_away, all);
      from[kind] = left;
    }
  }
  const CardFlow::Node end = node();
  last_ = add(end, CardFlow::sink, 0, 0);
  for (std::size_t kind = 0; kind < card_kinds; ++kind) {
    if (kept_.empty()) {
      add(start, end, line.start.known[kind], box.cards[kind], limit(stretches.start, kind));
    } else {
      kept_.back()[kind] = add(from[kind], end, 0, box.cards[kind]);
    }
  }
  flow_.link(nodes_);
  const auto& arcs = flow_.arcs();
  if (std::ranges::any_of(
          arcs, [](const CardFlow::Arc& arc) { return arc.least > arc.most && arc.from != CardFlow::source; }))
    paths_.clear();
  sizes_ = {0, paths_.size()};
  prices_.resize(flow_.arcs().size());
  for (std::size_t arc = 0; arc < flow_.arcs().size(); ++arc)
    if (flow_.arcs()[arc].limit != CardFlow::no_limit) counted_.push_back(arc);
  arcs_counted_.resize(stretches.whole.size() * card_kinds);
  for (const std::size_t arc : counted_) ++arcs_counted_[flow_.arcs()[arc].limit];
}

std::size_t PlayerFlow::add(CardFlow::Node from, CardFlow::Node to, int least, int most, std::uint16_t counted) {
  flow_.add({from, to, static_cast<std::uint8_t>(least), static_cast<std::uint8_t>(std::max(0, most)), counted});
  return flow_.arcs().size() - 1;
}

/// Where it is open how many cards a player had before a deal, the least of them and the fewest dealt come from the
/// source; the others may go either way.
void PlayerFlow::set_sizes(const SizePath& path) {
  bool open = false;
  const auto set = [this](std::size_t arc, int least, int most) {
    flow_.arc(arc).least = static_cast<std::uint8_t>(least);
    flow_.arc(arc).most = static_cast<std::uint8_t>(most);
  };
  const auto width = [](Range numbers) { return numbers.max - numbers.min; };
  set(start_, 0, path.start.min);
  for (const std::size_t either : {0u, 1u}) set(loose_[either], 0, width(path.start));
  for (std::size_t round = 0; round < dealt_.size(); ++round) {
    set(dealt_[round], 0, path.dealt(round).min);
    set(loose_[round + 2], 0, width(path.before(round)));
    open = open || !path.kept[round].exact();
  }
  for (std::size_t round = 0; round < given_.size(); ++round) {
    const bool last = round + 1 == given_.size();
    const int most = path.hand[round] - (last ? path.kept[round].min : path.kept[round].max);
    set(given_[round], open ? path.hand[round] - path.kept[round].max : 0, most);
  }
  const Range end = path.kept.empty() ? path.start : path.kept.back();
  set(last_, open ? end.min : 0, end.max);
}

std::optional<int> PlayerFlow::cheapest(CardFlow::Flow& flow, Work& work) {
  std::optional<int> best;
  for (std::size_t path = sizes_.begin; path < sizes_.end; ++path) {
    set_sizes(paths_[path]);
    const auto cost = flow_.cheapest(prices_, tried_, work);
    if (!cost || (best && *cost >= *best)) continue;
    best = cost;
    used_ = path;
    std::swap(flow, tried_);
  }
  return best;
}

bool PlayerFlow::possible(Work& work) {
  if (paths_.size() > 1)
    std::erase_if(paths_, [&](const SizePath& path) {
      set_sizes(path);
      return !flow_.cheapest(prices_, tried_, work) && !work.done();
    });
  sizes_ = {0, paths_.size()};
  return !paths_.empty();
}

std::vector<CardCounts> PlayerFlow::kept(const CardFlow::Flow& flow) const {
  std::vector<CardCounts> all;
  for (const auto& arcs : kept_) {
    CardCounts& counts = all.emplace_back();
    for (std::size_t kind = 0; kind < card_kinds; ++kind) counts[kind] = flow[arcs[kind]];
  }
  return all;
}

}  // namespace elfref::elfenland
