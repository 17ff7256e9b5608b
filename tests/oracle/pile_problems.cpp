#include "oracle/pile_problems.h"

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>
#include <set>
#include <utility>

namespace elfref::oracle {
namespace {

using What = PilePlay::What;

/// Cards by kind.
using Counts = std::vector<int>;
int sum_of(const Counts& counts) {
  return std::accumulate(counts.begin(), counts.end(), 0);
}

/// Where every card lies.
struct Cards {
  Counts deck, hand, discard, battle;
  friend auto operator<=>(const Cards&, const Cards&) = default;
};

/// Every way to take some cards, from `least` to `most`, with those that are named among them.
void for_takes(const Counts& from, int least, int most, const Counts& named,
               const std::function<void(const Counts&)>& each) {
  Counts taken(from.size(), 0);
  const std::function<void(std::size_t, int)> go = [&](std::size_t kind, int so_far) {
    if (so_far > most) return;
    if (kind == from.size()) {
      if (so_far >= least) each(taken);
      return;
    }
    for (int number = kind < named.size() ? named[kind] : 0; number <= from[kind]; ++number) {
      taken[kind] = number;
      go(kind + 1, so_far + number);
    }
    taken[kind] = 0;
  };
  go(0, 0);
}

void add(Counts& to, const Counts& cards) {
  for (std::size_t kind = 0; kind < to.size(); ++kind) to[kind] += cards[kind];
}
void take(Counts& from, const Counts& cards) {
  for (std::size_t kind = 0; kind < from.size(); ++kind) from[kind] -= cards[kind];
}
bool has(const Counts& cards, const Counts& named) {
  for (std::size_t kind = 0; kind < named.size(); ++kind)
    if (cards[kind] < named[kind]) return false;
  return true;
}

// ---------------------------------------------------------------- numbers alone

/// How many cards lie where.
struct Sizes {
  int deck = 0, hand = 0, discard = 0, battle = 0;
  friend auto operator<=>(const Sizes&, const Sizes&) = default;
};

/// What numbers alone allow: the ways of a whole game.
class Numbers {
 public:
  explicit Numbers(const PileGame& game) : game_(game) {}

  /// The first play in which nobody can tell whether the deck is made anew, or where any card goes; behind all: none.
  [[nodiscard]] std::size_t first_uncertain() const {
    const std::size_t plays = game_.plays.size();
    std::vector<std::set<Sizes>> before(plays + 1);
    const int all = sum_of(game_.copies);
    if (!game_.start) before[0].insert({all, 0, 0, 0});
    for (int deck = 0; game_.start && deck + game_.start->hand <= all; ++deck)
      if (game_.start->deck < 0 || game_.start->deck == deck)
        before[0].insert({deck, game_.start->hand, all - deck - game_.start->hand, 0});
    for (std::size_t at = 0; at < plays; ++at)
      for (const Sizes& sizes : before[at])
        for (const auto& [after, anew] : behind(sizes, game_.plays[at])) before[at + 1].insert(after);
    for (std::size_t at = plays; at-- > 0;)  // only those from which the game can go on to its end
      std::erase_if(before[at], [&](const Sizes& sizes) {
        const auto next = behind(sizes, game_.plays[at]);
        return std::none_of(next.begin(), next.end(),
                            [&](const Way& way) { return before[at + 1].contains(way.first); });
      });
    for (std::size_t at = 0; at < plays; ++at) {
      if (game_.plays[at].what == What::unknown) return at;
      bool made = false, not_made = false;
      for (const Sizes& sizes : before[at])
        for (const auto& [after, anew] : behind(sizes, game_.plays[at]))
          if (before[at + 1].contains(after)) (anew ? made : not_made) = true;
      if (made && not_made) return at;
    }
    return plays;
  }

 private:
  using Way = std::pair<Sizes, bool>;  // and whether the deck was made anew

  [[nodiscard]] std::vector<Way> behind(const Sizes& sizes, const PilePlay& what) const {
    std::vector<Way> all;
    if (what.what == What::unknown) {
      const int cards = sizes.deck + sizes.hand + sizes.discard;
      for (int hand = 0; hand <= cards; ++hand)
        for (int deck = 0; hand + deck <= cards; ++deck)
          all.push_back({{deck, hand, cards - hand - deck, sizes.battle}, false});
      return all;
    }
    int least = what.least, most = what.most;
    if (what.what == What::cut) least = most = std::max(0, sizes.hand - game_.limit);
    if (what.what == What::clear) least = most = sizes.battle;
    for (int number = least; number <= most; ++number) {
      Sizes after = sizes;
      const auto go = [&](int& from, int& to) {
        from -= number;
        to += number;
        if (from >= 0) all.push_back({after, false});
      };
      switch (what.what) {
        case What::draw:
          draw(after, number, all);
          break;
        case What::discard:
        case What::cut:
          go(after.hand, after.discard);
          break;
        case What::send:
          go(after.hand, after.battle);
          break;
        case What::back:
          go(after.battle, after.hand);
          break;
        case What::lose:
        case What::clear:
          go(after.battle, after.discard);
          break;
        case What::count:
          if (sizes.hand == number) all.push_back({after, false});
          break;
        default:
          all.push_back({after, false});
      }
    }
    return all;
  }

  void draw(Sizes after, int number, std::vector<Way>& all) const {
    if (number > after.deck + after.discard) return;
    const bool anew = number > after.deck || (game_.at_once && number == after.deck && number > 0);
    after.hand += number;
    after.deck -= number;
    if (anew) {
      after.deck += after.discard;
      after.discard = 0;
    }
    all.push_back({after, anew});
  }

  const PileGame& game_;
};

// ---------------------------------------------------------------- with every card

class EveryCard {
 public:
  EveryCard(const PileGame& game, std::size_t most) : game_(game), most_(most) {
    const Counts none(game.copies.size(), 0);
    if (!game.start) all_.insert({game.copies, none, none, none});
    if (game.start) begin(*game.start, none);
  }

  std::optional<bool> can_be() {
    const std::size_t uncertain = Numbers(game_).first_uncertain();
    for (std::size_t at = 0; at < game_.plays.size(); ++at) {
      const PilePlay& what = game_.plays[at];
      if (at == uncertain) merge();
      next_.clear();
      for (const Cards& cards : all_) {
        play(cards, what);
        if (next_.size() > most_) return std::nullopt;
      }
      all_.swap(next_);
      if (all_.empty()) return false;
    }
    return true;
  }

 private:
  void begin(const PileStart& start, const Counts& none) {
    for_takes(game_.copies, start.hand, start.hand, start.in_hand, [&](const Counts& hand) {
      Counts rest = game_.copies;
      take(rest, hand);
      for_takes(rest, 0, sum_of(rest), start.discarded, [&](const Counts& discard) {
        Counts deck = rest;
        take(deck, discard);
        if (start.deck < 0 || start.deck == sum_of(deck)) all_.insert({deck, hand, discard, none});
      });
    });
  }

  void play(const Cards& cards, const PilePlay& what) {
    const auto go = [&](Counts Cards::*from, Counts Cards::*to, int least, int most) {
      for_takes(cards.*from, least, most, what.named, [&](const Counts& taken) {
        if (is_barred(what, taken)) return;
        Cards after = cards;
        take(after.*from, taken);
        add(after.*to, taken);
        next_.insert(after);
      });
    };
    Counts Cards::*away = merged_ ? &Cards::deck : &Cards::discard;
    switch (what.what) {
      case What::draw:
        if (merged_) return go(&Cards::deck, &Cards::hand, what.least, what.most);
        for (int number = what.least; number <= what.most; ++number) draw(cards, number, what);
        return;
      case What::discard:
        return go(&Cards::hand, away, what.least, what.most);
      case What::cut: {
        const int surplus = std::max(0, sum_of(cards.hand) - game_.limit);
        return go(&Cards::hand, away, surplus, surplus);
      }
      case What::send:
        return go(&Cards::hand, &Cards::battle, what.least, what.most);
      case What::back:
        return go(&Cards::battle, &Cards::hand, what.least, what.most);
      case What::lose:
        return go(&Cards::battle, away, what.least, what.most);
      case What::clear: {
        Cards after = cards;
        add(after.*away, after.battle);
        after.battle.assign(after.battle.size(), 0);
        next_.insert(after);
        return;
      }
      case What::show:
        if (has(cards.battle, what.named)) next_.insert(cards);
        return;
      case What::count:
        if (sum_of(cards.hand) >= what.least && sum_of(cards.hand) <= what.most) next_.insert(cards);
        return;
      case What::unknown: {
        Cards all = cards;  // deck and discard are one already
        add(all.deck, all.hand);
        all.hand.assign(all.hand.size(), 0);
        for_takes(all.deck, 0, sum_of(all.deck), {}, [&](const Counts& taken) {
          Cards after = all;
          take(after.deck, taken);
          add(after.hand, taken);
          next_.insert(after);
        });
        return;
      }
    }
  }

  /// One card after the other; an empty deck is made anew of the discard before the next one, or at once.
  void draw(const Cards& cards, int number, const PilePlay& what) {
    std::set<std::pair<Cards, Counts>> ways{{cards, Counts(game_.copies.size(), 0)}};
    const auto anew = [](Cards& after) {
      if (sum_of(after.deck) > 0) return;
      after.deck = after.discard;
      after.discard.assign(after.discard.size(), 0);
    };
    for (int drawn = 0; drawn < number; ++drawn) {
      std::set<std::pair<Cards, Counts>> next;
      for (const auto& [at, taken] : ways) {
        Cards before = at;
        anew(before);
        for (std::size_t kind = 0; kind < before.deck.size(); ++kind) {
          if (before.deck[kind] == 0) continue;
          Cards after = before;
          Counts more = taken;
          --after.deck[kind];
          ++after.hand[kind];
          ++more[kind];
          if (game_.at_once) anew(after);
          next.emplace(std::move(after), std::move(more));
        }
      }
      ways = std::move(next);
    }
    for (const auto& [after, taken] : ways)
      if (has(taken, what.named) && !is_barred(what, taken)) next_.insert(after);
  }

  static bool is_barred(const PilePlay& what, const Counts& taken) {
    return what.barred >= 0 && taken[static_cast<std::size_t>(what.barred)] > 0;
  }

  void merge() {
    merged_ = true;
    std::set<Cards> next;
    for (Cards cards : all_) {
      add(cards.deck, cards.discard);
      cards.discard.assign(cards.discard.size(), 0);
      next.insert(std::move(cards));
    }
    all_ = std::move(next);
  }

  const PileGame& game_;
  const std::size_t most_;
  std::set<Cards> all_, next_;
  bool merged_ = false;
};

// ---------------------------------------------------------------- games that were played

class Player {
 public:
  Player(Dice& dice, PileGame& game) : dice_(dice), game_(game) {
    for (std::size_t kind = 0; kind < game.copies.size(); ++kind)
      for (int copy = 0; copy < game.copies[kind]; ++copy) deck_.push_back(static_cast<int>(kind));
    names_ = dice.between(30, 100);
    ranges_ = dice.chance(50) ? 0 : dice.below(30);
  }

  void play(int turns) {
    draw(dice_.between(2, 3));
    if (dice_.chance(30)) {
      for (int before = dice_.between(1, 5); before > 0; --before) turn();
      begin();
    }
    for (int more = 0; more < turns; ++more) turn();
  }

 private:
  /// What was before is not written.
  void begin() {
    game_.plays.clear();
    PileStart start{size(hand_), dice_.chance(70) ? size(deck_) : -1, Counts(game_.copies.size(), 0),
                    Counts(game_.copies.size(), 0)};
    for (const int card : hand_)
      if (dice_.chance(names_)) ++start.in_hand[static_cast<std::size_t>(card)];
    for (const int card : discard_)
      if (dice_.chance(names_)) ++start.discarded[static_cast<std::size_t>(card)];
    game_.start = std::move(start);
  }

  void turn() {
    const int what = dice_.below(100);
    if (what < 40) {
      draw(dice_.between(1, 2));
    } else if (what < 55) {
      throw_away();
    } else if (what < 85) {
      fight();
    } else if (what < 92) {
      game_.plays.push_back({What::count, size(hand_), size(hand_), {}, -1});
    } else if (what < 94) {
      forget();
    }
    if (size(hand_) > game_.limit && dice_.chance(60))
      move(hand_, discard_, size(hand_) - game_.limit, What::cut);
  }

  static int size(const std::vector<int>& cards) { return static_cast<int>(cards.size()); }

  int drawn_card() {
    if (deck_.empty()) deck_.swap(discard_);
    const auto at = static_cast<std::ptrdiff_t>(dice_.below(size(deck_)));
    const int card = deck_[static_cast<std::size_t>(at)];
    deck_.erase(deck_.begin() + at);
    if (game_.at_once && deck_.empty()) deck_.swap(discard_);
    return card;
  }

  void draw(int number) {
    number = std::min(number, size(deck_) + size(discard_));
    if (number == 0) return;
    std::vector<int> cards;
    for (int i = 0; i < number; ++i) cards.push_back(drawn_card());
    hand_.insert(hand_.end(), cards.begin(), cards.end());
    write(What::draw, cards);
  }

  std::vector<int> move(std::vector<int>& from, std::vector<int>& to, int number, What what) {
    std::vector<int> cards;
    for (int i = 0; i < number; ++i) {
      const auto at = static_cast<std::ptrdiff_t>(dice_.below(size(from)));
      cards.push_back(from[static_cast<std::size_t>(at)]);
      from.erase(from.begin() + at);
    }
    to.insert(to.end(), cards.begin(), cards.end());
    write(what, cards);
    return cards;
  }

  void throw_away() {
    if (!hand_.empty()) move(hand_, discard_, dice_.between(1, std::min(2, size(hand_))), What::discard);
  }

  void fight() {
    const int sent = std::min(size(hand_), dice_.between(1, 3));
    if (sent == 0) return;
    move(hand_, battle_, sent, What::send);
    if (dice_.chance(40)) write(What::show, battle_);
    if (!hand_.empty() && dice_.chance(20)) move(hand_, discard_, 1, What::discard);
    const int back = dice_.below(sent + 1);
    if (back > 0) move(battle_, hand_, back, What::back);
    if (!battle_.empty() && dice_.chance(50)) move(battle_, discard_, 1, What::lose);
    discard_.insert(discard_.end(), battle_.begin(), battle_.end());
    battle_.clear();
    game_.plays.push_back({What::clear, 0, -1, {}, -1});
  }

  /// Cards change places, and nobody wrote down how.
  void forget() {
    while (!hand_.empty() && dice_.chance(50)) {
      discard_.push_back(hand_.back());
      hand_.pop_back();
    }
    while (!deck_.empty() && dice_.chance(50)) {
      hand_.push_back(deck_.back());
      deck_.pop_back();
    }
    game_.plays.push_back({What::unknown, 0, -1, {}, -1});
    game_.plays.push_back({What::count, size(hand_), size(hand_), {}, -1});
  }

  void write(What what, const std::vector<int>& cards) {
    PilePlay play{what, size(cards), size(cards), Counts(game_.copies.size(), 0), -1};
    for (const int card : cards)
      if (dice_.chance(names_)) ++play.named[static_cast<std::size_t>(card)];
    if (what == What::cut) {
      play.least = 0;
      play.most = -1;
    } else if (what == What::show) {
      play.most = play.least = 0;
    } else if (dice_.chance(ranges_)) {
      play.least = sum_of(play.named);
      play.most += dice_.below(2);
    }
    game_.plays.push_back(std::move(play));
  }

  Dice& dice_;
  PileGame& game_;
  std::vector<int> deck_, hand_, discard_, battle_;
  int names_ = 100;
  int ranges_ = 0;
};

/// Writes some card as another.
void write_wrong(PileGame& game, Dice& dice) {
  std::vector<std::pair<std::size_t, std::size_t>> written;
  for (std::size_t at = 0; at < game.plays.size(); ++at)
    for (std::size_t kind = 0; kind < game.plays[at].named.size(); ++kind)
      if (game.plays[at].named[kind] > 0) written.emplace_back(at, kind);
  if (written.empty()) return;
  const auto [at, kind] = written[static_cast<std::size_t>(dice.below(static_cast<int>(written.size())))];
  Counts& named = game.plays[at].named;
  --named[kind];
  ++named[static_cast<std::size_t>(dice.below(static_cast<int>(named.size())))];
}

constexpr std::array<const char*, 10> words{"draw", "discard", "cut",  "send",  "back",
                                            "lose", "clear",   "show", "count", "unknown"};

}  // namespace

PileGame any_pile_game(Dice& dice, bool wrong) {
  PileGame game;
  const int kinds = dice.between(2, 4);
  for (int kind = 0; kind < kinds; ++kind) game.copies.push_back(dice.between(1, 2));
  game.copies.back() = dice.between(1, 3);
  game.limit = dice.between(2, 3);
  game.at_once = dice.chance(25);
  Player(dice, game).play(dice.between(2, 9));
  for (int more = wrong ? dice.between(1, 2) : 0; more > 0; --more) write_wrong(game, dice);
  return game;
}

std::optional<bool> can_be(const PileGame& game, std::size_t most_states) {
  return EveryCard(game, most_states).can_be();
}

std::string shown(const PileGame& game) {
  std::string text = game.at_once ? "at once, copies" : "copies";
  for (const int copies : game.copies) text += " " + std::to_string(copies);
  text += ", limit " + std::to_string(game.limit);
  const auto counts = [](const Counts& all) {
    std::string numbers;
    for (const int number : all) numbers += " " + std::to_string(number);
    return numbers;
  };
  if (game.start)
    text += "; start " + std::to_string(game.start->hand) + "+" + std::to_string(game.start->deck) + ":" +
            counts(game.start->in_hand) + ", discard" + counts(game.start->discarded);
  for (const PilePlay& play : game.plays) {
    text += std::string("; ") + words[static_cast<std::size_t>(play.what)] + " " + std::to_string(play.least) + "-" +
            std::to_string(play.most) + ":" + counts(play.named);
  }
  return text;
}

}  // namespace elfref::oracle
