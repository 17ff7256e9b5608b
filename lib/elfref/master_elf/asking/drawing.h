#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/asking/replay_view.h"

// How cards and gifts are drawn: as strips with their names, so that no reader needs to know the pictures of a box.
// These are the insides of SVG elements, their middle at 0 0, styled by style_of_cards().

namespace elfref::master_elf {

/// The style sheet of all that is drawn here; every selector begins with `.map`.
[[nodiscard]] std::string_view style_of_cards();

/// A strip with text on it.
struct Strip {
  std::string words;     ///< `2 wool`
  bool unknown = false;  ///< its piece is unseen
};
/// Strips one after the other, in at most this number of rows of a width; strips without room become a number.
[[nodiscard]] std::string drawn_strips(std::span<const Strip> strips, double width, std::size_t rows);

/// A stack of gifts as it is shown.
struct DrawnStack {
  Strip top;          ///< the gift on top; empty: none
  std::string none;   ///< drawn in place of the top if there is none: `empty`
  std::string of;     ///< its price: `wax + wool`
  std::string fits;   ///< its properties: `toys, blue, elf`
  std::string below;  ///< the gifts under it: `2 below`
};
/// The drawing of a stack of gifts in its place.
[[nodiscard]] std::string drawn_stack(const DrawnStack& stack);

/// A parcel as it is shown.
struct DrawnParcel {
  std::string count;         ///< `3 of 4`
  std::string fits;          ///< the gifts that fit it: `toys`; or empty
  std::vector<Strip> gifts;  ///< the first one first
  bool sent = false;         ///< it has been sent
  bool full = false;         ///< it has to be sent
};
/// The drawing of a parcel in its place, which has this number of rows.
[[nodiscard]] std::string drawn_parcel(const DrawnParcel& parcel, int rows);

/// A player as shown next to the board.
struct DrawnPlayer {
  std::string name;
  std::string mark;
  std::string crystal;       ///< `crystal used`
  std::vector<Strip> cards;  ///< the hand
  bool next = false;         ///< it is the player's turn
};
/// The drawing of a player's line.
[[nodiscard]] std::string drawn_player(const DrawnPlayer& player);

/// The drawing of a number.
[[nodiscard]] std::string drawn_number(std::string_view words);

/// The sizes of drawings, in units of the picture.
struct Sizes {
  static constexpr double part = 620;                           ///< the width of a part of the picture
  static constexpr double area_width = 150, area_height = 124;  ///< of an area
  static constexpr double column = 186, row = 152;              ///< from one area to the next
  static constexpr double box_width = 148, stack_height = 139;  ///< of a stack of gifts; a parcel is as wide
  static constexpr double number_width = 124;                   ///< of a number under its name
  static constexpr double strip_height = 24, strip_step = 27;   ///< of a strip, and from one to the next
  static constexpr double line_step = 21;                       ///< from one line of a text to the next
  static constexpr double player_height = 62;                   ///< of a player's line
  static constexpr double parcel_head = 101;                    ///< above the gifts of a parcel
  /// The height of a parcel with this number of gifts.
  static constexpr double parcel_height(int rows) { return parcel_head + strip_step * rows + 4; }
};

}  // namespace elfref::master_elf
