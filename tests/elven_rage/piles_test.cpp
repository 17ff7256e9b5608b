// Cards that nobody wrote down: the book of a deck, and whether some cards make true what is written.

#include "elfref/elven_rage/hidden/piles.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "elfref/core/judging/kit.h"
#include "elfref/elven_rage/hidden/pile_book.h"
#include "elfref/elven_rage/hidden/pile_ledger.h"
#include "elfref/elven_rage/judging/judge.h"
#include "elfref/games.h"
#include "testing/english.h"
#include "testing/fixture.h"

namespace elfref::testing::piles_test {
namespace {

using namespace elven_rage;

/// Cards of one kind, by one entry.
std::vector<WrittenCard> card(std::uint8_t kind, std::uint32_t entry) {
  return {{kind, entry}};
}

Possible possible(const PileBook& book, std::vector<std::uint8_t> copies, const Mask& left_out = {}) {
  return search({std::move(copies), book.steps()}, {.left_out = left_out}).possible;
}

TEST(PileBook, WhatWasThrownAwayIsNotDrawnBeforeTheDeckIsMadeAnew) {
  PileBook book(4, false);
  book.draw({2, 2}, spot::hand, card(0, 0));
  book.move(spot::hand, spot::discard, {1, 1}, card(0, 1));
  book.draw({1, 1}, spot::hand, card(0, 2));
  EXPECT_EQ(possible(book, {1}), Possible::no);
  EXPECT_EQ(possible(book, {2}), Possible::yes) << "there is another one";
  Mask last;
  last.set(2);
  EXPECT_EQ(possible(book, {1}, last), Possible::yes);
}

TEST(PileBook, ADeckThatRanOutIsMadeOfTheDiscard) {
  PileBook book(4, false);
  book.draw({3, 3}, spot::hand, card(0, 0));
  book.move(spot::hand, spot::discard, {1, 1}, card(0, 1));
  book.draw({2, 2}, spot::hand, card(0, 2));
  EXPECT_EQ(possible(book, {1}), Possible::yes);
  book.draw({1, 1}, spot::hand, card(0, 3));
  EXPECT_EQ(possible(book, {1}), Possible::no) << "it is in the hand";
}

TEST(PileBook, WhetherItIsMadeAnewAtOnceIsSaid) {
  for (const bool at_once : {false, true}) {
    PileBook book(3, at_once);
    book.draw({2, 2}, spot::hand);
    book.move(spot::hand, spot::discard, {1, 1});
    book.draw({1, 1}, spot::hand);                             // the last one
    book.move(spot::hand, spot::discard, {1, 1}, card(0, 0));  // behind it
    book.draw({1, 1}, spot::hand, card(0, 1));
    EXPECT_EQ(possible(book, {1}), at_once ? Possible::no : Possible::yes);
  }
}

TEST(PileBook, AShuffleOfUncertainTimeProvesNothing) {
  PileBook book(5, false);
  book.draw({3, 3}, spot::hand, card(0, 0));
  book.move(spot::hand, spot::discard, {1, 1}, card(0, 1));
  book.draw({1, 3}, spot::hand);
  book.draw({1, 1}, spot::hand, card(0, 2));
  EXPECT_EQ(possible(book, {1}), Possible::yes);
}

TEST(PileBook, WhoKeepsFiveAndDrawsNoneHasNoSixth) {
  PileBook book(9, false);
  std::vector<WrittenCard> five;
  for (std::uint8_t kind = 0; kind < 5; ++kind) five.push_back({kind, 0});
  book.draw({5, 5}, spot::hand, five);
  book.move(spot::hand, spot::battle, {3, 3}, card(5, 1));
  EXPECT_EQ(possible(book, {1, 1, 1, 1, 1, 1}), Possible::no);
  EXPECT_EQ(possible(book, {1, 1, 1, 1, 1, 0}), Possible::no) << "there is none at all";
}

TEST(PileBook, WhatIsCountedLaterSaysHowManyWereDrawn) {
  PileBook book(5, false);
  book.draw({2, 3}, spot::hand, card(0, 0));
  book.move(spot::hand, spot::discard, {2, 2}, {{1, 1}, {2, 2}});
  EXPECT_EQ(possible(book, {1, 1, 1}), Possible::yes);
  book.count(spot::hand, {0, 0});
  EXPECT_EQ(possible(book, {1, 1, 1}), Possible::no);
}

TEST(PileBook, CopiesThatWentDifferentWaysAreNotAlike) {
  PileBook book(6, false);
  book.draw({1, 1}, spot::hand, card(0, 0));
  book.move(spot::hand, spot::battle, {1, 1});
  book.draw({1, 1}, spot::hand);
  book.move(spot::hand, spot::discard, {1, 1}, card(0, 1));
  EXPECT_EQ(possible(book, {2}), Possible::yes) << "the other one was drawn";
  EXPECT_EQ(possible(book, {1}), Possible::no);
}

TEST(PileSearch, SaysWhichCardsWent) {
  PileBook book(3, false);
  book.draw({3, 3}, spot::hand, {{0, 0}, {1, 0}, {2, 0}});
  book.move(spot::hand, spot::discard, {2, 2});
  book.move(spot::hand, spot::battle, {1, 1}, card(2, 1));
  const PileProblem problem{{1, 1, 1}, book.steps()};
  KindsGone gone;
  ASSERT_EQ(search(problem, {.every_kind = true}, &gone).possible, Possible::yes);
  const auto thrown = std::ranges::find(problem.steps, spot::discard, &PileStep::to) - problem.steps.begin();
  EXPECT_EQ(gone[static_cast<std::size_t>(thrown)], 0b011u);
  const NoneGoes none{static_cast<std::size_t>(thrown), 0};
  EXPECT_EQ(search(problem, {.condition = none, .every_kind = true}).possible, Possible::no);
}

TEST(PileSearch, GivesUpWithoutWork) {
  PileBook book(4, false);
  book.draw({2, 2}, spot::hand, card(0, 0));
  Work none(0);
  EXPECT_EQ(search({{1}, book.steps()}, {.work = &none}).possible, Possible::given_up);
}

// ---------------------------------------------------------------- records

constexpr std::string_view begins = R"(game: elven-rage
components: trial-set
scenario: only-war
players: [{name: Anna, elves: black, castle: a1}, {name: Boris, elves: snow, castle: e1}]
keep: {Boris: Storm Caller + Ice Raider + Lookout + Wolf Rider + Frost Elite}
turns:
- Anna: [decline]
- Boris: [decline Snow Riders + Ysolde Whitewind]
- Anna: [decline]
)";

Source source_with(const std::string& turns) {
  return {.name = "record.yaml", .text = std::string(begins) + turns};
}

Judgement judged(const std::string& turns, Work* work = nullptr) {
  return referee(source_with(turns), {.deductions = true, .work = work}).judgement;
}

std::vector<std::string> deduced(const Judgement& judgement) {
  std::vector<std::string> texts;
  for (const Deduction& one : judgement.deductions) texts.push_back(testing::in_english(one.text, judgement.players));
  return texts;
}

TEST(HiddenCards, WhatIsForcedIsSaid) {
  const Judgement said = judged(
      "- Boris: [summon Jarl of the Pass, discard 3, decline Rime Witch + Hearth Guard]\n"
      "- Anna: [decline]\n"
      "- Boris: [summon Avalanche Troll, discard Storm Caller + Ice Raider + Lookout,"
      " decline Rime Witch + Hearth Guard]\n"
      "- Anna: [decline]\n"
      "- Boris: [summon Avalanche Troll, discard Wolf Rider + Jarl of the Pass + Rime Witch, decline]\n");
  EXPECT_EQ(said.verdict, Verdict::legal);
  EXPECT_THAT(deduced(said), ::testing::Contains("Boris discarded Ysolde Whitewind in line 10 (lines 8, 10, 12, 14)"));
}

TEST(HiddenCards, ThatAreNotDecidedForWantOfWorkAreSaidSo) {
  const std::string wrong =
      "- Boris: [summon Jarl of the Pass, discard Storm Caller + 2 unknown, decline]\n"
      "- Anna: [decline]\n"
      "- Boris: [summon Storm Caller, discard 3, decline]\n";
  EXPECT_EQ(judged(wrong).verdict, Verdict::illegal);
  const std::string open =
      "- Boris: [summon Jarl of the Pass, discard 3, decline]\n"
      "- Anna: [decline]\n"
      "- Boris: [summon Storm Caller, discard 3, decline]\n";
  Work none(1);
  const Judgement said = judged(open, &none);
  EXPECT_EQ(said.verdict, Verdict::possible);
  EXPECT_THAT(testing::in_english(said.depends_on), ::testing::ElementsAre("hidden cards with too many possibilities"));
}

/// The number of steps in the ledger of Artifacts.
std::size_t steps_of_artifacts(const std::string& turns) {
  Diagnostics faults;
  const auto session = readable<ElvenRageKit>(*read_record(source_with(turns), faults), {}, faults);
  if (!session) return 0;
  PileReader reader(*session, ElvenRageKit::values(*session));
  Position state = ElvenRageKit::begin(*session, ElvenRageKit::values(*session));
  reader.begin(state);
  for (std::uint32_t ply = 0; ply < session->plays.size(); ++ply) {
    reader.before(state);
    make_play<ElvenRageKit>(state, session->plays[ply], ply);
    reader.after(state, ply, {});
    state.cards.moves.clear();
  }
  for (const PileLedger& pile : reader.done())
    if (pile.of == PileLedger::Of::artifacts) return pile.problem.steps.size();
  return 0;
}

/// If it is unknown who holds the Artifacts, another gap adds no step.
TEST(HiddenCards, FurtherGapsAreNoSteps) {
  const auto steps = [](int gaps) {
    std::string turns = "- Boris: [gives: Recruiting Drum to Anna]\n- Anna: [decline";
    for (int gap = 0; gap < gaps; ++gap) turns += ", unknown";
    return steps_of_artifacts(turns + "]\n- Boris: [gives: Recruiting Drum to Anna]\n");
  };
  EXPECT_GT(steps(1), steps(0));
  EXPECT_EQ(steps(100), steps(1));
}

}  // namespace
}  // namespace elfref::testing::piles_test
