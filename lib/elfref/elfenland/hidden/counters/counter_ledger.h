#pragma once

#include <cstdint>
#include <vector>

#include "elfref/core/hidden/minimise.h"
#include "elfref/core/judging/replay.h"
#include "elfref/elfenland/hidden/counters/hidden_counters.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/table/state.h"

namespace elfref::elfenland {

/// Plays about counters that broke a rule already: nothing is said to follow from them.
struct CounterSlips {
  /// Too many of some kinds in one round.
  struct TooMany {
    int round = 0;  ///< as the record counts it; 0: before the first
    Kinds kinds = 0;
  };
  std::vector<std::uint32_t> plies;  ///< in order: what they say of counters cannot have been so
  std::vector<TooMany> too_many;

  /// Those that a replay found.
  [[nodiscard]] static CounterSlips of(const Session& session, const Replayed<State>& table);
};

/// What a session tells of transport counters.
struct CounterReading {
  CounterLedger ledger;
  std::vector<std::uint32_t> plies;  ///< by event: the play that it is about
  int first_round = 1;               ///< as the record counts it
};

/// By which rules a session is read.
struct CounterRules {
  Options options;
  Seating seating{};
  CounterSlips slips;
  std::uint32_t most_conflicts = most_counter_conflicts;  ///< how long is searched
};

/// Reads the counters of a session; a play that is left out as if `unknown` stood in its place.
[[nodiscard]] CounterReading read_counters_of(const Session& session, const CounterRules& rules,
                                              const Mask& left_out = {});

/// Whether it can be seen at once that some counters make everything true: every counter is written down, so that the
/// rules table has judged them all, or hardly anything but the plan is.
[[nodiscard]] bool counters_are_plain(const Session& session, const CounterSlips& slips);

/// Whether a play tells something of counters, so that `unknown` in its place would tell less.
[[nodiscard]] bool tells_of_counters(const Session& session, std::uint32_t ply);
/// Reads a play as if `unknown` stood in its place.
void forget_counters(Session& session, std::uint32_t ply);

}  // namespace elfref::elfenland
