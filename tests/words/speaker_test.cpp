#include "elfref/core/words/speaker.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "elfref/core/judging/judgement.h"
#include "elfref/core/words/core_msg.h"
#include "words/kinds.h"

namespace elfref::speaker_test {
namespace {

TEST(Speaker, LeavesFinishedTextAsItIs) {
  EXPECT_EQ(Speaker()(Message("\x1B[2J {$0} é")), "\x1B[2J {$0} é");
  EXPECT_EQ(Speaker(Language::ru)(Message()), "");
}

TEST(Speaker, NamesThePlayersOfAJudgement) {
  Judgement judgement;
  judgement.players = {"Anna", "Boris"};
  const Message play = msg::play_at({.line = line_number(44), .player = Seat{1}, .round = 2});
  EXPECT_EQ(Speaker(judgement)(play), "round 2, Boris (line 44)");
  EXPECT_EQ(english(play), "round 2, ? (line 44)");
}

TEST(Speaker, KnowsTheWordsOfAJudgementsGame) {
  const Room& tried = *kinds::rooms().front();
  Judgement judgement;
  judgement.players = {"Anna", "Boris"};
  judgement.words = &tried;
  std::uint32_t next = 0;
  int unknown_without = 0;
  const auto choose = [&](std::uint32_t below) { return next++ % below; };
  for (const Language language : all_languages)
    for (std::uint16_t index = 0; index < tried.messages; ++index) {
      const Message message = kinds::any_message(static_cast<Msg>(tried.number << 12 | index), choose, 2);
      const std::string wanted = text(message, Catalogue(language, kinds::rooms()), judgement.players);
      EXPECT_EQ(Speaker(judgement, language)(message), wanted);
      if (Speaker(language, nullptr, judgement.players)(message) != wanted) ++unknown_without;
    }
  EXPECT_GT(unknown_without, tried.messages);
}

}  // namespace
}  // namespace elfref::speaker_test
