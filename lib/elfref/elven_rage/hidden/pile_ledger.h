#pragma once

#include <cstdint>
#include <vector>

#include "elfref/elven_rage/facts/options.h"
#include "elfref/elven_rage/hidden/piles.h"
#include "elfref/elven_rage/plays/session.h"

// What a session tells of cards that nobody saw: decks and hands, the neutral cards, Artifacts, goals.

namespace elfref::elven_rage {

/// By what a session is read.
struct PileRules {
  OptionValues options{};
  std::vector<std::uint32_t> slips{};          ///< plays that are not right, ascending: nothing follows from them
  std::vector<std::uint32_t> neutral_slips{};  ///< likewise, of neutral cards
};

/// A card, Artifact or goal that is written.
struct PileEntry {
  std::uint32_t ply = 0;   ///< by which play
  std::uint16_t card = 0;  ///< as the box has it
};

/// What is told of one pile.
struct PileLedger {
  /// Which.
  enum class Of : std::uint8_t { deck, neutrals, artifacts, goals };
  Of of = Of::deck;
  Seat seat{};                        ///< whose deck
  PileProblem problem{};              ///< entries of its cards are indices of `entries`, those of its steps plies
  std::vector<std::uint16_t> kinds{};  ///< the cards that are its kinds, as the box has them
  std::vector<PileEntry> entries{};   ///< in the order in which they are told
};

/// Reads a session, up to the end of the game: one ledger for each pile of which some card is written.
/// `every_kind`: with the kinds that nobody names, too.
[[nodiscard]] std::vector<PileLedger> read_piles(const Session& session, const PileRules& rules,
                                                 bool every_kind = false);

}  // namespace elfref::elven_rage
