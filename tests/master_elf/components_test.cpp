// What is in the box: built in, in a file beside the record, or in the record; whole or partial.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "elfref/core/reading/box.h"
#include "elfref/games.h"
#include "elfref/master_elf/facts/trial_set.h"
#include "elfref/master_elf/facts/words.h"
#include "elfref/master_elf/reading/decode_components.h"
#include "testing/english.h"

namespace elfref::master_elf::components_test {
namespace {

using ::testing::HasSubstr;

std::string record(const std::string& components, const std::string& turns) {
  return "game: master-elf\n" + components + "players: [Anna, Boris]\nparcels: easy\nturns: " + turns + "\n";
}

std::optional<Source> the_trial_set(std::string_view name) {
  return Source{.name = std::string(name), .text = std::string(trial_set())};
}

TEST(Components, OfTheTrialSetAreWhole) {
  const Box* trial = built_in_set<read_components, trial_set>("Trial Set", vocabulary());
  ASSERT_NE(trial, nullptr);
  EXPECT_EQ(trial->all_ingredients(), whole_ingredients);
  EXPECT_EQ(trial->all_gifts(), whole_gifts);
  EXPECT_EQ(trial->places.size(), 11u);
  EXPECT_EQ(trial->elf_start, city);
  EXPECT_TRUE(trial->invented);
}

TEST(Components, AreTheSameHoweverTheyAreNamed) {
  const std::string turns = "[Anna: [Mill: wax], Boris: [Pond: leaf]]";  // the Pond is not next to the city
  const Refereed built_in = referee({.name = "r", .text = record("components: trial-set\n", turns)});
  EXPECT_EQ(built_in.judgement.verdict, Verdict::illegal);
  const Refereed attached = referee({.name = "r", .text = record("components: box.yaml\n", turns)}, {}, the_trial_set);
  EXPECT_EQ(attached.judgement.verdict, Verdict::illegal);
  const Refereed none = referee({.name = "r", .text = record("", turns)});
  EXPECT_EQ(none.judgement.verdict, Verdict::legal) << "where elves begin is not known";
}

TEST(Components, ThatAreFaultyMakeARecordUnreadable) {
  const Refereed refereed = referee(
      {.name = "r", .text = record("components: box.yaml\n", "[]")}, {},
      [](std::string_view name) { return std::optional(Source{.name = std::string(name), .text = "gifts: 3\n"}); });
  EXPECT_EQ(refereed.judgement.verdict, Verdict::unreadable);
}

TEST(Components, OfTheOwnersCopyAreSummedUpByWhatIsNotThere) {
  const Refereed refereed =
      referee({.name = "r",
               .text = record("",
                              "[Anna: [Mill: wax], Boris: [Pond: leaf], Anna: [Pond: wax, create drum: "
                              "2 wax + crystal]]")});
  ASSERT_EQ(refereed.judgement.verdict, Verdict::possible);
  ASSERT_EQ(refereed.judgement.depends_on.size(), 2u);
  EXPECT_THAT(testing::in_english(refereed.judgement.depends_on[0]), HasSubstr("no board"));
  EXPECT_THAT(testing::in_english(refereed.judgement.depends_on[1]), HasSubstr("no gifts"));
}

TEST(Components, ArePrinted) {
  Diagnostics faults;
  const auto read = read_record({.name = "box", .text = std::string(trial_set())}, faults);
  const auto box = box_in_words(*read, faults);
  ASSERT_TRUE(box.has_value());
  EXPECT_EQ(box->name, "trial-set");
  ASSERT_EQ(box->tables.size(), 4u);
  EXPECT_EQ(testing::in_english(box->tables[0].title), "ingredients: 42 cards");
  EXPECT_EQ(testing::in_english(box->tables[1].title), "the night side of the board: 11 locations");
  EXPECT_EQ(testing::in_english(box->tables[2].title), "gifts: 45 cards");
}

}  // namespace
}  // namespace elfref::master_elf::components_test
