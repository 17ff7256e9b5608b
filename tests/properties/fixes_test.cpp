// Each fix of each record in the tree, and of records with slips typed into them: it removes its finding, it brings
// none in what had been read before, and it keeps the comments.

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <limits>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/asking/fix.h"
#include "elfref/core/asking/suggest.h"
#include "elfref/core/record/edit.h"
#include "elfref/games.h"
#include "testing/english.h"
#include "testing/fixture.h"

namespace elfref::testing::fixes_test {
namespace {

constexpr std::size_t most_bytes = 16 << 10;  // of a record that is tried

/// The comments of a text: each from its '#', which a space follows, to the end of its line.
std::multiset<std::string> comments_of(std::string_view text) {
  std::multiset<std::string> found;
  for (std::size_t at = text.find("# "); at != std::string_view::npos; at = text.find("# ", at + 1)) {
    if (at > 0 && std::string_view(" \t\n").find(text[at - 1]) == std::string_view::npos) continue;
    const std::size_t end = std::min(text.find('\n', at), text.size());
    std::string comment(text.substr(at, end - at));
    while (comment.ends_with(' ') || comment.ends_with('\r')) comment.pop_back();
    found.insert(std::move(comment));
    at = end;
    if (at == text.size()) break;
  }
  return found;
}

bool is_error_of_record(const Diagnostic& found) {
  return found.severity == Severity::error && found.bearing == Bearing::record && !found.attachment;
}

/// The byte up to which a record had been read: where the line of its first fault begins.
std::uint32_t read_until(const Refereed& refereed) {
  std::uint32_t until = std::numeric_limits<std::uint32_t>::max();
  for (const Diagnostic& found : refereed.judgement.findings)
    if (is_error_of_record(found)) until = std::min(until, found.span.begin);
  const std::string& text = refereed.source().text;
  if (until >= text.size()) return until;
  return static_cast<std::uint32_t>(text.rfind('\n', until == 0 ? 0 : until - 1) + 1);  // npos + 1 is 0
}

/// Expects that changes brought no error in what had been read before, and kept all comments.
void expect_no_worse(const Refereed& before, const std::vector<Edit>& edits, const std::string& what) {
  Source changed = before.source();
  changed.text = with_edits(changed.text, edits);
  EXPECT_EQ(comments_of(changed.text), comments_of(before.source().text)) << what;
  const Refereed now = referee(changed);
  const std::uint32_t until = read_until(before);
  for (const Diagnostic& found : now.judgement.findings) {
    if (!is_error_of_record(found) || moved_back(found.span.begin, edits) >= until) continue;
    const auto same = [&](const Diagnostic& known) {
      return known.id == found.id && moved(known.span.begin, edits) == found.span.begin;
    };
    EXPECT_TRUE(std::ranges::any_of(before.judgement.findings, same))
        << what << " brings " << in_english(found.message) << "\n"
        << changed.text;
  }
  if (before.judgement.verdict != Verdict::unreadable) {
    EXPECT_NE(now.judgement.verdict, Verdict::unreadable) << what;
  }
}

/// Tries each fix of a record alone, and all that are made together. Returns how many there are.
int try_fixes(const Source& source) {
  if (source.text.size() > most_bytes) return 0;
  Refereed before = referee(source);
  if (before.game == nullptr) return 0;
  const bool any = std::ranges::any_of(before.judgement.findings, [](const Diagnostic& found) {
    return found.severity != Severity::note && found.bearing == Bearing::record;
  });
  if (!any) return 0;
  const Fixed all = fix(*before.game, *before.record, {}, before.judgement, {});
  suggest(*before.game, *before.record, {}, before.judgement);
  for (const Suggestion& one : before.judgement.suggestions) {
    const std::string what = source.name + ": " + in_english(one.text);
    expect_no_worse(before, one.edits, what);
    Source changed = before.source();
    changed.text = with_edits(changed.text, one.edits);
    const Diagnostic& finding = before.judgement.findings[one.finding];
    const Refereed now = referee(changed);
    const auto same = [&](const Diagnostic& found) {
      return found.id == finding.id && found.severity == finding.severity &&
             found.span.begin == moved(finding.span.begin, one.edits);
    };
    EXPECT_TRUE(std::ranges::none_of(now.judgement.findings, same)) << what << "\n" << changed.text;
  }
  expect_no_worse(before, all.edits, source.name + ": all fixes");
  return static_cast<int>(before.judgement.suggestions.size());
}

class FixesOf : public ::testing::TestWithParam<std::string> {};

TEST_P(FixesOf, NeverMakeARecordWorse) {
  for (const Fixture& fixture : fixtures_of(GetParam())) try_fixes(fixture.source);
}

std::vector<std::string> all_records() {
  std::vector<std::string> all;
  for (const char* folder : {"tests/faults", "tests/elfenland/mistakes", "tests/elfenland/slips",
                             "tests/elven_rage/rules", "tests/master_elf", "records/elfenland/disputes"})
    for (std::string& path : records_below(folder)) all.push_back(std::move(path));
  return all;
}

INSTANTIATE_TEST_SUITE_P(, FixesOf, ::testing::ValuesIn(all_records()),
                         [](const auto& path) { return name_of_test(path.param); });

/// A slip of the hand: in a line, some letters become others.
struct Slip {
  std::string_view written, typed;
};

constexpr Slip slips[] = {{"- ", "-"}, {": ", ":"}, {"  - ", "\t- "}, {"- ", "• "},   {"- ", "– "},  {"  - ", "  "},
                          {"]", ""},   {"[", ""},   {"-", "→"},       {" on ", ": "}, {"pass", "?"}, {"pass", "-"},
                          {"  ", " "}, {": ", " "}, {"- ", "* "},     {", ", ",, "}};

TEST(Fixes, OfSlipsThatAreTypedIntoARecord) {
  const std::string text =
      "players: [Anna, Boris]   # two\n"
      "rounds:\n"
      "- plan:   # round 1\n"
      "  - Anna: dragon on Elvenhold-Lapphalya\n"
      "  - Boris: pass   # he thinks\n"
      "  travel:\n"
      "  - Anna: [Lapphalya: dragon]   # a step\n"
      "  - Boris: []\n"
      "winner: Anna\n";
  std::mt19937 random(20161122);
  int fixes = 0;
  for (int round = 0; round < 150; ++round) {
    std::string typed = text;
    for (int count = 1 + static_cast<int>(random() % 3); count > 0; --count) {
      const Slip& slip = slips[random() % std::size(slips)];
      std::vector<std::size_t> places;
      for (std::size_t at = typed.find(slip.written); at != std::string::npos; at = typed.find(slip.written, at + 1))
        places.push_back(at);
      if (!places.empty()) typed.replace(places[random() % places.size()], slip.written.size(), slip.typed);
    }
    fixes += try_fixes({.name = "typed " + std::to_string(round), .text = typed});
  }
  EXPECT_GT(fixes, 100);
}

}  // namespace
}  // namespace elfref::testing::fixes_test
