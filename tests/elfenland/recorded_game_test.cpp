// Games that go on from a record, at any place of it, and that are written as a record.

#include "elfref/elfenland/live/recorded_game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "elfref/elfenland/reading/decode.h"
#include "elfref/games.h"
#include "elfref/testing/dice.h"
#include "elfref/testing/elfenland.h"
#include "testing/english.h"
#include "testing/wanted.h"

namespace elfref::elfenland::recorded_game_test {
namespace {

using testing::Dice;
using ::testing::HasSubstr;
using testing::in_english;

Session session_of(const std::string& text) {
  Diagnostics faults;
  const Refereed refereed = referee({.name = "x", .text = text});
  return decode(*refereed.record, faults).value();
}

std::string why_not(const std::string& text, std::uint32_t ply = no_ply) {
  const auto game = RecordedGame::at(session_of(text), ply);
  return game ? "" : in_english(game.why);
}

/// Plays a game to its end.
void play_out(RecordedGame& game, Dice& dice) {
  const auto bits = [&dice] { return dice.next(); };
  while (!game.game().is_over()) {
    if (game.game().is_chance()) {
      game.draw(game.game().any_chance(bits));
    } else {
      const std::vector<Action> plays = game.game().legal_plays();
      ASSERT_FALSE(plays.empty()) << game.record();
      ASSERT_TRUE(game.play(plays[static_cast<std::size_t>(dice.below(static_cast<int>(plays.size())))]));
    }
  }
}

/// Whether a game can make the next play of a record.
bool can_make(const RecordedGame& at, const Action& play) {
  Game game = at.game();
  if (const auto* pick = std::get_if<Pick>(&play)) {
    Pick open = *pick;
    open.turned.reset();
    if (pick->blind) open.kind.reset();
    return game.play(open);
  }
  return game.play(play);
}

TEST(RecordedGame, IsWrittenAsARecord) {
  Dice dice(5);
  auto game = RecordedGame::start({"Anna", "Boris", "Chris"}, {.edition = "russian", .options = {{"lake-cost", "1"}}});
  ASSERT_TRUE(game);
  play_out(*game, dice);
  const std::string record = (*game).record();
  EXPECT_THAT(record, HasSubstr("edition: russian\noptions: {lake-cost: 1}\nplayers: [Anna, Boris, Chris]\n"));
  const Judgement judgement = referee({.name = "x", .text = record}).judgement;
  EXPECT_EQ(judgement.verdict, Verdict::legal) << record;
  EXPECT_TRUE(judgement.finished) << record;
  for (const Score& score : (*game).game().scores())
    EXPECT_EQ(judgement.standings[static_cast<std::size_t>(score.place.min - 1)].figure("towns")->number, score.towns);
}

TEST(RecordedGame, GoesOnFromAnyPlaceOfARecord) {
  const int games = testing::wanted("ELFREF_GAMES_AT", 25, 1000);
  int places = 0;
  Dice dice(11);
  for (int number = 0; number < games; ++number) {
    const auto played = testing::play_game(testing::agreement_of({.seed = 11}, static_cast<std::uint64_t>(number)));
    const std::string text = testing::record_of(played, testing::Detail::full);
    const Session session = session_of(text);
    if (session.sheet) continue;
    for (int place = 0; place < 6; ++place) {
      auto ply = static_cast<std::uint32_t>(dice.below(static_cast<int>(session.plays.size())));
      while (ply < session.plays.size() && !session.plays[ply].counted) ++ply;
      auto game = RecordedGame::at(session, ply);
      ASSERT_TRUE(game) << in_english(game.why) << " at " << ply << "\n" << text;
      if (ply < session.plays.size()) {
        ASSERT_TRUE(can_make(*game, session.plays[ply].action)) << ply << "\n" << (*game).record() << "\n" << text;
        ++places;
      }
      if (place > 0) continue;
      play_out(*game, dice);
      const Judgement judgement = referee({.name = "x", .text = (*game).record()}).judgement;
      ASSERT_EQ(judgement.verdict, Verdict::legal) << ply << "\n" << (*game).record();
      ASSERT_TRUE(judgement.finished) << ply << "\n" << (*game).record();
    }
  }
  EXPECT_GT(places, 2 * games);
}

TEST(RecordedGame, BeginsInTheMiddleOfARound) {
  const std::string text =
      "players: [Anna, Boris]\nstart:\n  round: 2\n  phase: travel\n  players:\n"
      "    Anna: {at: Virst, towns: [Virst], hand: 2 pig, counters: none, obstacle: used}\n"
      "    Boris: {at: Elvenhold, towns: [], hand: 3 dragon, counters: none, obstacle: used}\n"
      "  roads: {Elvenhold-Lapphalya: dragon}\n";
  auto game = RecordedGame::at(session_of(text));
  ASSERT_TRUE(game) << in_english(game.why);
  EXPECT_EQ((*game).game().phase(), phase::travel);
  EXPECT_EQ((*game).game().to_play(), Seat{1});
  EXPECT_FALSE((*game).play(Step{.seat = {1}, .to = *town_named("Virst"), .paid = {.of = {1}}}));
  EXPECT_THAT((*game).record(), HasSubstr("phase: travel"));
}

TEST(RecordedGame, NamesWhyNoGameGoesOn) {
  EXPECT_EQ(why_not("players: [Anna, Boris]\n"), "");
  EXPECT_THAT(why_not("players: [A, B, C, D, E, F, G]\n"), HasSubstr("7 players at the table"));
  EXPECT_EQ(why_not("players: [Anna, Boris]\nrounds:\n- plan:\n  - Anna: dragon on Elvenhold-Lapphalya\n"),
            "no game can go on from there: not everything is recorded");
  EXPECT_THAT(why_not("players: [Anna, Boris]\nrounds:\n- plan:\n  - Anna: raft on Elvenhold-Lapphalya\n"),
              HasSubstr("no game can go on from there: "));
  EXPECT_THAT(in_english(RecordedGame::start({"Anna", "Boris"}, {.edition = "rio"}).why), HasSubstr("'rio'"));
}

TEST(Game, OfAKnownPositionHasItsPhase) {
  Dice dice(3);
  const auto bits = [&dice] { return dice.next(); };
  Game game(3);
  std::vector<Action> plays;
  int seen = 0;
  while (!game.is_over()) {
    if (game.is_chance()) {
      game.draw(game.any_chance(bits));
      continue;
    }
    const std::optional<Game> same = Game::at(game.table(), game.phase());
    ASSERT_TRUE(same);
    ASSERT_EQ(*same, game);
    ++seen;
    game.legal_plays(plays);
    game.play(plays[static_cast<std::size_t>(dice.below(static_cast<int>(plays.size())))]);
  }
  EXPECT_GT(seen, 50);
  EXPECT_FALSE(Game::at(game.table(), "dessert") && !Game::at(game.table(), "dessert")->is_over());
  EXPECT_FALSE(Game::at(KnownPosition{}, phase::deal));
}

}  // namespace
}  // namespace elfref::elfenland::recorded_game_test
