#include "oracle/cards_oracle.h"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <string>
#include <unordered_set>
#include <utility>

namespace elfref::oracle {
namespace {

using elfenland::CardRound;
using elfenland::CardSum;
using elfenland::transport_count;

bool has_shape_of(const KeptCards& kept, const CardProblem& problem) {
  return std::ranges::equal(
      kept, problem.players, {}, [](const auto& line) { return line.size(); },
      [](const CardLine& line) { return line.rounds.size(); });
}

CardCounts operator+(CardCounts a, const CardCounts& b) {
  for (int kind = 0; kind < transport_count; ++kind) a[kind] = static_cast<std::uint8_t>(a[kind] + b[kind]);
  return a;
}

/// REQUIRES: within(b, a).
CardCounts operator-(CardCounts a, const CardCounts& b) {
  for (int kind = 0; kind < transport_count; ++kind) a[kind] = static_cast<std::uint8_t>(a[kind] - b[kind]);
  return a;
}

bool within(const CardCounts& part, const CardCounts& whole) {
  for (int kind = 0; kind < transport_count; ++kind)
    if (part[kind] > whole[kind]) return false;
  return true;
}

/// Appends every choice of `size` cards out of `cards`, whose kinds from `kind` on are still to be chosen.
void append_choices(const CardCounts& cards, int size, int kind, CardCounts& chosen, std::vector<CardCounts>& choices) {
  if (kind == transport_count) {
    if (size == 0) choices.push_back(chosen);
    return;
  }
  for (int n = 0; n <= std::min<int>(size, cards[kind]); ++n) {
    chosen[kind] = static_cast<std::uint8_t>(n);
    append_choices(cards, size - n, kind + 1, chosen, choices);
  }
  chosen[kind] = 0;
}

/// Every choice of `size` cards out of `cards`.
std::vector<CardCounts> choices(const CardCounts& cards, int size) {
  std::vector<CardCounts> all;
  CardCounts chosen{};
  append_choices(cards, size, 0, chosen, all);
  return all;
}

/// Everything that a sum can have been when it was taken out of `cards`.
std::vector<CardCounts> readings(const CardSum& sum, const CardCounts& cards) {
  std::vector<CardCounts> all;
  if (!within(sum.known, cards)) return all;
  const CardCounts rest = cards - sum.known;
  for (int n = std::max(0, sum.unknown.min); n <= std::min(sum.unknown.max, total(rest)); ++n)
    for (const CardCounts& unknown : choices(rest, n)) all.push_back(sum.known + unknown);
  return all;
}

std::vector<CardCounts> deals(const CardRound& round, const CardCounts& before, const CardBox& box) {
  if (round.filled) return choices(box.cards, std::max(0, box.hand - total(before)));
  return readings(round.dealt, box.cards);
}

std::vector<CardCounts> discards(const CardRound& round, const CardCounts& left, const CardBox& box) {
  if (round.excess) return choices(left, std::max(0, total(left) - box.kept));
  std::vector<CardCounts> all = readings(round.discarded, left);
  if (!round.discarded.unknown.exact())
    std::erase_if(all, [&](const CardCounts& discarded) { return total(left - discarded) > box.kept; });
  return all;
}

class Enumeration {
 public:
  Enumeration(const CardProblem& problem, const Asked& asked)
      : players_(problem.players),
        box_(problem.box),
        asked_(asked),
        player_count_(static_cast<int>(problem.players.size())),
        round_count_(players_.empty() ? 0 : static_cast<int>(players_.front().rounds.size())),
        ways_(players_.size(), std::vector<std::map<CardCounts, Ways>>(round_count_)),
        plays_(players_.size(), std::vector<CardPlay>(round_count_)) {}

  std::optional<CardPlays> completion() {
    std::vector<CardCounts> hands(players_.size());
    if (!start(0, hands)) return std::nullopt;
    return plays_;
  }

 private:
  /// What a round asks of the box and what it leaves in hand, with a play by which that comes about.
  struct Way {
    CardCounts held;
    CardCounts kept;
    CardPlay play;
  };
  using Ways = std::vector<Way>;

  /// Tries every hand that a player can begin with, and those of the players after that one.
  bool start(int player, std::vector<CardCounts>& hands) {
    if (player == player_count_) return go_on(0, 0, hands, box_.cards);
    for (const CardCounts& hand : readings(players_[player].start, box_.cards)) {
      hands[player] = hand;
      if (start(player + 1, hands)) return true;
    }
    return false;
  }

  /// Everything from one player's part of one round on. Players before that one have played the round, and `hands` is
  /// what they kept; of the others it is what they kept from the round before. `room` is what the players before have
  /// left in the box in this round.
  bool go_on(int round, int player, std::vector<CardCounts>& hands, const CardCounts& room) {
    if (round == round_count_) return true;
    if (player == player_count_) return next_round(round + 1, hands);
    std::string here = key(round, player, hands, room);
    if (hopeless_.contains(here)) return false;
    const CardCounts before = hands[player];
    for (const Way& way : ways(player, round, before)) {
      if (!within(way.held, room)) continue;
      hands[player] = way.kept;
      plays_[player][round] = way.play;
      if (go_on(round, player + 1, hands, room - way.held)) return true;
    }
    hands[player] = before;
    hopeless_.insert(std::move(here));
    return false;
  }

  bool next_round(int round, std::vector<CardCounts> hands) {
    if (kinds_forgotten(round))
      for (CardCounts& hand : hands) hand = number_only(hand);
    return go_on(round, 0, hands, box_.cards);
  }

  /// No kind of card is known to carry over to this round.
  bool kinds_forgotten(int round) const { return asked_.cut_after.contains(round - 1); }

  /// A hand of that many cards that stands for all of them.
  static CardCounts number_only(const CardCounts& hand) { return {static_cast<std::uint8_t>(total(hand))}; }

  static std::string key(int round, int player, const std::vector<CardCounts>& hands, const CardCounts& room) {
    std::string key{static_cast<char>(round), static_cast<char>(player)};
    for (const CardCounts& hand : hands) key.append(hand.begin(), hand.end());
    return key.append(room.begin(), room.end());
  }

  /// Every way in which a player's round can have gone.
  const Ways& ways(int player, int round, const CardCounts& before) {
    const auto [at, fresh] = ways_[player][round].try_emplace(before);
    if (fresh) at->second = work_out_ways(player, round, before);
    return at->second;
  }

  Ways work_out_ways(int player, int round, const CardCounts& hand) const {
    const CardRound& written = players_[player].rounds[round];
    std::map<std::pair<CardCounts, CardCounts>, CardPlay> found;
    for (const CardCounts& before : hands_of_before(round, hand))
      for (const CardCounts& dealt : deals(written, before, box_)) {
        const CardCounts held = before + dealt;
        if (!within(held, box_.cards)) continue;
        for (const CardCounts& paid : readings(written.paid, held))
          for (const CardCounts& discarded : discards(written, held - paid, box_)) {
            const CardPlay play{before, dealt, paid, discarded, held - paid - discarded};
            if (asked_.allowed && !asked_.allowed(player, round, play)) continue;
            found.try_emplace({held, play.kept}, play);
          }
      }
    Ways ways;
    for (const auto& [way, play] : found) ways.push_back({way.first, way.second, play});
    return ways;
  }

  std::vector<CardCounts> hands_of_before(int round, const CardCounts& hand) const {
    if (kinds_forgotten(round)) return choices(box_.cards, total(hand));
    return {hand};
  }

  const std::vector<CardLine>& players_;
  const CardBox& box_;
  const Asked& asked_;
  int player_count_;
  int round_count_;
  std::vector<std::vector<std::map<CardCounts, Ways>>> ways_;  ///< by player, round and hand before
  std::unordered_set<std::string> hopeless_;                   ///< from where no completion goes on
  CardPlays plays_;                                            ///< of the completion tried at present
};

/// What one player must have held of each kind, and how many cards in all. More is nobody's business: a card beyond
/// what is known to have come in and to have gone out is of any kind.
struct Held {
  CardCounts least{};
  int size = 0;
};

/// A player who had these cards before the deal can have held `size` after it.
bool comes_to(const CardRound& round, const CardSum& before, int size, const CardBox& box) {
  for (int unknown = before.unknown.min; unknown <= std::min(before.unknown.max, size); ++unknown) {
    const int hand = total(before.known) + unknown;
    if (round.filled ? size == std::max(hand, box.hand)
                     : round.dealt.unknown.has(size - hand - total(round.dealt.known)))
      return true;
  }
  return false;
}

/// The player held `size` cards after the deal: enough were paid and thrown away to leave just `kept`.
bool leaves(const CardRound& round, int size, int kept, const CardBox& box) {
  const int out = size - kept - total(round.paid.known);
  for (int paid = round.paid.unknown.min; paid <= std::min(round.paid.unknown.max, out); ++paid) {
    const int thrown = out - paid;
    if (round.excess) {
      if (thrown == std::max(0, thrown + kept - box.kept)) return true;
      continue;
    }
    const Range unknown = round.discarded.unknown;
    if (unknown.has(thrown - total(round.discarded.known)) && (unknown.exact() || kept <= box.kept)) return true;
  }
  return false;
}

/// The fewest cards a player can have held in a round in which these were kept.
std::optional<Held> held_in(const CardRound& round, const CardSum& before, const CardCounts& kept, const CardBox& box) {
  const CardCounts came = round.filled ? before.known : before.known + round.dealt.known;
  const CardCounts went = kept + round.paid.known + (round.excess ? CardCounts{} : round.discarded.known);
  Held held;
  for (int kind = 0; kind < transport_count; ++kind) held.least[kind] = std::max(came[kind], went[kind]);
  for (held.size = total(held.least); held.size <= total(box.cards); ++held.size)
    if (comes_to(round, before, held.size, box) && leaves(round, held.size, total(kept), box)) return held;
  return std::nullopt;
}

}  // namespace

int total(const CardCounts& cards) {
  return std::accumulate(cards.begin(), cards.end(), 0);
}

std::optional<CardPlays> complete(const CardProblem& problem, const Asked& asked) {
  return Enumeration(problem, asked).completion();
}

std::optional<CardPlays> complete(const CardProblem& problem) {
  return complete(problem, {});
}

bool completed_by(const CardProblem& problem, const KeptCards& kept) {
  if (!has_shape_of(kept, problem)) return false;
  const auto as_given = [&](int player, int round, const CardPlay& play) { return play.kept == kept[player][round]; };
  return complete(problem, {.allowed = as_given, .cut_after = {}}).has_value();
}

bool adds_up(const CardProblem& problem, const KeptCards& kept) {
  if (!has_shape_of(kept, problem)) return false;
  const std::size_t rounds = problem.players.empty() ? 0 : problem.players.front().rounds.size();
  for (std::size_t round = 0; round < rounds; ++round) {
    std::array<int, transport_count> least{};
    int size = 0;
    for (std::size_t player = 0; player < kept.size(); ++player) {
      const CardLine& line = problem.players[player];
      const CardSum before = round == 0 ? line.start : CardSum{.known = kept[player][round - 1], .unknown = {}};
      const auto held = held_in(line.rounds[round], before, kept[player][round], problem.box);
      if (!held) return false;
      for (int kind = 0; kind < transport_count; ++kind) least[kind] += held->least[kind];
      size += held->size;
    }
    if (size > total(problem.box.cards)) return false;
    for (int kind = 0; kind < transport_count; ++kind)
      if (least[kind] > problem.box.cards[kind]) return false;
  }
  return true;
}

std::set<int> possible(const CardProblem& problem, int player, int round,
                       const std::function<int(const CardPlay&)>& quantity) {
  std::set<int> values;
  const auto another_value = [&](int any_player, int any_round, const CardPlay& play) {
    return any_player != player || any_round != round || !values.contains(quantity(play));
  };
  while (const auto completion = complete(problem, {.allowed = another_value, .cut_after = {}}))
    values.insert(quantity((*completion)[player][round]));
  return values;
}

}  // namespace elfref::oracle
