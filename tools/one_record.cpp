#include "one_record.h"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

#include "elfref/core/words/speaker.h"
#include "speaking.h"
#include "words/tool_msg.h"

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
struct FoundRecord {
  std::optional<Source> source;
  Message complaint;
};

FoundRecord record_about(const std::string& path, Input input, std::span<const At> places, std::string_view option) {
  FoundRecord one;
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
    one.complaint = msg::cannot_read_file({.file = verbatim(name), .why = documents.failure()});
  } else if (!lines && records > 1) {
    one.complaint =
        msg::several_records_name_line({.file = verbatim(name), .option = verbatim(option), .records = records});
  } else if (!one.source) {
    one.complaint = msg::no_record_in_line({.end = end, .file = verbatim(name), .line = lines ? lines->first : 1});
  } else if (lines && last_line(*one.source) < lines->second) {
    one.complaint = msg::lines_of_two_records({.file = verbatim(name), .first = lines->first, .last = lines->second});
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
      argument.description = msg::option_one_record();
      argument.repeatable = false;
    }
    arguments.push_back(std::move(argument));
  }
  return arguments;
}

Message misfit(const std::string& path, const GameModule& game, const Overrides& overrides) {
  const Message why = game.refuse(overrides);
  if (why.empty()) return {};
  return msg::record_cannot({.file = verbatim(path), .game = verbatim(game.name), .what = why});
}

OneRecord referee_one(const RecordRequest& request, std::span<const At> places, std::string_view option) {
  if (Message why = refusal(request.overrides); !why.empty()) return {.refereed = {}, .complaint = std::move(why)};
  if (request.files.size() != 1) return {.refereed = {}, .complaint = msg::one_record_asked()};
  FoundRecord chosen = record_about(request.files.front(), request.input, places, option);
  if (!chosen.source) return {.refereed = {}, .complaint = std::move(chosen.complaint)};
  Refereed refereed = referee(std::move(*chosen.source), request.overrides,
                              [&](std::string_view name) { return attachment_of(request.files.front(), name); });
  if (Message what = misfit(request.files.front(), *refereed.game, request.overrides); !what.empty())
    return {.refereed = {}, .complaint = std::move(what)};
  if (refereed.judgement.verdict == Verdict::unreadable)
    return {.refereed = {}, .complaint = cannot_be_read(refereed.source(), refereed.judgement)};
  return {.refereed = std::move(refereed), .complaint = {}};
}

OnePlace find_place(const RecordRequest& request, const std::string& at) {
  OnePlace place;
  const std::optional<At> read = read_at(at);
  if (!read) {
    place.complaint = msg::not_a_place({.place = verbatim(at)});
    return place;
  }
  OneRecord one = referee_one(request, {&*read, 1}, "--at");
  place.refereed = std::move(one.refereed);
  place.complaint = std::move(one.complaint);
  if (!place.refereed) return place;
  if (place.refereed->game->plays == nullptr) return place;  // who asks says what its game does not have
  place.plays = place.refereed->game->plays(*place.refereed->record);
  place.found = find_play(place.plays, *read, place.refereed->source(), place.refereed->judgement.players);
  if (!place.found.complaint.empty())
    place.complaint = msg::at_place({.fault = place.found.complaint, .place = verbatim(at)});
  place.position = {.ply = place.found.ply,
                    .at_play = place.found.play != nullptr,
                    .at_end = std::holds_alternative<At::End>(read->is)};
  return place;
}

Message cannot(const Refereed& refereed, const Message& what) {
  return msg::record_cannot(
      {.file = verbatim(refereed.source().name), .game = verbatim(refereed.game->name), .what = what});
}

Message cannot_be_read(const Source& source, const Judgement& judgement) {
  const Message fault = first_fault(judgement);
  return msg::record_unreadable({.fault = fault, .place = verbatim(written_at(source, fault_of(judgement)))});
}

Message first_fault(const Judgement& judgement) {
  const Diagnostic* fault = fault_of(judgement);
  if (fault == nullptr) return msg::no_record_at_all();
  const Speaker says(judgement, language());
  Message message(says(fault->message));
  if (fault->advice.empty()) return message;
  return msg::fault_and_advice({.advice = Message(says(fault->advice)), .fault = message});
}

}  // namespace elfref::tools
