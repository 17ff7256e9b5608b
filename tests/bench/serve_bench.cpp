// The plays that a program makes in sessions of about 150 plays: how long an answer takes.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>
#include <random>
#include <string>
#include <vector>

#include "elfref/serve.h"
#include "elfref/testing/generator.h"

namespace elfref::testing::serve_bench {
namespace {

using Json = nlohmann::ordered_json;
using Clock = std::chrono::steady_clock;

constexpr int plays_before = 130, plays_after = 40;

Json asked(Server& server, const Json& request) {
  return Json::parse(server.answer(request.dump()));
}

/// The longest beginning of a record that can be read and has at most `plays_before` plays.
std::string part_of(const std::string& record) {
  std::string part;
  for (std::size_t end = record.find('\n'); end != std::string::npos; end = record.find('\n', end + 1)) {
    const Refereed refereed = referee({.name = "part", .text = record.substr(0, end + 1)});
    if (refereed.judgement.verdict == Verdict::unreadable) continue;
    if (refereed.judgement.plays > plays_before || refereed.judgement.finished) break;
    part = refereed.source().text;
  }
  return part;
}

/// Goes on with listed plays, and notes the time of each answer in milliseconds.
void play_on(const std::string& part, std::vector<double>& times, std::mt19937& dice) {
  Server server;
  static_cast<void>(asked(server, {{"do", "new"}, {"session", "s"}, {"record", part}}));
  for (int made = 0; made < plays_after; ++made) {
    Json plays = asked(server, {{"do", "legal"}, {"session", "s"}}).value("plays", Json::array());
    plays.erase(std::remove_if(plays.begin(), plays.end(), [](const Json& play) { return play["legal"] != "yes"; }),
                plays.end());
    if (plays.empty()) return;
    Json play = plays[dice() % plays.size()];
    play.update({{"do", "play"}, {"session", "s"}});
    const std::string request = play.dump();
    const auto start = Clock::now();
    benchmark::DoNotOptimize(server.answer(request));
    times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
  }
}

void PlaysAround150(benchmark::State& state) {
  const SessionGenerator& generator = generators()[static_cast<std::size_t>(state.range(0))];
  state.SetLabel(std::string(generator.game->name));
  std::mt19937 dice(150);
  std::vector<double> times;
  for (auto _ : state)
    for (std::uint64_t number = 0; times.size() < 200 && number < 200; ++number)
      if (const std::string record = generator.record({.seed = 11}, number); record.size() > 5000)
        play_on(part_of(record), times, dice);
  std::ranges::sort(times);
  state.counters["plays"] = static_cast<double>(times.size());
  state.counters["median_ms"] = times[times.size() / 2];
  state.counters["nine_of_ten_ms"] = times[times.size() * 9 / 10];
}
BENCHMARK(PlaysAround150)->DenseRange(0, 2)->Iterations(1);

}  // namespace
}  // namespace elfref::testing::serve_bench
