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

// What only the whole of a record shows about unrecorded cards.

namespace elfref::elven_rage {

/// Entries of one pile that cannot all be true, in the order of the plays.
struct PileContradiction : Contradiction<PileEntry> {
  PileLedger::Of of = PileLedger::Of::deck;  ///< the kind of the pile
  Seat seat{};                               ///< whose deck
  std::vector<Message> because{};            ///< the number of cards, and what became of the deck between the entries
};

/// Judges the piles of a session: at most one contradiction for each. One without entries means that the search reached
/// its limit.
[[nodiscard]] std::vector<PileContradiction> contradictions_of_piles(const Session& session,
                                                                     std::span<const PileLedger> piles,
                                                                     const Source& source);
/// The first play of a pile that cannot be as recorded; nothing: all may be true. `likely`: the play that is tried
/// first.
[[nodiscard]] std::optional<std::uint32_t> first_impossible(const Session& session, const PileLedger& pile,
                                                            std::optional<std::uint32_t> likely);
/// The rule by which cards of a pile are judged.
[[nodiscard]] std::string_view rule_of_pile(PileLedger::Of of);
/// Whether a card for which `is_of_it` holds, or one that no set lists, may be in a player's hand after the plays from
/// which the piles were read. If they contradict each other, they show nothing: it may. REQUIRES: they are read with
/// every kind.
[[nodiscard]] bool may_be_in_hand(const Session& session, std::span<const PileLedger> piles, Seat seat,
                                  const std::function<bool(const Card&)>& is_of_it);

/// Where a play of a proof is in the record. For a player who sits down: where the player's first cards are written.
[[nodiscard]] Span span_in_proof(const Play<Action>& play);
/// What a play does with a card in a proof: `discarded`.
[[nodiscard]] Message done_in_proof(const Action& action, std::uint16_t card);

/// Unrecorded cards that must have been among those that a player drew, sent, discarded or holds. REQUIRES: the piles
/// are read with every kind.
[[nodiscard]] std::vector<Deduction> deductions_of_piles(const Session& session, std::span<const PileLedger> piles,
                                                         const Source& source);

}  // namespace elfref::elven_rage
