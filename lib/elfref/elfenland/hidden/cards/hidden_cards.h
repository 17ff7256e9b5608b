#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "elfref/core/judging/judgement.h"
#include "elfref/elfenland/facts/kinds.h"

// Whether some unrecorded travel cards make everything in the record true. The solver knows no plays: its input is a
// ledger of cards that came and went. The limits are data, so that a slow solver can check small cases.

namespace elfref::elfenland {

/// The number of cards of each transport.
using CardCounts = Counts;
inline constexpr std::size_t card_kinds = transport_count;  ///< transport_count, as an index

/// Cards, some known by kind. `unknown` is the number of the others.
struct CardSum {
  CardCounts known{};
  Range unknown{};
};

/// One player in one round. To the hand kept from the round before come the cards dealt; then cards are paid, then
/// discarded; the rest is kept.
struct CardRound {
  bool filled = true;   ///< the deal is not recorded: the hand was filled up to CardBox::hand
  CardSum dealt{};      ///< the cards dealt, if not `filled`
  CardSum paid{};       ///< `unknown` may be any number in its range that the hand can have paid
  bool excess = true;   ///< no discard is recorded: exactly the excess over CardBox::kept was discarded
  CardSum discarded{};  ///< if not `excess`; if `unknown` is not an exact number, at most CardBox::kept were left
  CardCounts least{};   ///< the fewest cards in hand after the deal, apart from other facts
  std::array<std::optional<std::uint8_t>, transport_count> most{};  ///< the most in hand; nothing: no limit
};

/// One player over the whole record.
struct CardLine {
  CardSum start{};                ///< in hand when the record begins
  std::vector<CardRound> rounds;  ///< all players have the same number
};

/// The cards of the game and the sizes of hands.
struct CardBox {
  CardCounts cards{};  ///< of each transport
  int hand = 8;        ///< a hand is filled up to this number
  int kept = 4;        ///< and discarded down to this number
  /// Cards paid and discarded return to the stock only when it has run out, even in the middle of a deal. Otherwise
  /// they are shuffled into it before every deal.
  bool until_empty = false;
  /// With `until_empty`: the record begins in mid-game, and any cards may have been played since the last shuffle.
  bool stock_unknown = false;

  /// The box of Elfenland (SETUP-5): 12 rafts, 10 cards of each other transport.
  [[nodiscard]] static CardBox elfenland();
};

/// The cards that each player kept after each round: by player, then by round.
using KeptCards = std::vector<std::vector<CardCounts>>;

/// The result of a search for a completion: cards kept after each round such that all hands together (with
/// `until_empty` also the cards played since the last shuffle) never exceed the box, and every player held the cards
/// known to have been dealt, paid, discarded and kept.
struct Completion {
  bool exists = false;  ///< if not, the recorded facts cannot all be true
  bool decided = true;  ///< if not, there were too many ways to try, and a completion may or may not exist
  KeptCards kept;       ///< a completion, if one exists
  std::uint64_t steps = 0;  ///< the work of the search
};

/// The number of steps after which a search for a completion gives up. A step looks at one arc of a network.
inline constexpr std::uint64_t steps_of_search = 4'000'000;

/// Searches for a completion. It ignores the order of payments in a round.
[[nodiscard]] Completion complete_cards(const std::vector<CardLine>& players, const CardBox& box,
                                        std::uint64_t steps = steps_of_search);

/// The fewest cards of each transport that a player must have had in hand after the deal, by round, judged alone.
[[nodiscard]] std::vector<CardCounts> least_cards(const CardLine& player, const CardBox& box);

/// The cards that a player, judged alone, got from the start up to a round, including that round's deal.
struct Come {
  CardCounts least{};  ///< the fewest of each transport
  int most = 0;        ///< the most in total
};
/// The cards that came to a player, by round.
[[nodiscard]] std::vector<Come> come_until(const CardLine& player, const CardBox& box);

}  // namespace elfref::elfenland
