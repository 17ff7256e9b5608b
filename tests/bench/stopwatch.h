#pragma once

#include <benchmark/benchmark.h>

#include <algorithm>
#include <ctime>
#include <vector>

// How long a judgement takes, and what many took.

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

}  // namespace elfref::oracle
