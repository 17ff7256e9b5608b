#pragma once

#include <cstdint>
#include <functional>
#include <optional>
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
/// The first play that cannot have been as it is written of a pile; nothing: all may be true.
[[nodiscard]] std::optional<std::uint32_t> first_impossible(const Session& session, const PileLedger& pile);
/// The rule by which cards of a pile are judged.
[[nodiscard]] std::string_view rule_of_pile(PileLedger::Of of);
/// Whether a card of this sort, or one that no set lists, may be in somebody's hand at the end of what the piles were
/// read of. REQUIRES: they are read with every kind.
[[nodiscard]] bool may_be_in_hand(const Session& session, std::span<const PileLedger> piles, Seat seat,
                                  const std::function<bool(const Card&)>& is_of_it);

/// Where a play that is told of stands: of somebody who sits down where it is written with what he begins.
[[nodiscard]] Span span_in_proof(const Play<Action>& play);
/// What a play tells of a card in a proof: `thrown away`.
[[nodiscard]] std::string_view verb_in_proof(const Action& action, std::uint16_t card);

/// Cards that were not written down, and must have been among those that somebody drew, sent, threw away or holds.
/// REQUIRES: the piles are read with every kind.
[[nodiscard]] std::vector<Deduction> deductions_of_piles(const Session& session, std::span<const PileLedger> piles,
                                                         const Source& source);

}  // namespace elfref::elven_rage
