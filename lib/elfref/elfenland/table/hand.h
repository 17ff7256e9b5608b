#pragma once

#include <array>
#include <cstdint>

#include "elfref/core/judging/judgement.h"
#include "elfref/elfenland/facts/board.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/plays/session.h"

namespace elfref::elfenland {

/// The known bounds of a hand of travel cards: the least and the greatest number of each kind and of all cards. If the
/// record is true, the real hand is always within them. They may be wider than the record allows.
struct Hand {
  Counts lower{};  ///< the least number, by Transport
  Counts upper{};  ///< the greatest number, by Transport
  std::uint8_t min = 0;                               ///< the least number of cards in total
  std::uint8_t max = 0;                               ///< the greatest number of cards in total

  /// A hand of unknown cards.
  [[nodiscard]] static Hand unknown(int min, int max);
  /// Whether every card is known.
  [[nodiscard]] bool exact() const { return min == max && lower == upper; }
  /// Whether the hand can have these cards.
  [[nodiscard]] bool can_hold(const Pieces& cards) const;
  /// Whether the hand has these cards, whatever its unknown cards are.
  [[nodiscard]] bool surely_holds(const Pieces& cards) const;
  /// The number of cards.
  [[nodiscard]] Range size() const { return {min, max}; }
  /// The most cards of a kind that the hand can have.
  [[nodiscard]] int most(Transport kind) const;

  /// Adds cards to the hand, including unknown ones. From `open` pieces it adds only the known ones.
  void receive(const Pieces& cards);
  /// Adds an uncertain number of unseen cards to the hand.
  void receive_unknown(int at_least, int at_most);
  /// Removes cards from the hand. If the hand cannot have had them, it shrinks by their number and the rest is unknown.
  void give(const Pieces& cards);
  /// Removes an uncertain number of unseen cards from the hand.
  void give_unknown(int at_least, int at_most);
  /// Removes unseen cards until no more than this number are left.
  void keep_at_most(int cards);

  friend bool operator==(const Hand&, const Hand&) = default;

 private:
  void forget();
};

/// The number of cards that are dealt to a hand: those that fill it up, or eight (DEAL-1, DEAL-2).
[[nodiscard]] Range due_cards(const Hand& hand, DealOption option);
/// Adds an unrecorded deal to a hand; `certain`: the deal was made.
void receive_unseen(Hand& hand, bool certain, DealOption option);
/// Removes an unrecorded discard down to 4 cards from a hand: exactly the excess, or with `any` at least the excess.
/// `waits`: the turn may still be to come.
void throw_unseen(Hand& hand, bool any, bool waits);

}  // namespace elfref::elfenland
