#include "elfref/elfenland/hidden_cards.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <span>
#include <tuple>
#include <unordered_map>
#include <utility>

// What a player held in a round is known but for the cards kept from round to round: given those, the hand of a round
// holds of each transport at least what was kept before and dealt, and what was given away and kept after, whichever is
// more (its *need*); any card beyond is dealt and given away within the round and may be of any transport that is left.
// So only kept cards are searched for, and players meet only in the sums of their needs.
//
// Few of those sums come near the limit. The search begins with none of them, and with no transports told apart. It
// adds the sum that its answer exceeds, and tells apart what that sum or a known hand is about, until its answer
// exceeds none, or there is no answer. Each search is complete: it keeps, of all ways to go on, those that no other way
// beats in every sum.

namespace elfref::elfenland {
namespace {

using Told = std::array<bool, transport_count>;  ///< the transports of a player that are told apart
using Needs = std::vector<std::uint8_t>;         ///< by limit

constexpr std::size_t any_kind = transport_count;

/// No more than `most` cards of a kind, or of all, were in hands in a round.
struct Limit {
  std::size_t round = 0;
  std::size_t kind = any_kind;
  int most = 0;
};

int size_of(const CardBox& box) {
  return std::min(250, count(box.cards));
}

/// The transports of one player in classes: those told apart one by one, all others together in the last class.
struct Classes {
  std::array<std::uint8_t, transport_count> of{};
  std::size_t count = 0;
  std::size_t together = transport_count;  ///< the class of several transports, or none

  explicit Classes(const Told& told) {
    for (std::size_t kind = 0; kind < transport_count; ++kind)
      if (told[kind]) of[kind] = static_cast<std::uint8_t>(count++);
    if (count == transport_count) return;
    together = count++;
    for (std::size_t kind = 0; kind < transport_count; ++kind)
      if (!told[kind]) of[kind] = static_cast<std::uint8_t>(together);
  }

  [[nodiscard]] CardCounts classed(const CardCounts& kinds) const {
    CardCounts counts{};
    for (std::size_t kind = 0; kind < transport_count; ++kind) counts[of[kind]] += kinds[kind];
    return counts;
  }
};

/// How many cards a player had in a round, when it is known how many were kept before.
class Sizes {
 public:
  Sizes(const CardRound& round, const CardBox& box, int before)
      : round_(round),
        kept_most_(box.kept),
        given_(count(round.paid.known) + (round.excess ? 0 : count(round.discarded.known))) {
    const int known = before + count(round.dealt.known);
    hands_ = {known + round.dealt.unknown.min, known + round.dealt.unknown.max};
    if (round.filled) hands_ = {std::max(box.hand, before), std::max(box.hand, before)};
  }

  [[nodiscard]] Range hands() const { return hands_; }
  [[nodiscard]] int most_kept() const {
    return round_.excess ? std::min(kept_most_, hands_.max - given_) : hands_.max - given_;
  }

  /// The least hand in which so many cards must be and of which so many are kept; -1: none.
  [[nodiscard]] int least_hand(int needed, int kept) const {
    for (int hand = std::max(hands_.min, needed); hand <= hands_.max; ++hand)
      if (agree(hand, kept)) return hand;
    return -1;
  }

 private:
  [[nodiscard]] bool agree(int hand, int kept) const {
    const int unknown = hand - given_ - kept;  // given away, and nobody wrote down of which transport
    if (unknown < round_.paid.unknown.min) return false;
    if (round_.excess) return kept == kept_most_ || (kept < kept_most_ && unknown <= round_.paid.unknown.max);
    if (!round_.discarded.unknown.exact() && kept > kept_most_) return false;
    return round_.paid.unknown.min + round_.discarded.unknown.min <= unknown &&
           unknown <= round_.paid.unknown.max + round_.discarded.unknown.max;
  }

  const CardRound& round_;
  int kept_most_;
  int given_;
  Range hands_{};
};

/// One round of a player, by class.
struct ClassedRound {
  CardCounts dealt{};
  CardCounts given{};
  CardCounts least{};                       ///< in hand
  std::array<int, transport_count> most{};  ///< in hand
};

/// A course that a player's cards may have gone up to a round.
struct Course {
  CardCounts kept{};  ///< by class; after the last round only how many, at the first
  std::size_t before = 0;
  Needs needs;
};

bool beats(const Needs& a, const Needs& b) {
  for (std::size_t i = 0; i < a.size(); ++i)
    if (a[i] > b[i]) return false;
  return true;
}

/// What a search may still do.
class Work {
 public:
  explicit Work(std::uint64_t steps) : left_(steps) {}
  /// False if there is nothing left.
  bool spend(std::uint64_t steps) {
    left_ -= std::min(left_, steps);
    return left_ > 0;
  }
  [[nodiscard]] bool done() const { return left_ == 0; }

 private:
  std::uint64_t left_;
};

/// Adds a way unless one that is there beats it, and drops those that it beats.
void add_unbeaten(std::vector<Course>& ways, Course way, Work& work) {
  work.spend(ways.size() + 1);
  for (const Course& other : ways)
    if (beats(other.needs, way.needs)) return;
  std::erase_if(ways, [&](const Course& other) { return beats(way.needs, other.needs); });
  ways.push_back(std::move(way));
}

/// Every way that one player's cards may have gone.
class PlayerCourses {
 public:
  PlayerCourses(const CardLine& line, const CardBox& box, const Told& told, std::span<const Limit> limits, Work& work)
      : line_(line), box_(box), classes_(told), limits_(limits), work_(work) {
    for (const CardRound& round : line.rounds) {
      ClassedRound& made = rounds_.emplace_back();
      CardCounts given = round.paid.known;
      if (!round.excess)
        for (std::size_t kind = 0; kind < transport_count; ++kind) given[kind] += round.discarded.known[kind];
      made.given = classes_.classed(given);
      if (!round.filled) made.dealt = classes_.classed(round.dealt.known);
      made.least = classes_.classed(round.least);
      made.most.fill(size_of(box));
      for (std::size_t kind = 0; kind < transport_count; ++kind)
        if (round.most[kind]) made.most[classes_.of[kind]] = *round.most[kind];
    }
    for (std::size_t kind = 0; kind < transport_count; ++kind) most_[classes_.of[kind]] += box.cards[kind];
    search();
  }

  /// The ways after the last round; none: what is written of this player cannot all be true.
  [[nodiscard]] const std::vector<Course>& ways() const { return layers_.back(); }

  /// What one of them kept after each round, by class, the start first.
  [[nodiscard]] std::vector<CardCounts> kept(std::size_t way) const {
    std::vector<CardCounts> found(layers_.size());
    for (std::size_t layer = layers_.size(); layer-- > 0; way = layers_[layer][way].before)
      found[layer] = layers_[layer][way].kept;
    return found;
  }

  [[nodiscard]] const Classes& classes() const { return classes_; }
  /// No more cards than this were in the player's hand in a round.
  [[nodiscard]] int most_in_hand(std::size_t round) const { return most_in_hand_[round]; }

 private:
  void search() {
    layers_.emplace_back();
    CardCounts known = classes_.classed(line_.start.known);
    const int least = count(line_.start.known) + line_.start.unknown.min;
    const int most = std::min(size_of(box_), count(line_.start.known) + line_.start.unknown.max);
    for (int size = least; size <= most; ++size)
      for_starts(known, size - count(known), 0, [&](const CardCounts& hand) {
        layers_[0].push_back({hand, 0, Needs(limits_.size())});
      });
    for (std::size_t round = 0; round < line_.rounds.size(); ++round) grow(round);
  }

  /// Calls `take` with every hand of some cards and so many more.
  template <class Take>
  void for_starts(CardCounts& hand, int more, std::size_t from, Take&& take) const {
    if (more == 0) return take(std::as_const(hand));
    if (from == classes_.count) return;
    const std::uint8_t here = hand[from];
    for (int count = 0; count <= more && hand[from] <= most_[from]; ++count, ++hand[from])
      for_starts(hand, more - count, from + 1, take);
    hand[from] = here;
  }

  /// All ways through one more round.
  void grow(std::size_t index) {
    std::unordered_map<std::uint64_t, std::vector<Course>> found;  // by what is kept
    int& most = most_in_hand_.emplace_back();
    const std::vector<Course>& layer = layers_[index];
    for (std::size_t i = 0; i < layer.size() && work_.spend(1); ++i) {
      Passage passage(*this, index, layer[i].kept);
      most = std::max(most, passage.sizes().hands().max);
      passage.for_kept([&](const CardCounts& kept, int hand) {
        Course way{kept, i, layer[i].needs};
        if (add_needs(way.needs, index, layer[i].kept, kept, hand))
          add_unbeaten(found[packed(kept)], std::move(way), work_);
      });
    }
    std::vector<Course> after;
    for (auto& [kept, ways] : found)
      after.insert(after.end(), std::make_move_iterator(ways.begin()), std::make_move_iterator(ways.end()));
    layers_.push_back(std::move(after));
  }

  static std::uint64_t packed(const CardCounts& counts) {
    std::uint64_t all = 0;
    for (const std::uint8_t count : counts) all = all << 8 | count;
    return all;
  }

  /// From what was kept before a round to what may be kept after it.
  class Passage {
   public:
    Passage(const PlayerCourses& courses, std::size_t index, const CardCounts& before)
        : all_(courses),
          cards_(courses.rounds_[index]),
          last_(index + 1 == courses.rounds_.size()),
          came_(before),
          sizes_(courses.line_.rounds[index], courses.box_, count(before)) {
      for (std::size_t i = 0; i < classes(); ++i) came_[i] = static_cast<std::uint8_t>(came_[i] + cards_.dealt[i]);
      for (std::size_t i = classes(); i-- > 0;) {
        came_[i] = std::max(came_[i], cards_.least[i]);
        const int least = std::max(came_[i], cards_.given[i]);
        rest_[i] = rest_[i + 1] + (least > cards_.most[i] ? impossible : least);
      }
    }

    [[nodiscard]] const Sizes& sizes() const { return sizes_; }

    /// Calls `take` with everything that may be kept, and the least hand it takes.
    template <class Take>
    void for_kept(Take&& take) {
      for (size_ = 0; size_ <= sizes_.most_kept(); ++size_) {
        const int hand = sizes_.least_hand(rest_[0], size_);
        if (hand < 0) continue;
        if (last_) {
          take(CardCounts{static_cast<std::uint8_t>(size_)}, hand);
        } else {
          for_class(0, size_, 0, take);
        }
      }
    }

   private:
    [[nodiscard]] std::size_t classes() const { return all_.classes_.count; }

    template <class Take>
    void for_class(std::size_t at, int more, int needed, Take&& take) {
      if (needed + rest_[at] > sizes_.hands().max) return;
      if (at == classes()) {
        if (more > 0) return;
        if (const int hand = sizes_.least_hand(needed, size_); hand >= 0) take(std::as_const(kept_), hand);
        return;
      }
      for (int count = at + 1 == classes() ? more : 0; count <= more && count <= all_.most_[at]; ++count) {
        if (cards_.given[at] + count > cards_.most[at]) break;
        kept_[at] = static_cast<std::uint8_t>(count);
        for_class(at + 1, more - count, needed + std::max<int>(came_[at], cards_.given[at] + count), take);
      }
      kept_[at] = 0;
    }

    static constexpr int impossible = 1000;  // more than any hand

    const PlayerCourses& all_;
    const ClassedRound& cards_;
    bool last_;  ///< so that it does not matter what is kept, but for how much
    CardCounts came_;
    Sizes sizes_;
    std::array<int, transport_count + 1> rest_{};  ///< what the classes from one on need at least
    CardCounts kept_{};
    int size_ = 0;
  };

  /// Adds what a round takes of the box; false if that alone is too much.
  bool add_needs(Needs& needs, std::size_t round, const CardCounts& before, const CardCounts& after, int hand) const {
    const ClassedRound& cards = rounds_[round];
    const bool last = round + 1 == rounds_.size();
    for (std::size_t i = 0; i < limits_.size(); ++i) {
      if (limits_[i].round != round) continue;
      int taken = hand;
      if (limits_[i].kind != any_kind) {
        const std::size_t c = classes_.of[limits_[i].kind];
        taken = std::max({before[c] + cards.dealt[c], (last ? 0 : after[c]) + cards.given[c], int{cards.least[c]}});
      }
      if (taken > limits_[i].most) return false;
      needs[i] = static_cast<std::uint8_t>(taken);
    }
    return true;
  }

  const CardLine& line_;
  const CardBox& box_;
  Classes classes_;
  std::span<const Limit> limits_;
  Work& work_;
  std::vector<ClassedRound> rounds_;
  std::array<int, transport_count> most_{};  ///< of a class in the box
  std::vector<std::vector<Course>> layers_;
  std::vector<int> most_in_hand_;  ///< by round
};

/// Puts the players' ways together: player by player, those with the fewest ways first.
class Combination {
 public:
  Combination(const std::vector<PlayerCourses>& lines, std::span<const Limit> limits, Work& work)
      : limits_(limits), work_(work) {
    for (const PlayerCourses& line : lines) ways_.push_back(unbeaten(line.ways()));
    order_.resize(lines.size());
    std::iota(order_.begin(), order_.end(), std::size_t{0});
    std::ranges::stable_sort(order_, {}, [this](std::size_t player) { return ways_[player].size(); });
    rest_.assign(lines.size() + 1, std::vector<int>(limits.size()));
    for (std::size_t depth = lines.size(); depth-- > 0;)
      for (std::size_t i = 0; i < limits.size(); ++i) {
        int least = 255;
        for (const Course& way : ways_[order_[depth]]) least = std::min<int>(least, way.needs[i]);
        rest_[depth][i] = rest_[depth + 1][i] + least;
      }
    failed_.resize(lines.size());
    chosen_.resize(lines.size());
  }

  /// A way for each player with which nothing runs out; nothing: there is none.
  [[nodiscard]] std::optional<std::vector<std::size_t>> solve() {
    if (!fits(0, Needs(limits_.size()))) return std::nullopt;
    return chosen_;
  }

 private:
  /// Ways that no other beats, whatever they keep; `before` is their place among all.
  [[nodiscard]] std::vector<Course> unbeaten(const std::vector<Course>& ways) const {
    std::vector<Course> best;
    for (std::size_t i = 0; i < ways.size(); ++i) add_unbeaten(best, Course{{}, i, ways[i].needs}, work_);
    return best;
  }

  /// Whether the players from a depth on have ways beside what the others take.
  bool fits(std::size_t depth, const Needs& taken) {
    if (depth == order_.size()) return true;
    if (!work_.spend(failed_[depth].size() + 1)) return false;
    for (const Needs& failed : failed_[depth])
      if (beats(failed, taken)) return false;
    Needs more(taken.size());
    for (const Course& way : ways_[order_[depth]]) {
      chosen_[order_[depth]] = way.before;
      if (add(more, taken, way.needs, rest_[depth + 1]) && fits(depth + 1, more)) return true;
    }
    std::erase_if(failed_[depth], [&](const Needs& failed) { return beats(taken, failed); });
    failed_[depth].push_back(taken);
    return false;
  }

  [[nodiscard]] bool add(Needs& sum, const Needs& taken, const Needs& more, const std::vector<int>& rest) const {
    for (std::size_t i = 0; i < sum.size(); ++i) {
      const int all = taken[i] + more[i];
      if (all + rest[i] > limits_[i].most) return false;
      sum[i] = static_cast<std::uint8_t>(all);
    }
    return true;
  }

  std::span<const Limit> limits_;
  Work& work_;
  std::vector<std::vector<Course>> ways_;   ///< by player
  std::vector<std::size_t> order_;          ///< of the players, by depth
  std::vector<std::vector<int>> rest_;      ///< what the players from a depth on need at least
  std::vector<std::vector<Needs>> failed_;  ///< by depth, what the others cannot take
  std::vector<std::size_t> chosen_;         ///< by player
};

/// The cards of each transport that a round takes, when all but the kept cards is as little as can be.
CardCounts needs(const CardRound& round, const CardCounts& before, const CardCounts& after) {
  CardCounts counts{};
  for (std::size_t kind = 0; kind < transport_count; ++kind) {
    const int came = before[kind] + (round.filled ? 0 : round.dealt.known[kind]);
    const int went = after[kind] + round.paid.known[kind] + (round.excess ? 0 : round.discarded.known[kind]);
    counts[kind] = static_cast<std::uint8_t>(std::max({came, went, int{round.least[kind]}}));
  }
  return counts;
}

/// Gives the cards of the class of several transports their transports, the last round first: what is kept is what is
/// given away later, as far as there is any, and of the transport of which the box has most left.
class Spread {
 public:
  Spread(const std::vector<CardLine>& players, const CardBox& box) {
    const std::size_t rounds = players.empty() ? 0 : players.front().rounds.size();
    left_.assign(rounds + 1, {});
    for (std::size_t round = 0; round < rounds; ++round)
      for (std::size_t kind = 0; kind < transport_count; ++kind) {
        left_[round][kind] = box.cards[kind];
        for (const CardLine& player : players) left_[round][kind] -= needs(player.rounds[round], {}, {})[kind];
      }
  }

  std::vector<CardCounts> spread(const CardLine& player, const PlayerCourses& line, std::size_t way, bool used_first) {
    used_first_ = used_first;
    const std::vector<CardCounts> classed = line.kept(way);
    const Classes& classes = line.classes();
    std::vector<CardCounts> kept(classed.size());
    for (std::size_t layer = classed.size() - 1; layer-- > 0;) {
      for (std::size_t kind = 0; kind < transport_count; ++kind)
        if (classes.of[kind] != classes.together) kept[layer][kind] = classed[layer][classes.of[kind]];
      if (classes.together == transport_count) continue;
      for (int missing = classed[layer][classes.together]; missing > 0; --missing)
        take(kept[layer], uses(player.rounds[layer], layer + 2 == classed.size() ? CardCounts{} : kept[layer + 1]),
             layer, [&](std::size_t kind) { return classes.of[kind] == classes.together; });
    }
    return kept;
  }

 private:
  /// Of what was kept before a round, what can have been given away in it or kept after it.
  static CardCounts uses(const CardRound& round, const CardCounts& after) {
    CardCounts uses = needs(round, {}, after);
    if (!round.filled)
      for (std::size_t kind = 0; kind < transport_count; ++kind) uses[kind] -= round.dealt.known[kind];
    return uses;
  }

  /// Adds a card to what is kept before a round: one that is used in it, if there is one that is left in the round
  /// before, of the kind of which most are left.
  template <class May>
  void take(CardCounts& kept, const CardCounts& uses, std::size_t layer, May&& may) {
    std::size_t best = transport_count;
    const auto rank = [&](std::size_t kind) {
      const int used = kept[kind] < uses[kind] ? 1 : 0;
      const int before = layer > 0 ? left_[layer - 1][kind] : plenty;
      const int then = layer + 1 < left_.size() ? left_[layer][kind] : plenty;
      const int left = used != 0 ? before : std::min(before, then);
      return std::tuple(used_first_ ? used : 0, left > 0 ? 1 : 0, used, left);
    };
    for (std::size_t kind = 0; kind < transport_count; ++kind)
      if (may(kind) && (best == transport_count || rank(kind) > rank(best))) best = kind;
    ++kept[best];
    if (layer > 0) --left_[layer - 1][best];
    if (kept[best] > uses[best] && layer + 1 < left_.size()) --left_[layer][best];
  }

  static constexpr int plenty = 1000;  // where there is no round
  std::vector<std::array<int, transport_count>> left_;
  bool used_first_ = false;
};

/// Tells apart the transports of which a player is known to have been given cards: of all others, cards kept can have
/// been just those that are used.
void tell_known(Told& told, const CardLine& line) {
  const auto tell = [&](const CardCounts& known) {
    for (std::size_t kind = 0; kind < transport_count; ++kind) told[kind] = told[kind] || known[kind] > 0;
  };
  tell(line.start.known);
  for (const CardRound& round : line.rounds) tell(round.dealt.known);
}

/// The search for a completion.
class Search {
 public:
  Search(const std::vector<CardLine>& players, const CardBox& box, std::uint64_t steps)
      : players_(players),
        box_(box),
        rounds_(players.empty() ? 0 : players.front().rounds.size()),
        told_(players.size()),
        work_(steps) {
    for (std::size_t player = 0; player < players.size(); ++player)
      for (const CardRound& round : players[player].rounds)
        for (std::size_t kind = 0; kind < transport_count; ++kind)
          told_[player][kind] = told_[player][kind] || round.least[kind] > 0 || round.most[kind].has_value();
  }

  [[nodiscard]] Completion solve() {
    while (true) {
      std::vector<PlayerCourses> lines;
      lines.reserve(players_.size());
      for (std::size_t player = 0; player < players_.size(); ++player) {
        lines.emplace_back(players_[player], box_, told_[player], limits_, work_);
        if (lines.back().ways().empty()) return none();
      }
      if (limit_hands(lines)) continue;
      const auto ways = Combination(lines, limits_, work_).solve();
      if (!ways) return none();
      Spread spread(players_, box_);
      KeptCards kept;
      std::vector<int> last;
      std::vector<std::vector<int>> room;
      for (std::size_t player = 0; player < players_.size(); ++player) {
        const Course& way = lines[player].ways()[(*ways)[player]];
        const Spread before = spread;
        kept.push_back(spread.spread(players_[player], lines[player], (*ways)[player], false));
        last.push_back(way.kept[0]);
        room.push_back(room_in(way));
        if (holds(players_[player], kept[player], last[player], room[player])) continue;
        spread = before;  // rather one transport too often in all hands than a hand too large
        kept[player] = spread.spread(players_[player], lines[player], (*ways)[player], true);
      }
      if (tell_hands(kept, last, room) || tell_limit(kept)) continue;
      for (std::size_t player = 0; player < players_.size() && rounds_ > 0; ++player)
        keep_last(kept, player, last[player]);
      for (auto& hands : kept) hands.erase(hands.begin());
      return {.exists = true, .kept = std::move(kept)};
    }
  }

 private:
  [[nodiscard]] Completion none() const { return {.exists = false, .decided = !work_.done()}; }

  /// Sets limits where hands could be larger together than the box.
  bool limit_hands(const std::vector<PlayerCourses>& lines) {
    if (hands_limited_) return false;
    hands_limited_ = true;
    for (std::size_t round = 0; round < rounds_; ++round) {
      int most = 0;
      for (const PlayerCourses& line : lines) most += line.most_in_hand(round);
      if (most > size_of(box_)) limits_.push_back({round, any_kind, size_of(box_)});
    }
    return !limits_.empty();
  }

  /// Tells apart the transports of hands that cannot have held all that they must: first those that are known to have
  /// come.
  bool tell_hands(const KeptCards& kept, const std::vector<int>& last, const std::vector<std::vector<int>>& room) {
    bool any = false;
    for (std::size_t player = 0; player < players_.size(); ++player) {
      if (holds(players_[player], kept[player], last[player], room[player])) continue;
      any = true;
      const Told before = told_[player];
      tell_known(told_[player], players_[player]);
      if (told_[player] == before) told_[player].fill(true);
    }
    return any;
  }

  /// How large a player's hands may be, by round, beside those of the others.
  [[nodiscard]] std::vector<int> room_in(const Course& way) const {
    std::vector<int> room(rounds_, 255);
    for (std::size_t i = 0; i < limits_.size(); ++i)
      if (limits_[i].kind == any_kind) room[limits_[i].round] = way.needs[i];
    return room;
  }

  /// Whether the hands had room for these kept cards, the start first, and so many after the last round.
  [[nodiscard]] bool holds(const CardLine& line, const std::vector<CardCounts>& kept, int last,
                           const std::vector<int>& room) const {
    for (std::size_t kind = 0; kind < transport_count; ++kind)
      if (kept[0][kind] < line.start.known[kind]) return false;
    for (std::size_t round = 0; round < rounds_; ++round) {
      const Sizes sizes(line.rounds[round], box_, count(kept[round]));
      const int after = round + 1 < rounds_ ? count(kept[round + 1]) : last;
      const int hand = sizes.least_hand(count(needs(line.rounds[round], kept[round], kept[round + 1])), after);
      if (hand < 0 || hand > room[round]) return false;
    }
    return true;
  }

  /// So many cards that a player kept after the last round: what is left of those surely in hand, and then of any.
  void keep_last(KeptCards& kept, std::size_t player, int size) const {
    const CardRound& round = players_[player].rounds.back();
    CardRound undealt = round;
    undealt.dealt = {};
    undealt.least = {};
    CardCounts& last = kept[player][rounds_];
    const CardCounts held = needs(round, kept[player][rounds_ - 1], {}), given = needs(undealt, {}, {});
    for (std::size_t kind = 0; kind < transport_count; ++kind)
      for (; size > 0 && given[kind] + last[kind] < held[kind]; --size) ++last[kind];
    const auto taken = taken_in(kept, rounds_ - 1);
    for (std::size_t kind = 0; kind < transport_count; ++kind)
      if (!round.most[kind])
        for (int left = box_.cards[kind] - taken[kind]; size > 0 && left > 0; --size, --left) ++last[kind];
  }

  /// How many cards of each transport were surely in hands in a round.
  [[nodiscard]] std::array<int, transport_count> taken_in(const KeptCards& kept, std::size_t round) const {
    std::array<int, transport_count> taken{};
    for (std::size_t player = 0; player < players_.size(); ++player) {
      const CardCounts need = needs(players_[player].rounds[round], kept[player][round], kept[player][round + 1]);
      for (std::size_t kind = 0; kind < transport_count; ++kind) taken[kind] += need[kind];
    }
    return taken;
  }

  /// Finds what the box has too little of, and sets it as a limit; false: nothing.
  bool tell_limit(const KeptCards& kept) {
    Limit worst;
    int excess = 0;
    for (std::size_t round = 0; round < rounds_; ++round) {
      const auto taken = taken_in(kept, round);
      for (std::size_t kind = 0; kind < transport_count; ++kind) {
        if (taken[kind] - box_.cards[kind] <= excess) continue;
        excess = taken[kind] - box_.cards[kind];
        worst = {round, kind, box_.cards[kind]};
      }
    }
    if (excess == 0) return false;
    limits_.push_back(worst);
    for (Told& told : told_) told[worst.kind] = true;
    return true;
  }

  const std::vector<CardLine>& players_;
  const CardBox& box_;
  std::size_t rounds_;
  std::vector<Told> told_;
  std::vector<Limit> limits_;
  Work work_;
  bool hands_limited_ = false;
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
  return Search(players, box, steps).solve();
}

std::vector<CardCounts> least_cards(const CardLine& player, const CardBox& box) {
  std::vector<CardCounts> least(player.rounds.size());
  CardBox endless = box;
  endless.cards.fill(30);
  Told known{};
  tell_known(known, player);
  Work work(steps_of_search);
  for (std::size_t round = 0; round < least.size(); ++round)
    for (std::size_t kind = 0; kind < transport_count; ++kind) {
      const Limit limits[] = {{round, kind, 255}};
      Told told = known;
      told[kind] = true;
      const PlayerCourses line(player, endless, told, limits, work);
      for (const Course& way : line.ways())
        least[round][kind] = &way == line.ways().data() ? way.needs[0] : std::min(least[round][kind], way.needs[0]);
    }
  return least;
}

}  // namespace elfref::elfenland
