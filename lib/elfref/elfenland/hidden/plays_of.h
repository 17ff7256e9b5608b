#pragma once

#include <cstdint>

#include "elfref/core/judging/replay.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/rules/game.h"
#include "elfref/elfenland/table/state.h"

namespace elfref::elfenland {

/// Goes over what a ledger is written of: `take(ply, action)` is told every play that was not taken back. `table`: it
/// follows, and is the one before the play then; null where nobody looks at it.
template <class Take>
void for_plays_of(const Session& session, State* table, const Take& take) {
  const auto visit = [&](std::uint32_t ply, const Action& action) {
    if (session.plays[ply].ruling != Ruling::taken_back) take(ply, action);
  };
  if (table == nullptr) {
    for (std::uint32_t ply = 0; ply < session.plays.size(); ++ply) visit(ply, session.plays[ply].action);
  } else {
    spend_a_replay(session);
    walk<Elfenland<false>>(session.plays, *table, visit);
  }
}

}  // namespace elfref::elfenland
