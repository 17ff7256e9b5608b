#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <regex>
#include <string>
#include <vector>

#include "elfref/core/asking/replay_view.h"
#include "elfref/core/text/look.h"

namespace elfref::testing {

/// A line of text that a picture always shows, and the box that its letters take by width_in_bold().
struct Label {
  std::string words;
  double left = 0, top = 0, right = 0, bottom = 0;
};

/// The lines of text of a picture that line_of_text() drew.
[[nodiscard]] inline std::vector<Label> labels_of(const Picture& picture) {
  static const std::regex line(
      "<text class=\"word ([^\"]*)\" x=\"([-0-9.]+)\" y=\"([-0-9.]+)\" style=\"font-size:([0-9.]+)px\">([^<]*)<");
  std::vector<Label> all;
  for (std::sregex_iterator one(picture.svg.begin(), picture.svg.end(), line), end; one != end; ++one) {
    const std::string classes = one->str(1), words = one->str(5);
    const double x = std::stod(one->str(2)), y = std::stod(one->str(3)), size = std::stod(one->str(4));
    const double width = size * width_in_bold(words);
    const bool start = classes.find("start") != std::string::npos;
    const double left = start ? x : x - width / 2;
    all.push_back({words, left, y - 0.73 * size, left + width, y + 0.2 * size});
  }
  return all;
}

/// Expects that no line of text touches another one, the frame, or where pieces are placed on the map.
inline void expect_clear_labels(const Picture& picture) {
  constexpr double touching = 1, half_piece = 31 * 1.2 / 2;  // on a narrow picture
  const std::vector<Label> labels = labels_of(picture);
  EXPECT_FALSE(labels.empty());
  const auto lies_on = [](const Label& a, const Label& b) {
    return std::min(a.right, b.right) - std::max(a.left, b.left) > touching &&
           std::min(a.bottom, b.bottom) - std::max(a.top, b.top) > touching;
  };
  std::vector<Label> pieces;
  for (const PicturePlace& place : picture.places) {
    const bool on_map = place.id.starts_with('p') && place.id.find_first_not_of("0123456789", 1) == std::string::npos;
    for (const PicturePoint& at : place.stands)
      if (on_map)
        pieces.push_back({"a piece in " + place.id, at.x - half_piece, at.y - half_piece, at.x + half_piece,
                          at.y + half_piece});
  }
  const auto [left, top, width, height] = picture.view;
  for (std::size_t i = 0; i < labels.size(); ++i) {
    const Label& label = labels[i];
    EXPECT_GE(label.left, left) << label.words;
    EXPECT_GE(label.top, top) << label.words;
    EXPECT_LE(label.right, left + width) << label.words;
    EXPECT_LE(label.bottom, top + height) << label.words;
    for (std::size_t j = 0; j < i; ++j)
      EXPECT_FALSE(lies_on(label, labels[j])) << label.words << " / " << labels[j].words;
    for (const Label& piece : pieces) EXPECT_FALSE(lies_on(label, piece)) << label.words << " / " << piece.words;
  }
}

/// Long names in several scripts, wide letters among them.
inline constexpr std::array<const char*, 4> long_names{"Whispering Wood Moor", "Überwaldmühle am Fluß",
                                                       "Щучье Шумящее болото", "長い名前の静かな森"};

}  // namespace elfref::testing
