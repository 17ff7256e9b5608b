// Records of Elven Rage are found to be exactly what their marks say, and every rule has its file.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <string>
#include <utility>
#include <vector>

#include "elfref/elven_rage/rules/rulebook.h"
#include "elfref/games.h"
#include "testing/fixture.h"

namespace elfref::testing::elven_rage_fixtures_test {
namespace {

class ElvenRageRecord : public ::testing::TestWithParam<std::string> {};

TEST_P(ElvenRageRecord, IsFoundAsItsMarksSay) {
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

std::string test_name(const ::testing::TestParamInfo<std::string>& info) {
  std::string name = info.param.substr(0, info.param.size() - std::string(".yaml").size());
  for (char& c : name)
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
  return name;
}

std::vector<std::string> all_records() {
  std::vector<std::string> all = records_below("tests/elven_rage");
  for (std::string& path : records_below("records/elven-rage")) all.push_back(std::move(path));
  return all;
}

INSTANTIATE_TEST_SUITE_P(, ElvenRageRecord, ::testing::ValuesIn(all_records()), test_name);

bool marks(const Fixture& fixture, std::string_view id) {
  return std::ranges::any_of(fixture.expected,
                             [&](const std::string& mark) { return mark.ends_with(" " + std::string(id)); });
}

TEST(ElvenRageRules, EachIsKeptOnceAndBrokenOnce) {
  for (const auto& rule : elven_rage::rulebook()) {
    const std::string path = "tests/elven_rage/rules/" + std::string(rule.info.id) + ".yaml";
    const std::vector<Fixture> fixtures = fixtures_of(path);
    const auto broken = std::ranges::count_if(fixtures, [&](const Fixture& f) { return marks(f, rule.info.id); });
    EXPECT_GT(broken, 0) << path << ": no record breaks the rule";
    EXPECT_LT(broken, std::ssize(fixtures)) << path << ": no record keeps the rule";
  }
}

TEST(ElvenRageRules, EachFileNamesOne) {
  const auto table = elven_rage::rulebook();
  for (const std::string& path : records_below("tests/elven_rage/rules")) {
    const std::string id = path.substr(path.rfind('/') + 1, path.size() - path.rfind('/') - 6);
    EXPECT_TRUE(std::ranges::any_of(table, [&](const auto& rule) { return rule.info.id == id; })) << path;
  }
}

}  // namespace
}  // namespace elfref::testing::elven_rage_fixtures_test
