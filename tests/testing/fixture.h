#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/games.h"

namespace elfref::testing {

/// A finding as tests compare it: `18: error pay-for-the-obstacle`. Lines are counted in the file.
using Findings = std::vector<std::string>;

/// A record with the findings that its text marks:
/// `# expect: ID…` at the end of a line, `# expect-next-line: ID…` above it, `# expect-line N: ID…` anywhere.
/// An id is an error unless `warning` or `note` is before it; a fault of the file has its own severity.
/// `# verdict: V` and `# claims: C`, on a line of their own, give the verdict and the claims of the whole record.
struct Fixture {
  Source source;
  Findings expected;
  std::string verdict;  ///< empty: not given
  std::string claims;   ///< empty: not given
};

/// The text of a file. If it cannot be read, the test fails and the text is empty.
[[nodiscard]] std::string text_of_file(const std::string& path);

/// The records of a file, in order.
[[nodiscard]] std::vector<Fixture> fixtures_of(const std::string& path);
[[nodiscard]] std::vector<Fixture> fixtures_of(const std::string& name, std::string_view text);

/// The findings of the referee, in the same form. Notes that sum up what was taken on trust are left out, unless
/// `everything`.
[[nodiscard]] Findings found(const Refereed& refereed, bool everything = false);

/// Expects that every record of a file has the findings, the verdict and the claims that its text marks.
void expect_as_marked(const std::string& path);
/// Whether a mark of a record names a rule or a fault.
[[nodiscard]] bool marks(const Fixture& fixture, std::string_view id);
/// The name of a test for a file of records.
[[nodiscard]] std::string name_of_test(const std::string& path);
/// Expects that each rule has a file in a folder, with a record that breaks it and one that keeps it, and that each
/// file has a rule.
void expect_a_file_a_rule(const std::string& folder, std::span<const RuleInfo* const> rules);

/// The `*.yaml` files below a folder of the source tree, sorted; paths are from the top of the tree.
[[nodiscard]] std::vector<std::string> records_below(const std::string& folder);

}  // namespace elfref::testing
