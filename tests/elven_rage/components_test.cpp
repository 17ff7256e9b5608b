// What is in the box: built in, in a file beside the record, or in the record; whole or partial; right or wrong.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "elfref/core/record/write_record.h"
#include "elfref/elven_rage/facts/trial_set.h"
#include "elfref/elven_rage/reading/decode_components.h"
#include "elfref/games.h"
#include "testing/english.h"

namespace elfref::elven_rage::components_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

std::string record(const std::string& components, const std::string& turns = "[]") {
  return "game: elven-rage\n" + components + "players: [{name: Anna, elves: black, castle: a1}, Boris]\nturns: " + turns +
         "\n";
}

std::vector<std::string> faults_of(const Refereed& refereed) {
  std::vector<std::string> all;
  for (const Diagnostic& found : refereed.judgement.findings)
    if (found.severity == Severity::error) all.push_back(testing::in_english(found.message));
  return all;
}

std::optional<Source> the_trial_set(std::string_view name) {
  return Source{.name = std::string(name), .text = std::string(trial_set())};
}

TEST(Components, OfTheTrialSetAreWhole) {
  const Components* trial = built_in_components("Trial Set");
  ASSERT_NE(trial, nullptr);
  for (std::size_t pile = 0; pile < pile_count; ++pile) EXPECT_TRUE(trial->whole(Pile(pile))) << pile_names[pile];
  EXPECT_EQ(trial->artifacts.size(), 20u);
  EXPECT_EQ(trial->goals.size(), 7u);
  ASSERT_EQ(trial->maps.size(), 2u);
  EXPECT_EQ(trial->map_for(4)->places.size(), 25u);
  EXPECT_EQ(trial->map_for(3)->places.size(), 19u);
  EXPECT_EQ(trial->map_for(2)->halves.size(), 4u);
  EXPECT_TRUE(trial->invented);
  EXPECT_EQ(built_in_components("printed"), nullptr);
}

TEST(Components, AreTheSameHoweverTheyAreNamed) {
  const std::string turns = "[Anna: [attack b1, fight 1, won]]";
  const Refereed built_in = referee({.name = "r", .text = record("components: trial-set\n", turns)});
  EXPECT_EQ(built_in.judgement.verdict, Verdict::legal);
  const Refereed attached =
      referee({.name = "r", .text = record("components: cards.yaml\n", turns)}, {}, the_trial_set);
  EXPECT_EQ(attached.judgement.verdict, Verdict::legal);
  Diagnostics faults;
  const GameRecord read =
      read_game_record({.name = "r", .text = record("components: cards.yaml\n", turns)}, faults, the_trial_set);
  const std::string line = write_json_whole(*read.record, read.game->attachment_key);
  const Refereed whole = referee({.name = "r", .text = line, .syntax = Syntax::json});
  EXPECT_EQ(whole.judgement.verdict, Verdict::legal);
  EXPECT_EQ(whole.judgement.findings.size(), built_in.judgement.findings.size());
}

TEST(Components, SayThatTheyAreMadeUp) {
  const Refereed refereed = referee({.name = "r", .text = record("components: trial-set\n")});
  ASSERT_EQ(refereed.judgement.findings.size(), 1u);
  EXPECT_THAT(testing::in_english(refereed.judgement.findings[0].message), HasSubstr("made-up"));
}

TEST(Components, ThatAreAskedForOutrankTheRecords) {
  const Overrides other{.attachment = std::make_shared<const Source>(
                            Source{.name = "mine", .text = "decks: {black: {Only: {is: 1/1 none none none, copies: 20}}}"})};
  const Refereed refereed = referee({.name = "r", .text = record("components: trial-set\n")}, other);
  ASSERT_EQ(refereed.judgement.verdict, Verdict::unreadable);
  EXPECT_THAT(faults_of(refereed), ElementsAre("0 dragons in the black deck, but that deck has only one"));
  EXPECT_EQ(refereed.judgement.findings[0].attachment->name, "mine");
}

TEST(Components, ThatAreNotThereAreAFault) {
  const Refereed refereed = referee({.name = "r", .text = record("components: cards.yaml\n")});
  EXPECT_THAT(faults_of(refereed), ElementsAre("'cards.yaml' is not a valid value for 'components'"));
  const Refereed up = referee({.name = "r", .text = record("components: ../cards.yaml\n")}, {}, the_trial_set);
  EXPECT_THAT(faults_of(up), ElementsAre("'../cards.yaml' is not a valid value for 'components'"));
  const Refereed absolute = referee({.name = "r", .text = record("components: /cards.yaml\n")}, {}, the_trial_set);
  EXPECT_THAT(faults_of(absolute), ElementsAre("'/cards.yaml' is not a valid value for 'components'"));
}

TEST(Components, OfAPartialSetTakeOtherNamesAsWritten) {
  const std::string partial = "components: {decks: {black: {Brute: 4/2 simple none none}}}\n";
  const std::string turns = "[Anna: [attack land, send Brute + Other + Third, lost]]";
  EXPECT_THAT(faults_of(referee({.name = "r", .text = record(partial, turns)})), IsEmpty());
  const Refereed whole = referee({.name = "r", .text = record("components: trial-set\n", turns)});
  EXPECT_THAT(faults_of(whole), ElementsAre("unknown card 'Other'", "unknown card 'Third'"));
}

TEST(Components, MaySayWhichNeighbourTheLeftSlotHits) {
  const std::string cards =
      ", decks: {black: {A: 4/1 simple none none, B: 1/1 none none none, C: 1/1 none none none}, "
      "snow: {D: 1/1 none none none, E: 1/1 none none none, F: 2/1 none none none}}}\n";
  const std::string turns =
      "\n- Anna:\n  - attack: land of Boris\n  - seats: [A, D, E, B]\n  - centre: F over C\n  - A: D dies\n  - won\n";
  const std::string players = "players: [{name: Anna, elves: black}, {name: Boris, elves: snow}]\n";
  const auto judged = [&](const std::string& said, const std::string& options) {
    return referee({.name = "r",
                    .text = "game: elven-rage\n" + options + "components: {" + said + cards + players +
                            "start: {players: {Anna: {lands: 3}, Boris: {lands: 3}}}\nturns:" + turns})
        .judgement.verdict;
  };
  EXPECT_EQ(judged("left-hits: clockwise", ""), Verdict::legal);
  EXPECT_EQ(judged("left-hits: counterclockwise", ""), Verdict::illegal);
  EXPECT_EQ(judged("left-hits: counterclockwise", "options: {left-hits: clockwise}\n"), Verdict::legal);
}

}  // namespace
}  // namespace elfref::elven_rage::components_test
