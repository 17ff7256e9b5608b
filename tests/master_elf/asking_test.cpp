// What people ask about a record of Master Elf: its lines one by one, what could be played, what was likely meant.

#include "testing/asking.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/asking/record_diff.h"
#include "elfref/core/asking/recorded_play.h"
#include "elfref/core/asking/suggest.h"
#include "elfref/games.h"
#include "elfref/master_elf/module.h"
#include "testing/fixture.h"
#include "testing/spoken.h"

namespace elfref::testing::master_elf_asking_test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;

std::vector<Refereed> all_records() {
  return readable_records({"records/master-elf", "tests/master_elf"});
}

// ---------------------------------------------------------------- lines

TEST(MasterElfLines, ReadAgainInTheirOwnWordsMeanTheSame) {
  EXPECT_GT(expect_lines_to_read_again(all_records()), 1000);
}

TEST(MasterElfLines, AreFoundByTheirNames) {
  expect_lines_to_be_found_by_name(all_records());
}

constexpr std::string_view head = "game: master-elf\ncomponents: trial-set\nplayers: [Anna, Boris]\nparcels: easy\n";

Refereed refereed_of(std::string_view turns, std::string_view with = head) {
  return referee({.name = "record", .text = std::string(with) + std::string(turns)}, {});
}

RecordDiff diff_of(const Refereed& first, const Refereed& second) {
  return diff_records(*first.game, {*first.record, first.judgement}, {*second.record, second.judgement});
}

TEST(MasterElfLines, OfTwoRecordsAreComparedByWhatTheySay) {
  const Refereed full = refereed_of("turns:\n- Anna: [Mill: wool then 2 leaf]\n- Boris: [Meadow: wax]\n");
  const Refereed thin = refereed_of("turns:\n- Anna: [Mill: wool]\n- Boris: [Meadow]\n");
  const Refereed other = refereed_of("turns:\n- Anna: [Mill: wool]\n- Boris: [Mill: leaf]\n");
  EXPECT_TRUE(diff_of(full, thin).same());
  const RecordDiff apart = diff_of(full, other);
  ASSERT_EQ(apart.apart.size(), 1u);
  EXPECT_THAT(apart.apart.front().words, ElementsAre("Meadow: wax", "Mill: leaf"));
}

// ---------------------------------------------------------------- suggestions

TEST(MasterElfSuggestions, EachOneTakesItsFindingAwayAndBringsNoOther) {
  std::vector<std::string> without;
  const std::vector<std::string> disputes = records_below("records/master-elf/disputes");
  for (const std::string& path : disputes)
    if (expect_suggestions_to_fix(path).fixed == 0) without.push_back(path);
  EXPECT_EQ(disputes.size(), 25u);
  EXPECT_LE(without.size(), 5u) << ::testing::PrintToString(without);
}

std::string first_suggested(std::string_view record) {
  Refereed refereed = referee({.name = "record", .text = std::string(record)}, {});
  suggest(*refereed.game, *refereed.record, {}, refereed.judgement);
  const auto& suggested = refereed.judgement.suggestions;
  return suggested.empty() ? std::string() : testing::in_english(suggested.front().text, refereed.judgement.players);
}

TEST(MasterElfSuggestions, TheLikeliestSlipComesFirst) {
  const std::string start =
      std::string(head) + "start: {round: 2, players: {Anna: {at: Mill, hand: 2 wax}}, city: 9}\n";
  EXPECT_EQ(first_suggested(start + "turns:\n- Anna: [city: 2 wax for 2]\n"),
            "write 'city: 2 wax for 3' instead of 'city: 2 wax for 2'");
  EXPECT_EQ(first_suggested(start + "turns:\n- Anna: [Pnd: wax]\n"), "write 'Pond' instead of 'Pnd'");
}

TEST(MasterElfSuggestions, AnExchangeWithSomebodyElseKeepsItsCards) {
  const std::string start =
      "game: master-elf\ncomponents: trial-set\nplayers: [Anna, Boris, Vera]\nparcels: easy\n"
      "start: {round: 2, players: {Anna: {at: city}, Boris: {at: Pond}, Vera: {at: Mill}}}\n";
  EXPECT_EQ(first_suggested(start + "turns:\n- Anna: [Mill: wool, to Boris: wax]\n"),
            "write 'to Vera: wax' instead of 'to Boris: wax'");
}

// ---------------------------------------------------------------- positions

PositionView before(const Refereed& refereed, std::string_view at, bool each = false, std::string why = {}) {
  const auto plays = refereed.game->plays(*refereed.record);
  const FoundPlay found = find_play(plays, *read_at(at), refereed.source(), refereed.judgement.players);
  EXPECT_TRUE(found.complaint.empty());
  const PositionRequest asked{.ply = found.ply,
                              .at_play = found.play != nullptr,
                              .at_end = at == "end",
                              .each = each,
                              .why = std::move(why)};
  return testing::in_english(refereed.game->position(*refereed.record, {}, asked));
}

std::vector<std::string> words(const PositionView& position) {
  std::vector<std::string> found;
  for (const Choice& choice : position.choices) found.push_back((choice.certain ? "" : "? ") + choice.words);
  return found;
}

constexpr std::string_view with_hands =
    "game: master-elf\ncomponents: trial-set\nplayers: [Anna, Boris]\nparcels: easy\n"
    "start:\n  players: {Anna: {hand: wax}, Boris: {hand: glass}}\n"
    "  areas: {Mill: wool, Orchard: 1}\n  stacks: [drum, kite, jam]\n";

TEST(MasterElfMoves, LeadWhereCardsLie) {
  const Refereed refereed = refereed_of("turns:\n- Anna: [Mill: wool]\n- Boris: [Meadow]\n", with_hands);
  const PositionView first = before(refereed, "1:turns:Anna");
  EXPECT_EQ(first.seat, Seat{0});
  EXPECT_EQ(first.phase_in_words, "the turn, before the movement");
  EXPECT_THAT(words(first), Contains("Mill: wool"));
  EXPECT_THAT(words(first), Contains("Orchard: CARD"));
  EXPECT_THAT(words(first), Not(Contains("Pond: CARD")));  // not next to the city
  EXPECT_THAT(words(first), Contains("to Boris: CARDS"));
  EXPECT_THAT(words(first), Not(Contains("city: 1")));
  const auto mill = std::ranges::find(first.choices, "Mill: wool", &Choice::words);
  ASSERT_NE(mill, first.choices.end());
  EXPECT_EQ(mill->remark, "its last card: 2 placed from the city");
}

TEST(MasterElfMoves, CreateWhatTheHandCanPay) {
  const Refereed refereed = refereed_of("turns:\n- Anna: [Mill: wool]\n- Boris: [Meadow]\n", with_hands);
  const PositionView after = before(refereed, "1:turns:Anna:2");
  EXPECT_THAT(words(after), Contains("create drum for elves: wax + wool + crystal"));
  EXPECT_THAT(words(after), Not(Contains(::testing::HasSubstr("create kite"))));
  const PositionView refused = before(refereed, "1:turns:Anna:2", false, "create kite: 3 feather");
  ASSERT_TRUE(refused.why);
  EXPECT_FALSE(refused.why->legal);
  ASSERT_FALSE(refused.why->findings.empty());
  EXPECT_EQ(refused.why->findings.front().id, "spend-from-the-hand");
}

TEST(MasterElfMoves, AtTheEndAreThoseOfTheNextTurn) {
  const Refereed refereed = refereed_of("turns:\n- Anna: [Mill: wool]\n", with_hands);
  const PositionView end = before(refereed, "end");
  EXPECT_EQ(end.seat, Seat{1});
  EXPECT_THAT(testing::in_english(end.remarks),
              Contains("Anna's turn may go on with a gift, an exchange or a discard"));
  const Refereed unmoved = refereed_of("turns:\n- Anna: [to Boris: wax]\n", with_hands);
  EXPECT_EQ(before(unmoved, "end").seat, Seat{0});
}

TEST(MasterElfMoves, WhenTheTurnComesBackLayAGift) {
  const Refereed refereed =
      refereed_of("turns:\n- Anna: [Mill: wool]\n- Boris: [Meadow]\n- gift: honey on 2\n", with_hands);
  const int line = 12;
  const auto plays = refereed.game->plays(*refereed.record);
  const FoundPlay gift =
      find_play(plays, {At::InText{.line = line, .column = {}}}, refereed.source(), refereed.judgement.players);
  ASSERT_NE(gift.play, nullptr) << testing::in_english(gift.complaint);
  const PositionView there =
      refereed.game->position(*refereed.record, {}, {.ply = gift.ply, .at_play = true, .why = "gift: drum on 1"});
  EXPECT_THAT(words(there), Contains("gift: GIFT on 2"));
  ASSERT_TRUE(there.why);
  EXPECT_FALSE(there.why->legal);  // it lies open already
}

TEST(MasterElfMoves, BehindTurnsNotRecordedNoGiftMayBeLeft) {
  const Refereed refereed = refereed_of("start: {round: 20, gifts: 1}\nturns:\n- Anna: [Mill: wool]\n- unknown\n");
  const PositionView there = before(refereed, "end", false, "gift: none");
  ASSERT_TRUE(there.why) << testing::in_english(there.complaint);
  EXPECT_TRUE(there.why->legal);
}

TEST(MasterElfMoves, AreReadInTheirWordsAndLegal) {
  EXPECT_GT(expect_choices_to_be_legal(all_records(), 23), 500);
}

}  // namespace
}  // namespace elfref::testing::master_elf_asking_test
