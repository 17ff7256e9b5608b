#pragma once

#include <cstdint>
#include <vector>

#include "elfref/core/judging/judgement.h"
#include "elfref/elven_rage/hidden/piles.h"

namespace elfref::elven_rage {

/// Where cards of a deck lie (see Lies), as places of a problem.
namespace spot {
inline constexpr Spot deck = 0, hand = 1, discard = 2, battle = 3, apart = 4, shown = 5, drawn = 6;
}  // namespace spot

/// What happens to the cards of a deck, told with its sizes: when the deck is made anew follows from them. A shuffle of
/// which nobody can tell when it was proves nothing: from there on deck and discard are one. A card that is shown may
/// be in a deck that is made meanwhile, or not.
class PileBook {
 public:
  /// So many cards, all in the deck. `at_once`: the deck is made anew as it runs out, and not when it is needed.
  PileBook(int cards, bool at_once) : cards_(cards), at_once_(at_once) {}

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

  /// What was told, in steps.
  [[nodiscard]] std::vector<PileStep> steps() const& { return PileBook(*this).steps(); }
  [[nodiscard]] std::vector<PileStep> steps() &&;

 private:
  friend class PileSizes;
  /// One of these calls.
  struct Told {
    enum class How : std::uint8_t { draw, move, move_all, hold, count, open, begin };
    How how = How::move;
    Spot from = 0;
    Spot to = 0;
    Range number{0, 0};  ///< open, begin: in the hand
    Range deck{0, 0};    ///< begin
    std::uint64_t kinds = ~std::uint64_t{0};
    Spots others = 0;
    std::uint32_t entry = 0;
    std::vector<WrittenCard> written{};
  };
  void tell(Told told);

  int cards_;
  bool at_once_;
  std::uint32_t entry_ = 0;
  std::vector<Told> told_;
};

}  // namespace elfref::elven_rage
