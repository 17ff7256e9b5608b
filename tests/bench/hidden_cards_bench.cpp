// What it takes to judge hidden travel cards in games of six players and four rounds: any of those that are played, and
// the worst that a random search finds.

#include <benchmark/benchmark.h>

#include <optional>
#include <utility>
#include <vector>

#include "bench/stopwatch.h"
#include "oracle/card_problems.h"

namespace elfref::oracle::hidden_cards_bench {
namespace {

/// How much is written down.
enum class Written { public_only, mixed };
/// When cards are dealt and shuffled.
enum class Rules { fill_8, new_8, when_empty };

CardProblem six_players(Written written, Rules rules, Dice& dice) {
  Table table{.box = CardBox::elfenland(), .players = 6, .rounds = 4, .new_cards = rules == Rules::new_8};
  table.box.until_empty = rules == Rules::when_empty;
  return played(table, std::nullopt, written == Written::public_only ? public_only : any_forgetfulness(dice), dice);
}

bool judged(const CardProblem& problem) {
  return complete_cards(problem.players, problem.box).decided;
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
  for (int more = dice.between(1, 12); more > 0; --more) {
    if (dice.chance(50))
      problem = crowded(problem, dice);
    else if (written == Written::public_only || dice.chance(50))
      pay_otherwise(problem, dice);
    else
      problem = miswritten(problem, dice);
  }
  return problem;
}

void CompleteCards(benchmark::State& state, Written written, Rules rules) {
  const int count = written == Written::public_only ? 1000 : 200;
  judge_any(
      state, count, [&](Dice& dice) { return six_players(written, rules, dice); }, judged);
}
BENCHMARK_CAPTURE(CompleteCards, PublicGames, Written::public_only, Rules::fill_8)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(CompleteCards, PublicGamesNew8, Written::public_only, Rules::new_8)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(CompleteCards, PublicGamesWhenEmpty, Written::public_only, Rules::when_empty)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(CompleteCards, MixedGames, Written::mixed, Rules::fill_8)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(CompleteCards, MixedGamesNew8, Written::mixed, Rules::new_8)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(CompleteCards, MixedGamesWhenEmpty, Written::mixed, Rules::when_empty)->Unit(benchmark::kMillisecond);

void WorstCards(benchmark::State& state, Written written, Rules rules) {
  const bool quick = written == Written::public_only && rules != Rules::when_empty;
  judge_worst(
      state, quick ? 100 : 20, quick ? 80 : 20, [&](Dice& dice) { return six_players(written, rules, dice); },
      [&](const CardProblem& problem, Dice& dice) { return changed(problem, written, dice); }, judged);
}
BENCHMARK_CAPTURE(WorstCards, PublicGames, Written::public_only, Rules::fill_8)
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(WorstCards, PublicGamesNew8, Written::public_only, Rules::new_8)
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(WorstCards, PublicGamesWhenEmpty, Written::public_only, Rules::when_empty)
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(WorstCards, MixedGames, Written::mixed, Rules::fill_8)->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(WorstCards, MixedGamesNew8, Written::mixed, Rules::new_8)
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(WorstCards, MixedGamesWhenEmpty, Written::mixed, Rules::when_empty)
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace elfref::oracle::hidden_cards_bench
