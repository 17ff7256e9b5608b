#include "elfref/core/judging/summaries.h"

#include <fmt/format.h>

#include <array>
#include <limits>

#include "elfref/core/text/text.h"
#include "elfref/core/words/speaker.h"

namespace elfref {
namespace {

std::string counted(std::size_t number, std::string_view unit) {
  return fmt::format("{} {}{}", number, unit, number == 1 ? "" : "s");
}

std::string_view name_of(std::size_t seat, std::span<const std::string> players) {
  return seat < players.size() ? std::string_view(players[seat]) : "?";
}

/// The players of a tally in the order of their seats, and how many of its plays are whose.
std::vector<std::pair<std::string_view, std::size_t>> by_player(const Tally& tally,
                                                                std::span<const std::string> players) {
  std::array<std::size_t, std::numeric_limits<std::uint8_t>::max() + 1> count{};
  for (const SummedPlay& play : tally.plays)
    if (play.seat) ++count[play.seat->value];
  std::vector<std::pair<std::string_view, std::size_t>> found;
  for (std::size_t seat = 0; seat < count.size(); ++seat)
    if (count[seat] > 0) found.emplace_back(name_of(seat, players), count[seat]);
  return found;
}

}  // namespace

Diagnostic cannot_tell_line(const Tally& tally, std::span<const std::string> players, const Source& source) {
  const SummedPlay& first = tally.plays.front();
  Diagnostic found;
  found.id = tally.rule->id;
  found.rule = tally.rule;
  found.severity = Severity::warning;
  found.span = first.span;
  found.round = first.round;
  found.phase = first.phase;
  if (tally.plays.size() == 1) found.seat = first.seat;
  std::string whose;
  for (const auto& [name, count] : by_player(tally, players))
    whose += fmt::format("{}{}, {}", whose.empty() ? "" : "; ", name, counted(count, tally.cause->unit));
  if (tally.cause->many.find("{}") != std::string_view::npos) {
    found.message = fmt::format(fmt::runtime(tally.cause->many), counted(tally.plays.size(), tally.cause->unit));
  } else {
    found.message = whose.empty() ? std::string(tally.cause->many) : fmt::format("{}: {}", tally.cause->many, whose);
  }
  std::string plays, last;
  for (const SummedPlay& play : tally.plays) {
    const auto name = play.seat ? fmt::format(", {}", name_of(play.seat->value, players)) : std::string();
    std::string entry = fmt::format("round {}{} (line {})", play.round, name, place_of(source, play.span).line);
    if (entry == last) continue;
    plays += (plays.empty() ? "" : "; ") + entry;
    last = std::move(entry);
  }
  found.hangs_on = fmt::format("{}: {}", tally.cause->one, plays);
  return found;
}

Diagnostic taken_line(const Tally& tally, std::span<const std::string> players, Span at) {
  Diagnostic found;
  found.id = tally.rule->id;  // nothing is broken: no rule to look up
  found.severity = Severity::note;
  found.bearing = Bearing::nothing;
  found.span = at;
  std::vector<std::string_view> names;
  for (const auto& [name, count] : by_player(tally, players)) names.push_back(name);
  found.message =
      fmt::format("{}: {} taken as written", fmt::format(fmt::runtime(tally.cause->many), listed(names, "and")),
                  counted(tally.plays.size(), tally.cause->unit));
  return found;
}

Message hanging_line(const Message& cause, const Diagnostic& found, std::span<const std::string> players,
                     std::string_view nobody, const Source& source) {
  return fmt::format("{}: round {}, {} (line {})", english(cause), found.round,
                     found.seat ? name_of(found.seat->value, players) : nobody,
                     place_of(source, found.span).line);
}

std::vector<Message> in_words(std::span<const Lacking> lacking) {
  std::vector<Message> lines;
  for (const Lacking& one : lacking)
    lines.push_back(fmt::format("the set lists {} of {} {}", one.listed, one.whole, one.what));
  return lines;
}

Diagnostic invented_components(std::string_view name, Span at) {
  Diagnostics found;
  found.add(Fault::invented_components, at, {name});
  return std::move(found.take().front());
}

Diagnostic remark(const RuleInfo& rule, Span at, Message message) {
  Diagnostic found;
  found.rule = &rule;
  found.id = rule.id;
  found.severity = rule.severity;
  found.bearing = rule.bearing;
  found.phase = rule.phase;
  found.span = at;
  found.message = std::move(message);
  return found;
}

}  // namespace elfref
