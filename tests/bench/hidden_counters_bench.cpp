// What it takes to judge hidden transport counters in games of six players and four rounds: any of those that are
// played, and the worst that a random search finds. A judgement is read from the session each time.

#include <benchmark/benchmark.h>

#include <vector>

#include "bench/stopwatch.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/hidden/counters/counter_ledger.h"
#include "oracle/counter_games.h"

namespace elfref::oracle::hidden_counters_bench {
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
  judge_any(
      state, 1000, [&](Dice& dice) { return six_players(game, dice); }, judged);
}
BENCHMARK_CAPTURE(JudgeCounters, EverythingWritten, Game::everything)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(JudgeCounters, PublicGames, Game::in_public)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(JudgeCounters, GamesWithGaps, Game::gaps)->Unit(benchmark::kMillisecond);

/// Writes some things of a session otherwise, or forgets them.
Session changed(Session session, Game game, Dice& dice) {
  const auto kind = Transport(dice.below(counter_kinds));
  for (int more = dice.between(1, 3); more > 0; --more) write_otherwise(session, kind, dice);
  if (game == Game::gaps) forget_some(session, dice.below(4), dice);
  return session;
}

void WorstCounters(benchmark::State& state, Game game) {
  judge_worst(
      state, 100, 80, [&](Dice& dice) { return six_players(game, dice); },
      [&](const Session& session, Dice& dice) { return changed(session, game, dice); }, judged);
}
BENCHMARK_CAPTURE(WorstCounters, PublicGames, Game::in_public)->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(WorstCounters, GamesWithGaps, Game::gaps)->Iterations(1)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace elfref::oracle::hidden_counters_bench
