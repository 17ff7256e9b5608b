#pragma once

#include <algorithm>
#include <vector>

#include "elfref/core/judging/cards.h"
#include "elfref/core/judging/judgement.h"
#include "elfref/master_elf/facts/components.h"

namespace elfref::master_elf {

/// Whether something is so, as far as anybody can tell.
enum class Sure : std::uint8_t { no, perhaps, yes };
/// Both.
[[nodiscard]] constexpr Sure both(Sure a, Sure b) {
  return std::min(a, b);
}
/// One of them.
[[nodiscard]] constexpr Sure either(Sure a, Sure b) {
  return std::max(a, b);
}
/// Not so.
[[nodiscard]] constexpr Sure opposite(Sure of) {
  return of == Sure::yes ? Sure::no : of == Sure::no ? Sure::yes : Sure::perhaps;
}

/// A sum of two numbers.
[[nodiscard]] constexpr Range plus(Range a, Range b) {
  return {a.min + b.min, a.max + b.max};
}
/// What is left of a number; never below 0.
[[nodiscard]] constexpr Range minus(Range a, Range b) {
  return {std::max(0, a.min - b.max), std::max(0, a.max - b.min)};
}
/// One or the other.
[[nodiscard]] constexpr Range hull(Range a, Range b) {
  return {std::min(a.min, b.min), std::max(a.max, b.max)};
}

inline constexpr int no_limit = 99;              ///< nobody can tell how many at most
inline constexpr Range any_number{0, no_limit};  ///< nobody can tell how many

/// Ingredient cards that lie together: a hand, an area, the city, the discard. Some have a kind that is known; of the
/// others the true number lies in a range.
struct Pile {
  std::vector<KindId> known{};  ///< each as often as it is there
  Range unseen{0, 0};           ///< other cards
  int free = no_limit;          ///< so many of those may be of any kind; the others are among these
  std::vector<KindId> among{};  ///< each as often as it can be
  bool gap = false;             ///< a turn that nobody wrote down may have changed it
  Range net{0, 0};              ///< cards that came less those that left, since somebody began to count (Together)

  /// How many cards there are.
  [[nodiscard]] Range count() const { return plus(unseen, {size(), size()}); }
  /// Whether there are any.
  [[nodiscard]] Sure any() const { return count().min > 0 ? Sure::yes : count().max == 0 ? Sure::no : Sure::perhaps; }
  /// How many of a kind are known.
  [[nodiscard]] int of(KindId kind) const { return static_cast<int>(std::ranges::count(known, kind)); }
  /// How many of these are not among the known ones.
  [[nodiscard]] int beyond(const Cards& cards) const;
  /// Whether these can be in it.
  [[nodiscard]] bool may_have(const Cards& cards) const {
    return beyond(cards) <= unseen.max && cards.size() <= count().max && of_other_kinds(cards) <= free;
  }

  /// Puts cards there.
  void add(const Cards& cards);
  /// Puts so many unseen cards there.
  void add(Range cards) {
    net = plus(net, cards);
    unseen = plus(unseen, cards);
    free = std::min(no_limit, free + cards.max);
  }
  /// Takes these away; of unseen ones nobody can tell which they were. Where they cannot have been there, nobody can
  /// tell what lay there.
  void take(const Cards& cards);
  /// Takes so many unseen ones away.
  void take(Range cards);
  /// The number of cards is known to lie in this range; where it cannot, nothing changes.
  void narrow(Range to);
  /// Of no card the kind is known any more.
  void forget() {
    unseen = count();
    known.clear();
    loosen();
  }
  /// Some may have left, and nobody can tell which.
  void mix();
  /// It is like this or like another one.
  void or_else(const Pile& other) {
    const Range all = hull(count(), other.count());
    net = hull(net, other.net);
    forget();
    unseen = all;
  }
  /// The unseen ones may be of any kind.
  void loosen() {
    free = no_limit;
    among.clear();
  }
  friend bool operator==(const Pile&, const Pile&) = default;

 private:
  /// How many of these are neither known nor among those that unseen ones can be.
  [[nodiscard]] int of_other_kinds(const Cards& cards) const;
  [[nodiscard]] int size() const { return static_cast<int>(known.size()); }
};

}  // namespace elfref::master_elf
