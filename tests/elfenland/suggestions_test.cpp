#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "elfref/core/asking/fix.h"
#include "elfref/core/asking/suggest.h"
#include "elfref/core/record/edit.h"
#include "elfref/core/record/write_record.h"
#include "elfref/games.h"
#include "testing/english.h"
#include "testing/wanted.h"

namespace elfref::suggestions_test {
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
      if (before.judgement.verdict != Verdict::unreadable) {  // else it may uncover others
        EXPECT_LT(slips(now.judgement), slips(before.judgement))
            << source.name << ": " << testing::in_english(suggestion.text);
      }
      const auto same = [&](const Diagnostic& found) {
        return found.id == finding.id && found.severity == finding.severity &&
               found.span.begin == moved(finding.span.begin, suggestion.edits);
      };
      EXPECT_TRUE(std::ranges::none_of(now.judgement.findings, same))
          << source.name << ": " << testing::in_english(suggestion.text);
      rules.insert(finding.id);
      ++count;
    }
  }
  EXPECT_GT(count, 150);
  EXPECT_GT(rules.size(), 30u);
}

/// What becomes of a record by the changes of which there is one only, and by some choices.
Fixed fixed(const Refereed& refereed, std::initializer_list<std::string_view> choices = {}) {
  std::vector<ChosenWay> read;
  for (const std::string_view choice : choices) read.push_back(*read_choice(choice));
  return fix(*refereed.game, *refereed.record, {}, refereed.judgement, read);
}

/// The text as it is mended; what is wrong with a choice where something is.
std::string fixed_text(const std::string& text, std::initializer_list<std::string_view> choices = {},
                        Syntax syntax = Syntax::yaml) {
  const Fixed found = fixed(referee({.name = "x", .text = text, .syntax = syntax}), choices);
  return found.complaint.empty() ? with_edits(text, found.edits) : testing::in_english(found.complaint);
}

TEST(Suggestions, ThoseThatAreTheOnlyOneAreMadeTogether) {
  int patches = 0;
  for (const Source& source : disputes()) {
    const Refereed before = judged(source);
    const Fixed found = fixed(before);
    const bool any_only = std::ranges::any_of(before.judgement.suggestions, &Suggestion::only);
    EXPECT_EQ(found.edits.empty(), !any_only) << source.name;
    if (found.edits.empty()) continue;
    Source after = source;
    after.text = patched(source.text, hunks(source, found.edits));
    ASSERT_EQ(after.text, with_edits(source.text, found.edits)) << source.name;
    const Refereed now = referee(after);
    if (before.judgement.verdict != Verdict::unreadable) {
      EXPECT_LT(slips(now.judgement), slips(before.judgement)) << source.name;
    }
    EXPECT_EQ(static_cast<std::size_t>(slips(now.judgement)), found.left.size()) << source.name;
    ++patches;
  }
  EXPECT_GT(patches, 30);
}

TEST(Suggestions, OfSeveralWaysNoneIsTakenUnlessItIsChosen) {
  const std::string plan = "players: [Anna, Boris]\nrounds:\n- plan:\n  - Anna: cloud on Feodor-Dag'Amura\n";
  const auto with = [&](std::string_view counter) {
    std::string text = plan;
    return text.replace(text.find("cloud"), 5, counter);
  };
  EXPECT_EQ(fixed_text(plan), plan);
  const Refereed refereed = judged({.name = "x.yaml", .text = plan});
  const Fixed found = fixed(refereed);
  ASSERT_EQ(found.left.size(), 1u);
  EXPECT_EQ(found.left[0].place.line, 4);
  ASSERT_EQ(found.left[0].ways.size(), 3u);
  EXPECT_EQ(found.left[0].ways[0].choice, "4=unicorn");
  EXPECT_EQ(fixed_text(plan, {"4=unicorn"}), with("unicorn"));
  EXPECT_EQ(fixed_text(plan, {"4=Wagon"}), with("wagon"));
  EXPECT_EQ(fixed_text(plan, {"4=3"}), with("dragon"));
  EXPECT_EQ(fixed_text(plan, {"4:11=dragon"}), with("dragon"));
  for (const Unfixed::Way& way : found.left[0].ways) EXPECT_NE(fixed_text(plan, {way.choice}), plan) << way.choice;
  EXPECT_EQ(fixed_text(plan, {"4=pig"}), "4=pig: matches none of the fixes for line 4: 4=unicorn, 4=wagon, 4=dragon");
  EXPECT_EQ(fixed_text(plan, {"4=Feodor"}),
            "4=Feodor: matches 3 of the fixes for line 4: 4=unicorn, 4=wagon, 4=dragon");
  EXPECT_EQ(fixed_text(plan, {"2=unicorn"}), "2=unicorn: no fix is known for line 2");
  for (const std::string_view none : {"unicorn", "4=", "=4", "four=unicorn", "2:travel:Anna=pig"})
    EXPECT_FALSE(read_choice(none)) << none;
}

TEST(Suggestions, TheOnlyOneIsKnownByASearchThatCameToItsEnd) {
  const Refereed refereed = judged(
      {.name = "x.yaml",
       .text = "players: [Anna, Boris]\nrounds:\n- plan:\n  - Anna: dragon on Elvenhold-Lapphalya\nresult: {Anna: {towns: 1}}\n"});
  ASSERT_EQ(refereed.judgement.suggestions.size(), 1u);
  EXPECT_TRUE(refereed.judgement.suggestions.front().only);
  // The same with so little work that it is given up: then it is not known.
  Judgement judgement = refereed.judgement;
  const std::vector<std::size_t> findings = slips_of(judgement);
  int given_up = 0;
  for (std::uint64_t most = 0; most < refereed.judgement.work * 4; most += refereed.judgement.work / 3 + 1) {
    Work work(most);
    judgement.given_up.clear();
    suggest(*refereed.game, *refereed.record, {}, judgement, work, findings);
    EXPECT_EQ(judgement.given_up.empty(), !work.done());
    for (const Suggestion& suggestion : judgement.suggestions) EXPECT_EQ(suggestion.only, !work.done()) << most;
    if (work.done()) ++given_up;
  }
  EXPECT_GT(given_up, 0);
}

TEST(Suggestions, AKeyIsCorrectedWhateverStandsBehindIt) {
  const std::string slips =
      "plyers: [Anna, Boris]\n"
      "rouns:\n"
      "- plann:\n"
      "  - Anna: dragno on Elvenhold-Lapphalya   # kept\n"
      "  - Borsi: elfcycle on Lapphalya-Virst\n"
      "  travell:\n"
      "  - Anna: [Laphalya: dragon]\n"
      "  - Boris: [Virst: 2 raft]\n"
      "result: {Anna: {towns: 2}}\n";
  const std::string right =
      "players: [Anna, Boris]\n"
      "rounds:\n"
      "- plan:\n"
      "  - Anna: dragon on Elvenhold-Lapphalya   # kept\n"
      "  - Boris: elfcycle on Lapphalya-Virst\n"
      "  travel:\n"
      "  - Anna: [Lapphalya: dragon]\n"
      "  - Boris: [Virst: 2 raft]\n"
      "result: {Anna: {towns: 1}}\n";
  EXPECT_EQ(fixed_text(slips), right);
  // A breach that it uncovers and that has several ways stays, in the lines of the record as it was.
  const std::string breach =
      "players: [Anna, Boris]\nrounds:\n- plann:\n  - Anna: cloud on Feodor-Dag'Amura\n";
  const Fixed found = fixed(referee({.name = "x.yaml", .text = breach}));
  ASSERT_EQ(found.left.size(), 1u);
  EXPECT_EQ(found.left[0].ways.size(), 3u);
  EXPECT_EQ(fixed_text(breach, {"4=wagon"}),
            "players: [Anna, Boris]\nrounds:\n- plan:\n  - Anna: wagon on Feodor-Dag'Amura\n");
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
  const Judgement& judgement = refereed.judgement;
  return judgement.suggestions.empty() ? "none" : testing::in_english(judgement.suggestions.front().text, judgement.players);
}

TEST(Suggestions, TheLikeliestSlipComesFirst) {
  const std::string plan = "players: [Anna, Boris]\nrounds:\n- plan:\n  - Anna: dragon on Elvenhold-Lapphalya\n";
  EXPECT_EQ(first_suggestion(plan + "  travel:\n  - Anna: [Lapphalya: pig]\n"), "write 'dragon' instead of 'pig'");
  EXPECT_EQ(first_suggestion(plan + "  travel:\n  - Anna: [Lapphalya: 2 pig]\n"), "write 'dragon' instead of '2 pig'");
  EXPECT_EQ(first_suggestion(plan + "  - Boris: pig on Elvenhold-Lapphalya\n"),
            "write 'pig on Elvenhold-Erg'Eren' instead of 'pig on Elvenhold-Lapphalya'");
  EXPECT_EQ(first_suggestion(plan + "  travel:\n  - Boris: []\n  - Anna: []\n"), "swap lines 6 and 7");
  EXPECT_EQ(first_suggestion(plan + "result: {Anna: {towns: 1}}\n"), "write '0' instead of '1'");
  EXPECT_EQ(first_suggestion(plan + "  travel:\n  - Anna: [Lapphalya: caravan 2]\n"),
            "write 'caravan 3' instead of 'caravan 2'");
  EXPECT_EQ(first_suggestion(plan + "  - Boris: obstacle on Elvenhold-Lapphalya\n  travel:\n" +
                             "  - Anna: [Lapphalya: caravan 3]\n"),
            "write 'caravan 4' instead of 'caravan 3'");
}

TEST(Suggestions, AWordThatIsNotUnderstoodIsOneThatIsNear) {
  const std::string slips =
      "players: [Anna, Boris]\nrounds:\n- plan:\n  - Anna: dragno on Elvenhold-Laphalya   # both\n  - Borsi: pass\n";
  const Refereed refereed = judged({.name = "x.yaml", .text = slips});
  ASSERT_EQ(refereed.judgement.verdict, Verdict::unreadable);
  EXPECT_EQ(
      fixed_text(slips),
      "players: [Anna, Boris]\nrounds:\n- plan:\n  - Anna: dragon on Elvenhold-Lapphalya   # both\n  - Boris: pass\n");
}

TEST(Suggestions, InJsonAWordStaysWithinItsQuotes) {
  const auto fixed = [](const std::string& slips) {
    return fixed_text(slips, {}, Syntax::json);
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
  const int lines = testing::in_full() ? 5'000 : 1'000;
  for (int line = 0; line < lines; ++line) slips += "  - Anna: dragno on Elvenhold-Lapphalya\n";
  const Refereed refereed = judged({.name = "x.yaml", .text = slips});
  EXPECT_LT(refereed.judgement.suggestions.size(), refereed.judgement.findings.size());
}

TEST(Suggestions, NothingIsSuggestedWhereNothingIsWrong) {
  EXPECT_EQ(first_suggestion("players: [Anna, Boris]\nrounds:\n- plan:\n  - Anna: dragon on Elvenhold-Lapphalya\n"),
            "none");
}

}  // namespace
}  // namespace elfref::suggestions_test
