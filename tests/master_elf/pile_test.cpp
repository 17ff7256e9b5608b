#include "elfref/master_elf/table/pile.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "elfref/testing/dice.h"

namespace elfref::master_elf::pile_test {
namespace {

/// A few cards, of kinds whose numbers are kept and of others.
Cards some_cards(testing::Dice& dice) {
  Cards cards;
  for (int more = dice.below(4); more > 0; --more) cards.named.push_back(static_cast<KindId>(12 + dice.below(8)));
  cards.unknown = dice.chance(20) ? dice.below(3) : 0;
  return cards;
}

/// The number of some cards that are not among the known ones of a pile, card by card.
int beyond(const Pile& pile, const Cards& cards) {
  std::vector<KindId> left = pile.known;
  int missing = 0;
  for (const KindId kind : cards.named) {
    const auto found = std::ranges::find(left, kind);
    if (found == left.end()) {
      ++missing;
    } else {
      left.erase(found);
    }
  }
  return missing + std::max(0, cards.unknown - static_cast<int>(left.size()));
}

TEST(Pile, NumbersOfKindsAreThoseOfItsKnownCards) {
  for (std::uint64_t number = 0; number < 200; ++number) {
    testing::Dice dice(20161122, number);
    Pile pile;
    for (int step = 0; step < 40; ++step) {
      const Cards cards = some_cards(dice);
      switch (dice.below(8)) {
        case 0:
          pile.take(cards);
          break;
        case 1:
          pile.take(Range{0, dice.below(2)});
          break;
        case 2:
          if (dice.chance(20)) pile.forget();
          break;
        default:
          pile.add(cards);
      }
      for (KindId kind = 10; kind < 22; ++kind)
        ASSERT_EQ(pile.of(kind), std::ranges::count(pile.known, kind)) << "session " << number << ", kind " << kind;
      const Cards asked = some_cards(dice);
      ASSERT_EQ(pile.beyond(asked), beyond(pile, asked)) << "session " << number;
    }
  }
}

}  // namespace
}  // namespace elfref::master_elf::pile_test
