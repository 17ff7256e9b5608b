// What `elfref explain` shows of every rule and of every fault of a file, judged by the library once more.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "elfref/core/judging/titles.h"
#include "elfref/core/render/render.h"
#include "elfref/games.h"
#include "tools/command.h"

namespace elfref::testing::explain_test {
namespace {

using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;
using Json = nlohmann::json;

/// Something that can be explained.
struct Subject {
  std::string id;
  Severity severity;
  const RuleInfo* rule = nullptr;  ///< null: a fault of a file
};

std::vector<Subject> all_subjects() {
  std::vector<Subject> all;
  for (const RuleInfo* rule : all_rules()) all.push_back({std::string(rule->id), rule->severity, rule});
  for (const Fault* fault : all_faults()) all.push_back({std::string(fault->id), fault->severity});
  return all;
}

/// Faults without the one half or without both, and how the program says so.
constexpr std::string_view without_fix[] = {"no-record"};
constexpr std::string_view without_both[] = {"cannot-read", "not-a-text", "too-large", "too-many-plays"};

bool is_in(std::string_view id, std::span<const std::string_view> ids) {
  return std::ranges::find(ids, id) != ids.end();
}

/// Everything as programs read it, by its id.
const std::map<std::string, Json>& in_json() {
  static const std::map<std::string, Json> all = [] {
    std::string line = "elfref explain --format json";
    for (const Subject& subject : all_subjects()) line += " " + subject.id;
    const Outcome outcome = run(line);
    EXPECT_EQ(outcome.exit, 0);
    const Json json = Json::parse(outcome.output);
    std::map<std::string, Json> read;
    for (const Json& one : json.at("explained")) read[one.at("id")] = one;
    return read;
  }();
  return all;
}

std::vector<Severity> found(const Judgement& judgement, std::string_view id) {
  std::vector<Severity> severities;
  for (const Diagnostic& finding : judgement.findings)
    if (finding.id == id) severities.push_back(finding.severity);
  return severities;
}

/// What the library says of a half that was shown; the report that stands beside it must be that.
Judgement replayed(const Json& half, const std::string& name) {
  std::string text = half.at("record");
  // JSON has another character for a byte that is not UTF-8.
  if (const auto replaced = text.find("\uFFFD"); replaced != std::string::npos) text.replace(replaced, 3, "\xF6");
  const Refereed refereed = referee({.name = name, .text = text}, {});
  EXPECT_EQ(half.at("report"), Json::parse(render_json(refereed.record->source(), refereed.judgement)));
  return refereed.judgement;
}

void expect_kept_and_broken(const Subject& subject, const Json& json) {
  const bool no_broken = is_in(subject.id, without_both);
  const bool no_kept = no_broken || is_in(subject.id, without_fix);
  ASSERT_EQ(json.at("kept").is_null(), no_kept);
  ASSERT_EQ(json.at("broken").is_null(), no_broken);
  if (!no_kept) {
    const Judgement kept = replayed(json.at("kept"), subject.rule != nullptr ? "kept" : "mended");
    EXPECT_THAT(found(kept, subject.id), IsEmpty());
    EXPECT_EQ(kept.verdict, Verdict::legal);
    EXPECT_NE(kept.claims, Claims::refuted);
  }
  if (!no_broken) {
    const Judgement broken = replayed(json.at("broken"), "broken");
    EXPECT_THAT(found(broken, subject.id), ::testing::Contains(subject.severity));
    if (subject.rule == nullptr) {
      EXPECT_EQ(broken.verdict, subject.severity == Severity::error ? Verdict::unreadable : Verdict::legal);
    } else if (subject.severity == Severity::error) {
      EXPECT_TRUE(broken.verdict == Verdict::illegal || broken.claims == Claims::refuted);
    }
  }
}

TEST(Explained, IsKeptWithoutAFindingAndBrokenWithOne) {
  EXPECT_EQ(in_json().size(), all_subjects().size());
  for (const Subject& subject : all_subjects()) {
    SCOPED_TRACE(subject.id);
    expect_kept_and_broken(subject, in_json().at(subject.id));
  }
}

void expect_shown(const Subject& subject, const Json& json, const Outcome& outcome) {
  EXPECT_EQ(outcome.exit, 0);
  EXPECT_THAT(outcome.output, StartsWith(subject.id + "  "));
  EXPECT_THAT(outcome.output, Not(HasSubstr("# expect")));
  if (json.at("kept").is_null()) {
    EXPECT_THAT(outcome.output, EndsWith(json.at("broken").is_null()
                                             ? "\nNo file with this fault is short enough to show here.\n"
                                             : "\nAny record fixes it.\n"));
  }
  for (const char* half : {"kept", "broken"}) {
    if (json.at(half).is_null()) continue;
    const std::string text = json.at(half).at("record");
    int number = 0;
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = std::min(text.find('\n', at), text.size());
      const std::string line = text.substr(at, end - at);
      const bool plain = std::ranges::all_of(line, [](char c) { return c >= ' ' && c <= '~'; });
      const std::string numbered = std::to_string(++number) + " |" + (line.empty() ? "" : " ") + line;
      EXPECT_TRUE(!plain || outcome.output.find(" " + numbered + "\n") != std::string::npos) << numbered;
      at = end + 1;
    }
  }
  EXPECT_EQ(outcome.output.find("[" + subject.id + "]\n") != std::string::npos, !json.at("broken").is_null());
}

/// The records stand in the text too, line by line with their numbers, and below each what was found.
TEST(Explained, IsShownWithBothRecords) {
  for (const Subject& subject : all_subjects()) {
    SCOPED_TRACE(subject.id);
    expect_shown(subject, in_json().at(subject.id), run("elfref explain " + subject.id));
  }
}

/// Where an edition states a rule stands in the text as the table has it.
TEST(Explained, IsCitedAsTheTableHasIt) {
  for (const GameModule* game : games())
    for (const RuleInfo* rule : game->rules()) {
      SCOPED_TRACE(rule->id);
      const std::string text = run("elfref explain " + std::string(rule->id)).output;
      int cited = 0;
      for (const Citation& citation : rule->cites) {
        if (citation.edition.empty()) continue;
        ++cited;
        EXPECT_THAT(text, HasSubstr("  " + cite(citation, speaker_of(*game))));
      }
      EXPECT_EQ(text.find("\n   in no edition; ") != std::string::npos, cited == 0);
    }
}

// ---------------------------------------------------------------- what is asked

std::string first_line(const std::string& line) {
  const std::string output = run(line).output;
  return output.substr(0, output.find('\n'));
}

TEST(Explain, FindsWhatTheRulesPermit) {
  EXPECT_THAT(first_line("elfref explain 'may I go back the way I came?'"), "there-and-back  MOVE-6  travel  allowed");
  EXPECT_THAT(first_line("elfref explain may rafts be in a caravan"), StartsWith("cards-of-a-caravan  "));
  EXPECT_THAT(first_line("elfref explain may I place a counter after I have passed"),
              StartsWith("place-after-a-pass  "));
  const std::string text = run("elfref explain there-and-back").output;
  EXPECT_THAT(text, HasSubstr("\na record in which this is done\n"));
  EXPECT_THAT(text, Not(HasSubstr("breaks the rule")));
  const Json one = Json::parse(run("elfref explain there-and-back --format json").output).at("explained").at(0);
  EXPECT_TRUE(one.at("broken").is_null());
  EXPECT_EQ(one.at("kept").at("report").at("verdict"), "legal");
}

TEST(Explain, SaysOnceWhatStandsBehindACitation) {
  const std::string text = run("elfref explain pay-the-price").output;
  const std::string remark = "\n   (after the 1998 edition): rio-grande-1998 is the English rulebook of 1998";
  ASSERT_NE(text.find(remark), std::string::npos);
  EXPECT_EQ(text.find(remark), text.rfind(remark));
}

TEST(Explain, FindsByIdAndByCodeHoweverTheyAreWritten) {
  for (const char* name : {"pay-the-price", "[pay-the-price]", "Pay-The-Price", "pay the price", "'pay the price'",
                           "MOVE-4", "move-4", "MOVE 4", "move4"})
    EXPECT_THAT(first_line(std::string("elfref explain ") + name), StartsWith("pay-the-price  MOVE-4  "));
  EXPECT_THAT(first_line("elfref explain unknown-town"), StartsWith("unknown-town  "));
}

TEST(Explain, ShowsEveryRuleOfACode) {
  const std::string output = run("elfref explain DRAW-3").output;
  EXPECT_THAT(output, AllOf(StartsWith("pick-in-turn  DRAW-3  "), HasSubstr("\n\n\npick-from-the-row  DRAW-3  ")));
  const std::string two = run("elfref explain FERRY-2 downstream-price").output;
  EXPECT_THAT(two, AllOf(StartsWith("ferry-within-a-lake  "), HasSubstr("\n\n\ndownstream-price  ")));
}

TEST(Explain, FindsByWordsOfTheRuleOfItsPlaceAndOfItsFindings) {
  EXPECT_THAT(first_line("elfref explain hand limit"), StartsWith("hand-limit  "));
  EXPECT_THAT(first_line("elfref explain discards down to four"), StartsWith("hand-limit  "));
  EXPECT_THAT(first_line("elfref explain Паромные"), StartsWith("ferry-price  "));
  EXPECT_THAT(first_line("elfref explain second counter"), StartsWith("one-counter-per-road  "));
  EXPECT_THAT(first_line("elfref explain how many cards may I keep"), StartsWith("hand-limit  "));
}

TEST(Explain, ListsManyBestFirst) {
  const std::string caravans = run("elfref explain caravan").output;
  for (const RuleInfo* rule : all_rules())
    EXPECT_EQ(caravans.find(std::string(rule->id) + " ") != std::string::npos, rule->code.starts_with("CARAVAN-"));
  EXPECT_THAT(caravans, EndsWith("\n\n'elfref explain ID' explains one of them\n"));
  EXPECT_THAT(first_line("elfref explain two cards desert"), StartsWith("pay-the-price  "));
  EXPECT_EQ(Json::parse(run("elfref explain caravan --format json").output).at("explained").size(), 6);
}

TEST(Explain, GuessesWhatWasMeant) {
  const auto complaint = [](const std::string& words) {
    const Outcome outcome = run("elfref explain " + words + " 2>&1");
    EXPECT_EQ(outcome.exit, 2);
    EXPECT_EQ(std::ranges::count(outcome.output, '\n'), 2);
    return outcome.output;
  };
  EXPECT_THAT(complaint("pay-teh-price"), EndsWith("did you mean 'pay-the-price'?\n"));
  EXPECT_THAT(complaint("caravam"), EndsWith("did you mean 'caravan'?\n"));
  EXPECT_THAT(complaint("caravam obstacle"), EndsWith("did you mean 'caravan obstacle'?\n"));
  EXPECT_THAT(complaint("rver"), EndsWith("did you mean 'river'?\n"));
  EXPECT_THAT(complaint("MOVE-99"), EndsWith("'elfref explain MOVE' lists those of this kind\n"));
  EXPECT_THAT(complaint("XYZ-1"), EndsWith("'elfref rules' lists all rules\n"));
  EXPECT_THAT(complaint("xyzzy"), EndsWith("'elfref rules' lists all rules\n"));
  EXPECT_THAT(complaint("' - '"), HasSubstr("takes words"));
}

TEST(Explain, ShowsWhatIsNearestToAQuestion) {
  const Outcome near = run("elfref explain caravan though I could pay 2>&1");
  EXPECT_EQ(near.exit, 0);
  EXPECT_THAT(near.output, HasSubstr("\nelfref: nearest to them:\ncaravan-only-if-unable  "));
  EXPECT_EQ(run("elfref explain caravan though I could pay --format json 2>/dev/null").exit, 2);
}

TEST(Explain, WritesThePlainTextIntoAPipeAndStopsWhenItIsClosed) {
  EXPECT_THAT(run("elfref explain pay-the-price | cat").output, Not(HasSubstr("\x1b")));
  EXPECT_THAT(run("elfref explain pay-the-price --color always").output, HasSubstr("\x1b[1mpay-the-price\x1b[0m"));
  const Outcome head = run("elfref explain pay-the-price 2>&1 | head -1");
  EXPECT_EQ(head.output, "pay-the-price  MOVE-4  travel  error\n");
}

}  // namespace
}  // namespace elfref::testing::explain_test
