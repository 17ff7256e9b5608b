#pragma once

#include <vector>

#include "elfref/elfenland/judging/judged_session.h"

namespace elfref::elfenland {

/// A session that was judged play by play.
struct Whole {
  const Session& session;
  Options options;
  const Seating& seating;
  const Position& table;  ///< the final position
  Span result;            ///< the place of the first claim in the record, else of the players
};

/// Remarks that only the whole session shows: an option left to the edition that would change something, shared wins,
/// missing town cards.
[[nodiscard]] std::vector<Diagnostic> remarks_on(const Whole& whole);

}  // namespace elfref::elfenland
