#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/asking/replay_view.h"

// How cards and gifts are drawn: as strips with their names, so that nobody needs to know pictures of a box that nobody
// has seen. The insides of SVG elements, their middle at 0 0, styled by style_of_cards().

namespace elfref::master_elf {

/// The style sheet of all that is drawn here; every selector begins with `.map`.
[[nodiscard]] std::string_view style_of_cards();

/// A strip with words on it.
struct Strip {
  std::string words;     ///< `2 wool`
  bool unknown = false;  ///< nobody saw what it is
};
/// Strips one after the other, in so many rows of a width at most; what has no room is a number.
[[nodiscard]] std::string drawn_strips(std::span<const Strip> strips, double width, std::size_t rows);

/// What is shown of a stack of gifts.
struct DrawnStack {
  Strip top;          ///< the gift on top; empty: there is none
  std::string of;     ///< what it takes: `wax + wool`
  std::string fits;   ///< what it is: `toys, blue, elf`
  std::string below;  ///< what lies beneath: `2 below`
};
/// A stack of gifts within its place.
[[nodiscard]] std::string drawn_stack(const DrawnStack& stack);

/// What is shown of a parcel.
struct DrawnParcel {
  std::string count;         ///< `3 of 4`
  std::string fits;          ///< what fits it: `toys`; or empty
  std::vector<Strip> gifts;  ///< the first one first
  bool sent = false;         ///< it is gone
  bool full = false;         ///< it is to be sent
};
/// A parcel within its place of so many rows.
[[nodiscard]] std::string drawn_parcel(const DrawnParcel& parcel, int rows);

/// What is shown of a player beside the board.
struct DrawnPlayer {
  std::string name;
  std::string mark;
  std::string crystal;       ///< `crystal used`
  std::vector<Strip> cards;  ///< the hand
  bool next = false;         ///< it is his turn
};
/// A player's line.
[[nodiscard]] std::string drawn_player(const DrawnPlayer& player);

/// A number that counts.
[[nodiscard]] std::string drawn_number(std::string_view words);

/// How large what is drawn is, in units of the picture.
struct Sizes {
  static constexpr double part = 620;                           ///< the width of a part of the picture
  static constexpr double area_width = 150, area_height = 124;  ///< of an area
  static constexpr double column = 186, row = 152;              ///< from one area to the next
  static constexpr double box_width = 148, stack_height = 118;  ///< of a stack of gifts; a parcel is as wide
  static constexpr double number_width = 54;                    ///< of a number beside its name
  static constexpr double strip_height = 24, strip_step = 27;   ///< of a strip, and from one to the next
  static constexpr double player_height = 62;                   ///< of a player's line
  static constexpr double parcel_head = 80;                     ///< above the gifts of a parcel
  /// How high a parcel with so many gifts is.
  static constexpr double parcel_height(int rows) { return parcel_head + strip_step * rows + 4; }
};

}  // namespace elfref::master_elf
