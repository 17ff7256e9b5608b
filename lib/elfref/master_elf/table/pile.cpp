#include "elfref/master_elf/table/pile.h"

namespace elfref::master_elf {

int Pile::beyond(const Cards& cards) const {
  std::vector<KindId> left = known;
  int beyond = 0;
  for (const KindId kind : cards.named) {
    const auto found = std::ranges::find(left, kind);
    if (found == left.end()) {
      ++beyond;
    } else {
      left.erase(found);
    }
  }
  return beyond + std::max(0, cards.unknown - static_cast<int>(left.size()));
}

void Pile::add(const Cards& cards) {
  known.insert(known.end(), cards.named.begin(), cards.named.end());
  add(Range{cards.unknown, cards.unknown});
}

void Pile::take(const Cards& cards) {
  for (const KindId kind : cards.named) {
    const auto found = std::ranges::find(known, kind);
    if (found != known.end()) {
      known.erase(found);
    } else {
      unseen = minus(unseen, {1, 1});
    }
  }
  take(Range{cards.unknown, cards.unknown});
}

void Pile::take(Range cards) {
  if (cards.max == 0) return;
  forget();
  unseen = minus(unseen, cards);
}

}  // namespace elfref::master_elf
