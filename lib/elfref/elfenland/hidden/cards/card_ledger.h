#pragma once

#include <cstdint>
#include <vector>

#include "elfref/core/hidden/minimise.h"
#include "elfref/elfenland/hidden/cards/hidden_cards.h"
#include "elfref/elfenland/plays/session.h"

namespace elfref::elfenland {

/// A recorded fact about travel cards: a hand at the start, a deal, a payment, a discard.
struct CardEntry {
  enum class What : std::uint8_t { held, dealt, paid, discarded };

  std::uint32_t ply = 0;
  Seat seat;
  std::uint8_t round = 0;  ///< the number of the round in the record, from 1
  What what = What::paid;
  Span span;  ///< the text that `unknown` could replace

  /// Whether the player got the cards, rather than gave them.
  [[nodiscard]] bool came() const { return what == What::held || what == What::dealt; }
};

/// The facts about travel cards in a session.
struct CardLedger {
  int first_round = 1;            ///< the first round of every line
  std::vector<CardLine> players;  ///< by seat
  std::vector<CardEntry> entries;
};

/// The players whose numbers of cards did not follow the rules.
struct LooseCards {
  /// One bit per seat: a rule about the number of cards was broken, so only the cards given away count.
  std::uint16_t all = 0;
  std::uint16_t surplus = 0;  ///< one bit per seat: an unrecorded discard may have been larger than required
  /// Plays that gave cards which were not in the hand, ascending. They show nothing.
  std::vector<std::uint32_t> not_held{};
};

/// Reads the cards of a session by some options. An entry whose index is left out is read as `unknown`.
[[nodiscard]] CardLedger card_ledger(const Session& session, const Options& options, const LooseCards& loose,
                                     const Mask& left_out = {});

}  // namespace elfref::elfenland
