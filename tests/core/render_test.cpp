#include "elfref/core/render/render.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "elfref/core/text/markup.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/speaker.h"
#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref::render_test {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

constexpr RuleInfo obstacle_rule{.id = "pay-for-the-obstacle",
                                 .code = "MOVE-5",
                                 .phase = "travel",
                                 .options = {"caravan"},
                                 .cites = {Citation{"italian", "Gli Ostacoli", "", ""},
                                           Citation{"rio-grande-2015", "", "7-8", "free"}}};

/// A citation of a book for an edition whose book it is, or that is judged by it.
Citation cited_for(std::string_view edition, Citation citation) {
  citation.used = edition;
  return citation;
}

/// The span of the `nth` place where `part` stands.
Span find(const Source& source, std::string_view part, int nth = 1) {
  std::size_t at = source.text.find(part);
  while (--nth > 0) at = source.text.find(part, at + 1);
  return {static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + part.size())};
}

Diagnostic breach(Span span, std::string message = "a breach") {
  Diagnostic finding;
  finding.id = obstacle_rule.id;
  finding.rule = &obstacle_rule;
  finding.span = span;
  finding.message = Message(std::move(message));
  return finding;
}

constexpr TextStyle citing_all{.cite_all = true};

std::string checked(const Source& source, const Diagnostic& finding, TextStyle style = {}) {
  std::string out;
  render_check(out, source,
               {.words = &elfenland_words(), .verdict = Verdict::illegal, .plays = 3, .findings = {finding}}, style);
  return out;
}

std::string verdict_line(const Judgement& judgement, int document = 1) {
  std::string out;
  render_check(out, {.name = "x.yaml", .text = "", .document = document}, judgement, {});
  return out;
}

TEST(RenderCheck, IsThePageOfTheProduct) {
  const Source source{.name = "obstacle.yaml",
                      .text = "  - Chris: obstacle on Feodor-Lapphalya\n    - Lapphalya: 2 dragon\n",
                      .first_line = 14};
  Diagnostic finding = breach(find(source, "2 dragon"), "2 dragons for Feodor-Lapphalya, but the price is 3");
  finding.because = {Message("forest takes 2 dragons, and 1 more for the obstacle")};
  finding.cites = {cited_for("amigo", {"italian", "Gli Ostacoli", "", ""}), {"rio-grande-2015", "", "7-8", ""}};
  finding.related = {{find(source, "obstacle"), Message("the obstacle was placed here")}};
  finding.advice = Message("legal: 3 dragon, or a caravan of any 4 cards");
  EXPECT_EQ(checked(source, finding),
            R"(obstacle.yaml:15:18: error: 2 dragons for Feodor-Lapphalya, but the price is 3 [pay-for-the-obstacle]
   15 |     - Lapphalya: 2 dragon
      |                  ^~~~~~~~
   = forest takes 2 dragons, and 1 more for the obstacle
   = rule: Italian "Gli Ostacoli" (after the 1998 edition)
obstacle.yaml:14:12: note: the obstacle was placed here
   14 |   - Chris: obstacle on Feodor-Lapphalya
      |            ^~~~~~~~
   = legal: 3 dragon, or a caravan of any 4 cards
obstacle.yaml: illegal: 1 breach in 3 plays, unfinished
)");
  EXPECT_THAT(checked(source, finding, citing_all),
              HasSubstr("   = rule: Italian \"Gli Ostacoli\" (after the 1998 edition); Rio Grande 2015 p. 7-8\n"));
}

TEST(RenderCheck, BreaksProseOnATerminal) {
  const Source source{.name = "x.yaml",
                      .text = "0123456789 0123456789 0123456789 0123456789 here 0123456789 0123456789"};
  Diagnostic finding = breach(find(source, "here"), "a breach that takes quite some words to tell");
  finding.advice = Message("legal: this and that, and still something else");
  EXPECT_EQ(checked(source, finding, {.width = 40}),
            "x.yaml:1:45: error: a breach that takes\n"
            "    quite some words to tell\n"
            "    [pay-for-the-obstacle]\n"
            "    1 | … 0123456789 here 0123456789 01…\n"
            "      |              ^~~~\n"
            "   = rule: printed in no edition\n"
            "   = legal: this and that, and still\n"
            "     something else\n"
            "x.yaml: illegal: 1 breach in 3 plays,\n"
            "    unfinished\n");
}

TEST(RenderCheck, SetsCaretsByDisplayWidth) {
  const Source source{.name = "x", .text = "\tドラゴン: e\u0301雲雲 x"};
  EXPECT_THAT(checked(source, breach(find(source, "雲雲"))), HasSubstr("\n      |             ^~~~\n"));
}

TEST(RenderCheck, ShowsTabsAsOneSpaceAndControlsAsReplaced) {
  const Source source{.name = "x", .text = "\ta\x1B[31m\xFF!"};
  EXPECT_THAT(checked(source, breach(find(source, "!"))),
              HasSubstr("\n    1 |  a\uFFFD[31m\uFFFD!\n      |         ^\n"));
}

TEST(RenderCheck, ShowsNothingOfTheFileUnsafely) {
  const Source source{.name = "\x1B]0;x", .text = "a"};
  Diagnostic finding = breach({0, 1}, "\x1B[2J");
  finding.because = {Message("\x1B[2J")};
  finding.advice = Message("\x1B[2J");
  finding.related = {{{0, 1}, Message("\x1B[2J")}};
  EXPECT_THAT(checked(source, finding), Not(HasSubstr("\x1B")));
}

TEST(RenderCheck, SetsCaretsBelowLinesOfAnyNumber) {
  const Source source{.name = "x", .text = "a here", .first_line = 1234567};
  EXPECT_THAT(checked(source, breach(find(source, "here"))), HasSubstr("\n1234567 | a here\n        |   ^~~~\n"));
}

TEST(RenderCheck, ShowsAWindowOfALongLine) {
  const Source source{.name = "x", .text = std::string(5000, 'a') + "here" + std::string(5000, 'b')};
  const std::string page = checked(source, breach(find(source, "here")));
  EXPECT_THAT(page, HasSubstr("\n    1 | …" + std::string(60, 'a') + "here" + std::string(94, 'b') + "…\n"));
  EXPECT_THAT(page, HasSubstr("\n      | " + std::string(61, ' ') + "^~~~\n"));
  EXPECT_THAT(page, StartsWith("x:1:5001: "));
}

TEST(RenderCheck, ShowsTheBeginningOfALongSpan) {
  const Source source{.name = "x", .text = std::string(9000, 'a')};
  const std::string page = checked(source, breach({0, 9000}));
  EXPECT_THAT(page, HasSubstr("\n    1 | " + std::string(159, 'a') + "…\n      | ^" + std::string(158, '~') + "\n"));
}

TEST(RenderCheck, PointsBehindTheEndOfALine) {
  const Source source{.name = "x", .text = "ab\n\ncd"};
  EXPECT_THAT(checked(source, breach({2, 2})), HasSubstr("x:1:3: error: a breach [pay-for-the-obstacle]\n"
                                                         "    1 | ab\n      |   ^\n"));
  EXPECT_THAT(checked(source, breach({3, 3})), HasSubstr("\n    2 |\n      | ^\n"));
  EXPECT_THAT(checked(source, breach({6, 6})), HasSubstr("\n    3 | cd\n      |   ^\n"));
  EXPECT_THAT(checked(source, breach({60, 70})), HasSubstr("\n    3 | cd\n      |   ^\n"));
}

TEST(RenderCheck, SaysWhereNoEditionPrintsTheRule) {
  const Source source{.name = "x", .text = "a"};
  EXPECT_THAT(checked(source, breach({0, 1})), HasSubstr("\n   = rule: printed in no edition\n"));
}

TEST(RenderCheck, GivesNoRuleForAFaultOfTheFile) {
  const Source source{.name = "x", .text = "a"};
  Diagnostic fault;
  fault.id = "unknown-key";
  fault.bearing = Bearing::record;
  fault.span = {0, 1};
  fault.message = Message("unknown key 'a'");
  EXPECT_EQ(checked(source, fault).find("= rule"), std::string::npos);
}

TEST(RenderCheck, SaysOnWhatAFindingHangs) {
  const Source source{.name = "x", .text = "a\nb\n"};
  Diagnostic finding = breach({2, 3});
  finding.option = "caravan";
  finding.ruling = "stands";
  finding.follows_from = Span{0, 1};
  EXPECT_THAT(checked(source, finding), HasSubstr("   = follows from line 1\n"
                                                  "   = depends on the option 'caravan'\n"
                                                  "   = the table ruled: stands\n"));
  finding.other_options = {"row"};
  EXPECT_THAT(checked(source, finding), HasSubstr("   = depends on the options 'caravan' or 'row'\n"));
  finding.other_options = {"row", "deal"};
  EXPECT_THAT(checked(source, finding), HasSubstr("   = depends on the options 'caravan', 'row' or 'deal'\n"));
}

TEST(RenderCheck, SaysARulingInTheLanguageOfTheReport) {
  const Source source{.name = "x", .text = "a"};
  Diagnostic finding = breach({0, 1});
  finding.ruling = "stands";
  EXPECT_THAT(checked(source, finding, {.language = Language::ru}),
              HasSubstr("   = решение за столом: действие остаётся в силе\n"));
  finding.ruling = "void";
  EXPECT_THAT(checked(source, finding, {.language = Language::de}),
              HasSubstr("   = Entscheidung am Tisch: Spielzug zurückgenommen\n"));
  EXPECT_THAT(checked(source, finding), HasSubstr("   = the table ruled: void\n"));
}

TEST(RenderCheck, PaintsOnlyWhereColoursAreWanted) {
  const Source source{.name = "x", .text = "a"};
  EXPECT_THAT(checked(source, breach({0, 1})), Not(HasSubstr("\x1B")));
  EXPECT_THAT(checked(source, breach({0, 1}), {.colour = true}), HasSubstr("\x1B[1;31merror:\x1B[0m"));
}

TEST(VerdictLine, OfALegalGame) {
  const Judgement judgement{
      .verdict = Verdict::legal,
      .claims = Claims::confirmed,
      .finished = true,
      .ended = "last-round",
      .ended_in_words = Message("finished after the last round"),
      .plays = 123,
      .standings = {{.name = "Anna", .place = Range{1, 1}, .won = true}, {.name = "Boris", .place = Range{2, 2}}}};
  EXPECT_EQ(verdict_line(judgement),
            "x.yaml: legal: 123 plays, finished after the last round; winner Anna; claims confirmed\n");
}

TEST(VerdictLine, OfAGameThatIsWonWithoutPlaces) {
  const Judgement judgement{.verdict = Verdict::legal,
                            .finished = true,
                            .plays = 7,
                            .standings = {{.side = {Seat{0}, Seat{1}}, .name = "Anna and Boris", .won = true}}};
  EXPECT_EQ(verdict_line(judgement), "x.yaml: legal: 7 plays, finished; winner Anna and Boris\n");
}

TEST(VerdictLine, OfAGameWhoseWinIsPerhapsShared) {
  const Judgement judgement{
      .verdict = Verdict::legal,
      .finished = true,
      .plays = 7,
      .standings = {{.name = "Anna", .place = Range{1, 1}, .won = true}, {.name = "Boris", .place = Range{1, 2}}}};
  EXPECT_EQ(verdict_line(judgement), "x.yaml: legal: 7 plays, finished; winner Anna or Boris\n");
}

TEST(VerdictLine, OfAnOpenGameSaysOnWhatItHangs) {
  const Judgement judgement{
      .verdict = Verdict::possible,
      .finished = true,
      .plays = 1,
      .depends_on = {Message("payments not recorded: Boris, 3 steps")},
      .standings = {{.name = "Anna", .place = Range{1, 2}}, {.name = "Boris", .place = Range{1, 2}}}};
  EXPECT_EQ(verdict_line(judgement, 2),
            "x.yaml (record 2): possible: 1 play, finished; winner Anna or Boris\n"
            "   depends on: payments not recorded: Boris, 3 steps\n");
}

TEST(VerdictLine, CountsNoBreachThatOnlyFollows) {
  Diagnostic first = breach({0, 0}), second = breach({0, 0});
  second.follows_from = Span{};
  const std::string line = verdict_line({.verdict = Verdict::illegal, .plays = 2, .findings = {first, second, first}});
  EXPECT_THAT(line, EndsWith("x.yaml: illegal: 2 breaches in 2 plays, unfinished\n"));
}

TEST(VerdictLine, OfAnUnreadableRecord) {
  EXPECT_EQ(verdict_line({.verdict = Verdict::unreadable}), "x.yaml: unreadable: 0 errors\n");
}

TEST(VerdictLine, SaysThatTheSearchForErrorsWasGivenUp) {
  Diagnostic fault;
  fault.id = Fault::unknown_key.id;
  fault.bearing = Bearing::record;
  Diagnostic limit = fault;
  limit.id = Fault::too_large.id;
  const auto line = [](std::vector<Diagnostic> findings) {
    const std::string page = verdict_line({.verdict = Verdict::unreadable, .findings = std::move(findings)});
    return page.substr(page.rfind("unreadable"));
  };
  EXPECT_EQ(line({fault, fault, limit}), "unreadable: 2 errors, and the rest was not read\n");
  EXPECT_EQ(line({fault, fault}), "unreadable: 2 errors\n");
  EXPECT_EQ(line({limit}), "unreadable: 1 error\n");
}

TEST(RenderScore, ShowsRangesBelowZeroInWords) {
  const Judgement judgement{.verdict = Verdict::legal,
                            .standings = {{.name = "Anna", .figures = {{"score", Range{-2, 6}, "", {}}}},
                                          {.name = "Boris", .figures = {{"score", Range{-3, -1}, "", {}}}},
                                          {.name = "Chris", .figures = {{"score", Range{0, 6}, "", {}}}}}};
  std::string out;
  render_score(out, {.name = "x.yaml"}, judgement, {});
  EXPECT_THAT(out, HasSubstr("Anna     -2 to 6\nBoris   -3 to -1\nChris        0–6\n"));
}

TEST(RenderScore, AlignsByDisplayWidth) {
  const Judgement judgement{
      .verdict = Verdict::legal,
      .finished = true,
      .standings = {{.name = "Anna",
                     .place = Range{1, 1},
                     .won = true,
                     .figures = {{"towns", Range{17, 17}, "", {}},
                                 {"at", {}, "Throtmanni", {}},
                                 {"distance", Range{1, 1}, "", Message("Throtmanni – Jaccaranda")},
                                 {"score", Range{16, 16}, "", {}}}},
                    {.name = "ボリス",
                     .place = Range{2, 3},
                     .figures = {{"towns", Range{14, 16}, "", {}}, {"at", {}, "", {}}, {"score", {}, "", {}}}}}};
  std::string out;
  render_score(out, {.name = "x.yaml"}, judgement, {});
  EXPECT_EQ(out,
            "place  player  towns  at          distance  score\n"
            "    1  Anna       17  Throtmanni         1     16\n"
            "  2–3  ボリス  14–16  ?                         ?\n"
            "Anna: distance 1: Throtmanni – Jaccaranda\n"
            "x.yaml: legal: no plays, finished; winner Anna\n");
}

TEST(RenderScore, SaysOfAWordWhatTheGameMakesOfIt) {
  const auto due = [](const Figure& figure) { return alone(figure.numbers[1]); };
  const auto spent = [](const Figure&) { return alone(verbatim("spent")); };
  const Judgement judgement{
      .verdict = Verdict::legal,
      .standings = {{.name = "Anna",
                     .figures = {{.key = "gifts", .word = "2 of 6", .numbers = {{{2, 2}, {6, 6}}}, .said = due},
                                 {.key = "crystal", .word = "used", .said = spent},
                                 {.key = "at", .word = "Mill"}}}}};
  std::string out;
  render_score(out, {.name = "x.yaml"}, judgement, {});
  EXPECT_THAT(out, HasSubstr("player  gifts  crystal  at\nAnna    6      spent    Mill\n"));
  EXPECT_THAT(render_json({.name = "x.yaml"}, judgement),
              HasSubstr(R"("gifts":"2 of 6","crystal":"used","at":"Mill")"));
}

TEST(RenderScore, MakesATableOfItsOwnOfWhatAllHaveTogether) {
  const Judgement judgement{
      .verdict = Verdict::legal,
      .standings = {{.side = {Seat{0}, Seat{1}}, .name = "all", .figures = {{"rounds", Range{22, 22}, "", {}}}},
                    {.side = {Seat{0}}, .name = "Anna", .figures = {{"cards", Range{3, 3}, "", {}}}},
                    {.side = {Seat{1}}, .name = "Boris", .figures = {{"cards", Range{1, 1}, "", {}}}}}};
  std::string out;
  render_score(out, {.name = "x.yaml"}, judgement, {});
  EXPECT_THAT(out, HasSubstr("player  rounds\nall         22\n\nplayer  cards\nAnna        3\nBoris       1\n"));
}

TEST(RenderScore, HasNoTableWiderThanATerminal) {
  Judgement judgement{.verdict = Verdict::legal, .standings = {{.name = "Anna", .place = Range{1, 1}}}};
  const std::array<std::string_view, 5> keys{"towns", "at", "distance", "score", "cards"};
  for (const std::string_view key : keys)
    judgement.standings.front().figures.push_back({key, {}, "a town of twenty letters", {}});
  std::string out;
  render_score(out, {.name = "x.yaml"}, judgement, {});
  for (std::size_t begin = 0, end = 0; (end = out.find('\n', begin)) != std::string::npos; begin = end + 1)
    EXPECT_LE(end - begin, 80u) << out;
  for (const std::string_view key : keys) EXPECT_THAT(out, HasSubstr(std::string(key)));
}

TEST(RenderScore, ShowsOfASessionWhatIsAboutClaimsAndOfASheetAll) {
  const Source source{.name = "x", .text = "a"};
  Diagnostic claim = breach({0, 1}, "about a claim");
  claim.bearing = Bearing::claims;
  Judgement judgement{.verdict = Verdict::illegal, .findings = {breach({0, 1}, "about a play"), claim}};
  std::string sheet;
  render_score(sheet, source, judgement, {});
  EXPECT_THAT(sheet, AllOf(HasSubstr("about a claim"), HasSubstr("about a play")));
  judgement.plays = 1;
  std::string session;
  render_score(session, source, judgement, {});
  EXPECT_THAT(session, AllOf(HasSubstr("about a claim"), Not(HasSubstr("about a play"))));
}

TEST(RenderJson, KeepsTheOrderOfTheReport) {
  const Source source{.name = "x.yaml", .text = "ab\nдв: 2\n", .document = 2, .first_line = 5};
  Diagnostic finding = breach(find(source, "2"));
  finding.seat = Seat{1};
  finding.round = 1;
  finding.phase = "travel";
  finding.cites = {cited_for("amigo", {"italian", "Gli Ostacoli", "", ""}), {"japanese", "", "7-8", ""}};
  finding.related = {{{0, 2}, Message("here")}};
  finding.follows_from = Span{1, 2};
  finding.because = {Message("forest takes 2")};
  finding.advice = Message("legal: 3");
  finding.meant = {"3", "4"};
  const Judgement judgement{.game = "elfenland",
                            .words = &elfenland_words(),
                            .verdict = Verdict::illegal,
                            .plays = 7,
                            .depends_on = {Message("a"), Message("b")},
                            .findings = {finding},
                            .standings = {{.name = "Anna",
                                           .place = Range{1, 2},
                                           .figures = {{"towns", Range{17, 17}, "", Message("by the way")},
                                                       {"at", {}, "Virst", {}},
                                                       {"score", Range{14, 16}, "", {}}}},
                                          {.name = "Boris", .figures = {{"cards", {}, "", {}}}}},
                            .players = {"Anna", "Boris"}};
  EXPECT_EQ(
      render_json(source, judgement),
      R"({"elfref":"0.2.0","file":"x.yaml","document":2,"game":"elfenland","edition":null,"session":null,)"
      R"("players":["Anna","Boris"],"verdict":"illegal","claims":"none","finished":false,"ended":null,)"
      R"("winners":[],"winners_certain":false,"plays":7,)"
      R"("in_words":"0 breaches in 7 plays, unfinished","depends_on":["a","b"],"findings":[)"
      R"({"rule":"pay-for-the-obstacle","severity":"error","line":6,"column":5,"end_column":6,)"
      R"("player":"Boris","round":1,"phase":"travel","message":"a breach","because":["forest takes 2"],)"
      R"("advice":"legal: 3","did_you_mean":["3","4"],"option":null,"ruling":null,)"
      R"("follows_from":{"line":5,"column":2},)"
      R"("cites":[{"edition":"italian","title":"Italian","section":"Gli Ostacoli","page":null,)"
      R"("remark":"after the 1998 edition"},)"
      R"({"edition":"japanese","title":"Japanese","section":null,"page":"7-8","remark":null}],)"
      R"("related":[{"line":5,"column":1,"end_column":3,"message":"here"}],)"
      R"("says":{"message":"a breach","because":["forest takes 2"],"advice":"legal: 3","related":["here"]}}],)"
      R"("standings":[)"
      R"({"player":"Anna","place":null,"place_range":[1,2],"towns":17,"at":"Virst","score":null,"score_range":[14,16],)"
      R"("won":false,"remarks":{"towns":"by the way"},"says":{"remarks":{"towns":"by the way"}}},)"
      R"({"player":"Boris","place":null,"cards":null,"won":false,"remarks":{}}],)"
      R"("says":{"in_words":{"id":"verdict-words","breaches":{"count":0,"of":"breach"},"claims":null,)"
      R"("ending":{"id":"unfinished"},"plays":{"count":7,"of":"play"},"winner":null},"depends_on":["a","b"]}})");
}

TEST(RenderJson, LeavesNothingThatATerminalObeys) {
  const std::string odd = "a\x1B[31m\x7F\u0080\u009b31m\u061C\u200E\u200F\u2028\u202A\u202E\u2066\u2069 é 雲 \u200B";
  Diagnostic finding = breach({0, 1}, odd);
  finding.because = {Message(odd)};
  finding.advice = Message(odd);
  const std::string json = render_json({.name = odd, .text = "a"}, {.findings = {finding}, .players = {odd}});
  EXPECT_THAT(
      json,
      HasSubstr(R"("advice":"a\u001b[31m\u007f\u0080\u009b31m\u061c\u200e\u200f\u2028\u202a\u202e\u2066\u2069 é 雲 )"
                "\u200B\""));
  EXPECT_EQ(json, escaped_json(json));
}

TEST(RenderJson, ReplacesWhatIsNotUtf8) {
  const std::string json = render_json({.name = "\xFF.yaml", .text = ""}, {});
  std::size_t bad = 0;
  EXPECT_TRUE(is_utf8(json, bad));
  EXPECT_THAT(json, HasSubstr("\"findings\":[],\"standings\":[]}"));
}

TEST(RenderRules, ListsCitationsWithTheValueThatTheyHangOn) {
  GameModule game{};
  game.words = elfenland_words;
  game.rules = [] {
    static constexpr const RuleInfo* table[] = {&obstacle_rule};
    return std::span<const RuleInfo* const>(table);
  };
  const GameModule* const games[] = {&game};
  std::string out;
  render_rules(out, games, {});
  EXPECT_EQ(out,
            "pay-for-the-obstacle  MOVE-5  travel  error\n"
            "   a step over an obstacle must be paid with one more card of the same transport\n"
            "   depends on 'caravan'\n"
            "   Italian \"Gli Ostacoli\"; Rio Grande 2015 p. 7-8 (if caravan is free)\n");
}

TEST(Cite, NamesSectionPageAndRemark) {
  const Speaker says(Language::en, &elfenland_words());
  EXPECT_EQ(cite({"italian", "4. Pianificare il viaggio", "7", ""}, says),
            "Italian \"4. Pianificare il viaggio\" p. 7");
  EXPECT_EQ(cite(cited_for("amigo", {"italian", "Gli Ostacoli", "", ""}), says),
            "Italian \"Gli Ostacoli\" (after the 1998 edition)");
  EXPECT_EQ(cite(cited_for("italian", {"italian", "Gli Ostacoli", "", ""}), says), "Italian \"Gli Ostacoli\"");
  EXPECT_EQ(cite({"rio-grande-2015", "", "7-8", ""}, says), "Rio Grande 2015 p. 7-8");
  EXPECT_EQ(cite({"rio-grande-2015", "", "7-8", ""}, Speaker()), "rio-grande-2015 p. 7-8");
  Citation another = cited_for("amigo", {"russian", "", "3", ""});
  another.cited_for = Citation::For::silent;
  EXPECT_EQ(cite(another, says), "Russian p. 3 (AMIGO is silent)");
  another.cited_for = Citation::For::different_rule;
  EXPECT_EQ(cite(another, says), "Russian p. 3 (AMIGO has a different rule)");
  another.cited_for = Citation::For::unknown_text;
  EXPECT_EQ(cite(another, says), "Russian p. 3 (the full text of AMIGO is not known)");
}

}  // namespace
}  // namespace elfref::render_test
