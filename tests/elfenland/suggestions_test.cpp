#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "elfref/core/suggest.h"
#include "elfref/core/write_record.h"
#include "elfref/games.h"

namespace elfref {
namespace {

std::string content(const std::filesystem::path& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

/// The documents of every dispute, and of the mistakes that people make.
std::vector<Source> disputes() {
  std::vector<Source> found;
  for (const char* folder : {"/records/elfenland/disputes", "/tests/elfenland/mistakes"})
    for (const auto& entry : std::filesystem::directory_iterator(std::string(ELFREF_SOURCE_DIR) + folder)) {
      std::string rest = content(entry.path());
      while (!rest.empty()) {
        const std::size_t size = std::max<std::size_t>(document_size(rest), 1);
        found.push_back({.name = entry.path().filename(), .text = rest.substr(0, size)});
        rest.erase(0, size);
      }
    }
  return found;
}

Refereed judged(const Source& source) {
  Refereed refereed = referee(source);
  suggest(*refereed.game, *refereed.record, {}, refereed.judgement);
  return refereed;
}

/// The text after `patch` has applied a patch to it.
std::string patched(const std::string& text, const std::string& hunks) {
  const std::string file = ::testing::TempDir() + "/suggested-" + std::to_string(getpid()) + ".yaml";
  std::ofstream(file) << text;
  std::ofstream(file + ".patch") << "--- a\n+++ b\n" << hunks;
  EXPECT_EQ(std::system(("patch -s --fuzz=0 '" + file + "' <'" + file + ".patch'").c_str()), 0) << hunks;
  return content(file);
}

int slips(const Judgement& judgement) {
  return static_cast<int>(std::ranges::count_if(
      judgement.findings, [](const Diagnostic& found) { return found.severity != Severity::note; }));
}

TEST(Suggestions, EachOneTakesItsFindingAwayAndBringsNoOther) {
  int count = 0;
  std::set<std::string_view> rules;
  for (const Source& source : disputes()) {
    const Refereed before = judged(source);
    for (const Suggestion& suggestion : before.judgement.suggestions) {
      const Diagnostic& finding = before.judgement.findings[suggestion.finding];
      Source after = source;
      after.text = patched(source.text, hunks(source, suggestion.edits));
      ASSERT_EQ(after.text, with_edits(source.text, suggestion.edits));
      const Refereed now = referee(after);
      EXPECT_LT(slips(now.judgement), slips(before.judgement)) << source.name << ": " << suggestion.text;
      const auto same = [&](const Diagnostic& found) {
        return found.id == finding.id && found.severity == finding.severity &&
               found.span.begin == moved(finding.span.begin, suggestion.edits);
      };
      EXPECT_TRUE(std::ranges::none_of(now.judgement.findings, same)) << source.name << ": " << suggestion.text;
      rules.insert(finding.id);
      ++count;
    }
  }
  EXPECT_GT(count, 150);
  EXPECT_GT(rules.size(), 30u);
}

TEST(Suggestions, ThoseOfOneRecordAreMadeTogether) {
  int patches = 0;
  for (const Source& source : disputes()) {
    const Refereed before = judged(source);
    const std::vector<Edit> edits = fixes(*before.game, *before.record, {}, before.judgement);
    EXPECT_EQ(edits.empty(), before.judgement.suggestions.empty()) << source.name;
    if (edits.empty()) continue;
    Source after = source;
    after.text = patched(source.text, hunks(source, edits));
    EXPECT_LT(slips(referee(after).judgement), slips(before.judgement)) << source.name;
    ++patches;
  }
  EXPECT_GT(patches, 50);
}

/// What a text of one syntax reads as, whatever the other is.
std::string as_json(const Source& source, std::string text) {
  return write_json(*referee({.name = source.name, .text = std::move(text), .syntax = source.syntax}).record);
}

TEST(Suggestions, ARecordOfJsonIsPutRightAsTheSameOfYamlIs) {
  int count = 0;
  for (const Source& source : disputes()) {
    const Refereed yaml = judged(source);
    const Source same{.name = source.name, .text = write_json(*yaml.record), .syntax = Syntax::json};
    const Refereed json = judged(same);
    const auto after = [](const Source& of, const Refereed& refereed) {
      std::vector<std::string> records;
      for (const Suggestion& suggestion : refereed.judgement.suggestions)
        records.push_back(as_json(of, with_edits(of.text, suggestion.edits)));
      return records;
    };
    EXPECT_EQ(after(same, json), after(source, yaml)) << source.name;
    count += static_cast<int>(json.judgement.suggestions.size());
  }
  EXPECT_GT(count, 150);
}

/// The first suggestion for a record of one slip.
std::string first_suggestion(const std::string& text) {
  const Refereed refereed = judged({.name = "x.yaml", .text = text});
  return refereed.judgement.suggestions.empty() ? "none" : refereed.judgement.suggestions.front().text;
}

TEST(Suggestions, TheLikeliestSlipComesFirst) {
  const std::string plan = "players: [Anna, Boris]\nrounds:\n- plan:\n  - Anna: dragon on Elvenhold-Lapphalya\n";
  EXPECT_EQ(first_suggestion(plan + "  travel:\n  - Anna: [Lapphalya: pig]\n"), "write 'dragon' instead of 'pig'");
  EXPECT_EQ(first_suggestion(plan + "  travel:\n  - Anna: [Lapphalya: 2 pig]\n"), "write 'dragon' instead of '2 pig'");
  EXPECT_EQ(first_suggestion(plan + "  - Boris: pig on Elvenhold-Lapphalya\n"),
            "write 'pig on Elvenhold-Erg'Eren' instead of 'pig on Elvenhold-Lapphalya'");
  EXPECT_EQ(first_suggestion(plan + "  travel:\n  - Boris: []\n  - Anna: []\n"), "swap lines 6 and 7");
  EXPECT_EQ(first_suggestion(plan + "result: {Anna: {towns: 1}}\n"), "write '0' instead of '1'");
}

TEST(Suggestions, AWordThatIsNotUnderstoodIsOneThatIsNear) {
  const std::string slips =
      "players: [Anna, Boris]\nrounds:\n- plan:\n  - Anna: dragno on Elvenhold-Laphalya   # both\n  - Borsi: pass\n";
  const Refereed refereed = judged({.name = "x.yaml", .text = slips});
  ASSERT_EQ(refereed.judgement.verdict, Verdict::unreadable);
  const std::vector<Edit> edits = fixes(*refereed.game, *refereed.record, {}, refereed.judgement);
  EXPECT_EQ(
      with_edits(slips, edits),
      "players: [Anna, Boris]\nrounds:\n- plan:\n  - Anna: dragon on Elvenhold-Lapphalya   # both\n  - Boris: pass\n");
}

TEST(Suggestions, InJsonAWordStaysWithinItsQuotes) {
  const auto fixed = [](const std::string& slips) {
    const Refereed refereed = judged({.name = "x.json", .text = slips, .syntax = Syntax::json});
    EXPECT_EQ(refereed.judgement.verdict, Verdict::unreadable) << slips;
    return with_edits(slips, fixes(*refereed.game, *refereed.record, {}, refereed.judgement));
  };
  EXPECT_EQ(fixed(R"({"players":["Anna","Boris"],"rounds":[{"plan":[{"Anna":"dragno on Elvenhold-Laphalya"}]}]})"),
            R"({"players":["Anna","Boris"],"rounds":[{"plan":[{"Anna":"dragon on Elvenhold-Lapphalya"}]}]})");
  EXPECT_EQ(fixed(R"({"players":["Anna","Boris"],"rounds":[{"plan":[{"Borsi":"pass"}]}]})"),
            R"({"players":["Anna","Boris"],"rounds":[{"plan":[{"Boris":"pass"}]}]})");
  EXPECT_EQ(fixed(R"({"players":["Anna\"bel\\x","Boris"],"rounds":[{"plan":[{"Annabelx":"pass"}]}]})"),
            R"({"players":["Anna\"bel\\x","Boris"],"rounds":[{"plan":[{"Anna\"bel\\x":"pass"}]}]})");
}

TEST(Suggestions, ALargeFileFullOfSlipsIsGivenUpInTime) {
  std::string slips = "players: [Anna, Boris]\nrounds:\n- plan:\n";
  for (int line = 0; line < 5'000; ++line) slips += "  - Anna: dragno on Elvenhold-Lapphalya\n";
  const Refereed refereed = judged({.name = "x.yaml", .text = slips});
  EXPECT_LT(refereed.judgement.suggestions.size(), refereed.judgement.findings.size());
}

TEST(Suggestions, NothingIsSuggestedWhereNothingIsWrong) {
  EXPECT_EQ(first_suggestion("players: [Anna, Boris]\nrounds:\n- plan:\n  - Anna: dragon on Elvenhold-Lapphalya\n"),
            "none");
}

}  // namespace
}  // namespace elfref
