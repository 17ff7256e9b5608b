// From bytes to printed verdict, beside yaml-cpp's own event parsing of the same bytes.

#include <benchmark/benchmark.h>
#include <spawn.h>
#include <sys/wait.h>
#include <yaml-cpp/parser.h>

#include <sstream>

#include "bench/silent_yaml.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/core/render/render.h"
#include "elfref/games.h"
#include "testing/fixture.h"

namespace elfref::testing::check_bench {
namespace {

constexpr const char* full_record = "records/elfenland/sessions/five-players-full.yaml";

const std::string& text() {
  static const std::string all = text_of_file(std::string(ELFREF_SOURCE_DIR) + "/" + full_record);
  return all;
}

void YamlEventsOnly(benchmark::State& state) {
  for (auto _ : state) {
    std::istringstream stream(text());
    YAML::Parser parser(stream);
    Silent silent;
    while (parser.HandleNextDocument(silent)) {
    }
  }
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text().size()));
}
BENCHMARK(YamlEventsOnly);

void ReadRecord(benchmark::State& state) {
  for (auto _ : state) {
    Diagnostics faults;
    benchmark::DoNotOptimize(read_record({full_record, text(), 1, 1}, faults));
  }
}
BENCHMARK(ReadRecord);

void BytesToPrintedVerdict(benchmark::State& state) {
  for (auto _ : state) {
    const Refereed refereed = referee({full_record, text(), 1, 1}, {});
    std::string out;
    render_check(out, refereed.record->source(), refereed.judgement, {});
    benchmark::DoNotOptimize(out.data());
  }
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text().size()));
}
BENCHMARK(BytesToPrintedVerdict);

/// A whole process, for comparison: start, read, judge, print, end.
void WholeProcess(benchmark::State& state) {
  for (auto _ : state) {
    const std::string command = std::string(ELFREF_TOOL) + " check " + ELFREF_SOURCE_DIR + "/" + full_record + " > /dev/null";
    const char* arguments[] = {"sh", "-c", command.c_str(), nullptr};
    pid_t child = 0;
    if (posix_spawn(&child, "/bin/sh", nullptr, nullptr, const_cast<char**>(arguments), environ) != 0) return state.SkipWithError("no shell");
    int status = 0;
    waitpid(child, &status, 0);
  }
}
BENCHMARK(WholeProcess)->UseRealTime();

}  // namespace
}  // namespace elfref::testing::check_bench
