#pragma once

#include <cstdint>

#include "elfref/core/judging/replay.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/rules/game.h"
#include "elfref/elfenland/table/position.h"

namespace elfref::elfenland {

/// Calls `take(ply, action)` for every play that was not taken back; ledgers are written from these. `table` follows
/// the session: at each call it is the position before the play. It is null if `take` does not read it.
template <class Take>
void for_plays_of(const Session& session, Position* table, const Take& take) {
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
