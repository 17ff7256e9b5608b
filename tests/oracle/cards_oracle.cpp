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

CardCounts sum(const std::vector<CardCounts>& hands) {
  CardCounts all{};
  for (const CardCounts& hand : hands) all = all + hand;
  return all;
}

/// Of every kind there are no fewer and no more in a hand than is known of it.
bool bounded(const CardCounts& hand, const CardRound& round) {
  for (int kind = 0; kind < transport_count; ++kind)
    if (hand[kind] < round.least[kind] || (round.most[kind] && hand[kind] > *round.most[kind])) return false;
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
    if (player == player_count_) return first_round(hands);
    for (const CardCounts& hand : readings(players_[player].start, box_.cards)) {
      hands[player] = hand;
      if (start(player + 1, hands)) return true;
    }
    return false;
  }

  /// Tries every pile of cards that may lie beside the stock when the record begins.
  bool first_round(std::vector<CardCounts>& hands) {
    if (!box_.until_empty) return go_on(0, 0, hands, {.room = box_.cards});
    const CardCounts held = sum(hands);
    if (!within(held, box_.cards)) return false;
    const CardCounts others = box_.cards - held;
    for (int played = 0; played <= (box_.stock_unknown ? total(others) : 0); ++played)
      for (const CardCounts& pile : choices(others, played))
        if (go_on(0, 0, hands, {.room = box_.cards, .stock = others - pile})) return true;
    return false;
  }

  /// The box in the middle of a round.
  struct Cards {
    CardCounts room{};   ///< what the players who have played the round have left in the box
    CardCounts dealt{};  ///< what was dealt to them in it
    CardCounts stock{};  ///< when the round began
  };

  /// Everything from one player's part of one round on. Players before that one have played the round, and `hands` is
  /// what they kept; of the others it is what they kept from the round before.
  bool go_on(int round, int player, std::vector<CardCounts>& hands, const Cards& cards) {
    if (round == round_count_) return true;
    if (player == player_count_) return next_round(round + 1, hands, cards);
    std::string here = key(round, player, hands, cards);
    if (hopeless_.contains(here)) return false;
    const CardCounts before = hands[player];
    for (const Way& way : ways(player, round, before)) {
      if (!within(way.held, cards.room)) continue;
      hands[player] = way.kept;
      plays_[player][round] = way.play;
      if (go_on(round, player + 1, hands,
                {.room = cards.room - way.held, .dealt = cards.dealt + way.play.dealt, .stock = cards.stock}))
        return true;
    }
    hands[player] = before;
    hopeless_.insert(std::move(here));
    return false;
  }

  bool next_round(int round, std::vector<CardCounts> hands, const Cards& cards) {
    if (!box_.until_empty) {
      if (kinds_forgotten(round))
        for (CardCounts& hand : hands) hand = number_only(hand);
      return go_on(round, 0, hands, {.room = box_.cards});
    }
    // The stock, as it is after the deal: cards that were in no hand then are shuffled as soon as it has run out, or
    // else when the next card is to be dealt.
    const CardCounts shuffled = cards.room;
    if (total(cards.dealt) > total(cards.stock))
      return within(cards.stock, cards.dealt) && go_on(round, 0, hands, {.room = box_.cards, .stock = shuffled});
    if (!within(cards.dealt, cards.stock)) return false;
    const CardCounts left = cards.stock - cards.dealt;
    if (go_on(round, 0, hands, {.room = box_.cards, .stock = left})) return true;
    return total(left) == 0 && go_on(round, 0, hands, {.room = box_.cards, .stock = shuffled});
  }

  /// No kind of card is known to carry over to this round.
  bool kinds_forgotten(int round) const { return asked_.cut_after.contains(round - 1); }

  /// A hand of that many cards that stands for all of them.
  static CardCounts number_only(const CardCounts& hand) { return {static_cast<std::uint8_t>(total(hand))}; }

  static std::string key(int round, int player, const std::vector<CardCounts>& hands, const Cards& cards) {
    std::string key{static_cast<char>(round), static_cast<char>(player)};
    for (const CardCounts& hand : hands) key.append(hand.begin(), hand.end());
    for (const CardCounts& pile : {cards.room, cards.dealt, cards.stock}) key.append(pile.begin(), pile.end());
    return key;
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
        if (!within(held, box_.cards) || !bounded(held, written)) continue;
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
  std::array<int, transport_count> most{};
  int size = 0;

  /// The fewest cards of some kinds, a bit a kind.
  [[nodiscard]] int fewest(unsigned kinds) const {
    int of_them = 0, others = 0;
    for (int kind = 0; kind < transport_count; ++kind)
      ((kinds >> kind & 1) != 0 ? of_them : others) += (kinds >> kind & 1) != 0 ? least[kind] : most[kind];
    return std::max(of_them, size - others);
  }
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
  for (int kind = 0; kind < transport_count; ++kind) {
    held.least[kind] = std::max({came[kind], went[kind], round.least[kind]});
    held.most[kind] = std::min(box.cards[kind], round.most[kind].value_or(box.cards[kind]));
    if (held.least[kind] > held.most[kind]) return std::nullopt;
  }
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
    std::vector<Held> hands;
    for (std::size_t player = 0; player < kept.size(); ++player) {
      const CardLine& line = problem.players[player];
      const CardSum before = round == 0 ? line.start : CardSum{.known = kept[player][round - 1], .unknown = {}};
      const auto held = held_in(line.rounds[round], before, kept[player][round], problem.box);
      if (!held) return false;
      hands.push_back(*held);
    }
    // Cards that are free to be of any kind find their places (Hall): no kinds are asked for too often.
    for (unsigned kinds = 0; kinds < 1u << transport_count; ++kinds) {
      int room = 0, least = 0;
      for (int kind = 0; kind < transport_count; ++kind)
        if ((kinds >> kind & 1) != 0) room += problem.box.cards[kind];
      for (const Held& held : hands) least += held.fewest(kinds);
      if (least > room) return false;
    }
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
