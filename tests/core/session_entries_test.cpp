#include "elfref/core/judging/session_entries.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "elfref/core/record/record_reader.h"

namespace elfref::session_entries_test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Pair;

std::vector<std::pair<std::string, std::string>> told(std::string text) {
  Diagnostics faults;
  const auto record = read_record({.name = "x.yaml", .text = std::move(text)}, faults);
  std::vector<std::pair<std::string, std::string>> all;
  for (const SessionEntry& entry : session_entries(*record)) all.emplace_back(entry.key, entry.text);
  return all;
}

TEST(SessionEntries, AreTextsByTheirKeys) {
  EXPECT_THAT(told("session: {event: Spring Cup, heat: 2, Стол: '3'}"),
              ElementsAre(Pair("event", "Spring Cup"), Pair("heat", "2"), Pair("Стол", "3")));
  EXPECT_THAT(told("партия: {дата: 2026-10-03}"), ElementsAre(Pair("дата", "2026-10-03")));
}

TEST(SessionEntries, PutWhatIsNestedIntoOneLine) {
  EXPECT_THAT(told("session: {place: {city: Kazan, halls: [1, {name: 2}]}, by: [Anna, Boris]}"),
              ElementsAre(Pair("place", "city: Kazan, halls: 1, name: 2"), Pair("by", "Anna, Boris")));
}

TEST(SessionEntries, TakeATextWithoutKeys) {
  EXPECT_THAT(told("session: at Boris's, after dinner"), ElementsAre(Pair("text", "at Boris's, after dinner")));
  EXPECT_THAT(told("session:"), IsEmpty());
  EXPECT_THAT(told("players: [Anna]"), IsEmpty());
  EXPECT_THAT(told("just a text"), IsEmpty());
}

TEST(SessionEntries, HaveNoKeyTwice) {
  EXPECT_THAT(told("session: {heat: 1, heat: 2}"), ElementsAre(Pair("heat", "1")));
}

TEST(SessionText, FindsAKeyInAnyLanguage) {
  const std::vector<SessionEntry> session{{"Турнир", "Кубок"}, {"HEAT", "2"}, {"location", "Kazan"}, {"heat", "3"}};
  EXPECT_EQ(session_text(session, SessionKey::event), "Кубок");
  EXPECT_EQ(session_text(session, SessionKey::heat), "2");
  EXPECT_EQ(session_text(session, SessionKey::place), "Kazan");
  EXPECT_EQ(session_text(session, SessionKey::table), "");
  EXPECT_EQ(session_key(""), std::nullopt);
}

}  // namespace
}  // namespace elfref::session_entries_test
