// The picture of a table, on the page about a play in dispute.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "elfref/core/position.h"
#include "elfref/games.h"

namespace elfref::elfenland {
namespace {

using ::testing::Contains;

/// The picture before the play of a record.
std::string picture_of(const std::string& text) {
  const Refereed refereed = referee({.name = "x", .text = text});
  const auto plays = refereed.game->plays(*refereed.record);
  EXPECT_EQ(plays.size(), 1u) << text;
  return refereed.game->position(*refereed.record, {}, {.ply = plays.at(0).ply, .at_play = true, .picture = true})
      .picture;
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
  const auto found =
      texts(picture_of("players: [Anna, Anton, Ann, Annabella, Öda & Co, Ömer]\n"
                       "start: {round: 2, phase: travel, first: Anna, players: {Anna: {at: Virst}, Anton: {at: Virst}, "
                       "Ann: {at: Virst},\n"
                       "  Annabella: {at: Ixara}, Öda & Co: {at: Ixara}}}\n"
                       "rounds: [travel: [Anna: [Ixara: raft]]]\n"));
  for (const std::string mark : {"A", "An", "Ann", "4", "Ö", "Öm"}) EXPECT_THAT(found, Contains(mark)) << mark;
  EXPECT_THAT(found, Contains("Anna"));
  EXPECT_THAT(found, Contains("Öda &amp; Co"));
  EXPECT_THAT(found, Contains("Ömer (nobody knows where)"));
}

TEST(Picture, ShortensALongNameBetweenTwoLetters) {
  const auto found =
      texts(picture_of("players: [Annabella Maximilianes äöü, Annabella Maximiliane äöü, Boris]\n"
                       "rounds: [travel: [Annabella Maximilianes äöü: [Virst: 2 raft]]]\n"));
  EXPECT_THAT(found, Contains("Annabella Maximilianes …"));
  EXPECT_THAT(found, Contains("Annabella Maximiliane ä…"));
}

TEST(Picture, HasWhatLiesOnTheRoads) {
  const std::string picture = picture_of(
      "players: [Anna, Boris]\n"
      "start: {round: 2, phase: travel, first: Anna, players: {Anna: {at: Virst}},\n"
      "  roads: {Ixara-Virst: dragon + obstacle, Lapphalya-Virst: unknown}}\n"
      "rounds: [travel: [Anna: [Ixara: dragon]]]\n");
  EXPECT_THAT(texts(picture), Contains("?"));
  EXPECT_EQ(times(picture, "<circle class=\"counter\""), 6u + 2u) << "six in the legend, and two on roads";
  EXPECT_EQ(times(picture, "<path class=\"obstacle\""), 1u + 1u);
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
}  // namespace elfref::elfenland
