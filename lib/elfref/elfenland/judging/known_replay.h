#pragma once

#include <cstddef>
#include <optional>

#include "elfref/core/judging/replay.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/table/state.h"

namespace elfref::elfenland {

/// How many of its plays stand up to the last that somebody wrote down, or that does more than part others.
[[nodiscard]] std::size_t written_plays(const Session& session);

/// A session replayed at the table where everything is known (table/exact.h), from `start` on: what replay() says, for
/// a tenth of the work. Nothing where some play does not say all, or is not plainly legal; then replay() is asked.
/// `after_end`: as Elfenland<after_end> judges what is played after the end.
template <bool after_end>
[[nodiscard]] std::optional<Replayed<State>> replayed_known(const Session& session, const State& start);
extern template std::optional<Replayed<State>> replayed_known<false>(const Session&, const State&);
extern template std::optional<Replayed<State>> replayed_known<true>(const Session&, const State&);

}  // namespace elfref::elfenland
