// `elfref serve`: how lines of standard input become requests. tests/serve has the answers.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "tools/command.h"

namespace elfref::testing::serve_test {
namespace {

using ::testing::HasSubstr;

Outcome served(const std::string& lines) {
  return run("printf '" + lines + "' | elfref serve 2>&1");
}

TEST(Served, EachLineGetsALine) {
  const Outcome outcome = served("{\"id\":1}\\n\\n  \\r\\n{\"id\":2}\\r\\n{\"id\":3,\\n{\"id\":4}");
  EXPECT_EQ(outcome.exit, 0);
  EXPECT_EQ(std::ranges::count(outcome.output, '\n'), 4);
  EXPECT_THAT(outcome.output, HasSubstr("{\"id\":1,"));
  EXPECT_THAT(outcome.output, HasSubstr("\n{\"id\":2,"));
  EXPECT_THAT(outcome.output, HasSubstr("\"bad-request\""));
  EXPECT_THAT(outcome.output, HasSubstr("\n{\"id\":4,"));
}

TEST(Served, ALineThatIsCutOffGetsOneError) {
  const Outcome outcome = served("{\"id\":1,\"do\":\"pl");
  EXPECT_EQ(outcome.exit, 0);
  EXPECT_EQ(std::ranges::count(outcome.output, '\n'), 1);
  EXPECT_THAT(outcome.output, HasSubstr("\"bad-request\""));
}

TEST(Served, ALineThatIsTooLongGetsOneErrorAndTheNextIsAnswered) {
  const Outcome outcome =
      run("{ head -c 40000000 /dev/zero | tr '\\0' 'x'; printf '\\n{\"id\":\"next\"}\\n'; } | elfref serve 2>&1");
  EXPECT_EQ(outcome.exit, 0);
  EXPECT_EQ(std::ranges::count(outcome.output, '\n'), 2);
  EXPECT_THAT(outcome.output, HasSubstr("\"request-too-long\""));
  EXPECT_THAT(outcome.output, HasSubstr("\n{\"id\":\"next\","));
}

TEST(Served, RecordsAreJudgedByTheOptionsOfTheCommand) {
  const Outcome outcome =
      run("printf '{\"do\":\"judge\",\"record\":\"players: [Anna, Boris]\\\\n\"}' | elfref serve --edition amigo 2>&1");
  EXPECT_THAT(outcome.output, HasSubstr("\"edition\":\"amigo\""));
  EXPECT_EQ(run("elfref serve --edition none </dev/null 2>&1").exit, 2);
}

}  // namespace
}  // namespace elfref::testing::serve_test
