#include "elfref/core/pages/page.h"

#include <gmock/gmock.h>

#include <set>

#include "elfref/core/pages/dispute.h"
#include "elfref/core/text/look.h"
#include "elfref/core/text/markup.h"
#include "elfref/games.h"

namespace elfref::page_test {
namespace {

using ::testing::AllOf;
using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::Not;

const std::string hostile = "<script>alert('x')</script> & \"|*_`";

TEST(Page, NothingOfATextIsMarkup) {
  Page page{.title = hostile, .blocks = {}};
  page.blocks = {Page::Heading{2, hostile},
                 Page::Paragraph{hostile, true},
                 Page::Lines{{hostile, "```"}, 0},
                 Page::List{{hostile}},
                 Page::Table{{{hostile}, {hostile}}},
                 Page::Picture{"", "", hostile},
                 Page::Blank{hostile, true, true},
                 Page::Verdict{Page::Tone::bad, hostile, hostile},
                 Page::Finding{Page::Tone::warn, hostile, hostile, {hostile}},
                 Page::Facts{{{hostile, {hostile, hostile, hostile, hostile}}}}};
  const std::string html = html_of(page);
  EXPECT_THAT(html, Not(HasSubstr("<script>")));
  EXPECT_THAT(html, HasSubstr("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; &quot;|*_`"));
  const std::string markdown = markdown_of(page);
  EXPECT_THAT(markdown, HasSubstr("## \\<script\\>alert\\('x'\\)\\</script\\> \\& \"\\|\\*\\_\\`\n"));
  EXPECT_THAT(markdown, HasSubstr("````\n> <script>"));
}

TEST(Page, ControlCharactersAndIllFormedBytesAreReplaced) {
  EXPECT_EQ(escaped("a\x1b[1m\xff"), "a\xEF\xBF\xBD[1m\xEF\xBF\xBD");
}

/// The page about the play in doubt of a record.
std::string page_about(const std::string& text, Language language = Language::en) {
  const Refereed refereed = referee({.name = "x.yaml", .text = text});
  const auto plays = refereed.game->plays(*refereed.record);
  const Overrides overrides;
  const Dispute dispute{*refereed.game, *refereed.record, overrides, refereed.judgement};
  const auto about = disputed_play(dispute, plays);
  return about ? html_of(dispute_page(dispute, *about, language)) : "no doubt";
}

const std::string record =
    "players: [Anna, 'B <b>']\n"
    "session: {place: '<script>x</script>'}\n"
    "rounds:\n"
    "- plan:\n"
    "  - Anna: dragon on Elvenhold-Lapphalya   # <i>\n"
    "  travel:\n"
    "  - Anna: [Lapphalya: pig]\n";

TEST(Dispute, ThePageTellsAllThatMatters) {
  const std::string page = page_about(record);
  for (const char* words :
       {"1 pig paid for Elvenhold-Lapphalya, but the price is 1 dragon", "<svg", "Legal plays there",
        "Lapphalya: dragon", "with: Anna travels to Lapphalya: 1 dragon", "without this play",
        "rio-grande-2015", "ruling: stands", "B &lt;b&gt;", "&lt;script&gt;x"})
    EXPECT_THAT(page, HasSubstr(words));
  for (const char* markup : {"<b>'", "<script", "<i>", "http://www.w3.org/1999", "src=", "href=", "@import"})
    EXPECT_THAT(page, Not(HasSubstr(markup)));
  EXPECT_THAT(page, Not(ContainsRegex("url\\([^#]")));
}

TEST(Dispute, TheVerdictComesFirst) {
  const std::string page = page_about(record);
  const std::size_t verdict = page.find("<p class=\"verdict bad\">");
  ASSERT_NE(verdict, std::string::npos);
  EXPECT_THAT(page.substr(verdict, 300), HasSubstr("<strong>illegal</strong> <span>1 breach in 2 plays, unfinished"));
  for (const char* later : {"The session", "x.yaml", "The play</h2>", "<svg class=\"map\""})
    EXPECT_GT(page.find(later), verdict);
  EXPECT_THAT(page, HasSubstr("<main class=\"bad\">")) << "so what is in dispute is red on the board";
}

TEST(Dispute, TheFindingStandsOutAndListsHaveASign) {
  const std::string page = page_about(record);
  EXPECT_THAT(page, HasSubstr("<div class=\"finding bad\">"));
  EXPECT_THAT(page, HasSubstr("<ul class=\"ok\">"));
}

TEST(Dispute, SpeaksALanguage) {
  EXPECT_THAT(page_about(record), AllOf(HasSubstr("<html lang=\"en\">"),
                                        HasSubstr("<h1>A play in dispute: "),
                                        HasSubstr("error, line "), HasSubstr("aria-label=\"key\"")));
  const std::string page = page_about(record, Language::ru);
  EXPECT_THAT(page, AllOf(HasSubstr("<html lang=\"ru\">"), HasSubstr("<title>Спорное действие</title>"),
                          HasSubstr("<strong>с нарушениями</strong>"), HasSubstr("ошибка, строка "),
                          HasSubstr("<h2>Решение за столом</h2>"), HasSubstr("aria-label=\"обозначения\"")));
  for (const char* left : {"A play in dispute", ">verdict<", ">winner<", "as recorded", "By each", "(assumed)"})
    EXPECT_THAT(page, Not(HasSubstr(left)));
}

/// What a record without more is, with a session of which this is said.
std::string with_session(const std::string& about) {
  return "session: {" + about + "}\nplayers: [Anna, Boris]\nrounds: [{plan: [Anna: dragon on Virst-Tichih]}]\n";
}

TEST(Dispute, AGeneratorsWordsAreNotThoseOfTheTable) {
  const std::string page =
      page_about(with_session("seed: 12345, game: 678, breaks: some-rule, line: 91, place: Kazan"));
  EXPECT_THAT(page, HasSubstr("<dt>place</dt><dd>Kazan</dd>"));
  for (const char* words : {"<dt>seed", "<dt>game", "<dt>breaks", "<dt>line"}) EXPECT_THAT(page, Not(HasSubstr(words)));
  EXPECT_THAT(page_about(with_session("game: the third of this evening")),
              HasSubstr("<dt>game</dt><dd>the third of this evening</dd>"));
}

TEST(Page, FollowsTheReadersLightOrDark) {
  const std::string page = html_of({.title = "x", .blocks = {}});
  EXPECT_THAT(page, HasSubstr("<meta name=\"color-scheme\" content=\"light dark\">"));
  EXPECT_THAT(page, HasSubstr("@media screen and (prefers-color-scheme:dark)")) << "paper is white";
  EXPECT_THAT(page, HasSubstr("color-scheme:light dark"));
  EXPECT_THAT(page, HasSubstr("default-src 'none'")) << "it needs nothing else";
}

TEST(Page, NothingIsWiderThanAPhone) {
  Page page{.title = "x", .blocks = {}};
  const std::string name(60, 'x');
  page.blocks = {Page::Table{{{"player", name}, {name, "8"}}}, Page::Picture{"<svg class=\"map\"></svg>", "", ""}};
  const std::string html = html_of(page);
  EXPECT_THAT(html, HasSubstr("<div class=\"scroll\" role=\"group\" tabindex=\"0\""));
  EXPECT_THAT(html, HasSubstr(".scroll{overflow-x:auto}"));
  EXPECT_THAT(html, HasSubstr("<th scope=\"row\" class=\"long\">" + name)) << "is taken apart";
  EXPECT_THAT(html, HasSubstr(".long{overflow-wrap:anywhere"));
  EXPECT_THAT(html, HasSubstr("<div class=\"frame\"")) << "in which a board that was enlarged is moved";
  EXPECT_THAT(html, HasSubstr(".frame{overflow-x:auto}"));
  EXPECT_THAT(html, Not(HasSubstr("nowrap")));
}

TEST(Page, EveryColourIsAToken) {
  const std::string html = html_of({.title = "x", .blocks = {}});
  const std::string look(look_tokens());
  const std::string style = html.substr(html.find(look) + look.size());
  for (std::size_t at = style.find("var(--"); at != std::string::npos; at = style.find("var(--", at + 1)) {
    const std::string token = style.substr(at + 4, style.find_first_of(",)", at) - at - 4);
    EXPECT_TRUE(look.find(token + ":") != std::string::npos || style.find(token + ":") != std::string::npos) << token;
  }
}

TEST(Page, HasALandmarkForEachPart) {
  const std::string html =
      html_of({.title = "x",
               .blocks = {Page::Heading{1, "It"}, Page::Heading{2, "One & <two>"}, Page::Heading{2, "Three", true}}});
  for (const char* part :
       {"<main>", "<header>\n<h1>It</h1>", "<section class=\"left\" aria-label=\"One &amp; &lt;two&gt;\">",
        "<section class=\"beside\" aria-label=\"Three\">"})
    EXPECT_THAT(html, HasSubstr(part));
}

TEST(Page, ManyWordsAreAListAndFewALine) {
  const Page page{.title = "x",
                  .blocks = {Page::Facts{{{"few", {"a", "b"}}, {"many", {"a", "b", "c", "d"}}, {"no", {}}}, true}}};
  EXPECT_THAT(
      html_of(page),
      HasSubstr("<dl class=\"quiet\">\n<dt>few</dt><dd>a, b</dd>\n<dt>many</dt><dd><ul class=\"words\"><li>a</li>"));
  EXPECT_EQ(markdown_of(page), "- few: a, b\n- many: a, b, c, d\n- no: none\n");
}

TEST(Look, ColoursAreNamedInEveryLanguage) {
  for (const char* word : {"red", "ROT", "Красный", "rosso", "赤"})
    EXPECT_EQ(colour_named(word), PieceColour::red) << word;
  EXPECT_EQ(colour_named("желтый"), PieceColour::yellow);
  EXPECT_EQ(colour_named("grün"), PieceColour::green);
  for (const char* word : {"", "reddish", "9"}) EXPECT_EQ(colour_named(word), std::nullopt) << word;
}

TEST(Look, LettersAreAsWideAsTheirScript) {
  EXPECT_DOUBLE_EQ(width_in_bold("Elf 1"), 0.667 + 0.278 + 0.333 + 0.278 + 0.556);
  EXPECT_DOUBLE_EQ(width_in_bold("Эльф"), 0.711 + 0.635 + 0.615 + 0.875);
  EXPECT_DOUBLE_EQ(width_in_bold("ёЯ"), 0.556 + 0.719);
  EXPECT_DOUBLE_EQ(width_in_bold("エルフ"), 3);
  EXPECT_DOUBLE_EQ(width_in_bold("e\u0301"), 0.556);  // a mark on a letter takes nothing
  EXPECT_THAT(line_of_text("静かな森", 0, 0, 20, 60, ""), HasSubstr("font-size:15.0px"));
}

TEST(Look, WhoHasNoColourIsDrawnInOneThatNobodyHas) {
  const std::vector<std::optional<PieceColour>> given{std::nullopt, PieceColour::blue, std::nullopt, PieceColour::none};
  const auto drawn = drawn_colours(given);
  EXPECT_THAT(drawn,
              ::testing::ElementsAre(PieceColour::yellow, PieceColour::blue, PieceColour::red, PieceColour::none));
  const auto six = drawn_colours(std::vector<std::optional<PieceColour>>(6));
  EXPECT_EQ(std::set<PieceColour>(six.begin(), six.end()).size(), 6u);
}

TEST(Dispute, WhereNothingIsInDoubtThereIsNoPage) {
  EXPECT_EQ(page_about("players: [Anna, Boris]\nrounds:\n- plan:\n  - Anna: dragon on Elvenhold-Lapphalya\n"),
            "no doubt");
}

TEST(Dispute, AClaimIsDisputedAtTheEndOfTheRecord) {
  EXPECT_THAT(page_about("players: [Anna, Boris]\nrounds: [{plan: [Anna: pass]}]\nresult: {Anna: {towns: 1}}\n"),
              AllOf(HasSubstr("The end of the record"), HasSubstr("<p class=\"verdict bad\">")));
}

}  // namespace
}  // namespace elfref::page_test
