#include "elfref/core/page.h"

#include <gmock/gmock.h>

#include "elfref/core/dispute.h"
#include "elfref/core/markup.h"
#include "elfref/games.h"

namespace elfref {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

const std::string hostile = "<script>alert('x')</script> & \"|*_`";

TEST(Page, NothingOfATextIsMarkup) {
  Page page{.title = hostile, .blocks = {}};
  page.blocks = {Page::Heading{2, hostile},       Page::Paragraph{hostile, true},      Page::Lines{{hostile, "```"}, 0},
                 Page::List{{hostile}},           Page::Table{{{hostile}, {hostile}}}, Page::Picture{"", hostile},
                 Page::Blank{hostile, true, true}};
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
std::string page_about(const std::string& text) {
  const Refereed refereed = referee({.name = "x.yaml", .text = text});
  const auto plays = refereed.game->plays(*refereed.record);
  const Overrides overrides;
  const Dispute dispute{*refereed.game, *refereed.record, overrides, refereed.judgement};
  const auto about = disputed_play(dispute, plays);
  return about ? html_of(dispute_page(dispute, *about)) : "no doubt";
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
       {"1 pig for Elvenhold-Lapphalya, where the price is 1 dragon", "<svg", "What was legal there",
        "Lapphalya: dragon", "with: write &#39;dragon&#39; instead of &#39;pig&#39;", "without this play",
        "rio-grande-2015", "ruling: stands", "B &lt;b&gt;", "&lt;script&gt;x"})
    EXPECT_THAT(page, HasSubstr(words));
  for (const char* markup : {"<b>'", "<script", "<i>", "http://www.w3.org/1999", "src=", "href="})
    EXPECT_THAT(page, Not(HasSubstr(markup)));
}

TEST(Dispute, WhereNothingIsInDoubtThereIsNoPage) {
  EXPECT_EQ(page_about("players: [Anna, Boris]\nrounds:\n- plan:\n  - Anna: dragon on Elvenhold-Lapphalya\n"),
            "no doubt");
}

TEST(Dispute, AClaimIsDisputedAtTheEndOfTheRecord) {
  EXPECT_THAT(page_about("players: [Anna, Boris]\nrounds: [{plan: [Anna: pass]}]\nresult: {Anna: {towns: 1}}\n"),
              HasSubstr("The end of the record"));
}

}  // namespace
}  // namespace elfref
