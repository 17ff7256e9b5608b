#include "elfref/elfenland/hidden/cards/card_guess.h"

#include <algorithm>
#include <array>
#include <random>

namespace elfref::elfenland {
namespace {

using Numbers = std::array<int, card_kinds>;

/// One player in one round: what is written, and what is guessed.
struct RoundHand {
  CardCounts given{};    // known to be paid or thrown away
  CardCounts dealt{};    // known to be dealt
  CardCounts written{};  // in hand at least, as this round alone shows
  CardCounts least{};    // the same, with what came before
  const CardRound* round = nullptr;
  int before = 0, size = 0;  // cards before the deal and after
  CardCounts cards{};
  CardCounts kept{};  // as far as the next round needs it
};

/// Hands out cards, the last round first. It never takes back what it has handed out: another try is another guess.
class Guess {
 public:
  /// REQUIRES: there are players and rounds.
  Guess(const std::vector<CardLine>& players, const CardBox& box)
      : players_(players),
        box_(box),
        rounds_(players.front().rounds.size()),
        hands_(players.size() * rounds_),
        kept_at_end_(players.size()),
        dealt_(rounds_) {
    for (std::size_t player = 0; player < players.size(); ++player)
      for (std::size_t round = 0; round < rounds_; ++round) {
        const CardRound& written = players[player].rounds[round];
        RoundHand& hand = at(player, round);
        hand.round = &written;
        for (std::size_t kind = 0; kind < card_kinds; ++kind) {
          hand.given[kind] = some(written.paid.known[kind] + (written.excess ? 0 : written.discarded.known[kind]));
          hand.dealt[kind] = written.filled ? std::uint8_t{0} : written.dealt.known[kind];
          const int came = hand.dealt[kind] + (round == 0 ? players[player].start.known[kind] : 0);
          hand.written[kind] = std::max(some(came), written.least[kind]);
        }
      }
  }

  /// Tries once more, in another way than before: what each player kept, or nothing.
  [[nodiscard]] std::optional<KeptCards> next(std::span<const std::vector<HandSizes>> sizes) {
    choose_sizes(sizes);
    const bool found = box_.until_empty ? until_empty() : every_round();
    ++tries_;
    return found ? std::optional(kept()) : std::nullopt;
  }

 private:
  static std::uint8_t some(int cards) { return static_cast<std::uint8_t>(std::min(250, cards)); }

  RoundHand& at(std::size_t player, std::size_t round) { return hands_[player * rounds_ + round]; }

  int below(int count) { return static_cast<int>(bits_() % static_cast<unsigned>(count)); }

  /// Some numbers of cards: first as many kept as there may be, then as few, then any.
  void choose_sizes(std::span<const std::vector<HandSizes>> sizes) {
    for (std::size_t player = 0; player < players_.size(); ++player) {
      const auto& his = sizes[player];
      const int number = tries_ < 2 ? 0 : below(static_cast<int>(his.size()));
      const HandSizes& chosen = his[static_cast<std::size_t>(number)];
      Range kept = chosen.before(0);
      for (std::size_t round = 0; round < rounds_; ++round) {
        const auto& [before, dealt, hands, given] = chosen.rounds[round];
        RoundHand& hand = at(player, round);
        hand.before = tries_ == 0 ? kept.max : tries_ == 1 ? kept.min : any_of(kept);
        const Range size{std::max(hands.min, hand.before + dealt.min), std::min(hands.max, hand.before + dealt.max)};
        hand.size = tries_ < 2 ? size.min : any_of(size);
        const Range after = chosen.kept(round);
        kept = {std::max(after.min, hand.size - given.max), std::min(after.max, hand.size - given.min)};
      }
      kept_at_end_[player] = kept.min;
    }
  }
  int any_of(Range numbers) {
    return numbers.exact() ? numbers.min : numbers.min + below(numbers.max - numbers.min + 1);
  }

  /// With all cards shuffled before every deal.
  [[nodiscard]] bool every_round() {
    stretches_ = Stretches::every_round(rounds_);
    return hand_out();
  }

  /// With all cards shuffled when the stock has run out: as soon as it has, or when a card is missing.
  [[nodiscard]] bool until_empty() {
    stretches_ = Stretches::until_empty();
    int stock = size_of(box_);
    for (std::size_t player = 0; player < players_.size(); ++player) stock -= at(player, 0).before;
    if (box_.stock_unknown && stock > 0) stock = tries_ == 0 ? 0 : below(stock + 1);
    for (std::size_t round = 0; round < rounds_; ++round) {
      int dealt = 0, in_hands = 0;
      for (std::size_t player = 0; player < players_.size(); ++player) {
        dealt += at(player, round).size - at(player, round).before;
        in_hands += at(player, round).size;
      }
      const bool runs_out = dealt > stock || (dealt == stock && tries_ % 2 == 0);
      stretches_.add_round(runs_out);
      stock = runs_out ? size_of(box_) - in_hands : stock - dealt;
      if (stock < 0) return false;
    }
    if (box_.stock_unknown) stretches_.whole.front() = false;
    return hand_out();
  }

  /// What was guessed. What nobody needs after the last round is any of the hand.
  [[nodiscard]] KeptCards kept() {
    KeptCards all(players_.size());
    for (std::size_t player = 0; player < players_.size(); ++player) {
      for (std::size_t round = 0; round < rounds_; ++round) all[player].push_back(at(player, round).kept);
      const RoundHand& last = at(player, rounds_ - 1);
      int more = kept_at_end_[player];
      for (std::size_t kind = 0; kind < card_kinds; ++kind) {
        const int here = std::min(more, last.cards[kind] - last.given[kind]);
        all[player].back()[kind] = some(here);
        more -= here;
      }
    }
    return all;
  }

  [[nodiscard]] bool hand_out() {
    room_.resize(stretches_.whole.size());
    for (Numbers& room : room_) std::ranges::copy(box_.cards, room.begin());
    lack_ = room_;
    for (std::size_t round = 0; round < rounds_; ++round) {
      for (std::size_t player = 0; player < players_.size(); ++player)
        for (std::size_t kind = 0; kind < card_kinds; ++kind) count_in(round, kind, at(player, round).given[kind]);
      if (std::ranges::any_of(room_[stretches_.at(round)], [](int cards) { return cards < 0; })) return false;
    }
    for (std::size_t player = 0; player < players_.size(); ++player) {
      at(player, rounds_ - 1).kept = {};
      show_kept(player);
    }
    for (std::size_t round = rounds_; round-- > 0;)
      if (!fill_hands(round) || !choose_kept(round)) return false;
    return adds_up();
  }

  /// What a player must have, for more than could be thrown away had come before.
  void show_kept(std::size_t player) {
    at(player, 0).least = at(player, 0).written;
    for (std::size_t round = 1; round < rounds_; ++round) {
      const RoundHand& last = at(player, round - 1);
      RoundHand& hand = at(player, round);
      const int thrown = last.size - hand.before - sum(last.given);
      for (std::size_t kind = 0; kind < card_kinds; ++kind) {
        const int kept = std::max(0, last.least[kind] - last.given[kind] - thrown);
        hand.least[kind] = std::max(hand.written[kind], some(hand.dealt[kind] + kept));
      }
    }
  }

  /// What a player has for another reason than to give it away, that may as well be kept.
  static int over(const RoundHand& hand, std::size_t kind) { return std::max(0, hand.least[kind] - hand.given[kind]); }

  /// Counts cards of a round in the stretch to which it belongs, and in the one that ends with its deal.
  void count_in(std::size_t round, std::size_t kind, int cards) {
    room_[stretches_.at(round)][kind] -= cards;
    lack_[stretches_.at(round)][kind] -= cards;
    count_in_ending(round, kind, cards);
  }
  void count_in_ending(std::size_t round, std::size_t kind, int cards) {
    const Stretches::Round& counted = stretches_.rounds[round];
    if (counted.split) lack_[static_cast<std::size_t>(counted.dealt)][kind] -= cards;
  }

  /// How good it is for a stretch that must count all cards to count one more of a transport.
  [[nodiscard]] int worth_in(int stretch, std::size_t kind) const {
    if (stretch == Stretches::none || !stretches_.whole[static_cast<std::size_t>(stretch)]) return 0;
    const int lack = lack_[static_cast<std::size_t>(stretch)][kind];
    return 8 * (lack > 0 ? lack : lack - 20);
  }
  [[nodiscard]] int worth_in_ending(std::size_t round, std::size_t kind) const {
    return stretches_.rounds[round].split ? worth_in(stretches_.rounds[round].dealt, kind) : 0;
  }
  /// Something else with every try but the first.
  int noise() { return tries_ < 2 ? 0 : below(4 << tries_ % 4); }

  /// How many more cards of a hand must be such as the hand before had over, for it has no room for others.
  static int due_from(const RoundHand& hand, const RoundHand& last) {
    int due = hand.before - last.size;
    for (std::size_t kind = 0; kind < card_kinds; ++kind) {
      due += std::max(last.given[kind], last.least[kind]);
      due -= std::min(hand.cards[kind] - hand.dealt[kind], over(last, kind));
    }
    return due;
  }

  bool fill_hands(std::size_t round) {
    Numbers& room = room_[stretches_.at(round)];
    for (std::size_t player = 0; player < players_.size(); ++player) {
      RoundHand& hand = at(player, round);
      int all = 0;
      for (std::size_t kind = 0; kind < card_kinds; ++kind) {
        const int needed = std::max<int>(hand.given[kind] + hand.kept[kind], hand.least[kind]);
        if (hand.round->most[kind] && needed > *hand.round->most[kind]) return false;
        count_in(round, kind, needed - hand.given[kind] - hand.kept[kind]);
        hand.cards[kind] = some(needed);
        all += needed;
      }
      if (all > hand.size) return false;
    }
    if (std::ranges::any_of(room, [](int cards) { return cards < 0; })) return false;
    for (std::size_t n = 0; n < players_.size(); ++n) {
      const std::size_t player = (n + static_cast<std::size_t>(tries_)) % players_.size();
      RoundHand& hand = at(player, round);
      const RoundHand* last = round > 0 ? &at(player, round - 1) : nullptr;
      int missing = last != nullptr ? due_from(hand, *last) : 0;
      const auto there = [&](std::size_t kind) { return hand.cards[kind] - hand.dealt[kind] < over(*last, kind); };
      for (int more = hand.size - sum(hand.cards); more > 0; --more) {
        const auto worth = [&](std::size_t kind) {
          if (room[kind] <= 0 || (hand.round->most[kind] && hand.cards[kind] >= *hand.round->most[kind])) return never;
          return room[kind] + (missing > 0 && there(kind) ? 10'000 : 0) +
                 worth_in(static_cast<int>(stretches_.at(round)), kind) + worth_in_ending(round, kind) + noise();
        };
        const std::size_t kind = best(worth);
        if (kind == card_kinds) return false;
        if (missing > 0 && there(kind)) --missing;
        ++hand.cards[kind];
        count_in(round, kind, 1);
      }
    }
    return true;
  }

  /// Chooses which cards of a round were in hand before it.
  bool choose_kept(std::size_t round) {
    const Stretches::Round& counted = stretches_.rounds[round];
    const int before = round > 0 ? static_cast<int>(stretches_.at(round - 1)) : stretches_.start;
    const bool again = round > 0 ? counted.hands != Stretches::none : before != Stretches::none;
    Numbers& dealt = dealt_[round];
    dealt = {};
    for (std::size_t n = 0; n < players_.size(); ++n) {
      const std::size_t player = (n + static_cast<std::size_t>(tries_)) % players_.size();
      const RoundHand& hand = at(player, round);
      CardCounts start = round == 0 ? players_[player].start.known : CardCounts{};
      CardCounts& kept = round == 0 ? start : at(player, round - 1).kept;
      if (round > 0) kept = {};
      for (int more = hand.before - sum(kept); more > 0; --more) {
        const auto worth = [&](std::size_t kind) {
          if (hand.cards[kind] - hand.dealt[kind] <= kept[kind]) return never;
          if (round > 0 && kept[kind] < over(at(player, round - 1), kind)) return 1000 + noise();
          const int room = again ? room_[static_cast<std::size_t>(before)][kind] : 1;
          if (room <= 0) return never;
          return room + (round > 0 ? worth_in_ending(round - 1, kind) : 0) + noise();
        };
        const std::size_t kind = best(worth);
        if (kind == card_kinds) return false;
        ++kept[kind];
        if (again) --room_[static_cast<std::size_t>(before)][kind];
        if (round > 0) count_in_ending(round - 1, kind, 1);
      }
      for (std::size_t kind = 0; kind < card_kinds; ++kind) {
        dealt[kind] += hand.cards[kind] - kept[kind];
        if (again && round == 0) room_[static_cast<std::size_t>(before)][kind] -= players_[player].start.known[kind];
      }
    }
    return true;
  }

  /// Whether each stretch counts what it should. What is missing where the stock ran out came with that deal.
  [[nodiscard]] bool adds_up() const {
    for (const Numbers& room : room_)
      if (std::ranges::any_of(room, [](int cards) { return cards < 0; })) return false;
    for (std::size_t round = 0; round < rounds_; ++round) {
      const Stretches::Round& counted = stretches_.rounds[round];
      if (!counted.split || !stretches_.whole[static_cast<std::size_t>(counted.dealt)]) continue;
      const Numbers& room = room_[static_cast<std::size_t>(counted.dealt)];
      for (std::size_t kind = 0; kind < card_kinds; ++kind)
        if (room[kind] > dealt_[round][kind]) return false;
    }
    return true;
  }

  /// The transport that is worth most; `card_kinds`: none is possible.
  template <class Worth>
  static std::size_t best(Worth&& worth) {
    std::size_t best = card_kinds;
    int most = never;
    for (std::size_t kind = 0; kind < card_kinds; ++kind)
      if (const int here = worth(kind); here > most) {
        most = here;
        best = kind;
      }
    return best;
  }

  static constexpr int never = -100'000;

  const std::vector<CardLine>& players_;
  const CardBox& box_;
  std::size_t rounds_;
  std::vector<RoundHand> hands_;  // by player and round
  std::vector<int> kept_at_end_;  // by player: the fewest
  Stretches stretches_;
  std::vector<Numbers> room_;   // by stretch
  std::vector<Numbers> lack_;   // by stretch: what is missing until all are counted, with the deal in which it ends
  std::vector<Numbers> dealt_;  // by round
  std::minstd_rand bits_;       // the same every time
  int tries_ = 0;
};

}  // namespace

std::optional<KeptCards> guess_cards(const std::vector<CardLine>& players, const CardBox& box,
                                     std::span<const std::vector<HandSizes>> sizes, int tries, Work& work) {
  const std::size_t rounds = players.empty() ? 0 : players.front().rounds.size();
  if (rounds == 0) return std::nullopt;
  Guess guess(players, box);
  for (int n = 0; n < tries && !work.done(); ++n) {
    work.spend(players.size() * rounds * card_kinds);
    if (auto kept = guess.next(sizes)) return kept;
  }
  return std::nullopt;
}

}  // namespace elfref::elfenland
