#include "elfref/core/record/diagnostic.h"

#include <gtest/gtest.h>

#include <set>
#include <span>
#include <string>

#include "elfref/core/words/catalogue.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/games.h"
#include "testing/english.h"

namespace elfref::diagnostic_test {
namespace {

std::string message_of(const Diagnostic& found) {
  return testing::in_english(found.message);
}

TEST(Faults, HaveIdsOfTheirOwn) {
  std::set<std::string_view> ids;
  for (const Fault* fault : all_faults()) ids.insert(fault->id);
  EXPECT_EQ(ids.size(), all_faults().size());
}

TEST(Faults, AreFoundByName) {
  EXPECT_EQ(Fault::lone_dash.id, "lone-dash");
}

TEST(Faults, BeginInLowerCaseAndEndWithoutAFullStop) {
  for (const Fault* fault : all_faults()) {
    const std::string text = in_words(*fault);
    EXPECT_FALSE(text.ends_with('.')) << text;
    EXPECT_TRUE(text.substr(0, 4) == "not " || text[0] < 'A' || text[0] > 'Z') << text;
  }
}

TEST(Faults, HaveTheIdsOfTheirMessages) {
  for (const Fault* fault : all_faults()) {
    const Room* room = &fault->words();
    EXPECT_EQ(Catalogue(Language::en, std::span(&room, 1)).name(fault->text), fault->id);
  }
}

TEST(Faults, HaveAnEllipsisForEachArgument) {
  EXPECT_EQ(in_words(Fault::odd_character), "'…' is used instead of '…'");
  EXPECT_EQ(in_words(Fault::no_record), "there is no record here");
}

TEST(Diagnostics, HaveAPlaceAndAMessage) {
  Diagnostics faults;
  const Message message = msg::bad_option_value({.option = verbatim("rounds"), .written = verbatim("5")});
  EXPECT_EQ(message_of(faults.add(Fault::bad_option_value, {1, 2}, message)), "'5' is not a valid value for 'rounds'");
  EXPECT_EQ(faults.all().front().span, (Span{1, 2}));
}

TEST(Diagnostics, KeepABraceOfAWord) {
  Diagnostics faults;
  EXPECT_EQ(message_of(faults.add_word(Fault::unknown_key, {}, "{$0}")), "unknown key '{$0}'");
}

TEST(Diagnostics, CutALongWordBetweenCharacters) {
  Diagnostics faults;
  std::string word;
  while (word.size() < 1000) word += "ж";
  EXPECT_EQ(message_of(faults.add_word(Fault::unknown_key, {}, "x" + word)),
            "unknown key 'x" + word.substr(0, 78) + "…'");
}

TEST(Diagnostics, PutAWordOnOneLine) {
  Diagnostics faults;
  EXPECT_EQ(message_of(faults.add_word(Fault::unknown_key, {}, "a\r\nb")), "unknown key 'a b'");
}

TEST(Diagnostics, BearOnTheRecord) {
  Diagnostics faults;
  const Diagnostic& fault = faults.add_word(Fault::unknown_key, {}, "x");
  EXPECT_EQ(fault.severity, Severity::error);
  EXPECT_EQ(fault.bearing, Bearing::record);
  EXPECT_TRUE(faults.unreadable());
}

TEST(Diagnostics, StayReadableAfterAWarning) {
  Diagnostics faults;
  const Diagnostic& fault = faults.add(Fault::comment_in_text, {});
  EXPECT_EQ(fault.severity, Severity::warning);
  EXPECT_EQ(fault.bearing, Bearing::nothing);
  EXPECT_FALSE(faults.unreadable());
}

TEST(Diagnostics, AreTakenWhole) {
  Diagnostics faults;
  faults.add(Fault::no_record, {});
  faults.add(Fault::too_deep, {});
  EXPECT_EQ(faults.take().size(), 2u);
}

}  // namespace
}  // namespace elfref::diagnostic_test
