#include "elfref/elfenland/hidden_cards.h"

#include <algorithm>
#include <numeric>
#include <span>

// What a player held in a round is known but for the cards kept from round to round: given those, the hand of a round
// holds of each transport at least what was kept before and dealt, and what was given away and kept after, whichever is
// more (its *demand*); any card beyond is dealt and given away within the round and may be of any transport that is
// left. So only kept cards are searched for, and players meet only in the sums of their demands.
//
// Transports whose cards cannot run out need not be told apart. The search begins with none told apart, and tells apart
// those of which its answer takes too many, until it takes too many of none, or there is no answer. Each search is
// complete: it keeps, of all ways to go on, those that no other way beats in every sum.

namespace elfref::elfenland {
namespace {

constexpr std::size_t total = transport_count;  ///< all transports together, told apart like one of them
using Told = std::array<bool, transport_count + 1>;
using Demand = std::vector<std::uint8_t>;  ///< by round and what is told apart

int sum(const CardCounts& counts) { return std::accumulate(counts.begin(), counts.end(), 0); }

/// The transports of one player in classes: those told apart one by one, all others together in the last class.
struct Classes {
  std::array<std::uint8_t, transport_count> of{};
  int count = 0;
  int together = -1;  ///< the class of several transports, or none

  Classes(const CardLine& line, const Told& told) {
    Told alone = told;
    const auto tell = [&](const CardCounts& known) {
      for (std::size_t kind = 0; kind < transport_count; ++kind) alone[kind] = alone[kind] || known[kind] > 0;
    };
    tell(line.start.known);
    for (const CardRound& round : line.rounds) tell(round.dealt.known);
    for (std::size_t kind = 0; kind < transport_count; ++kind)
      if (alone[kind]) of[kind] = static_cast<std::uint8_t>(count++);
    for (std::size_t kind = 0; kind < transport_count; ++kind) {
      if (alone[kind]) continue;
      if (together < 0) together = count++;
      of[kind] = static_cast<std::uint8_t>(together);
    }
  }

  [[nodiscard]] CardCounts classed(const CardCounts& kinds) const {
    CardCounts counts{};
    for (std::size_t kind = 0; kind < transport_count; ++kind) counts[of[kind]] += kinds[kind];
    return counts;
  }
};

/// One round of a player, by class.
struct ClassedRound {
  CardCounts dealt{};
  CardCounts given{};
  int dealt_count = 0;
  int paid_count = 0;
  int given_count = 0;
};

/// A course that a player's cards may have gone up to a round.
struct Course {
  CardCounts kept{};  ///< by class
  std::size_t before = 0;
  Demand demand;
};

bool beats(const Demand& a, const Demand& b) {
  for (std::size_t i = 0; i < a.size(); ++i)
    if (a[i] > b[i]) return false;
  return true;
}

/// Adds a way unless one that is there beats it, and drops those that it beats.
template <class Courses>
void add_unbeaten(Courses& ways, typename Courses::value_type way) {
  for (const auto& other : ways)
    if (beats(other.demand, way.demand)) return;
  std::erase_if(ways, [&](const auto& other) { return beats(way.demand, other.demand); });
  ways.push_back(std::move(way));
}

/// Every way that one player's cards may have gone.
class PlayerCourses {
 public:
  PlayerCourses(const CardLine& line, const CardBox& box, const Told& told, std::span<const std::size_t> kinds)
      : line_(line), box_(box), classes_(line, told), kinds_(kinds) {
    for (const CardRound& round : line.rounds) {
      ClassedRound& made = rounds_.emplace_back();
      CardCounts given = round.paid.known;
      if (!round.excess)
        for (std::size_t kind = 0; kind < transport_count; ++kind) given[kind] += round.discarded.known[kind];
      made.given = classes_.classed(given);
      made.given_count = sum(given);
      made.paid_count = sum(round.paid.known);
      if (round.filled) continue;
      made.dealt = classes_.classed(round.dealt.known);
      made.dealt_count = sum(round.dealt.known);
    }
    for (std::size_t kind = 0; kind < transport_count; ++kind) limits_[classes_.of[kind]] += box.cards[kind];
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

 private:
  void search() {
    const int most = std::min<int>(box_size(), sum(line_.start.known) + line_.start.unknown.max);
    layers_.emplace_back();
    for (int size = sum(line_.start.known) + line_.start.unknown.min; size <= most; ++size)
      for_hands(size, classes_.classed(line_.start.known), [&](const CardCounts& hand) {
        layers_[0].push_back({hand, 0, Demand(kinds_.size() * line_.rounds.size())});
      });
    for (std::size_t round = 0; round < line_.rounds.size(); ++round) {
      layers_.emplace_back();
      grow(round);
    }
  }

  [[nodiscard]] int box_size() const { return std::min(250, sum(box_.cards)); }

  /// All ways through one more round.
  void grow(std::size_t round) {
    std::vector<Course>& after = layers_[round + 1];
    const std::vector<Course>& before = layers_[round];
    for (const CardCounts& kept : hands_after(round)) {
      std::vector<Course> ways;
      for (std::size_t i = 0; i < before.size(); ++i) {
        const int hand = hand_in(round, before[i].kept, kept);
        if (hand < 0) continue;
        Course way{kept, i, before[i].demand};
        if (add_demand(way.demand, round, before[i].kept, kept, hand)) add_unbeaten(ways, std::move(way));
      }
      after.insert(after.end(), std::make_move_iterator(ways.begin()), std::make_move_iterator(ways.end()));
    }
  }

  /// Everything that may be kept after a round.
  [[nodiscard]] std::vector<CardCounts> hands_after(std::size_t round) const {
    int most = 0;
    for (const Course& way : layers_[round]) most = std::max(most, largest_hand(round, sum(way.kept)));
    most -= rounds_[round].given_count;
    if (line_.rounds[round].excess) most = std::min(most, box_.kept);
    std::vector<CardCounts> found;
    for (int size = 0; size <= most; ++size)
      if (can_keep(round, size)) for_hands(size, {}, [&](const CardCounts& hand) { found.push_back(hand); });
    return found;
  }

  /// Whether so many cards can be kept after a round, whatever they are.
  [[nodiscard]] bool can_keep(std::size_t index, int size) const {
    const CardRound& round = line_.rounds[index];
    for (const Course& way : layers_[index]) {
      const int least = sum(way.kept) + rounds_[index].dealt_count;
      const int first = round.filled ? largest_hand(index, sum(way.kept)) : least + round.dealt.unknown.min;
      for (int hand = first; hand <= largest_hand(index, sum(way.kept)); ++hand)
        if (may_be(round, rounds_[index], hand, 0, size)) return true;
    }
    return false;
  }

  [[nodiscard]] int largest_hand(std::size_t round, int kept) const {
    if (line_.rounds[round].filled) return std::max(box_.hand, kept);
    return kept + rounds_[round].dealt_count + line_.rounds[round].dealt.unknown.max;
  }

  /// Calls `take` with every hand of a size that holds certain cards.
  template <class Take>
  void for_hands(int size, CardCounts hand, Take&& take, int from = 0) const {
    const int missing = size - sum(hand);
    if (missing < 0) return;
    if (from + 1 >= classes_.count) {
      if (classes_.count == 0 && missing > 0) return;
      const auto last = static_cast<std::size_t>(std::max(0, classes_.count - 1));
      hand[last] = static_cast<std::uint8_t>(hand[last] + missing);
      if (hand[last] <= limits_[last]) take(hand);
      return;
    }
    const auto at = static_cast<std::size_t>(from);
    for (int more = 0; more <= missing && hand[at] <= limits_[at]; ++more, ++hand[at]) for_hands(size, hand, take, from + 1);
  }

  /// The least size of hand with which these cards can have been kept before and after a round; -1: none.
  [[nodiscard]] int hand_in(std::size_t index, const CardCounts& before, const CardCounts& after) const {
    const CardRound& round = line_.rounds[index];
    const ClassedRound& cards = rounds_[index];
    const int kept = sum(before);
    const int needed = held(cards, before, after);
    if (round.filled) return may_be(round, cards, std::max(box_.hand, kept), needed, sum(after)) ? std::max(box_.hand, kept) : -1;
    for (int unknown = round.dealt.unknown.min; unknown <= round.dealt.unknown.max; ++unknown)
      if (const int hand = kept + cards.dealt_count + unknown; may_be(round, cards, hand, needed, sum(after))) return hand;
    return -1;
  }

  /// The cards that are surely in the hand of a round.
  [[nodiscard]] int held(const ClassedRound& cards, const CardCounts& before, const CardCounts& after) const {
    int count = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(classes_.count); ++i)
      count += std::max(before[i] + cards.dealt[i], cards.given[i] + after[i]);
    return count;
  }

  /// Whether the numbers agree: so many in hand, of which so many must be, and so many kept.
  [[nodiscard]] bool may_be(const CardRound& round, const ClassedRound& cards, int hand, int needed, int kept) const {
    const int unknown = hand - cards.given_count - kept;  // given away, and nobody wrote down of which transport
    if (needed > hand || unknown < 0) return false;
    if (!round.excess && !round.discarded.unknown.exact() && kept > box_.kept) return false;
    if (!round.excess)
      return round.paid.unknown.min + round.discarded.unknown.min <= unknown &&
             unknown <= round.paid.unknown.max + round.discarded.unknown.max;
    if (kept < box_.kept) return round.paid.unknown.min <= unknown && unknown <= round.paid.unknown.max;
    return kept == box_.kept && round.paid.unknown.min <= unknown;
  }

  /// Adds what a round takes of the box; false if that alone is too much.
  bool add_demand(Demand& demand, std::size_t round, const CardCounts& before, const CardCounts& after, int hand) const {
    const ClassedRound& cards = rounds_[round];
    for (std::size_t i = 0; i < kinds_.size(); ++i) {
      int taken = hand;
      int limit = box_size();
      if (kinds_[i] != total) {
        const std::size_t c = classes_.of[kinds_[i]];
        taken = std::max(before[c] + cards.dealt[c], cards.given[c] + after[c]);
        limit = box_.cards[kinds_[i]];
      }
      if (taken > limit) return false;
      demand[round * kinds_.size() + i] = static_cast<std::uint8_t>(taken);
    }
    return true;
  }

  const CardLine& line_;
  const CardBox& box_;
  Classes classes_;
  std::span<const std::size_t> kinds_;
  std::vector<ClassedRound> rounds_;
  std::array<int, transport_count> limits_{};
  std::vector<std::vector<Course>> layers_;
};

/// One way for each of the first players.
struct Joint {
  Demand demand;
  std::vector<std::size_t> ways;
};

/// Puts the players' ways together.
class Combination {
 public:
  Combination(const std::vector<PlayerCourses>& lines, Demand limits) : lines_(lines), limits_(std::move(limits)) {
    rest_.assign(lines.size() + 1, Demand(limits_.size()));
    for (std::size_t player = lines.size(); player-- > 0;) {
      const std::vector<Course>& ways = lines[player].ways();
      for (std::size_t i = 0; i < limits_.size(); ++i) {
        std::uint8_t least = 255;
        for (const Course& way : ways) least = std::min(least, way.demand[i]);
        rest_[player][i] = static_cast<std::uint8_t>(std::min(255, rest_[player + 1][i] + least));
      }
    }
  }

  /// A way for each player with which nothing runs out; nothing: there is none.
  [[nodiscard]] std::optional<std::vector<std::size_t>> solve() const {
    std::vector<Joint> joints{{Demand(limits_.size()), {}}};
    for (std::size_t player = 0; player < lines_.size(); ++player) {
      std::vector<Joint> grown;
      for (const Joint& joint : joints) {
        for (std::size_t way = 0; way < lines_[player].ways().size(); ++way) {
          Joint more = joint;
          if (!add(more.demand, lines_[player].ways()[way].demand, rest_[player + 1])) continue;
          more.ways.push_back(way);
          add_unbeaten(grown, std::move(more));
        }
      }
      joints = std::move(grown);
      if (joints.empty()) return std::nullopt;
    }
    return joints.front().ways;
  }

 private:
  [[nodiscard]] bool add(Demand& sum, const Demand& more, const Demand& rest) const {
    for (std::size_t i = 0; i < sum.size(); ++i) {
      const int all = sum[i] + more[i];
      if (all + rest[i] > limits_[i]) return false;
      sum[i] = static_cast<std::uint8_t>(all);
    }
    return true;
  }

  const std::vector<PlayerCourses>& lines_;
  Demand limits_;
  std::vector<Demand> rest_;  ///< what the players from one on take at least
};

/// The cards of each transport that a round takes, when all but the kept cards is as little as can be.
CardCounts needs(const CardRound& round, const CardCounts& before, const CardCounts& after) {
  CardCounts counts{};
  for (std::size_t kind = 0; kind < transport_count; ++kind) {
    const int came = before[kind] + (round.filled ? 0 : round.dealt.known[kind]);
    const int went = after[kind] + round.paid.known[kind] + (round.excess ? 0 : round.discarded.known[kind]);
    counts[kind] = static_cast<std::uint8_t>(std::max(came, went));
  }
  return counts;
}

/// Gives the cards of the class of several transports their transports, the last round first: what is kept is what is
/// given away later, as far as there is any, and of the transport of which the box has most left.
class Spread {
 public:
  Spread(const std::vector<CardLine>& players, const CardBox& box) : players_(players) {
    const std::size_t rounds = players.empty() ? 0 : players.front().rounds.size();
    left_.assign(rounds + 1, {});
    for (std::size_t round = 0; round < rounds; ++round)
      for (std::size_t kind = 0; kind < transport_count; ++kind) {
        left_[round][kind] = box.cards[kind];
        for (const CardLine& player : players) left_[round][kind] -= needs(player.rounds[round], {}, {})[kind];
      }
  }

  std::vector<CardCounts> spread(const CardLine& player, const PlayerCourses& line, std::size_t way) {
    const std::vector<CardCounts> classed = line.kept(way);
    std::vector<CardCounts> kept(classed.size());
    for (std::size_t layer = classed.size(); layer-- > 0;) {
      for (std::size_t kind = 0; kind < transport_count; ++kind)
        if (line.classes().of[kind] != line.classes().together) kept[layer][kind] = classed[layer][line.classes().of[kind]];
      if (line.classes().together < 0) continue;
      const auto next = layer < player.rounds.size() ? needs(player.rounds[layer], {}, kept[layer + 1]) : CardCounts{};
      int missing = classed[layer][static_cast<std::size_t>(line.classes().together)];
      for (; missing > 0; --missing) take(kept[layer], next, line.classes(), layer);
    }
    return kept;
  }

 private:
  void take(CardCounts& kept, const CardCounts& next, const Classes& classes, std::size_t layer) {
    std::size_t best = transport_count;
    const auto rank = [&](std::size_t kind) {
      const int needed = kept[kind] < next[kind] ? 1 : 0;
      const int before = layer > 0 ? left_[layer - 1][kind] : plenty;
      const int then = layer < players_.front().rounds.size() ? left_[layer][kind] : plenty;
      return std::pair(needed, needed != 0 ? before : std::min(before, then));
    };
    for (std::size_t kind = 0; kind < transport_count; ++kind) {
      if (classes.of[kind] != classes.together) continue;
      if (best == transport_count || rank(kind) > rank(best)) best = kind;
    }
    ++kept[best];
    const bool needed = kept[best] <= next[best];
    if (layer > 0) --left_[layer - 1][best];
    if (!needed && layer < players_.front().rounds.size()) --left_[layer][best];
  }

  static constexpr int plenty = 1000;  // where there is no round
  const std::vector<CardLine>& players_;
  std::vector<std::array<int, transport_count>> left_;
};

/// What the box has too little of, if every player kept these cards, the start first. Tells one thing apart that was not.
bool tell_more(const std::vector<CardLine>& players, const std::vector<std::vector<CardCounts>>& kept, const CardBox& box,
               Told& told) {
  std::array<int, transport_count + 1> excess{};
  const std::size_t rounds = players.empty() ? 0 : players.front().rounds.size();
  for (std::size_t round = 0; round < rounds; ++round) {
    std::array<int, transport_count> taken{};
    for (std::size_t player = 0; player < players.size(); ++player) {
      const CardCounts need = needs(players[player].rounds[round], kept[player][round], kept[player][round + 1]);
      for (std::size_t kind = 0; kind < transport_count; ++kind) taken[kind] += need[kind];
    }
    for (std::size_t kind = 0; kind < transport_count; ++kind)
      excess[kind] = std::max(excess[kind], taken[kind] - box.cards[kind]);
  }
  std::size_t worst = transport_count;
  for (std::size_t kind = 0; kind < transport_count; ++kind)
    if (!told[kind] && excess[kind] > 0 && (worst == transport_count || excess[kind] > excess[worst])) worst = kind;
  if (worst == transport_count) return false;
  return told[worst] = true;
}

/// Whether hands could be larger together than the box.
bool may_exceed_box(const std::vector<CardLine>& players, const CardBox& box) {
  int most = 0;
  for (const CardLine& line : players) {
    int hand = std::max(box.hand, sum(line.start.known) + line.start.unknown.max);
    for (const CardRound& round : line.rounds)
      if (!round.filled) hand += sum(round.dealt.known) + round.dealt.unknown.max;
    most += std::min(hand, 250);
  }
  return most > sum(box.cards);
}

}  // namespace

CardBox CardBox::elfenland() {
  CardBox box;
  for (std::size_t kind = 0; kind < transport_count; ++kind)
    box.cards[kind] = kind == static_cast<std::size_t>(Transport::raft) ? 12 : 10;
  return box;
}

std::optional<KeptCards> complete_cards(const std::vector<CardLine>& players, const CardBox& box) {
  Told told{};
  told[total] = may_exceed_box(players, box);
  const std::size_t rounds = players.empty() ? 0 : players.front().rounds.size();
  while (true) {
    std::vector<std::size_t> kinds;
    for (std::size_t kind = 0; kind < told.size(); ++kind)
      if (told[kind]) kinds.push_back(kind);
    Demand limits;
    for (std::size_t round = 0; round < rounds; ++round)
      for (const std::size_t kind : kinds)
        limits.push_back(static_cast<std::uint8_t>(kind == total ? std::min(250, sum(box.cards)) : box.cards[kind]));
    std::vector<PlayerCourses> lines;
    lines.reserve(players.size());
    for (const CardLine& player : players) {
      lines.emplace_back(player, box, told, kinds);
      if (lines.back().ways().empty()) return std::nullopt;
    }
    const auto ways = Combination(lines, limits).solve();
    if (!ways) return std::nullopt;
    Spread spread(players, box);
    std::vector<std::vector<CardCounts>> kept;
    for (std::size_t player = 0; player < players.size(); ++player)
      kept.push_back(spread.spread(players[player], lines[player], (*ways)[player]));
    if (tell_more(players, kept, box, told)) continue;
    for (auto& hands : kept) hands.erase(hands.begin());
    return kept;
  }
}

std::vector<CardCounts> least_cards(const CardLine& player, const CardBox& box) {
  std::vector<CardCounts> least(player.rounds.size());
  CardBox endless = box;
  endless.cards.fill(30);
  for (std::size_t kind = 0; kind < transport_count; ++kind) {
    Told told{};
    told[kind] = true;
    const std::size_t kinds[] = {kind};
    const PlayerCourses line(player, endless, told, kinds);
    for (std::size_t round = 0; round < least.size(); ++round) {
      least[round][kind] = line.ways().empty() ? std::uint8_t{0} : std::uint8_t{255};
      for (const Course& way : line.ways()) least[round][kind] = std::min(least[round][kind], way.demand[round]);
    }
  }
  return least;
}

}  // namespace elfref::elfenland
