// Files and records that a command has no use for, and what it says of them.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "tools/command.h"

namespace elfref::testing::wrong_files_test {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

/// Both streams of a line that succeeds.
std::string output(const std::string& line) {
  const Outcome outcome = run(line + " 2>&1");
  EXPECT_EQ(outcome.exit, 0) << line;
  return outcome.output;
}

TEST(WrongFile, ThatIsAFolderHasItsFilesNamed) {
  const std::string folder = "it is a folder: name its files";
  EXPECT_EQ(run("elfref check tests/ 2>&1").output,
            "elfref: cannot read 'tests/': " + folder + ", as in tests/*.yaml\n");
  for (const char* command : {"score", "compare", "convert", "replay", "moves", "report", "count --depth 1"}) {
    const Outcome outcome = run("elfref " + std::string(command) + " tests 2>&1");
    EXPECT_EQ(outcome.exit, 2) << command;
    EXPECT_THAT(outcome.output, HasSubstr("'tests': " + folder + ", as in tests/*.yaml")) << command;
  }
  const std::string odd = file_of_this_test("my games");
  EXPECT_EQ(run("mkdir -p '" + odd + "'; elfref check '" + odd + "' 2>&1; rmdir '" + odd + "'").output,
            "elfref: cannot read '" + odd + "': " + folder + "\n");
  EXPECT_THAT(run("elfref check --format json tests 2>/dev/null").output, HasSubstr(folder));
}

TEST(WrongFile, ThatHasComponentsIsNamedAsSuch) {
  const std::string file = "tests/golden/typed/components.yaml";
  for (const char* command : {"check", "score", "compare", "moves", "replay --at end", "report"}) {
    const Outcome outcome = run("elfref " + std::string(command) + " " + file + " 2>&1");
    EXPECT_EQ(outcome.exit, 2) << command;
    EXPECT_THAT(outcome.output, HasSubstr("this is a components file, not a record")) << command;
  }
  const std::string record = "records/elfenland/pairs/obstacle-by-boris.yaml";
  EXPECT_THAT(run("elfref diff " + record + " " + file + " 2>&1").output,
              HasSubstr(file + ":1:1: error: this is a components file, not a record"));
  const Outcome json = run("elfref check --format json " + file + " " + record + " 2>/dev/null");
  EXPECT_EQ(json.exit, 2);
  EXPECT_THAT(json.output, AllOf(HasSubstr("is a components file"), HasSubstr("\"verdict\":\"legal\"")));
}

/// What lacks the players, or has a slip in a key, stays a record with faults.
TEST(WrongFile, ThatIsARecordWithFaultsIsJudgedAsOne) {
  for (const char* text : {"game: elven-rage\\nturns: []\\n", "rouns: []\\n", "game: master-elf\\n",
                           "players: [Anna, Boris]\\ndecks: {}\\n", "{}\\n", "a list\\n"}) {
    const Outcome outcome = run(std::string("printf '") + text + "' | elfref check - 2>&1");
    EXPECT_EQ(outcome.exit, 2) << text;
    EXPECT_THAT(outcome.output, HasSubstr("<stdin>: unreadable")) << text;
  }
}

// ---------------------------------------------------------------- records of several games

constexpr const char* two_games =
    " records/elfenland/sessions/three-players-full.yaml records/master-elf/sessions/three-players-won-full.yaml";

TEST(SeveralGames, AreNotOneSession) {
  const Outcome diff = run(std::string("elfref diff") + two_games + " 2>&1");
  EXPECT_EQ(diff.exit, 2);
  EXPECT_THAT(diff.output, AllOf(StartsWith("elfref: 'records/elfenland/sessions/three-players-full.yaml' is a record "
                                            "of Elfenland"),
                                 HasSubstr("three-players-won-full.yaml' is one of Master Elf"),
                                 HasSubstr(": they are not one session\n")));
  const std::string compared = "they are not one session";
  EXPECT_THAT(run(std::string("elfref compare") + two_games + " 2>&1 >/dev/null").output, HasSubstr(compared));
  EXPECT_THAT(run("elfref compare records/elfenland/pairs/obstacle-by-*.yaml 2>&1 >/dev/null").output, IsEmpty());
}

TEST(SeveralGames, AreHeadingsOfALongExplanation) {
  const std::string all = output("elfref explain card");
  std::size_t before = 0;
  for (const char* game : {"Elfenland", "\n\nElven Rage", "\n\nMaster Elf", "\n\nAny game: faults of a file\n"}) {
    const std::size_t at = all.find(game, before);
    ASSERT_NE(at, std::string::npos) << game;
    before = at;
  }
  const std::string one = output("elfref explain --game master-elf card");
  EXPECT_THAT(one, HasSubstr("ME-"));
  for (const char* other : {"ER-", "MOVE-", "Elven Rage"}) EXPECT_THAT(one, Not(HasSubstr(other)));
  EXPECT_EQ(run("elfref explain --game master-elf MOVE-4 2>&1").exit, 2);
  EXPECT_EQ(output("elfref explain --game elfenland MOVE-4"), output("elfref explain MOVE-4"));
  EXPECT_EQ(run("elfref explain --game chess card 2>&1").exit, 2);
}

}  // namespace
}  // namespace elfref::testing::wrong_files_test
