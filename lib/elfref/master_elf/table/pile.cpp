#include "elfref/master_elf/table/pile.h"

#include <utility>

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

bool Pile::are_left(const Cards& cards) const {
  std::vector<KindId> left = known;
  left.insert(left.end(), among.begin(), among.end());
  return std::ranges::all_of(cards.named, [&](KindId kind) {
    const auto found = std::ranges::find(left, kind);
    if (found == left.end()) return false;
    left.erase(found);
    return true;
  });
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
      if (const auto one = std::ranges::find(among, kind); one != among.end()) among.erase(one);
    }
  }
  take(Range{cards.unknown, cards.unknown});
}

void Pile::take(Range cards) {
  if (cards.max == 0) return;
  mix();
  unseen = minus(unseen, cards);
}

void Pile::mix() {
  const bool of_known = limited || unseen.max == 0;
  std::vector<KindId> left = std::move(among);
  left.insert(left.end(), known.begin(), known.end());
  forget();
  if (!of_known) return;
  limited = true;
  among = std::move(left);
}

}  // namespace elfref::master_elf
