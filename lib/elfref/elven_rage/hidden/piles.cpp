#include "elfref/elven_rage/hidden/piles.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>

#include "elfref/core/hidden/clauses.h"

namespace elfref::elven_rage {
namespace {

constexpr std::size_t largest_search = 100'000;  // places of cards, step by step: no more are searched
constexpr std::uint64_t size_of_a_conflict = 1000;
constexpr std::uint64_t steps_read_a_unit = 4;
constexpr std::uint64_t steps_a_unit = 4;         // of a search, a unit of work
constexpr std::uint64_t units_a_conflict = 100;

/// A card, as one of its kind: where it lies is true or not of each place.
struct OneCard {
  std::uint8_t kind = 0;
  std::array<Literal, most_spots> at{};
};

/// Says what is written in clauses. Cards of a kind are alike, so of the first that are written it may be said which.
class PileClauses {
 public:
  PileClauses(const PileProblem& problem, const PileQuestion& question)
      : problem_(problem),
        left_out_(question.left_out),
        condition_(question.condition),
        met_(problem.copies.size(), false) {
    std::vector<bool> told(problem.copies.size(), question.every_kind);
    std::size_t last = question.every_kind ? problem.steps.size() : 0;
    for (std::size_t i = 0; i < problem.steps.size(); ++i)
      for (const WrittenCard& card : problem.steps[i].written) {
        if (left_out_.has(card.entry)) continue;
        told[card.kind] = true;
        last = std::max(last, i + 1);
      }
    if (condition_) {
      told[condition_->kind] = true;
      last = std::max(last, condition_->step + 1);
    }
    for (std::uint8_t kind = 0; kind < told.size(); ++kind)
      for (int copy = 0; told[kind] && copy < problem.copies[kind]; ++copy) {
        OneCard& card = cards_.emplace_back();
        card.kind = kind;
        card.at.fill(never);
        card.at[0] = always;
      }
    const std::size_t most = largest_search / std::max<std::size_t>(1, cards_.size());
    is_cut_ = last > most;
    steps_ = std::span(problem.steps).first(std::min(last, most));
  }

  /// The places of all cards, step by step.
  [[nodiscard]] std::uint64_t size() const { return steps_.size() * cards_.size(); }

  [[nodiscard]] Possible solve(std::uint32_t most_conflicts) {
    for (at_ = 0; at_ < steps_.size() && !contradictory_; ++at_) tell(steps_[at_]);
    const Possible found = contradictory_ ? Possible::no : clauses_.solve({}, most_conflicts);
    return is_cut_ && found == Possible::yes ? Possible::given_up : found;
  }
  [[nodiscard]] const Clauses& clauses() const { return clauses_; }
  /// REQUIRES: a solution was found.
  [[nodiscard]] KindsGone gone() const {
    KindsGone kinds(problem_.steps.size(), 0);
    for (const Gone& one : gone_)
      if (clauses_.holds(one.goes)) kinds[one.step] |= std::uint64_t{1} << one.kind;
    return kinds;
  }

 private:
  /// A card goes in a step, if that is true.
  struct Gone {
    std::size_t step = 0;
    std::uint8_t kind = 0;
    Literal goes = never;
  };

  [[nodiscard]] bool is_barred(std::uint8_t kind) const {
    return condition_ && condition_->step == at_ && condition_->kind == kind;
  }

  void tell(const PileStep& step) {
    switch (step.what) {
      case PileStep::What::some:
        return move(step);
      case PileStep::What::all:
        return move_all(step);
      case PileStep::What::hold:
        for (std::uint8_t kind = 0; kind < problem_.copies.size(); ++kind)
          if (const int due = written(step, kind); due > 0) lie(kind, due, step.from);
        return;
      case PileStep::What::room:
        return leave_room(step.from, step.most);
      case PileStep::What::mix:
        return mix(step.spots);
    }
  }

  [[nodiscard]] int written(const PileStep& step, std::uint8_t kind) const {
    return static_cast<int>(std::ranges::count_if(step.written, [&](const WrittenCard& card) {
      return card.kind == kind && !left_out_.has(card.entry);
    }));
  }

  /// The card lies there for certain.
  void settle(OneCard& card, Spot spot) {
    if (card.at[spot] == never) contradictory_ = true;
    clauses_.add({card.at[spot]});
    card.at.fill(never);
    card.at[spot] = always;
  }

  /// At least so many of a kind lie there.
  void lie(std::uint8_t kind, int due, Spot spot) {
    std::vector<OneCard*> some;
    for (OneCard& card : cards_)
      if (card.kind == kind && card.at[spot] != never) some.push_back(&card);
    if (static_cast<int>(some.size()) < due) {
      contradictory_ = true;
      return;
    }
    const bool first = !met_[kind];
    met_[kind] = true;
    if (first || static_cast<int>(some.size()) == due) {
      for (int i = 0; i < due; ++i) settle(*some[static_cast<std::size_t>(i)], spot);
      return;
    }
    literals_.clear();
    for (const OneCard* card : some) literals_.push_back(due == 1 ? card->at[spot] : opposite(card->at[spot]));
    if (due == 1) return clauses_.add(literals_);
    clauses_.at_most(static_cast<int>(some.size()) - due, literals_);
  }

  /// No more cards than that lie there.
  void leave_room(Spot spot, int most) {
    literals_.clear();
    for (const OneCard& card : cards_)
      if (card.at[spot] != never) literals_.push_back(card.at[spot]);
    if (static_cast<int>(literals_.size()) > most) clauses_.at_most(most, literals_);
  }

  /// One or the other.
  [[nodiscard]] Literal any_of(Literal a, Literal b) {
    if (a == never || b == always) return b;
    if (b == never || a == always) return a;
    const Literal any = clauses_.either();
    clauses_.add({opposite(a), any});
    clauses_.add({opposite(b), any});
    clauses_.add({opposite(any), a, b});
    return any;
  }
  /// The first and not the second, which is true only with the first.
  [[nodiscard]] Literal without(Literal a, Literal b) {
    if (a == always) return opposite(b);
    if (b == always) return never;
    const Literal rest = clauses_.either();
    clauses_.add({opposite(rest), a});
    clauses_.add({opposite(rest), opposite(b)});
    clauses_.add({opposite(a), b, rest});
    return rest;
  }

  void move(const PileStep& step) {
    int left = step.most;
    std::vector<Literal> moved;
    const auto go = [&](OneCard& card) {
      gone_.push_back({at_, card.kind, always});
      card.at.fill(never);
      card.at[step.to] = always;
    };
    for (std::uint8_t kind = 0; kind < problem_.copies.size(); ++kind) {
      const int due = written(step, kind);
      if (due == 0) continue;
      if (is_barred(kind)) contradictory_ = true;
      if (met_[kind] && due < most_there(kind, step.from)) continue;  // nobody can tell which of them
      lie(kind, due, step.from);  // now it is certain of the first ones
      if (contradictory_) return;
      int gone = 0;
      for (OneCard& card : cards_)
        if (card.kind == kind && card.at[step.from] == always && gone < due) {
          go(card);
          ++gone;
        }
      left -= due;
      certain_.push_back(kind);
    }
    const auto is_certain = [&](std::uint8_t kind) { return std::ranges::count(certain_, kind) > 0; };
    int open = 0;  // written, and nobody can tell which of its kind
    for (std::uint8_t kind = 0; kind < problem_.copies.size(); ++kind)
      if (!is_certain(kind)) open += written(step, kind);
    if (left < open) contradictory_ = true;
    std::vector<std::vector<Literal>> of_kind(problem_.copies.size());
    for (OneCard& card : cards_) {
      const Literal here = card.at[step.from];
      if (here == never || left <= 0 || is_barred(card.kind)) continue;
      const bool due = !is_certain(card.kind) && written(step, card.kind) > 0;
      if (!due && left == open) continue;  // only those that are written go
      const Literal goes = clauses_.either();
      if (here != always) clauses_.add({opposite(goes), here});
      card.at[step.from] = without(here, goes);
      card.at[step.to] = any_of(card.at[step.to], goes);
      moved.push_back(goes);
      gone_.push_back({at_, card.kind, goes});
      if (due) of_kind[card.kind].push_back(goes);
    }
    for (std::uint8_t kind = 0; kind < problem_.copies.size(); ++kind)
      if (!is_certain(kind) && written(step, kind) > 0) at_least(written(step, kind), of_kind[kind]);
    certain_.clear();
    if (static_cast<int>(moved.size()) > left && left > 0) clauses_.at_most(left, moved);
  }

  /// How many of a kind may lie there.
  [[nodiscard]] int most_there(std::uint8_t kind, Spot spot) const {
    return static_cast<int>(std::ranges::count_if(
        cards_, [&](const OneCard& card) { return card.kind == kind && card.at[spot] != never; }));
  }

  void at_least(int due, std::vector<Literal>& some) {
    if (static_cast<int>(some.size()) < due) {
      contradictory_ = true;
      return;
    }
    if (due == 1) return clauses_.add(some);
    for (Literal& literal : some) literal = opposite(literal);
    clauses_.at_most(static_cast<int>(some.size()) - due, some);
  }

  void move_all(const PileStep& step) {
    for (OneCard& card : cards_) {
      if (card.at[step.from] == never || (step.kinds >> card.kind & 1u) == 0) continue;
      if (is_barred(card.kind)) clauses_.add({opposite(card.at[step.from])});
      gone_.push_back({at_, card.kind, card.at[step.from]});
      card.at[step.to] = any_of(card.at[step.to], card.at[step.from]);
      card.at[step.from] = never;
    }
  }

  void mix(Spots spots) {
    for (OneCard& card : cards_) {
      bool inside = false, outside = false;
      for (std::size_t spot = 0; spot < most_spots; ++spot)
        if (card.at[spot] != never) ((spots >> spot & 1u) != 0 ? inside : outside) = true;
      if (!inside) continue;
      // It lies at one of these places if it did, and at no two.
      Literal in = never;
      for (std::size_t spot = 0; spot < most_spots; ++spot)
        if ((spots >> spot & 1u) != 0) in = outside ? any_of(in, card.at[spot]) : always;
      literals_.clear();
      literals_.push_back(opposite(in));
      for (std::size_t spot = 0; spot < most_spots; ++spot) {
        if ((spots >> spot & 1u) == 0) continue;
        card.at[spot] = clauses_.either();
        if (in != always) clauses_.add({opposite(card.at[spot]), in});
        literals_.push_back(card.at[spot]);
      }
      clauses_.add(literals_);
      clauses_.at_most(1, std::span(literals_).subspan(1));
    }
  }

  const PileProblem& problem_;
  const Mask& left_out_;
  const std::optional<NoneGoes>& condition_;
  Clauses clauses_;
  std::span<const PileStep> steps_;
  std::vector<OneCard> cards_;
  std::vector<bool> met_;  // by kind: which of it were written is settled, or cannot be
  std::vector<std::uint8_t> certain_;
  std::vector<Literal> literals_;
  std::vector<Gone> gone_;
  std::size_t at_ = 0;
  bool is_cut_ = false;  // there is more, and nobody looks at it
  bool contradictory_ = false;
};

}  // namespace

Searched search(const PileProblem& problem, const PileQuestion& question, KindsGone* gone) {
  Work* work = question.work;
  if (done(work)) return {Possible::given_up, 0};
  spend(work, 1 + problem.steps.size() / steps_read_a_unit);
  const std::uint64_t most = work == nullptr ? question.most : std::min(question.most, work->left() / units_a_conflict);
  PileClauses told(problem, question);
  const Possible found = told.solve(static_cast<std::uint32_t>(most));
  spend(work, 1 + told.clauses().steps() / steps_a_unit);
  if (gone != nullptr && found == Possible::yes) *gone = told.gone();
  return {found, told.clauses().conflicts() + told.size() / size_of_a_conflict};
}

}  // namespace elfref::elven_rage
