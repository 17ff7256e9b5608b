#pragma once

#include <cstdint>
#include <vector>

#include "elfref/core/hidden/minimise.h"
#include "elfref/core/judging/replay.h"
#include "elfref/elfenland/hidden/counters/hidden_counters.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/table/position.h"

namespace elfref::elfenland {

/// Plays about counters that already broke a rule. No proof uses them.
struct CounterSlips {
  /// Some kinds of which a round has too many counters.
  struct TooMany {
    int round = 0;  ///< the number of the round in the record; 0: before the first
    Kinds kinds = 0;
  };
  std::vector<std::uint32_t> plies;  ///< in order; their counters cannot have been as recorded
  std::vector<TooMany> too_many;

  /// The slips about counters that a replay found.
  [[nodiscard]] static CounterSlips of(const Session& session, const Replayed<Position>& table);
};

/// The facts about transport counters in a session.
struct CounterReading {
  CounterLedger ledger;
  std::vector<std::uint32_t> plies;  ///< by event: its play
  int first_round = 1;               ///< the number of the first round in the record
};

/// The rules by which a session is read.
struct CounterRules {
  Options options;
  Seating seating{};
  CounterSlips slips;
  std::uint32_t most_conflicts = most_counter_conflicts;  ///< limit of the search
};

/// Reads the counters of a session. A play that is left out is read as `unknown`.
[[nodiscard]] CounterReading read_counters_of(const Session& session, const CounterRules& rules,
                                              const Mask& left_out = {});

/// Whether some counters obviously make everything true: either every counter is recorded, so that the table of rules
/// has judged them all, or hardly anything but the planning is recorded.
[[nodiscard]] bool counters_are_plain(const Session& session, const CounterSlips& slips);

/// Whether a play has facts about counters that `unknown` in its place would not have.
[[nodiscard]] bool tells_of_counters(const Session& session, std::uint32_t ply);
/// Replaces the counters of a play by `unknown`.
void forget_counters(Session& session, std::uint32_t ply);

}  // namespace elfref::elfenland
