#include "elfref/core/judging/summaries.h"

#include <array>
#include <limits>

#include "elfref/core/text/places.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {

const Unrecorded set_in_part{msg::set_in_part, msg::set_lists_only_part, noun::play};

namespace {

/// The players of a tally in the order of their seats, and how many of its plays are whose.
std::vector<std::pair<Seat, std::size_t>> by_player(const Tally& tally) {
  std::array<std::size_t, std::numeric_limits<std::uint8_t>::max() + 1> count{};
  for (const SummedPlay& play : tally.plays)
    if (play.seat) ++count[play.seat->value];
  std::vector<std::pair<Seat, std::size_t>> found;
  for (std::size_t seat = 0; seat < count.size(); ++seat)
    if (count[seat] > 0) found.emplace_back(Seat{static_cast<std::uint8_t>(seat)}, count[seat]);
  return found;
}

/// `3 steps`.
Message counted(std::size_t number, const Unrecorded& unrecorded) {
  return alone(quantity(number, unrecorded.counted));
}

/// The line of a cause, with its argument.
Message summed_up(const Unrecorded& unrecorded, const ArgView& argument) {
  return unrecorded.asks == Unrecorded::Asks::nothing ? say(unrecorded.summary, nullptr, 0)
                                                      : say(unrecorded.summary, &argument, 1);
}

Message play_in_round(int round, const ArgView& player, int line) {
  return msg::play_at({.line = line_number(static_cast<std::uint32_t>(line)), .player = player, .round = round});
}

/// `payments not recorded: Boris, 3 steps`.
Message cannot_tell(const Tally& tally) {
  const Unrecorded& unrecorded = *tally.unrecorded;
  const Message plays = counted(tally.plays.size(), unrecorded);
  Message line = summed_up(unrecorded, plays);
  if (unrecorded.asks != Unrecorded::Asks::nothing) return line;
  const auto players = by_player(tally);
  if (players.empty()) return line;
  return msg::cause_of_whom({.cause = line, .whose = list(Joint::semicolon, players, [&](const auto& one) {
                               return msg::plays_of({.player = one.first, .plays = counted(one.second, unrecorded)});
                             })});
}

/// `no cards recorded for Boris`.
Message taken(const Tally& tally) {
  return summed_up(*tally.unrecorded, list(Joint::and_, by_player(tally), [](const auto& one) { return one.first; }));
}

}  // namespace

Diagnostic cannot_tell_line(const Tally& tally, const Source& source) {
  const SummedPlay& first = tally.plays.front();
  Diagnostic found;
  found.id = tally.rule->id;
  found.rule = tally.rule;
  found.severity = Severity::warning;
  found.span = first.span;
  found.round = first.round;
  found.phase = first.phase;
  if (tally.plays.size() == 1) found.seat = first.seat;
  found.message = cannot_tell(tally);
  List plays(Joint::semicolon);
  Message last;
  Places places(source);
  for (const SummedPlay& play : tally.plays) {
    Message entry = play_in_round(play.round, play.seat, places.of(play.span).line);
    if (entry == last) continue;
    plays.add(entry);
    last = std::move(entry);
  }
  found.depends_on =
      msg::depends_on_plays({.cause = say(tally.unrecorded->depends, nullptr, 0), .plays = plays.take()});
  return found;
}

Diagnostic taken_line(const Tally& tally, Span at) {
  Diagnostic found;
  found.id = tally.rule->id;  // nothing is broken: no rule to look up
  found.severity = Severity::note;
  found.bearing = Bearing::nothing;
  found.span = at;
  found.message =
      msg::taken_as_written({.cause = taken(tally), .plays = counted(tally.plays.size(), *tally.unrecorded)});
  return found;
}

Message depends_on_line(const Message& cause, const Diagnostic& found, const Message& nobody, int line) {
  const Message without = nobody.empty() ? msg::the_table() : nobody;
  const ArgView player = found.seat ? ArgView(*found.seat) : ArgView(without);
  return msg::depends_on_plays({.cause = cause, .plays = play_in_round(found.round, player, line)});
}

Message depends_on_line(const Message& cause, const Diagnostic& found, int line) {
  return msg::depends_on_finding(
      {.cause = cause, .line = line_number(static_cast<std::uint32_t>(line)), .rule = verbatim(found.id)});
}

std::vector<Message> in_words(std::span<const Lacking> lacking) {
  std::vector<Message> lines;
  for (const Lacking& one : lacking)
    lines.push_back(msg::set_lists({.listed = one.listed, .what = one.what, .whole = one.whole}));
  return lines;
}

Diagnostic invented_components(std::string_view name, Span at) {
  Diagnostics found;
  found.add_word(Fault::invented_components, at, name);
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
