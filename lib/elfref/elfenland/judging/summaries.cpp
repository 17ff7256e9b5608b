#include "elfref/elfenland/judging/summaries.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "elfref/core/text/text.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/plays/phrases.h"

namespace elfref::elfenland {

std::vector<Tally> tallies(const Replayed<State>& table, const Report& report, Answer answer) {
  std::vector<Tally> found;
  for (const Raised& raised : table.raised) {
    if (raised.finding.answer != answer || raised.finding.cause == nullptr) continue;
    if (report.play_of(raised).ruling == Ruling::taken_back) continue;  // it was not played
    auto same =
        std::find_if(found.begin(), found.end(), [&](const Tally& t) { return t.cause == raised.finding.cause; });
    if (same == found.end()) same = found.insert(found.end(), {raised.finding.cause, &raised, {}});
    same->all.push_back(&raised);
  }
  return found;
}

namespace {

std::string counted(std::size_t number, std::string_view unit) {
  return fmt::format("{} {}{}", number, unit, number == 1 ? "" : "s");
}

/// How many of a tally's plays are whose, by seat.
std::vector<int> by_seat(const Tally& tally, const Report& report) {
  std::vector<int> count(max_seats);
  for (const Raised* raised : tally.all)
    if (const auto seat = report.play_of(*raised).seat) ++count[seat->value];
  return count;
}

Diagnostic summary(const Tally& tally, const Report& report) {
  Diagnostic found;
  found.id = tally.first->rule->id;
  found.rule = tally.first->rule;
  const Play<Action>& play = report.play_of(*tally.first);
  found.span = play.at(payment);
  found.round = play.round;
  found.phase = play.phase;
  if (tally.all.size() == 1) found.seat = play.seat;
  return found;
}

}  // namespace

Diagnostic cannot_tell_line(const Tally& tally, const Report& report, const Source& source) {
  Diagnostic found = summary(tally, report);
  found.severity = Severity::warning;
  const std::vector<int> count = by_seat(tally, report);
  std::string who_steps;
  for (std::size_t seat = 0; seat < count.size(); ++seat)
    if (count[seat] > 0)
      who_steps += fmt::format("{}{}, {}", who_steps.empty() ? "" : "; ",
                               report.named(who(Seat{static_cast<std::uint8_t>(seat)})),
                               counted(static_cast<std::size_t>(count[seat]), tally.cause->unit));
  found.message =
      who_steps.empty() ? std::string(tally.cause->many) : fmt::format("{}: {}", tally.cause->many, who_steps);
  std::string plays;
  std::string last;
  for (const Raised* raised : tally.all) {
    const Play<Action>& play = report.play_of(*raised);
    std::string entry =
        fmt::format("round {}{} (line {})", play.round, play.seat ? ", " + report.named(who(*play.seat)) : "",
                    place_of(source, play.at(payment)).line);
    if (entry == last) continue;
    plays += (plays.empty() ? "" : "; ") + entry;
    last = std::move(entry);
  }
  found.hangs_on = fmt::format("{}: {}", tally.cause->one, plays);
  return found;
}

Diagnostic taken_line(const Tally& tally, const Report& report, Span at) {
  Diagnostic found = summary(tally, report);
  found.rule = nullptr;  // nothing is broken: no rule to look up
  found.severity = Severity::note;
  found.bearing = Bearing::nothing;
  found.span = at;
  found.round = 0;
  found.phase = {};
  found.seat.reset();
  const std::vector<int> count = by_seat(tally, report);
  std::vector<std::string> names;
  for (std::size_t seat = 0; seat < count.size(); ++seat)
    if (count[seat] > 0) names.push_back(report.named(who(Seat{static_cast<std::uint8_t>(seat)})));
  const std::vector<std::string_view> views(names.begin(), names.end());
  found.message =
      fmt::format("{}: {} taken as written", fmt::format(fmt::runtime(tally.cause->many), listed(views, "and")),
                  counted(tally.all.size(), tally.cause->unit));
  return found;
}

Diagnostic in_words(const Raised& raised, const Report& report, const Source& source) {
  Diagnostic found = report.diagnose(raised);
  if (!raised.finding.words->hangs_on.empty())
    found.hangs_on =
        fmt::format("{}: round {}, {} (line {})", raised.finding.words->hangs_on, found.round,
                    found.seat ? report.named(who(*found.seat)) : "the row", place_of(source, found.span).line);
  return found;
}

namespace {

/// Why a rule is cited by another book than that of the edition that decides.
std::string_view why_another(const RuleInfo& rule, const EditionInfo& judging) {
  enum Why { unknown, otherwise, silent };
  static const auto words = [] {
    std::vector<std::array<std::string, 3>> all;
    for (const EditionInfo& one : editions())
      all.push_back({fmt::format("the whole text of {} is not known", one.title),
                     fmt::format("{} has it otherwise", one.title), fmt::format("{} is silent", one.title)});
    return all;
  }();
  const auto is_its_book = [&](const Citation& citation) { return citation.edition == judging.cited_as; };
  const Why why = judging.cited_as.empty() ? unknown
                  : std::ranges::any_of(rule.cites, is_its_book) || std::ranges::any_of(rule.otherwise, is_its_book)
                      ? otherwise
                      : silent;
  return words[static_cast<std::size_t>(&judging - editions().data())][why];
}

}  // namespace

std::vector<Citation> citations(const RuleInfo& rule, const Session& session, const Options& options) {
  const EditionInfo& judging = edition(session.edition);
  const auto value = [&]() -> std::string_view {
    const auto option = option_named(rule.options[0]);
    return option ? info(*option).values[options[*option]] : std::string_view();
  }();
  std::vector<Citation> found;
  for (Citation citation : rule.cites) {
    if (citation.edition.empty() || (!citation.value.empty() && citation.value != value)) continue;
    if (citation.edition == judging.cited_as) citation.remark = judging.remark;
    found.push_back(citation);
  }
  std::stable_partition(found.begin(), found.end(),
                        [&](const Citation& cite) { return cite.edition == judging.cited_as; });
  if (!found.empty() && found.front().edition != judging.cited_as) found.front().remark = why_another(rule, judging);
  return found;
}

}  // namespace elfref::elfenland
