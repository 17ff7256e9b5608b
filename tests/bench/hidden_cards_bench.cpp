// What it takes to judge hidden travel cards in games of six players and four rounds: any of those that are played, and
// the worst that a random search finds.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <ctime>
#include <optional>
#include <utility>
#include <vector>

#include "oracle/card_problems.h"

namespace elfref::oracle {
namespace {

using elfenland::Completion;

/// How much is written down.
enum class Written { public_only, mixed };

CardProblem six_players(Written written, Dice& dice) {
  const Table table{.box = CardBox::elfenland(), .players = 6, .rounds = 4};
  return played(table, std::nullopt, written == Written::public_only ? public_only : any_forgetfulness(dice), dice);
}

/// The time of this thread alone, in milliseconds.
double now() {
  std::timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

/// How long a problem takes; if that seems to be more than `most`, and is little, the least of three times.
double milliseconds(const CardProblem& problem, double most, bool& decided) {
  double least = 0;
  for (int n = 0; n < 3; ++n) {
    const double start = now();
    const Completion answer = complete_cards(problem.players, problem.box);
    const double time = now() - start;
    decided = answer.decided;
    least = n == 0 ? time : std::min(least, time);
    if (least <= most || least > 20) break;
  }
  return least;
}

/// Writes one payment otherwise: a card more, a card less, or all that was paid of one kind as another.
void pay_otherwise(CardProblem& problem, Dice& dice) {
  auto& rounds = problem.players[static_cast<std::size_t>(dice.below(6))].rounds;
  CardCounts& paid = rounds[static_cast<std::size_t>(dice.below(4))].paid.known;
  auto& some = paid[static_cast<std::size_t>(dice.below(static_cast<int>(paid.size())))];
  auto& others = paid[static_cast<std::size_t>(dice.below(static_cast<int>(paid.size())))];
  switch (dice.below(4)) {
    case 0:
      if (some > 0) --some;
      break;
    case 1:
      std::swap(some, others);
      break;
    default:
      if (total(paid) < 8) ++some;
  }
}

CardProblem changed(CardProblem problem, Written written, Dice& dice) {
  for (int more = dice.between(1, 6); more > 0; --more) {
    if (dice.chance(50))
      problem = crowded(problem, dice);
    else if (written == Written::public_only || dice.chance(50))
      pay_otherwise(problem, dice);
    else
      problem = miswritten(problem, dice);
  }
  return problem;
}

void CompleteCards(benchmark::State& state, Written written) {
  const int count = written == Written::public_only ? 1000 : 200;
  std::vector<CardProblem> games;
  std::vector<double> times;
  double undecided = 0;
  for (int seed = 0; seed < count; ++seed) {
    Dice dice(static_cast<std::uint64_t>(seed));
    bool decided = true;
    games.push_back(six_players(written, dice));
    times.push_back(milliseconds(games.back(), 0, decided));
    undecided += decided ? 0 : 1;
  }
  std::size_t at = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(complete_cards(games[at].players, games[at].box));
    at = (at + 1) % games.size();
  }
  std::ranges::sort(times);
  state.counters["median_ms"] = times[times.size() / 2];
  state.counters["most_ms"] = times.back();
  state.counters["undecided"] = undecided;
}
BENCHMARK_CAPTURE(CompleteCards, PublicGames, Written::public_only)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(CompleteCards, MixedGames, Written::mixed)->Unit(benchmark::kMillisecond);

/// Games in which one thing after the other is written otherwise; the one that takes longest is changed further.
void WorstCards(benchmark::State& state, Written written) {
  const int games = written == Written::public_only ? 100 : 10;
  const int changes = written == Written::public_only ? 80 : 20;
  std::vector<double> times;
  double undecided = 0;
  for (auto _ : state)
    for (int seed = 0; seed < games; ++seed) {
      Dice dice(static_cast<std::uint64_t>(seed));
      CardProblem slowest = six_players(written, dice);
      double most = 0;
      for (int n = 0; n < changes; ++n) {
        CardProblem other = changed(slowest, written, dice);
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
BENCHMARK_CAPTURE(WorstCards, PublicGames, Written::public_only)->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(WorstCards, MixedGames, Written::mixed)->Iterations(1)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace elfref::oracle
