// What it takes to judge hidden transport counters in games of six players and four rounds: any of those that are
// played, and the worst that a random search finds. A judgement is read from the session each time.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <ctime>
#include <utility>
#include <vector>

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

CounterAnswer judged(const Session& session) {
  const CounterRules rules{judging_options(session), listed_seating(), {}};
  if (counters_are_plain(session, rules.slips)) return {};
  return complete_counters(read_counters_of(session, rules).ledger);
}

/// The time of this thread alone, in milliseconds.
double now() {
  std::timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

/// How long a session takes; if that seems to be more than `most`, the least of three times.
double milliseconds(const Session& session, double most, bool& decided) {
  double least = 0;
  for (int n = 0; n < 3; ++n) {
    const double start = now();
    decided = judged(session).complete;
    const double time = now() - start;
    least = n == 0 ? time : std::min(least, time);
    if (least <= most) break;
  }
  return least;
}

void JudgeCounters(benchmark::State& state, Game game) {
  std::vector<Session> games;
  std::vector<double> times;
  double undecided = 0;
  for (int seed = 0; seed < 1000; ++seed) {
    Dice dice(static_cast<std::uint64_t>(seed));
    bool decided = true;
    games.push_back(six_players(game, dice));
    times.push_back(milliseconds(games.back(), 0, decided));
    undecided += decided ? 0 : 1;
  }
  std::size_t at = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(judged(games[at]));
    at = (at + 1) % games.size();
  }
  std::ranges::sort(times);
  state.counters["median_ms"] = times[times.size() / 2];
  state.counters["most_ms"] = times.back();
  state.counters["undecided"] = undecided;
}
BENCHMARK_CAPTURE(JudgeCounters, EverythingWritten, Game::everything)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(JudgeCounters, PublicGames, Game::in_public)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(JudgeCounters, GamesWithGaps, Game::gaps)->Unit(benchmark::kMillisecond);

/// Games in which one thing after the other is written otherwise, or forgotten; the one that takes longest is changed
/// further.
void WorstCounters(benchmark::State& state, Game game) {
  std::vector<double> times;
  double undecided = 0;
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
        bool decided = true;
        const double time = milliseconds(other, most, decided);
        times.push_back(time);
        undecided += decided ? 0 : 1;
        if (time <= most) continue;
        most = time;
        slowest = std::move(other);
      }
    }
  std::ranges::sort(times);
  state.counters["games"] = static_cast<double>(times.size());
  state.counters["median_ms"] = times[times.size() / 2];
  state.counters["worst_ms"] = times.back();
  state.counters["undecided"] = undecided;
}
BENCHMARK_CAPTURE(WorstCounters, PublicGames, Game::in_public)->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(WorstCounters, GamesWithGaps, Game::gaps)->Iterations(1)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace elfref::oracle
