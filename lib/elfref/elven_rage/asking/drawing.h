#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "elfref/core/asking/replay_view.h"
#include "elfref/elven_rage/table/battle.h"

// How cards, signs and texts are drawn: the insides of SVG elements, styled by style_of_drawings().

namespace elfref::elven_rage {

/// The style sheet of all that is drawn here; every selector begins with `.map`.
[[nodiscard]] std::string_view style_of_drawings();

/// The pictogram of an icon on a grid of 24, as the `d` of a path to be filled even-odd. Strikes point upwards.
[[nodiscard]] std::string_view sign_of(Icon icon);

/// Where the parts of a battle are drawn, measured from the middle: the cards of the edge in two rows, clockwise from
/// the top left; between them the reserve above the card under it; a title above and a line below.
struct BattleLayout {
  static constexpr double width = 620, height = 560;             ///< of the whole
  static constexpr double card_width = 236, card_height = 130;   ///< of a card of the edge
  static constexpr double strip_width = 172, strip_height = 46;  ///< of a card of the centre
  static constexpr PicturePoint title{0, -262}, below{0, 262};   ///< two lines of text
  static constexpr std::array<PicturePoint, 6> at{
      ///< by Place
      {{-186, -165}, {186, -165}, {186, 165}, {-186, 165}, {0, -25}, {0, 25}}};
};
/// The arrow of a strike, as the `d` of a path; `middle` is the middle of the battle. REQUIRES: two places of the edge.
[[nodiscard]] std::string arrow(Place from, Place to, PicturePoint middle);

/// A card of a battle, as it is shown.
struct DrawnCard {
  std::string name;                                  ///< as people write it
  std::string_view mark;                             ///< the letters of the player whose it is; empty: no player's
  std::optional<int> initiative{};                   ///< nothing: unknown
  int lives = 0;                                     ///< lives left
  int printed = 0;                                   ///< printed lives; 0: unknown, or it has none
  std::string lives_left{};                          ///< both in words, for when there are many: `7 of 9`
  std::array<std::string_view, slot_count> signs{};  ///< by Slot: their pictograms, empty if unknown
  std::array<Place, slot_count> towards{};           ///< by Slot: the place at which it points
  std::array<bool, slot_count> strikes{};            ///< by Slot: its icon strikes, and is turned to that place
  bool dead = false;                                 ///< it is out of the battle
};
/// The ring around a card of the edge that may act now, relative to BattleLayout::below.
[[nodiscard]] std::string ring_round(Place place);
/// A card at the edge, its middle at 0 0; each slot is on the side to which it points.
[[nodiscard]] std::string drawn_at_edge(const DrawnCard& card, Place place);
/// A card of the centre, its middle at 0 0: its name and initiative.
[[nodiscard]] std::string drawn_in_centre(const DrawnCard& card);

}  // namespace elfref::elven_rage
