#pragma once

#include <optional>

#include "elfref/core/judging/replay.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/table/by_kind.h"
#include "elfref/elfenland/table/position.h"

namespace elfref::elfenland {

/// The cards that are among the unrecorded cards of a payment (`2 unknown`) in every legal payment of the step. There
/// are none if the payment may be large: any of its cards may then be a caravan's. Nothing if no payment is legal.
[[nodiscard]] std::optional<by_kind::Numbers> surely_paid(const Position& state, const Step& step);

/// The session with the cards of surely_paid() filled in. `begin` is the position before the first play, `table` the
/// replay. Plays that the replay found broken or doubtful, and caravans still to be settled, stay as they are. Nothing
/// if no payment has such cards.
[[nodiscard]] std::optional<Session> with_surely_paid(const Session& session, const Position& begin,
                                                      const Replayed<Position>& table);

}  // namespace elfref::elfenland
