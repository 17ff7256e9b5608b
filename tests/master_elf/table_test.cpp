// A table of Master Elf that is fed step by step finds what check finds in the record that it writes.

#include "elfref/master_elf/live/table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/games.h"
#include "testing/asking.h"
#include "testing/script.h"

namespace elfref::master_elf::table_test {
namespace {

using testing::findings_in_words;
using testing::Script;

bool is_gift(const std::string& key) {
  return key == "gift" || key == "подарок";
}

/// What of a turn is no step, and of a whole list: nobody wrote it down.
bool can_be_fed(const Script& script) {
  return std::ranges::none_of(script.turns, [](const auto& turn) {
    return std::ranges::any_of(turn.second, [](const std::string& step) { return step == "skipped"; });
  });
}

TEST(MasterElfTable, ThatIsFedARecordFindsWhatCheckFinds) {
  int fed = 0, told = 0;
  for (const Refereed& refereed : testing::readable_records({"records/master-elf", "tests/master_elf"})) {
    const std::optional<Script> script = testing::script_of(*refereed.record, true);
    if (!script || !can_be_fed(*script)) continue;
    SCOPED_TRACE(refereed.source().name + ":" + std::to_string(refereed.source().first_line));
    Table table(script->head);
    ASSERT_NE(table.opening().verdict, Verdict::unreadable);
    std::size_t accused = 0;
    const auto hear = [&](const Added& added, const std::string& words) {
      EXPECT_NE(added.verdict, Verdict::unreadable) << words;
      for (const Diagnostic& found : added.findings) accused += found.severity == Severity::error ? 1 : 0;
    };
    for (const auto& [key, steps] : script->turns) {
      if (is_gift(key)) {
        hear(table.gift(steps.front()), key);
        continue;
      }
      hear(table.turn(key), key);
      for (const std::string& step : steps) {
        hear(table.play(step), step);
        ++fed;
      }
    }
    for (const std::string& claim : script->claims) hear(table.claim(claim), claim);
    const Judgement whole = table.judgement();
    EXPECT_EQ(whole.verdict, refereed.judgement.verdict);
    EXPECT_EQ(whole.claims, refereed.judgement.claims);
    EXPECT_EQ(findings_in_words(whole), findings_in_words(refereed.judgement));
    EXPECT_EQ(findings_in_words(referee({.name = "saved", .text = table.record()}, {}).judgement),
              findings_in_words(whole));
    if (refereed.judgement.verdict == Verdict::illegal && accused > 0) ++told;
  }
  EXPECT_GT(fed, 700);
  EXPECT_GT(told, 50);
}

constexpr std::string_view head =
    "game: master-elf\ncomponents: trial-set\nplayers: [Anna, Boris]\nparcels: easy\n"
    "start: {players: {Anna: {hand: wax}}, areas: {Mill: wool}, stacks: [drum, kite, jam]}\n";

TEST(MasterElfTable, HoldsNothingAgainstWhoHasNotMovedYet) {
  Table table(head);
  ASSERT_TRUE(table.opening().legal());
  EXPECT_TRUE(table.turn("Anna").legal());
  EXPECT_TRUE(table.play("to Boris: wax").legal());  // he may still move
  Table moved = table;
  EXPECT_TRUE(moved.play("Mill: wool").legal());
  EXPECT_TRUE(moved.turn("Boris").legal());
  const Added next = table.turn("Boris");  // now he did not
  EXPECT_EQ(next.verdict, Verdict::illegal);
  ASSERT_FALSE(next.findings.empty());
  EXPECT_EQ(next.findings.front().id, "move-elsewhere");
}

TEST(MasterElfTable, ListsNothingBeforeTheFirstTurn) {
  Table table("game: master-elf\ncomponents: trial-set\nplayers: [Anna, Boris]\n");
  EXPECT_TRUE(table.legal_lines().empty());
  EXPECT_EQ(table.ask("gift: none").verdict, Verdict::illegal);
  EXPECT_TRUE(table.turn("Anna").legal());
  EXPECT_FALSE(table.legal_lines().empty());
}

TEST(MasterElfTable, SaysWhatMayBePlayed) {
  Table table(head);
  EXPECT_EQ(table.whose_turn(), std::nullopt);
  EXPECT_EQ(table.play("Mill: wool").verdict, Verdict::unreadable);  // in no turn
  EXPECT_EQ(table.turn("Carl").verdict, Verdict::unreadable);
  EXPECT_TRUE(table.turn("Anna").legal());
  EXPECT_EQ(table.whose_turn(), Seat{0});
  const auto has = [&](std::string_view words) {
    const std::vector<LegalLine> lines = table.legal_lines();
    return std::ranges::find(lines, words, &LegalLine::words) != lines.end();
  };
  EXPECT_TRUE(has("Mill: wool"));
  EXPECT_FALSE(has("Pond: CARD"));
  EXPECT_EQ(table.ask("Pond: wax").verdict, Verdict::illegal);
  EXPECT_TRUE(table.play("Mill: wool").legal());
  EXPECT_TRUE(has("create drum for elves: wax + wool + crystal"));
  EXPECT_TRUE(table.play("create drum for elves: wax + wool + crystal").legal());
  EXPECT_FALSE(has("create kite"));
  EXPECT_EQ(table.play("Mill: ").verdict, Verdict::unreadable);
  EXPECT_EQ(table.play("a\n- b").verdict, Verdict::unreadable);
  EXPECT_TRUE(table.turn("Boris").legal());
  EXPECT_TRUE(table.play("Meadow").legal());
  EXPECT_EQ(table.gift("drum on 1").verdict, Verdict::illegal);  // it lay open already
  EXPECT_EQ(table.whose_turn(), std::nullopt);
  EXPECT_EQ(table.play("Mill").verdict, Verdict::unreadable);
  EXPECT_EQ(table.claim("result: {sent: 3}").verdict, Verdict::legal);  // a claim leaves the verdict alone
  EXPECT_EQ(table.turn("Anna").verdict, Verdict::unreadable);
  EXPECT_EQ(table.judgement().claims, Claims::refuted);
}

TEST(MasterElfTable, SaysHowManyWaysOfGivingItLeavesOut) {
  constexpr std::string_view many = "5 berry + 5 wool + 5 leaf + 5 wax + 5 feather + 5 rope + 5 glass";
  Table table(
      "game: master-elf\ncomponents: trial-set\nplayers: [Anna, Boris]\nstart: {players: {Anna: {hand: 1 wax}, "
      "Boris: {hand: " +
      std::string(many) + "}}}\n");
  ASSERT_NE(table.opening().verdict, Verdict::unreadable);
  table.turn("Anna");
  ASSERT_NE(table.play("Mill: wool then berry + leaf").verdict, Verdict::unreadable);
  table.turn("Boris");
  ASSERT_NE(table.play("Mill: berry").verdict, Verdict::unreadable);
  const std::vector<LegalLine> lines = table.legal_lines(Listing::each);
  const auto group = std::ranges::find_if(lines, [](const LegalLine& line) { return line.left_out > 0; });
  ASSERT_NE(group, lines.end());
  EXPECT_EQ(group->words, "to Anna: unknown");
  EXPECT_TRUE(group->several);
  EXPECT_GT(group->left_out, 3000U);
  EXPECT_NE(table.ask(group->words).verdict, Verdict::illegal);
  EXPECT_EQ(std::ranges::count_if(lines, [](const LegalLine& line) { return line.words.starts_with("to Anna: "); }),
            401);
}

}  // namespace
}  // namespace elfref::master_elf::table_test
