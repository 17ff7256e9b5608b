#include "elfref/elfenland/hidden/cards/player_flow.h"

#include <algorithm>
#include <utility>

namespace elfref::elfenland {
namespace {

constexpr int most_cards = 250;

std::uint16_t limit(int stretch, std::size_t kind) {
  return stretch == Stretches::none ? CardFlow::no_limit
                                    : static_cast<std::uint16_t>(static_cast<std::size_t>(stretch) * card_kinds + kind);
}

}  // namespace

PlayerFlow::PlayerFlow(const CardLine& line, const CardBox& box, const Stretches& stretches,
                       std::vector<HandSizes> sizes)
    : all_sizes_(std::move(sizes)), kept_(line.rounds.size()) {
  const CardFlow::Node start = node();
  CardFlow::Node elsewhere = node();
  all_ = add(CardFlow::source, elsewhere, 0, 0);
  start_ = add(elsewhere, start, 0, 0);
  std::array<CardFlow::Node, card_kinds> from{};
  from.fill(start);
  for (std::size_t round = 0; round < line.rounds.size(); ++round) {
    const CardRound& cards = line.rounds[round];
    const Stretches::Round& counted = stretches.rounds[round];
    const CardFlow::Node deal = node(), given = node(), back = node();
    dealt_.push_back(add(elsewhere, deal, 0, 0));
    not_held_.push_back(add(elsewhere, back, 0, 0));
    given_.push_back(add(given, back, 0, 0));
    elsewhere = node();
    not_kept_.push_back(add(back, elsewhere, 0, 0));
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
  end_ = add(end, CardFlow::sink, 0, 0);
  add(elsewhere, CardFlow::sink, 0, most_cards);
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
    all_sizes_.clear();
  sizes_ = {0, all_sizes_.size()};
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

/// The cards that the player does not have flow beside the hand. The two together are always the same number, so what
/// may be in the hand says what may be elsewhere.
void PlayerFlow::set_sizes(const HandSizes& sizes) {
  const auto set = [this](std::size_t arc, Range cards) {
    flow_.arc(arc).least = static_cast<std::uint8_t>(cards.min);
    flow_.arc(arc).most = static_cast<std::uint8_t>(cards.max);
  };
  int all = sizes.before(0).max;
  for (const HandSizes::Round& round : sizes.rounds) all = std::max(all, round.hand.max);
  const auto others = [all](Range cards) { return Range{all - cards.max, all - cards.min}; };
  set(all_, {all, all});
  set(start_, sizes.before(0));
  for (std::size_t round = 0; round < dealt_.size(); ++round) {
    set(dealt_[round], sizes.rounds[round].dealt);
    set(not_held_[round], others(sizes.rounds[round].hand));
    set(given_[round], sizes.rounds[round].given);
    set(not_kept_[round], others(sizes.kept(round)));
  }
  set(end_, sizes.end);
}

std::optional<int> PlayerFlow::cheapest(CardFlow::Flow& flow, Work& work) {
  std::optional<int> best;
  for (std::size_t number = sizes_.begin; number < sizes_.end && !work.done(); ++number) {
    set_sizes(all_sizes_[number]);
    const auto cost = flow_.cheapest(prices_, tried_, work);
    if (!cost || (best && *cost >= *best)) continue;
    best = cost;
    used_ = number;
    std::swap(flow, tried_);
  }
  return work.done() ? std::nullopt : best;
}

bool PlayerFlow::possible(Work& work) {
  work.spend(flow_.arcs().size());
  if (all_sizes_.size() > 1)
    std::erase_if(all_sizes_, [&](const HandSizes& sizes) {
      if (work.done()) return false;
      set_sizes(sizes);
      return !flow_.cheapest(prices_, tried_, work) && !work.done();
    });
  sizes_ = {0, all_sizes_.size()};
  return !all_sizes_.empty();
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
