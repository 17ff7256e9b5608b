// Records that turn on cards nobody wrote down: each contradiction is proved as its mark says, and no entry of a proof
// could be spared.

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "elfref/core/judging/replay.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/hidden/cards/card_proof.h"
#include "elfref/elfenland/judging/referee.h"
#include "elfref/elfenland/reading/decode.h"
#include "testing/english.h"
#include "testing/fixture.h"

namespace elfref::elfenland::hidden_records_test {
namespace {

using testing::Fixture;

constexpr std::string_view rule = "cards-in-the-box";

std::vector<Fixture> hidden_records() {
  std::vector<Fixture> all;
  for (const std::string& path : testing::records_below("records/elfenland/hidden"))
    for (Fixture& fixture : testing::fixtures_of(path)) all.push_back(std::move(fixture));
  return all;
}

/// What a record says of cards in the box, as an error.
std::vector<std::string> proofs_of(const Fixture& fixture) {
  std::vector<std::string> proofs;
  const Judgement judged = referee(fixture.source, {}).judgement;
  for (const Diagnostic& found : judged.findings)
    if (found.id == rule && found.severity == Severity::error)
      proofs.push_back(testing::in_english(found.message, judged.players));
  return proofs;
}

/// What stands behind `# proof: `.
std::optional<std::string> marked_proof(const Fixture& fixture) {
  constexpr std::string_view mark = "# proof: ";
  std::istringstream lines(fixture.source.text);
  for (std::string line; std::getline(lines, line);)
    if (line.starts_with(mark)) return line.substr(mark.size());
  return std::nullopt;
}

/// The entries that cannot all be true, as the judge finds them.
std::vector<CardEntry> contradiction_in(const Fixture& fixture) {
  Diagnostics faults;
  const auto record = read_record(fixture.source, faults);
  auto session = decode(*record, faults);
  if (!session) return {};
  look_ahead(session->plays);
  const Options options = judging_options(*session);
  const auto table =
      replay<Elfenland<false>>(session->plays, session->claims, begin(*session, options, listed_seating()));
  return contradiction_of_cards(*session, options, table, fixture.source).entries;
}

TEST(HiddenRecords, ContradictionsOfCardsAreProvedAsMarked) {
  int proved = 0;
  for (const Fixture& fixture : hidden_records()) {
    const std::vector<std::string> proofs = proofs_of(fixture);
    if (proofs.empty()) continue;
    SCOPED_TRACE(fixture.source.name + ":" + std::to_string(fixture.source.first_line));
    EXPECT_EQ(proofs, std::vector{marked_proof(fixture).value_or("no mark")});
    ++proved;
  }
  EXPECT_GE(proved, 12);
}

TEST(HiddenRecords, EveryEntryOfAProofIsNeeded) {
  int entries = 0;
  for (const Fixture& fixture : hidden_records()) {
    if (proofs_of(fixture).empty()) continue;
    SCOPED_TRACE(fixture.source.name + ":" + std::to_string(fixture.source.first_line));
    const std::vector<CardEntry> contradiction = contradiction_in(fixture);
    EXPECT_GE(contradiction.size(), 2);
    for (const CardEntry& entry : contradiction) {
      Source without = fixture.source;
      without.text.replace(entry.span.begin, entry.span.end - entry.span.begin, "unknown");
      const Judgement judged = referee(without, {}).judgement;
      // A payment that is not recorded still costs its price. A proof that needs it names its line.
      const std::string line = std::to_string(place_of(fixture.source, entry.span).line);
      const bool still_known = std::ranges::any_of(judged.findings, [&](const Diagnostic& finding) {
        return std::ranges::any_of(testing::in_english(finding.because), [&](const auto& ground) {
          return ground.starts_with("the unrecorded cards") && ground.find(line) != std::string::npos;
        });
      });
      EXPECT_TRUE(still_known || judged.verdict == Verdict::legal || judged.verdict == Verdict::possible)
          << name(judged.verdict) << " with unknown in line " << place_of(fixture.source, entry.span).line;
      ++entries;
    }
  }
  EXPECT_GE(entries, 60);
}

TEST(HiddenRecords, BesideEveryContradictionStandsOneThatJustCanBe) {
  int possible = 0;
  for (const std::string& path : testing::records_below("records/elfenland/hidden")) {
    const std::vector<Fixture> fixtures = testing::fixtures_of(path);
    const auto cannot_be = std::ranges::count_if(fixtures, [](const Fixture& one) { return one.verdict == "illegal"; });
    const auto can_be = std::ranges::count_if(
        fixtures, [](const Fixture& one) { return one.verdict == "legal" || one.verdict == "possible"; });
    EXPECT_EQ(cannot_be + can_be, std::ssize(fixtures)) << path << ": a record without a verdict";
    EXPECT_GE(can_be, 1) << path;
    possible += static_cast<int>(can_be);
  }
  EXPECT_GE(possible, 12);
}

}  // namespace
}  // namespace elfref::elfenland::hidden_records_test
