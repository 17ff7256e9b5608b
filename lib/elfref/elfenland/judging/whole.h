#pragma once

#include <vector>

#include "elfref/elfenland/judging/judged_session.h"

namespace elfref::elfenland {

/// A session that was judged play by play.
struct Whole {
  const Session& session;
  const Options& options;
  const Seating& seating;
  const State& table;  ///< as of the end
  Span result;         ///< where the record says who won, else its players
};

/// What only the whole of it shows: what an option left to the edition would change, shared wins, missing town cards.
[[nodiscard]] std::vector<Diagnostic> remarks_on(const Whole& whole);

}  // namespace elfref::elfenland
