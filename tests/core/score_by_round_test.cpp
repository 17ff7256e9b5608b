#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "elfref/core/asking/session_in_words.h"
#include "elfref/core/render/render.h"
#include "elfref/core/text/csv.h"
#include "elfref/core/text/text.h"

namespace elfref::score_by_round_test {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

Standing standing(std::uint8_t seat, std::string name, Range towns, Range cards) {
  return {.side = {Seat{seat}},
          .name = std::move(name),
          .place = Range{seat + 1, seat + 1},
          .figures = {{"towns", towns, "", {}}, {"at", {}, "Virst", {}}, {"score", towns, "", {}}, {"cards", cards, "", {}}}};
}

Judgement two_rounds() {
  Judgement judgement{.game = "elfenland",
                      .edition = "italian",
                      .verdict = Verdict::legal,
                      .standings = {standing(0, "Anna", {11, 11}, {4, 4}), standing(1, "Boris", {9, 12}, {0, 4})}};
  judgement.rounds = {
      {1, true, {standing(1, "Boris", {6, 6}, {4, 4}), standing(0, "Anna", {5, 5}, {3, 3})}},
      {2, false, judgement.standings},
  };
  return judgement;
}

std::string scored(const Judgement& judgement) {
  std::string out;
  render_score(out, {.name = "x.yaml"}, judgement, {});
  return out;
}

TEST(ScoreByRound, StandsBelowTheTable) {
  EXPECT_EQ(scored(two_rounds()),
            "place  player  towns  at     score  cards\n"
            "    1  Anna       11  Virst     11      4\n"
            "    2  Boris    9–12  Virst   9–12    0–4\n"
            "\n"
            "             towns      score      cards\n"
            "after round  1    2*    1    2*    1   2*\n"
            "Anna         5    11    5    11    3    4\n"
            "Boris        6  9–12    6  9–12    4  0–4\n"
            "* round 2 is not over\n"
            "\n"
            "x.yaml: legal: no plays, unfinished\n");
}

TEST(ScoreByRound, HasEightyColumns) {
  Judgement judgement{.verdict = Verdict::legal};
  for (std::uint8_t seat = 0; seat < 6; ++seat)
    judgement.standings.push_back(standing(seat, "Mr Player " + std::to_string(seat), {14, 16}, {2, 4}));
  for (int round = 1; round <= 4; ++round) judgement.rounds.push_back({round, true, judgement.standings});
  std::istringstream lines(scored(judgement));
  int headings = 0;
  for (std::string line; std::getline(lines, line);) {
    EXPECT_LE(display_width(line), 80) << line;
    headings += line.starts_with("after round") ? 1 : 0;
  }
  EXPECT_EQ(headings, 2) << scored(judgement);  // towns and score; below them cards
}

TEST(Csv, PutsAFieldInQuotesWhereItMust) {
  EXPECT_EQ(csv_field("Anna"), "Anna");
  EXPECT_EQ(csv_field(""), "");
  EXPECT_EQ(csv_field(" Аня and ボリス "), " Аня and ボリス ");
  EXPECT_EQ(csv_field("Anna, Boris"), "\"Anna, Boris\"");
  EXPECT_EQ(csv_field("Anna \"A\""), "\"Anna \"\"A\"\"\"");
  EXPECT_EQ(csv_field("a\nb"), "\"a\nb\"");
  EXPECT_EQ(csv_field("a\rb"), "\"a\rb\"");
}

TEST(Csv, IsNoFormula) {
  for (const char* text : {"=1+1", "+1", "-Anna", "@SUM(A1)", "  =1", "\t=1", "＝1"})
    EXPECT_THAT(csv_text(text), StartsWith("'")) << text;
  EXPECT_EQ(csv_text("=HYPERLINK(\"x\",1)"), "\"'=HYPERLINK(\"\"x\"\",1)\"");
  for (const char* text : {"Anna-Lena", "a=b", "", " ", "Аня"}) EXPECT_EQ(csv_text(text), text);
}

TEST(Csv, HasNothingThatATerminalObeys) {
  EXPECT_EQ(csv_text("a\x1b[31mb\nc"), "a\uFFFD[31mb\uFFFDc");
}

constexpr FigureWords figures[] = {{"towns", true}, {"at"}, {"score", true}, {"cards", true}};

std::string csv(const Judgement& judgement, bool by_round) {
  std::string out;
  render_score_csv_head(out, figures, by_round);
  render_score_csv(out, {.name = "x, y.yaml", .document = 2}, judgement, figures, by_round);
  return out;
}

TEST(ScoreCsv, IsALineAPlayer) {
  Judgement judgement = two_rounds();
  judgement.rounds.clear();
  judgement.standings.front().won = true;
  EXPECT_EQ(csv(judgement, false),
            "file,record,game,edition,verdict,claims,ended,player,place,won,towns,at,score,cards,"
            "place_min,place_max,towns_min,towns_max,score_min,score_max,cards_min,cards_max,"
            "seat,session_event,session_heat,session_table,session_date,session_place\r\n"
            "\"x, y.yaml\",2,elfenland,italian,legal,none,,Anna,1,true,11,Virst,11,4,1,1,11,11,11,11,4,4,1,,,,,\r\n"
            "\"x, y.yaml\",2,elfenland,italian,legal,none,,Boris,2,false,,Virst,,,2,2,9,12,9,12,0,4,2,,,,,\r\n");
}

TEST(ScoreCsv, IsALineAPlayerAndRound) {
  const std::string out = csv(two_rounds(), true);
  EXPECT_EQ(std::ranges::count(out, '\n'), 5);
  EXPECT_THAT(out, HasSubstr("claims,ended,round,over,player,place"));
  EXPECT_THAT(out, HasSubstr(",none,,1,true,Boris,2,false,6,Virst,6,4,"));
  EXPECT_THAT(out, HasSubstr(",none,,2,false,Boris,2,false,,Virst,,,"));
}

TEST(ScoreCsv, TellsOfARecordThatCannotBeRead) {
  for (const bool by_round : {false, true}) {
    const std::string out = csv({.game = "elfenland"}, by_round);
    const std::string line = out.substr(out.find('\n') + 1);
    EXPECT_THAT(line, StartsWith("\"x, y.yaml\",2,elfenland,,unreadable,none,,"));
    EXPECT_EQ(std::ranges::count(line, ','), std::ranges::count(out.substr(0, out.find('\n')), ',') + 1);
  }
}

TEST(ScoreCsv, OfARecordWithoutRoundsIsItsEnd) {
  Judgement judgement = two_rounds();
  judgement.rounds.clear();
  EXPECT_THAT(csv(judgement, true), HasSubstr(",none,,,,Anna,1,"));
}

TEST(ScoreCsv, HasWhatTheRecordTellsAboutItsSession) {
  Judgement judgement = two_rounds();
  judgement.session = {{"Турнир", "=Cup, spring"}, {"heat", "2"}, {"table", "3"}, {"recorder", "Anna"}};
  EXPECT_THAT(csv(judgement, false), HasSubstr(",1,\"'=Cup, spring\",2,3,,\r\n"));
}

TEST(ScoreCsv, KeepsNumbersNumbers) {
  Judgement judgement = two_rounds();
  judgement.rounds.clear();
  judgement.standings = {standing(0, "-Anna", {-2, -2}, {1, 1})};
  EXPECT_THAT(csv(judgement, false), HasSubstr(",'-Anna,1,false,-2,Virst,-2,1,"));
}

TEST(Summary, CountsWhatThereIs) {
  Summary summary;
  const auto line = [&] {
    std::string out;
    render_summary(out, summary, {});
    return out;
  };
  EXPECT_EQ(line(), "0 records\n");
  summary.add(Verdict::illegal, Claims::none);
  EXPECT_EQ(line(), "1 record: 1 illegal; claims: 1 none\n");
  for (int i = 0; i < 12; ++i) summary.add(Verdict::legal, Claims::confirmed);
  summary.add(Verdict::unreadable, Claims::none);
  summary.files_not_read = 1;
  EXPECT_EQ(line(), "14 records: 12 legal, 1 illegal, 1 unreadable; claims: 2 none, 12 confirmed; 1 file not read\n");
  EXPECT_EQ(render_summary_json(summary),
            R"({"summary":{"records":14,"verdicts":{"legal":12,"possible":0,"illegal":1,"unreadable":1},)"
            R"("claims":{"none":2,"confirmed":12,"open":0,"refuted":0},"files_not_read":1}})");
}

TEST(Titles, NameTheRecordWhereAFileHasSeveral) {
  EXPECT_EQ(title_of({.name = "x.yaml"}, Language::en), "x.yaml");
  EXPECT_EQ(title_of({.name = "x.yaml", .more_follow = true}, Language::en), "x.yaml (record 1)");
  EXPECT_EQ(title_of({.name = "x.yaml", .document = 2}, Language::en), "x.yaml (record 2)");
  EXPECT_EQ(title_of({.name = "x.yaml", .document = 2}, Language::ru), "x.yaml (запись 2)");
}

}  // namespace
}  // namespace elfref::score_by_round_test
