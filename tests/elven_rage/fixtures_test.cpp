// Records of Elven Rage are found to be exactly what their marks say, and every rule has its file.

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "elfref/elven_rage/rules/rulebook.h"
#include "testing/marked.h"

namespace elfref::testing::elven_rage_fixtures_test {
namespace {

class ElvenRageRecord : public ::testing::TestWithParam<std::string> {};

TEST_P(ElvenRageRecord, IsFoundAsItsMarksSay) {
  expect_as_marked(GetParam());
}

INSTANTIATE_TEST_SUITE_P(, ElvenRageRecord,
                         ::testing::ValuesIn(records_below_all({"tests/elven_rage", "records/elven-rage"})), name_of_file);

TEST(ElvenRageRules, HaveAFileEach) {
  std::vector<std::string_view> rules;
  for (const auto& rule : elven_rage::rulebook()) rules.push_back(rule.info.id);
  expect_a_file_each(rules, "tests/elven_rage/rules");
}

}  // namespace
}  // namespace elfref::testing::elven_rage_fixtures_test
