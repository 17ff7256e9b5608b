#include "elfref/elfenland/hidden/cards/hidden_cards.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

#include "elfref/elfenland/hidden/cards/card_crowd.h"
#include "elfref/elfenland/hidden/cards/card_flow.h"
#include "elfref/elfenland/hidden/cards/card_guess.h"
#include "elfref/elfenland/hidden/cards/card_sizes.h"
#include "elfref/elfenland/hidden/cards/player_flow.h"

// Given how many cards a player had when (the *sizes* of a hand, mostly known), cards flow through a network, a
// PlayerFlow. Players meet only in the limits of the box: so many of a transport in all hands of a round, or, where
// cards are not shuffled every round, dealt since the last shuffle. CardCrowd seeks flows that fit together.

namespace elfref::elfenland {
namespace {

/// The answer of a crowd, with what was kept by its first players.
Completion answer(const CardCrowd& crowd, CardCrowd::Found found, const std::vector<PlayerFlow>& flows,
                  std::size_t players) {
  Completion completion{
      .exists = found == CardCrowd::Found::yes, .decided = found != CardCrowd::Found::open, .kept = {}};
  for (std::size_t player = 0; player < players && completion.exists; ++player)
    completion.kept.push_back(flows[player].kept(crowd.flow(player)));
  return completion;
}

/// With all cards shuffled before every deal.
Completion complete_when_shuffled(const std::vector<CardLine>& players, const CardBox& box,
                                  std::vector<std::vector<HandSizes>> sizes, Work& work) {
  const Stretches stretches = Stretches::every_round(players.empty() ? 0 : players.front().rounds.size());
  std::vector<PlayerFlow> flows;
  flows.reserve(players.size());
  for (std::size_t player = 0; player < players.size(); ++player) {
    flows.emplace_back(players[player], box, stretches, std::move(sizes[player]));
    if (!flows.back().possible(work)) return {.exists = false, .decided = !work.done(), .kept = {}};
  }
  CardCrowd crowd(flows, box, stretches, work);
  const CardCrowd::Found found = crowd.solve();
  return answer(crowd, found, flows, players.size());
}

// ---------------------------------------------------------------- shuffled when the stock has run out

/// Tries all rounds in whose deals the stock may have run out. A stretch that ended so counts all cards of the box,
/// which leaves only such sizes of hands as agree with it.
class UntilEmpty {
 public:
  UntilEmpty(const std::vector<CardLine>& players, const CardBox& box, std::span<const std::vector<HandSizes>> sizes,
             Work& work)
      : players_(players),
        box_(box),
        sizes_(sizes),
        work_(work),
        rounds_(players.empty() ? 0 : players.front().rounds.size()) {}

  [[nodiscard]] Completion complete() {
    go_on(0, all_of([](const HandSizes& sizes) { return sizes.before(0); }), Stretches::until_empty());
    found_.decided = found_.exists || !(open_ || work_.done());
    return std::move(found_);
  }

 private:
  /// The least and the most of something of all players together.
  template <class Number>
  [[nodiscard]] Range all_of(Number&& number) const {
    Range all{};
    for (const auto& his : sizes_) {
      Range one{size_of(box_), 0};
      for (const HandSizes& sizes : his) {
        const Range here = number(sizes);
        one = {std::min(one.min, here.min), std::max(one.max, here.max)};
      }
      all = {all.min + one.min, all.max + one.max};
    }
    return all;
  }

  /// Everything from a round on, with so many cards counted in the last stretch; true: there is no need to go on.
  bool go_on(std::size_t round, Range counted, const Stretches& stretches) {
    if (work_.done()) return true;
    if (round == rounds_) return try_stretches(stretches);
    for (const auto& his : sizes_) work_.spend(his.size());
    const Range dealt = all_of([&](const HandSizes& sizes) { return sizes.rounds[round].dealt; });
    const bool pile = box_.stock_unknown && stretches.whole.size() == 1;
    for (const bool runs_out : {false, true}) {
      if (counted.min + (runs_out ? 0 : dealt.min) > size_of(box_)) continue;
      if (runs_out && !pile && counted.max + dealt.max < size_of(box_)) continue;
      Stretches more = stretches;
      more.add_round(runs_out);
      if (runs_out && pile) more.whole.front() = false;
      const Range now = runs_out ? all_of([&](const HandSizes& sizes) { return sizes.rounds[round].hand; })
                                 : Range{counted.min + dealt.min, counted.max + dealt.max};
      if (go_on(round + 1, now, more)) return true;
    }
    return false;
  }

  bool try_stretches(const Stretches& stretches) {
    std::vector<PlayerFlow> flows;
    flows.reserve(players_.size());
    for (std::size_t player = 0; player < players_.size(); ++player) {
      flows.emplace_back(players_[player], box_, stretches, sizes_[player]);
      if (!flows.back().possible(work_)) return true;  // in no stretches
    }
    CardCrowd crowd(flows, box_, stretches, work_);
    const CardCrowd::Found found = crowd.solve();
    open_ = open_ || found == CardCrowd::Found::open;
    found_ = answer(crowd, found, flows, players_.size());
    return found_.exists || work_.done();
  }

  const std::vector<CardLine>& players_;
  const CardBox& box_;
  std::span<const std::vector<HandSizes>> sizes_;  // by player
  Work& work_;
  std::size_t rounds_;
  bool open_ = false;
  Completion found_;
};

}  // namespace

CardBox CardBox::elfenland() {
  CardBox box;
  for (int kind = 0; kind < transport_count; ++kind)
    box.cards[kind] = static_cast<std::uint8_t>(cards_in_box(Transport(kind)));
  return box;
}

namespace {

Completion search(const std::vector<CardLine>& players, const CardBox& box, std::uint64_t steps, Work& work) {
  std::vector<std::vector<HandSizes>> sizes;
  for (const CardLine& line : players) {
    sizes.push_back(hand_sizes(line, box, work));
    if (sizes.back().empty()) return {.exists = false, .decided = !work.done(), .kept = {}};
  }
  if (auto kept = guess_cards(players, box, sizes, 10, work)) return {.exists = true, .kept = std::move(*kept)};
  if (!box.until_empty) return complete_when_shuffled(players, box, std::move(sizes), work);
  // What is impossible with all cards shuffled before every deal is so with less of them.
  CardBox shuffled = box;
  shuffled.until_empty = false;
  const Completion completion = complete_when_shuffled(players, shuffled, sizes, work);
  if (!completion.exists) return completion;
  if (auto kept = guess_cards(players, box, sizes, 30, work)) return {.exists = true, .kept = std::move(*kept)};
  const Completion searched = UntilEmpty(players, box, sizes, work).complete();
  if (searched.decided) return searched;
  Work more(steps / 4);
  auto kept = guess_cards(players, box, sizes, 6000, more);
  work.spend(more.spent());
  if (kept) return {.exists = true, .kept = std::move(*kept)};
  return searched;
}

}  // namespace

Completion complete_cards(const std::vector<CardLine>& players, const CardBox& box, std::uint64_t steps) {
  Work work(steps);
  Completion found = search(players, box, steps, work);
  found.steps = work.spent();
  return found;
}

namespace {

/// A box that never runs out of a transport.
CardBox endless(CardBox box) {
  box.cards.fill(30);
  box.until_empty = false;
  return box;
}

/// The fewest cards of each transport that a player's flow has in one stretch.
CardCounts least_in(const CardLine& player, const CardBox& box, const Stretches& stretch, Work& work) {
  CardCounts least{};
  PlayerFlow line(player, box, stretch, hand_sizes(player, box, work));
  CardFlow::Flow flow;
  for (std::size_t kind = 0; kind < transport_count; ++kind) {
    for (const std::size_t arc : line.counted()) {
      const int price = line.arc(arc).limit == kind ? 1 : 0;
      line.price(arc) = {.within = price, .beyond = price, .room = 250};
    }
    if (const auto cards = line.cheapest(flow, work)) least[kind] = static_cast<std::uint8_t>(*cards);
  }
  return least;
}

}  // namespace

std::vector<CardCounts> least_cards(const CardLine& player, const CardBox& box) {
  std::vector<CardCounts> least;
  Work work(steps_of_search);
  for (std::size_t round = 0; round < player.rounds.size(); ++round) {
    Stretches one{
        .start = Stretches::none, .rounds = std::vector<Stretches::Round>(player.rounds.size()), .whole = {false}};
    one.rounds[round].hands = 0;
    least.push_back(least_in(player, endless(box), one, work));
  }
  return least;
}

std::vector<Come> come_until(const CardLine& player, const CardBox& box) {
  std::vector<Come> come;
  Work work(steps_of_search);
  const std::vector<HandSizes> all_sizes = hand_sizes(player, box, work);
  Stretches all{
      .start = Stretches::none, .rounds = std::vector<Stretches::Round>(player.rounds.size()), .whole = {false}};
  for (std::size_t round = 0; round < player.rounds.size(); ++round) {
    (round == 0 ? all.rounds[0].hands : all.rounds[round].dealt) = 0;
    come.push_back({.least = least_in(player, endless(box), all, work), .most = 0});
  }
  for (const HandSizes& sizes : all_sizes) {
    const std::vector<int> most = most_come(sizes);
    for (std::size_t round = 0; round < most.size(); ++round)
      come[round].most = std::max(come[round].most, most[round]);
  }
  return come;
}

}  // namespace elfref::elfenland
