// What somebody who writes a record is told while he writes.

#include "elfref/core/assist/assist.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "elfref/core/record/edit.h"
#include "elfref/core/render/render_assist.h"
#include "elfref/core/text/documents.h"
#include "elfref/core/text/utf16.h"
#include "elfref/games.h"
#include "testing/english.h"
#include "testing/fixture.h"
#include "testing/wanted.h"

namespace elfref::assist_test {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

const Overrides as_written;

/// A text in which `|` is the caret.
struct AtCaret {
  explicit AtCaret(std::string with_caret)
      : text(std::move(with_caret)), at(static_cast<std::uint32_t>(text.find('|'))) {
    text.erase(at, 1);
    refereed = referee({.name = "x.yaml", .text = text});
  }
  [[nodiscard]] Draft draft() const { return draft_of(refereed, as_written); }
  [[nodiscard]] Expected expected() const { return expected_at(draft(), at); }
  /// The texts of the words of a kind.
  [[nodiscard]] std::vector<std::string> words(WordKind kind) const {
    std::vector<std::string> found;
    for (const ExpectedWord& word : expected().words)
      if (word.kind == kind) found.push_back(word.text);
    return found;
  }

  std::string text;
  std::uint32_t at;
  Refereed refereed;
};

std::vector<std::string> path_of(const AtCaret& there) {
  std::vector<std::string> found;
  for (const PathToPlace::Step& step : path_to(there.refereed.source(), there.at).steps)
    found.push_back(step.key.empty() ? "-" : step.key);
  return found;
}

const std::string head = "players: [Anna, Boris, Chris]\nrounds:\n- plan:\n  - Anna: dragon on Elvenhold-Lapphalya\n";

TEST(Path, LeadsThroughLinesAndBrackets) {
  EXPECT_THAT(path_of(AtCaret(head + "  - Boris: pi|")), ElementsAre("rounds", "-", "plan", "-", "Boris"));
  EXPECT_THAT(path_of(AtCaret(head + "  - |\n")), ElementsAre("rounds", "-", "plan", "-"));
  EXPECT_THAT(path_of(AtCaret(head + "  travel:\n  - Anna: [Virst: 2 raft, Ix|")),
              ElementsAre("rounds", "-", "travel", "-", "Anna", "-"));
  EXPECT_THAT(path_of(AtCaret(head + "  travel:\n  - Anna: [Virst: |]")),
              ElementsAre("rounds", "-", "travel", "-", "Anna", "-", "Virst"));
  EXPECT_THAT(path_of(AtCaret(head + "  travel:\n  - Anna:\n    - Virst: |")),
              ElementsAre("rounds", "-", "travel", "-", "Anna", "-", "Virst"));
  EXPECT_THAT(path_of(AtCaret("players: [Anna, {name: |}]\n")), ElementsAre("players", "-", "name"));
  EXPECT_THAT(path_of(AtCaret("rounds:\n- deal: {Anna: 8, Boris: |}\n")), ElementsAre("rounds", "-", "deal", "Boris"));
  EXPECT_THAT(path_of(AtCaret("ed|")), IsEmpty());
  EXPECT_TRUE(path_to({.name = "x", .text = "game: elfenland # no"}, 19).in_remark);
}

TEST(Expected, ALineThatIsDueBeginsWithWhoseTurnItIs) {
  const AtCaret there(head + "  - |\n");
  const Expected expected = there.expected();
  ASSERT_FALSE(expected.words.empty());
  EXPECT_EQ(expected.words.front().kind, WordKind::player);
  EXPECT_EQ(expected.words.front().text, "Boris: ");
  EXPECT_TRUE(expected.words.front().due);
  ASSERT_TRUE(expected.position && expected.position->seat);
  EXPECT_EQ(expected.position->seat->value, 1);
  EXPECT_EQ(AtCaret("players: [Anna, Boris]\nrounds:\n- plan:\n  - |").words(WordKind::player).front(), "Anna: ");
  EXPECT_THAT(there.words(WordKind::play), AllOf(Contains("Boris: pass"), Each(StartsWith("Boris: "))));
}

TEST(Expected, PlaysOfAHalfTypedLineAreLegalThere) {
  for (const std::string typed : {"  - Boris: |\n", "  - Boris: pig on La|\n", "  - Boris: dragon on Elvenhold-|"}) {
    const AtCaret there(head + typed + "");
    const auto plays = there.words(WordKind::play);
    EXPECT_THAT(plays, Contains("pass")) << typed;
    EXPECT_THAT(plays, Each(Not(HasSubstr("dragon on Elvenhold-Lapphalya")))) << typed;
    for (const std::string& play : plays) {
      const Edit edit{there.expected().path.word, play};
      const Refereed after = referee({.name = "x", .text = with_edits(there.text, std::span(&edit, 1))});
      EXPECT_THAT(after.judgement.verdict, ::testing::AnyOf(Verdict::legal, Verdict::possible)) << typed << play;
    }
  }
}

TEST(Expected, AListWithinALineHoldsNoLines) {
  const AtCaret there(
      "game: elven-rage\nplayers: [Anna, Boris]\nturns:\n- Anna:\n  - attack: land\n  - fight: 1\n"
      "  - seats: [Raider, Treasure,|, Wolf]\n  - centre: Scout over Bear\n  - won\n- Boris: [decline]\n");
  EXPECT_THAT(there.words(WordKind::play), IsEmpty());
}

TEST(Expected, StepsHaveTheirPrices) {
  const AtCaret step(head + "  travel:\n  - Anna: [|\n");
  const auto words = step.expected().words;
  const auto found = std::ranges::find(words, "Lapphalya: dragon", &ExpectedWord::text);
  ASSERT_NE(found, words.end());
  EXPECT_THAT(found->remark, HasSubstr("1 card"));
  EXPECT_THAT(AtCaret(head + "  travel:\n  - Anna: [Lapphalya: |\n").words(WordKind::play), Contains("dragon"));
  EXPECT_THAT(AtCaret(head + "  travel:\n  - Anna: |\n").words(WordKind::play), Contains("[Lapphalya: dragon]"));
  EXPECT_THAT(AtCaret(head + "  travel:\n  - |\n").words(WordKind::play), Contains("Anna: [Lapphalya: dragon]"));
}

TEST(Expected, KeysAndValuesAreThoseOfTheFormat) {
  EXPECT_THAT(AtCaret("|\nplayers: [Anna]\n").words(WordKind::key), Contains("edition: "));
  EXPECT_THAT(AtCaret("edition: |\nplayers: [Anna, Boris]\n").words(WordKind::value), Contains("rio-grande-1998"));
  EXPECT_THAT(AtCaret(head + "  |").words(WordKind::key), AllOf(Contains("travel: "), Contains("keep: ")));
  EXPECT_THAT(AtCaret("game: elven-rage\nplayers: [Anna, Boris]\nscenario: |").words(WordKind::value),
              Contains("supremacy"));
  EXPECT_THAT(AtCaret("players: [Anna] # |").expected().words, IsEmpty());
  // A key that stands below is no other one's.
  EXPECT_THAT(AtCaret("game: elven-rage\nplayers: [Anna, Boris]\n|scenario: alliance\nsides: [[Anna], [Boris]]\n")
                  .words(WordKind::key),
              AllOf(Contains("options: "), Not(Contains("sides: "))));
  // Before a dash nothing can stand.
  EXPECT_THAT(AtCaret("players: [Anna, Boris]\nrounds:\n- plan:\n  |- Anna: pass\n").expected().words, IsEmpty());
  EXPECT_THAT(AtCaret("players: [Anna, Boris]\nrounds:\n|- plan:\n  - Anna: pass\n").expected().words, IsEmpty());
}

TEST(Hover, SaysWhatAPlayCostAndWhy) {
  const AtCaret step(head + "  travel:\n  - Anna: [Lapphalya: 2 dra|gon]\n");
  const auto hover = hover_at(step.draft(), step.at);
  ASSERT_TRUE(hover);
  EXPECT_THAT(hover->title, HasSubstr("Anna"));
  EXPECT_THAT(hover->lines, Contains(HasSubstr("but the price is only 1")));
  const AtCaret key("play|ers: [Anna, Boris]\n");
  const auto of_key = hover_at(key.draft(), key.at);
  ASSERT_TRUE(of_key);
  EXPECT_EQ(of_key->title, "players");
}

TEST(Symbols, AreRoundsAndPhases) {
  const AtCaret record(head + "  travel:\n  - Anna: []\n- plan: [Anna: pass]\n|");
  const std::vector<Symbol> symbols = symbols_of(record.draft());
  ASSERT_EQ(symbols.size(), 2u);
  ASSERT_EQ(symbols[1].children.size(), 2u);
  EXPECT_EQ(symbols[1].children[0].name, "round 1");
  EXPECT_EQ(symbols[1].children[1].name, "round 2");
  ASSERT_EQ(symbols[1].children[0].children.size(), 2u);
  EXPECT_EQ(symbols[1].children[0].children[1].name, "travel");
}

TEST(Mends, EachTakesItsFindingAway) {
  const AtCaret record(head + "  - Boris: pig on Laphalya-Ixara\n  travel:\n  - Chris: [Virst: 1 raft]\n|");
  const Draft draft = record.draft();
  std::size_t fixed = 0;
  for (std::size_t i = 0; i < draft.judgement.findings.size(); ++i) {
    for (const Suggestion& fix : fixes_of(draft, i)) {
      const Refereed after = referee({.name = "x", .text = with_edits(record.text, fix.edits)});
      const auto same = [&](const Diagnostic& found) { return found.id == draft.judgement.findings[i].id; };
      EXPECT_TRUE(std::ranges::none_of(after.judgement.findings, same)) << testing::in_english(fix.text);
      ++fixed;
    }
  }
  EXPECT_GE(fixed, 2u);
  EXPECT_THAT(fixes_of(draft, 99), IsEmpty());
}

TEST(Utf16, PlacesAreThoseOfAnEditor) {
  const std::string text = "a龍🐉é\r\nb\n";
  const Utf16Text places(text);
  EXPECT_EQ(places.place_of(1), (Utf16Place{0, 1}));
  EXPECT_EQ(places.place_of(8), (Utf16Place{0, 4}));
  EXPECT_EQ(places.byte_of({0, 4}), 8u);
  EXPECT_EQ(places.byte_of({0, 99}), 10u);  // before the end of the line
  EXPECT_EQ(places.byte_of({1, 1}), 13u);
  EXPECT_EQ(places.byte_of({9, 0}), text.size());
  for (std::uint32_t byte = 0; byte <= text.size(); ++byte) {
    const std::uint32_t begin = places.byte_after(places.units_before(byte));
    EXPECT_LE(begin, byte);
    EXPECT_EQ(places.units_before(begin), places.units_before(byte));
  }
}

TEST(DocumentsOfText, AreCutAndKnowTheirLines) {
  const auto documents = documents_of("x", "# one\n---\na: 1\n---\n\n---\nb: 2\n", Syntax::yaml);
  ASSERT_EQ(documents.size(), 2u);
  EXPECT_EQ(documents[1].source.first_line, 6);
  EXPECT_EQ(documents[1].source.document, 2);
  EXPECT_TRUE(documents[0].source.more_follow);
  EXPECT_EQ(documents_of("x", "", Syntax::yaml).size(), 1u);
  EXPECT_EQ(documents_of("x", "{\"a\": 1}\n{\"b\": 2}\n", Syntax::json).size(), 2u);
}

TEST(AssistJson, SpeaksTheLanguageThatIsAsked) {
  const AtCaret there(head + "  - |\n");
  const auto said = [&](Language language) {
    return render_expected_json(there.draft(), expected_at(there.draft(), there.at, {.language = language}), language);
  };
  EXPECT_EQ(said(Language::en), render_expected_json(there.draft(), there.expected()));
  EXPECT_THAT(said(Language::ru), AllOf(Not(said(Language::en)), HasSubstr("карт")));
}

TEST(AssistJson, CountsAsAPageDoes) {
  const AtCaret there("players: [Änna, Boris]\nrounds:\n- plan:\n  - |\n");
  const std::string json = render_expected_json(there.draft(), there.expected());
  EXPECT_THAT(json, HasSubstr(R"("from":43,"to":43)"));
  EXPECT_THAT(json, HasSubstr(R"("kind":"player","text":"Änna: ")"));
  EXPECT_EQ(render_hover_json(there.draft(), std::nullopt), "null");
  EXPECT_THAT(render_symbols_json(there.draft(), symbols_of(there.draft())), StartsWith(R"({"symbols":[)"));
}

// Whatever stands in a text, each of these answers, at every byte.
TEST(AssistProperty, AnswersAtEveryByteOfAnyText) {
  const auto paths = elfref::testing::records_below("tests/faults");
  const std::size_t step = elfref::testing::in_full() ? 3 : 41;
  std::size_t asked = 0;
  for (const std::string& path : paths) {
    const std::string text = elfref::testing::text_of_file(std::string(ELFREF_SOURCE_DIR "/") + path);
    for (const DocumentOfText& document : documents_of(path, text, Syntax::yaml)) {
      const Refereed refereed = referee(document.source);
      const Draft draft = draft_of(refereed, as_written);
      const auto size = static_cast<std::uint32_t>(document.source.text.size());
      for (std::uint32_t at = 0; at <= size; at += static_cast<std::uint32_t>(step)) {
        const Expected expected = expected_at(draft, at);
        ASSERT_LE(expected.path.word.begin, expected.path.word.end);
        ASSERT_LE(expected.path.word.end, size);
        ASSERT_LE(expected.path.word.begin, at);
        const auto hover = hover_at(draft, at);
        ASSERT_TRUE(!hover || hover->span.begin <= hover->span.end);
        ++asked;
      }
      for (const Inlay& inlay : inlays_of(draft)) ASSERT_LE(inlay.at, size);
      for (const Symbol& symbol : symbols_of(draft)) ASSERT_LE(symbol.span.end, size);
    }
  }
  EXPECT_GT(asked, 1000u);
}

}  // namespace
}  // namespace elfref::assist_test
