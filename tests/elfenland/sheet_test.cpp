// A score sheet scored through the library comes to what the referee says of the same sheet as a record.

#include "elfref/elfenland/live/sheet.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/reading/decode.h"
#include "testing/english.h"
#include "testing/fixture.h"

namespace elfref::elfenland::sheet_test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAreArray;

std::vector<std::string> ids(const Judgement& judgement) {
  std::vector<std::string> found;
  for (const Diagnostic& finding : judgement.findings)
    if (finding.bearing == Bearing::verdict || finding.bearing == Bearing::nothing) found.emplace_back(finding.id);
  return found;
}

std::string table_of(const Judgement& judgement) {
  std::string text;
  for (const Standing& standing : judgement.standings) {
    text += standing.name + (standing.won ? " won" : "");
    text += " " + std::to_string(standing.place->min) + "-" + std::to_string(standing.place->max);
    for (const Figure& figure : standing.figures) {
      text += " " + std::string(figure.key) + figure.word + " " +
              testing::in_english(figure.remark, judgement.players);
      if (figure.number) text += std::to_string(figure.number->min) + "-" + std::to_string(figure.number->max);
    }
    text += "\n";
  }
  return text;
}

/// The sheet of a record; false where it says what a SheetLine cannot say: a town twice, colours, an unknown town card.
bool lines_of(const Session& session, std::vector<SheetLine>& lines) {
  bool town_cards = false;
  for (const Player& player : session.players) lines.push_back({.player = player.name});
  for (const auto& play : session.plays) {
    if (const auto* take = std::get_if<TakeSeat>(&play.action)) {
      if (take->colour != 0) return false;
      lines[take->seat.value].town = take->town;
      town_cards = town_cards || take->town;
    }
    if (const auto* sheet = std::get_if<Sheet>(&play.action)) {
      SheetLine& line = lines[sheet->seat.value];
      if (sheet->listed) line.named |= sheet->named;
      if (line.named.empty() && sheet->towns) line.towns = *sheet->towns;
      line.at = sheet->at;
      if (sheet->cards) line.cards = *sheet->cards;
    }
    if (const auto* extra = std::get_if<SheetTown>(&play.action)) {
      if (extra->again) return false;
      lines[extra->seat.value].named.add(extra->town);
    }
  }
  return town_cards == session.town_written;
}

/// What the record agrees on, as overrides.
Overrides agreed_by(const Session& session) {
  Overrides overrides{.edition = std::string(session.edition), .options = {}};
  for (int i = 0; i < option_count; ++i) {
    const OptionWords& option = info(Option(i));
    if ((session.options_set >> i & 1) != 0)
      overrides.options.emplace_back(option.name, option.values[session.options[Option(i)]]);
  }
  return overrides;
}

TEST(Sheet, IsScoredAsItsRecordIs) {
  int sheets = 0;
  for (const char* folder : {"records/elfenland", "tests/elfenland/rules", "tests/elfenland/mistakes"})
    for (const std::string& path : testing::records_below(folder))
      for (const testing::Fixture& fixture : testing::fixtures_of(path)) {
        const Refereed refereed = referee(fixture.source);
        Diagnostics faults;
        const auto session = decode(*refereed.record, faults);
        std::vector<SheetLine> lines;
        if (!session || !session->sheet || !lines_of(*session, lines)) continue;
        SCOPED_TRACE(path + ":" + std::to_string(fixture.source.first_line));
        ++sheets;
        const Judgement judgement = score(lines, agreed_by(*session)).judgement;
        EXPECT_EQ(name(judgement.verdict), name(refereed.judgement.verdict));
        EXPECT_EQ(table_of(judgement), table_of(refereed.judgement));
        if (session->claims.empty()) {
          EXPECT_THAT(ids(judgement), UnorderedElementsAreArray(ids(refereed.judgement)));
        }
      }
  EXPECT_GE(sheets, 10);
}

TEST(Sheet, FindingsPointAtTheLine) {
  const std::vector<SheetLine> lines{{.player = "Anna", .towns = 3, .at = town_named("Virst"), .cards = 4},
                                     {.player = "Boris", .towns = 21, .cards = 5}};
  const Scored scored = score(lines);
  EXPECT_EQ(scored.source.text, "Anna: {towns: 3, at: Virst, cards: 4}\nBoris: {towns: 21, cards: 5}\n");
  EXPECT_EQ(scored.judgement.verdict, Verdict::illegal);
  EXPECT_THAT(ids(scored.judgement), ElementsAre("twenty-town-pieces", "hand-limit"));
  for (const Diagnostic& found : scored.judgement.findings) {
    EXPECT_EQ(place_of(scored.source, found.span).line, 2);
    EXPECT_EQ(found.seat, Seat{1});
  }
}

TEST(Sheet, NamedTownsCountWithoutElvenhold) {
  SheetLine anna{.player = "Anna", .towns = 7, .at = elvenhold};
  for (const char* town : {"Virst", "Ixara", "Elvenhold"}) anna.named.add(*town_named(town));
  const Scored scored = score(std::vector{anna, SheetLine{.player = "Boris"}});
  EXPECT_EQ(scored.source.text, "Anna: {towns: [Ixara, Virst], at: Elvenhold}\nBoris: {}\n");
  EXPECT_THAT(ids(scored.judgement), ElementsAre("a-town-counts-once"));
  EXPECT_EQ(scored.judgement.standings[0].figure("towns")->number, (Range{2, 2}));
  EXPECT_EQ(scored.judgement.standings[0].figure("cards")->number, (Range{0, 4}));
  EXPECT_EQ(scored.judgement.standings[0].figure("sheep"), nullptr);
}

TEST(Sheet, IsJudgedByAnEdition) {
  const std::vector<SheetLine> lines{
      {.player = "Anna", .towns = 17, .at = town_named("Virst"), .cards = 0, .town = town_named("Ixara")},
      {.player = "Boris", .towns = 15, .at = town_named("Virst"), .cards = 0, .town = town_named("Virst")}};
  const Scored scored = score(lines, {.edition = "japanese", .options = {}});
  EXPECT_EQ(scored.judgement.edition, "japanese");
  EXPECT_THAT(ids(scored.judgement), IsEmpty());
  EXPECT_TRUE(scored.judgement.finished);
}

}  // namespace
}  // namespace elfref::elfenland::sheet_test
