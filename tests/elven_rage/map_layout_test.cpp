// A map is drawn so that two areas have a side in common where two places border on each other, and nowhere else.

#include "elfref/elven_rage/asking/map_layout.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/elven_rage/asking/board_picture.h"
#include "elfref/elven_rage/reading/decode_components.h"
#include "testing/english.h"
#include "testing/labels.h"

namespace elfref::testing::map_layout_test {
namespace {

using elven_rage::layout_of;
using elven_rage::Map;
using elven_rage::MapLayout;
using elven_rage::PlaceId;

const Map& trial_map(std::string_view name) {
  const auto& maps = elven_rage::built_in_components("trial-set")->maps;
  return *std::ranges::find(maps, name, &Map::name);
}

/// The same map, with names that tell nothing of where places are.
Map renamed(Map map) {
  for (std::size_t place = 0; place < map.places.size(); ++place)
    map.places[place].name = "Vale of " + std::string(1, static_cast<char>('A' + place));
  return map;
}

/// A map of so many places, with borders between some.
Map map_of(int places, const std::vector<std::pair<int, int>>& borders) {
  Map map;
  map.name = "four";
  map.bordered = !borders.empty();
  map.places.resize(static_cast<std::size_t>(places));
  for (std::size_t place = 0; place < map.places.size(); ++place)
    map.places[place].name = "Fen" + std::to_string(place);
  for (const auto& [a, b] : borders) {
    map.places[static_cast<std::size_t>(a)].neighbours.push_back(static_cast<PlaceId>(b));
    map.places[static_cast<std::size_t>(b)].neighbours.push_back(static_cast<PlaceId>(a));
  }
  return map;
}

/// How many corners two areas have in common: two are a side.
int common_corners(const MapLayout& layout, std::size_t a, std::size_t b) {
  int common = 0;
  for (const PicturePoint& one : layout.outline[a])
    common += std::ranges::any_of(layout.outline[b], [&](const PicturePoint& other) {
      return std::hypot(one.x - other.x, one.y - other.y) < 0.01;
    });
  return common;
}

void expect_areas(const Map& map) {
  const MapLayout layout = layout_of(map);
  ASSERT_EQ(layout.outline.size(), map.places.size());
  EXPECT_TRUE(layout.lines.empty());
  for (std::size_t a = 0; a < map.places.size(); ++a)
    for (std::size_t b = 0; b < a; ++b) {
      const bool near = std::ranges::count(map.places[a].neighbours, static_cast<PlaceId>(b)) > 0;
      EXPECT_EQ(common_corners(layout, a, b) >= 2, near) << map.places[a].name << " and " << map.places[b].name;
    }
  for (const std::vector<PicturePoint>& corners : layout.outline)
    for (const PicturePoint& one : corners) {
      EXPECT_GE(one.x, -0.01);
      EXPECT_LE(one.x, layout.width + 0.01);
      EXPECT_GE(one.y, -0.01);
      EXPECT_LE(one.y, layout.height + 0.01);
    }
}

TEST(MapLayout, HasASideWhereABorderIs) {
  for (const char* name : {"four", "three"}) {
    SCOPED_TRACE(name);
    expect_areas(trial_map(name));
  }
}

TEST(MapLayout, NeedsNoNamesForThat) {
  for (const char* name : {"four", "three"}) {
    SCOPED_TRACE(name);
    expect_areas(renamed(trial_map(name)));
  }
  expect_areas(map_of(4, {{0, 1}, {1, 2}, {2, 3}, {3, 0}, {0, 2}}));
  expect_areas(map_of(2, {{0, 1}}));
  expect_areas(map_of(7, {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 6}}));
}

TEST(MapLayout, LaysRowsInTheMiddleWherePlacesLieAsHexagons) {
  const Map& map = trial_map("three");
  const MapLayout layout = layout_of(map);
  const auto at = [&](std::string_view name) {
    const auto found = std::ranges::find(map.places, name, &elven_rage::MapPlace::name);
    return layout.at[static_cast<std::size_t>(found - map.places.begin())];
  };
  EXPECT_NEAR(at("a2").x, at("c3").x, 0.01);
  EXPECT_NEAR(at("b1").x, (at("c1").x + at("c2").x) / 2, 0.01);
  EXPECT_LT(at("a1").y, at("b1").y);
}

TEST(MapLayout, IsTheSameEveryTime) {
  const Map map = renamed(trial_map("four"));
  const MapLayout one = layout_of(map), other = layout_of(map);
  for (std::size_t place = 0; place < map.places.size(); ++place) {
    EXPECT_EQ(one.at[place].x, other.at[place].x);
    EXPECT_EQ(one.at[place].y, other.at[place].y);
  }
}

TEST(MapLayout, DrawsLinesWhereNoAreasCanBeDrawn) {
  std::vector<std::pair<int, int>> all;
  for (int a = 0; a < 6; ++a)
    for (int b = 0; b < a; ++b) all.emplace_back(a, b);
  const Map map = map_of(6, all);
  EXPECT_EQ(layout_of(map).lines.size(), all.size());
}

TEST(MapLayout, OfAMapWithoutBordersOrOfAVeryLargeOneHasRows) {
  EXPECT_EQ(layout_of(map_of(9, {})).outline.size(), 9u);
  EXPECT_TRUE(layout_of(map_of(9, {})).lines.empty());
  std::vector<std::pair<int, int>> chain;
  for (int place = 1; place < 3000; ++place) chain.emplace_back(place - 1, place);
  EXPECT_EQ(layout_of(map_of(3000, chain)).at.size(), 3000u);
  EXPECT_EQ(layout_of(Map{}).at.size(), 0u);
}

TEST(MapLayout, OfAllMapsOfComponentsIsOnePicture) {
  const auto picture = elven_rage::maps_of(*elven_rage::built_in_components("trial-set"));
  ASSERT_TRUE(picture);
  const std::string words = in_english(picture->words);
  EXPECT_NE(words.find("The map four: 25 places."), std::string::npos);
  EXPECT_NE(words.find("a1, castle, borders on b1, a2."), std::string::npos);
  EXPECT_FALSE(elven_rage::maps_of({}));
}

TEST(MapLayout, LabelsAreClearInEveryLanguage) {
  for (const char* name : {"four", "three"})
    for (const char* place : long_names)
      for (const Language language : all_languages) {
        SCOPED_TRACE(std::string(name) + ", " + place);
        Map map = trial_map(name);
        for (elven_rage::MapPlace& one : map.places) one.name = place;
        expect_clear_labels(elven_rage::board_of(&map, language, {}));
      }
}

}  // namespace
}  // namespace elfref::testing::map_layout_test
