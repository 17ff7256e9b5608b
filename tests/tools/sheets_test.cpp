// Records from the score sheets of other programs, and plays for them.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "tools/command.h"

namespace elfref::testing::sheets_test {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::StartsWith;
using Json = nlohmann::json;

/// A file of this test with a text.
std::string file(const std::string& name, const std::string& text) {
  const std::string path = file_of_this_test(name);
  std::ofstream(path, std::ios::binary) << text;
  return path;
}

std::string said_of(const std::string& line) {
  return run(line + " 2>&1").output;
}

// ---------------------------------------------------------------- elfref sheets

/// The faults of a table, without its path.
std::string faults_of(const std::string& text) {
  const std::string path = file("sheets.csv", text);
  std::string said = run("elfref sheets " + path + " 2>&1").output;
  for (std::size_t at = 0; (at = said.find(path)) != std::string::npos;) said.replace(at, path.size(), "F");
  return said;
}

TEST(Sheets, WriteARecordForEachTable) {
  const std::string csv = file("sheets.csv",
                               "\xEF\xBB\xBFПартия;Тур;Стол;Игрок;Города;Карты;Очки;победитель\r\n"
                               "1;2;3;\"Аня \"\"А\"\"\";17;2;17;да\r\n"
                               ";;;'=Боря;15;1;;\r\n"
                               "\r\n"
                               "2;2;4;Вера;12;0;;\r\n"
                               "2;2;4;Глеб;14;1;13;1\r\n");
  const Outcome outcome = run("elfref sheets " + csv);
  EXPECT_EQ(outcome.exit, 0);
  EXPECT_EQ(outcome.output,
            "game: elfenland\n"
            "session: {heat: 2, table: 3}\n"
            "players:\n"
            "- \"Аня \\\"А\\\"\"\n"
            "- =Боря\n"
            "final:\n"
            "  \"Аня \\\"А\\\"\": {towns: 17, cards: 2}\n"
            "  =Боря: {towns: 15, cards: 1}\n"
            "result:\n"
            "  \"Аня \\\"А\\\"\": {score: 17}\n"
            "winner: \"Аня \\\"А\\\"\"\n"
            "---\n"
            "game: elfenland\n"
            "session: {heat: 2, table: 4}\n"
            "players:\n"
            "- Вера\n"
            "- Глеб\n"
            "final:\n"
            "  Вера: {towns: 12, cards: 0}\n"
            "  Глеб: {towns: 14, cards: 1}\n"
            "result:\n"
            "  Глеб: {score: 13}\n"
            "winner: Глеб\n");
  const Outcome table = run("elfref sheets " + csv + " | elfref table -");
  EXPECT_EQ(table.exit, 1);
  EXPECT_THAT(table.output, HasSubstr("claim refuted: line 22: score 13 claimed for Глеб, but the plays give 14"));
}

TEST(Sheets, NameEachFaultWithItsPlace) {
  EXPECT_EQ(faults_of(""), "elfref: F:1:1: the table is empty: the first line has the names of the columns\n");
  EXPECT_THAT(faults_of("name,pts\nAnna,3\n"), StartsWith("elfref: F:1:6: column 'pts' is not known; the columns are"));
  EXPECT_EQ(faults_of("score\n3\n"), "elfref: F:1:1: a column 'player' is missing\n");
  EXPECT_EQ(faults_of("player,score\n"),
            "elfref: F:1:1: the table has names of columns only: write one line per player\n");
  EXPECT_EQ(faults_of("player,score,Очки\nAnna,3,3\n"), "elfref: F:1:14: column 'Очки' is there twice\n");
  EXPECT_EQ(faults_of("player,score,winner\nAnna,\"3,5\",maybe\n,2,\nAnna,x,yes,9\n"),
            "elfref: F:2:6: '3,5' is not a whole number\n"
            "elfref: F:2:12: write yes or no\n"
            "elfref: F:3:1: the player's name is missing\n"
            "elfref: F:4:1: Anna is twice on this sheet\n"
            "elfref: F:4:6: 'x' is not a whole number\n"
            "elfref: F:4:12: the first line names 3 columns, but this line has more\n");
  EXPECT_EQ(faults_of("player,score\n\"Anna,3\n"), "elfref: F:2:1: this quote is not closed\n");
  EXPECT_EQ(faults_of("player,score\n\"Anna\"x,3\n"), "elfref: F:2:7: a separator is missing after the quote\n");
  EXPECT_EQ(faults_of("player\nAnn\xE9\n"), "elfref: F:2:4: this is not UTF-8: save the table as CSV UTF-8\n");
  EXPECT_EQ(faults_of("game,player,towns\nelven-rage,Anna,3\nchess,Boris,\n"),
            "elfref: F:2:17: elven-rage has no 'towns'\n"
            "elfref: F:3:1: game 'chess' is not known; the games are elfenland, elven-rage, master-elf\n");
  EXPECT_THAT(faults_of("player,towns,at\nAnna,9,Virst\nBoris,8,Nowhere\n"),
              HasSubstr("F:3:1: unknown town 'Nowhere'"));
}

TEST(Sheets, ReadTheTableThatNewPrints) {
  for (const std::string game : {"elfenland", "elven-rage", "master-elf"})
    for (const std::string language : {"en", "ru"}) {
      const std::string line = "elfref --lang " + language + " new --csv --players Anna,=Boris " + game;
      const Outcome outcome = run(line + " | elfref sheets -");
      EXPECT_EQ(outcome.exit, 0) << run(line).output;
      EXPECT_EQ(outcome.output, "game: " + game + "\nplayers:\n- Anna\n- =Boris\n");
    }
}

// ---------------------------------------------------------------- BG Stats

const std::string bgstats = R"({
 "games": [{"id": 7, "bggId": 10, "name": "Elfenland"}, {"id": 8, "bggId": 13, "name": "Catan"},
           {"id": 9, "name": "Master Elf", "cooperative": true}],
 "players": [{"id": 1, "name": "Anna"}, {"id": 2, "name": "Boris: B"}, {"id": 3, "name": "Chris"}],
 "locations": [{"id": 1, "name": "Kazan"}],
 "plays": [
  {"gameRefId": 7, "playDate": "2026-10-03 19:30:00", "locationRefId": 1, "playerScores": [
   {"playerRefId": 1, "score": "12+4", "rank": 1, "seatOrder": 2, "startPlayer": false, "winner": true},
   {"playerRefId": 2, "score": "14", "rank": 2, "seatOrder": 3, "startPlayer": true, "winner": false},
   {"playerRefId": 3, "score": "14", "rank": 2, "seatOrder": 1, "startPlayer": false, "winner": false}]},
  {"gameRefId": 8, "playerScores": [{"playerRefId": 1, "score": "9", "winner": true}]},
  {"gameRefId": 9, "playerScores": [{"playerRefId": 3, "score": "", "winner": true},
                                    {"playerRefId": 1, "score": null, "winner": true}]}]})";

TEST(BgStats, PlaysBecomeRecordsOfClaims) {
  const Outcome outcome = run("elfref sheets " + file("export.json", bgstats) + " 2>&1");
  EXPECT_EQ(outcome.exit, 0);
  EXPECT_EQ(outcome.output,
            "elfref: 1 play of another game is left out\n"
            "game: elfenland\n"
            "session: {date: 2026-10-03, place: Kazan}\n"
            "players:\n"
            "- \"Boris: B\"\n"
            "- Chris\n"
            "- Anna\n"
            "result:\n"
            "  \"Boris: B\": {score: 14, place: 2}\n"
            "  Chris: {score: 14, place: 2}\n"
            "  Anna: {score: 16, place: 1}\n"
            "winner: Anna\n"
            "---\n"
            "game: master-elf\n"
            "players:\n"
            "- Chris\n"
            "- Anna\n"
            "result:\n"
            "  outcome: won\n");
}

TEST(BgStats, AFileWithFaultsNamesThem) {
  const auto said = [](const std::string& text) { return said_of("elfref sheets " + file("export.json", text)); };
  EXPECT_THAT(said("{\"plays\": 3}"), HasSubstr("export.json:1:1: this is not a file of BG Stats"));
  EXPECT_THAT(said("{\"plays\": [}"), HasSubstr("export.json:1:"));
  EXPECT_THAT(said(R"({"games": [{"id": 1, "bggId": 10}], "players": [{"id": 1, "name": "Anna"}], "plays": [
{"gameRefId": 1, "playerScores": [{"playerRefId": 1, "score": "many"}]},
{"gameRefId": 1, "playerScores": [{"playerRefId": 2}]},
{"gameRefId": 1}]})"),
              AllOf(HasSubstr("export.json:2:63: 'many' is not a whole number"),
                    HasSubstr("export.json:3:35: the player has no name in this file"),
                    HasSubstr("export.json:4:1: the play has no players")));
}

const std::string evening =
    "session: {event: Spring Cup, date: 2026-10-03, place: Kazan}\n"
    "players: [{name: Anna, colour: red}, Boris & B]\n"
    "final: {Anna: {towns: 14}, Boris & B: {towns: 16}}\n"
    "winner: Boris & B\n";

TEST(BgStats, AFileIsReadAgain) {
  const std::string record = file("evening.yaml", evening);
  const Outcome exported = run("elfref score --format bgstats " + record);
  EXPECT_EQ(exported.exit, 0);
  const Json play = Json::parse(exported.output).at("plays").at(0);
  EXPECT_EQ(play.at("playDate"), "2026-10-03 00:00:00");
  EXPECT_EQ(play.at("comments"), "event Spring Cup; elfref: legal");
  EXPECT_EQ(play.at("playerScores")[0].at("score"), "14");
  EXPECT_EQ(play.at("playerScores")[0].at("role"), "red");
  EXPECT_EQ(play.at("playerScores")[0].at("startPlayer"), true);
  EXPECT_EQ(play.at("playerScores")[1].at("winner"), true);
  EXPECT_EQ(run("elfref score --format bgstats " + record + " | elfref sheets -").output,
            "game: elfenland\nsession: {date: 2026-10-03, place: Kazan}\nplayers:\n- Anna\n- \"Boris & B\"\nresult:\n"
            "  Anna: {score: 14, place: 2}\n  \"Boris & B\": {score: 16, place: 1}\nwinner: \"Boris & B\"\n");
}

/// The text that an address names.
std::string decoded(const std::string& address) {
  std::string text;
  for (std::size_t i = 0; i < address.size(); ++i) {
    if (address[i] != '%') {
      text += address[i];
      continue;
    }
    text += static_cast<char>(std::stoi(address.substr(i + 1, 2), nullptr, 16));
    i += 2;
  }
  return text;
}

TEST(BgStats, ALinkHasThePlay) {
  const Outcome outcome = run("elfref score --format bgstats-link " + file("evening.yaml", evening));
  EXPECT_EQ(outcome.exit, 0);
  const std::string begin = "https://app.bgstatsapp.com/createPlay.html?data=";
  ASSERT_THAT(outcome.output, StartsWith(begin));
  const Json play = Json::parse(decoded(outcome.output.substr(begin.size())));
  EXPECT_EQ(play.at("sourceName"), "elfref");
  EXPECT_EQ(play.at("game"), Json::parse(R"({"name": "Elfenland", "sourceGameId": "elfenland", "bggId": 10,
                                             "highestWins": true, "noPoints": false})"));
  EXPECT_EQ(play.at("location"), "Kazan");
  EXPECT_EQ(play.at("players")[1], Json::parse(R"({"name": "Boris & B", "sourcePlayerId": "boris&b", "score": 16,
                                                   "winner": true, "startPlayer": false, "rank": 1})"));
}

TEST(BgStats, ARecordWithoutAResultIsNamed) {
  const Outcome outcome =
      run("elfref score --format bgstats-link " + file("begun.yaml", "players: [A, B]\n") + " 2>&1");
  EXPECT_EQ(outcome.exit, 2);
  EXPECT_THAT(outcome.output, HasSubstr("begun.yaml is left out: no result: the game is not finished"));
}

}  // namespace
}  // namespace elfref::testing::sheets_test
