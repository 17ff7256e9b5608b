#pragma once

#include <cstdint>
#include <optional>

#include "elfref/core/hidden/possible.h"
#include "elfref/core/judging/work.h"
#include "elfref/elven_rage/table/battle.h"

// Battles of which only the outcome is known: is there some play of the cards that gives it? Every play is tried, each
// moment once.

namespace elfref::elven_rage {

/// Sets of places whose cards are dead, by where they were laid: a bit a set, which Places counts.
using DeadSets = std::uint16_t;
inline constexpr DeadSets any_dead = 0xffff;  ///< every set
/// The set that has only one of them.
[[nodiscard]] constexpr DeadSets only_dead(Places dead) {
  return static_cast<DeadSets>(1u << dead);
}

/// The sets that are who fell, as it is written. REQUIRES: the edge is laid.
[[nodiscard]] DeadSets dead_sets(const Battle& battle, const Fight& fight, const Fell& written);

/// How a battle may end.
struct Outcomes {
  DeadSets dead = 0;          ///< who is dead at its end, in some play
  bool complete = true;       ///< every play was tried, or what was wanted is found
  std::uint64_t moments = 0;  ///< that were looked at
};

inline constexpr std::uint64_t most_battle_moments = 100'000;  ///< looked at in one search

/// How a battle may end from where it is, without Actions and Artifacts, until one of the wanted ends is found. Work:
/// what it may spend, or null. REQUIRES: it is not open, no card shows `other`, and no card has acted.
[[nodiscard]] Outcomes outcomes_of(const Battle& battle, DeadSets wanted = 0, Work* work = nullptr,
                                   std::uint64_t most = most_battle_moments);

/// What a record says of the end of a battle whose acts nobody wrote down.
struct WrittenOutcome {
  std::optional<Side> winner;  ///< who won; nothing: it is not written
  DeadSets fallen = any_dead;  ///< who may have fallen: of cards with one name any, so these are sets
};
/// Whether some play of the cards gives it. Where a card of the edge is unknown, or shows `other`, it is no only where
/// who fell contradicts who won. REQUIRES: the edge and the centre are laid, and no card has acted.
[[nodiscard]] Possible can_end_so(const Battle& battle, const WrittenOutcome& written, Work* work = nullptr);

}  // namespace elfref::elven_rage
