#include "one_record.h"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

#include "elfref/core/words/speaker.h"

namespace elfref::tools {
namespace {

/// The lines that places name, the least and the greatest; nothing where they name none.
std::optional<std::pair<int, int>> lines_of(std::span<const At> places) {
  std::optional<std::pair<int, int>> lines;
  for (const At& place : places) {
    const auto* in = std::get_if<At::InText>(&place.is);
    if (in == nullptr) continue;
    lines = lines ? std::pair(std::min(lines->first, in->line), std::max(lines->second, in->line))
                  : std::pair(in->line, in->line);
  }
  return lines;
}

int last_line(const Source& source) {
  const bool ends_with_line = !source.text.empty() && source.text.back() == '\n';
  return source.first_line + static_cast<int>(std::ranges::count(source.text, '\n')) - (ends_with_line ? 1 : 0);
}

/// The first fault of a record; null: it has none.
const Diagnostic* fault_of(const Judgement& judgement) {
  const auto fault = std::ranges::find(judgement.findings, Severity::error, &Diagnostic::severity);
  return fault == judgement.findings.end() ? nullptr : &*fault;
}

/// `game.yaml:6:20`, or `game.yaml` of no place.
std::string written_at(const Source& source, const Diagnostic* finding) {
  if (finding == nullptr) return source.name;
  const Source& there = finding->source(source);
  const Place place = place_of(there, finding->span);
  return there.name + ":" + std::to_string(place.line) + ":" + std::to_string(place.column);
}

/// The record of a file about which places ask, or why there is none.
struct Chosen {
  std::optional<Source> source;
  std::string complaint;
};

Chosen record_about(const std::string& path, Input input, std::span<const At> places, std::string_view option) {
  Chosen one;
  Documents documents(path, input);
  const auto lines = lines_of(places);
  int records = 0;
  int end = 0;
  while (std::optional<Source> source = documents.next()) {
    ++records;
    end = last_line(*source);
    if (lines ? source->first_line <= lines->first && lines->first <= end : records == 1)
      one.source = std::move(source);
    if (lines && one.source) break;
  }
  const std::string& name = path;
  if (!documents.failure().empty()) {
    one.complaint = "cannot read '" + name + "': " + documents.failure();
  } else if (!lines && records > 1) {
    one.complaint = "'" + name + "' holds " + std::to_string(records) + " records: " + std::string(option) +
                    " must name a line of one of them";
  } else if (!one.source) {
    one.complaint = "'" + name + "' has no record in line " + std::to_string(lines ? lines->first : 1) +
                    ", it ends in line " + std::to_string(end);
  } else if (lines && last_line(*one.source) < lines->second) {
    one.complaint = "lines " + std::to_string(lines->first) + " and " + std::to_string(lines->second) + " of '" + name +
                    "' belong to different records";
  } else {
    return one;
  }
  one.source.reset();
  return one;
}

}  // namespace

std::vector<Argument> one_record_arguments(RecordRequest& into) {
  std::vector<Argument> arguments;
  for (Argument& argument : record_arguments(into)) {
    constexpr std::array kept{"--input", "--edition", "--option", "--components"};
    if (!argument.positional() && std::ranges::find(kept, argument.name) == kept.end()) continue;
    if (argument.positional()) {
      argument.description = "The record to read; - is standard input";
      argument.repeatable = false;
    }
    arguments.push_back(std::move(argument));
  }
  return arguments;
}

OneRecord referee_one(const RecordRequest& request, std::span<const At> places, std::string_view option) {
  if (std::string why = refusal(request.overrides); !why.empty()) return {.refereed = {}, .complaint = std::move(why)};
  if (request.files.size() != 1) return {.refereed = {}, .complaint = "one record is asked about: name one FILE"};
  Chosen chosen = record_about(request.files.front(), request.input, places, option);
  if (!chosen.source) return {.refereed = {}, .complaint = std::move(chosen.complaint)};
  Refereed refereed = referee(std::move(*chosen.source), request.overrides, [&](std::string_view name) {
    return document_beside(request.files.front(), name);
  });
  if (refereed.judgement.verdict == Verdict::unreadable)
    return {.refereed = {},
            .complaint = written_at(refereed.source(), fault_of(refereed.judgement)) + ": " +
                         first_fault(refereed.judgement) + " ('elfref check' says all that cannot be read)"};
  return {.refereed = std::move(refereed), .complaint = {}};
}

OnePlace find_place(const RecordRequest& request, const std::string& at) {
  OnePlace place;
  const std::optional<At> read = read_at(at);
  if (!read) {
    place.complaint = "--at '" + at + "' is no place: write " + std::string(at_words);
    return place;
  }
  OneRecord one = referee_one(request, {&*read, 1}, "--at");
  place.refereed = std::move(one.refereed);
  place.complaint = std::move(one.complaint);
  if (!place.refereed) return place;
  if (place.refereed->game->plays == nullptr) return place;  // who asks says what its game does not have
  place.plays = place.refereed->game->plays(*place.refereed->record);
  place.found = find_play(place.plays, *read, place.refereed->source(), place.refereed->judgement.players);
  if (!place.found.complaint.empty()) place.complaint = "--at " + at + ": " + english(place.found.complaint);
  place.position = {.ply = place.found.ply,
                    .at_play = place.found.play != nullptr,
                    .at_end = std::holds_alternative<At::End>(read->is)};
  return place;
}

std::string cannot(const Refereed& refereed, std::string_view what) {
  return "'" + refereed.source().name + "', a record of " + std::string(refereed.game->name) + ": " + std::string(what);
}

std::string first_fault(const Judgement& judgement) {
  const Diagnostic* fault = fault_of(judgement);
  if (fault == nullptr) return "there is no record";
  const Speaker says(judgement);
  return says(fault->message) + (fault->advice.empty() ? "" : "; " + says(fault->advice));
}

}  // namespace elfref::tools
