#include "elfref/elven_rage/hidden/pile_book.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace elfref::elven_rage {

// ---------------------------------------------------------------- numbers

/// Hands and battles: what is counted later says more of the numbers before.
class PileSizes {
 public:
  using Told = PileBook::Told;
  using How = Told::How;

  PileSizes(std::vector<Told>& told, int cards) : told_(told), cards_(cards) {}

  /// Narrows the numbers; not where they contradict each other.
  void narrow() {
    const auto is_open = [](const Told& one) { return one.how != How::hold && !one.number.exact(); };
    if (std::ranges::none_of(told_, is_open)) return;
    sizes_.resize(told_.size() + 1);
    for (auto& at : sizes_) at.fill({0, cards_});
    sizes_.front().fill({0, 0});
    std::vector<Range> before(told_.size());
    std::ranges::transform(told_, before.begin(), &Told::number);
    for (int pass = 0; pass < 2 && !contradictory_; ++pass) {
      for (std::size_t at = 0; at < told_.size(); ++at) forwards(at);
      for (std::size_t at = told_.size(); at-- > 0;) backwards(at);
    }
    for (std::size_t at = 0; contradictory_ && at < told_.size(); ++at) told_[at].number = before[at];
  }

 private:
  static constexpr std::array<Spot, 2> spots{spot::hand, spot::battle};

  static Range plus(Range a, Range b) { return {a.min + b.min, a.max + b.max}; }
  static Range minus(Range a, Range b) { return {a.min - b.max, a.max - b.min}; }
  void meet(Range& range, Range other) {
    range = {std::max(range.min, other.min), std::min(range.max, other.max)};
    contradictory_ = contradictory_ || range.min > range.max;
  }

  /// Nothing of what was before a play follows from what is behind it.
  static bool breaks(const Told& told) {
    return told.how == How::open || told.how == How::begin;
  }
  static bool goes(const Told& told) {
    return told.how == How::draw || told.how == How::move || told.how == How::move_all;
  }

  void forwards(std::size_t at) {
    Told& told = told_[at];
    for (std::size_t i = 0; i < spots.size(); ++i) {
      const Spot spot = spots[i];
      const Range before = sizes_[at][i];
      Range& after = sizes_[at + 1][i];
      if (breaks(told)) {
        if (spot == spot::hand) meet(after, told.number);
        continue;
      }
      if (goes(told) && told.from == spot) {
        if (told.how == How::move_all && told.kinds == ~std::uint64_t{0}) {
          told.number = before;
          meet(after, {0, 0});
          continue;
        }
        told.number = {std::min(told.number.min, before.max), std::min(told.number.max, before.max)};
        meet(after, minus(before, told.number));
        after.min = std::max(0, after.min);
      } else if (goes(told) && told.to == spot) {
        meet(after, plus(before, told.number));
      } else {
        meet(after, before);
        if (told.how == How::count && told.from == spot) meet(after, told.number);
      }
    }
  }

  void backwards(std::size_t at) {
    Told& told = told_[at];
    if (breaks(told) || told.how == How::move_all) return;
    for (std::size_t i = 0; i < spots.size(); ++i) {
      const Spot spot = spots[i];
      Range& before = sizes_[at][i];
      const Range after = sizes_[at + 1][i];
      if (goes(told) && told.from == spot) {
        meet(told.number, minus(before, after));
        meet(before, plus(after, told.number));
      } else if (goes(told) && told.to == spot) {
        meet(told.number, minus(after, before));
        meet(before, minus(after, told.number));
      } else {
        meet(before, after);
      }
    }
  }

  std::vector<Told>& told_;
  int cards_;
  std::vector<std::array<Range, spots.size()>> sizes_{};  // before each play, and behind the last
  bool contradictory_ = false;
};

namespace {

// ---------------------------------------------------------------- steps

/// Tells the steps, and keeps the sizes as they go.
class PileSteps {
 public:
  PileSteps(int cards, bool at_once) : cards_(cards), at_once_(at_once) { size_[spot::deck] = {cards, cards}; }

  std::uint32_t entry = 0;
  std::vector<PileStep> steps;

  [[nodiscard]] Range size(Spot where) const {
    if (there(where) != spot::discard && !(merged_ && where == spot::deck)) return size_[where];
    Range others{0, 0};
    for (Spot other = 0; other < size_.size(); ++other) {
      if (other == there(where) || other == spot::discard) continue;
      others = {others.min + size_[other].min, others.max + size_[other].max};
    }
    return {std::max(0, cards_ - others.max), std::max(0, cards_ - others.min)};
  }

  void move(Spot from, Spot to, Range number, std::vector<WrittenCard> written) {
    from = there(from);
    to = there(to);
    if (number.max <= 0) return hold(to, std::move(written));
    tell({.from = from, .to = to, .most = number.max, .written = std::move(written)});
    take(from, number);
    add(to, number);
    tell({.what = PileStep::What::room, .from = from, .most = size(from).max});
  }

  void draw(Range number, Spot to, std::vector<WrittenCard> written) {
    const Range deck = size(spot::deck);
    const bool lasts = at_once_ ? number.max < deck.min : number.max <= deck.min;
    if (number.max <= 0 || (lasts && !merged_)) return move(spot::deck, to, number, std::move(written));
    const bool runs_out = at_once_ ? number.min >= deck.max : number.min > deck.max;
    if (merged_ || !runs_out) {
      if (!merged_) merge();
      shuffle_shown();
      return move(spot::deck, to, number, std::move(written));
    }
    // All that is left of the deck, and some of the one that is made anew of the discard.
    const Range shuffled = size(spot::discard);
    move_all(spot::deck, spot::drawn);
    move_all(spot::discard, spot::deck);
    size_[spot::deck] = shuffled;
    shuffle_shown();
    const Range made = size(spot::deck);
    Range rest{number.min - deck.max, number.max - deck.min};
    rest = {std::min(rest.min, made.max), std::min(rest.max, made.max)};
    move(spot::deck, spot::drawn, rest, {});
    hold(spot::drawn, std::move(written));
    size_[spot::drawn] = {deck.min + rest.min, deck.max + rest.max};
    move_all(spot::drawn, to);
  }

  void move_all(Spot from, Spot to, std::uint64_t kinds = ~std::uint64_t{0}, Range number = {0, 99}) {
    from = there(from);
    to = there(to);
    if (from == to) return;
    tell({.what = PileStep::What::all, .from = from, .to = to, .kinds = kinds});
    const Range here = size(from);
    const bool all = kinds == ~std::uint64_t{0};
    number = all ? here : Range{std::clamp(number.min, 0, here.max), std::min(number.max, here.max)};
    add(to, number);
    take(from, number);
    if (all) size_[from] = {0, 0};
  }

  void hold(Spot where, std::vector<WrittenCard> written) {
    if (!written.empty()) tell({.what = PileStep::What::hold, .from = there(where), .written = std::move(written)});
  }

  void count(Spot where, Range number) {
    const Range before = size_[where];
    const Range both{std::max(number.min, before.min), std::min(number.max, before.max)};
    size_[where] = both.min <= both.max ? both : number;
    if (size_[where].max < before.max) tell({.what = PileStep::What::room, .from = where, .most = size_[where].max});
  }

  void open(Range hand, Spots others) {
    if ((others >> spot::battle & 1u) == 0) move_all(spot::battle, spot::deck);
    if (!merged_) merge();
    tell({.what = PileStep::What::mix, .spots = static_cast<Spots>(1u << spot::deck | 1u << spot::hand | others)});
    for (const Spot where : {spot::battle, spot::apart})
      if ((others >> where & 1u) != 0) size_[where] = {0, cards_};
    size_[spot::hand] = hand;
    tell({.what = PileStep::What::room, .from = spot::hand, .most = hand.max});
  }

  void begin(Range hand, Range deck) {
    tell({.what = PileStep::What::mix, .spots = 1u << spot::deck | 1u << spot::hand | 1u << spot::discard});
    size_[spot::hand] = hand;
    size_[spot::deck] = deck;
    for (const Spot where : {spot::hand, spot::deck, spot::discard})
      tell({.what = PileStep::What::room, .from = where, .most = size(where).max});
  }

 private:
  [[nodiscard]] Spot there(Spot where) const { return where == spot::discard && merged_ ? spot::deck : where; }

  void tell(PileStep step) {
    step.entry = entry;
    steps.push_back(std::move(step));
  }
  void add(Spot where, Range more) {
    Range& size = size_[where];
    size = {std::min(cards_, size.min + more.min), std::min(cards_, size.max + more.max)};
  }
  void take(Spot where, Range fewer) {
    Range& size = size_[where];
    size = {std::max(0, size.min - fewer.max), std::max(0, size.max - fewer.min)};
  }
  void merge() {
    move_all(spot::discard, spot::deck);
    merged_ = true;
  }
  /// What is shown may be in the deck that is made.
  void shuffle_shown() {
    if (const int most = size(spot::shown).max; most > 0) move(spot::shown, spot::deck, {0, most}, {});
  }

  int cards_;
  bool at_once_;
  bool merged_ = false;          // deck and discard are one
  std::array<Range, spot::drawn + 1> size_{};  // that of the discard follows from the others
};

}  // namespace

// ---------------------------------------------------------------- what is told

void PileBook::tell(Told told) {
  told.entry = entry_;
  told_.push_back(std::move(told));
}
void PileBook::draw(Range number, Spot to, std::vector<WrittenCard> written) {
  tell({.how = Told::How::draw, .from = spot::deck, .to = to, .number = number, .written = std::move(written)});
}
void PileBook::move(Spot from, Spot to, Range number, std::vector<WrittenCard> written) {
  tell({.how = Told::How::move, .from = from, .to = to, .number = number, .written = std::move(written)});
}
void PileBook::move_all(Spot from, Spot to, std::uint64_t kinds, Range number) {
  tell({.how = Told::How::move_all, .from = from, .to = to, .number = number, .kinds = kinds, .written = {}});
}
void PileBook::hold(Spot where, std::vector<WrittenCard> written) {
  if (!written.empty()) tell({.how = Told::How::hold, .from = where, .written = std::move(written)});
}
void PileBook::count(Spot where, Range number) {
  const bool again = !told_.empty() && told_.back().how == Told::How::count && told_.back().from == where;
  if (again && told_.back().number == number) return;
  tell({.how = Told::How::count, .from = where, .number = number, .written = {}});
}
void PileBook::open(Range hand, Spots others) {
  tell({.how = Told::How::open, .number = hand, .others = others, .written = {}});
}
void PileBook::begin(Range hand, Range deck) {
  tell({.how = Told::How::begin, .number = hand, .deck = deck, .written = {}});
}

std::vector<PileStep> PileBook::steps() && {
  PileSizes(told_, cards_).narrow();
  PileSteps steps(cards_, at_once_);
  steps.steps.reserve(2 * told_.size());
  for (Told& one : told_) {
    steps.entry = one.entry;
    switch (one.how) {
      case Told::How::draw:
        steps.draw(one.number, one.to, std::move(one.written));
        break;
      case Told::How::move:
        steps.move(one.from, one.to, one.number, std::move(one.written));
        break;
      case Told::How::move_all:
        steps.move_all(one.from, one.to, one.kinds, one.number);
        break;
      case Told::How::hold:
        steps.hold(one.from, std::move(one.written));
        break;
      case Told::How::count:
        steps.count(one.from, one.number);
        break;
      case Told::How::open:
        steps.open(one.number, one.others);
        break;
      case Told::How::begin:
        steps.begin(one.number, one.deck);
        break;
    }
  }
  return std::move(steps.steps);
}

}  // namespace elfref::elven_rage
