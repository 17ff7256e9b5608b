#pragma once

#include "elfref/elfenland/hidden/counters/hidden_counters.h"

namespace elfref::elfenland {

/// What a row can have been, whatever was in the hands.
struct RowWays {
  bool possible = true;         ///< there is some way
  CounterLedger ledger;         ///< with the kinds that counters of the row were of in some way
  std::vector<Kinds> turned;  ///< by `pick`: what may have come to the row then, before one was picked from it
};
/// Anything that is not told.
[[nodiscard]] RowWays any_way_of_the_row(const CounterLedger& ledger);
/// Follows the row through a ledger: as it knows no counters apart, there are few ways for it to lie. A row that is too
/// long for that is not followed.
[[nodiscard]] RowWays ways_of_the_row(const CounterLedger& ledger);

}  // namespace elfref::elfenland
