#include "mutation/evidence.h"

#include <algorithm>
#include <memory>
#include <span>

#include "elfref/core/record/record_reader.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/judging/referee.h"
#include "elfref/elfenland/reading/decode.h"
#include "testing/cases.h"
#include "testing/fixture.h"

namespace elfref::testing {
namespace {

std::string joined(const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : ", ") + part;
  return text.empty() ? "nothing" : text;
}

std::optional<std::string> apart(std::string_view what, const std::string& found, const std::string& expected) {
  if (found == expected) return std::nullopt;
  return std::string(what) + " " + found + ", not " + expected;
}

/// The findings that are on one side only.
std::optional<std::string> apart(const std::vector<std::string>& found, const std::vector<std::string>& expected) {
  std::vector<std::string> missing, more;
  std::ranges::set_difference(expected, found, std::back_inserter(missing));
  std::ranges::set_difference(found, expected, std::back_inserter(more));
  if (missing.empty() && more.empty()) return std::nullopt;
  return missing.empty() ? "too much: " + joined(more) : "not found: " + joined(missing);
}

Refereed judged(const Source& source, const Overrides& overrides, std::string_view left_out) {
  Refereed refereed = referee(source, overrides);
  if (!left_out.empty())
    std::erase_if(refereed.judgement.findings, [&](const Diagnostic& finding) { return finding.id == left_out; });
  return refereed;
}

std::optional<std::string> differs(const Fixture& fixture, std::string_view left_out) {
  const Refereed refereed = judged(fixture.source, {}, left_out);
  if (auto difference = apart(found(refereed), fixture.expected)) return difference;
  if (!fixture.verdict.empty())
    if (auto difference = apart("verdict", std::string(name(refereed.judgement.verdict)), fixture.verdict))
      return difference;
  if (!fixture.claims.empty()) return apart("claims", std::string(name(refereed.judgement.claims)), fixture.claims);
  return std::nullopt;
}

/// By the rules table alone, one play after the other, as a table judges that is played at.
std::optional<std::string> differs_by_play(const Fixture& fixture) {
  Diagnostics faults;
  const auto record = read_record(fixture.source, faults);
  auto session = elfenland::decode(*record, faults);
  if (!session) return "no record";
  elfenland::look_ahead(session->plays);
  const elfenland::Options options = elfenland::judging_options(*session);
  const auto replayed = replay<elfenland::Elfenland<false>>(
      std::span<const Play<elfenland::Action>>(session->plays),
      std::span<const Play<elfenland::Action>>(session->claims),
      elfenland::begin(*session, options, elfenland::seating_of(*session, options)));
  const Reporter<elfenland::Action> report(session->plays, session->claims, {});
  Findings errors, expected;
  for (const Raised& raised : replayed.raised)
    if (raised.finding.words && report.accuses(raised))
      errors.push_back(std::to_string(place_of(record->source(), report.place_of(raised)).line) + ": error " +
                       std::string(raised.rule->id));
  std::ranges::sort(errors);
  std::ranges::copy_if(fixture.expected, std::back_inserter(expected),
                       [](const std::string& mark) { return mark.find(": error ") != std::string::npos; });
  return apart(errors, expected);
}

std::optional<std::string> differs(const Case& record, const Expectation& expected, std::string_view left_out) {
  const Refereed refereed = judged(record.source, expected.overrides(), left_out);
  if (auto difference = apart("verdict", std::string(name(refereed.judgement.verdict)), expected.verdict))
    return difference;
  std::vector<std::string> graver;
  std::ranges::copy_if(expected.findings, std::back_inserter(graver),
                       [](const std::string& finding) { return !finding.starts_with("note "); });
  if (auto difference = apart(found(record, refereed, false), graver)) return difference;
  const std::vector<std::string> everything = found(record, refereed, true);
  for (const std::string& finding : expected.findings)
    if (std::ranges::find(everything, finding) == everything.end()) return "not found: " + finding;
  for (const std::string& fact : expected.outcome)
    if (auto difference = apart("outcome", as_it_is(fact, refereed.judgement), fact)) return difference;
  return std::nullopt;
}

}  // namespace

std::vector<Evidence> all_evidence() {
  std::vector<Evidence> all;
  for (const char* folder : {"tests/elfenland", "tests/faults", "records/elfenland"})
    for (const std::string& path : records_below(folder)) {
      if (path.starts_with("records/elfenland/cases/")) continue;
      for (Fixture& fixture : fixtures_of(path)) {
        const auto kept = std::make_shared<Fixture>(std::move(fixture));
        all.push_back({path + ":" + std::to_string(kept->source.first_line),
                       [kept](std::string_view left_out) { return differs(*kept, left_out); }});
        if (path.starts_with("tests/elfenland/plays/"))
          all.push_back(
              {all.back().name + " (play by play)", [kept](std::string_view) { return differs_by_play(*kept); }});
      }
    }
  for (const Case& record : cases(elfenland_cases()))
    for (const Expectation& expected : record.expectations)
      all.push_back({record.path + " (" + expected.name() + ")",
                     [&record, &expected](std::string_view left_out) { return differs(record, expected, left_out); }});
  return all;
}

}  // namespace elfref::testing
