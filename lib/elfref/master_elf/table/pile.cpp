#include "elfref/master_elf/table/pile.h"

namespace elfref::master_elf {

int Pile::beyond(const Cards& cards) const {
  int found = 0;
  for (auto kind = cards.named.begin(); kind != cards.named.end(); ++kind)
    if (std::count(cards.named.begin(), kind, *kind) < of(*kind)) ++found;
  return static_cast<int>(cards.named.size()) - found + std::max(0, cards.unknown - (size() - found));
}

int Pile::of_other_kinds(const Cards& cards) const {
  if (free >= cards.size()) return 0;
  std::vector<KindId> left = known;
  left.insert(left.end(), among.begin(), among.end());
  return static_cast<int>(std::ranges::count_if(cards.named, [&](KindId kind) {
    const auto found = std::ranges::find(left, kind);
    if (found == left.end()) return true;
    left.erase(found);
    return false;
  }));
}

void Pile::add(const Cards& cards) {
  const int named = static_cast<int>(cards.named.size());
  known.insert(known.end(), cards.named.begin(), cards.named.end());
  for (const KindId kind : cards.named) numbers.add(kind);
  net = plus(net, {named, named});
  add(Range{cards.unknown, cards.unknown});
}

void Pile::take(const Cards& cards) {
  if (!may_have(cards)) forget();
  const int named = static_cast<int>(cards.named.size());
  net = plus(net, {-named, -named});
  for (const KindId kind : cards.named) {
    if (of(kind) > 0) {
      known.erase(std::ranges::find(known, kind));
      numbers.take(kind);
    } else {
      unseen = minus(unseen, {1, 1});
      if (const auto one = std::ranges::find(among, kind); one != among.end())
        among.erase(one);
      else if (free < no_limit)
        free = std::max(0, free - 1);
    }
  }
  take(Range{cards.unknown, cards.unknown});
}

void Pile::take(Range cards) {
  if (cards.max == 0) return;
  net = plus(net, {-cards.max, -cards.min});
  mix();
  unseen = minus(unseen, cards);
}

void Pile::narrow(Range to) {
  const Range narrow{std::max(unseen.min, to.min - size()), std::min(unseen.max, to.max - size())};
  if (narrow.min <= narrow.max) unseen = narrow;
}

void Pile::mix() {
  free = std::min(free, unseen.max);
  among.insert(among.end(), known.begin(), known.end());
  unseen = count();
  forget_known();
}

}  // namespace elfref::master_elf
