// Where things are drawn on a picture of the board.

#include "elfref/elfenland/asking/map.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "elfref/core/text/look.h"
#include "elfref/elfenland/facts/words.h"

namespace elfref::elfenland::map_test {
namespace {

enum class Sort { name, town, stand, spot, price, words };

/// What something takes: a box, and so much around it; a circle is a box without a size.
struct Taken {
  std::string what;
  Sort sort;
  int number = 0;  ///< of a stand: the how manieth of its town
  std::uint8_t of = 0;
  Point at;
  double across = 0, down = 0;  ///< half of the box
  double around = 0;
};

/// How things are drawn: the size of the letters of names, how much larger pieces and prices are than on a wide
/// picture, and whether the letters are Russian.
struct Sizes {
  double letters = 21, growth = 1, price_growth = 1;
  bool russian = false;
};
constexpr Sizes wide, wide_russian{.russian = true};
constexpr Sizes narrow{narrow_letters, narrow_growth, 1.33}, narrow_russian{narrow_letters, narrow_growth, 1.33, true};
constexpr std::array every_size{wide, narrow, wide_russian, narrow_russian};

Taken name_at(TownId id, const Sizes& sizes) {
  const NameOnMap name = name_on_map(id, sizes.russian);
  const double letters = sizes.letters, half = name.width * letters / 2;
  const double x = name.at.x + (name.side == 's' ? half : name.side == 'e' ? -half : 0);
  return {.what = "the name " + std::string(name.words),
          .sort = Sort::name,
          .of = id.value,
          .at = {x, name.at.y - 0.265 * letters},
          .across = half,
          .down = 0.465 * letters};
}

std::vector<Taken> all_taken(const Sizes& sizes) {
  std::vector<Taken> all;
  for (std::uint8_t i = 0; i < town_count; ++i) {
    const std::string name(town(TownId{i}).ascii);
    all.push_back({.what = "the town " + name,
                   .sort = Sort::town,
                   .of = i,
                   .at = {town(TownId{i}).x, town(TownId{i}).y},
                   .around = TownId{i} == elvenhold ? home_radius : ring_radius});
    all.push_back(name_at(TownId{i}, sizes));
    int number = 0;
    for (const Point stand : stands_in(TownId{i})) {
      const double half = boot_size / 2 * sizes.growth;
      all.push_back({.what = "boot " + std::to_string(number) + " in " + name,
                     .sort = Sort::stand,
                     .number = number,
                     .of = i,
                     .at = stand,
                     .across = half,
                     .down = half});
      ++number;
    }
  }
  for (std::uint8_t i = 0; i < way_count; ++i) {
    const std::string name = "w" + std::to_string(i);
    if (is_road(WayId{i})) {
      const auto [counter, obstacle] = spots_on(WayId{i});
      all.push_back({.what = "the counter on " + name,
                     .sort = Sort::spot,
                     .of = i,
                     .at = counter,
                     .around = counter_radius * sizes.growth});
      all.push_back({.what = "the obstacle on " + name,
                     .sort = Sort::spot,
                     .of = i,
                     .at = obstacle,
                     .around = obstacle_radius * sizes.growth});
    }
    all.push_back({.what = "the price on " + name,
                   .sort = Sort::price,
                   .of = i,
                   .at = price_on(WayId{i}),
                   .across = (is_river(WayId{i}) ? 25 : 15) * sizes.price_growth,
                   .down = 13 * sizes.price_growth});
    all.push_back({.what = "the words on " + name,
                   .sort = Sort::words,
                   .of = i,
                   .at = words_on(WayId{i}).at,
                   .across = words_width / 2 * sizes.price_growth / narrow.price_growth,
                   .down = words_height / 2 * sizes.price_growth / narrow.price_growth});
  }
  return all;
}

bool overlap(const Taken& a, const Taken& b, double touching) {
  const double across = std::abs(a.at.x - b.at.x) - a.across - b.across;
  const double down = std::abs(a.at.y - b.at.y) - a.down - b.down;
  if (across < -touching && down < -touching) return true;
  return std::hypot(std::max(0.0, across), std::max(0.0, down)) < a.around + b.around - touching;
}

/// Whether both are ever there at once, and one of them must not lie on the other.
bool apart(const Taken& a, const Taken& b) {
  const bool words = a.sort == Sort::words || b.sort == Sort::words;
  const bool price = words || a.sort == Sort::price || b.sort == Sort::price;
  const bool stand = a.sort == Sort::stand || b.sort == Sort::stand;
  if (price && stand) return false;  // there is not room for everything: a boot is where its player sees it
  // Words are on one connection at a time, and the page leaves out a price that they would lie on.
  if (words) return a.sort != b.sort && a.sort != Sort::price && b.sort != Sort::price;
  if (a.sort != Sort::stand || b.sort != Sort::stand) return true;
  constexpr int most_players = 6;
  return a.of != b.of && a.number + b.number + 2 <= most_players;
}

TEST(Map, NothingCoversAnythingElseHoweverWideThePictureIs) {
  for (const Sizes& sizes : every_size) {
    const std::vector<Taken> all = all_taken(sizes);
    ASSERT_EQ(all.size(), 8u * town_count + 2u * road_count + 2u * way_count);
    for (std::size_t i = 0; i < all.size(); ++i)
      for (std::size_t j = 0; j < i; ++j)
        EXPECT_FALSE(apart(all[i], all[j]) && overlap(all[i], all[j], 1))
            << all[i].what << " and " << all[j].what << ", in letters of " << sizes.letters;
  }
}

TEST(Map, BootsOfOneTownStandSideBySide) {
  constexpr double touching = 5;  // on a phone; their letters do not
  for (const auto& [sizes, allowed] : {std::pair{wide, 0.0}, std::pair{narrow, touching}}) {
    const std::vector<Taken> all = all_taken(sizes);
    for (const Taken& a : all)
      for (const Taken& b : all)
        if (a.sort == Sort::stand && b.sort == Sort::stand && a.of == b.of && a.number < b.number) {
          EXPECT_FALSE(overlap(a, b, allowed)) << a.what << " and " << b.number;
        }
  }
}

TEST(Map, WhatIsOfATownIsNearIt) {
  for (const Sizes& sizes : every_size)
    for (const Taken& taken : all_taken(sizes)) {
      if (taken.sort != Sort::name && (taken.sort != Sort::stand || taken.number > 0)) continue;
      const auto distance = [&](TownId id) {
        return std::hypot(std::max(0.0, std::abs(taken.at.x - town(id).x) - taken.across),
                          std::max(0.0, std::abs(taken.at.y - town(id).y) - taken.down));
      };
      EXPECT_LT(distance(TownId{taken.of}), 48) << taken.what;
      for (std::uint8_t i = 0; i < town_count; ++i)
        if (i != taken.of) {
          EXPECT_LT(distance(TownId{taken.of}), distance(TownId{i})) << taken.what;
        }
    }
}

TEST(Map, WordsAreNearTheirConnectionOrALineLeadsThere) {
  for (std::uint8_t i = 0; i < way_count; ++i) {
    const auto [at, on] = words_on(WayId{i});
    const double across = std::max(0.0, std::abs(at.x - on.x) - words_width / 2);
    const double down = std::max(0.0, std::abs(at.y - on.y) - words_height / 2);
    EXPECT_LT(std::hypot(across, down), 70) << "w" << int{i};
  }
}

TEST(Map, EverythingIsWithinThePicture) {
  for (const Sizes& sizes : {narrow, narrow_russian})
    for (const Taken& taken : all_taken(sizes)) {
      EXPECT_GE(taken.at.x - taken.across - taken.around, edges.left) << taken.what;
      EXPECT_GE(taken.at.y - taken.down - taken.around, edges.top) << taken.what;
      EXPECT_LE(taken.at.x + taken.across + taken.around, edges.right) << taken.what;
      EXPECT_LE(taken.at.y + taken.down + taken.around, edges.bottom) << taken.what;
    }
}

TEST(Map, NamesOfOneHeightHaveASpaceBetweenThem) {
  constexpr double space = 4;
  for (const Sizes& sizes : every_size)
    for (std::uint8_t i = 0; i < town_count; ++i)
      for (std::uint8_t j = 0; j < i; ++j) {
        const Taken a = name_at(TownId{i}, sizes), b = name_at(TownId{j}, sizes);
        if (std::abs(a.at.y - b.at.y) > a.down + b.down - 1) continue;
        EXPECT_GE(std::abs(a.at.x - b.at.x) - a.across - b.across, space) << a.what << " and " << b.what;
      }
}

TEST(Map, NamesOfTheSeaAreClearOfNames) {
  // Only on a wide picture, in letters of 19.
  for (const Sizes& sizes : {wide, wide_russian})
    for (std::uint8_t i = 0; i < town_count; ++i)
      for (const SeaName& sea : sea_names) {
        const Taken name = name_at(TownId{i}, sizes);
        const Taken words{.what = std::string(sea.words),
                          .sort = Sort::name,
                          .at = {sea.at.x, sea.at.y - 0.265 * 19},
                          .across = width_in_bold(sea.words) * 19 / 2,
                          .down = 0.465 * 19};
        EXPECT_FALSE(overlap(name, words, 1)) << name.what << " and " << words.what;
      }
}

TEST(Map, NoNameIsMuchNarrowerThanItsLetters) {
  for (std::uint8_t i = 0; i < town_count; ++i) {
    EXPECT_GE(name_on_map(TownId{i}, true).width, 0.85 * width_in_bold(in_russian(TownId{i}))) << int{i};
    EXPECT_DOUBLE_EQ(name_on_map(TownId{i}, false).width, width_in_bold(town(TownId{i}).ascii));
  }
}

TEST(Map, NamesAndLettersAreNineOfAPhonesPixelsHigh) {
  const double pixels = 336 / (edges.right - edges.left);  // 360, and a margin
  EXPECT_GE(narrow_letters * pixels, 9);
}

TEST(Map, AConnectionLeadsFromItsFirstTownToItsSecond) {
  for (std::uint8_t i = 0; i < way_count; ++i) {
    const Town &a = town(way(WayId{i}).a), &b = town(way(WayId{i}).b);
    EXPECT_NEAR(along(WayId{i}, 0).at.x, a.x, 1);
    EXPECT_NEAR(along(WayId{i}, 0).at.y, a.y, 1);
    EXPECT_NEAR(along(WayId{i}, 1).at.x, b.x, 1);
    EXPECT_NEAR(along(WayId{i}, 1).at.y, b.y, 1);
  }
}

}  // namespace
}  // namespace elfref::elfenland::map_test
