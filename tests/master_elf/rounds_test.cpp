// What lay under the parcels, and what everybody had, after every round.

#include "testing/rounds.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "elfref/games.h"
#include "testing/fixture.h"

namespace elfref::testing::master_elf_rounds_test {
namespace {

using ::testing::IsEmpty;

Judgement judged(Source source) {
  Overrides overrides;
  overrides.by_round = true;
  return referee(std::move(source), overrides).judgement;
}

TEST(Rounds, OfEveryRecordLeadToItsEnd) {
  int with_rounds = 0, counted = 0;
  for (const char* folder : {"records/master-elf", "tests/master_elf"})
    for (const std::string& path : records_below(folder))
      for (const Fixture& fixture : fixtures_of(path)) {
        const Judgement judgement = judged(fixture.source);
        const bool gaps = fixture.source.text.find("unknown") != std::string::npos || path.ends_with("gaps.yaml");
        if (judgement.game != "master-elf") continue;
        const std::string where = path + ", record " + std::to_string(fixture.source.document);
        EXPECT_EQ(fault_of_turn_rounds(judgement, gaps), "") << where;
        with_rounds += judgement.rounds.empty() ? 0 : 1;
        for (const RoundScore& round : judgement.rounds) {
          const Figure* begun = round.standings.front().figure("rounds");
          if (begun == nullptr || !begun->number || !begun->number->exact()) continue;
          ++counted;
          EXPECT_EQ(begun->number->min, round.round) << where;
        }
      }
  EXPECT_GT(with_rounds, 100);
  EXPECT_GT(counted, 300);
}

}  // namespace
}  // namespace elfref::testing::master_elf_rounds_test
