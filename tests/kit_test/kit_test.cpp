// A whole game, made of the kit: small, judged as its marks say, and known to the command line by what it has.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "elfref/core/asking/suggest.h"
#include "elfref/core/asking/what_if.h"
#include "elfref/core/record/write_record.h"
#include "elfref/core/render/render.h"
#include "elfref/core/words/speaker.h"
#include "elfref/games.h"
#include "elfref/core/walk/walk.h"
#include "elfref/testing/dice.h"
#include "kit/kites.h"
#include "testing/english.h"
#include "testing/fixture.h"
#include "tools/command.h"

namespace elfref::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

/// Opens what a record of the fixtures names.
std::optional<Source> attachment(std::string_view name) {
  if (name != "box.yml") return std::nullopt;
  return Source{.name = std::string(name), .text = text_of_file(ELFREF_SOURCE_DIR "/tests/kit/rules/box.yml")};
}

std::string record(const std::string& lines, const std::string& edition = "meadow") {
  return "game: kites\nedition: " + edition + "\ncomponents: box.yml\nplayers: [Anna, Boris]\nplays:\n" + lines;
}

Refereed judged(const std::string& text, const Overrides& overrides = {}) {
  return referee({.name = "kites", .text = text}, overrides, attachment);
}

std::vector<std::string> messages(const Refereed& refereed) {
  std::vector<std::string> all;
  for (const Diagnostic& found : refereed.judgement.findings) 
    all.push_back(testing::in_english(found.message, refereed.judgement.players));
  return all;
}

// ---------------------------------------------------------------- the game

TEST(Kit, JudgesEveryRecordAsItsMarksSay) {
  for (const std::string& path : records_below("tests/kit/rules"))
    for (const Fixture& fixture : fixtures_of(path)) {
      SCOPED_TRACE(path + ":" + std::to_string(fixture.source.first_line));
      const Refereed refereed = referee(fixture.source, {}, attachment);
      EXPECT_EQ(found(refereed), fixture.expected);
      if (!fixture.verdict.empty()) {
        EXPECT_EQ(name(refereed.judgement.verdict), fixture.verdict);
      }
      if (!fixture.claims.empty()) {
        EXPECT_EQ(name(refereed.judgement.claims), fixture.claims);
      }
    }
}

TEST(Kit, KeepsAndBreaksEachOfTenRules) {
  EXPECT_EQ(kites::game().rules().size(), 10u);
  for (const RuleInfo* rule : kites::game().rules()) {
    const auto fixtures = fixtures_of("tests/kit/rules/" + std::string(rule->id) + ".yaml");
    const auto broken = std::ranges::count_if(fixtures, [&](const Fixture& f) { return marks(f, rule->id); });
    EXPECT_GT(broken, 0) << rule->id;
    EXPECT_LT(broken, std::ssize(fixtures)) << rule->id;
  }
}

TEST(Kit, IsWrittenInFourHundredLines) {
  std::ptrdiff_t lines = 0;
  for (const auto& entry : std::filesystem::directory_iterator(ELFREF_SOURCE_DIR "/tests/kit"))
    if (entry.path().extension() == ".h" || entry.path().extension() == ".cpp")
      lines += std::ranges::count(text_of_file(entry.path().string()), '\n');
  EXPECT_LE(lines, 400);
  EXPECT_GT(lines, 0);
}

TEST(Kit, SumsUpWhatIsTakenAsWritten) {
  const Refereed refereed = judged(record("  - Anna: draw\n  - Boris: pass\n  - Anna: draw\n  - Boris: pass\n"
                                          "  - Anna: fly 2 red\n"));
  EXPECT_THAT(messages(refereed), ElementsAre("no kites recorded for Anna: 1 set taken on trust"));
}

TEST(Kit, JudgesByWhatIsAskedForAndByEveryEdition) {
  const std::string text = record("  - Anna: draw red\n  - Boris: pass\n  - Anna: draw red\n  - Boris: pass\n"
                                  "  - Anna: fly 2 red\n");
  EXPECT_EQ(judged(text).judgement.verdict, Verdict::legal);
  const Refereed asked = judged(text, {.edition = "harbour", .options = {}});
  EXPECT_THAT(messages(asked), ElementsAre("2 flown, a set is 3"));
  const Speaker says(asked.judgement);
  EXPECT_EQ(cite(asked.judgement.findings[0].cites.front(), says), "Harbour p. 1");
  EXPECT_EQ(english(kites::game().refuse({.edition = {}, .options = {{"set", "4"}}})),
            "'4' is not a valid value for 'set': 2 or 3");
  EXPECT_EQ(compare({.name = "kites", .text = text}, {}, attachment).comparison.columns.size(), 2u);
}

TEST(Kit, LeavesAClaimOpenThatHangsOnAnAssumedValue) {
  std::string lines;
  for (const char* kind : {"red", "blue"}) {
    for (int i = 0; i < 2; ++i) lines += "  - Anna: draw " + std::string(kind) + "\n  - Boris: pass\n";
    lines += "  - Anna: fly 2 " + std::string(kind) + "\n  - Boris: pass\n";
  }
  lines.erase(lines.rfind("  - Boris"));
  const Refereed refereed = judged(record(lines, "harbour\noptions: {set: 2}") + "winner: Anna\n");
  EXPECT_EQ(refereed.judgement.claims, Claims::open);
  EXPECT_THAT(messages(refereed), Contains(HasSubstr("true under 'goal: 2', but not certain under '3'")));
}

// ---------------------------------------------------------------- the second document

TEST(Kit, WantsTheDocumentThatItNames) {
  const Refereed alone = referee({.name = "kites", .text = record("  - Anna: draw red\n")});
  EXPECT_EQ(alone.judgement.verdict, Verdict::unreadable);
  EXPECT_EQ(testing::in_english(alone.judgement.findings[0].message), "'box.yml' is not a valid value for 'components'");
  EXPECT_EQ(testing::in_english(alone.judgement.findings[0].advice), "no attachment has this name");

  const auto torn = [](std::string_view) { return Source{.name = "box", .text = "kites: {red: {number: 4"}; };
  const Refereed by_a_torn_one = referee({.name = "kites", .text = record("  - Anna: pass\n")}, {}, torn);
  ASSERT_EQ(by_a_torn_one.judgement.verdict, Verdict::unreadable);
  ASSERT_NE(by_a_torn_one.judgement.findings[0].attachment, nullptr);
  EXPECT_EQ(by_a_torn_one.judgement.findings[0].attachment->name, "box");

  std::string up = record("  - Anna: pass\n");
  up.replace(up.find("box.yml"), 7, "../box.yml");
  const Refereed outside = referee({.name = "kites", .text = up}, {}, attachment);
  EXPECT_THAT(testing::in_english(outside.judgement.findings[0].advice), HasSubstr("no absolute path"));
}

TEST(Kit, TellsFaultsOfThatDocumentInItsOwnLines) {
  const auto slip = [](std::string_view) {
    return Source{.name = "my-box.yml", .text = "kites:\n  red: {number: 4, points: 2}\n  blue: {number: many, points: 1}\n"};
  };
  const Refereed refereed = referee({.name = "kites", .text = record("  - Anna: pass\n")}, {}, slip);
  ASSERT_EQ(refereed.judgement.findings.size(), 1u);
  std::string out;
  render_check(out, refereed.source(), refereed.judgement, {});
  EXPECT_THAT(out, HasSubstr("my-box.yml:3:18: error: 'many' is not a number"));
  EXPECT_THAT(out, HasSubstr("blue: {number: many"));
  EXPECT_THAT(render_json(refereed.source(), refereed.judgement), HasSubstr("\"file\":\"my-box.yml\",\"message\""));
}

TEST(Kit, TakesTheDocumentThatIsAskedForOverItsOwn) {
  const Overrides other{.attachment = std::make_shared<const Source>(
                            Source{.name = "other", .text = "kites: {green: {number: 9, points: 1}}\n"})};
  EXPECT_EQ(judged(record("  - Anna: draw green\n"), other).judgement.verdict, Verdict::legal);
}

TEST(Kit, StandsInTheRecordAsALineOfJson) {
  Diagnostics faults;
  const GameRecord read =
      read_game_record({.name = "kites", .text = record("  - Anna: draw red\n")}, faults, attachment);
  const std::string line = write_json_whole(*read.record, read.game->attachment_key);
  EXPECT_THAT(line, HasSubstr(R"("components":{"kites":{"red":{"number":4)"));
  EXPECT_EQ(referee({.name = "line", .text = line, .syntax = Syntax::json}).judgement.verdict, Verdict::legal);
}

TEST(Kit, HasItBesideWhateverIsChanged) {
  const Refereed refereed = judged(record("  - Anna: draw ret\n"));
  ASSERT_EQ(refereed.judgement.verdict, Verdict::unreadable);
  Judgement judgement = refereed.judgement;
  suggest(*refereed.game, *refereed.record, {}, judgement);
  ASSERT_EQ(judgement.suggestions.size(), 1u);
  const Altered after = altered(*refereed.game, *refereed.record, judgement, judgement.suggestions[0].edits, {});
  EXPECT_EQ(after.judgement.verdict, Verdict::legal);
}

// ---------------------------------------------------------------- its lines and its moves

kites::Session session_of(const std::string& text) {
  Diagnostics faults;
  const auto refereed = judged(text);
  return *kites::decode(*refereed.record, faults);
}

TEST(Kit, ReadsWhatItsFormsWrite) {
  const std::string lines = "  - Anna: draw red\n  - Boris: draw\n  - Anna: fly 2 red\n  - Boris: pass\n";
  const kites::Session session = session_of(record(lines));
  std::string again;
  for (const Play<kites::Action>& play : session.plays)
    if (play.counted)
      again += "  - " + session.players[play.seat->value].name + ": " + kites::written(play.action, session) + "\n";
  EXPECT_EQ(again, lines);
}

TEST(Kit, WalksAsManySessionsAsItsBoxHas) {
  const kites::Session session = session_of(record("  - Anna: draw red\n  - Boris: pass\n"));
  kites::Position state = kites::begin(session, {});
  // Anna draws one of three kinds, or passes; so does Boris.
  EXPECT_EQ(sequences<kites::Moves>(state, all_kinds, 1), 4u);
  EXPECT_EQ(sequences<kites::Moves>(state, all_kinds, 2), 16u);
  Dice dice(3);
  const auto alike = [](const auto& plays) { return std::vector<int>(plays.size(), 1); };
  for (int i = 0; i < 200; ++i) {
    const auto play = one_move<kites::Moves>(state, all_kinds, alike, dice);
    if (!play) break;
    kites::Moves::play(state, *play);
  }
  EXPECT_TRUE(state.ended || state.drawn > 10);
}

// ---------------------------------------------------------------- what it does not have

TEST(Kit, HasNoWhatIfsWithoutPlays) {
  ASSERT_EQ(kites::game().plays, nullptr);
  const Refereed refereed = judged(record("  - Anna: draw red\n"));
  const Changes changes = changes_for(*refereed.game, *refereed.record, refereed.judgement.players, {});
  EXPECT_EQ(testing::in_english(changes.complaint), "plays of kites cannot be changed one by one");
}

TEST(KitTool, JudgesItsRecordsByTheFileBesideThem) {
  const Outcome check = run("elfref check tests/kit/rules/fly-from-the-hand.yaml 2>&1");
  EXPECT_EQ(check.exit, 1);
  EXPECT_THAT(check.output, HasSubstr("no kites recorded for Anna and Boris: 2 sets taken on trust"));
  EXPECT_THAT(check.output, HasSubstr("2 flown, 1 can be in hand"));
  EXPECT_THAT(run("elfref score tests/kit/rules/claimed-winner.yaml 2>&1").output, HasSubstr("15"));
  EXPECT_THAT(run("elfref rules 2>&1").output, HasSubstr("fly-from-the-hand"));
  EXPECT_EQ(run("elfref compare tests/kit/rules/hand-limit.yaml 2>&1").exit, 0);
}

TEST(KitTool, SaysWhatAGameDoesNotHave) {
  const std::string one = "tests/kit/one.yaml";
  const auto says = [&](const std::string& command) {
    const Outcome outcome = run("elfref " + command + " 2>&1");
    EXPECT_EQ(outcome.exit, 2) << command;
    return outcome.output;
  };
  EXPECT_THAT(says("count --depth 1 " + one), HasSubstr(one + "', a record of kites: its plays cannot be counted"));
  EXPECT_THAT(says("moves " + one), HasSubstr("a record of kites: its position cannot be shown"));
  EXPECT_THAT(says("report " + one), HasSubstr("a record of kites: a page about it cannot be written"));
  EXPECT_THAT(says("diff " + one + " " + one), HasSubstr("a record of kites: its plays cannot be compared one by one"));
  EXPECT_THAT(says("check --what-if '6=pass' " + one), HasSubstr("plays of kites cannot be changed one by one"));
}

}  // namespace
}  // namespace elfref::testing
