#pragma once

#include <cstdint>
#include <vector>

#include "elfref/elfenland/hidden_cards.h"
#include "elfref/elfenland/session.h"

namespace elfref::elfenland {

/// Something written that tells of travel cards: a hand at the start, a deal, a payment, a discard.
struct CardEntry {
  std::uint32_t ply = 0;
  Seat seat;
  std::uint8_t round = 0;  ///< counts from 1, as the record does
  Pieces cards;
  bool dealt = false;  ///< the cards came, and did not go
};

/// What a session tells of travel cards.
struct CardLedger {
  int first_round = 1;            ///< the round of every line's first
  std::vector<CardLine> players;  ///< by seat
  std::vector<CardEntry> entries;
};

/// Reads a session's cards by some options. Players in `lax` were found to have broken a rule about the number of their
/// cards: of them only what they gave away counts, round by round. An entry whose index is set in `unknown` is read as if
/// `unknown` stood in its place.
[[nodiscard]] CardLedger card_ledger(const Session& session, const Options& options, std::uint16_t lax,
                                     const std::vector<bool>& unknown = {});

}  // namespace elfref::elfenland
