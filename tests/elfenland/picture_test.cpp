// The picture of a table, on the page about a play in dispute.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <set>
#include <string>
#include <vector>

#include "elfref/core/asking/position.h"
#include "elfref/elfenland/asking/map.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/games.h"

namespace elfref::elfenland::picture_test {
namespace {

using ::testing::Contains;
using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::Not;

/// The picture before the play of a record.
Drawn drawn_of(const std::string& text) {
  const Refereed refereed = referee({.name = "x", .text = text});
  const auto plays = refereed.game->plays(*refereed.record);
  EXPECT_EQ(plays.size(), 1u) << text;
  return refereed.game->position(*refereed.record, {}, {.ply = plays.at(0).ply, .at_play = true, .picture = true})
      .picture;
}

std::string picture_of(const std::string& text) {
  return drawn_of(text).svg;
}

/// What is written in a picture.
std::vector<std::string> texts(const std::string& picture) {
  std::vector<std::string> found;
  for (std::size_t end = picture.find("</text>"); end != std::string::npos; end = picture.find("</text>", end + 1)) {
    const std::size_t begin = picture.rfind('>', end) + 1;
    found.push_back(picture.substr(begin, end - begin));
  }
  return found;
}

std::size_t times(const std::string& text, const std::string& part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

TEST(Picture, MarksBootsByAsManyLettersAsTellThemApart) {
  const Drawn drawn = drawn_of(
      "players: [Anna, Anton, Ann, Annabella, Öda & Co, Ömer]\n"
      "start: {round: 2, phase: travel, first: Anna, players: {Anna: {at: Virst}, Anton: {at: Virst}, "
      "Ann: {at: Virst},\n"
      "  Annabella: {at: Ixara}, Öda & Co: {at: Ixara}}}\n"
      "rounds: [travel: [Anna: [Ixara: raft]]]\n");
  for (const std::string mark : {"A", "An", "Ann", "4", "Ö"}) {
    EXPECT_THAT(texts(drawn.svg), Contains(mark)) << mark;
    EXPECT_THAT(texts(drawn.key), Contains(mark)) << mark;
  }
  EXPECT_THAT(texts(drawn.svg), Not(Contains("Öm"))) << "nobody knows where";
  EXPECT_THAT(drawn.key, HasSubstr("</svg>Anna</li>"));
  EXPECT_THAT(drawn.key, HasSubstr("</svg>Öda &amp; Co</li>"));
  EXPECT_THAT(drawn.key, HasSubstr(">Öm</text></g></svg>Ömer (nobody knows where)</li>"));
  EXPECT_THAT(drawn.svg,
              HasSubstr("<desc id=\"board-desc\">The play is about Virst and Ixara. Anna&#39;s boot is in Virst. "));
}

TEST(Picture, DrawsBootsInTheColoursOfTheRecord) {
  const std::string svg = picture_of(
      "players: [{name: Anna, colour: gelb}, Boris, {name: Chris, colour: blue}, {name: Dora, colour: mauve}]\n"
      "rounds: [travel: [Anna: [Virst: 2 raft]]]\n");
  const auto boot = [](const std::string& colour, const std::string& mark) {
    return ContainsRegex("<g class=\"boot p-" + colour + "\" [^\n]*>" + mark + "</text>");
  };
  EXPECT_THAT(svg, boot("yellow", "A"));
  EXPECT_THAT(svg, boot("red", "B")) << "blue and yellow are taken";
  EXPECT_THAT(svg, boot("blue", "C"));
  EXPECT_THAT(svg, boot("none", "D")) << "a colour that we cannot draw is none rather than another";
}

TEST(Picture, ManyBootsStandInRowsWithinThePicture) {
  const std::string svg = picture_of(
      "players: [Anna, Boris, Chris, Dora, Emil, Fred]\n"
      "start: {round: 2, phase: travel, first: Anna, players: {Anna: {at: Usselen}, Boris: {at: Usselen}, Chris: {at: "
      "Usselen},\n"
      "  Dora: {at: Usselen}, Emil: {at: Usselen}, Fred: {at: Usselen}}}\nrounds: [travel: [Anna: [Yttar: pig]]]\n");
  std::size_t boots = 0;
  std::set<std::pair<double, double>> places;
  for (std::size_t at = svg.find("class=\"boot"); at != std::string::npos; at = svg.find("class=\"boot", at + 1)) {
    double x = 0, y = 0;
    ASSERT_EQ(std::sscanf(svg.c_str() + svg.find("translate", at), "translate(%lf %lf)", &x, &y), 2);
    EXPECT_GE(boots_in(town_named("Usselen").value()).at.x + x * narrow_growth, edges.left);
    places.insert({x, y});
    ++boots;
  }
  EXPECT_EQ(boots, 6u);
  EXPECT_EQ(places.size(), 6u);
}

TEST(Picture, HasWhatLiesOnTheRoads) {
  const Drawn drawn = drawn_of(
      "players: [Anna, Boris]\n"
      "start: {round: 2, phase: travel, first: Anna, players: {Anna: {at: Virst}},\n"
      "  roads: {Ixara-Virst: dragon + obstacle, Lapphalya-Virst: unknown}}\n"
      "rounds: [travel: [Anna: [Ixara: dragon]]]\n");
  for (const std::string& drawing : {drawn.svg, drawn.key}) {
    EXPECT_THAT(texts(drawing), Contains("?"));
    EXPECT_THAT(texts(drawing), Contains("D"));
    EXPECT_EQ(times(drawing, "<circle class=\"counter\""), 2u);
    EXPECT_EQ(times(drawing, "<path class=\"obstacle\""), 1u);
  }
  EXPECT_THAT(drawn.svg, HasSubstr("Lapphalya-Virst: a counter. Ixara-Virst: dragon, an obstacle.</desc>"));
}

TEST(Picture, HasABandUnderTheConnectionOfThePlay) {
  const auto bands = [](const std::string& play) {
    return times(
        picture_of("players: [Anna, Boris]\nstart: {round: 2, phase: travel, first: Anna, players: {Anna: {at: "
                   "Virst}}}\nrounds: [travel: [Anna: [" +
                   play + "]]]\n"),
        "<path class=\"play\"");
  };
  EXPECT_EQ(bands("Ixara: dragon"), 2u) << "by road or by river: the record does not say";
  EXPECT_EQ(bands("Ixara: dragon by road"), 1u);
  EXPECT_EQ(bands("Ixara: raft by river"), 1u);
  EXPECT_EQ(bands("Strykhaven: 2 raft by ferry"), 1u);
  EXPECT_EQ(bands("Tichih: raft"), 0u) << "nothing joins them";
}

}  // namespace
}  // namespace elfref::elfenland::picture_test
