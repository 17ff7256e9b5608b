#include "elfref/elfenland/hidden/cards/hidden_cards.h"

#include <gtest/gtest.h>

#include <initializer_list>

#include "elfref/elfenland/hidden/cards/card_sizes.h"

namespace elfref::elfenland::hidden_cards_test {
namespace {

constexpr auto dragon = static_cast<std::size_t>(Transport::dragon);
constexpr auto pig = static_cast<std::size_t>(Transport::pig);

CardCounts of(std::initializer_list<std::pair<std::size_t, int>> some) {
  CardCounts counts{};
  for (const auto& [kind, count] : some) counts[kind] = static_cast<std::uint8_t>(count);
  return counts;
}

CardRound paid(CardCounts cards) {
  return {.paid = {cards, {}}};
}

bool possible(const std::vector<CardLine>& players) { return complete_cards(players, CardBox::elfenland()).exists; }

TEST(HiddenCards, ElevenOfOneKindInOneRoundAreTooMany) {
  EXPECT_TRUE(possible({{.rounds = {paid(of({{dragon, 5}}))}}, {.rounds = {paid(of({{dragon, 5}}))}}}));
  EXPECT_FALSE(possible({{.rounds = {paid(of({{dragon, 6}}))}}, {.rounds = {paid(of({{dragon, 5}}))}}}));
}

TEST(HiddenCards, WhatIsShuffledAgainMayComeAgain) {
  const CardRound six = paid(of({{dragon, 6}}));
  EXPECT_TRUE(possible({{.rounds = {six, {}}}, {.rounds = {{}, six}}}));
}

TEST(HiddenCards, CardsKeptCountInBothRounds) {
  // Anna keeps four after round 1 and pays eight dragons in round 2: four of them are those four.
  const CardRound four_wagons = paid(of({{static_cast<std::size_t>(Transport::wagon), 4}}));
  EXPECT_TRUE(possible({{.rounds = {four_wagons, paid(of({{dragon, 8}}))}}, {.rounds = {paid(of({{dragon, 6}})), {}}}}));
  EXPECT_FALSE(possible({{.rounds = {four_wagons, paid(of({{dragon, 8}}))}}, {.rounds = {paid(of({{dragon, 7}})), {}}}}));
}

TEST(HiddenCards, CardsKeptTwiceCountInThreeRounds) {
  const CardRound none{.paid = {{}, {}}};
  const auto line = [&](int first, int second) {
    return std::vector<CardLine>{
        {.rounds = {none, none, paid(of({{dragon, 8}}))}},
        {.rounds = {paid(of({{dragon, first}})), paid(of({{dragon, second}})), none}},
    };
  };
  EXPECT_TRUE(possible(line(8, 6)));
  EXPECT_FALSE(possible(line(8, 7)));
}

TEST(HiddenCards, AHandThatIsKnownIsKept) {
  // Eight dealt, four paid, so the other four are kept: and five dragons more were dealt to somebody else.
  CardRound known{.filled = false, .dealt = {of({{dragon, 6}, {pig, 2}}), {}}, .paid = {of({{pig, 2}, {dragon, 2}}), {}}};
  EXPECT_TRUE(possible({{.rounds = {known, {}}}, {.rounds = {{}, paid(of({{dragon, 6}}))}}}));
  EXPECT_FALSE(possible({{.rounds = {known, {}}}, {.rounds = {{}, paid(of({{dragon, 7}}))}}}));
}

TEST(HiddenCards, AHandIsNoLargerThanTheOthersLeaveIt) {
  // Two pigs and perhaps another card are dealt to Anna; she keeps one and pays a dragon with it. But then there is no
  // card for Boris.
  CardBox box{.cards = of({{dragon, 1}, {pig, 2}}), .hand = 1, .kept = 1};
  const CardRound two_or_three{.filled = false, .dealt = {of({{pig, 2}}), {0, 1}}};
  const std::vector<CardLine> players{{.rounds = {two_or_three, paid(of({{dragon, 1}}))}}, {.rounds = {{.paid = {{}, {1, 1}}}, {}}}};
  EXPECT_FALSE(complete_cards(players, box).exists);
  box.cards[pig] = 3;
  EXPECT_TRUE(complete_cards(players, box).exists);
}

TEST(HiddenCards, AHandKeptWholeIsFoundSoon) {
  // Dora throws nothing away, so all that she held in round 1 is in her hand of round 2, with the unicorns that she pays
  // later; the others paid many unicorns in round 1.
  const auto unicorns = [](int count) { return paid(of({{static_cast<std::size_t>(Transport::unicorn), count}})); };
  const CardRound none = paid({});
  const CardRound whole{.excess = false};
  const std::vector<CardLine> players{{.rounds = {unicorns(2), none, none}},
                                      {.rounds = {unicorns(3), none, none}},
                                      {.rounds = {unicorns(1), none, unicorns(2)}},
                                      {.rounds = {whole, unicorns(1), unicorns(2)}}};
  EXPECT_TRUE(complete_cards(players, CardBox::elfenland(), 20000).exists);
}

TEST(HiddenCards, WhatNobodyPaidMustBeSomething) {
  // A small box, two of each of four kinds, hands of two of which one is kept. Everything is paid in round 1 but one
  // card of Anna's; everything in round 2 but the same card.
  CardBox box{.cards = of({{0, 2}, {1, 2}}), .hand = 2, .kept = 1};
  const auto line = [&](std::size_t first, std::size_t second) {
    return std::vector<CardLine>{{.rounds = {paid(of({{0, 1}})), paid(of({{1, 1}}))}},
                                 {.rounds = {paid(of({{first, 2}})), paid(of({{second, 2}}))}}};
  };
  EXPECT_FALSE(complete_cards(line(0, 1), box).exists);
  EXPECT_FALSE(complete_cards(line(1, 0), box).exists);  // her card can be neither: in round 1 it is a 0, in round 2 a 1
  EXPECT_FALSE(complete_cards(line(1, 1), box).exists);
  box.cards[2] = 1;
  EXPECT_TRUE(complete_cards(line(1, 0), box).exists);
}

/// Players of whom it is open how many cards were discarded in most rounds, and how many were paid in a third of them.
std::vector<CardLine> with_open_numbers(std::size_t rounds) {
  CardLine line;
  for (std::size_t round = 0; round < rounds; ++round) {
    CardRound& cards = line.rounds.emplace_back();
    cards.paid = {of({{pig, 1}}), {0, round % 3 == 0 ? 16 : 1}};
    if (round % 2 == 0) {
      cards.filled = false;
      cards.dealt = {{}, {8, 8}};
    }
    if (round % 3 == 2) continue;
    cards.excess = false;
    cards.discarded = {{}, {0, 16}};
  }
  return {line, line, line};
}

TEST(HiddenCards, TheSearchGrowsWithTheRoundsAlone) {
  std::uint64_t before = complete_cards(with_open_numbers(4), CardBox::elfenland()).steps;
  for (const std::size_t rounds : {8u, 16u, 32u}) {
    const Completion found = complete_cards(with_open_numbers(rounds), CardBox::elfenland());
    EXPECT_TRUE(found.exists) << rounds << " rounds";
    EXPECT_LE(found.steps, before * 5 / 2) << rounds << " rounds";
    before = found.steps;
  }
}

TEST(HiddenCards, SizesAreListedApartWhereARuleHasTwoCases) {
  Work work;
  const CardBox box = CardBox::elfenland();
  EXPECT_EQ(hand_sizes(with_open_numbers(16).front(), box, work).size(), 1u);
  // From 8 to 12 cards in hand and 6 paid: 2 to 4 kept, or more than 4 are left and some discarded.
  const CardRound six{.filled = false, .dealt = {{}, {8, 12}}, .paid = {of({{dragon, 6}}), {}}};
  const std::vector<HandSizes> two = hand_sizes({.rounds = {six, {}}}, box, work);
  ASSERT_EQ(two.size(), 2u);
  EXPECT_EQ(two[0].rounds[0].hand, (Range{8, 10}));
  EXPECT_EQ(two[0].kept(0), (Range{2, 4}));
  EXPECT_EQ(two[1].rounds[0].hand, (Range{11, 12}));
  EXPECT_EQ(two[1].kept(0), (Range{4, 4}));
  EXPECT_EQ(most_come(two[0]), (std::vector<int>{10, 14}));
  EXPECT_EQ(most_come(two[1]), (std::vector<int>{12, 16}));
}

}  // namespace
}  // namespace elfref::elfenland::hidden_cards_test
