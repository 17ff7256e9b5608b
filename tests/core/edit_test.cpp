#include "elfref/core/record/edit.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "elfref/core/asking/recorded_play.h"
#include "elfref/core/asking/what_if.h"
#include "elfref/core/record/write_record.h"
#include "elfref/games.h"
#include "testing/english.h"

namespace elfref::edit_test {
namespace {

/// A text of JSON begins with its bracket, which none of YAML here does.
Source source_of(std::string text) {
  const Syntax syntax = text.starts_with('{') ? Syntax::json : Syntax::yaml;
  return {.name = "x", .text = std::move(text), .syntax = syntax};
}

/// The record as it is after one what-if, or the complaint.
std::string after(const std::string& text, std::string_view what_if) {
  const Refereed before = referee(source_of(text));
  const auto read = read_what_if(what_if);
  if (!read) return "not read";
  const Changes changes =
      changes_for(*before.game, *before.record, before.judgement.players, std::vector<WhatIf>{*read});
  return changes.complaint.empty() ? with_edits(text, changes.edits) : testing::in_english(changes.complaint);
}

const std::string in_lines =
    "players: [Anna, Boris]\n"
    "rounds:\n"
    "- plan:\n"
    "  - Anna: dragon on Elvenhold-Lapphalya   # first\n"
    "  - Boris: pass\n"
    "  - ruling: stands\n"
    "  travel:\n"
    "  - Anna:\n"
    "    - Lapphalya: 2 dragon\n"
    "  - Boris: []\n";

TEST(Hunks, KeepLoneCarriageReturns) {
  Source source{.name = "x", .text = "a: 1\rb: 2\rc: 3"};
  end_lines(source);
  EXPECT_EQ(source.text, "a: 1\nb: 2\nc: 3");
  EXPECT_EQ(place_of(source, {10, 11}).line, 3);
  const std::vector<Edit> edits{{{5, 5}, "x: 0\n"}, {{13, 14}, "4"}};
  EXPECT_EQ(hunks(source, edits),
            "@@ -1,1 +1,1 @@\n-a: 1\rb: 2\rc: 3\n\\ No newline at end of file\n"
            "+a: 1\rx: 0\rb: 2\rc: 4\n\\ No newline at end of file\n");
}

TEST(Edit, APlayIsReplacedWholeOrInItsValue) {
  EXPECT_EQ(after("players: [A, B]\nrounds: [plan: [A: pass, B: pass]]\n", "2=unknown"),
            "players: [A, B]\nrounds: [plan: [A: unknown, B: pass]]\n");
  EXPECT_EQ(after("players: [A, B]\nrounds: [plan: [A: pass, B: pass]]\n", "2=B: unknown"),
            "players: [A, B]\nrounds: [plan: [B: unknown, B: pass]]\n");
}

TEST(Edit, WhatStandsBesideAPlayStays) {
  EXPECT_NE(after(in_lines, "4=pass").find("  - Anna: pass   # first\n"), std::string::npos);
}

TEST(Edit, APlayIsLeftOutWithItsLineAndRuling) {
  EXPECT_EQ(after(in_lines, "4=").find("# first"), std::string::npos);
  EXPECT_EQ(after(in_lines, "5=").find("ruling"), std::string::npos);
  EXPECT_EQ(after("players: [A, B]\nrounds: [plan: [A: pass, B: pass]]\n", "2:20="),
            "players: [A, B]\nrounds: [plan: [B: pass]]\n");
  EXPECT_EQ(after("players: [A, B]\nrounds: [plan: [A: pass, B: pass]]\n", "2:29="),
            "players: [A, B]\nrounds: [plan: [A: pass]]\n");
}

TEST(Edit, TheOnlyEntryLeavesAnEmptyList) {
  EXPECT_NE(after(in_lines, "9=").find("  - Anna:\n    []\n"), std::string::npos) << after(in_lines, "9=");
  EXPECT_EQ(after("players: [A, B]\nrounds: [plan: [A: pass]]\n", "2="), "players: [A, B]\nrounds: [plan: []]\n");
}

TEST(Edit, APlayIsInserted) {
  EXPECT_NE(after(in_lines, "+4=Boris: pass").find("- plan:\n  - Boris: pass\n  - Anna: dragon"), std::string::npos);
  EXPECT_NE(after(in_lines, "+10=Boris: []").find("2 dragon\n  - Boris: []\n  - Boris: []\n"), std::string::npos);
  EXPECT_NE(after(in_lines, "+1:travel:Boris:1=Lapphalya: dragon").find("- Boris: [Lapphalya: dragon]\n"),
            std::string::npos);
  EXPECT_NE(after(in_lines, "+1:plan:Boris:2=pass").find("  - Boris: pass\n  - Boris: pass\n"), std::string::npos);
  EXPECT_NE(after(in_lines, "+1:travel:Anna:2=Virst: raft").find("    - Lapphalya: 2 dragon\n    - Virst: raft\n"),
            std::string::npos);
}

TEST(Edit, WordsOfAPlayBecomeJson) {
  const std::string text = R"({"players":["A","B"],"rounds":[{"deal":{"A":8},"plan":[{"A":"pass"},{"B":"pass"}]}]})";
  const auto anew = [&](std::string_view what_if) {
    std::string now = after(text, what_if);
    const std::size_t plan = now.find("\"rounds\":[");
    return plan == std::string::npos ? now : now.substr(plan + 9, now.size() - plan - 10);
  };
  EXPECT_EQ(anew("1:plan:A:1=unknown"), R"([{"deal":{"A":8},"plan":[{"A":"unknown"},{"B":"pass"}]}])");
  EXPECT_EQ(anew("1:plan:A:1=B: unknown"), R"([{"deal":{"A":8},"plan":[{"B":"unknown"},{"B":"pass"}]}])");
  EXPECT_EQ(anew("1:plan:A:1="), R"([{"deal":{"A":8},"plan":[{"B":"pass"}]}])");
  EXPECT_EQ(anew("1:deal:A:1=7"), R"([{"deal":{"A":7},"plan":[{"A":"pass"},{"B":"pass"}]}])");
  EXPECT_EQ(anew("+1:plan:B:1=A: pass"), R"([{"deal":{"A":8},"plan":[{"A":"pass"},{"A":"pass"}, {"B":"pass"}]}])");
  EXPECT_EQ(anew("+1:plan:B:2=pass"), R"([{"deal":{"A":8},"plan":[{"A":"pass"},{"B":"pass"}, {"B":"pass"}]}])");
  EXPECT_EQ(anew("1:plan:A:1=pass, B: pass"), "'pass, B: pass' is not a play: it is more than one entry");
}

TEST(Edit, BelowAListIsBehindItsLastPlay) {
  const std::string text =
      "players: [A, B]\nrounds:\n- plan: [A: pass,\n    B: pass]\n  travel:\n  - A: []\n  - B: []\n# over\n";
  EXPECT_NE(after(text, "+8=A: []").find("  - B: []\n  - A: []\n# over"), std::string::npos);
  EXPECT_NE(after(text, "+5=A: unknown").find("    B: pass, A: unknown]\n  travel:"), std::string::npos);
  EXPECT_NE(after(text, "8=A: []").find("no play begins in line 8"), std::string::npos);
  EXPECT_NE(after(text, "+2=A: pass").find("no play begins in line 2"), std::string::npos);
  EXPECT_NE(after(text, "+8:1=A: []").find("no play"), std::string::npos);
}

TEST(Edit, LinesEndAsInTheRecord) {
  const std::string text = "players: [A, B]\r\nrounds:\r\n- plan:\r\n  - A: pass\r\n";
  EXPECT_EQ(after(text, "+4=B: pass"), "players: [A, B]\r\nrounds:\r\n- plan:\r\n  - B: pass\r\n  - A: pass\r\n");
}

TEST(Edit, WordsThatWouldChangeMoreThanThePlayAreRefused) {
  const std::string text = "players: [A, B]\nrounds: [plan: [A: pass, B: pass]]\n";
  EXPECT_EQ(after(text, "2=pass, B: pass"), "'pass, B: pass' is not a play: it is more than one entry");
  EXPECT_EQ(after(text, "2=pass]]\nresult: [[x"), "'pass]]\uFFFDresult: [[x' is not a play: it must be on one line");
  EXPECT_EQ(after(in_lines, "5=pass # so"),
            "'pass # so' is not a play: a part of it would be a comment, or stand outside");
  EXPECT_NE(after(text, "2=[pass").find("is not a play: "), std::string::npos);
}

// ---------------------------------------------------------------- every play of every record

std::vector<std::string> records() {
  std::vector<std::string> texts;
  for (const char* folder : {"/records/elfenland/sessions", "/records/elfenland/disputes"})
    for (const auto& entry : std::filesystem::recursive_directory_iterator(std::string(ELFREF_SOURCE_DIR) + folder)) {
      if (entry.path().extension() != ".yaml") continue;
      std::ostringstream all;
      all << std::ifstream(entry.path()).rdbuf();
      for (std::string rest = all.str(); !rest.empty();) {
        const std::size_t size = std::max<std::size_t>(document_size(rest), 1);
        texts.push_back(rest.substr(0, size));
        texts.push_back(write_json(*referee(source_of(texts.back())).record));
        rest.erase(0, size);
      }
    }
  return texts;
}

std::vector<std::string> words_of(const Refereed& record) {
  std::vector<std::string> words;
  for (const RecordedPlay& play : record.game->plays(*record.record))
    words.push_back(name_of(play, record.judgement.players) + " " + play.words);
  return words;
}

TEST(Edit, EveryPlayOfEveryRecordMayBeWrittenInItsOwnWords) {
  int plays = 0;
  for (const std::string& text : records()) {
    const Refereed before = referee(source_of(text));
    if (before.judgement.verdict == Verdict::unreadable) continue;
    std::vector<Edit> edits;
    for (const RecordedPlay& play : before.game->plays(*before.record)) {
      const auto entry = entry_around(*before.record, play.span);
      ASSERT_TRUE(entry);
      ASSERT_EQ(refused_words(*before.record, *entry, play.words), Message()) << play.words;
      edits.push_back(replaced(*before.record, *entry, play.words));
      ++plays;
    }
    const Refereed now = referee(source_of(with_edits(text, edits)));
    ASSERT_EQ(words_of(now), words_of(before)) << with_edits(text, edits);
    EXPECT_EQ(now.judgement.verdict, before.judgement.verdict) << text;
  }
  EXPECT_GT(plays, 1000);
}

TEST(Edit, WhatIsLeftOutOfARecordIsThatPlayAlone) {
  std::size_t left_out = 0;
  for (const std::string& text : records()) {
    const Refereed before = referee(source_of(text));
    if (before.judgement.verdict == Verdict::unreadable) continue;
    const auto plays = before.game->plays(*before.record);
    for (std::size_t i = left_out % 13; i < plays.size(); i += 13, ++left_out) {
      if (plays[i].words == "[]") continue;  // what is left then is nothing at all
      const auto entry = entry_around(*before.record, plays[i].span);
      ASSERT_TRUE(entry);
      const Refereed now = referee(source_of(with_edits(text, std::vector{removed(*before.record, *entry)})));
      ASSERT_NE(now.judgement.verdict, Verdict::unreadable)
          << plays[i].words << ": " << testing::in_english(now.judgement.findings.front().message) << '\n'
          << now.source().text;
      const std::size_t count = now.game->plays(*now.record).size();
      // A journey of which nothing is left is one of somebody who stayed.
      ASSERT_TRUE(count + 1 == plays.size() || (plays[i].phase == "travel" && count == plays.size()))
          << plays[i].words << '\n'
          << now.source().text;
    }
  }
  EXPECT_GT(left_out, 100u);
}

// ---------------------------------------------------------------- patches

TEST(Patch, IsAppliedByPatch) {
  const std::string folder = ::testing::TempDir();
  int patches = 0;
  for (const std::string& text : records()) {
    const Refereed before = referee(source_of(text));
    if (before.judgement.verdict == Verdict::unreadable) continue;
    std::vector<Edit> edits;
    const auto plays = before.game->plays(*before.record);
    for (std::size_t i = 0; i < plays.size(); ++i) {
      const auto entry = entry_around(*before.record, plays[i].span);
      if (i % 5 == 0) edits.push_back({{plays[i].span.begin, plays[i].span.begin}, "x"});
      if (i % 5 == 2 && before.source().text[entry->parent->span.begin] == '-')
        edits.push_back(inserted_before(*before.record, *entry, "Anna: pass"));
    }
    if (edits.empty()) continue;
    const std::string file = folder + "/patched-" + std::to_string(getpid()) + ".yaml";
    std::ofstream(file) << text;
    std::ofstream(file + ".patch") << "--- a\n+++ b\n" << hunks(before.source(), edits);
    ASSERT_EQ(std::system(("patch -s --fuzz=0 '" + file + "' <'" + file + ".patch'").c_str()), 0) << text;
    std::ostringstream patched;
    patched << std::ifstream(file).rdbuf();
    ASSERT_EQ(patched.str(), with_edits(text, edits));
    ++patches;
  }
  EXPECT_GT(patches, 50);
}

TEST(Patch, SaysWhereAFileEndsWithoutANewline) {
  const Source source = source_of("a: 1\nb: 2");
  EXPECT_EQ(hunks(source, std::vector<Edit>{{{8, 9}, "3"}}),
            "@@ -2,1 +2,1 @@\n-b: 2\n\\ No newline at end of file\n+b: 3\n\\ No newline at end of file\n");
}

TEST(Patch, CountsTheLinesOfTheFile) {
  Source source = source_of("a: 1\nb: 2\nc: 3\n");
  source.first_line = 11;
  EXPECT_EQ(hunks(source, std::vector<Edit>{{{5, 10}, ""}}, 2), "@@ -11,3 +13,2 @@\n a: 1\n-b: 2\n c: 3\n");
  EXPECT_EQ(lines_added(source, std::vector<Edit>{{{5, 10}, ""}}), -1);
}

TEST(Edit, BytesBehindAChangeMove) {
  const std::vector<Edit> edits{{{10, 12}, "abc"}, {{2, 2}, "x"}};
  EXPECT_EQ(moved(1, edits), 1u);
  EXPECT_EQ(moved(9, edits), 10u);
  EXPECT_EQ(moved(11, edits), 11u);
  EXPECT_EQ(moved(12, edits), 14u);
}

/// Some changes of a text, from the first on.
std::vector<Edit> some_edits(std::string_view text, unsigned& seed) {
  const auto below = [&](std::size_t most) {
    seed = seed * 1'103'515'245u + 12'345u;
    return static_cast<std::uint32_t>((seed >> 16) % most);
  };
  constexpr std::array<std::string_view, 5> words{"", "x", "yy", "one\n", "- z: 3\n"};
  std::vector<Edit> edits;
  for (std::uint32_t at = below(6); at <= text.size();) {
    const auto end = std::min<std::uint32_t>(at + below(4), static_cast<std::uint32_t>(text.size()));
    edits.push_back({{at, end}, std::string(words[below(words.size())])});
    at = end + 1 + below(8);
  }
  return edits;
}

TEST(Edit, ChangesOfWhatChangesHaveMadeAreChangesOfTheTextAsItWas) {
  const std::string text = "abcdefghij\nklmnop\nqrstuvw\nxyz\n";
  for (unsigned seed = 1; seed <= 3000;) {
    unsigned dice = seed++;
    const std::vector<Edit> first = some_edits(text, dice);
    const std::string between = with_edits(text, first);
    const std::vector<Edit> then = some_edits(between, dice);
    const std::vector<Edit> both = composed(text, first, then);
    ASSERT_EQ(with_edits(text, both), with_edits(between, then)) << seed;
    for (std::size_t i = 1; i < both.size(); ++i) ASSERT_LT(both[i - 1].span.end, both[i].span.begin) << seed;
    for (std::uint32_t at = 0; at < text.size(); ++at) {
      const auto within = [&](const Edit& edit) { return edit.span.begin <= at && at < edit.span.end; };
      if (std::ranges::any_of(first, within)) continue;
      ASSERT_EQ(moved_back(moved(at, first), first), at) << seed;
    }
  }
}

}  // namespace
}  // namespace elfref::edit_test
