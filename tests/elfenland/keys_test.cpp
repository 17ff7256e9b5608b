// Keys are matched without regard to case, wherever they stand, in every language of the table.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "elfref/core/record/record_reader.h"
#include "elfref/elfenland/facts/words.h"
#include "testing/fixture.h"

namespace elfref::testing::keys_test {
namespace {

/// A record with every key of it in capitals, names of players and towns among them. No byte moves.
std::string in_capitals(const Source& source) {
  Diagnostics faults;
  const auto record = read_record(source, faults);
  std::string text = source.text;
  const auto visit = [&](auto self, const Node& node) -> void {
    bool key = node.shape == Shape::map;
    for (const Node& child : record->children(node)) {
      for (std::uint32_t at = child.span.begin; key && at < child.span.end; ++at)
        if (text[at] >= 'a' && text[at] <= 'z') text[at] = static_cast<char>(text[at] - 'a' + 'A');
      key = node.shape == Shape::map && !key;
      self(self, child);
    }
  };
  visit(visit, record->root());
  return text;
}

using Said = std::vector<std::tuple<std::string, Severity, Span>>;

Said said(const Judgement& judgement) {
  Said found;
  for (const Diagnostic& finding : judgement.findings) found.emplace_back(finding.id, finding.severity, finding.span);
  return found;
}

TEST(Keys, InCapitalsMakeTheSameRecord) {
  int changed = 0;
  for (const char* folder : {"records/elfenland", "tests/elfenland"})
    for (const std::string& path : records_below(folder))
      for (const Fixture& fixture : fixtures_of(path)) {
        Source capitals = fixture.source;
        capitals.text = in_capitals(fixture.source);
        SCOPED_TRACE(path + ":" + std::to_string(fixture.source.first_line));
        const Judgement before = referee(fixture.source).judgement;
        if (before.verdict == Verdict::unreadable) continue;
        const Judgement after = referee(capitals).judgement;
        EXPECT_EQ(said(after), said(before));
        EXPECT_EQ(after.verdict, before.verdict);
        EXPECT_EQ(after.claims, before.claims);
        changed += capitals.text != fixture.source.text ? 1 : 0;
      }
  EXPECT_GT(changed, 500);
}

TEST(Keys, MatchByCaseAndNothingElse) {
  EXPECT_TRUE(same_key("Players", "players"));
  EXPECT_TRUE(same_key("TOWN-cards", "town-cards"));
  EXPECT_FALSE(same_key("player", "players"));
  EXPECT_FALSE(same_key("town_cards", "town-cards"));
  EXPECT_FALSE(same_key("[note", "{note"));
  EXPECT_FALSE(same_key("pl\xC3\xA4ne", "pl\xC3\x84ne"));
}

TEST(Keys, OfEveryGameAreMatchedInRussian) {
  EXPECT_TRUE(same_key("игроки", "players"));
  EXPECT_TRUE(same_key("Игроки", "players"));
  EXPECT_TRUE(same_key("ИГРОКИ", "players"));
  EXPECT_FALSE(same_key("игрок", "players"));
  EXPECT_FALSE(same_key("игроки", "rounds"));
  EXPECT_FALSE(same_key("поход", "travel")) << "it is a key of one game";
  EXPECT_TRUE(elfenland::vocabulary().keys().is("Поход", "travel"));
}

TEST(Keys, InOtherLanguagesAreKnownForAdvice) {
  constexpr std::string_view keys[] = {"players", "rounds", "round", "travel", "note"};
  const auto key_in_english = [](std::string_view word, std::span<const std::string_view> names) {
    return elfenland::vocabulary().keys().meant(word, names);
  };
  EXPECT_EQ(key_in_english("Spieler", keys), "players");
  EXPECT_EQ(key_in_english("игроки", keys), "players");
  EXPECT_EQ(key_in_english("Turni", keys), "rounds");
  EXPECT_EQ(key_in_english("プレイヤー", keys), "players");
  EXPECT_EQ(key_in_english("Reise", keys), "travel");
  EXPECT_EQ(key_in_english("players", keys), "");
  EXPECT_EQ(key_in_english("Ergebnis", keys), "") << "it is no key here";
  constexpr std::string_view of_start[] = {"round", "phase"};
  EXPECT_EQ(key_in_english("Runde", of_start), "round");
}

}  // namespace
}  // namespace elfref::testing::keys_test
