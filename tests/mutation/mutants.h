#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

// The rules table with one entry replaced. This program has a table of its own in the place of the library's: the table
// is linked before the library, which asks it instead. The library itself has no hook for this, and knows nothing of
// it.

namespace elfref::elfenland {

/// The table with one entry replaced.
struct Mutant {
  std::string rule;             ///< the entry's id
  std::string change;           ///< in words: `step: never fires`
  std::function<void()> begin;  ///< replaces the entry
  /// The rule has no judge: it is a remark on a whole record. It is suppressed by leaving it out of the findings.
  bool leaves_out_remarks = false;

  /// `pay-the-price: step: never fires`.
  [[nodiscard]] std::string name() const { return rule + ": " + change; }
};

/// Every mutant, in the order of the table. For each judge: it never fires; it always fires; it sees one piece more or
/// fewer, if it counts some; an option that its rule names has another value. For each rule: it is more or less severe,
/// and it bears on something else.
[[nodiscard]] std::vector<Mutant> mutants();

/// Restores the table of the library.
void end_mutant();

}  // namespace elfref::elfenland
