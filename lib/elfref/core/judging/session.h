#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "elfref/core/judging/game.h"
#include "elfref/core/judging/options.h"
#include "elfref/core/judging/work.h"

namespace elfref {

/// Who plays.
struct Player {
  std::string name;  ///< as written
  Span span;         ///< where it is written
};

/// A record understood, as far as that is the same in every game: what was agreed, who plays, every play in order. A
/// game's own session adds to it.
template <class Action>
struct SessionOf : Agreed {
  std::vector<Player> players;       ///< by seat
  Span players_span;                 ///< the key `players`
  std::vector<Play<Action>> plays;   ///< in the order of the game, whatever the order of keys in the record
  std::vector<Play<Action>> claims;  ///< what the record says of the result
  Work* work = nullptr;              ///< of what judging it spends; null: nobody counts
};

/// Spends what it takes to replay a session once.
template <class Action>
void spend_a_replay(const SessionOf<Action>& session) {
  constexpr std::uint64_t units_a_play = 15;
  spend(session.work, session.plays.size() * units_a_play);
}

}  // namespace elfref
