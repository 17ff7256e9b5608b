#include "elfref/elven_rage/hidden/pile_book.h"

#include <algorithm>
#include <utility>

namespace elfref::elven_rage {

Range PileBook::size(Spot where) const {
  if (there(where) != spot::discard && !(merged_ && where == spot::deck)) return size_[where];
  Range others{0, 0};
  for (Spot other = 0; other < size_.size(); ++other) {
    if (other == there(where) || other == spot::discard) continue;
    others = {others.min + size_[other].min, others.max + size_[other].max};
  }
  return {std::max(0, cards_ - others.max), std::max(0, cards_ - others.min)};
}

void PileBook::tell(PileStep step) {
  step.entry = entry_;
  steps_.push_back(std::move(step));
}

void PileBook::add(Spot where, Range more) {
  Range& size = size_[where];
  size = {std::min(cards_, size.min + more.min), std::min(cards_, size.max + more.max)};
}

void PileBook::take(Spot where, Range fewer) {
  Range& size = size_[where];
  size = {std::max(0, size.min - fewer.max), std::max(0, size.max - fewer.min)};
}

void PileBook::go(Spot from, Spot to, Range number, std::vector<WrittenCard> written) {
  if (number.max <= 0) return;
  tell({.from = from, .to = to, .most = number.max, .written = std::move(written)});
  take(from, number);
  add(to, number);
  tell({.what = PileStep::What::room, .from = from, .most = size(from).max});
}

void PileBook::move(Spot from, Spot to, Range number, std::vector<WrittenCard> written) {
  go(there(from), there(to), number, std::move(written));
}

void PileBook::draw(Range number, Spot to, std::vector<WrittenCard> written) {
  if (number.max <= 0) return;
  const Range deck = size(spot::deck);
  const bool lasts = at_once_ ? number.max < deck.min : number.max <= deck.min;
  if (merged_ || lasts) return go(spot::deck, to, number, std::move(written));
  const bool runs_out = at_once_ ? number.min >= deck.max : number.min > deck.max;
  if (!runs_out) {
    merge();
    return go(spot::deck, to, number, std::move(written));
  }
  // All that is left of the deck, and some of the one that is made anew of the discard.
  const Range made = size(spot::discard);
  Range rest{number.min - deck.max, number.max - deck.min};
  rest = {std::min(rest.min, made.max), std::min(rest.max, made.max)};
  move_all(spot::deck, spot::drawn);
  move_all(spot::discard, spot::deck);
  size_[spot::deck] = made;
  go(spot::deck, spot::drawn, rest, {});
  hold(spot::drawn, std::move(written));
  size_[spot::drawn] = {deck.min + rest.min, deck.max + rest.max};
  move_all(spot::drawn, to);
}

void PileBook::move_all(Spot from, Spot to, std::uint64_t kinds, Range number) {
  from = there(from);
  to = there(to);
  if (from == to) return;
  tell({.what = PileStep::What::all, .from = from, .to = to, .kinds = kinds});
  const Range here = size(from);
  number = {std::clamp(number.min, 0, here.max), std::min(number.max, here.max)};
  if (kinds == ~std::uint64_t{0}) number = here;
  add(to, number);
  take(from, number);
  if (kinds == ~std::uint64_t{0}) size_[from] = {0, 0};
}

void PileBook::hold(Spot where, std::vector<WrittenCard> written) {
  if (!written.empty()) tell({.what = PileStep::What::hold, .from = there(where), .written = std::move(written)});
}

void PileBook::count(Spot where, Range number) {
  if (number == size_[where]) return;
  const bool fewer = number.max < size_[where].max;
  size_[where] = number;
  if (fewer) tell({.what = PileStep::What::room, .from = where, .most = number.max});
}

void PileBook::merge() {
  move_all(spot::discard, spot::deck);
  merged_ = true;
}

void PileBook::open(Range hand, Spots others) {
  if ((others >> spot::battle & 1u) == 0) move_all(spot::battle, spot::deck);
  if (!merged_) merge();
  tell({.what = PileStep::What::mix, .spots = static_cast<Spots>(1u << spot::deck | 1u << spot::hand | others)});
  for (const Spot where : {spot::battle, spot::apart})
    if ((others >> where & 1u) != 0) size_[where] = {0, cards_};
  size_[spot::hand] = hand;
  tell({.what = PileStep::What::room, .from = spot::hand, .most = hand.max});
}

void PileBook::begin(Range hand, Range deck) {
  tell({.what = PileStep::What::mix, .spots = 1u << spot::deck | 1u << spot::hand | 1u << spot::discard});
  size_[spot::hand] = hand;
  size_[spot::deck] = deck;
  tell({.what = PileStep::What::room, .from = spot::hand, .most = hand.max});
  tell({.what = PileStep::What::room, .from = spot::deck, .most = deck.max});
  tell({.what = PileStep::What::room, .from = spot::discard, .most = size(spot::discard).max});
}

}  // namespace elfref::elven_rage
