#pragma once

#include <cstdint>
#include <optional>

#include "elfref/core/hidden/possible.h"
#include "elfref/core/judging/work.h"
#include "elfref/elven_rage/table/battle.h"

// Battles with only their outcome recorded: does some play of the cards lead to it? The search tries every play, and
// each moment once.

namespace elfref::elven_rage {

/// Sets of groups of dead cards: a bit for each group. The number of the bit is the group as Places, by where cards
/// were placed.
using DeadSets = std::uint16_t;
inline constexpr DeadSets any_dead = 0xffff;  ///< every group
/// The set of this one group.
[[nodiscard]] constexpr DeadSets only_dead(Places dead) {
  return static_cast<DeadSets>(1u << dead);
}

/// The groups that the recorded fallen may be. REQUIRES: the edge is laid out.
[[nodiscard]] DeadSets dead_sets(const Battle& battle, const Fight& fight, const Fell& written);

/// How a battle may end.
struct Outcomes {
  DeadSets dead = 0;          ///< the groups that are dead at its end, in some play
  bool complete = true;       ///< every play was tried, or a wanted end was found
  std::uint64_t moments = 0;  ///< the number of moments that were searched
};

inline constexpr std::uint64_t most_battle_moments = 100'000;  ///< searched at most

/// How a battle may end from its moment, without Actions and Artifacts, until a wanted end is found. Work: what the
/// search may spend, or null. REQUIRES: the battle is not open, no card shows `other`, and no card has acted.
[[nodiscard]] Outcomes outcomes_of(const Battle& battle, DeadSets wanted = 0, Work* work = nullptr,
                                   std::uint64_t most = most_battle_moments);

/// The recorded end of a battle whose acts are not recorded.
struct WrittenOutcome {
  std::optional<Side> winner;  ///< the winner; nothing: not recorded
  DeadSets fallen = any_dead;  ///< the groups that may have fallen: several if cards share a name
};
/// Whether some play of the cards leads to it. If a card of the edge is unknown or shows `other`, the answer is no only
/// if the fallen contradict the winner. REQUIRES: the edge and the centre are laid out, and no card has acted.
[[nodiscard]] Possible can_end_so(const Battle& battle, const WrittenOutcome& written, Work* work = nullptr);

}  // namespace elfref::elven_rage
