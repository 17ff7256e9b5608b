// What it takes to judge hidden transport counters in games of six players and four rounds: any of those that are
// played, and the worst that a random search finds. A judgement is read from the session each time.

#include <benchmark/benchmark.h>

#include <utility>
#include <vector>

#include "bench/stopwatch.h"
#include "elfref/elfenland/counter_ledger.h"
#include "elfref/elfenland/options.h"
#include "oracle/counter_games.h"

namespace elfref::oracle {
namespace {

using namespace elfenland;

enum class Game : std::uint8_t { everything, in_public, gaps };

Session six_players(Game game, Dice& dice) {
  Session session =
      game_of_counters(6, 4, game == Game::everything ? CountersWritten::all : CountersWritten::in_public, dice);
  if (game == Game::gaps) forget_some(session, dice.below(100), dice);
  return session;
}

bool judged(const Session& session) {
  const CounterRules rules{judging_options(session), listed_seating(), {}};
  if (counters_are_plain(session, rules.slips)) return true;
  return complete_counters(read_counters_of(session, rules).ledger).complete;
}

void JudgeCounters(benchmark::State& state, Game game) {
  std::vector<Session> games;
  Times times;
  for (int seed = 0; seed < 1000; ++seed) {
    Dice dice(static_cast<std::uint64_t>(seed));
    games.push_back(six_players(game, dice));
    times.add(0, [&] { return judged(games.back()); });
  }
  std::size_t at = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(judged(games[at]));
    at = (at + 1) % games.size();
  }
  times.tell(state);
}
BENCHMARK_CAPTURE(JudgeCounters, EverythingWritten, Game::everything)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(JudgeCounters, PublicGames, Game::in_public)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(JudgeCounters, GamesWithGaps, Game::gaps)->Unit(benchmark::kMillisecond);

/// Games in which one thing after the other is written otherwise, or forgotten; the one that takes longest is changed
/// further.
void WorstCounters(benchmark::State& state, Game game) {
  Times times;
  for (auto _ : state)
    for (int seed = 0; seed < 100; ++seed) {
      Dice dice(static_cast<std::uint64_t>(seed));
      Session slowest = six_players(game, dice);
      double most = 0;
      for (int n = 0; n < 80; ++n) {
        Session other = slowest;
        const auto kind = Transport(dice.below(counter_kinds));
        for (int more = dice.between(1, 3); more > 0; --more) write_otherwise(other, kind, dice);
        if (game == Game::gaps) forget_some(other, dice.below(4), dice);
        const double time = times.add(most, [&] { return judged(other); });
        if (time <= most) continue;
        most = time;
        slowest = std::move(other);
      }
    }
  times.tell(state);
}
BENCHMARK_CAPTURE(WorstCounters, PublicGames, Game::in_public)->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(WorstCounters, GamesWithGaps, Game::gaps)->Iterations(1)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace elfref::oracle
