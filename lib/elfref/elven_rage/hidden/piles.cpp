#include "elfref/elven_rage/hidden/piles.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <span>

#include "elfref/core/hidden/clauses.h"

namespace elfref::elven_rage {
namespace {

constexpr std::size_t largest_search = 100'000;  // places of cards, step by step: no more are searched
constexpr std::uint64_t size_of_a_conflict = 1000;
constexpr std::uint64_t steps_read_a_unit = 4;
constexpr std::uint64_t steps_a_unit = 4;         // of a search, a unit of work
constexpr std::uint64_t looks_a_unit = 8;
constexpr std::uint64_t units_a_conflict = 100;

/// A card, as one of its kind, with a literal for each place that is true if the card is there.
struct OneCard {
  std::uint8_t kind = 0;
  std::size_t since = 0;  ///< when and where its place was last certain: cards of a kind with the same value are alike
  std::array<Literal, most_spots> at{};
};

/// Translates a problem into clauses. If a record names one of several cards that are alike, the first of them is
/// chosen: another one could take its place.
class PileClauses {
 public:
  /// `tells_gone`: gone() will be called.
  PileClauses(const PileProblem& problem, const PileQuestion& question, bool tells_gone)
      : problem_(problem),
        left_out_(question.left_out),
        condition_(question.condition),
        tells_gone_(tells_gone) {
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
        put(card, 0);
      }
    const std::size_t most = largest_search / std::max<std::size_t>(1, cards_.size());
    is_cut_ = last > most;
    steps_ = std::span(problem.steps).first(std::min(last, most));
  }

  /// The places of all cards, step by step.
  [[nodiscard]] std::uint64_t size() const { return steps_.size() * cards_.size(); }

  [[nodiscard]] Possible solve(std::uint32_t most_conflicts) {
    for (at_ = 0; at_ < steps_.size() && !contradictory_; ++at_) {
      tell(steps_[at_]);
      look();
    }
    const Possible found = contradictory_ ? Possible::no : clauses_.solve({}, most_conflicts, most_pile_looks);
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
  static constexpr Literal never = elfref::never;  // the literal, not Elven Rage's name for no play

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
        return hold(step);
      case PileStep::What::room:
        return leave_room(step.from, step.most);
      case PileStep::What::mix:
        return mix(step.spots);
    }
  }

  /// Replaces the places of cards by what was deduced about them. Each card is at exactly one place.
  void look() {
    if (!clauses_.deduce()) contradictory_ = true;
    if (clauses_.count_deduced() == looked_) return;
    looked_ = clauses_.count_deduced();
    const auto possible = [](Literal at) { return at != never; };
    for (OneCard& card : cards_) {
      if (std::ranges::count(card.at, always) > 0) continue;
      for (Literal& at : card.at) at = clauses_.deduced(at);
      auto there = std::ranges::find(card.at, always);
      if (there == card.at.end() && std::ranges::count_if(card.at, possible) == 1)
        there = std::ranges::find_if(card.at, possible);
      if (there != card.at.end()) settle(card, static_cast<Spot>(there - card.at.begin()));
    }
  }

  /// A number of recorded cards of one kind.
  struct Due {
    std::uint8_t kind = 0;
    int number = 0;
  };
  /// Recorded cards of one kind, if several cards may be meant.
  struct Open : Due {
    std::vector<Literal> going{};  // one for each card that may be meant: it goes
  };
  /// The number of a kind in a list. Adds the kind with 0 if it is not there yet.
  static int& number_of(std::vector<Due>& all, std::uint8_t kind) {
    const auto at = std::ranges::lower_bound(all, kind, {}, &Due::kind);
    return (at != all.end() && at->kind == kind ? at : all.insert(at, {.kind = kind}))->number;
  }
  /// The recorded cards of a step, by kind.
  [[nodiscard]] std::vector<Due> written(const PileStep& step) const {
    std::vector<Due> all;
    for (const WrittenCard& card : step.written)
      if (!left_out_.has(card.entry)) ++number_of(all, card.kind);
    return all;
  }
  /// The recorded cards that must have gone in a step. If no card was at `to` before, these include all cards that are
  /// recorded there until other cards may come.
  [[nodiscard]] std::vector<Due> written_of_moved(const PileStep& step) const {
    std::vector<Due> all = written(step), left;
    if (std::ranges::any_of(cards_, [&](const OneCard& card) { return card.at[step.to] != never; })) return all;
    for (const PileStep& next : steps_.subspan(at_ + 1)) {
      const bool moves = next.what == PileStep::What::some || next.what == PileStep::What::all;
      const bool mixes = next.what == PileStep::What::mix && (next.spots >> step.to & 1u) != 0;
      const bool clears = next.what == PileStep::What::all && next.from == step.to;
      if (mixes || clears || (moves && next.to == step.to)) break;
      const bool tells = next.what == PileStep::What::some || next.what == PileStep::What::hold;
      if (!tells || next.from != step.to || next.written.empty()) continue;
      for (const Due& there : written(next)) {
        int& gone = number_of(left, there.kind);
        int& due = number_of(all, there.kind);
        due = std::max(due, gone + there.number);
        if (moves) gone += there.number;
      }
    }
    return all;
  }

  /// The value of OneCard::since for cards that were certainly there until this step.
  [[nodiscard]] std::size_t now(Spot spot) const { return at_ * most_spots + spot; }

  static void put(OneCard& card, Spot spot) {
    card.at.fill(never);
    card.at[spot] = always;
  }
  /// Requires that the card is there.
  void settle(OneCard& card, Spot spot) {
    if (card.at[spot] == never) contradictory_ = true;
    clauses_.add({card.at[spot]});
    put(card, spot);
  }
  /// Notes that a card goes in this step if `goes` is true.
  void note_gone(const OneCard& card, Literal goes) {
    if (tells_gone_) gone_.push_back({at_, card.kind, goes});
  }

  /// Chooses which cards at a place the recorded ones are. Cards that are certainly there come first: another one could
  /// take their place. Returns the number of recorded cards for which no choice is possible; `perhaps_` has the
  /// candidates.
  int settle_written(const Due& due, Spot spot) {
    int open = due.number;
    bool alike = true;
    perhaps_.clear();
    for (OneCard& card : cards_) {
      if (card.kind != due.kind || card.at[spot] == never) continue;
      if (card.at[spot] == always) {
        --open;
        continue;
      }
      perhaps_.push_back(&card);
      alike = alike && card.since == perhaps_.front()->since;
    }
    if (open <= 0) return 0;
    contradictory_ = contradictory_ || std::ssize(perhaps_) < open;
    if (contradictory_ || (!alike && std::ssize(perhaps_) > open)) return open;
    for (int i = 0; i < open; ++i) settle(*perhaps_[static_cast<std::size_t>(i)], spot);
    return 0;
  }

  void hold(const PileStep& step) {
    for (const Due& due : written(step)) {
      const int open = settle_written(due, step.from);
      if (contradictory_) return;
      if (open == 0) continue;
      literals_.clear();
      for (const OneCard* card : perhaps_) literals_.push_back(card->at[step.from]);
      at_least(open, literals_);
    }
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
  /// Whether these are two different places and the card is certainly at one of them.
  [[nodiscard]] static bool is_at_either(const OneCard& card, Spot a, Spot b) {
    if (a == b) return false;
    for (Spot spot = 0; spot < most_spots; ++spot)
      if (spot != a && spot != b && card.at[spot] != never) return false;
    return true;
  }

  /// Lets a card go from one place to another, or stay. Returns a literal that is true if it goes; `exact`: and only
  /// then.
  [[nodiscard]] Literal may_go(OneCard& card, const PileStep& step, bool exact) {
    const Literal here = card.at[step.from];
    if (here == always) card.since = now(step.from);
    const Literal stays = clauses_.either(true);
    const bool two = is_at_either(card, step.from, step.to);
    Literal goes = opposite(stays);
    if (here != always) {
      goes = clauses_.either();
      clauses_.add({opposite(stays), here});
      clauses_.add({opposite(here), stays, goes});
      if (exact || !two) {
        clauses_.add({opposite(goes), here});
        clauses_.add({opposite(goes), opposite(stays)});
      }
    }
    card.at[step.from] = stays;
    card.at[step.to] = two ? opposite(stays) : any_of(card.at[step.to], goes);
    note_gone(card, goes);
    return goes;
  }

  void move(const PileStep& step) {
    std::vector<Open> open;
    int left = step.most, left_open = 0;
    for (Due due : written_of_moved(step)) {
      if (is_barred(due.kind)) contradictory_ = true;
      const int open_of_it = settle_written(due, step.from);
      if (contradictory_) return;
      due.number -= open_of_it;
      left -= due.number;
      for (OneCard& card : cards_)
        if (card.kind == due.kind && card.at[step.from] == always && due.number > 0) {
          note_gone(card, always);
          put(card, step.to);
          --due.number;
        }
      if (open_of_it == 0) continue;
      left_open += open_of_it;
      open.push_back({{.kind = due.kind, .number = open_of_it}});
    }
    if (left < left_open) contradictory_ = true;
    going_.clear();
    for (OneCard& card : cards_) {
      if (card.at[step.from] == never || left <= 0 || is_barred(card.kind)) continue;
      const auto due = std::ranges::find(open, card.kind, &Open::kind);
      const bool is_due = due != open.end();
      if (!is_due && left == left_open) continue;  // only those that are written go
      going_.push_back(may_go(card, step, is_due || tells_gone_));
      if (is_due) due->going.push_back(going_.back());
    }
    for (Open& due : open) at_least(due.number, due.going);
    if (static_cast<int>(going_.size()) > left && left > 0) clauses_.at_most(left, going_);
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
    if (step.from == step.to) return;
    for (OneCard& card : cards_) {
      if (card.at[step.from] == never || (step.kinds >> card.kind & 1u) == 0) continue;
      if (is_barred(card.kind)) clauses_.add({opposite(card.at[step.from])});
      note_gone(card, card.at[step.from]);
      const bool two = is_at_either(card, step.from, step.to);
      card.at[step.to] = two ? always : any_of(card.at[step.to], card.at[step.from]);
      card.at[step.from] = never;
    }
  }

  void mix(Spots spots) {
    for (OneCard& card : cards_) {
      bool inside = false, outside = false;
      for (std::size_t spot = 0; spot < most_spots; ++spot)
        if (card.at[spot] != never) ((spots >> spot & 1u) != 0 ? inside : outside) = true;
      if (!inside) continue;
      if (const auto sure = std::ranges::find(card.at, always); sure != card.at.end())
        card.since = now(static_cast<Spot>(sure - card.at.begin()));
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
  bool tells_gone_;
  Clauses clauses_;
  std::span<const PileStep> steps_;
  std::vector<OneCard> cards_;
  std::vector<OneCard*> perhaps_;
  std::vector<Literal> literals_, going_;
  std::vector<Gone> gone_;
  std::size_t at_ = 0;
  std::size_t looked_ = 0;  // the number of deductions at the last look
  bool is_cut_ = false;  // there is more, and nobody looks at it
  bool contradictory_ = false;
};

}  // namespace

Searched search(const PileProblem& problem, const PileQuestion& question, KindsGone* gone) {
  Work* work = question.work;
  if (done(work)) return {Possible::given_up, 0};
  spend(work, 1 + problem.steps.size() / steps_read_a_unit);
  const std::uint64_t most = work == nullptr ? question.most : std::min(question.most, work->left() / units_a_conflict);
  PileClauses told(problem, question, gone != nullptr);
  const Possible found = told.solve(static_cast<std::uint32_t>(most));
  spend(work, 1 + told.clauses().steps() / steps_a_unit + told.clauses().looks() / looks_a_unit);
  if (gone != nullptr && found == Possible::yes) *gone = told.gone();
  return {found, told.clauses().conflicts() + told.size() / size_of_a_conflict};
}

}  // namespace elfref::elven_rage
