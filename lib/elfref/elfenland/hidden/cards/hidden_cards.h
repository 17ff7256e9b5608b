#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "elfref/core/judging/judgement.h"
#include "elfref/elfenland/facts/kinds.h"

// Whether there are travel cards that nobody wrote down under which everything written is true. It knows no plays: a
// record is a ledger of cards that came and went. The limits are data, so that a slow solver can check it on small
// ones.

namespace elfref::elfenland {

/// How many cards of each transport.
using CardCounts = Counts;
inline constexpr std::size_t card_kinds = transport_count;  ///< as an index counts them

/// Cards of which some are known by kind; of the others there are `unknown` many.
struct CardSum {
  CardCounts known{};
  Range unknown{};
};

/// One player in one round: the hand kept from the round before, cards dealt, cards paid, cards thrown away, in that
/// order; the rest is kept.
struct CardRound {
  bool filled = true;   ///< the deal was not written: the hand was filled up to CardBox::hand
  CardSum dealt{};      ///< otherwise
  CardSum paid{};       ///< `unknown` may be any number in its range that the hand can have paid
  bool excess = true;   ///< no discard was written: exactly the excess over CardBox::kept was thrown away
  CardSum discarded{};  ///< otherwise; where `unknown` is no exact number, at most CardBox::kept were left
  CardCounts least{};   ///< in hand after the deal, whatever else is known
  std::array<std::optional<std::uint8_t>, transport_count> most{};  ///< in hand of a transport; nothing: no limit
};

/// One player over the whole record.
struct CardLine {
  CardSum start{};                ///< in hand when the record begins
  std::vector<CardRound> rounds;  ///< as many as every other player has
};

/// The cards of the game and the sizes of hands.
struct CardBox {
  CardCounts cards{};  ///< of each transport
  int hand = 8;        ///< a hand is filled up to this many
  int kept = 4;        ///< and discarded down to this many
  /// Cards that were paid and thrown away come back only when the stock has run out, also in the middle of a deal;
  /// otherwise they are shuffled into it before every deal.
  bool until_empty = false;
  /// Under `until_empty`: the record begins in the middle, and any cards may have been played since the last shuffle.
  bool stock_unknown = false;

  /// Of Elfenland (facts B2): 10 of each transport, 12 rafts.
  [[nodiscard]] static CardBox elfenland();
};

/// What each player kept after each round: by player, then by round.
using KeptCards = std::vector<std::vector<CardCounts>>;

/// Whether there is a completion: cards kept after each round under which no more than the box has are ever in all
/// hands together (and, under `until_empty`, played since the last shuffle), and every player held what is known to
/// have been dealt, paid, thrown away and kept.
struct Completion {
  bool exists = false;  ///< if not, everything written cannot be true at once
  bool decided = true;  ///< if not, there were too many ways to try, and it may or may not exist
  KeptCards kept;       ///< one, if it exists
  std::uint64_t steps = 0;  ///< that the search took
};

/// How many steps a search for a completion may take until it is given up: looks at one arc of a network.
inline constexpr std::uint64_t steps_of_search = 10'000'000;

/// Searches for a completion. The order of what was paid in a round is no part of it.
[[nodiscard]] Completion complete_cards(const std::vector<CardLine>& players, const CardBox& box,
                                        std::uint64_t steps = steps_of_search);

/// The fewest cards of each transport that a player alone must have held, by round: in hand after the deal.
[[nodiscard]] std::vector<CardCounts> least_cards(const CardLine& player, const CardBox& box);

/// What came to a player alone from the start up to a round, that round's deal included.
struct Come {
  CardCounts least{};  ///< of each transport at least
  int most = 0;        ///< in all at most
};
/// By round.
[[nodiscard]] std::vector<Come> come_until(const CardLine& player, const CardBox& box);

}  // namespace elfref::elfenland
