#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace elfref::testing {

/// A known fact about the referee: its judgement of one record.
struct Evidence {
  std::string name;  ///< `tests/elfenland/rules/ferry-price.yaml:12`, with an edition for a case
  /// Judges the record; nothing if it is as it should be. Findings of `left_out` do not count as made.
  std::function<std::optional<std::string>(std::string_view left_out)> differs;
};

/// All fixtures, mistakes, faults and records of the tree, and every case by each edition. Those of
/// tests/elfenland/plays are judged a second time, by the rules table alone, because the search for hidden pieces would
/// find the same in a whole record.
[[nodiscard]] std::vector<Evidence> all_evidence();

}  // namespace elfref::testing
