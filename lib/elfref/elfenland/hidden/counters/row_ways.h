#pragma once

#include "elfref/elfenland/hidden/counters/hidden_counters.h"

namespace elfref::elfenland {

/// What the row can have been, whatever the hands were.
struct RowWays {
  bool possible = true;         ///< there is at least one way
  CounterLedger ledger;         ///< counters of the row have only kinds that occur in some way
  std::vector<Kinds> turned;    ///< by `pick`: the kinds that can have been turned up in the row, before the pick
  std::uint64_t steps = 0;      ///< work: rows that were looked at
};
/// The ways of a row that was not followed: every kind is possible.
[[nodiscard]] RowWays any_way_of_the_row(const CounterLedger& ledger);
/// Follows the row through a ledger. Counters of a kind are alike, so there are few possible rows. A row that is too
/// long for that is not followed.
[[nodiscard]] RowWays ways_of_the_row(const CounterLedger& ledger);

}  // namespace elfref::elfenland
