// Sessions that nobody played: how fast they are made, and how fast their plays are judged.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "elfref/elfenland/live/game.h"
#include "elfref/elfenland/rules/apply.h"
#include "elfref/elfenland/rules/resolve.h"
#include "elfref/elfenland/rules/rulebook.h"
#include "elfref/elfenland/table/known_position.h"
#include "elfref/elfenland/table/position.h"
#include "elfref/testing/elfenland.h"
#include "elfref/testing/generator.h"

namespace elfref::testing::generated_bench {
namespace {

using namespace elfenland;

constexpr std::size_t kept_games = 256;

/// Whole games from the first round to the last, of any table.
std::vector<Agreement> whole_games() {
  std::vector<Agreement> agreements;
  for (std::uint64_t number = 0; agreements.size() < kept_games; ++number) {
    Agreement agreed = agreement_of({.seed = 9}, number);
    if (agreed.stop_after == 0 && !agreed.ahead && agreed.first_round == 1 && agreed.first_phase == phase::deal)
      agreements.push_back(agreed);
  }
  return agreements;
}

std::size_t judge(const PlayedGame& game, std::vector<Action>& plays) {
  std::size_t said = 0;
  Position state = begin(game.session, game.options, listed_seating());
  for (Action& play : plays) {
    check(state, play, [&](const RuleInfo&, const Finding&) { ++said; });
    elfenland::apply(state, play);
  }
  return said + state.ply;
}

void GenerateGames(benchmark::State& state) {
  const std::vector<Agreement> agreements = whole_games();
  PlayedGame game;
  std::size_t next = 0, plays = 0;
  for (auto _ : state) {
    play_game(agreements[next++ % kept_games], game);
    benchmark::DoNotOptimize(game.plays.data());
    plays += game.plays.size();
  }
  state.SetItemsProcessed(state.iterations());
  state.counters["plays a game"] = static_cast<double>(plays) / static_cast<double>(state.iterations());
}
BENCHMARK(GenerateGames);

/// Dealt and played, and every play judged.
void GenerateAndJudgeGames(benchmark::State& state) {
  const std::vector<Agreement> agreements = whole_games();
  PlayedGame game;
  std::size_t next = 0;
  for (auto _ : state) {
    play_game(agreements[next++ % kept_games], game);
    Position table = begin(game.session, game.options, listed_seating());
    for (Action& play : game.plays) {
      resolve(table, play);
      check(table, play, [](const RuleInfo&, const Finding&) {});
      elfenland::apply(table, play);
    }
    benchmark::DoNotOptimize(table.ply);
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(GenerateAndJudgeGames);

/// The same, judged where everything is known from the first round on.
void GenerateAndJudgeGamesExactly(benchmark::State& state) {
  const std::vector<Agreement> agreements = whole_games();
  PlayedGame game;
  std::size_t next = 0;
  for (auto _ : state) {
    play_game(agreements[next++ % kept_games], game);
    Position before = begin(game.session, game.options, listed_seating());
    auto play = game.plays.begin();
    for (; !std::holds_alternative<BeginRound>(*play); ++play) {
      check(before, *play, [](const RuleInfo&, const Finding&) {});
      elfenland::apply(before, *play);
    }
    KnownPosition table = *known_position_of(before);
    for (; play != game.plays.end(); ++play) {
      if (auto* step = std::get_if<Step>(&*play)) resolve(table, *step);
      if (make_if_legal(table, *play) > Answer::odd) state.SkipWithError("a generated play is not legal");
    }
    benchmark::DoNotOptimize(table);
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(GenerateAndJudgeGamesExactly);

/// A second has so many plays; an item is a play that people count, or a deal, a draw, a phase that begins.
void CheckAndApply(benchmark::State& state) {
  std::vector<PlayedGame> games;
  for (const Agreement& agreed : whole_games()) {
    PlayedGame& game = games.emplace_back(play_game(agreed));
    Position table = begin(game.session, game.options, listed_seating());
    for (Action& play : game.plays) {
      resolve(table, play);
      elfenland::apply(table, play);
    }
  }
  std::size_t next = 0;
  std::int64_t plays = 0;
  for (auto _ : state) {
    PlayedGame& game = games[next++ % kept_games];
    benchmark::DoNotOptimize(judge(game, game.plays));
    plays += static_cast<std::int64_t>(game.plays.size());
  }
  state.SetItemsProcessed(plays);
}
BENCHMARK(CheckAndApply);

/// The same where everything is known. What stands before the first round is not played: the table begins behind it.
void CheckAndApplyExactly(benchmark::State& state) {
  struct Known {
    KnownPosition begin;
    std::vector<Action> plays;
  };
  std::vector<Known> games;
  for (const Agreement& agreed : whole_games()) {
    PlayedGame game = play_game(agreed);
    Position table = begin(game.session, game.options, listed_seating());
    Known& known = games.emplace_back();
    for (Action& play : game.plays) {
      resolve(table, play);
      if (std::holds_alternative<BeginRound>(play) && known.plays.empty()) known.begin = *known_position_of(table);
      elfenland::apply(table, play);
      if (table.round > 0) known.plays.push_back(play);
    }
  }
  std::size_t next = 0;
  std::int64_t plays = 0;
  for (auto _ : state) {
    const Known& game = games[next++ % kept_games];
    KnownPosition table = game.begin;
    for (const Action& play : game.plays)
      if (make_if_legal(table, play) > Answer::odd) state.SkipWithError("a generated play is not legal");
    benchmark::DoNotOptimize(table);
    plays += static_cast<std::int64_t>(game.plays.size());
  }
  state.SetItemsProcessed(plays);
}
BENCHMARK(CheckAndApplyExactly);

/// Whole games by programs that choose anything legal: an item is a game.
void RandomGames(benchmark::State& state) {
  std::mt19937 dice(11);
  std::vector<Action> plays;
  int players = 2;
  for (auto _ : state) {
    Game game(players = players == KnownPosition::most_players ? 2 : players + 1);
    while (!game.is_over()) {
      if (game.is_chance()) {
        game.draw_any(dice);
      } else {
        game.legal_plays(plays);
        game.play(plays[dice() % plays.size()]);
      }
    }
    benchmark::DoNotOptimize(game);
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(RandomGames);

void WriteRecords(benchmark::State& state) {
  std::vector<PlayedGame> games;
  for (const Agreement& agreed : whole_games()) games.push_back(play_game(agreed));
  const auto detail = static_cast<Detail>(state.range(0));
  std::size_t next = 0;
  std::int64_t bytes = 0;
  for (auto _ : state) bytes += static_cast<std::int64_t>(record_of(games[next++ % kept_games], detail).size());
  state.SetItemsProcessed(state.iterations());
  state.SetBytesProcessed(bytes);
}
BENCHMARK(WriteRecords)->DenseRange(0, 2);

/// Sessions of a game from the first card to the record, as `generate` prints them.
void GenerateRecords(benchmark::State& state) {
  const SessionGenerator& generator = generators()[static_cast<std::size_t>(state.range(0))];
  std::uint64_t number = 0;
  std::int64_t bytes = 0, lines = 0;
  for (auto _ : state) {
    const std::string record = generator.record({.seed = 9}, number++ % kept_games);
    bytes += static_cast<std::int64_t>(record.size());
    lines += std::ranges::count(record, '\n');
  }
  state.SetItemsProcessed(lines);
  state.SetBytesProcessed(bytes);
  state.SetLabel(std::string(generator.game->name));
}
BENCHMARK(GenerateRecords)->DenseRange(0, 1);

}  // namespace
}  // namespace elfref::testing::generated_bench
