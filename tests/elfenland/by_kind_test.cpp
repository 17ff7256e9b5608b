// Numbers of all transports at once are what they are one by one; and a counter that can be placed at a glance can be.

#include "elfref/elfenland/facts/kinds.h"
#include "elfref/elfenland/table/by_kind.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <random>
#include <vector>

#include "elfref/elfenland/table/position.h"

namespace elfref::elfenland::by_kind_test {
namespace {

using by_kind::Numbers;

class ByKind : public ::testing::Test {
 protected:
  int any(int below) { return static_cast<int>(dice_() % static_cast<unsigned>(below)); }

  Numbers numbers(int below) {
    Numbers made{};
    for (std::uint8_t& number : made) number = static_cast<std::uint8_t>(any(below));
    return made;
  }

 private:
  std::mt19937 dice_{17};  // NOLINT: the same every time
};

Numbers stored(std::uint64_t word) {
  Numbers numbers{};
  by_kind::store(word, numbers);
  return numbers;
}

TEST_F(ByKind, IsWhatItIsOneByOne) {
  for (int n = 0; n < 20'000; ++n) {
    const int most = n % 2 == 0 ? 4 : 128;
    const Numbers a = numbers(most), b = numbers(most);
    const std::uint64_t x = by_kind::load(a), y = by_kind::load(b);
    Numbers greater{}, lesser{}, less{};
    int sum = 0;
    bool covers = true;
    for (std::size_t kind = 0; kind < a.size(); ++kind) {
      greater[kind] = std::max(a[kind], b[kind]);
      lesser[kind] = std::min(a[kind], b[kind]);
      less[kind] = static_cast<std::uint8_t>(std::max(0, a[kind] - b[kind]));
      sum += a[kind];
      covers = covers && a[kind] >= b[kind];
    }
    ASSERT_EQ(stored(x), a);
    ASSERT_EQ(stored(by_kind::greater(x, y)), greater);
    ASSERT_EQ(stored(by_kind::lesser(x, y)), lesser);
    ASSERT_EQ(stored(by_kind::less(x, y)), less);
    ASSERT_EQ(by_kind::sum(x), sum);
    ASSERT_EQ(by_kind::covers(x, y), covers);
  }
}

TEST_F(ByKind, CoversNoNumberThatIsTooLarge) {
  for (int n = 0; n < 20'000; ++n) {
    const Numbers a = numbers(74), b = numbers(256);
    ASSERT_EQ(by_kind::covers(by_kind::load(a), by_kind::load(b)),
              std::ranges::equal(a, b, [](int one, int other) { return one >= other; }));
  }
}

TEST_F(ByKind, SumsAllThatFitInAByte) {
  Numbers full{};
  full.fill(255);
  EXPECT_EQ(by_kind::sum(by_kind::load(full)), 7 * 255);
}

TEST_F(ByKind, NamesThoseOfWhichThereAreSome) {
  for (int n = 0; n < 2'000; ++n) {
    const Numbers a = numbers(2);
    std::vector<std::size_t> some, due;
    by_kind::for_some(by_kind::load(a), [&](std::size_t kind) { some.push_back(kind); });
    for (std::size_t kind = 0; kind < a.size(); ++kind)
      if (a[kind] > 0) due.push_back(kind);
    ASSERT_EQ(some, due);
  }
}

/// A hand one by one, as the words of its functions have it.
TEST_F(ByKind, AHandIsWhatItIsOneByOne) {
  for (int n = 0; n < 20'000; ++n) {
    Hand hand;
    hand.lower = numbers(4);
    for (std::size_t kind = 0; kind < hand.upper.size(); ++kind)
      hand.upper[kind] = static_cast<std::uint8_t>(hand.lower[kind] + any(3));
    hand.min = static_cast<std::uint8_t>(any(12));
    hand.max = static_cast<std::uint8_t>(hand.min + any(6));
    const Pieces cards{
        .of = numbers(n % 3 == 0 ? 256 : 3), .unknown = static_cast<std::uint8_t>(any(3)), .open = any(9) == 0};
    int both = 0;
    bool can = true, certain = !cards.open && cards.count() <= hand.min;
    for (std::size_t kind = 0; kind < cards.of.size(); ++kind) {
      can = can && cards.of[kind] <= hand.upper[kind];
      certain = certain && cards.of[kind] <= hand.lower[kind];
      both += std::max(hand.lower[kind], cards.of[kind]);
    }
    ASSERT_EQ(hand.can_hold(cards), can && both <= hand.max && cards.count() <= hand.max);
    ASSERT_EQ(hand.surely_holds(cards), certain);
    Hand after = hand;
    after.receive(cards);
    for (std::size_t kind = 0; kind < cards.of.size(); ++kind) {
      const int box = cards_in_box(Transport(static_cast<int>(kind)));
      const int lower = std::min(72, hand.lower[kind] + cards.of[kind]);
      const int upper = std::min(box, std::min(72, hand.upper[kind] + cards.of[kind]) + cards.unknown);
      ASSERT_EQ(after.lower[kind], lower);
      ASSERT_EQ(after.upper[kind], std::max(lower, upper));
    }
  }
}

/// What is said at a glance of a counter is what assigning it says.
TEST_F(ByKind, ACounterCanBePlacedAtAGlance) {
  int yes = 0, no = 0;
  for (int n = 0; n < 50'000; ++n) {
    Holding holding;
    const auto kind = [&]() -> std::optional<Transport> {
      if (any(5) == 0) return std::nullopt;
      return Transport(any(3));
    };
    for (int left = any(6); left > 0; --left) holding.add({kind(), Facing(any(3)), true});
    for (int left = any(5); left > 0; --left) (void)holding.assign({kind(), Facing(any(3))});
    const Holding::Use use{kind(), Facing(any(3))};
    Holding copy = holding;
    const bool can = copy.assign(use);
    ASSERT_EQ(holding.can(use), can);
    ++(can ? yes : no);
  }
  EXPECT_GT(yes, 5'000);
  EXPECT_GT(no, 5'000);
}

}  // namespace
}  // namespace elfref::elfenland::by_kind_test
