#include "elfref/elven_rage/hidden/pile_guess.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <utility>
#include <vector>

#include "elfref/elven_rage/hidden/pile_book.h"

namespace elfref::elven_rage {
namespace {

constexpr std::uint32_t nowhere = ~std::uint32_t{0};
constexpr Spot anywhere = most_spots;          // nobody can tell: it was mixed with others
constexpr std::size_t most_guessed = 200;      // cards: of more nothing is guessed
constexpr std::size_t most_looked_ahead = 50;  // steps
constexpr int no_way = 9;                      // from one place to another

/// Where a card is written.
struct Meant {
  std::uint32_t step = 0;
  Spot spot = 0;                   // there it lies before the step
  std::uint32_t since = nowhere;   // it has to be drawn, not before
  std::uint32_t until = 0;         // and before this step
  std::uint32_t battle = 0;        // or, into the battle itself, since it began
  std::uint32_t drawn = nowhere;   // in which step it is
  std::uint32_t next = nowhere;    // where it is written next
};

/// A card of a kind that is written.
struct GuessedCard {
  std::uint8_t kind = 0;
  Spot at = spot::deck;
  bool came_back = false;         // it may have come back to the hand from its last battle
  std::uint32_t since = 0;        // it lies there
  std::uint32_t seen = 0;         // it was written last
  std::uint32_t first = nowhere;  // where it is written
  std::uint32_t last = nowhere;
};

/// The last steps in which cards went that nobody wrote down.
struct LastSteps {
  std::uint32_t battle = 0;          // it began
  std::uint32_t sent = nowhere;      // out of a hand into it
  std::uint32_t drawn = nowhere;     // off a deck into it
  std::uint32_t back = nowhere;      // out of it into a hand
  std::uint32_t put_back = nowhere;  // out of a hand onto a deck
  std::uint32_t anew = nowhere;      // the deck was made anew
  int hand = 0;                      // so many are in the hand
};
/// Whether a card that lies somewhere since then may have gone with those.
bool goes_since(std::uint32_t since, std::uint32_t step) {
  return step != nowhere && since <= step;
}

/// How far a thing is from a place: how many moves that nobody wrote down it takes.
int way(const GuessedCard& thing, Spot to) {
  if (thing.at == to) return 0;
  return thing.at == anywhere ? 1 : thing.at == spot::deck ? 2 : 3;
}
/// The same of a card.
int way(const GuessedCard& card, Spot to, const LastSteps& last) {
  if (card.at == to) return 0;
  if (card.at == anywhere && to != spot::battle) return 1;
  const bool sent = goes_since(card.since, last.sent);
  switch (to) {
    case spot::hand:
      if (card.came_back) return 1;
      if (card.at == spot::drawn) return 2;
      if (card.at == spot::battle) return goes_since(card.since, last.back) ? 2 : no_way;
      return card.at == spot::deck ? 3 : no_way;
    case spot::battle:
      if (card.at == spot::deck && goes_since(card.since, last.drawn)) return 1;
      if (card.at == anywhere) return sent || goes_since(card.since, last.drawn) ? 2 : no_way;
      if (card.at == spot::hand || card.came_back) return sent ? 1 : no_way;
      return sent && (card.at == spot::deck || card.at == spot::drawn) ? 4 : no_way;
    case spot::deck:
      if (card.at == spot::hand && goes_since(card.since, last.put_back)) return 1;
      return goes_since(card.since, last.anew) ? 3 : no_way;
    case spot::discard:
      return card.at == spot::deck ? 4 : 2;
    case spot::drawn:
      return card.at == spot::deck ? 1 : no_way;
    default:
      return card.at == spot::deck ? 2 : 3;
  }
}


class Guess {
 public:
  Guess(const PileProblem& problem, const Mask& left_out)
      : problem_(problem), left_out_(left_out), of_kind_(problem.copies.size()) {
    for (std::uint32_t at = 0; at < problem.steps.size(); ++at) {
      const PileStep& step = problem.steps[at];
      if (step.what == PileStep::What::all && step.from == spot::battle) battles_end_.push_back(at);
      if (step.what == PileStep::What::all && step.to == spot::deck) made_anew_.push_back(at);
      if (step.what == PileStep::What::all && step.to == spot::apart) kept_apart_ |= step.kinds;
      for (const WrittenCard& card : step.written) {
        if (left_out.has(card.entry)) continue;
        of_kind_[card.kind].second = problem.copies[card.kind];
        last_ = at + 1;
      }
    }
    for (std::uint8_t kind = 0; kind < of_kind_.size(); ++kind) {
      of_kind_[kind].first = cards_.size();
      cards_.resize(cards_.size() + of_kind_[kind].second, {.kind = kind});
    }
  }

  [[nodiscard]] bool works() {
    if (cards_.size() > most_guessed || !says_which()) return false;
    says_when();
    return goes_through();
  }

 private:
  // ---------------------------------------------------------------- which card is meant

  /// Goes over the steps as if nothing but what is written moved any card, and says of each that is written which it
  /// is: the one with the shortest way. False: there are not so many.
  bool says_which() {
    LastSteps last;
    for (std::uint32_t at = 0; at < last_; ++at) {
      const PileStep& step = problem_.steps[at];
      if (step.what == PileStep::What::all) {
        for (GuessedCard& card : cards_)
          if (card.at == step.from && goes_with(step, card)) {
            card.came_back = step.from == spot::battle && goes_since(card.since, last.back);
            lie(card, step.to, at);
          }
        if (step.from == spot::battle)
          last = {.battle = at + 1, .put_back = last.put_back, .anew = last.anew, .hand = last.hand};
        if (step.from == spot::discard && step.to == spot::deck) last.anew = at;
      } else if (step.what == PileStep::What::mix) {
        for (GuessedCard& card : cards_)
          if (card.at != anywhere && (step.spots >> card.at & 1u) != 0) lie(card, anywhere, at);
      } else if (step.what == PileStep::What::room) {
        if (step.from == spot::hand) last.hand = step.most;
      } else {
        for (const WrittenCard& written : step.written)
          if (!left_out_.has(written.entry) && !mean(written.kind, step, at, last)) return false;
        if (step.what == PileStep::What::hold && step.from == spot::hand) put_back_others(step, at, last);
        if (step.what != PileStep::What::some || spare(step) <= 0) continue;
        if (step.to == spot::battle && step.from == spot::hand) last.sent = at;
        if (step.to == spot::battle && step.from == spot::deck) last.drawn = at;
        if (step.to == spot::deck && step.from == spot::hand) last.put_back = at;
        if (step.from == spot::battle && step.to == spot::hand) last.back = at;
        if (step.from == spot::apart) give_back(step, at);
      }
    }
    return true;
  }

  static bool goes_with(const PileStep& step, const GuessedCard& card) {
    return (step.kinds >> card.kind & 1u) != 0;
  }
  static void lie(GuessedCard& card, Spot where, std::uint32_t at) {
    card.at = where;
    card.since = at + 1;
  }
  /// Those that nobody wrote down.
  [[nodiscard]] int spare(const PileStep& step) const {
    return step.most - static_cast<int>(std::ranges::count_if(step.written, [this](const WrittenCard& card) {
             return !left_out_.has(card.entry);
           }));
  }

  /// Where all of a hand is written, others that may have been put back were.
  void put_back_others(const PileStep& step, std::uint32_t at, const LastSteps& last) {
    if (problem_.things || static_cast<int>(step.written.size()) < last.hand) return;
    for (GuessedCard& card : cards_)
      if (card.at == spot::hand && card.since <= at && goes_since(card.since, last.put_back))
        lie(card, spot::deck, last.put_back);
  }
  /// What lay apart longest.
  void give_back(const PileStep& step, std::uint32_t at) {
    for (int left = spare(step); left > 0; --left) {
      GuessedCard* first = nullptr;
      for (GuessedCard& card : cards_)
        if (card.at == spot::apart && (first == nullptr || card.since < first->since)) first = &card;
      if (first != nullptr) lie(*first, step.to, at);
    }
  }
  /// Of those that are as near: of a deck the one that came there first, elsewhere the one that was seen last.
  static bool comes_before(const GuessedCard& a, const GuessedCard& b) {
    const bool hidden = a.at == spot::deck || a.at == anywhere;
    return hidden ? a.since < b.since : a.seen > b.seen;
  }
  bool mean(std::uint8_t kind, const PileStep& step, std::uint32_t at, const LastSteps& last) {
    GuessedCard* best = nullptr;
    int shortest = no_way;
    for (std::size_t i = of_kind_[kind].first; i < of_kind_[kind].first + of_kind_[kind].second; ++i) {
      GuessedCard& card = cards_[i];
      if (card.last != nowhere && meant_[card.last].step == at) continue;
      const int ways = problem_.things ? way(card, step.from) : way(card, step.from, last);
      if (ways < shortest || (best != nullptr && ways == shortest && comes_before(card, *best))) {
        best = &card;
        shortest = ways;
      }
    }
    if (best == nullptr) return false;
    const bool drawn = shortest > 0 && (best->at == spot::deck || best->at == anywhere);
    const bool to_battle = !problem_.things && step.from == spot::battle && shortest > 1;
    const bool sent = to_battle && goes_since(best->since, last.sent);
    const auto index = static_cast<std::uint32_t>(meant_.size());
    meant_.push_back({.step = at,
                      .spot = step.from,
                      .since = drawn ? best->since : nowhere,
                      .until = sent ? last.sent : at,
                      .battle = last.battle});
    (best->first == nowhere ? best->first : meant_[best->last].next) = index;
    best->last = index;
    best->came_back = false;
    best->seen = at + 1;
    lie(*best, step.what == PileStep::What::some ? step.to : step.from, at);
    return true;
  }

  // ---------------------------------------------------------------- when it is drawn

  /// Whether what is drawn to a place can come to where it is written.
  [[nodiscard]] bool can_come(Spot drawn_to, Spot where) const {
    if (drawn_to == where) return true;
    const bool in_hand = !problem_.things && (drawn_to == spot::hand || drawn_to == spot::drawn);
    return in_hand && (where == spot::hand || where == spot::battle);
  }

  /// Each as late as can be; of those that may be drawn in a step the one that came to the deck last.
  void says_when() {
    for (std::uint32_t one = 0; one < meant_.size(); ++one)
      if (meant_[one].since != nowhere) order_.push_back(one);
    std::ranges::sort(order_, {}, [this](std::uint32_t one) { return std::pair(meant_[one].until, one); });
    std::vector<std::uint32_t> due;
    for (std::uint32_t at = last_; at-- > 0 && !(order_.empty() && due.empty());) {
      for (; !order_.empty() && meant_[order_.back()].until > at; order_.pop_back()) due.push_back(order_.back());
      const PileStep& step = problem_.steps[at];
      if (due.empty() || step.what != PileStep::What::some || step.from != spot::deck) continue;
      std::erase_if(due, [&](std::uint32_t one) { return meant_[one].since > at; });
      for (int left = spare(step); left > 0; --left) {
        auto best = due.end();
        for (auto one = due.begin(); one != due.end(); ++one) {
          if (!can_come(step.to, meant_[*one].spot)) continue;
          if (!problem_.things && step.to == spot::battle && meant_[*one].battle > at) continue;
          if (best == due.end() || meant_[*one].since > meant_[*best].since) best = one;
        }
        if (best == due.end()) break;
        meant_[*best].drawn = at;
        *best = due.back();
        due.pop_back();
      }
    }
  }

  // ---------------------------------------------------------------- whether that makes it true

  [[nodiscard]] bool goes_through() {
    lying_.fill(0);
    lying_[spot::deck] = static_cast<int>(cards_.size());
    for (GuessedCard& card : cards_) card.at = spot::deck;
    for (at_ = 0; at_ < last_; ++at_) {
      const PileStep& step = problem_.steps[at_];
      switch (step.what) {
        case PileStep::What::some:
          if (!go(step)) return false;
          break;
        case PileStep::What::all:
          for (GuessedCard& card : cards_)
            if (card.at == step.from && goes_with(step, card)) move(card, step.to);
          break;
        case PileStep::What::hold:
          if (!is_as_written(step, step.from)) return false;
          break;
        case PileStep::What::room:
          if (lying_[step.from] > step.most) return false;
          break;
        case PileStep::What::mix:
          mix(step.spots);
          break;
      }
      if (battle_ < battles_end_.size() && battles_end_[battle_] == at_) ++battle_;
      if (anew_ < made_anew_.size() && made_anew_[anew_] == at_) ++anew_;
    }
    return true;
  }

  void move(GuessedCard& card, Spot to) {
    --lying_[card.at];
    ++lying_[to];
    card.at = to;
  }
  /// Those that are written lie there, and go from there.
  bool is_as_written(const PileStep& step, Spot to) {
    if (step.written.empty()) return true;
    for (GuessedCard& card : cards_) {
      if (card.first == nowhere || meant_[card.first].step != at_) continue;
      if (card.at != step.from) return false;
      move(card, to);
      card.first = meant_[card.first].next;
    }
    return true;
  }

  /// In which step it is written next.
  [[nodiscard]] std::uint32_t due_at(const GuessedCard& card) const {
    return card.first == nowhere ? nowhere : meant_[card.first].step;
  }
  /// Whether it is drawn now or later.
  [[nodiscard]] bool waits(const Meant& due) const { return due.drawn != nowhere && due.drawn >= at_; }
  /// Whether the deck is made anew before.
  [[nodiscard]] bool is_anew_before(std::uint32_t step) const {
    return anew_ < made_anew_.size() && made_anew_[anew_] < step;
  }
  /// Whether the card has to lie in a deck that is made anew.
  [[nodiscard]] bool is_thrown_before(const Meant& due) const {
    return is_anew_before(waits(due) ? due.drawn : due.spot == spot::deck ? due.step : 0);
  }
  /// Where a card has to be next.
  [[nodiscard]] Spot wanted(const GuessedCard& card) const {
    const Meant& due = meant_[card.first];
    return (card.at == spot::deck && waits(due)) || is_thrown_before(due) ? spot::deck : due.spot;
  }
  /// How much it matters that a card does not go yet: what is not written any more may.
  [[nodiscard]] std::pair<int, std::uint32_t> hold_back(const GuessedCard& card) const {
    if (card.first == nowhere) return {0, 0};
    const Meant& due = meant_[card.first];
    const bool comes_again = is_anew_before(due.step) && card.at == spot::hand && (kept_apart_ >> card.kind & 1u) == 0;
    const int how = is_thrown_before(due) ? 1 : comes_again ? 2 : due.spot == card.at ? 4 : 3;
    return {how, nowhere - due.step};
  }
  /// Whether the battle that is under way is over by then.
  [[nodiscard]] bool is_later(std::uint32_t step) const {
    return battle_ < battles_end_.size() && battles_end_[battle_] < step;
  }
  /// Whether a card that lies elsewhere should go there: 0 no; the higher the sooner.
  [[nodiscard]] int wish(const GuessedCard& card, Spot to) const {
    if (card.first == nowhere)  // it fills up hands: the sooner it is gone the better
      return !problem_.things && card.at == spot::hand && (to == spot::discard || to == spot::battle) ? 1 : 0;
    const Meant& next = meant_[card.first];
    if (next.drawn == at_) return 3;
    const Spot where = wanted(card);
    if (problem_.things) return to == where ? 2 : 0;
    const bool later = where == spot::battle && is_later(next.step);
    if (to == where) return later ? 0 : 2;
    if (card.at == where && !later) return 0;
    if (where == spot::battle || where == spot::hand)
      return card.at != spot::hand && (to == spot::hand || to == spot::drawn) ? 2 : 0;
    if (where == spot::deck && to == spot::discard) return 2;
    const bool over_the_battle = (where == spot::deck || where == spot::discard) && to == spot::battle;
    return over_the_battle && is_later(next.step) ? 1 : 0;
  }

  [[nodiscard]] bool go(const PileStep& step) {
    int left = spare(step);
    if (left < 0 || !is_as_written(step, step.to)) return false;
    wishes_.clear();
    for (GuessedCard& card : cards_) {
      if (card.at == step.from && left > 0 && wish(card, step.to) > 0) wishes_.push_back(&card);
    }
    if (static_cast<int>(wishes_.size()) > left)
      std::ranges::sort(wishes_, {}, [&](const GuessedCard* card) {
        return std::tuple(-wish(*card, step.to), due_at(*card), card);
      });
    for (GuessedCard* card : wishes_)
      if (left > 0) {
        move(*card, step.to);
        --left;
      }
    return make_room(step, left);
  }

  /// How many may lie there behind the step, as the rooms say that follow it; `till_more_come`: and those further on.
  [[nodiscard]] int room_behind(Spot spot, bool till_more_come) const {
    int room = static_cast<int>(cards_.size());
    int gone = 0;
    const std::size_t end = std::min<std::size_t>(problem_.steps.size(), at_ + most_looked_ahead);
    for (std::size_t next = at_ + 1; next < end; ++next) {
      const PileStep& step = problem_.steps[next];
      if (step.what == PileStep::What::hold) continue;
      if (step.what == PileStep::What::room) {
        if (step.from == spot) room = std::min(room, step.most + gone);
        continue;
      }
      const bool is_clear = step.what == PileStep::What::some && step.to != spot;
      if (!till_more_come || !is_clear) break;
      if (step.from == spot) gone += step.most;
    }
    return room;
  }
  /// What has no room there goes as well: what is not written any more, then what is written last.
  [[nodiscard]] bool make_room(const PileStep& step, int left) {
    const int over = lying_[step.from] - room_behind(step.from, false);
    if (over <= 0) return true;
    if (over > left) return false;
    wishes_.clear();
    for (GuessedCard& card : cards_)
      if (card.at == step.from) wishes_.push_back(&card);
    std::ranges::sort(wishes_, {}, [this](const GuessedCard* card) { return std::pair(hold_back(*card), card); });
    for (int i = 0; i < over; ++i) move(*wishes_[static_cast<std::size_t>(i)], step.to);
    return true;
  }

  /// Each lies where it is written next, as far as there is room.
  void mix(Spots spots) {
    std::array<int, most_spots> room{};
    for (Spot spot = 0; spot < most_spots; ++spot) room[spot] = room_behind(spot, true);
    wishes_.clear();
    for (GuessedCard& card : cards_)
      if ((spots >> card.at & 1u) != 0) wishes_.push_back(&card);
    std::ranges::sort(wishes_, {}, [this](const GuessedCard* card) { return std::pair(due_at(*card), card); });
    const auto has_room = [&](Spot spot) { return (spots >> spot & 1u) != 0 && room[spot] > lying_[spot]; };
    for (GuessedCard* card : wishes_) --lying_[card->at];
    for (GuessedCard* card : wishes_) {
      Spot to = anywhere;
      if (card->first != nowhere) {
        const Meant& due = meant_[card->first];
        to = waits(due) ? spot::deck : due.spot;
        if (!problem_.things && to == spot::battle && (is_later(due.step) || !has_room(to))) to = spot::hand;
      }
      for (Spot other = 0; (to == anywhere || !has_room(to)) && other < most_spots; ++other)
        if (has_room(other)) to = other;
      if (to == anywhere || (spots >> to & 1u) == 0) to = static_cast<Spot>(std::countr_zero(spots));
      card->at = to;
      ++lying_[to];
    }
  }

  const PileProblem& problem_;
  const Mask& left_out_;
  std::vector<std::pair<std::size_t, std::size_t>> of_kind_;  // where its cards begin, and how many there are
  std::vector<GuessedCard> cards_;
  std::vector<Meant> meant_;
  std::vector<std::uint32_t> order_;
  std::vector<GuessedCard*> wishes_;
  std::array<int, most_spots> lying_{};
  std::vector<std::uint32_t> battles_end_;
  std::vector<std::uint32_t> made_anew_;
  std::uint64_t kept_apart_ = 0;  // kinds that lie apart behind a battle
  std::size_t battle_ = 0;  // of them: the one that is not over
  std::size_t anew_ = 0;
  std::uint32_t last_ = 0;  // step in which something is written
  std::uint32_t at_ = 0;
};

}  // namespace

bool guess_cards(const PileProblem& problem, const Mask& left_out) {
  return Guess(problem, left_out).works();
}

}  // namespace elfref::elven_rage
