#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/hidden/minimise.h"
#include "elfref/core/judging/judgement.h"
#include "elfref/core/text/source.h"
#include "elfref/elven_rage/hidden/pile_ledger.h"

// What only the whole of a record shows of cards that nobody wrote down.

namespace elfref::elven_rage {

/// What cannot all be true of one pile; `entries` are in the order of the plays.
struct PileContradiction : Contradiction<PileEntry> {
  PileLedger::Of of = PileLedger::Of::deck;  ///< of which pile
  Seat seat{};                               ///< whose deck
  std::vector<std::string> because{};        ///< how many there are, and what became of the deck in between
};

/// Judges the piles of a session: of each at most one contradiction. One without entries says that there were too many
/// ways to try.
[[nodiscard]] std::vector<PileContradiction> contradictions_of_piles(const Session& session,
                                                                     std::span<const PileLedger> piles,
                                                                     const Source& source);
/// Whether some cards may make all true that is written of the pile of a contradiction, read in another way.
[[nodiscard]] bool pile_may_be(const Session& session, std::span<const PileLedger> piles, const PileContradiction& of);

/// Where a play that is told of stands: of somebody who sits down where it is written with what he begins.
[[nodiscard]] Span span_in_proof(const Play<Action>& play);
/// What a play tells of a card in a proof: `thrown away`.
[[nodiscard]] std::string_view verb_in_proof(const Action& action, std::uint16_t card);

/// Cards that were not written down, and must have been among those that somebody drew, sent, threw away or holds.
/// REQUIRES: the piles are read with every kind.
[[nodiscard]] std::vector<Deduction> deductions_of_piles(const Session& session, std::span<const PileLedger> piles,
                                                         const Source& source);

}  // namespace elfref::elven_rage
