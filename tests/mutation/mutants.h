#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

// The rules table with one entry replaced. This program has a table of its own in the place of the library's: it is
// linked before it, and the library asks it instead. The library itself has no hook, and knows nothing of it.

namespace elfref::elfenland {

/// The table with one entry replaced.
struct Mutant {
  std::string rule;             ///< the entry's id
  std::string change;           ///< in words: `step: never fires`
  std::function<void()> begin;  ///< replaces the entry
  /// The rule has no judge: it is a remark on a whole record. That it is not made is seen to by leaving it out of what
  /// was found.
  bool leaves_out_remarks = false;

  /// `pay-the-price: step: never fires`.
  [[nodiscard]] std::string name() const { return rule + ": " + change; }
};

/// Every mutant, in the order of the table. Of each judge: that it never fires, that it always does, that it sees one
/// piece more or fewer than there is where it counts some, that an option which its rule names has another value; of
/// each rule: that it is graver or less grave, and that it bears on something else.
[[nodiscard]] std::vector<Mutant> mutants();

/// Puts the table back as it is in the library.
void end_mutant();

}  // namespace elfref::elfenland
