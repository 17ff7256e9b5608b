// Records of which some plays cannot be read: the others are judged, and nobody is accused because of one that is not
// read.

#include "elfref/core/judging/half_read.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include "elfref/core/record/edit.h"
#include "elfref/core/render/render.h"
#include "elfref/games.h"
#include "testing/english.h"
#include "testing/fixture.h"
#include "testing/wanted.h"

namespace elfref::half_read_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

Refereed judged(const std::string& text, const std::string& path = "x.yaml") {
  return referee({.name = path, .text = text}, {}, [&](std::string_view name) -> std::optional<Source> {
    const std::string attachment = path.substr(0, path.rfind('/') + 1) + std::string(name);
    return Source{.name = attachment,
                  .text = elfref::testing::text_of_file(std::string(ELFREF_SOURCE_DIR "/") + attachment)};
  });
}

/// `12 pay-the-price` of every error.
std::vector<std::string> errors(const Refereed& refereed) {
  std::vector<std::string> found;
  for (const Diagnostic& one : refereed.judgement.findings)
    if (one.severity == Severity::error)
      found.push_back(std::to_string(place_of(refereed.source(), one.span).line) + " " + std::string(one.id));
  return found;
}

const std::string head = "players: [Anna, Boris, Chris]\nrounds:\n- plan:\n";

TEST(HalfRead, APlayThatIsNotReadLeavesTheOthersJudged) {
  const Refereed found = judged(head +
                                "  - Anna: dragon on Elvenhold-Lapphalya\n"
                                "  - Boris: pig on Lapphalya-Ix\n"
                                "  travel:\n"
                                "  - Anna: [Lapphalya: dragn]\n"
                                "  - Chris: [Virst: 1 raft]\n");
  EXPECT_EQ(found.judgement.verdict, Verdict::unreadable);
  EXPECT_EQ(found.judgement.plays, 4);
  EXPECT_THAT(errors(found), ElementsAre("5 unknown-town", "7 unknown-transport", "8 ferry-price"));
  std::string page;
  render_check(page, found.source(), found.judgement, {});
  EXPECT_THAT(page, HasSubstr("x.yaml: unreadable: 2 errors; 1 breach in 4 plays\n"));
}

TEST(HalfRead, WhoPlaysAfterALineWithoutANameIsNotOutOfTurn) {
  for (const std::string line : {"  - Bo\n", "  - \n", "  - Bo: pig on Lapphalya-Ixara\n"})
    EXPECT_THAT(errors(judged(head + "  - Anna: dragon on Elvenhold-Lapphalya\n" + line +
                              "  - Chris: cloud on Jaccaranda-Throtmanni\n  - Anna: elfcycle on Virst-Ixara\n")),
                ::testing::SizeIs(1))
        << line;
}

TEST(HalfRead, WhatIsWrongWhoeverPlayedIsSaid) {
  const Refereed found = judged(head +
                                "  - Anna: dragon on Elvenhold-Lapphalya\n  - Bo\n"
                                "  - Chris: cloud on Elvenhold-Lapphalya\n");
  EXPECT_THAT(errors(found), ElementsAre("5 not-a-map", "6 one-counter-per-road"));
}

TEST(HalfRead, ARulingThatIsNotReadMayBeEither) {
  const std::string before =
      head + "  - Anna: dragon on Elvenhold-Lapphalya\n  - Boris: cloud on Elvenhold-Lapphalya\n";
  EXPECT_THAT(errors(judged(before)), ElementsAre("5 one-counter-per-road"));
  EXPECT_THAT(errors(judged(before + "  - ruling: voi\n")), ElementsAre("6 unknown-ruling"));
}

TEST(HalfRead, ATextThatBreaksOffIsJudgedUpToThere) {
  const Refereed found = judged(head +
                                "  - Anna: dragon on Elvenhold-Lapphalya\n"
                                "  travel:\n"
                                "  - Anna: [Lapphalya: 2 dragon, Virst: elfcycle, Ixa");
  EXPECT_EQ(found.judgement.verdict, Verdict::unreadable);
  ASSERT_TRUE(found.with_gaps);
  EXPECT_EQ(found.with_gaps->source().text.substr(0, 40), found.source().text.substr(0, 40));
  EXPECT_GE(found.judgement.plays, 3);
}

TEST(HalfRead, WhatIsClosedWithinWhatIsOpenIsRead) {
  for (const std::string end : {"", " ", "\n", ", ", ", Bo", ", Boris: [Vir", "]"}) {
    const Refereed found = judged("players: [Anna, Boris]\nrounds:\n- travel: [Anna: [Virst: 1 raft]" + end);
    EXPECT_THAT(errors(found), ::testing::Contains("3 ferry-price")) << end;
  }
}

TEST(HalfRead, WhatStandsBeforeThePlaysHidesThem) {
  for (const std::string text : {"players: [Anna, Boris\nrounds:\n- plan: [Anna: pass]\n",
                                 "game: elfenland\nplayers: [Anna, Boris]\nedition: x\nrounds:\n- plan: [Anna: pass]\n",
                                 "players: [Anna, Boris]\noptions: {caravan: 9}\nrounds:\n- plan: [Anna: pass]\n"}) {
    const Refereed found = judged(text);
    EXPECT_FALSE(found.with_gaps) << text;
    EXPECT_EQ(found.judgement.plays, 0) << text;
  }
}

TEST(HalfRead, AJudgementOfAWholeRecordIsAsItWas) {
  const Refereed found = judged(head + "  - Anna: dragon on Elvenhold-Lapphalya\n");
  EXPECT_FALSE(found.with_gaps);
  EXPECT_EQ(found.judgement.verdict, Verdict::legal);
}

// ---------------------------------------------------------------- every beginning of records

/// Up to fifty records that can be read, spread over all of the folders.
std::vector<std::string> some_records() {
  std::vector<std::string> all, some;
  for (const std::string folder : {"records/elfenland", "records/elven-rage"})
    for (const std::string& path : elfref::testing::records_below(folder)) {
      const std::string text = elfref::testing::text_of_file(std::string(ELFREF_SOURCE_DIR "/") + path);
      const Refereed whole = judged(text, path);
      if (whole.judgement.verdict == Verdict::unreadable || whole.game->plays == nullptr) continue;
      if (document_size(text) == text.size() && !whole.game->plays(*whole.record).empty()) all.push_back(path);
    }
  constexpr std::size_t most = 50;
  for (std::size_t i = 0; i < most; ++i) some.push_back(all[i * all.size() / most]);
  return some;
}

/// A play as it is written, and where all that belongs to it has ended.
struct Whole {
  RecordedPlay play;
  std::size_t end;
};

std::vector<Whole> plays_of(const Refereed& refereed) {
  const std::string& text = refereed.source().text;
  std::vector<Whole> found;
  for (RecordedPlay& play : refereed.game->plays(*refereed.record)) {
    const auto entry = entry_around(*refereed.record, play.span);
    const std::size_t end = std::max<std::size_t>(entry ? entry->span.end : 0, play.span.end);
    // A word ends where another sign stands behind it.
    found.push_back({std::move(play), std::min(text.find_first_not_of(" \r", end), text.size())});
  }
  return found;
}

/// ELFREF_PREFIXES of the environment is how many of every 13 bytes a beginning ends at; without it one, in full all.
TEST(HalfReadProperty, EveryBeginningOfARecordKeepsThePlaysThatEndInIt) {
  const std::size_t of_13 = elfref::testing::wanted("ELFREF_PREFIXES", 1, 13);
  std::size_t tried = 0, cut = 0;
  for (const std::string& path : some_records()) {
    const std::string text = elfref::testing::text_of_file(std::string(ELFREF_SOURCE_DIR "/") + path);
    const Refereed whole = judged(text, path);
    const std::vector<Whole> plays = plays_of(whole);
    const bool breaks_nothing =
        whole.judgement.verdict == Verdict::legal || whole.judgement.verdict == Verdict::possible;
    for (std::size_t size = 0; size < text.size(); ++size) {
      if (size % 13 >= of_13) continue;
      const Refereed begun = judged(text.substr(0, size), path);
      const bool unread = begun.judgement.verdict == Verdict::unreadable;
      ++tried;
      cut += unread ? 1 : 0;
      std::vector<std::pair<Span, std::string>> have;
      for (const RecordedPlay& play : begun.game->plays(begun.judged())) have.emplace_back(play.span, play.words);
      for (const Whole& one : plays) {
        if (one.end >= size) continue;
        ASSERT_NE(std::ranges::find(have, std::pair(one.play.span, one.play.words)), have.end())
            << path << ", the first " << size << " bytes: " << one.play.words << " is not judged; they end in '"
            << text.substr(size < 60 ? 0 : size - 60, std::min<std::size_t>(size, 60)) << "'";
      }
      if (!breaks_nothing || !unread) continue;
      for (const Diagnostic& found : begun.judgement.findings) {
        if (found.bearing != Bearing::verdict || found.severity != Severity::error) continue;
        const std::size_t ruling = text.find("ruling:", size);  // it may be about what was found
        ASSERT_TRUE(ruling < size + 40) << path << ", the first " << size << " bytes: " << found.id << ": "
                                        << testing::in_english(found.message) << "; they end in '"
                                        << text.substr(size < 60 ? 0 : size - 60, std::min<std::size_t>(size, 60))
                                        << "'";
      }
    }
  }
  std::printf("%zu beginnings, %zu unreadable\n", tried, cut);
  EXPECT_GT(cut, tried / 10);
}

}  // namespace
}  // namespace elfref::half_read_test
