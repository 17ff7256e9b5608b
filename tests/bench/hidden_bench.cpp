// What it takes to judge all that is hidden, cards and counters, in public sessions of six players and four rounds: any
// of those that are played, and the worst that a random search finds. A judgement is read from the session each time.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "bench/stopwatch.h"
#include "elfref/elfenland/facts/kinds.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/hidden/cards/card_proof.h"
#include "elfref/elfenland/hidden/counters/counter_ledger.h"
#include "oracle/card_problems.h"
#include "oracle/counter_games.h"

namespace elfref::oracle::hidden_bench {
namespace {

using namespace elfenland;

Pieces pieces(const CardSum& sum) {
  return {.of = sum.known, .unknown = static_cast<std::uint8_t>(sum.unknown.min)};
}

/// A game of cards that begins with nothing in hand, as everybody at the table sees it.
CardProblem public_cards(Dice& dice) {
  const Table table{.box = CardBox::elfenland(), .players = 6, .rounds = 4};
  for (;;) {
    CardProblem cards = played(table, std::nullopt, public_only, dice);
    if (std::ranges::all_of(cards.players, [](const CardLine& line) { return line.start.unknown.max == 0; }))
      return cards;
  }
}

/// A play of what a player did with cards in a round.
Play<Action> play_of(Seat seat, int round, Action action) {
  Play<Action> play{.action = std::move(action), .parts = {}, .seat = seat, .phase = {}};
  play.round = static_cast<std::uint16_t>(round);
  return play;
}

/// Counters and cards of one session. All that was paid in a journey is written as one step.
Session six_players(Dice& dice) {
  const CardProblem cards = public_cards(dice);
  Session session = game_of_counters(6, 4, CountersWritten::in_public, dice);
  std::vector<Play<Action>> plays;
  int round = 0;
  const auto each_player = [&](const auto& write) {
    for (std::uint8_t seat = 0; seat < 6; ++seat)
      write(Seat{seat}, cards.players[seat].rounds[static_cast<std::size_t>(round - 1)]);
  };
  bool travelled = false;
  for (Play<Action>& play : session.plays) {
    if (std::holds_alternative<Keep>(play.action) && !std::exchange(travelled, true))
      each_player([&](Seat seat, const CardRound& written) {
        plays.push_back(play_of(seat, round, BeginJourney{.seat = seat}));
        if (sum(written.paid.known) > 0)
          plays.push_back(play_of(seat, round, Step{.seat = seat, .to = TownId{0}, .paid = pieces(written.paid)}));
        plays.push_back(play_of(
            seat, round, EndJourney{.seat = seat, .discard = pieces(written.discarded), .written = !written.excess}));
      });
    const bool begins = std::holds_alternative<BeginRound>(play.action);
    plays.push_back(std::move(play));
    if (!begins) continue;
    ++round;
    travelled = false;
    each_player([&](Seat seat, const CardRound& written) {
      plays.push_back(
          play_of(seat, round, Deal{.seat = seat, .cards = pieces(written.dealt), .written = !written.filled}));
    });
  }
  session.plays = std::move(plays);
  return session;
}

/// What is asked of every session; whether it was decided.
bool judged(const Session& session) {
  static const Replayed<Position> nothing_raised;
  static const Source source;
  const Options options = judging_options(session);
  const auto found = contradiction_of_cards(session, options, nothing_raised, source);
  benchmark::DoNotOptimize(found);
  const bool decided = found.possible != Possible::given_up;
  const CounterRules rules{options, listed_seating(), {}};
  if (counters_are_plain(session, rules.slips)) return decided;
  return complete_counters(read_counters_of(session, rules).ledger).complete && decided;
}

void JudgeHidden(benchmark::State& state) {
  judge_any(state, 1000, six_players, judged);
}
BENCHMARK(JudgeHidden)->Unit(benchmark::kMillisecond);

/// Writes one payment otherwise: a card of one kind as another.
void pay_otherwise(Session& session, Dice& dice) {
  std::vector<Step*> steps;
  for (Play<Action>& play : session.plays)
    if (auto* step = std::get_if<Step>(&play.action)) steps.push_back(step);
  if (steps.empty()) return;
  Pieces& paid = steps[static_cast<std::size_t>(dice.below(static_cast<int>(steps.size())))]->paid;
  std::uint8_t& some = paid.of[static_cast<std::size_t>(dice.below(transport_count))];
  if (some == 0) return;
  --some;
  ++paid.of[static_cast<std::size_t>(dice.below(transport_count))];
}

/// Writes some things of a session otherwise.
Session changed(Session session, Dice& dice) {
  const auto kind = Transport(dice.below(counter_kinds));
  for (int more = dice.between(1, 3); more > 0; --more) write_otherwise(session, kind, dice);
  for (int more = dice.between(1, 12); more > 0; --more) pay_otherwise(session, dice);
  return session;
}

void WorstHidden(benchmark::State& state) {
  judge_worst(state, 100, 50, six_players, changed, judged);
}
BENCHMARK(WorstHidden)->Iterations(1)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace elfref::oracle::hidden_bench
