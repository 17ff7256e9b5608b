// Records of Master Elf are found to be exactly what their marks say, and every rule has its file. (The cases have heads
// instead of marks: tests/cases judges them.)

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "elfref/master_elf/module.h"
#include "testing/fixture.h"

namespace elfref::testing::master_elf_fixtures_test {
namespace {

class MasterElfRecord : public ::testing::TestWithParam<std::string> {};

TEST_P(MasterElfRecord, IsFoundAsItsMarksSay) {
  expect_as_marked(GetParam());
}

std::vector<std::string> all_records() {
  std::vector<std::string> all = records_below("tests/master_elf");
  for (std::string& path : records_below("records/master-elf"))
    if (!path.starts_with("records/master-elf/cases/")) all.push_back(std::move(path));
  return all;
}

INSTANTIATE_TEST_SUITE_P(, MasterElfRecord, ::testing::ValuesIn(all_records()),
                         [](const auto& path) { return name_of_test(path.param); });

TEST(MasterElfRules, EachIsKeptOnceAndBrokenOnce) {
  expect_a_file_a_rule("tests/master_elf/rules", master_elf::game().rules());
}

}  // namespace
}  // namespace elfref::testing::master_elf_fixtures_test
