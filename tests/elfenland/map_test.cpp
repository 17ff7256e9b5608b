// Where things are drawn on a picture of the board.

#include "elfref/elfenland/asking/map.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

namespace elfref::elfenland::map_test {
namespace {

/// How wide a name is in letters of size 1, bold, in the metrics of Helvetica.
double width_of(std::string_view name) {
  constexpr std::array<int, 26> small{556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889,
                                      611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500};
  constexpr std::array<int, 26> large{722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833,
                                      722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611};
  int width = 0;
  for (const char letter : name)
    width += letter == '\''  ? 238
             : letter >= 'a' ? small.at(static_cast<std::size_t>(letter - 'a'))
                             : large.at(static_cast<std::size_t>(letter - 'A'));
  return width / 1000.0;
}

/// What something takes on a picture as narrow as a phone.
struct Box {
  std::string what;
  double left, top, right, bottom;
};

Box around(std::string what, Point at, double radius) {
  return {std::move(what), at.x - radius, at.y - radius, at.x + radius, at.y + radius};
}

std::vector<Box> all_boxes() {
  std::vector<Box> boxes;
  for (std::uint8_t i = 0; i < town_count; ++i) {
    const TownId id{i};
    const std::string name(town(id).ascii);
    boxes.push_back(around("the town " + name, {town(id).x, town(id).y}, 9));
    const NamePlace text = name_of(id);
    const double width = width_of(name) * narrow_letters;
    const double left = text.at.x - (text.side == 's' ? 0 : text.side == 'e' ? width : width / 2);
    boxes.push_back(
        {"the name " + name, left, text.at.y - 0.73 * narrow_letters, left + width, text.at.y + 0.2 * narrow_letters});
    const BootPlace boot = boots_in(id);
    const double size = boot_size * narrow_growth;
    const double x = boot.along > 0 ? boot.at.x : boot.at.x - size, y = boot.at.y - boot.height * size;
    boxes.push_back({"a boot in " + name, x, y, x + size, y + size});
  }
  for (std::uint8_t i = 0; i < road_count; ++i)
    boxes.push_back(
        around("the counter of road " + std::to_string(i), counter_on(WayId{i}), counter_radius * narrow_growth));
  return boxes;
}

TEST(Map, NothingCoversAnythingElseOnAPhone) {
  constexpr double touching = 2;
  const std::vector<Box> boxes = all_boxes();
  ASSERT_EQ(boxes.size(), 3u * town_count + road_count);
  for (std::size_t i = 0; i < boxes.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      const Box &a = boxes[i], &b = boxes[j];
      const double across = std::min(a.right, b.right) - std::max(a.left, b.left);
      const double down = std::min(a.bottom, b.bottom) - std::max(a.top, b.top);
      EXPECT_FALSE(across > touching && down > touching)
          << a.what << " and " << b.what << ": " << across << " by " << down;
    }
}

TEST(Map, EverythingIsWithinThePicture) {
  for (const Box& box : all_boxes()) {
    EXPECT_GE(box.left, edges.left) << box.what;
    EXPECT_GE(box.top, edges.top) << box.what;
    EXPECT_LE(box.right, edges.right) << box.what;
    EXPECT_LE(box.bottom, edges.bottom) << box.what;
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
