#pragma once

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdint>
#include <ctime>
#include <utility>
#include <vector>

#include "oracle/card_problems.h"

// How long a judgement takes, and what many took: of any games, and of the worst that a random search finds.

namespace elfref::oracle {

/// The time of this thread alone, in milliseconds.
inline double now() {
  std::timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

/// How long something takes; if that seems to be more than `most`, and is little, the least of three times.
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

/// What was measured of many games.
struct Times {
  std::vector<double> all;
  int undecided = 0;

  /// Measures one more, which says whether it was decided; how long it took.
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

/// Games that `play` makes by dice, judged one after the other. `judge` says whether one was decided.
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

/// So many games, each changed so often: the one that takes longest is changed further.
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
