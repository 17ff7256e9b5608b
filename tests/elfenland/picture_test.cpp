// The picture of a table, on the page about a play in dispute.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <string>
#include <vector>

#include "elfref/core/asking/position_view.h"
#include "elfref/core/pages/picture_svg.h"
#include "elfref/elfenland/asking/board_picture.h"
#include "elfref/elfenland/asking/map.h"
#include "elfref/elfenland/asking/slots.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/judging/kit.h"
#include "elfref/games.h"

namespace elfref::elfenland::picture_test {
namespace {

using ::testing::Contains;
using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::Not;

/// A picture, and what its signs mean.
struct Drawn {
  std::string svg, key;
};

/// The table before the play of a record.
Scene scene_of(const std::string& text, const std::string& price = "") {
  const Refereed refereed = referee({.name = "x", .text = text});
  const auto plays = refereed.game->plays(*refereed.record);
  EXPECT_EQ(plays.size(), 1u) << text;
  const PositionView position = refereed.game->position(
      *refereed.record, {}, {.ply = plays.at(0).ply, .at_play = true, .picture = true, .why = {}, .price = price});
  EXPECT_TRUE(position.picture);
  return *position.picture;
}

Drawn drawn_of(const std::string& text) {
  const Scene scene = scene_of(text);
  std::vector<std::string> names;
  for (const ViewPlayer& player : scene.players) names.push_back(player.name);
  const Speaker says(Language::en, words_of<elfenland::ElfenlandKit>(), names);
  return {svg_of(board_picture(), scene, says), key_of(board_picture(), scene, says)};
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
  EXPECT_THAT(texts(drawn.svg), Not(Contains("Öm"))) << "the town is unknown";
  EXPECT_THAT(drawn.key, HasSubstr("</svg>Anna</li>"));
  EXPECT_THAT(drawn.key, HasSubstr("</svg>Öda &amp; Co</li>"));
  EXPECT_THAT(drawn.key, HasSubstr(">Öm</text></g></svg>Ömer (town unknown)</li>"));
  EXPECT_THAT(drawn.svg, HasSubstr(" Highlighted: Ixara-Virst and Virst-Ixara. "));
  EXPECT_THAT(drawn.svg, HasSubstr(" Virst: Anna&#39;s boot, Anton&#39;s boot, Ann&#39;s boot."));
}

TEST(Picture, DrawsBootsInTheColoursOfTheRecord) {
  const std::string svg = picture_of(
      "players: [{name: Anna, colour: gelb}, Boris, {name: Chris, colour: blue}, {name: Dora, colour: mauve}]\n"
      "rounds: [travel: [Anna: [Virst: 2 raft]]]\n");
  const auto boot = [](const std::string& colour, const std::string& mark) {
    return ContainsRegex("<g class=\"grow figure p-" + colour + "\">[^\n]*>" + mark + "</text>");
  };
  EXPECT_THAT(svg, boot("yellow", "A"));
  EXPECT_THAT(svg, boot("red", "B")) << "blue and yellow are taken";
  EXPECT_THAT(svg, boot("blue", "C"));
  EXPECT_THAT(svg, boot("none", "D")) << "a colour that we cannot draw is none rather than another";
}

TEST(Picture, EveryBootHasAStandOfItsOwn) {
  const std::string svg = picture_of(
      "players: [Anna, Boris, Chris, Dora, Emil, Fred]\n"
      "start: {round: 2, phase: travel, first: Anna, players: {Anna: {at: Usselen}, Boris: {at: Usselen}, Chris: {at: "
      "Usselen},\n"
      "  Dora: {at: Usselen}, Emil: {at: Usselen}, Fred: {at: Usselen}}}\nrounds: [travel: [Anna: [Yttar: pig]]]\n");
  EXPECT_EQ(times(svg, "<g class=\"grow figure "), 6u);
  for (const Point stand : stands_in(town_named("Usselen").value()))
    EXPECT_THAT(svg, HasSubstr("<g transform=\"translate(" + std::to_string(std::lround(stand.x)) + " " +
                               std::to_string(std::lround(stand.y)) + ")\"><g class=\"grow figure "));
}

TEST(Picture, HasWhatLiesOnTheRoads) {
  const Drawn drawn = drawn_of(
      "players: [Anna, Boris]\n"
      "start: {round: 2, phase: travel, first: Anna, players: {Anna: {at: Virst}},\n"
      "  roads: {Ixara-Virst: dragon + obstacle, Lapphalya-Virst: unknown}}\n"
      "rounds: [travel: [Anna: [Ixara: dragon]]]\n");
  for (const std::string& drawing : {drawn.svg, drawn.key}) {
    EXPECT_THAT(texts(drawing), Contains("?"));
    EXPECT_EQ(times(drawing, "<g class=\"grow token\">"), 1u);
    EXPECT_EQ(times(drawing, "<g class=\"grow token unknown\">"), 1u);
    EXPECT_EQ(times(drawing, "<g class=\"grow stone\">"), 1u);
  }
  EXPECT_THAT(drawn.svg, HasSubstr(" Lapphalya-Virst: unknown counter. Ixara-Virst: dragon, obstacle.</desc>"));
  EXPECT_THAT(drawn.key, HasSubstr("</svg>counter, not recorded</li>"));
}

TEST(Picture, HasARingRoundEveryTownWhosePieceSomebodyHasYetToFetch) {
  const std::string svg = picture_of(
      "players: [Anna, Boris]\nstart: {round: 2, phase: travel, first: Anna, players: {Anna: {at: Virst, towns: "
      "[Virst, "
      "Ixara]}, Boris: {at: Ixara, towns: [Ixara]}}}\nrounds: [travel: [Anna: [Ixara: dragon]]]\n");
  EXPECT_EQ(times(svg, "<circle class=\"round\""), 19u) << "of 20, Ixara is fetched by both";
  EXPECT_EQ(times(svg, "<path class=\"part in "), 37u);
}

TEST(Picture, HasABandUnderTheConnectionOfThePlay) {
  const auto bands = [](const std::string& play) {
    const std::string svg = picture_of(
        "players: [Anna, Boris]\nstart: {round: 2, phase: travel, first: Anna, players: {Anna: {at: "
        "Virst}}}\nrounds: [travel: [Anna: [" +
        play + "]]]\n");
    const std::size_t begin = svg.find("<g class=\"under\">");
    const std::string under = svg.substr(begin, svg.find("</g>", begin) - begin);
    EXPECT_THAT(svg, HasSubstr("<g class=\"over\">" + under.substr(under.find('>') + 1) + "</g>"));
    return times(under, "<path ");
  };
  EXPECT_EQ(bands("Ixara: dragon"), 2u) << "by road or by river: the record does not say";
  EXPECT_EQ(bands("Ixara: dragon by road"), 1u);
  EXPECT_EQ(bands("Ixara: raft by river"), 1u);
  EXPECT_EQ(bands("Strykhaven: 2 raft by ferry"), 1u);
  EXPECT_EQ(bands("Tichih: raft"), 0u) << "nothing joins them";
}

TEST(Picture, HasThePricesOfATransportWhereItMayGo) {
  const auto prices = [](const std::string& kind) {
    std::map<std::string, std::string> found;
    for (const PricedWay& priced :
         scene_of("players: [Anna, Boris]\n"
                  "start: {round: 2, phase: travel, first: Anna, players: {Anna: {at: Virst}},\n"
                  "  roads: {Ixara-Virst: dragon + obstacle, Lapphalya-Virst: pig, Elvenhold-Lapphalya: unknown}}\n"
                  "rounds: [travel: [Anna: [Ixara: dragon]]]\n",
                  kind)
             .prices)
      found[priced.way] = priced.price;
    return found;
  };
  const auto on = [](const char* a, const char* b) {
    return id_of(road_between(town_named(a).value(), town_named(b).value()).value());
  };
  const auto dragon = prices("dragon");
  EXPECT_EQ(dragon.at(on("Ixara", "Virst")), "2") << "and the obstacle";
  EXPECT_EQ(dragon.at(on("Elvenhold", "Lapphalya")), "1") << "it may be a dragon";
  EXPECT_EQ(dragon.at(on("Lapphalya", "Feodor")), "2");
  EXPECT_FALSE(dragon.contains(on("Lapphalya", "Virst"))) << "a pig lies there";
  EXPECT_FALSE(prices("pig").contains(on("Feodor", "Al'Baran"))) << "no pig goes through a desert";
  const auto raft = prices("raft");
  EXPECT_EQ(raft.size(), 13u);
  EXPECT_EQ(raft.at(id_of(waterway_between(town_named("Virst").value(), town_named("Ixara").value()).value())), "1/2");
  EXPECT_EQ(raft.at(id_of(waterway_between(town_named("Virst").value(), elvenhold).value())), "2");
  EXPECT_TRUE(prices("boot").empty());
}

TEST(Picture, WhatIsDrawnNamesItsPlacesAndAsksNothingOfAnybody) {
  const Picture& board = board_picture();
  EXPECT_EQ(board.places.size(), 21u);
  EXPECT_EQ(board.ways.size(), 48u);
  EXPECT_EQ(board.places.at(19).id, "virst");
  EXPECT_EQ(board.places.at(7).id, "al'baran");
  EXPECT_EQ(board.ways.at(12).id, "w12");
  for (const PictureWay& way : board.ways)
    for (const std::string& end : way.ends)
      EXPECT_THAT(board.places, Contains(::testing::Field(&PicturePlace::id, end))) << way.id;
  for (const std::string& text : {board.svg, board.style}) {
    EXPECT_THAT(text, Not(HasSubstr("://")));
    EXPECT_THAT(text, Not(HasSubstr("@import")));
  }
  EXPECT_EQ(times(board.svg, "url("), times(board.svg, "url(#board-"));
  for (const char* group : {"<g class=\"under\"></g>", "<g class=\"over\"></g>"})
    EXPECT_EQ(times(board.svg, group), 1u);
}

}  // namespace
}  // namespace elfref::elfenland::picture_test
