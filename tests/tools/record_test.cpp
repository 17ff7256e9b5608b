// `elfref record`: plays that are typed one after the other become a record.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "tools/command.h"

namespace elfref::testing::record_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

/// Types lines, and shows what is said and what was written then.
Outcome typed(const std::string& lines, const std::string& more = "") {
  return run("d=$(mktemp -d) && printf '" + lines + "' | elfref record $d/game.yaml 2>&1; echo exit $?; " + more +
             " cat $d/game.yaml; elfref check --summary $d/game.yaml; rm -r $d");
}

TEST(Recorded, PlaysGoWhereTheyBelong) {
  const Outcome outcome = typed(
      "Anna, Boris\\ndragon on Elvenhold-Lapphalya\\npass\\nAnna: [Lapphalya: dragon]\\n[Virst: 2 raft]\\n"
      "cloud on Jaccaranda-Throtmanni\\nnote: at night\\n");
  EXPECT_THAT(outcome.output, HasSubstr("exit 0\n"
                                        "players: [Anna, Boris]\n"
                                        "rounds:\n"
                                        "- plan:\n"
                                        "  - Anna: dragon on Elvenhold-Lapphalya\n"
                                        "  - Boris: pass\n"
                                        "  travel:\n"
                                        "  - Anna: [Lapphalya: dragon]\n"
                                        "  - Boris: [Virst: 2 raft]\n"
                                        "- plan:\n"
                                        "  - Boris: cloud on Jaccaranda-Throtmanni\n"
                                        "  - note: at night\n"));
  EXPECT_THAT(outcome.output, HasSubstr(": legal: 5 plays, unfinished\n"));
}

TEST(Recorded, ABreachIsToldAndStandsAndWhatIsNotReadIsNotWritten) {
  const Outcome outcome = typed("Anna, Boris\\nAnna: [Virst: 1 raft]\\nBoris: [Vir: 1 raft]\\n");
  EXPECT_THAT(outcome.output, HasSubstr("[ferry-price]"));
  EXPECT_THAT(outcome.output, HasSubstr("[unknown-town]"));
  EXPECT_THAT(outcome.output, HasSubstr("not written: 'Boris: [Vir: 1 raft]'\nexit 2\n"));
  EXPECT_THAT(outcome.output, HasSubstr("\n- travel:\n  - Anna: [Virst: 1 raft]\n/"));  // and no more
}

TEST(Recorded, ALineIsTakenBackAndARecordGoneOnWith) {
  const Outcome outcome = typed("Anna, Boris\\nAnna: [Virst: 1 raft]\\nundo\\nAnna: [Virst: 2 raft]\\n",
                                "echo 'Boris: []' | elfref record $d/game.yaml;");
  EXPECT_THAT(outcome.output, HasSubstr("  - Anna: [Virst: 2 raft]\n  - Boris: []\n"));
  EXPECT_THAT(outcome.output, Not(HasSubstr("1 raft]\n  -")));
}

TEST(Recorded, TurnsBeginWithWhoseTheyAre) {
  const Outcome outcome = typed(
      "game: elven-rage\\ncomponents: trial-set\\n"
      "[{name: Anna, elves: black, castle: a1}, {name: Boris, elves: snow, castle: e1}]\\nattack: b1\\nwon\\ndecline\\n");
  EXPECT_THAT(outcome.output, HasSubstr("turns:\n- Anna:\n  - attack: b1\n  - won\n- Boris:\n  - decline\n"));
}

TEST(Recorded, TabCompletesOnATerminal) {
  const Outcome outcome =
      run("d=$(mktemp -d); python3 tests/tools/typed_on_terminal $d/game.yaml; cat $d/game.yaml; rm -r $d");
  EXPECT_THAT(outcome.output, HasSubstr("  - Boris: pass\n"));
}

}  // namespace
}  // namespace elfref::testing::record_test
