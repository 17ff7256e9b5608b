// Hidden cards of Elven Rage against plain enumeration: small decks of which something is written. ELFREF_ORACLE says
// how many are tried; without it, a quick share.

#include "oracle/pile_problems.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <numeric>
#include <vector>

#include "elfref/elven_rage/hidden/pile_book.h"
#include "elfref/elven_rage/hidden/piles.h"
#include "testing/wanted.h"

namespace elfref::oracle::pile_problems_test {
namespace {

using namespace elven_rage;

/// How many cards may be in the hand behind a play, as far as was told till then.
Range hand_after(Range hand, const PilePlay& play, int all, int limit) {
  const auto within = [all](int number) { return std::clamp(number, 0, all); };
  switch (play.what) {
    case PilePlay::What::draw:
    case PilePlay::What::back:
      return {within(hand.min + play.least), within(hand.max + play.most)};
    case PilePlay::What::discard:
    case PilePlay::What::send:
      return {within(hand.min - play.most), within(hand.max - play.least)};
    case PilePlay::What::cut:
      return {std::min(hand.min, limit), std::min(hand.max, limit)};
    case PilePlay::What::count:
      return {play.least, play.most};
    case PilePlay::What::unknown:
      return {0, all};
    default:
      return hand;
  }
}

/// The same as a problem for the judge: each card that is written is an entry.
PileProblem problem_of(const PileGame& game) {
  PileProblem problem;
  for (const int copies : game.copies) problem.copies.push_back(static_cast<std::uint8_t>(copies));
  const int all = std::accumulate(game.copies.begin(), game.copies.end(), 0);
  PileBook book(all, game.at_once);
  std::uint32_t entry = 0;
  const auto written_of = [&](const std::vector<int>& named) {
    std::vector<WrittenCard> written;
    for (std::size_t kind = 0; kind < named.size(); ++kind)
      for (int copy = 0; copy < named[kind]; ++copy) written.push_back({static_cast<std::uint8_t>(kind), entry++});
    return written;
  };
  Range before{0, 0};
  if (game.start) {
    before = {game.start->hand, game.start->hand};
    book.begin(before, game.start->deck < 0 ? Range{0, all} : Range{game.start->deck, game.start->deck});
    book.hold(spot::hand, written_of(game.start->in_hand));
    book.hold(spot::discard, written_of(game.start->discarded));
  }
  for (std::size_t at = 0; at < game.plays.size(); ++at) {
    const PilePlay& play = game.plays[at];
    book.now(static_cast<std::uint32_t>(at + 1));
    const std::vector<WrittenCard> written = written_of(play.named);
    const Range number{play.least, play.most};
    const Range hand = hand_after(before, play, all, game.limit);
    const Range surplus{std::max(0, before.min - game.limit), std::max(0, before.max - game.limit)};
    switch (play.what) {
      case PilePlay::What::draw:
        book.draw(number, spot::hand, written);
        break;
      case PilePlay::What::discard:
        book.move(spot::hand, spot::discard, number, written);
        break;
      case PilePlay::What::cut:
        book.move(spot::hand, spot::discard, surplus, written);
        break;
      case PilePlay::What::send:
        book.move(spot::hand, spot::battle, number, written);
        break;
      case PilePlay::What::back:
        book.move(spot::battle, spot::hand, number, written);
        break;
      case PilePlay::What::lose:
        book.move(spot::battle, spot::discard, number, written);
        break;
      case PilePlay::What::clear:
        book.move_all(spot::battle, spot::discard);
        break;
      case PilePlay::What::show:
        book.hold(spot::battle, written);
        break;
      case PilePlay::What::count:
        break;
      case PilePlay::What::unknown:
        book.open({0, all}, 0);
        break;
    }
    book.count(spot::hand, hand);
    before = hand;
  }
  problem.steps = book.steps();
  return problem;
}

TEST(PileProblems, AGameThatWasPlayedCanBe) {
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    Dice dice(seed);
    const PileGame game = any_pile_game(dice, false);
    const auto found = can_be(game, 100'000);
    ASSERT_TRUE(found.value_or(true)) << shown(game) << " (seed " << seed << ")";
  }
}

TEST(PileProblems, NobodyIsAccusedAndAlmostAllIsFound) {
  constexpr std::size_t most_states = 20'000;
  const int wanted = testing::wanted("ELFREF_ORACLE", 2000, 20'000);
  int compared = 0, left_out = 0, impossible = 0, missed = 0;
  std::uint64_t conflicts = 0;
  for (std::uint64_t seed = 1'000'000; compared < wanted; ++seed) {
    Dice dice(seed);
    const PileGame game = any_pile_game(dice, !dice.chance(20));
    const auto truth = can_be(game, most_states);
    if (!truth) {
      ASSERT_LT(++left_out, 100 + wanted / 4);
      continue;
    }
    ++compared;
    const PileProblem problem = problem_of(game);
    const Searched found = search(problem, {});
    // With kinds that nobody names, no less is found.
    const Possible with_all = search(problem, {.every_kind = true}).possible;
    ASSERT_TRUE(with_all == found.possible || (with_all == Possible::no && !*truth))
        << shown(game) << " (seed " << seed << ")";
    conflicts = std::max(conflicts, found.effort);
    ASSERT_NE(found.possible, Possible::given_up) << shown(game) << " (seed " << seed << ")";
    if (*truth) {
      ASSERT_EQ(found.possible, Possible::yes) << "accused: " << shown(game) << " (seed " << seed << ")";
      continue;
    }
    ++impossible;
    if (found.possible != Possible::yes) continue;
    if (++missed <= 3) std::printf("not found: %s (seed %d)\n", shown(game).c_str(), static_cast<int>(seed));
  }
  std::printf("%d problems, %d left out, %d impossible, %d of these not found, at most %d conflicts\n", compared,
              left_out, impossible, missed, static_cast<int>(conflicts));
  EXPECT_GT(impossible, compared / 5) << "most problems are possible";
  EXPECT_LT(impossible, compared * 4 / 5) << "few problems are possible";
  EXPECT_LE(missed * 200, impossible);
}

/// The step with which a play's cards go; behind all: there is none.
std::size_t step_of(const PileProblem& problem, std::size_t play, PilePlay::What what) {
  const bool sent = what == PilePlay::What::send;
  const Spot to = what == PilePlay::What::draw ? spot::hand : sent ? spot::battle : spot::discard;
  for (std::size_t at = 0; at < problem.steps.size(); ++at) {
    const PileStep& step = problem.steps[at];
    const bool goes = step.what == PileStep::What::some || step.from == spot::drawn;
    if (goes && step.entry == play + 1 && step.to == to && step.what != PileStep::What::hold) return at;
  }
  return problem.steps.size();
}

TEST(PileProblems, WhatIsForcedIsSo) {
  constexpr std::size_t most_states = 20'000;
  const int wanted = testing::wanted("ELFREF_ORACLE", 2000, 20'000);
  int forced = 0, missed = 0, compared = 0;
  for (std::uint64_t seed = 5'000'000; compared < wanted; ++seed) {
    Dice dice(seed);
    PileGame game = any_pile_game(dice, false);
    if (game.plays.empty()) continue;
    const auto at = static_cast<std::size_t>(dice.below(static_cast<int>(game.plays.size())));
    const int kind = dice.below(static_cast<int>(game.copies.size()));
    PilePlay& play = game.plays[at];
    const bool goes = play.what == PilePlay::What::draw || play.what == PilePlay::What::send ||
                      play.what == PilePlay::What::discard;
    if (!goes || play.named[static_cast<std::size_t>(kind)] > 0) continue;
    const PileProblem problem = problem_of(game);
    const std::size_t step = step_of(problem, at, play.what);
    if (step == problem.steps.size()) continue;
    play.barred = kind;
    const auto truth = can_be(game, most_states);
    if (!truth) continue;
    ++compared;
    const PileQuestion question{.condition = NoneGoes{step, static_cast<std::uint8_t>(kind)}, .every_kind = true};
    const Possible without = search(problem, question).possible;
    if (*truth) {
      ASSERT_EQ(without, Possible::yes) << shown(game) << " (seed " << seed << ", play " << at << ")";
    } else {
      ++forced;
      missed += without == Possible::yes ? 1 : 0;
    }
  }
  std::printf("%d asked, %d forced, %d of these not found\n", compared, forced, missed);
  EXPECT_GT(forced, compared / 50);
  EXPECT_LE(missed * 50, forced);
}

}  // namespace
}  // namespace elfref::oracle::pile_problems_test
