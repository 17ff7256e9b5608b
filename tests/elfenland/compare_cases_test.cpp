// The Elfenland Adjudication Test Cases by several rulebooks: each option of the format is seen to make a difference
// alone.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "elfref/games.h"
#include "testing/cases.h"

namespace elfref::testing::compare_cases_test {
namespace {

using What = OutcomeApart::What;

/// The options that alone change the verdict, a score, a place or the winner.
std::set<std::string> changed_alone(const Compared& compared) {
  std::set<std::string> found;
  const auto options = compared.game->options();
  for (const OutcomeApart& apart : compared.comparison.outcomes)
    for (const Parting& parting : apart.partings)
      if (apart.what != What::claims && apart.what != What::ended && parting.options.size() == 1)
        found.emplace(options[parting.options[0]].name);
  return found;
}

TEST(ComparedCases, EveryOptionAloneMakesADifferenceInOneThatIsAboutIt) {
  std::set<std::string> shown;
  for (const Case& record : cases(elfenland_cases()))
    for (const ExpectationLine& line : record.lines) {
      if (line.options.size() != 1) continue;
      const std::string& option = line.options[0].first;
      const Compared compared = compare(record.source, {.editions = {"italian"}, .options = line.options});
      if (changed_alone(compared).contains(option)) shown.insert(option);
    }
  for (const Case& record : cases(elfenland_cases())) shown.merge(changed_alone(compare(record.source)));
  for (const OptionWords& option : games().front()->options())
    EXPECT_TRUE(shown.contains(std::string(option.name))) << option.name;
}

/// By every edition the comparison says what the case expects of it.
TEST(ComparedCases, EachEditionIsAsTheCaseSays) {
  for (const Case& record : cases(elfenland_cases())) {
    const Compared compared = compare(record.source);
    for (const Expectation& expected : record.expectations) {
      if (!expected.options.empty()) continue;
      SCOPED_TRACE(record.path + ": " + expected.name());
      const auto& columns = compared.comparison.columns;
      const auto column = std::ranges::find_if(columns, [&](const JudgedBy& one) {
        return expected.edition == "unnamed" ? one.as_written : one.as_edition && one.rules.edition == expected.edition;
      });
      // What cannot be read is judged by no edition.
      const JudgedBy& judged = compared.comparison.unreadable() ? columns.front() : *column;
      EXPECT_EQ(name(judged.judgement.verdict), expected.verdict);
    }
  }
}

}  // namespace
}  // namespace elfref::testing::compare_cases_test
