#pragma once

#include <array>
#include <cstdint>

#include "elfref/core/judging/judgement.h"
#include "elfref/elfenland/facts/board.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/plays/session.h"

namespace elfref::elfenland {

/// A hand of travel cards as far as it is known: how many of each kind at least and at most, and how many in all.
/// The real hand always lies within these bounds if the record is true; the bounds may be wider than what is knowable.
struct Hand {
  Counts lower{};  ///< by Transport: at least so many of it
  Counts upper{};  ///< by Transport: at most so many of it
  std::uint8_t min = 0;                               ///< cards in all, at least
  std::uint8_t max = 0;                               ///< cards in all, at most

  /// A hand of unknown cards.
  [[nodiscard]] static Hand unknown(int min, int max);
  /// Whether every card is known.
  [[nodiscard]] bool exact() const { return min == max && lower == upper; }
  /// Whether these cards can be among the hand.
  [[nodiscard]] bool can_hold(const Pieces& cards) const;
  /// Whether these cards are among the hand, whatever the unknown ones are.
  [[nodiscard]] bool surely_holds(const Pieces& cards) const;
  /// How many cards there are.
  [[nodiscard]] Range size() const { return {min, max}; }
  /// The most cards of a kind that the hand can have.
  [[nodiscard]] int most(Transport kind) const;

  /// Cards come into the hand, unknown ones too. Of `open` pieces only those that are known.
  void receive(const Pieces& cards);
  /// That many cards come into the hand and nobody saw which.
  void receive_unknown(int at_least, int at_most);
  /// Cards leave the hand. Where it cannot have held them it shrinks by their number and what is left is unknown.
  void give(const Pieces& cards);
  /// That many cards leave the hand and nobody saw which.
  void give_unknown(int at_least, int at_most);
  /// Cards beyond a number leave the hand, and nobody saw which.
  void keep_at_most(int cards);

  friend bool operator==(const Hand&, const Hand&) = default;

 private:
  void forget();
};

/// How many cards are dealt to a hand: as many as fill it up, or eight (DEAL-1, DEAL-2).
[[nodiscard]] Range due_cards(const Hand& hand, DealOption option);
/// A deal comes into a hand that nobody wrote down; `surely`: it was made.
void receive_unseen(Hand& hand, bool surely, DealOption option);
/// A hand comes down to 4, and how is not recorded: by exactly the excess, or, where `any` cards may have been thrown
/// away, by as much at least. `waits`: the turn may be yet to come.
void throw_unseen(Hand& hand, bool any, bool waits);

}  // namespace elfref::elfenland
