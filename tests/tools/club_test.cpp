// Tables of many records.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "tools/command.h"

namespace elfref::testing::club_test {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;
using Json = nlohmann::json;

/// A file of this test with a text.
std::string file(const std::string& name, const std::string& text) {
  const std::string path = file_of_this_test(name);
  std::ofstream(path, std::ios::binary) << text;
  return path;
}

const std::string two_heats =
    "session: {heat: 1, table: 1}\n"
    "players: [Anna, Boris, Chris]\n"
    "final: {Anna: {towns: 17, cards: 2}, Boris: {towns: 15, cards: 1}, Chris: {towns: 15, cards: 1}}\n"
    "---\n"
    "session: {heat: 2, table: 1}\n"
    "players: [Boris, ANNA]\n"
    "result: {Boris: {score: 12}, ANNA: {score: 14}}\n";

std::string said_of(const std::string& line) {
  return run(line + " 2>&1").output;
}

TEST(Table, PutsPlayersOfAllRecordsInOneOrder) {
  const Outcome outcome = run("elfref table " + file("heats.yaml", two_heats));
  EXPECT_EQ(outcome.exit, 0);
  EXPECT_THAT(outcome.output, HasSubstr("rank  player  games  wins  places  points  unverified\n"
                                        "   1  Anna        2     2  1 1*         3           1\n"
                                        "   2  Boris       2     0  2 2*       0.5           1\n"
                                        "   3  Chris       1     0  2          0.5\n"));
  EXPECT_THAT(outcome.output, HasSubstr("(record 2): only claimed, with nothing that proves it\n"));
  EXPECT_THAT(outcome.output, HasSubstr("\n2 records: 2 counted, 1 of them not verified; 0 not counted\n"));
}

TEST(Table, NeverMixesGamesUnlessAsked) {
  const std::string games =
      file("games.yaml", two_heats + "---\ngame: elven-rage\nplayers: [Anna, Dana]\nwinner: Dana\n");
  EXPECT_EQ(Json::parse(run("elfref table --format json " + games).output).at("tables").size(), 2U);
  const Json mixed = Json::parse(run("elfref table --mix --format json " + games).output);
  ASSERT_EQ(mixed.at("tables").size(), 1U);
  EXPECT_EQ(mixed.at("tables")[0].at("game"), nullptr);
  EXPECT_EQ(mixed.at("tables")[0].at("rows")[0].at("games"), 3);
}

TEST(Table, CountsACertainResultOfARecordThatClaimsAnother) {
  const std::string sheet = file("wrong.yaml",
                                 "players: [Anna, Boris]\n"
                                 "final: {Anna: {towns: 9}, Boris: {towns: 8}}\n"
                                 "winner: Boris\n");
  const Outcome outcome = run("elfref table " + sheet);
  EXPECT_EQ(outcome.exit, 1);
  EXPECT_THAT(outcome.output, AllOf(HasSubstr("1  Anna        1     1  1*"),
                                    HasSubstr("wrong.yaml: claim refuted: line 3: Boris is named as winner")));
  const std::string left_out = run("elfref table --verified " + sheet).output;
  EXPECT_THAT(left_out, AllOf(Not(HasSubstr("Anna  ")), HasSubstr("Not counted:\n"), HasSubstr("not verified: claim")));
}

TEST(Table, SaysWhyARecordIsNotCounted) {
  const std::string one_player = file("one.yaml", "players: [Anna, Ann]\nwinner: Anna\n");
  const std::string names = file("names.yaml", "Anna: [Ann]\n");
  EXPECT_THAT(run("elfref table --aliases " + names + " " + one_player).output,
              HasSubstr("one.yaml: 'Anna' and 'Ann' are one player\n"));
  EXPECT_THAT(run("elfref table --points score " + one_player).output,
              HasSubstr("one.yaml: no score of each player\n"));
  const std::string open = file("open.yaml", "players: [Anna, Boris, Chris]\nwinner: Anna\n");
  EXPECT_THAT(run("elfref table " + open).output, HasSubstr("open.yaml: no result: the place of each player does not"));
  EXPECT_THAT(run("elfref table " + file("begun.yaml", "players: [Anna, Boris]\nrounds: []\n")).output,
              HasSubstr("begun.yaml: no result: the game is not finished\n"));
  const Outcome missing = run("elfref table nosuchfile " + open + " 2>/dev/null");
  EXPECT_EQ(missing.exit, 2);
  EXPECT_THAT(missing.output, StartsWith("Not counted:\n  nosuchfile: "));
}

TEST(Table, IsSafeInASpreadsheet) {
  const std::string sheet = file("formula.yaml", "players: ['=1+1', 'B, C']\nwinner: B, C\n");
  const std::string out = run("elfref table --format csv " + sheet).output;
  EXPECT_THAT(out, StartsWith("game,rank,player,games,wins,places,score,points,all_points,unverified\r\n"
                              "elfenland,1,\"B, C\",1,1,1,,1,1,1\r\nelfenland,2,'=1+1,1,0,2,,0,0,1\r\n"));
}

TEST(Table, IsAPageWithoutMarkupOfNames) {
  const std::string sheet = file("markup.yaml", "players: ['<b>Anna', Boris]\nwinner: Boris\n");
  const std::string page = run("elfref table --format html " + sheet).output;
  EXPECT_THAT(page, AllOf(StartsWith("<!DOCTYPE html>"), HasSubstr("&lt;b&gt;Anna"), Not(HasSubstr("<b>Anna"))));
}

TEST(Table, RefusesWhatItDoesNotKnow) {
  const std::string heats = file("heats.yaml", two_heats);
  EXPECT_THAT(said_of("elfref table --ties luck " + heats),
              HasSubstr("'luck' is not known; write some of wins, places"));
  EXPECT_THAT(said_of("elfref table --by week " + heats), HasSubstr("'week' is not known; write some of event, heat"));
  EXPECT_EQ(run("elfref table --best 0 " + heats + " 2>/dev/null").exit, 2);
  const auto points = [&](const std::string& text) {
    return said_of("elfref table --points " + file("points.yaml", text) + " " + heats);
  };
  EXPECT_THAT(points("places: [3, many]\n"), HasSubstr("points.yaml:1:13: write a number up to 10000"));
  EXPECT_THAT(points("places: [3]\nbonus: 2\n"), HasSubstr("points.yaml:2:1: 'bonus' is not known"));
  EXPECT_THAT(points("ties: half\n"), HasSubstr("points.yaml:1:7: write share or full"));
  EXPECT_THAT(points("places: {0: [1]}\n"), HasSubstr("points.yaml:1:10: write a number of players from 1 to 10"));
  EXPECT_THAT(points("win: 1.234\n"), HasSubstr("points.yaml:1:6: write a number"));
  EXPECT_THAT(points("- 1\n"), HasSubstr("points.yaml:1:1: write 'KEY: VALUE'"));
  const auto aliases = [&](const std::string& text) {
    return said_of("elfref table --aliases " + file("names.yaml", text) + " " + heats);
  };
  EXPECT_THAT(aliases("Anna: [Ann]\nBoris: [ann]\n"),
              HasSubstr("names.yaml:2:9: 'ann' is a name of Anna and of Boris"));
  EXPECT_THAT(aliases("Anna: {a: b}\n"), HasSubstr("names.yaml:1:7: write a name, or a list of names"));
  EXPECT_THAT(aliases("Anna:\n"), HasSubstr("names.yaml:1:1: write a name"));
}

}  // namespace
}  // namespace elfref::testing::club_test
