#pragma once

#include <vector>

#include "elfref/core/judging/replay.h"
#include "elfref/elfenland/hidden/cards/card_ledger.h"
#include "elfref/elfenland/table/position.h"

// Facts about unrecorded cards that only the whole record shows.

namespace elfref::elfenland {

/// Judges the travel cards of a session up to a play. `table` is the replay of the session. None: some cards make
/// everything recorded about them true, or there were too many ways to try.
[[nodiscard]] Contradiction<CardEntry> contradiction_of_cards(const Session& session, const Options& options,
                                                              const Replayed<Position>& table, const Source& source,
                                                              std::uint32_t last_ply = ~0u);

/// Whether some cards may make everything recorded about them true.
[[nodiscard]] bool cards_may_be(const Session& session, const Options& options, const Replayed<Position>& table,
                                const Source& source);

/// Settles caravans that a rule left open, as far as the cards of the whole record allow. A caravan is a breach if the
/// player must have held the price, and legal if the player cannot have held it. When that takes too much work, the
/// rest stays open. `begin` is the position before the first play.
void settle_caravans(Replayed<Position>& table, const Session& session, const Options& options, const Position& begin);

/// The cards that each player must have had in hand in each round in addition to those recorded for that round, in the
/// order of players and rounds.
[[nodiscard]] std::vector<Deduction> deductions_of_cards(const Session& session, const Options& options,
                                                         const Replayed<Position>& table, const Source& source);

}  // namespace elfref::elfenland
