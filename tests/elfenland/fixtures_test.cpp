// Every record of the tree is judged and must be found to be exactly what its marks say. (The cases have heads instead
// of marks: cases_test.cpp judges them, under every edition.)

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "elfref/elfenland/rules/rulebook.h"
#include "elfref/games.h"
#include "testing/fixture.h"

namespace elfref::testing::fixtures_test {
namespace {

class RecordFile : public ::testing::TestWithParam<std::string> {};

TEST_P(RecordFile, IsFoundAsItsMarksSay) {
  const std::vector<Fixture> fixtures = fixtures_of(GetParam());
  ASSERT_FALSE(fixtures.empty()) << GetParam() << " holds no record";
  for (const Fixture& fixture : fixtures) {
    SCOPED_TRACE(fixture.source.name + ":" + std::to_string(fixture.source.first_line));
    const Refereed refereed = referee(fixture.source, {});
    EXPECT_EQ(found(refereed), fixture.expected);
    if (!fixture.verdict.empty()) {
      EXPECT_EQ(name(refereed.judgement.verdict), fixture.verdict);
    }
    if (!fixture.claims.empty()) {
      EXPECT_EQ(name(refereed.judgement.claims), fixture.claims);
    }
  }
}

std::vector<std::string> all_records() {
  std::vector<std::string> all;
  for (const char* folder : {"records/elfenland", "tests/elfenland", "tests/faults"})
    for (std::string& path : records_below(folder))
      if (!path.starts_with("records/elfenland/cases/")) all.push_back(std::move(path));
  return all;
}

std::string test_name(const ::testing::TestParamInfo<std::string>& info) {
  std::string name = info.param.substr(0, info.param.size() - std::string(".yaml").size());
  for (char& c : name)
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
  return name;
}

INSTANTIATE_TEST_SUITE_P(, RecordFile, ::testing::ValuesIn(all_records()), test_name);

bool marks(const Fixture& fixture, std::string_view id) {
  return std::any_of(fixture.expected.begin(), fixture.expected.end(),
                     [&](const std::string& mark) { return mark.ends_with(" " + std::string(id)); });
}

TEST(Coverage, EveryRuleIsKeptOnceAndBrokenOnce) {
  for (const auto& rule : elfenland::rulebook()) {
    const std::string path = "tests/elfenland/rules/" + std::string(rule.info.id) + ".yaml";
    const std::vector<Fixture> fixtures = fixtures_of(path);
    const auto broken = std::count_if(fixtures.begin(), fixtures.end(), [&](const Fixture& f) { return marks(f, rule.info.id); });
    EXPECT_GT(broken, 0) << path << ": no record breaks the rule";
    EXPECT_LT(broken, std::ssize(fixtures)) << path << ": no record keeps the rule";
  }
}

TEST(Coverage, EveryFixtureNamesARuleOfTheTable) {
  for (const std::string& path : records_below("tests/elfenland/rules")) {
    const std::string id = path.substr(path.rfind('/') + 1, path.size() - path.rfind('/') - 6);
    const auto table = elfenland::rulebook();
    EXPECT_TRUE(std::any_of(table.begin(), table.end(), [&](const auto& rule) { return rule.info.id == id; })) << path;
  }
}

TEST(Coverage, EveryFaultOfAFileIsShownOnceAndMendedOnce) {
  // Faults that no text short enough shows, with the test that does.
  const std::vector<std::string_view> elsewhere{
      "too-large",       // RecordReader: 16 MiB
      "too-many-plays",  // Decode: a record that long
  };
  for (const FaultInfo* fault : all_faults()) {
    const std::string id(fault->id);
    if (std::find(elsewhere.begin(), elsewhere.end(), id) != elsewhere.end()) continue;
    const std::string path = "tests/faults/" + id + ".yaml";
    const std::vector<Fixture> fixtures = fixtures_of(path);
    ASSERT_FALSE(fixtures.empty()) << path;
    EXPECT_TRUE(marks(fixtures[0], id)) << path << ": the first record has no " << id;
    if (id == "no-record") continue;  // whatever mends it is a record, and the file has one then
    const auto mended = std::find_if(fixtures.begin(), fixtures.end(), [](const Fixture& f) { return f.expected.empty(); });
    EXPECT_NE(mended, fixtures.end()) << path << ": no record without " << id;
  }
}

}  // namespace
}  // namespace elfref::testing::fixtures_test
