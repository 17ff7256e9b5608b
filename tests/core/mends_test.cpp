#include "elfref/core/record/mends.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "elfref/core/asking/fix.h"
#include "elfref/core/asking/suggest.h"
#include "elfref/core/record/edit.h"
#include "elfref/games.h"
#include "testing/english.h"

namespace elfref::mends_test {
namespace {

/// The text as `--fix` leaves it.
std::string fixed(const std::string& text, Syntax syntax = Syntax::yaml) {
  const Refereed read = referee({.name = "x", .text = text, .syntax = syntax});
  return with_edits(text, fix(*read.game, *read.record, {}, read.judgement, {}).edits);
}

std::vector<std::string> messages(const std::string& text) {
  std::vector<std::string> found;
  const Refereed read = referee({.name = "x", .text = text});
  for (const Diagnostic& one : read.judgement.findings)
    if (one.severity == Severity::error) found.push_back(testing::in_english(one.message));
  return found;
}

const std::string players = "players: [Anna, Boris]\n";
const std::string plan = players + "rounds:\n- plan:\n";
const std::string travel = plan + "  - Anna: dragon on Elvenhold-Lapphalya\n  travel:\n";

/// A slip, and the text without it.
struct Slip {
  const char* name;
  std::string typed;
  std::string meant;
};

class MendsOfForm : public ::testing::TestWithParam<Slip> {};

TEST_P(MendsOfForm, FixWritesWhatIsMeant) {
  EXPECT_EQ(fixed(GetParam().typed), GetParam().meant);
}

INSTANTIATE_TEST_SUITE_P(
    , MendsOfForm,
    ::testing::Values(
        Slip{"Tab", plan + "\t- Anna: pass\n", plan + "  - Anna: pass\n"},
        Slip{"TabOnEveryLine", plan + "\t- Anna: pass\n\t- Boris: pass\n", plan + "  - Anna: pass\n  - Boris: pass\n"},
        Slip{"SemicolonBetweenPlayers", "players: [Anna; Boris, Chris]\nrounds: []\n",
             "players: [Anna, Boris, Chris]\nrounds: []\n"},
        Slip{"DotAfterBracket", plan + "  - Anna: pass\n  travel:\n  - Anna: [Virst: 2 raft].\n",
             plan + "  - Anna: pass\n  travel:\n  - Anna: [Virst: 2 raft]\n"},
        Slip{"NoBraces", "players: [Anna, Boris]\nfinal:\n  Anna: towns: 15, at: Virst, cards: 0}\n",
             "players: [Anna, Boris]\nfinal:\n  Anna: {towns: 15, at: Virst, cards: 0}\n"},
        Slip{"NoBracesInAList", "players:\n- name: Anna, town: Virst\n- name: Boris, town: Ixara\nrounds: []\n",
             "players:\n- {name: Anna, town: Virst}\n- {name: Boris, town: Ixara}\nrounds: []\n"},
        Slip{"SpaceAfterColon", plan + "  - Anna:pass\n", plan + "  - Anna: pass\n"},
        Slip{"SpaceAfterColonOfKey", "players:[Anna, Boris]\nrounds: []\n", "players: [Anna, Boris]\nrounds: []\n"},
        Slip{"SpaceAfterColonOfSteps", travel + "  - Anna:[Lapphalya:dragon]\n",
             travel + "  - Anna: [Lapphalya: dragon]\n"},
        Slip{"SpaceAfterDash", plan + "  -Anna: pass\n", plan + "  - Anna: pass\n"},
        Slip{"DashAndColon", plan + "  -Anna:pass\n", plan + "  - Anna: pass\n"},
        Slip{"NoDash", plan + "  - Anna: pass\n  Boris: pass\n", plan + "  - Anna: pass\n  - Boris: pass\n"},
        Slip{"NoDashDeeper", plan + "  - Anna: pass\n    Boris: pass\n", plan + "  - Anna: pass\n  - Boris: pass\n"},
        Slip{"NoDashes", plan + "  Anna: pass\n  Boris: pass\n", plan + "  - Anna: pass\n  - Boris: pass\n"},
        Slip{"NoDashesDeeper", plan + "    Anna: pass\n    Boris: pass\n",
             plan + "    - Anna: pass\n    - Boris: pass\n"},
        Slip{"NoDashOfRound", players + "rounds:\n  plan:\n  - Anna: pass\n",
             players + "rounds:\n  - plan:\n    - Anna: pass\n"},
        Slip{"Bullet", plan + "  • Anna: pass\n  • Boris: pass\n", plan + "  - Anna: pass\n  - Boris: pass\n"},
        Slip{"Star", plan + "  * Anna: pass\n  * Boris: pass\n", plan + "  - Anna: pass\n  - Boris: pass\n"},
        Slip{"LongDash", plan + "  – Anna: pass\n  – Boris: pass\n", plan + "  - Anna: pass\n  - Boris: pass\n"},
        Slip{"One", travel + "  - Anna: [Lapphalya: one dragon]\n", travel + "  - Anna: [Lapphalya: 1 dragon]\n"},
        Slip{"OneInPlan", plan + "  - Anna: one dragon on Elvenhold-Lapphalya\n",
             plan + "  - Anna: dragon on Elvenhold-Lapphalya\n"},
        Slip{"PlayersWithoutBrackets", "players: Anna, Boris   # both\n", "players: [Anna, Boris]   # both\n"},
        Slip{"QuestionMark", plan + "  - Anna: ?\n", plan + "  - Anna: unknown\n"},
        Slip{"QuestionMarkInBrackets", players + "rounds:\n- deal: {Anna: [?, pig], Boris: 8}\n",
             players + "rounds:\n- deal: {Anna: [unknown, pig], Boris: 8}\n"},
        Slip{"LoneDashPlan", plan + "  - Anna: -\n", plan + "  - Anna: pass\n"},
        Slip{"LoneDashTravel", travel + "  - Anna: -\n", travel + "  - Anna: []\n"},
        Slip{"FigureWithoutKey", "players: [Kim, Jo]\nfinal: {Kim: 14, Jo: {towns: 12}}\n",
             "players: [Kim, Jo]\nfinal: {Kim: {towns: 14}, Jo: {towns: 12}}\n"},
        Slip{"ColonInNote", plan + "  - note: Chris says: no   # loudly\n  - Anna: pass\n",
             plan + "  - note: \"Chris says: no\"   # loudly\n  - Anna: pass\n"},
        Slip{"ColonAndQuotesInNote", plan + "  - note: he's \"right\": no\n  - Anna: pass\n",
             plan + "  - note: 'he''s \"right\": no'\n  - Anna: pass\n"},
        Slip{"CommentInNote", plan + "  - note: road #3 was full   # so\n  - Anna: pass\n",
             plan + "  - note: \"road #3 was full\"   # so\n  - Anna: pass\n"},
        Slip{"SmartQuotes", plan + "  - note: “a: b”\n  - Anna: pass\n", plan + "  - note: \"a: b\"\n  - Anna: pass\n"},
        Slip{"WideColon", plan + "  - Anna：pass\n", plan + "  - Anna: pass\n"},
        Slip{"NotJoined", players + "rounds:\n- deal: {Anna: 7 dragon, raft, Boris: 8}\n",
             players + "rounds:\n- deal: {Anna: 7 dragon + raft, Boris: 8}\n"},
        Slip{"NoColon", plan + "  - Anna pass\n", plan + "  - Anna: pass\n"},
        Slip{"OpenBracket", travel + "  - Anna: [Lapphalya: dragon   # there\n  - Boris: []\n",
             travel + "  - Anna: [Lapphalya: dragon]   # there\n  - Boris: []\n"},
        Slip{"OpenBracketAtTheEnd", travel + "  - Anna: [Lapphalya: dragon\n",
             travel + "  - Anna: [Lapphalya: dragon]\n"},
        Slip{"BracketsOfSteps", travel + "  - Anna: Lapphalya: dragon\n", travel + "  - Anna: [Lapphalya: dragon]\n"},
        Slip{"ColonForOn", plan + "  - Anna: pig: Lapphalya-Virst\n", plan + "  - Anna: pig on Lapphalya-Virst\n"},
        Slip{"ArrowForDash", plan + "  - Anna: pig on Lapphalya → Virst\n",
             plan + "  - Anna: pig on Lapphalya-Virst\n"},
        Slip{"ToForDash", plan + "  - Anna: pig Lapphalya to Virst\n", plan + "  - Anna: pig on Lapphalya-Virst\n"},
        Slip{"RoadForTown", travel + "  - Anna: [Elvenhold-Lapphalya: dragon]\n",
             travel + "  - Anna: [Lapphalya: dragon]\n"},
        Slip{"DrawnHidden", players + "rounds:\n- draw: {Anna: hidden pig, Boris: pig}\n",
             players + "rounds:\n- draw: {Anna: pig, Boris: pig}\n"},
        Slip{"Headings", players + "round 1:\n  plan:\n  - Anna: pass\nround 2:\n  plan:\n  - Boris: pass\n",
             players + "rounds:\n-\n  plan:\n  - Anna: pass\n-\n  plan:\n  - Boris: pass\n"},
        Slip{"CodeFence", "```\n" + plan + "  - Anna: pass\n```\n", plan + "  - Anna: pass\n"},
        Slip{"Everything",
             "players:[Anna,Boris]\nrounds:\n-plan:\n  -Anna:dragon on Elvenhold-Lapphalya\n"
             "  -Boris:pig on Lapphalya-Virst\n travel:\n  -Anna:[Lapphalya:dragon]\n",
             "players: [Anna,Boris]\nrounds:\n- plan:\n  - Anna: dragon on Elvenhold-Lapphalya\n"
             "  - Boris: pig on Lapphalya-Virst\n  travel:\n  - Anna: [Lapphalya: dragon]\n"}),
    [](const auto& slip) { return std::string(slip.param.name); });

TEST(Mend, NumbersInJsonToo) {
  const std::string begin =
      R"({"players": ["Anna", "Boris"], "rounds": [{"plan": [{"Anna": "dragon on Elvenhold-Lapphalya"}], )"
      R"("travel": [{"Anna": [{"Lapphalya": ")";
  EXPECT_EQ(fixed(begin + "one dragon\"}]}]}]}", Syntax::json), begin + "1 dragon\"}]}]}]}");
}

TEST(Mend, ASecondKeyIsNoFix) {
  const std::string text = plan + "  - Anna: pass\nrunden: 4\n";
  EXPECT_EQ(fixed(text), text);
}

TEST(Mend, AFixKeepsTheLineEndsOfTheFile) {
  EXPECT_EQ(fixed("players: [Anna, Boris]\r\nrounds:\r\n- plan:\r\n  -Anna: pass\r\n"),
            "players: [Anna, Boris]\r\nrounds:\r\n- plan:\r\n  - Anna: pass\r\n");
}

TEST(Mend, IsToldInWords) {
  Refereed read = referee({.name = "x", .text = plan + "  -Anna: pass\n"});
  suggest(*read.game, *read.record, {}, read.judgement);
  ASSERT_EQ(read.judgement.suggestions.size(), 1u);
  EXPECT_EQ(testing::in_english(read.judgement.suggestions[0].text), "write '- Anna: pass' instead of '-Anna: pass'");
}

TEST(HiddenSlips, AreAllToldAtOnce) {
  const std::string text = "players:[Anna,Boris]\nrounds:\n-plan:\n  -Anna:pass\n  -Boris:pass\n";
  EXPECT_THAT(messages(text), ::testing::ElementsAre(
                                  "a space is missing after the colon", "invalid YAML: a space is missing after '-'",
                                  "invalid YAML: a space is missing after '-'", "a space is missing after the colon",
                                  "invalid YAML: a space is missing after '-'", "a space is missing after the colon"));
}

TEST(HiddenSlips, HaveTheirPlacesInTheRecord) {
  const Refereed read = referee({.name = "x", .text = plan + "\t-Anna:pass\n"});
  std::vector<std::string> places;
  for (const Diagnostic& found : read.judgement.findings) {
    const Place place = place_of(read.source(), found.span);
    places.push_back(std::to_string(place.line) + ":" + std::to_string(place.column) + " " + std::string(found.id));
  }
  EXPECT_THAT(places, ::testing::ElementsAre("4:1 tab-indents", "4:2 syntax", "4:7 missing-space"));
}

TEST(HiddenSlips, AThousandTabsAreOneSlip) {
  std::string text = plan;
  for (int line = 0; line < 1000; ++line) text += "\t- Anna: pass\n";
  EXPECT_EQ(messages(text).size(), 1u);
}

TEST(HiddenSlips, ManySlipsAreBounded) {
  std::string text = plan;
  for (int line = 0; line < 10'000; ++line) text += "\t-Anna:pass\n";
  const std::vector<std::string> found = messages(text);
  EXPECT_GE(found.size(), 1u);
  EXPECT_LE(found.size(), 120u);
}

}  // namespace
}  // namespace elfref::mends_test
