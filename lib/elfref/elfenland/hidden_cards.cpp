#include "elfref/elfenland/hidden_cards.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <numeric>
#include <optional>
#include <span>
#include <utility>

#include "elfref/elfenland/card_flow.h"
#include "elfref/elfenland/card_guess.h"
#include "elfref/elfenland/card_sizes.h"

// Given how many cards a player had when (the *sizes* of a hand, mostly known), cards flow through a network: kept ones
// and dealt ones come together in a hand, by transport, from which some are given away and some are kept. Players meet
// only in the limits of the box: so many of a transport in all hands of a round, or, where cards are not shuffled every
// round, dealt since the last shuffle.
//
// Each player's flow is found alone, cards beyond a limit being dear; where limits are still exceeded their price goes
// up and flows are found again. Prices under which all flows together cost more than the box holds, whatever they are,
// prove that there is no completion (Lagrange). Where neither comes about, the search tries two cases: an arc with less
// cards, and one with no less. In the end that leaves nothing open, so it is complete.

namespace elfref::elfenland {
namespace {

constexpr std::size_t kinds = transport_count;

// ---------------------------------------------------------------- one player

/// One player's cards as a network.
class PlayerFlow {
 public:
  PlayerFlow(const CardLine& line, const CardBox& box, const Stretches& stretches, std::vector<SizePath> paths)
      : paths_(std::move(paths)), kept_(line.rounds.size()) {
    const CardFlow::Node start = node(), any = node();
    start_ = add(CardFlow::source, start, 0, 0);
    loose_.push_back(add(CardFlow::source, any, 0, 0));
    loose_.push_back(add(any, start, 0, 0));
    CardFlow::Node last = any;
    std::array<CardFlow::Node, kinds> from{};
    from.fill(start);
    for (std::size_t round = 0; round < line.rounds.size(); ++round) {
      const CardRound& cards = line.rounds[round];
      const Stretches::Round& counted = stretches.rounds[round];
      const CardFlow::Node deal = node(), given = node();
      dealt_.push_back(add(CardFlow::source, deal, 0, 0));
      loose_.push_back(add(last, deal, 0, 0));
      last = given;
      given_.push_back(add(given, CardFlow::sink, 0, 0));
      for (std::size_t kind = 0; kind < kinds; ++kind) {
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
        hands_.push_back(
            add(hand, left, std::max({came, given_away, int{cards.least[kind]}}), most, limit(counted.hands, kind)));
        add(left, given, given_away, all);
        from[kind] = left;
      }
    }
    const CardFlow::Node end = node();
    last_ = add(end, CardFlow::sink, 0, 0);
    for (std::size_t kind = 0; kind < kinds; ++kind) {
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
    prices_.resize(flow_.arcs().size());
    for (std::size_t arc = 0; arc < flow_.arcs().size(); ++arc)
      if (flow_.arcs()[arc].limit != CardFlow::no_limit) counted_.push_back(arc);
    arcs_counted_.resize(stretches.whole.size() * kinds);
    for (const std::size_t arc : counted_) ++arcs_counted_[flow_.arcs()[arc].limit];
  }

  /// The arcs of which cards are counted, and what one of them costs, to be set before a search.
  [[nodiscard]] const std::vector<std::size_t>& counted() const { return counted_; }
  [[nodiscard]] CardFlow::Price& price(std::size_t arc) { return prices_[arc]; }
  [[nodiscard]] CardFlow::Arc& arc(std::size_t index) { return flow_.arc(index); }
  /// How many of them a limit has.
  [[nodiscard]] int arcs_counted(std::size_t limit) const { return arcs_counted_[limit]; }
  /// The arc that all cards of a transport in hand in a round go along.
  [[nodiscard]] std::size_t hand(std::size_t round, std::size_t kind) const { return hands_[round * kinds + kind]; }

  /// Finds the cheapest flow; nothing: there is none.
  [[nodiscard]] std::optional<int> cheapest(CardFlow::Flow& flow, Work& work) {
    std::optional<int> best;
    for (const SizePath& path : paths_) {
      set_sizes(path);
      const auto cost = flow_.cheapest(prices_, tried_, work);
      if (!cost || (best && *cost >= *best)) continue;
      best = cost;
      std::swap(flow, tried_);
    }
    return best;
  }
  /// Leaves out sizes that no cards have; false: there are none.
  [[nodiscard]] bool possible(Work& work) {
    if (paths_.size() > 1)
      std::erase_if(paths_, [&](const SizePath& path) {
        set_sizes(path);
        return !flow_.cheapest(prices_, tried_, work) && !work.done();
      });
    return !paths_.empty();
  }

  /// What a flow keeps after each round.
  [[nodiscard]] std::vector<CardCounts> kept(const CardFlow::Flow& flow) const {
    std::vector<CardCounts> all;
    for (const auto& arcs : kept_) {
      CardCounts& counts = all.emplace_back();
      for (std::size_t kind = 0; kind < kinds; ++kind) counts[kind] = flow[arcs[kind]];
    }
    return all;
  }

 private:
  static std::uint16_t limit(int stretch, std::size_t kind) {
    return stretch == Stretches::none ? CardFlow::no_limit
                                      : static_cast<std::uint16_t>(static_cast<std::size_t>(stretch) * kinds + kind);
  }
  CardFlow::Node node() { return nodes_++; }
  std::size_t add(CardFlow::Node from, CardFlow::Node to, int least, int most,
                  std::uint16_t counted = CardFlow::no_limit) {
    flow_.add({from, to, static_cast<std::uint8_t>(least), static_cast<std::uint8_t>(std::max(0, most)), counted});
    return flow_.arcs().size() - 1;
  }
  /// Where it is open how many cards a player had before a deal, the least of them and the fewest dealt come from the
  /// source; the others may go either way.
  void set_sizes(const SizePath& path) {
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

  std::vector<SizePath> paths_;
  CardFlow flow_;
  CardFlow::Node nodes_ = 2;
  std::size_t start_ = 0, last_ = 0;
  std::vector<std::size_t> loose_;                    // cards in hand before a deal, or dealt
  std::vector<std::size_t> dealt_, given_;            // by round
  std::vector<std::array<std::size_t, kinds>> kept_;  // by round
  std::vector<std::size_t> hands_;                    // by round and kind
  std::vector<std::size_t> counted_;
  std::vector<int> arcs_counted_;  // by limit
  std::vector<CardFlow::Price> prices_;
  CardFlow::Flow tried_;
};

// ---------------------------------------------------------------- all players

enum class Found : std::uint8_t { yes, no, open };

/// All players at one box.
class Crowd {
 public:
  Crowd(std::vector<PlayerFlow>& players, const CardBox& box, const Stretches& stretches, Work& work)
      : players_(players), work_(work), flows_(players.size()) {
    for (const bool whole : stretches.whole)
      for (const std::uint8_t cards : box.cards) limits_.push_back({.most = cards, .whole = whole});
    usage_.resize(limits_.size());
    history_.resize(limits_.size());
    own_.assign(players.size(), std::vector<int>(limits_.size()));
    for (std::size_t player = 0; player < players.size(); ++player) count_own(player);
  }

  /// Whether flows fit together.
  [[nodiscard]] Found solve() { return solve(Prices(limits_.size()), 0); }
  /// A player's flow of those that do.
  [[nodiscard]] const CardFlow::Flow& flow(std::size_t player) const { return flows_[player]; }

 private:
  struct Limit {
    int most = 0;
    bool whole = false;  ///< exactly as many
  };
  using Prices = std::vector<int>;  ///< by limit

  [[nodiscard]] Found solve(Prices duals, int depth) {
    if (never_fits()) return Found::no;
    const int attempts = depth == 0 ? 24 : 6;
    for (int attempt = 0; attempt < attempts; ++attempt) {
      for (std::size_t player = 0; player < players_.size(); ++player) {
        if (attempt > 0 && !concerned(player)) continue;
        if (!route(player, attempt)) return work_.done() ? Found::open : Found::no;
      }
      if (fits()) return Found::yes;
      Prices now(limits_.size());
      for (std::size_t i = 0; i < limits_.size(); ++i) {
        history_[i] += step * wrong(i);
        now[i] = wrong(i);
        duals[i] += usage_[i] - limits_[i].most;
        if (!limits_[i].whole) duals[i] = std::max(0, duals[i]);
      }
      if (disproved(now) || disproved(full()) || disproved(missing()) || (attempt > 0 && disproved(duals)))
        return Found::no;
      if (work_.done()) return Found::open;
    }
    return branch(duals, depth);
  }

  /// By how many cards a limit is exceeded; less than 0: so many are missing.
  [[nodiscard]] int wrong(std::size_t limit) const {
    const int more = usage_[limit] - limits_[limit].most;
    return limits_[limit].whole ? more : std::max(0, more);
  }
  [[nodiscard]] bool fits() const {
    for (std::size_t i = 0; i < limits_.size(); ++i)
      if (wrong(i) != 0) return false;
    return true;
  }

  /// Whether what must be exceeds a limit, or what may be falls short of it.
  [[nodiscard]] bool never_fits() {
    std::vector<int> least(limits_.size()), most(limits_.size());
    for (PlayerFlow& player : players_)
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

  [[nodiscard]] int cards(std::size_t player, std::size_t arc) const {
    return flows_[player].empty() ? players_[player].arc(arc).least : flows_[player][arc];
  }

  void count_own(std::size_t player) {
    std::vector<int>& own = own_[player];
    for (std::size_t i = 0; i < limits_.size(); ++i) usage_[i] -= own[i];
    std::ranges::fill(own, 0);
    for (const std::size_t arc : players_[player].counted()) own[players_[player].arc(arc).limit] += cards(player, arc);
    for (std::size_t i = 0; i < limits_.size(); ++i) usage_[i] += own[i];
  }

  /// Whether a player's flow can do something about a limit that is wrong.
  [[nodiscard]] bool concerned(std::size_t player) const {
    return std::ranges::any_of(players_[player].counted(), [&](std::size_t index) {
      const CardFlow::Arc& arc = players_[player].arc(index);
      const int off = wrong(arc.limit);
      return off > 0 ? cards(player, index) > arc.least : off < 0 && cards(player, index) < arc.most;
    });
  }

  /// Finds a player's flow anew beside those of the others; false: there is none. What is left of a limit is shared out
  /// among the arcs of which it counts cards, with every attempt in another way.
  [[nodiscard]] bool route(std::size_t player, int attempt) {
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
    if (found) count_own(player);
    return found;
  }

  /// A price of 1 for all that is at its limit in stretches where something is beyond it.
  [[nodiscard]] Prices full() const {
    Prices prices(limits_.size());
    for (std::size_t first = 0; first < limits_.size(); first += kinds) {
      bool beyond = false;
      for (std::size_t i = first; i < first + kinds; ++i) beyond = beyond || wrong(i) > 0;
      for (std::size_t i = first; i < first + kinds && beyond; ++i) prices[i] = usage_[i] >= limits_[i].most ? 1 : 0;
    }
    return prices;
  }

  /// A price of -1 for all that is not beyond its limit in stretches where something is missing.
  [[nodiscard]] Prices missing() const {
    Prices prices(limits_.size());
    for (std::size_t first = 0; first < limits_.size(); first += kinds) {
      bool less = false;
      for (std::size_t i = first; i < first + kinds; ++i) less = less || wrong(i) < 0;
      for (std::size_t i = first; i < first + kinds && less; ++i) prices[i] = usage_[i] <= limits_[i].most ? -1 : 0;
    }
    return prices;
  }

  /// Whether flows cost more by these prices than what the box holds, whatever they are. If not, the prices are changed
  /// by what the cheapest flows take.
  [[nodiscard]] bool disproved(const Prices& duals) {
    if (std::ranges::all_of(duals, [](int price) { return price == 0; })) return false;
    int more = 0;
    for (std::size_t i = 0; i < duals.size(); ++i) more -= duals[i] * limits_[i].most;
    for (PlayerFlow& player : players_) {
      for (const std::size_t index : player.counted()) {
        const int price = duals[player.arc(index).limit];
        player.price(index) = {.within = price, .beyond = price, .room = 250};
      }
      const auto cost = player.cheapest(cheapest_, work_);
      if (!cost) return !work_.done();
      more += *cost;
    }
    return more > 0;
  }

  /// Tries less cards along an arc than there are, and then no less; the other way round where a limit is missed.
  [[nodiscard]] Found branch(const Prices& duals, int depth) {
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
    const CardFlow::Arc before = *chosen;
    for (const bool less : {over, !over}) {
      if (less) {
        chosen->most = static_cast<std::uint8_t>(over ? with - 1 : with);
      } else {
        chosen->least = static_cast<std::uint8_t>(over ? with : with + 1);
      }
      const Found found = solve(duals, depth + 1);
      *chosen = before;
      if (found != Found::no) return found;
    }
    return Found::no;
  }

  static constexpr int dear = 64;  ///< a card too much
  static constexpr int step = 16;

  std::vector<PlayerFlow>& players_;
  Work& work_;
  std::vector<Limit> limits_;
  std::vector<CardFlow::Flow> flows_;  ///< by player; empty: not found yet
  CardFlow::Flow cheapest_;
  std::vector<int> usage_;             ///< by limit
  Prices history_;                     ///< of what was found
  std::vector<std::vector<int>> own_;  ///< by player and limit: what is in usage_
};

/// The answer of a crowd, with what was kept by its first players.
Completion answer(const Crowd& crowd, Found found, const std::vector<PlayerFlow>& flows, std::size_t players) {
  Completion completion{.exists = found == Found::yes, .decided = found != Found::open, .kept = {}};
  for (std::size_t player = 0; player < players && completion.exists; ++player)
    completion.kept.push_back(flows[player].kept(crowd.flow(player)));
  return completion;
}

/// With all cards shuffled before every deal.
Completion complete_when_shuffled(const std::vector<CardLine>& players, const CardBox& box,
                                  std::vector<std::vector<SizePath>> paths, Work& work) {
  const Stretches stretches = Stretches::every_round(players.empty() ? 0 : players.front().rounds.size());
  std::vector<PlayerFlow> flows;
  flows.reserve(players.size());
  for (std::size_t player = 0; player < players.size(); ++player) {
    flows.emplace_back(players[player], box, stretches, std::move(paths[player]));
    if (!flows.back().possible(work)) return {.exists = false, .decided = !work.done(), .kept = {}};
  }
  Crowd crowd(flows, box, stretches, work);
  const Found found = crowd.solve();
  return answer(crowd, found, flows, players.size());
}

// ---------------------------------------------------------------- shuffled when the stock has run out

/// Tries all rounds in whose deals the stock may have run out. A stretch that ended so counts all cards of the box,
/// which leaves only such sizes of hands as agree with it.
class UntilEmpty {
 public:
  UntilEmpty(const std::vector<CardLine>& players, const CardBox& box, std::span<const std::vector<SizePath>> paths,
             Work& work)
      : players_(players),
        box_(box),
        paths_(paths),
        work_(work),
        rounds_(players.empty() ? 0 : players.front().rounds.size()) {}

  [[nodiscard]] Completion complete() {
    go_on(0, all_of([](const SizePath& path) { return path.start; }), Stretches::until_empty());
    found_.decided = found_.exists || !(open_ || work_.done());
    return std::move(found_);
  }

 private:
  /// The least and the most of something of all players together.
  template <class Number>
  [[nodiscard]] Range all_of(Number&& number) const {
    Range all{};
    for (const auto& his : paths_) {
      Range one{size_of(box_), 0};
      for (const SizePath& path : his) {
        const Range here = number(path);
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
    const Range dealt = all_of([&](const SizePath& path) { return path.dealt(round); });
    const bool pile = box_.stock_unknown && stretches.whole.size() == 1;
    for (const bool runs_out : {false, true}) {
      if (counted.min + (runs_out ? 0 : dealt.min) > size_of(box_)) continue;
      if (runs_out && !pile && counted.max + dealt.max < size_of(box_)) continue;
      Stretches more = stretches;
      more.add_round(runs_out);
      if (runs_out && pile) more.whole.front() = false;
      const Range now = runs_out ? all_of([&](const SizePath& path) {
        return Range{path.hand[round], path.hand[round]};
      })
                                 : Range{counted.min + dealt.min, counted.max + dealt.max};
      if (go_on(round + 1, now, more)) return true;
    }
    return false;
  }

  bool try_stretches(const Stretches& stretches) {
    std::vector<PlayerFlow> flows;
    flows.reserve(players_.size());
    for (std::size_t player = 0; player < players_.size(); ++player) {
      flows.emplace_back(players_[player], box_, stretches, paths_[player]);
      if (!flows.back().possible(work_)) return true;  // in no stretches
    }
    Crowd crowd(flows, box_, stretches, work_);
    const Found found = crowd.solve();
    open_ = open_ || found == Found::open;
    found_ = answer(crowd, found, flows, players_.size());
    return found_.exists || work_.done();
  }

  const std::vector<CardLine>& players_;
  const CardBox& box_;
  std::span<const std::vector<SizePath>> paths_;  // by player
  Work& work_;
  std::size_t rounds_;
  bool open_ = false;
  Completion found_;
};

}  // namespace

int count(const CardCounts& cards) {
  return std::accumulate(cards.begin(), cards.end(), 0);
}

CardBox CardBox::elfenland() {
  CardBox box;
  for (std::size_t kind = 0; kind < transport_count; ++kind)
    box.cards[kind] = kind == static_cast<std::size_t>(Transport::raft) ? 12 : 10;
  return box;
}

Completion complete_cards(const std::vector<CardLine>& players, const CardBox& box, std::uint64_t steps) {
  Work work(steps);
  std::vector<std::vector<SizePath>> paths;
  for (const CardLine& line : players) {
    paths.push_back(size_paths(line, box, work));
    if (paths.back().empty()) return {.exists = false, .decided = !work.done(), .kept = {}};
  }
  if (auto kept = guess_cards(players, box, paths, 60, work)) return {.exists = true, .kept = std::move(*kept)};
  if (!box.until_empty) return complete_when_shuffled(players, box, std::move(paths), work);
  // What is impossible with all cards shuffled before every deal is so with less of them.
  CardBox shuffled = box;
  shuffled.until_empty = false;
  std::vector<std::vector<SizePath>> shuffled_paths;
  for (const CardLine& line : players) shuffled_paths.push_back(size_paths(line, shuffled, work));
  const Completion completion = complete_when_shuffled(players, shuffled, std::move(shuffled_paths), work);
  if (!completion.exists) return completion;
  if (auto kept = guess_cards(players, box, paths, 600, work)) return {.exists = true, .kept = std::move(*kept)};
  const Completion searched = UntilEmpty(players, box, paths, work).complete();
  if (searched.decided) return searched;
  Work more(steps / 10);
  if (auto kept = guess_cards(players, box, paths, 6000, more)) return {.exists = true, .kept = std::move(*kept)};
  return searched;
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
  PlayerFlow line(player, box, stretch, size_paths(player, box, work));
  CardFlow::Flow flow;
  for (std::size_t kind = 0; kind < kinds; ++kind) {
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
  const std::vector<SizePath> paths = size_paths(player, box, work);
  Stretches all{
      .start = Stretches::none, .rounds = std::vector<Stretches::Round>(player.rounds.size()), .whole = {false}};
  for (std::size_t round = 0; round < player.rounds.size(); ++round) {
    (round == 0 ? all.rounds[0].hands : all.rounds[round].dealt) = 0;
    come.push_back({.least = least_in(player, endless(box), all, work), .most = 0});
    for (const SizePath& path : paths) {
      int cards = path.hand[0];
      for (std::size_t before = 1; before <= round; ++before) cards += path.dealt(before).max;
      come.back().most = std::max(come.back().most, cards);
    }
  }
  return come;
}

}  // namespace elfref::elfenland
