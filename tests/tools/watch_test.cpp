// `check --watch`: a file is judged again when it changes, and when what stands beside it does.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "tools/command.h"

namespace elfref::testing::watch_test {
namespace {

using ::testing::HasSubstr;

/// Until a file has a word, ten seconds at most.
const std::string until = "until_has() { for i in $(seq 100); do grep -q \"$2\" $1 && return; sleep 0.1; done; }; ";

TEST(Watch, JudgesAgainWhenTheFileOrOneBesideItChanges) {
  const Outcome outcome = run(
      "d=$(mktemp -d); " + until +
      "printf 'players: [Anna, Boris]\\nrounds:\\n- travel: [Anna: [Virst: 2 raft]]\\n' >$d/game.yaml; "
      "elfref check --watch $d/game.yaml >$d/said & watching=$!; until_has $d/said ': legal'; "
      "sed -i 's/2 raft/1 raft/' $d/game.yaml; until_has $d/said ': illegal'; "
      ": >$d/cards.yaml; for i in $(seq 100); do [ $(grep -c ': illegal' $d/said) = 2 ] && break; sleep 0.1; done; "
      "kill $watching; cat $d/said; rm -r $d");
  EXPECT_THAT(outcome.output, HasSubstr(": legal: 1 play"));
  EXPECT_THAT(outcome.output, HasSubstr("[ferry-price]"));
  const std::size_t first = outcome.output.find(": illegal");
  ASSERT_NE(first, std::string::npos);
  EXPECT_NE(outcome.output.find(": illegal", first + 1), std::string::npos);
}

TEST(Watch, TakesFiles) {
  for (const std::string line : {"elfref check --watch - </dev/null 2>&1", "elfref check --watch nothing-there 2>&1"}) {
    const Outcome outcome = run("timeout 10 " + line);
    EXPECT_EQ(outcome.exit, 2) << line;
    EXPECT_THAT(outcome.output, HasSubstr("--watch takes files")) << line;
  }
}

}  // namespace
}  // namespace elfref::testing::watch_test
