#pragma once

#include <cstddef>
#include <optional>

#include "elfref/core/judging/replay.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/table/position.h"

namespace elfref::elfenland {

/// The number of plays up to the last one that is recorded or that is more than a division between plays.
[[nodiscard]] std::size_t written_plays(const Session& session);

/// The replay of a session from `start` on positions where everything is known (table/known_position.h). It equals the
/// result of replay() for a tenth of the work. Nothing if some play is not fully known or not plainly legal; then use
/// replay(). `after_end`: how plays after the end are judged, as in Elfenland<after_end>.
template <bool after_end>
[[nodiscard]] std::optional<Replayed<Position>> replayed_known(const Session& session, const Position& start);
extern template std::optional<Replayed<Position>> replayed_known<false>(const Session&, const Position&);
extern template std::optional<Replayed<Position>> replayed_known<true>(const Session&, const Position&);

}  // namespace elfref::elfenland
