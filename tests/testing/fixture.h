#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/games.h"

namespace elfref::testing {

/// One finding as tests compare it: `18: error pay-for-the-obstacle`. Lines count in the file.
using Findings = std::vector<std::string>;

/// A record with the findings that its text marks:
/// `# expect: ID…` at the end of a line, `# expect-next-line: ID…` above it, `# expect-line N: ID…` anywhere. An id is an
/// error unless `warning` or `note` stands before it; a fault of the file has its own severity. `# verdict: V` and
/// `# claims: C` on a line of their own say what is to become of the whole record.
struct Fixture {
  Source source;
  Findings expected;
  std::string verdict;  ///< empty: not said
  std::string claims;   ///< empty: not said
};

/// The whole file. A failure to read it is a test failure and an empty text.
[[nodiscard]] std::string text_of_file(const std::string& path);

/// The records of a file, in order.
[[nodiscard]] std::vector<Fixture> fixtures_of(const std::string& path);
[[nodiscard]] std::vector<Fixture> fixtures_of(const std::string& name, std::string_view text);

/// What the referee found, in the same form. Notes that sum up what was taken as written are left out, unless
/// `everything`.
[[nodiscard]] Findings found(const Refereed& refereed, bool everything = false);

/// Every record of a file is found to be what its text marks, with that verdict and those claims.
void expect_as_marked(const std::string& path);
/// Whether some record's mark names a rule or a fault.
[[nodiscard]] bool marks(const Fixture& fixture, std::string_view id);
/// A file of records as the name of a test.
[[nodiscard]] std::string name_of_test(const std::string& path);
/// Each rule has a file in a folder, in which some record breaks it and some record keeps it; each file is of a rule.
void expect_a_file_a_rule(const std::string& folder, std::span<const RuleInfo* const> rules);

/// The `*.yaml` files below a folder of the source tree, sorted; paths from the top of the tree.
[[nodiscard]] std::vector<std::string> records_below(const std::string& folder);

}  // namespace elfref::testing
