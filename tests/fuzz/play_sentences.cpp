// Any line of a phase: its first word is the phase, the rest is read as it would stand in a record and fed to a table.
// A play that was understood is understood again in the words in which it is told.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/elfenland/live/table.h"
#include "elfref/elfenland/forms/written.h"
#include "elfref/elfenland/reading/decode_parts.h"
#include "fuzz/demand.h"

namespace elfref::fuzz {
namespace {

using namespace elfenland;

const std::vector<std::string> names{"Anna", "Boris", "Chris"};

/// Whether a play is a line of its own, with words for all of it.
bool is_a_line(const Action& action) {
  const auto* pick = std::get_if<Pick>(&action);
  return (pick != nullptr && pick->written) || std::holds_alternative<PlaceCounter>(action) ||
         std::holds_alternative<PlaceObstacle>(action) || std::holds_alternative<Pass>(action);
}

void read(std::string_view phase, std::string_view line) {
  std::vector<Player> players;
  for (const std::string& name : names) players.push_back({name, {}});
  const Span all{0, static_cast<std::uint32_t>(line.size())};
  const auto found = decode_line(line, all, phase, 1, players);
  for (const Diagnostic& fault : found.faults)
    demand(fault.span.begin <= fault.span.end && fault.span.end <= all.end, "a place lies in the line");
  for (const Play<Action>& play : found.plays) {
    for (const Span part : play.parts) demand(part.begin <= part.end && part.end <= all.end, "a part lies in the line");
    const std::string told = written(play.action, players);
    if (!found.understood || !is_a_line(play.action)) continue;
    const auto again = decode_line(told, {0, static_cast<std::uint32_t>(told.size())}, phase, 1, players);
    demand(again.understood && again.plays.size() == 1, "what is told is read: " + told);
    demand(written(again.plays[0].action, players) == told, "what is told is read as it was: " + told);
  }
}

void play(std::string_view phase, std::string_view line) {
  Table table(names);
  table.begin(phase);
  const Judged asked = table.ask(line);
  const Judged judged = table.play(line);
  demand(asked.verdict == judged.verdict && asked.findings.size() == judged.findings.size(),
         "asked is answered as played");
  table.play(line);
  demand(table.judgement().verdict != Verdict::unreadable, "a table can be judged");
}

}  // namespace
}  // namespace elfref::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size);

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::string text(bytes, bytes + size);
  const std::size_t space = text.find(' ');
  const std::string_view word = std::string_view(text).substr(0, space);
  std::string_view phase = elfref::elfenland::phase::plan;
  for (const std::string_view known :
       {elfref::elfenland::phase::deal, elfref::elfenland::phase::draw, elfref::elfenland::phase::choose,
        elfref::elfenland::phase::travel, elfref::elfenland::phase::keep})
    if (word == known) phase = known;
  const std::string line = space == std::string::npos ? std::string() : text.substr(space + 1);
  elfref::fuzz::read(phase, line);
  elfref::fuzz::play(phase, line);
  return 0;
}
