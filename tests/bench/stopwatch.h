#pragma once

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdint>
#include <ctime>
#include <utility>
#include <vector>

#include "oracle/card_problems.h"

// The time that judgements take: of random games, and of the worst that a random search finds.

namespace elfref::oracle {

/// The time of this thread alone, in milliseconds.
inline double now() {
  std::timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

/// The time that something takes. If it seems to be more than `most`, and is short, the shortest of three times.
template <class Judge>
double milliseconds(double most, Judge&& judge) {
  double least = 0;
  for (int n = 0; n < 3; ++n) {
    const double start = now();
    judge();
    const double time = now() - start;
    least = n == 0 ? time : std::min(least, time);
    if (least <= most || least > 20) break;
  }
  return least;
}

/// The measurements of many games.
struct Times {
  std::vector<double> all;
  int undecided = 0;

  /// Measures one more game and returns its time. `judge` returns whether the game was decided.
  template <class Judge>
  double add(double most, Judge&& judge) {
    bool decided = true;
    const double time = milliseconds(most, [&] { decided = judge(); });
    all.push_back(time);
    undecided += decided ? 0 : 1;
    return time;
  }

  void tell(benchmark::State& state) {
    std::ranges::sort(all);
    state.counters["games"] = static_cast<double>(all.size());
    state.counters["median_ms"] = all[all.size() / 2];
    state.counters["worst_ms"] = all.back();
    state.counters["undecided"] = undecided;
  }
};

/// Judges games that `play` makes with dice, one after the other. `judge` returns whether a game was decided.
template <class Play, class Judge>
void judge_any(benchmark::State& state, int count, Play&& play, Judge&& judge) {
  std::vector<decltype(play(std::declval<Dice&>()))> games;
  Times times;
  for (int seed = 0; seed < count; ++seed) {
    Dice dice(static_cast<std::uint64_t>(seed));
    games.push_back(play(dice));
    times.add(0, [&] { return judge(games.back()); });
  }
  std::size_t at = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(judge(games[at]));
    at = (at + 1) % games.size();
  }
  times.tell(state);
}

/// Changes each of a number of games repeatedly, and goes on from the version that takes longest.
template <class Play, class Change, class Judge>
void judge_worst(benchmark::State& state, int games, int changes, Play&& play, Change&& change, Judge&& judge) {
  Times times;
  for (auto _ : state)
    for (int seed = 0; seed < games; ++seed) {
      Dice dice(static_cast<std::uint64_t>(seed));
      auto slowest = play(dice);
      double most = 0;
      for (int n = 0; n < changes; ++n) {
        auto other = change(slowest, dice);
        const double time = times.add(most, [&] { return judge(other); });
        if (time <= most) continue;
        most = time;
        slowest = std::move(other);
      }
    }
  times.tell(state);
}

}  // namespace elfref::oracle
