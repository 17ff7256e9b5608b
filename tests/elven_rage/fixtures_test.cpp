// Records of Elven Rage are found to be exactly what their marks say, and every rule has its file. (The cases have heads
// instead of marks: tests/cases judges them.)

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "elfref/elven_rage/module.h"
#include "testing/fixture.h"

namespace elfref::testing::elven_rage_fixtures_test {
namespace {

class ElvenRageRecord : public ::testing::TestWithParam<std::string> {};

TEST_P(ElvenRageRecord, IsFoundAsItsMarksSay) {
  expect_as_marked(GetParam());
}

std::vector<std::string> all_records() {
  std::vector<std::string> all = records_below("tests/elven_rage");
  for (std::string& path : records_below("records/elven-rage"))
    if (!path.starts_with("records/elven-rage/cases/")) all.push_back(std::move(path));
  return all;
}

INSTANTIATE_TEST_SUITE_P(, ElvenRageRecord, ::testing::ValuesIn(all_records()),
                         [](const auto& path) { return name_of_test(path.param); });

TEST(ElvenRageRules, EachIsKeptOnceAndBrokenOnce) {
  expect_a_file_a_rule("tests/elven_rage/rules", elven_rage::game().rules());
}

}  // namespace
}  // namespace elfref::testing::elven_rage_fixtures_test
