#pragma once

#include <vector>

#include "elfref/core/judging/replay.h"
#include "elfref/elfenland/hidden/cards/card_ledger.h"
#include "elfref/elfenland/table/state.h"

// What only the whole of a record shows of cards that nobody wrote down.

namespace elfref::elfenland {

/// Judges the travel cards of a session that was replayed as `table`, up to a play. None: some cards make all that is
/// written of them true, or there were too many ways to try.
[[nodiscard]] Contradiction<CardEntry> contradiction_of_cards(const Session& session, const Options& options,
                                                              const Replayed<State>& table, const Source& source,
                                                              std::uint32_t last_ply = ~0u);

/// Whether some cards may make all that is written of them true.
[[nodiscard]] bool cards_may_be(const Session& session, const Options& options, const Replayed<State>& table,
                                const Source& source);

/// Settles what a rule could not tell of a caravan, as far as the cards of the whole record do (facts F4): it is a
/// breach where the player must have held the price, and none where the player cannot have. `begin` is the table before
/// the first play.
void settle_caravans(Replayed<State>& table, const Session& session, const Options& options, const State& begin);

/// What each player must have had in hand in each round beyond what is written of that round, in the order of players
/// and rounds.
[[nodiscard]] std::vector<Deduction> deductions_of_cards(const Session& session, const Options& options,
                                                         const Replayed<State>& table, const Source& source);

}  // namespace elfref::elfenland
