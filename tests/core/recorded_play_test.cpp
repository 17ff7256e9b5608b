#include "elfref/core/asking/recorded_play.h"

#include <gmock/gmock.h>

#include "elfref/games.h"
#include "testing/english.h"

namespace elfref::recorded_play_test {
namespace {

using ::testing::HasSubstr;

constexpr const char* record = R"(players: [Anna, 'Lea: the first', Chris]
rounds:
- plan:
  - Anna: dragon on Elvenhold-Lapphalya
  - 'Lea: the first': pass
  - Chris: pass
  - Anna: pass
  travel:
  - Anna: [Lapphalya: 2 dragon, Elvenhold: 2 dragon, discard: 1]
  - 'Lea: the first': []
)";

struct Asked {
  Refereed refereed = referee({.name = "x.yaml", .text = record, .document = 1, .first_line = 101});
  std::vector<RecordedPlay> plays = refereed.game->plays(*refereed.record);

  FoundPlay find(std::string_view at) const {
    const auto read = read_at(at);
    if (!read) return {.ply = 0, .play = nullptr, .complaint = Message("not read")};
    return find_play(plays, *read, refereed.source(), refereed.judgement.players);
  }
  std::string words(std::string_view at) const {
    const FoundPlay found = find(at);
    return found.play == nullptr ? testing::in_english(found.complaint) : found.play->words;
  }
};

TEST(RecordedPlay, IsFoundByItsPlaceInTheText) {
  const Asked asked;
  EXPECT_EQ(asked.words("104"), "dragon on Elvenhold-Lapphalya");
  EXPECT_EQ(asked.words("109"), "Lapphalya: 2 dragon");
  EXPECT_EQ(asked.words("109:33"), "Elvenhold: 2 dragon");
  EXPECT_EQ(asked.words("109:54"), "discard: 1 unknown");
  EXPECT_EQ(asked.words("110"), "[]");
}

TEST(RecordedPlay, IsFoundByWhenItWasMade) {
  const Asked asked;
  EXPECT_EQ(asked.words("1:plan:anna"), "dragon on Elvenhold-Lapphalya");
  EXPECT_EQ(asked.words("1:plan:Anna:2"), "pass");
  EXPECT_EQ(asked.words("1:travel:Anna:2"), "Elvenhold: 2 dragon");
  EXPECT_EQ(asked.words("1:plan:Lea: the first"), "pass");
  EXPECT_EQ(asked.words("1:plan:Lea: the first:1"), "pass");
}

TEST(RecordedPlay, WhatComesBehindTheLastOneIsAPlaceToo) {
  const Asked asked;
  const FoundPlay next = asked.find("1:plan:Anna:3");
  EXPECT_TRUE(next.complaint.empty());
  EXPECT_EQ(next.play, nullptr);
  EXPECT_EQ(next.ply, asked.find("1:plan:Anna:2").ply + 1);
  EXPECT_TRUE(asked.find("end").complaint.empty());
}

TEST(RecordedPlay, WhatIsNotThereIsSaidWithWhatIs) {
  const Asked asked;
  EXPECT_EQ(asked.words("103"),
            "no play begins in line 103: the nearest play is 'line 104: Anna: dragon on Elvenhold-Lapphalya'");
  EXPECT_EQ(asked.words("109:1"), "no play is recorded at line 109, column 1: this line has plays at column 12, 33 or 54");
  EXPECT_THAT(asked.words("108:1"),
              HasSubstr("no play is recorded at line 108, column 1: the nearest plays are 'line 107: "));
  EXPECT_EQ(asked.words("1:plan:Dora"), "unknown player 'Dora': choose Anna, Lea: the first or Chris");
  EXPECT_EQ(asked.words("2:plan:Anna"), "the record has no play in round 2: choose round 1");
  EXPECT_EQ(asked.words("1:choose:Anna"), "round 1 has no play in phase 'choose': choose plan or travel");
  EXPECT_EQ(asked.words("1:travel:Chris"),
            "Chris has no play in phase travel of round 1: choose Anna or Lea: the first");
  EXPECT_EQ(asked.words("1:plan:Anna:7"),
            "Anna has 2 plays in phase plan of round 1: choose a number from 1 to 2, or 3 for the position after the "
            "last play");
  EXPECT_EQ(asked.words("1:plan:Chris:3"),
            "Chris has 1 play in phase plan of round 1: choose 1, or 2 for the position after the last play");
}

TEST(RecordedPlay, OtherPlacesAreNotRead) {
  for (const char* text : {"", "x", "0", "1:", ":1", "1:plan", "1:plan:", "1:0", "-1", "1::Anna", "99999999999"})
    EXPECT_FALSE(read_at(text)) << text;
}

TEST(RecordedPlay, IsNamedAsItIsFound) {
  const Asked asked;
  for (const RecordedPlay& play : asked.plays) {
    const FoundPlay found = asked.find(name_of(play, asked.refereed.judgement.players));
    ASSERT_NE(found.play, nullptr) << testing::in_english(found.complaint);
    EXPECT_EQ(found.play->ply, play.ply);
  }
}

}  // namespace
}  // namespace elfref::recorded_play_test
