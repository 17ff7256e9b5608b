// What the records under records/ show between them: every rule broken, every dispute settled.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "elfref/elfenland/rules/rulebook.h"
#include "testing/fixture.h"

namespace elfref::testing::records_test {
namespace {

/// The records below a folder, whatever file they stand in.
std::vector<Fixture> fixtures_below(const std::string& folder) {
  std::vector<Fixture> all;
  for (const std::string& path : records_below(folder))
    for (Fixture& fixture : fixtures_of(path)) all.push_back(std::move(fixture));
  return all;
}

/// A mark without its line: `error pay-the-price`.
std::string what_is_marked(const std::string& mark) { return mark.substr(mark.find(' ') + 1); }

TEST(Records, EveryRuleIsBrokenBySomeRecord) {
  std::set<std::string> marked;
  for (const Fixture& fixture : fixtures_below("records/elfenland"))
    for (const std::string& mark : fixture.expected) marked.insert(what_is_marked(mark));
  for (const auto& rule : elfenland::rulebook()) {
    const std::string broken = std::string(name(rule.info.severity)) + " " + std::string(rule.info.id);
    EXPECT_TRUE(marked.contains(broken)) << "no record under records/ is marked with " << broken;
  }
}

TEST(Records, EveryDisputeIsAboutSomethingAndIsSettled) {
  const std::vector<std::string> paths = records_below("records/elfenland/disputes");
  EXPECT_GE(paths.size(), 25U);
  for (const std::string& path : paths) {
    const std::vector<Fixture> fixtures = fixtures_of(path);
    EXPECT_TRUE(std::any_of(fixtures.begin(), fixtures.end(), [](const Fixture& f) { return !f.expected.empty(); }))
        << path << ": nothing is marked";
    for (const Fixture& fixture : fixtures) {
      SCOPED_TRACE(path + ":" + std::to_string(fixture.source.first_line));
      EXPECT_FALSE(fixture.verdict.empty()) << "no '# verdict:'";
      const bool claims = referee(fixture.source, {}).judgement.claims != Claims::none;
      EXPECT_EQ(fixture.claims.empty(), !claims) << "'# claims:' stands where something is claimed, and nowhere else";
    }
  }
}

}  // namespace
}  // namespace elfref::testing::records_test
