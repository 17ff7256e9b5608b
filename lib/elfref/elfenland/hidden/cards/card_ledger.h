#pragma once

#include <cstdint>
#include <vector>

#include "elfref/core/hidden/minimise.h"
#include "elfref/elfenland/hidden/cards/hidden_cards.h"
#include "elfref/elfenland/plays/session.h"

namespace elfref::elfenland {

/// Something written that tells of travel cards: a hand at the start, a deal, a payment, a discard.
struct CardEntry {
  enum class What : std::uint8_t { held, dealt, paid, discarded };

  std::uint32_t ply = 0;
  Seat seat;
  std::uint8_t round = 0;  ///< counts from 1, as the record does
  What what = What::paid;
  Span span;  ///< where `unknown` could stand instead

  /// The cards came, and did not go.
  [[nodiscard]] bool came() const { return what == What::held || what == What::dealt; }
};

/// What a session tells of travel cards.
struct CardLedger {
  int first_round = 1;            ///< the round of every line's first
  std::vector<CardLine> players;  ///< by seat
  std::vector<CardEntry> entries;
};

/// Whose cards are not counted as the rules have it.
struct LooseCards {
  /// A bit a seat: a rule about the number of cards was broken, so only what was given away counts.
  std::uint16_t all = 0;
  std::uint16_t surplus = 0;  ///< a bit a seat: more may have been thrown away than was due, unwritten
  /// Plays that gave cards which were not in the hand, ascending: they show nothing.
  std::vector<std::uint32_t> not_held{};
};

/// Reads a session's cards by some options; an entry that is left out, by its index, as if `unknown` stood in its
/// place.
[[nodiscard]] CardLedger card_ledger(const Session& session, const Options& options, const LooseCards& loose,
                                     const Mask& left_out = {});

}  // namespace elfref::elfenland
