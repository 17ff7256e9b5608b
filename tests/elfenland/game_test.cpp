// Games that programs play: what is legal is what the other table lists, no piece is lost, and every game ends.

#include "elfref/elfenland/live/game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <random>
#include <string>
#include <variant>
#include <vector>

#include "elfref/core/walk/walk.h"
#include "elfref/elfenland/live/moves.h"
#include "elfref/elfenland/live/table.h"
#include "elfref/elfenland/forms/written.h"
#include "elfref/elfenland/rules/moves.h"
#include "elfref/elfenland/table/by_kind.h"

namespace elfref::elfenland::game_test {
namespace {

const std::vector<Player> people{{"Anna", {}}, {"Ben", {}}, {"Carl", {}}, {"Dora", {}}, {"Emil", {}}, {"Fay", {}}};

/// A play in words: of a step where it goes and what is paid, however that is said.
std::string in_words(Action play) {
  if (auto* step = std::get_if<Step>(&play)) {
    const std::string way = std::to_string(step->way->value);
    step->by = By::unsaid;
    return way + " " + written(play, people);
  }
  return written(play, people);
}

std::vector<std::string> in_words(const std::vector<Action>& plays) {
  std::vector<std::string> all;
  for (const Action& play : plays) all.push_back(in_words(play));
  std::ranges::sort(all);
  return all;
}

/// What the other table lists.
std::vector<std::string> listed(const Game& game) {
  std::vector<Action> plays;
  for (const LegalPlay& legal : elfenland::legal_plays(widened(game.table()), game.phase(), game.to_play())) {
    EXPECT_TRUE(legal.certain) << in_words(legal.play);
    plays.push_back(legal.play);
  }
  return in_words(plays);
}

/// Cards in hands and counters anywhere, never more than the box has.
void expect_no_more_than_the_box(const KnownPosition& table) {
  std::uint64_t cards = 0, counters = by_kind::load(table.box.row.of);
  for (const KnownPlayer& player : table.player) {
    cards += player.hand.of;
    counters += player.holding.all();
  }
  ASSERT_EQ(counters, table.box.counters_out);
  for (int kind = 0; kind < transport_count; ++kind) {
    ASSERT_LE(by_kind::number_of(cards, Transport(kind)), cards_in_box(Transport(kind)));
    ASSERT_LE(by_kind::number_of(counters, Transport(kind)), counters_in_box(Transport(kind)));
  }
}

/// Plays a game to its end. `visit(game)` sees it wherever somebody is to choose.
template <class Visit>
void play_out(Game& game, std::mt19937& dice, const Visit& visit) {
  for (int steps = 0; !game.is_over(); ++steps) {
    ASSERT_LT(steps, 5000);
    if (game.is_chance()) {
      game.draw_any(dice);
      continue;
    }
    visit(game);
    const std::vector<Action> plays = game.legal_plays();
    ASSERT_FALSE(plays.empty()) << game.phase();
    ASSERT_TRUE(game.play(plays[dice() % plays.size()])) << game.phase();
  }
}

TEST(Game, ListsWhatTheOtherTableLists) {
  std::mt19937 dice(7);
  for (int players = 2; players <= 6; ++players) {
    Game game(players);
    play_out(game, dice, [&](const Game& now) {
      const std::vector<std::string> nothing;
      const bool asked = dice() % 8 == 0;  // the other table takes its time
      ASSERT_EQ(asked ? in_words(now.legal_plays()) : nothing, asked ? listed(now) : nothing) << now.phase();
      expect_no_more_than_the_box(now.table());
    });
  }
}

/// Numbers below something, for core/walk.
struct Below {
  std::mt19937& dice;
  int below(int sides) { return static_cast<int>(dice() % static_cast<unsigned>(sides)); }
};

TEST(GameMoves, WalkToTheEnd) {
  std::mt19937 dice(9);
  Below below{dice};
  const auto alike = [](const auto& plays) { return std::vector<int>(plays.size(), 1); };
  for (int players = 2; players <= 6; ++players) {
    Game game(players);
    for (int moves = 0; !game.is_over(); ++moves) {
      ASSERT_LT(moves, 3000);
      const auto move = one_move<GameMoves>(game, all_kinds, alike, below);
      ASSERT_TRUE(move) << game.phase();
      GameMoves::play(game, *move);
      expect_no_more_than_the_box(game.table());
    }
  }
}

TEST(GameMoves, AreWhatIsListedWithWhatTurnsUp) {
  std::mt19937 dice(10);
  Game game(3);
  play_out(game, dice, [&](const Game& now) {
    if (dice() % 16 != 0) return;
    std::uint64_t listed = 0;
    for (const Action& play : now.legal_plays()) {
      const bool draws = std::holds_alternative<Pick>(play);
      listed +=
          draws ? static_cast<std::uint64_t>(std::ranges::count_if(now.chances(), [](int n) { return n > 0; })) : 1;
    }
    std::uint64_t heard = 0;
    every_move<GameMoves>(now, all_kinds, [&](const Action&) { ++heard; });
    EXPECT_EQ(heard, listed) << now.phase();
    EXPECT_EQ(sequences<GameMoves>(now, all_kinds, 1), listed);
  });
}

TEST(Game, EndsByEveryRulebook) {
  std::mt19937 dice(8);
  for (const EditionInfo& by : editions())
    for (int option = 0; option < option_count; ++option)
      for (std::uint8_t value = 0; value < info(Option(option)).values.size(); ++value) {
        Options options = by.options;
        options[Option(option)] = value;
        Game game(2 + static_cast<int>(dice() % 5), options);
        play_out(game, dice, [](const Game& now) { expect_no_more_than_the_box(now.table()); });
        ASSERT_TRUE(game.table().end.ending == Ending::early_win || game.table().round == options.rounds());
        double won = 0;
        for (const double share : game.returns()) won += share;
        EXPECT_NEAR(won, 1, 1e-9);
        EXPECT_EQ(game.phase(), phase::end);
        EXPECT_THAT(game.legal_plays(), ::testing::IsEmpty());
      }
}

/// Six who keep four cards each and are dealt eight more empty the stock with the last card of a deal.
TEST(Game, ShufflesWhatWasPlayedWhenACardIsDue) {
  std::mt19937 dice(12);
  Options options;
  options[Option::deal] = static_cast<std::uint8_t>(DealOption::new_8);
  options[Option::reshuffle] = static_cast<std::uint8_t>(Reshuffle::when_empty);
  Game game(6, options);
  while (!game.is_over()) {
    if (game.is_chance()) {
      ASSERT_GT(sum(game.chances()), 0) << "round " << int(game.table().round);
      game.draw_any(dice);
      continue;
    }
    const std::vector<Action> plays = game.legal_plays();
    const auto home = std::ranges::find_if(plays, [](const Action& play) { return is_any<EndJourney, Pass>(play); });
    ASSERT_TRUE(game.play(home == plays.end() ? plays.front() : *home)) << game.phase();
  }
}

TEST(Game, IsTheSameBySeed) {
  const auto played = [](unsigned seed) {
    std::mt19937 dice(seed);
    Game game(3);
    play_out(game, dice, [](const Game&) {});
    return game;
  };
  EXPECT_EQ(played(5), played(5));
  EXPECT_FALSE(played(5) == played(6));
}

TEST(Game, CopyIsTheWayBack) {
  std::mt19937 dice(9);
  Game game(4);
  play_out(game, dice, [](const Game& now) {
    Game copy = now;
    for (const Action& play : now.legal_plays()) {
      Game tried = copy;
      ASSERT_TRUE(tried.play(play));
    }
    ASSERT_EQ(copy, now);
  });
}

/// What pieces complete and what players play, fed to a table that judges, is a legal record.
TEST(Game, IsARecordOfWhatItSays) {
  std::mt19937 dice(13);
  for (int players = 2; players <= 6; players += 2) {
    Game game(players);
    Table table(names_of({people.begin(), people.begin() + players}));
    const auto feed = [&](const Action& play) { ASSERT_TRUE(table.play(play).legal()) << in_words(play); };
    for (int round = 0; !game.is_over();) {
      if (game.table().round != round) feed(BeginRound{.number = static_cast<std::uint8_t>(++round)});
      if (game.is_chance()) {
        const Transport kind = game.any_chance(dice);
        if (const auto made = game.completed_by(kind)) feed(*made);
        game.draw(kind);
        continue;
      }
      const std::vector<Action> plays = game.legal_plays();
      const Action& play = plays[dice() % plays.size()];
      if (!std::holds_alternative<Pick>(play)) feed(play);  // a pick is what is drawn for it
      ASSERT_TRUE(game.play(play));
    }
    feed(EndRound{});
    const Judgement whole = table.judgement();
    EXPECT_EQ(whole.verdict, Verdict::legal);
    EXPECT_TRUE(whole.finished);
  }
}

TEST(Game, RefusesWhatBreaksARule) {
  std::mt19937 dice(10);
  Game game(3);
  EXPECT_FALSE(game.play(Pass{}));  // a piece is to be drawn
  while (game.is_chance()) game.draw_any(dice);
  ASSERT_EQ(game.phase(), phase::choose);
  const Game before = game;
  EXPECT_FALSE(game.play(Pick{.seat = {1}, .blind = true}));  // another one's turn
  EXPECT_FALSE(game.play(Pick{.seat = {0}, .kind = Transport::raft}));
  EXPECT_FALSE(game.play(Pick{.seat = {0}, .blind = true, .hidden = true}));
  EXPECT_FALSE(game.play(Pass{.seat = {0}}));
  EXPECT_EQ(game, before);
  EXPECT_TRUE(game.play(Pick{.seat = {0}, .blind = true}));
  EXPECT_TRUE(game.is_chance());
  EXPECT_EQ(game.chances()[static_cast<std::size_t>(Transport::raft)], 0);
}

TEST(Game, HasTheTownCardsOfTheVariant) {
  std::mt19937 dice(11);
  Options options;
  options[Option::town_cards] = 1;
  const std::vector<TownId> towns{{1}, {2}};
  Game game(2, options, towns);
  play_out(game, dice, [](const Game&) {});
  for (const Score& score : game.scores()) EXPECT_TRUE(score.distance);
}

}  // namespace
}  // namespace elfref::elfenland::game_test
