#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "elfref/core/judging/judgement.h"
#include "elfref/elven_rage/hidden/piles.h"

namespace elfref::elven_rage {

/// Where cards of a deck lie (see Lies), as places of a problem.
namespace spot {
inline constexpr Spot deck = 0, hand = 1, discard = 2, battle = 3, apart = 4, drawn = 5;
}  // namespace spot

/// What happens to the cards of a deck, told with its sizes: when the deck is made anew follows from them. A shuffle of
/// which nobody can tell when it was proves nothing: from there on deck and discard are one.
class PileBook {
 public:
  /// So many cards, all in the deck. `at_once`: the deck is made anew as it runs out, and not when it is needed.
  PileBook(int cards, bool at_once) : cards_(cards), at_once_(at_once) { size_[spot::deck] = {cards, cards}; }

  /// What follows is told by this entry.
  void now(std::uint32_t entry) { entry_ = entry; }
  /// Cards are drawn, and lie there then.
  void draw(Range number, Spot to, std::vector<WrittenCard> written = {});
  /// Cards go from one place to another. REQUIRES: not from the deck.
  void move(Spot from, Spot to, Range number, std::vector<WrittenCard> written = {});
  /// All do, of some kinds; `number`: as far as that is known.
  void move_all(Spot from, Spot to, std::uint64_t kinds = ~std::uint64_t{0}, Range number = {0, 99});
  /// Cards lie there.
  void hold(Spot where, std::vector<WrittenCard> written);
  /// So many lie there.
  void count(Spot where, Range number);
  /// Nobody can tell where any of them lies, but how many there are in the hand: in deck, hand and discard, or at those
  /// other places.
  void open(Range hand, Spots others);
  /// The same at the beginning: deck and discard are apart.
  void begin(Range hand, Range deck);

  /// All that was told.
  [[nodiscard]] const std::vector<PileStep>& steps() const { return steps_; }
  /// So many lie there.
  [[nodiscard]] Range size(Spot where) const;

 private:
  [[nodiscard]] Spot there(Spot where) const { return where == spot::discard && merged_ ? spot::deck : where; }
  void tell(PileStep step);
  void go(Spot from, Spot to, Range number, std::vector<WrittenCard> written);
  void merge();
  void add(Spot where, Range more);
  void take(Spot where, Range fewer);

  int cards_;
  bool at_once_;
  bool merged_ = false;  // deck and discard are one
  std::uint32_t entry_ = 0;
  std::array<Range, 6> size_{};  // that of the discard follows from the others
  std::vector<PileStep> steps_;
};

}  // namespace elfref::elven_rage
