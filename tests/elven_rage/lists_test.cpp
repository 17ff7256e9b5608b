// Where a line of Elven Rage may be a list, and where not.

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/record/record_reader.h"
#include "elfref/elven_rage/reading/decode.h"

namespace elfref::elven_rage::lists_test {
namespace {

TEST(Lists, AreRefusedWhereNoneIsDue) {
  for (const std::string_view line : {"won: [Wolf]", "attack: [b1]", "look: [2]", "plays: [Novice]", "hand: [4]"}) {
    Diagnostics faults;
    const std::string head = "game: elven-rage\ncomponents: trial-set\nplayers: [Anna, Boris]\nturns:\n- Anna:\n  - ";
    const auto record = read_record({.name = "list", .text = head + std::string(line)}, faults);
    EXPECT_FALSE(decode(*record, faults));
    const std::vector<Diagnostic> found = faults.take();
    ASSERT_EQ(found.size(), 1u) << line;
    EXPECT_EQ(found.front().id, "not-a-scalar") << line;
  }
}

}  // namespace
}  // namespace elfref::elven_rage::lists_test
