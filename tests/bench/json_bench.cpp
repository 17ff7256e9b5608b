// JSON Lines of full detail, from bytes to verdict; and what of it is simdjson's own.

#include <benchmark/benchmark.h>
#include <simdjson.h>

#include <string>
#include <vector>

#include "elfref/core/record/record_reader.h"
#include "elfref/core/record/write_record.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/games.h"
#include "testing/fixture.h"

namespace elfref::testing::json_bench {
namespace {

/// The sessions of full detail among the records, a line of JSON each.
const std::vector<std::string>& lines() {
  static const std::vector<std::string> all = [] {
    std::vector<std::string> found;
    for (const std::string& path : records_below("records/elfenland/sessions")) {
      if (path.find("full") == std::string::npos) continue;
      for (const Fixture& fixture : fixtures_of(path)) {
        Diagnostics faults;
        found.push_back(write_json(*read_record(fixture.source, faults)));
      }
    }
    return found;
  }();
  return all;
}

std::int64_t bytes() {
  std::int64_t sum = 0;
  for (const std::string& line : lines()) sum += static_cast<std::int64_t>(line.size());
  return sum;
}

Source source(const std::string& line) {
  Source made{.name = "games.ndjson", .text = {}, .syntax = Syntax::json};
  made.text.reserve(line.size() + simdjson::SIMDJSON_PADDING);
  made.text = line;
  return made;
}

/// simdjson finds every value, and nobody does anything with them.
void walk(simdjson::ondemand::value value) {
  switch (value.raw_json_token().front()) {
    case '{':
      for (auto field : value.get_object()) walk(field.value());
      return;
    case '[':
      for (auto entry : value.get_array()) walk(entry.value());
      return;
    default:
      benchmark::DoNotOptimize(value.raw_json_token().data());
  }
}

void SimdjsonOnly(benchmark::State& state) {
  std::vector<simdjson::padded_string> padded;
  for (const std::string& line : lines()) padded.emplace_back(line);
  simdjson::ondemand::parser parser;
  for (auto _ : state) {
    for (const simdjson::padded_string& line : padded) {
      auto document = parser.iterate(line);
      walk(document.get_value());
    }
  }
  state.SetBytesProcessed(state.iterations() * bytes());
}
BENCHMARK(SimdjsonOnly);

void ReadJson(benchmark::State& state) {
  for (auto _ : state) {
    for (const std::string& line : lines()) {
      Diagnostics faults;
      benchmark::DoNotOptimize(read_record(source(line), faults));
    }
  }
  state.SetBytesProcessed(state.iterations() * bytes());
}
BENCHMARK(ReadJson);

/// Items are plays.
void JsonToVerdict(benchmark::State& state) {
  std::int64_t plays = 0;
  for (auto _ : state) {
    for (const std::string& line : lines()) {
      const Refereed refereed = referee(source(line));
      if (refereed.judgement.verdict == Verdict::unreadable) state.SkipWithError("a record cannot be read");
      plays += refereed.judgement.plays;
    }
  }
  state.SetItemsProcessed(plays);
  state.SetBytesProcessed(state.iterations() * bytes());
}
BENCHMARK(JsonToVerdict);

// Words by their exact spelling, as records have them. Items are words.

void TownsByName(benchmark::State& state) {
  for (auto _ : state)
    for (const auto& spelling : elfenland::town_names().spellings())
      benchmark::DoNotOptimize(elfenland::town_named(spelling.text));
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(elfenland::town_names().spellings().size()));
}
BENCHMARK(TownsByName);

void WordsOfPlays(benchmark::State& state) {
  for (auto _ : state)
    for (const auto& spelling : elfenland::vocabulary().spellings())
      benchmark::DoNotOptimize(elfenland::vocabulary().exact_meaning_of(spelling.text));
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(elfenland::vocabulary().spellings().size()));
}
BENCHMARK(WordsOfPlays);

}  // namespace
}  // namespace elfref::testing::json_bench
