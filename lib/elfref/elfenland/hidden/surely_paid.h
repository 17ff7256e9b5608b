#pragma once

#include <optional>

#include "elfref/core/judging/replay.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/table/by_kind.h"
#include "elfref/elfenland/table/state.h"

namespace elfref::elfenland {

/// Of the unseen cards of a payment (`2 unknown`) those that are among them in every legal payment of the step. None of
/// a payment that is not known to be small: any of its cards may be a caravan's. Nothing where no payment is legal.
[[nodiscard]] std::optional<by_kind::Numbers> surely_paid(const State& state, const Step& step);

/// A session in which the cards that were surely_paid() are written down. `begin` is the table before the first play,
/// `table` its replay; of plays that it found wrong, or doubtful, and of caravans that are to be settled, nothing is
/// said. Nothing where no payment has such cards.
[[nodiscard]] std::optional<Session> with_surely_paid(const Session& session, const State& begin,
                                                      const Replayed<State>& table);

}  // namespace elfref::elfenland
