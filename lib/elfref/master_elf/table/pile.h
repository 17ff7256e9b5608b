#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "elfref/core/judging/cards.h"
#include "elfref/core/judging/judgement.h"
#include "elfref/master_elf/facts/components.h"

namespace elfref::master_elf {

/// Whether something is so, as far as it can be known.
enum class Sure : std::uint8_t { no, perhaps, yes };
/// Whether both are so.
[[nodiscard]] constexpr Sure both(Sure a, Sure b) {
  return std::min(a, b);
}
/// Whether one of them is so.
[[nodiscard]] constexpr Sure either(Sure a, Sure b) {
  return std::max(a, b);
}
/// Whether it is not so.
[[nodiscard]] constexpr Sure opposite(Sure of) {
  return of == Sure::yes ? Sure::no : of == Sure::no ? Sure::yes : Sure::perhaps;
}

/// The sum of two ranges.
[[nodiscard]] constexpr Range plus(Range a, Range b) {
  return {a.min + b.min, a.max + b.max};
}
/// The rest of a range after another is taken away; never below 0.
[[nodiscard]] constexpr Range minus(Range a, Range b) {
  return {std::max(0, a.min - b.max), std::max(0, a.max - b.min)};
}
/// The range of one number or the other.
[[nodiscard]] constexpr Range hull(Range a, Range b) {
  return {std::min(a.min, b.min), std::max(a.max, b.max)};
}

inline constexpr int no_limit = 99;              ///< as a maximum: unknown
inline constexpr Range any_number{0, no_limit};  ///< an unknown number

/// The number of cards of each kind. It is kept for the first kinds of a box; of the others, cards are counted.
class KindNumbers {
 public:
  /// The number of cards of a kind among all of these.
  [[nodiscard]] int of(KindId kind, const std::vector<KindId>& all) const {
    return kind < numbers_.size() ? static_cast<int>(numbers_[kind]) : static_cast<int>(std::ranges::count(all, kind));
  }
  /// One card more of a kind.
  void add(KindId kind) {
    if (kind < numbers_.size()) ++numbers_[kind];
  }
  /// One card less of a kind.
  void take(KindId kind) {
    if (kind < numbers_.size()) --numbers_[kind];
  }
  friend bool operator==(const KindNumbers&, const KindNumbers&) = default;

 private:
  std::array<std::uint32_t, 16> numbers_{};
};

/// Ingredient cards in one place: a hand, an area, the city, the discard. The kinds of some cards are known; the number
/// of the others is in a range.
struct Pile {
  std::vector<KindId> known{};  ///< repeated for copies
  Range unseen{0, 0};           ///< other cards
  int free = no_limit;          ///< the number of those that may be of any kind; the others are among these
  std::vector<KindId> among{};  ///< each repeated as often as it can be there
  bool gap = false;             ///< an unrecorded turn may have changed it
  Range net{0, 0};              ///< cards that came less those that left, since counting began (Together)
  KindNumbers numbers{};        ///< of the known cards

  /// The number of cards.
  [[nodiscard]] Range count() const { return plus(unseen, {size(), size()}); }
  /// Whether there are any.
  [[nodiscard]] Sure any() const { return count().min > 0 ? Sure::yes : count().max == 0 ? Sure::no : Sure::perhaps; }
  /// The number of known cards of a kind.
  [[nodiscard]] int of(KindId kind) const { return numbers.of(kind, known); }
  /// The number of these cards that are not among the known ones.
  [[nodiscard]] int beyond(const Cards& cards) const;
  /// Whether these cards can be in it.
  [[nodiscard]] bool may_have(const Cards& cards) const {
    return beyond(cards) <= unseen.max && cards.size() <= count().max && of_other_kinds(cards) <= free;
  }

  /// Adds cards.
  void add(const Cards& cards);
  /// Adds this number of unseen cards.
  void add(Range cards) {
    net = plus(net, cards);
    unseen = plus(unseen, cards);
    free = std::min(no_limit, free + cards.max);
  }
  /// Takes these cards away. Which of the unseen ones they were is unknown. If they cannot have been there, the
  /// contents were unknown.
  void take(const Cards& cards);
  /// Takes this number of unseen cards away.
  void take(Range cards);
  /// The number of cards is known to be in this range; if it cannot be, nothing changes.
  void narrow(Range to);
  /// Makes the kind of every card unknown.
  void forget() {
    unseen = count();
    forget_known();
    loosen();
  }
  /// Some cards may have left, and it is unknown which.
  void mix();
  /// Lets the pile be as it is, or like another one.
  void or_else(const Pile& other) {
    const Range all = hull(count(), other.count());
    net = hull(net, other.net);
    forget();
    unseen = all;
  }
  /// Lets the unseen cards be of any kind.
  void loosen() {
    free = no_limit;
    among.clear();
  }
  friend bool operator==(const Pile&, const Pile&) = default;

 private:
  /// The number of these that are neither known nor among those that unseen ones can be.
  [[nodiscard]] int of_other_kinds(const Cards& cards) const;
  [[nodiscard]] int size() const { return static_cast<int>(known.size()); }
  void forget_known() {
    known.clear();
    numbers = {};
  }
};

}  // namespace elfref::master_elf
