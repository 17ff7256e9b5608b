// Hidden counters in games with the whole box: whatever was not written down of a game that was played, nobody is
// accused. ELFREF_ORACLE in the environment is how many games are tried.

#include "oracle/counter_games.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "elfref/elfenland/facts/kinds.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/hidden/counters/counter_ledger.h"

namespace elfref::oracle {
namespace {

using namespace elfenland;

TEST(CounterGames, WhatWasPlayedHasACompletionWhateverWasForgotten) {
  const char* wanted = std::getenv("ELFREF_ORACLE");
  const int games = wanted == nullptr ? 1'000 : std::atoi(wanted);
  std::uint32_t most_conflicts = 0;
  for (int seed = 0; seed < games; ++seed) {
    Dice dice(static_cast<std::uint64_t>(seed));
    const auto written = dice.chance(70) ? CountersWritten::in_public : CountersWritten::all;
    Session session = game_of_counters(dice.between(2, 8), dice.between(1, 4), written, dice);
    forget_some(session, dice.below(100), dice);
    const CounterRules rules{judging_options(session), listed_seating(), {}};
    HiddenCounters counters(read_counters_of(session, rules).ledger);
    const CounterAnswer answer = counters.complete();
    ASSERT_TRUE(answer.possible) << seed;
    ASSERT_TRUE(answer.complete) << seed;
    most_conflicts = std::max(most_conflicts, answer.conflicts);
    for (const HeldCounters& held : counters.held())
      for (std::size_t kind = 0; kind < counter_kinds; ++kind) {
        int all = 0;
        for (const CounterCounts& his : held) all += his[kind];
        ASSERT_LE(all, counters_in_box(Transport(kind))) << seed;
      }
  }
  RecordProperty("most_conflicts", static_cast<int>(most_conflicts));
}

}  // namespace
}  // namespace elfref::oracle
