// Records of Master Elf are found to be exactly what their marks say, and every rule has its file.

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "elfref/master_elf/rules/rulebook.h"
#include "testing/marked.h"

namespace elfref::testing::master_elf_fixtures_test {
namespace {

class MasterElfRecord : public ::testing::TestWithParam<std::string> {};

TEST_P(MasterElfRecord, IsFoundAsItsMarksSay) {
  expect_as_marked(GetParam());
}

INSTANTIATE_TEST_SUITE_P(, MasterElfRecord,
                         ::testing::ValuesIn(records_below_all({"tests/master_elf", "records/master-elf"})),
                         name_of_file);

TEST(MasterElfRules, HaveAFileEach) {
  std::vector<std::string_view> rules;
  for (const auto& rule : master_elf::rulebook()) rules.push_back(rule.info.id);
  expect_a_file_each(rules, "tests/master_elf/rules");
}

}  // namespace
}  // namespace elfref::testing::master_elf_fixtures_test
