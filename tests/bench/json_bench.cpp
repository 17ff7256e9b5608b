// JSON Lines of full detail, from bytes to verdict; and what of it is simdjson's own.

#include <benchmark/benchmark.h>
#include <simdjson.h>

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/record/record_reader.h"
#include "elfref/core/record/write_record.h"
#include "elfref/core/render/render.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/games.h"
#include "elfref/testing/as_json.h"
#include "elfref/testing/generator.h"
#include "testing/fixture.h"

namespace elfref::testing::json_bench {
namespace {

using Lines = std::vector<std::string>;

/// The sessions of a folder that are told in that detail, a line of JSON each.
Lines lines_of(const std::string& folder, std::initializer_list<std::string_view> details) {
  Lines found;
  for (const std::string& path : records_below(folder)) {
    const auto is_told_so = [&](std::string_view detail) { return path.find(detail) != std::string::npos; };
    if (std::ranges::none_of(details, is_told_so)) continue;
    for (const Fixture& fixture : fixtures_of(path)) {
      Diagnostics faults;
      found.push_back(write_json(*read_record(fixture.source, faults)));
    }
  }
  return found;
}

/// Those of full detail of the first game.
const Lines& lines() {
  static const Lines all = lines_of("records/elfenland/sessions", {"full"});
  return all;
}

std::int64_t bytes(const Lines& all = lines()) {
  std::int64_t sum = 0;
  for (const std::string& line : all) sum += static_cast<std::int64_t>(line.size());
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
void judge_all(benchmark::State& state, const Lines& all) {
  std::int64_t plays = 0;
  for (auto _ : state) {
    for (const std::string& line : all) {
      const JudgedDocument judged = judge_document(source(line));
      if (judged.judgement.verdict == Verdict::unreadable) state.SkipWithError("a record cannot be read");
      plays += judged.judgement.plays;
    }
  }
  state.SetItemsProcessed(plays);
  state.SetBytesProcessed(state.iterations() * bytes(all));
}
void JsonToVerdict(benchmark::State& state) {
  judge_all(state, lines());
}
BENCHMARK(JsonToVerdict);

/// Sessions that nobody played, from bytes to the line that is printed; and simdjson's own parsing of the same bytes.
/// Items are plays.
const Lines& generated(Detail detail) {
  static std::map<Detail, Lines> all;
  Lines& lines = all[detail];
  for (std::uint64_t number = lines.size(); number < 400; ++number)
    lines.push_back(*as_json(generators().front().record({.seed = 5, .detail = detail}, number)));
  return lines;
}
void print_all(benchmark::State& state, const Lines& all) {
  std::int64_t plays = 0;
  for (auto _ : state) {
    for (const std::string& line : all) {
      const JudgedDocument judged = judge_document(source(line));
      plays += judged.judgement.plays;
      benchmark::DoNotOptimize(render_json(judged.source, judged.judgement));
    }
  }
  state.SetItemsProcessed(plays);
  state.SetBytesProcessed(state.iterations() * bytes(all));
}
void GeneratedInFull(benchmark::State& state) {
  print_all(state, generated(Detail::full));
}
BENCHMARK(GeneratedInFull);
void GeneratedInPublic(benchmark::State& state) {
  print_all(state, generated(Detail::in_public));
}
BENCHMARK(GeneratedInPublic);
void GeneratedMinimal(benchmark::State& state) {
  print_all(state, generated(Detail::minimal));
}
BENCHMARK(GeneratedMinimal);
void GeneratedInFullByParseMany(benchmark::State& state) {
  std::string stream;
  for (const std::string& line : generated(Detail::full)) stream += line + "\n";
  const simdjson::padded_string padded(stream);
  simdjson::dom::parser parser;
  for (auto _ : state) {
    simdjson::dom::document_stream documents;
    if (parser.parse_many(padded).get(documents)) state.SkipWithError("no stream of documents");
    for (auto document : documents) benchmark::DoNotOptimize(document.error());
  }
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(stream.size()));
}
BENCHMARK(GeneratedInFullByParseMany);

/// From bytes to verdict, of Elven Rage, whose plays are its lines, each act of a battle one. At least half as many a
/// second are due.
void ElvenRageJsonToVerdict(benchmark::State& state) {
  static const Lines all = lines_of("records/elven-rage/sessions", {"full", "public"});
  judge_all(state, all);
}
BENCHMARK(ElvenRageJsonToVerdict);

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
