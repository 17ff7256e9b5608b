// A table of Elven Rage that is fed line by line finds what check finds in the record that it writes.

#include "elfref/elven_rage/live/table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/games.h"
#include "testing/english.h"
#include "testing/fixture.h"
#include "testing/script.h"

namespace elfref::elven_rage::table_test {
namespace {

using testing::findings_in_words;
using testing::Script;

std::vector<std::pair<Script, Refereed>> scripts() {
  std::vector<std::pair<Script, Refereed>> found;
  for (const char* folder : {"records/elven-rage", "tests/elven_rage"})
    for (const std::string& path : testing::records_below(folder))
      for (const testing::Fixture& fixture : testing::fixtures_of(path)) {
        Refereed refereed = referee(fixture.source, {});
        if (refereed.judgement.verdict == Verdict::unreadable) continue;
        auto script = testing::script_of(*refereed.record);
        if (script) found.emplace_back(std::move(*script), std::move(refereed));
      }
  return found;
}

TEST(ElvenRageTable, ThatIsFedARecordFindsWhatCheckFinds) {
  int fed = 0, told = 0;
  for (const auto& [script, refereed] : scripts()) {
    SCOPED_TRACE(refereed.source().name + ":" + std::to_string(refereed.source().first_line));
    Table table(script.head);
    ASSERT_NE(table.opening().verdict, Verdict::unreadable);
    std::size_t accused = 0;
    const auto hear = [&](const Added& added, const std::string& words) {
      EXPECT_NE(added.verdict, Verdict::unreadable) << words;
      for (const Diagnostic& found : added.findings) accused += found.severity == Severity::error ? 1 : 0;
    };
    for (const auto& [player, lines] : script.turns) {
      hear(table.turn(player), player);
      for (const std::string& line : lines) {
        hear(table.play(line), line);
        ++fed;
      }
    }
    for (const std::string& claim : script.claims) hear(table.claim(claim), claim);
    const Judgement whole = table.judgement();
    EXPECT_EQ(whole.verdict, refereed.judgement.verdict);
    EXPECT_EQ(whole.claims, refereed.judgement.claims);
    EXPECT_EQ(findings_in_words(whole), findings_in_words(refereed.judgement));
    EXPECT_EQ(findings_in_words(referee({.name = "saved", .text = table.record()}, {}).judgement),
              findings_in_words(whole));
    // What hangs on nothing else was told when it was played.
    const bool rules = refereed.judgement.verdict == Verdict::illegal;
    if (rules && accused > 0) ++told;
  }
  EXPECT_GT(fed, 1000);
  EXPECT_GT(told, 60);
}

// A captured castle ends the game in another way by each scenario.
TEST(ElvenRageSession, SaysHowItEnded) {
  const auto ended = [](const std::string& head) {
    const std::string text = "game: elven-rage\ncomponents: trial-set\n" + head +
                             "start: {turn: Anna, players: {Anna: {lands: [a1, b1, c1, d1, b2, c2], hand: 5}}}\n"
                             "turns:\n- Anna: [attack castle of Boris, won]\n";
    return referee({.name = "record", .text = text}, {}).judgement.ended;
  };
  const std::string two =
      "players: [{name: Anna, elves: black, castle: a1}, {name: Boris, elves: snow, castle: e1}]\n";
  const std::string three = two.substr(0, two.size() - 2) + ", {name: Chris, elves: high, castle: c5}]\n";
  EXPECT_EQ(ended("scenario: only-war\n" + three), "castle-taken");
  EXPECT_EQ(ended("scenario: only-war\n" + two), "castle-taken");
  EXPECT_EQ(ended("scenario: lord-of-dragons\n" + two), "castles-held");
  EXPECT_EQ(ended("scenario: lord-of-dragons\n" + three), "");
  EXPECT_EQ(ended("scenario: supremacy\n" + two), "last-standing") << "and no goal is known";
  EXPECT_EQ(ended("scenario: supremacy\n" + three), "");
  EXPECT_EQ(ended("scenario: race\ngoal: 7 lands\n" + three), "goal-fulfilled");
}

// A battle without acts leaves the hands open: what is said of them points to it, and says what to write.
TEST(ElvenRageSession, PointsToTheBattleThatLeavesHandsOpen) {
  const auto judged = [](const std::string& line) {
    return referee({.name = "record",
                    .text = "game: elven-rage\ncomponents: trial-set\nplacement: advanced\n"
                            "players: [{name: Anna, elves: forest, castle: a1}, {name: Boris, elves: snow, castle: e1}]\n"
                            "turns:\n- Anna:\n  - attack: b1\n  - fight: 1\n"
                            "  - send: Keeper of Paths + Stag Rider + Sharpshooter\n"
                            "  - seats: [Keeper of Paths, Bog Wisp, Treasure, Stag Rider]\n"
                            "  - centre: Sharpshooter over Ogre\n" +
                            line + "  - won\nresult: {Anna: {hand: 5}, Boris: {hand: 5}}\n"},
                   {})
        .judgement;
  };
  const Judgement open = judged("");
  EXPECT_EQ(open.claims, Claims::open);
  int pointed = 0;
  for (const Diagnostic& found : open.findings)
    for (const Related& related : found.related)
      if (testing::in_english(related.message).find("'fallen: none'") != std::string::npos) ++pointed;
  EXPECT_EQ(pointed, 2);
  EXPECT_EQ(judged("  - fallen: none\n").claims, Claims::confirmed);
  EXPECT_EQ(judged("  - Keeper of Paths: stays\n").claims, Claims::confirmed);
}

TEST(ElvenRageTable, RefusesWhatMakesARecordUnreadable) {
  const auto all = scripts();
  std::vector<std::string> pool{"attack nowhere",
                                "look 2 shows Nobody",
                                "seats: [Wolf]",
                                "Anna",
                                "unknown",
                                "won won",
                                "summon -1",
                                "note: thirsty",
                                "centre: Wolf",
                                "[a]",
                                "{a: b}",
                                "fight: many",
                                "#",
                                "",
                                "decline\n- Boris: []",
                                "swap 9",
                                "Boris: retreats 2",
                                "plays Novice so x",
                                "& *"};
  for (const auto& [script, refereed] : all)
    if (!script.turns.empty() && !script.turns.back().second.empty()) pool.push_back(script.turns.back().second.back());
  int refused = 0, played = 0;
  std::size_t next = 0;
  for (const auto& [script, refereed] : all) {
    Table table(script.head);
    std::string text = script.head + "turns:\n";
    for (const auto& [player, lines] : script.turns) {
      table.turn(player);
      text += "- " + player + ":\n";
      for (const std::string& line : lines) {
        const std::string& other = pool[next++ % pool.size()];
        const Judgement checked = referee({.name = "edited", .text = text + "  - " + other + "\n"}, {}).judgement;
        Table edited = table;
        const Added judged = edited.play(other);
        const bool unreadable = checked.verdict == Verdict::unreadable || other.find('\n') != std::string::npos;
        EXPECT_EQ(judged.verdict == Verdict::unreadable, unreadable) << text << other;
        if (unreadable) {
          for (const Diagnostic& fault : judged.findings) EXPECT_LE(fault.span.end, other.size()) << other;
        } else {
          EXPECT_EQ(findings_in_words(edited.judgement()), findings_in_words(checked)) << other;
        }
        (unreadable ? refused : played) += 1;
        table.play(line);
        text += "  - " + line + "\n";
        if (lines.size() > 12) break;
      }
      if (text.size() > 2500) break;
      if (lines.empty()) text.insert(text.size() - 1, " []");
    }
  }
  EXPECT_GT(refused, 50);
  EXPECT_GT(played, 50);
}

TEST(ElvenRageTable, SaysWhatMayBePlayed) {
  Table table(
      "game: elven-rage\ncomponents: trial-set\nplayers: [{name: Anna, elves: black, castle: a1}, "
      "{name: Boris, elves: snow, castle: e1}]\n");
  ASSERT_TRUE(table.opening().legal());
  EXPECT_EQ(table.whose_turn(), std::nullopt);
  EXPECT_EQ(table.play("attack b1").verdict, Verdict::unreadable);  // in no turn
  EXPECT_EQ(table.turn("Carl").verdict, Verdict::unreadable);
  EXPECT_TRUE(table.turn("Anna").legal());
  EXPECT_EQ(table.whose_turn(), Seat{0});
  const auto has = [&](std::string_view words) {
    const std::vector<LegalLine> lines = table.legal_lines();
    return std::ranges::find(lines, words, &LegalLine::words) != lines.end();
  };
  EXPECT_TRUE(has("attack b1"));
  EXPECT_FALSE(has("attack b2"));  // no side in common
  EXPECT_EQ(table.ask("attack b2").verdict, Verdict::illegal);
  EXPECT_TRUE(table.play("attack b1").legal());
  EXPECT_TRUE(has("fight 2"));
  EXPECT_FALSE(has("fight 5"));
  EXPECT_TRUE(table.play("lost").legal());
  EXPECT_TRUE(table.turn("Boris").legal());
  EXPECT_EQ(table.claim("result: {Anna: {lands: 3}}").verdict, Verdict::legal);  // a claim leaves the verdict alone
  EXPECT_EQ(table.play("decline").verdict, Verdict::unreadable);
  EXPECT_EQ(table.judgement().claims, Claims::refuted);
}

TEST(ElvenRageTable, ListsNoExtraCaptureThatIsNone) {
  Table table(
      "game: elven-rage\ncomponents: trial-set\nplayers: [{name: Boris, elves: snow, castle: e1}, "
      "{name: Anna, elves: black, castle: a1}]\nstart: {turn: Boris, centre: none, players: {Boris: {"
      "lands: [e1, d1, d2], hand: 3, artifacts: 0}, Anna: {lands: [a1, b1], hand: 5}}}\n");
  ASSERT_TRUE(table.turn("Boris").legal());
  const auto has = [&](std::string_view words) {
    const std::vector<LegalLine> lines = table.legal_lines();
    return std::ranges::any_of(lines, [&](const LegalLine& line) { return line.words.starts_with(words); });
  };
  EXPECT_FALSE(has("plays Snow Riders"));  // two cards would stay in hand
  ASSERT_TRUE(table.play("decline 2").legal());
  EXPECT_TRUE(has("plays Snow Riders"));
  ASSERT_TRUE(table.play("plays Snow Riders").legal());
  ASSERT_TRUE(table.play("attack e2").legal());
  EXPECT_TRUE(has("decline 2"));
}

TEST(ElvenRageTable, ListsNoDeclineThatTakesAwayWhatWasUsed) {
  Table table(
      "game: elven-rage\ncomponents: trial-set\nplayers: [{name: Boris, elves: snow, castle: e1}, "
      "{name: Anna, elves: black, castle: a1}]\nstart: {turn: Boris, centre: none, players: {Boris: {"
      "lands: [e1, d1, d2], hand: Snow Riders + 4 unknown, artifacts: 0}, Anna: {lands: [a1, b1], hand: 5}}}\n");
  ASSERT_TRUE(table.turn("Boris").legal());
  const auto has = [&](std::string_view words) {
    const std::vector<LegalLine> lines = table.legal_lines();
    return std::ranges::any_of(lines, [&](const LegalLine& line) { return line.words.starts_with(words); });
  };
  for (const char* line : {"plays Snow Riders", "attack e2", "decline 2"}) ASSERT_TRUE(table.play(line).legal());
  EXPECT_TRUE(has("decline"));  // the first one may have been of the attack
  ASSERT_NE(table.play("uses Purse so draw 1").verdict, Verdict::illegal);
  EXPECT_FALSE(has("decline"));  // the Artifact is of that attack
}

}  // namespace
}  // namespace elfref::elven_rage::table_test
