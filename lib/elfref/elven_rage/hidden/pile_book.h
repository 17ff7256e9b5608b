#pragma once

#include <cstdint>
#include <vector>

#include "elfref/core/judging/judgement.h"
#include "elfref/elven_rage/hidden/piles.h"

namespace elfref::elven_rage {

/// Where cards of a deck are (see Lies), as places of a problem.
namespace spot {
inline constexpr Spot deck = 0, hand = 1, discard = 2, battle = 3, apart = 4, shown = 5, drawn = 6;
}  // namespace spot

/// The moves of the cards of a deck, with their numbers. The sizes of the parts show when the deck is reshuffled. A
/// shuffle at an uncertain time proves nothing: from there on deck and discard are one. A card that is shown during a
/// shuffle may be in the new deck or not.
class PileBook {
 public:
  /// This number of cards, all in the deck. `at_once`: the deck is reshuffled as soon as it runs out, not when a card
  /// is needed.
  PileBook(int cards, bool at_once) : cards_(cards), at_once_(at_once) {}

  /// The following calls come from this entry.
  void now(std::uint32_t entry) { entry_ = entry; }
  /// Cards are drawn, and go to `to`.
  void draw(Range number, Spot to, std::vector<WrittenCard> written = {});
  /// Cards go from one place to another. REQUIRES: not from the deck.
  void move(Spot from, Spot to, Range number, std::vector<WrittenCard> written = {});
  /// All cards of some kinds go; `number`: their number, as far as it is known.
  void move_all(Spot from, Spot to, std::uint64_t kinds = ~std::uint64_t{0}, Range number = {0, 99});
  /// These cards are at `where`.
  void hold(Spot where, std::vector<WrittenCard> written);
  /// This number of cards is at `where`.
  void count(Spot where, Range number);
  /// The places of all cards become unknown: each is in deck, hand or discard, or at one of `others`. The size of the
  /// hand is known.
  void open(Range hand, Spots others);
  /// As open() at the beginning, except that deck and discard are apart.
  void begin(Range hand, Range deck);

  /// The calls so far, in steps.
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
    Range number{0, 0};  ///< open, begin: the size of the hand
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
