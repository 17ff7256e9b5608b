#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace elfref::testing {

/// Something that is known of the referee: what it says of one record.
struct Evidence {
  std::string name;  ///< `tests/elfenland/rules/ferry-price.yaml:12`, with an edition for a case
  /// Judges the record; nothing where it is found to be as it should. Findings of `left_out` do not count as made.
  std::function<std::optional<std::string>(std::string_view left_out)> differs;
};

/// Every fixture, mistake, fault and record of the tree, and every case by each edition. Those of tests/elfenland/plays
/// are judged a second time, by the rules table alone: of a whole record the search for hidden pieces would find the
/// same.
[[nodiscard]] std::vector<Evidence> all_evidence();

}  // namespace elfref::testing
