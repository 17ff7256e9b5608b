// Every record of the tree is judged and must be found to be exactly what its marks say. (The cases have heads instead
// of marks: tests/cases judges them, under every edition.)

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "elfref/elfenland/module.h"
#include "elfref/games.h"
#include "testing/fixture.h"

namespace elfref::testing::fixtures_test {
namespace {

class RecordFile : public ::testing::TestWithParam<std::string> {};

TEST_P(RecordFile, IsFoundAsItsMarksSay) {
  expect_as_marked(GetParam());
}

std::vector<std::string> all_records() {
  std::vector<std::string> all;
  for (const char* folder : {"records/elfenland", "tests/elfenland", "tests/faults"})
    for (std::string& path : records_below(folder))
      if (!path.starts_with("records/elfenland/cases/")) all.push_back(std::move(path));
  return all;
}

INSTANTIATE_TEST_SUITE_P(, RecordFile, ::testing::ValuesIn(all_records()),
                         [](const auto& path) { return name_of_test(path.param); });

TEST(Coverage, EveryRuleIsKeptOnceAndBrokenOnce) {
  expect_a_file_a_rule("tests/elfenland/rules", elfenland::game().rules());
}

TEST(Coverage, EveryPermissionIsUsedInALegalRecord) {
  std::vector<std::string> paths;
  for (const RuleInfo& permission : elfenland::game().permissions()) {
    EXPECT_EQ(permission.bearing, Bearing::nothing) << permission.id;
    paths.push_back("tests/elfenland/permissions/" + std::string(permission.id) + ".yaml");
    const std::vector<Fixture> fixtures = fixtures_of(paths.back());
    ASSERT_EQ(fixtures.size(), 1U) << paths.back();
    EXPECT_EQ(fixtures[0].verdict, "legal") << paths.back();
    EXPECT_TRUE(fixtures[0].expected.empty()) << paths.back();
  }
  EXPECT_THAT(records_below("tests/elfenland/permissions"), ::testing::UnorderedElementsAreArray(paths));
}

TEST(Coverage, EveryFaultOfAFileIsShownOnceAndMendedOnce) {
  // Faults that no text short enough shows, with the test that does.
  const std::vector<std::string_view> elsewhere{
      "cannot-read",     // Bulk: a file that is not there
      "not-a-text",      // RecordReader: the first bytes of other files
      "too-large",       // RecordReader: 16 MiB
      "too-many-plays",  // Decode: a record that long
  };
  for (const Fault* fault : all_faults()) {
    const std::string id(fault->id);
    if (std::find(elsewhere.begin(), elsewhere.end(), id) != elsewhere.end()) continue;
    const std::string path = "tests/faults/" + id + ".yaml";
    const std::vector<Fixture> fixtures = fixtures_of(path);
    ASSERT_FALSE(fixtures.empty()) << path;
    EXPECT_TRUE(marks(fixtures[0], id)) << path << ": the first record has no " << id;
    if (id == "no-record") continue;  // whatever mends it is a record, and the file has one then
    const auto fixed =
        std::find_if(fixtures.begin(), fixtures.end(), [](const Fixture& f) { return f.expected.empty(); });
    EXPECT_NE(fixed, fixtures.end()) << path << ": no record without " << id;
  }
}

}  // namespace
}  // namespace elfref::testing::fixtures_test
