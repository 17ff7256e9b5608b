#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "elfref/core/asking/replay_view.h"
#include "elfref/elven_rage/table/battle.h"

// How cards, signs and words are drawn: the insides of SVG elements, styled by style_of_drawings().

namespace elfref::elven_rage {

/// The style sheet of all that is drawn here; every selector begins with `.map`.
[[nodiscard]] std::string_view style_of_drawings();

/// The pictogram of an icon on a grid of 24, as the `d` of a path to be filled even-odd. It strikes upwards.
[[nodiscard]] std::string_view sign_of(Icon icon);

/// Where the parts of a battle are drawn, from the middle of all: the cards of the edge in two rows, clockwise from the
/// left above, the reserve over the card under it between them, a title above and a line below.
struct BattleLayout {
  static constexpr double width = 620, height = 560;             ///< of all
  static constexpr double card_width = 236, card_height = 130;   ///< of a card of the edge
  static constexpr double strip_width = 172, strip_height = 46;  ///< of a card of the centre
  static constexpr PicturePoint title{0, -262}, below{0, 262};   ///< two lines of words
  static constexpr std::array<PicturePoint, 6> at{
      ///< by Place
      {{-186, -165}, {186, -165}, {186, 165}, {-186, 165}, {0, -25}, {0, 25}}};
};
/// The arrow of a strike, as the `d` of a path, `from` the middle of all. REQUIRES: two places of the edge.
[[nodiscard]] std::string arrow(Place from, Place to, PicturePoint middle);

/// What is shown of a card in a battle.
struct DrawnCard {
  std::string name;                                  ///< as people write it
  std::string_view mark;                             ///< whose it is: the letters of its player; empty: nobody's
  std::optional<int> initiative{};                   ///< nothing: nobody knows
  int lives = 0;                                     ///< that it still has
  int printed = 0;                                   ///< that it has on paper; 0: nobody knows, or it has none
  std::array<std::string_view, slot_count> signs{};  ///< by Slot: their pictograms, empty where nobody knows
  std::array<Place, slot_count> towards{};           ///< by Slot: at whom it points
  std::array<bool, slot_count> strikes{};            ///< by Slot: it points there
  bool dead = false;                                 ///< it is out of the battle
};
/// What is drawn round the card at a place of the edge that may act now, seen from BattleLayout::below.
[[nodiscard]] std::string ring_round(Place place);
/// A card at the edge, its middle at 0 0; each slot on the side to which it points.
[[nodiscard]] std::string drawn_at_edge(const DrawnCard& card, Place place);
/// A card of the centre, its middle at 0 0: its name and initiative.
[[nodiscard]] std::string drawn_in_centre(const DrawnCard& card);

}  // namespace elfref::elven_rage
