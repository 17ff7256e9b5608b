#include "elfref/elven_rage/hidden/pile_guess.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "elfref/elven_rage/hidden/pile_book.h"

namespace elfref::elven_rage {
namespace {

constexpr std::size_t nowhere = ~std::size_t{0};
constexpr int most_attempts = 32;

/// Where some cards of a kind are written next.
struct DueCard {
  std::size_t step = nowhere;
  Spot spot = 0;
  int number = 0;
};

/// Cards of one kind, by how many of them lie where.
struct Kind {
  std::array<int, most_spots> at{};
  std::vector<DueCard> dues{};   // in the order of steps
  std::size_t next = 0;      // of them
  std::vector<DueCard> early{};  // those for which more are needed in time, with how many: an attempt failed there
};

class Guess {
 public:
  Guess(const PileProblem& problem, const Mask& left_out) : problem_(problem), kinds_(problem.copies.size()) {
    for (std::size_t at = 0; at < problem.steps.size(); ++at) {
      const PileStep& step = problem.steps[at];
      if (step.what == PileStep::What::all && step.from == spot::battle) battles_end_.push_back(at);
      for (const WrittenCard& card : step.written) {
        if (left_out.has(card.entry)) continue;
        std::vector<DueCard>& dues = kinds_[card.kind].dues;
        if (dues.empty() || dues.back().step != at) dues.push_back({at, step.from, 0});
        ++dues.back().number;
        last_ = at + 1;
      }
    }
    for (std::size_t kind = 0; kind < kinds_.size(); ++kind)
      if (!kinds_[kind].dues.empty()) told_.push_back(static_cast<std::uint8_t>(kind));
  }

  [[nodiscard]] bool works() {
    for (int attempt = 0; attempt < most_attempts; ++attempt) {
      failed_ = nullptr;
      for (std::size_t kind = 0; kind < kinds_.size(); ++kind) {
        kinds_[kind].at.fill(0);
        kinds_[kind].at[spot::deck] = problem_.copies[kind];
        kinds_[kind].next = 0;
      }
      battle_ = 0;
      if (goes_through()) return true;
      if (failed_ == nullptr || !learns()) return false;
    }
    return false;
  }

 private:
  /// More of a kind are needed in time; false: there are no more.
  bool learns() {
    const DueCard due = due_now(*failed_);
    const int copies = problem_.copies[static_cast<std::size_t>(failed_ - kinds_.data())];
    const auto known = std::ranges::find(failed_->early, due.step, &DueCard::step);
    if (known == failed_->early.end()) {
      failed_->early.push_back(due);
      return true;
    }
    return ++known->number <= copies;
  }

  bool fails(Kind& kind) {
    failed_ = &kind;
    return false;
  }

  bool goes_through() {
    for (at_ = 0; at_ < last_; ++at_) {
      const PileStep& step = problem_.steps[at_];
      switch (step.what) {
        case PileStep::What::some:
          if (!go(step)) return false;
          break;
        case PileStep::What::all:
          for (const std::uint8_t kind : told_)
            if ((step.kinds >> kind & 1u) != 0) move(kinds_[kind], step.from, step.to, kinds_[kind].at[step.from]);
          break;
        case PileStep::What::hold:
          for (const std::uint8_t kind : told_)
            if (const DueCard due = due_now(kinds_[kind]); kinds_[kind].at[step.from] < due.number)
              return fails(kinds_[kind]);
          break;
        case PileStep::What::room:
          if (lying(step.from) > step.most) return false;
          break;
        case PileStep::What::mix:
          mix(step.spots);
          break;
      }
      for (const std::uint8_t kind : told_) {
        Kind& his = kinds_[kind];
        if (his.next < his.dues.size() && his.dues[his.next].step == at_) ++his.next;
      }
      if (battle_ < battles_end_.size() && battles_end_[battle_] == at_) ++battle_;
    }
    return true;
  }

  static void move(Kind& kind, Spot from, Spot to, int number) {
    kind.at[from] -= number;
    kind.at[to] += number;
  }
  [[nodiscard]] int lying(Spot spot) const {
    int all = 0;
    for (const std::uint8_t kind : told_) all += kinds_[kind].at[spot];
    return all;
  }

  /// What is written of a kind at this step.
  [[nodiscard]] DueCard due_now(const Kind& kind) const {
    return kind.next < kind.dues.size() && kind.dues[kind.next].step == at_ ? kind.dues[kind.next] : DueCard{};
  }
  /// Where it is written behind this step.
  [[nodiscard]] DueCard due_next(const Kind& kind) const {
    std::size_t next = kind.next;
    while (next < kind.dues.size() && kind.dues[next].step <= at_) ++next;
    return next < kind.dues.size() ? kind.dues[next] : DueCard{};
  }
  /// Whether the battle is over by then.
  [[nodiscard]] bool battle_ends_before(std::size_t step) const {
    return battle_ < battles_end_.size() && battles_end_[battle_] < step;
  }

  /// Whether what lies there is on the way to where it is due.
  [[nodiscard]] bool on_the_way(Spot spot, const DueCard& due) const {
    const bool later = due.spot == spot::battle && battle_ends_before(due.step);
    if (spot == due.spot) return !later;
    if (due.spot == spot::battle || due.spot == spot::hand) return spot == spot::hand || spot == spot::drawn;
    return due.spot == spot::deck && spot == spot::discard;
  }

  /// How many of a kind should go there now: as many as are due, and neither there nor further on the way.
  [[nodiscard]] int wanted(const Kind& kind, Spot to, const DueCard& due) const {
    if (due.step == nowhere || !on_the_way(to, due)) return 0;
    int there = kind.at[to];
    if (to != due.spot && on_the_way(due.spot, due)) there += kind.at[due.spot];
    if (to == spot::drawn && due.spot == spot::battle) there += kind.at[spot::hand];
    return std::max(0, due.number - there);
  }

  [[nodiscard]] bool go(const PileStep& step) {
    int left = step.most;
    for (const std::uint8_t kind : told_) {
      const int due = due_now(kinds_[kind]).number;
      if (kinds_[kind].at[step.from] < due) return fails(kinds_[kind]);
      move(kinds_[kind], step.from, step.to, due);
      left -= due;
    }
    if (left < 0) return false;
    // Those that are due there next, the first of them first.
    order_.clear();
    wishes_.clear();
    for (const std::uint8_t kind : told_) {
      if (kinds_[kind].at[step.from] == 0) continue;
      wish(step, kind, due_next(kinds_[kind]));
      for (const DueCard& due : kinds_[kind].early)
        if (due.step > at_) wish(step, kind, due);
    }
    std::ranges::sort(wishes_, {}, [](const Wish& one) { return one.due.step; });
    for (const auto& [due, kind] : wishes_) {
      Kind& his = kinds_[kind];
      const int number = std::min({left, his.at[step.from], wanted(his, step.to, due)});
      move(his, step.from, step.to, number);
      left -= number;
    }
    return make_room(step, left);
  }

  void wish(const PileStep& step, std::uint8_t kind, const DueCard& due) {
    const bool is_there = due.spot == step.from && on_the_way(step.from, due);
    if (!is_there && wanted(kinds_[kind], step.to, due) > 0) wishes_.push_back({due, kind});
  }

  /// What has no room there goes as well: what is not due, then what is due last.
  [[nodiscard]] bool make_room(const PileStep& step, int left) {
    const std::size_t next = at_ + 1;
    if (next >= problem_.steps.size()) return true;
    if (problem_.steps[next].what != PileStep::What::room || problem_.steps[next].from != step.from) return true;
    int over = lying(step.from) - problem_.steps[next].most;
    if (over <= 0) return true;
    if (over > left) return false;
    order_.clear();
    for (const std::uint8_t kind : told_)
      if (kinds_[kind].at[step.from] > 0) order_.push_back({due_next(kinds_[kind]).step, kind});
    std::ranges::sort(order_, std::ranges::greater());
    for (const bool spare : {true, false})  // of several of a kind those that are too many first
      for (const auto& [due, kind] : order_) {
        Kind& his = kinds_[kind];
        const DueCard next_due = due_next(his);
        int kept = spare && next_due.step != nowhere ? next_due.number : 0;
        for (const DueCard& early : his.early)
          if (spare && early.step > at_) kept = std::max(kept, early.number);
        const int number = std::clamp(his.at[step.from] - kept, 0, over);
        move(his, step.from, step.to, number);
        over -= number;
      }
    return true;
  }

  /// Each lies where it is due next, as far as there is room in the hand.
  void mix(Spots spots) {
    const auto inside = [spots](Spot spot) { return (spots >> spot & 1u) != 0; };
    int room = 99;
    for (std::size_t next = at_ + 1; next < problem_.steps.size(); ++next) {
      if (problem_.steps[next].what != PileStep::What::room) break;
      if (problem_.steps[next].from == spot::hand) room = problem_.steps[next].most;
    }
    order_.clear();
    for (const std::uint8_t kind : told_) order_.push_back({due_next(kinds_[kind]).step, kind});
    std::ranges::sort(order_);
    for (const auto& [step, kind] : order_) {
      Kind& his = kinds_[kind];
      const DueCard due = due_next(his);
      int all = 0;
      for (Spot spot = 0; spot < most_spots; ++spot)
        if (inside(spot)) all += std::exchange(his.at[spot], 0);
      const bool in_hand = due.spot == spot::hand || (due.spot == spot::battle && !inside(spot::battle));
      if (step != nowhere && (in_hand || inside(due.spot))) {
        const Spot to = in_hand ? spot::hand : due.spot;
        const int number = std::min({all, due.number, to == spot::hand ? room : all});
        his.at[to] += number;
        all -= number;
        if (to == spot::hand) room -= number;
      }
      his.at[spot::deck] += all;
    }
  }

  const PileProblem& problem_;
  std::vector<Kind> kinds_;
  std::vector<std::uint8_t> told_;                            // kinds that are written
  std::vector<std::pair<std::size_t, std::uint8_t>> order_;  // kinds, by when they are due
  /// What should go where it is due.
  struct Wish {
    DueCard due;
    std::uint8_t kind = 0;
  };
  std::vector<Wish> wishes_;
  Kind* failed_ = nullptr;
  std::vector<std::size_t> battles_end_;
  std::size_t battle_ = 0;  // of them: the one that is not over
  std::size_t last_ = 0;    // step in which something is written
  std::size_t at_ = 0;
};

}  // namespace

bool guess_cards(const PileProblem& problem, const Mask& left_out) {
  return Guess(problem, left_out).works();
}

}  // namespace elfref::elven_rage
