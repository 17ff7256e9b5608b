#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "elfref/elven_rage/facts/icons.h"

namespace elfref::elven_rage {

/// When an Action or an Artifact may be used.
enum class When : std::uint8_t {
  any,        ///< at any time
  battle,     ///< from the sending of cards to the end of the battle
  reveal,     ///< after the edge is laid out, before the centre
  placement,  ///< before the edge is laid out
  own_turn,   ///< in the player's own turn, outside battles
};
inline constexpr std::size_t when_count = 5;  ///< every When is below it
/// The names of times in components, by When.
inline constexpr std::array<std::string_view, when_count> when_names{"any", "battle", "reveal", "placement",
                                                                     "own-turn"};

/// The kind of an effect.
enum class Does : std::uint8_t {
  slot,        ///< a slot of a card gets another icon
  life,        ///< a card gets or loses lives
  initiative,  ///< a card's initiative changes
  more,        ///< adds to the strike just made, if it hit
  draw,        ///< cards are drawn
  capture,     ///< one more capture phase (ER-NOT-3)
  token,       ///< a token of the player goes to a neighbouring land (ER-NOT-1)
  tower,       ///< a tower on a land of the player (ER-NOT-2)
  beginner,    ///< this battle has the beginner placement (ER-PLC-6)
  other,       ///< declared, never verified
};
inline constexpr std::size_t does_count = 10;  ///< every Does is below it
/// The names of kinds in components, by Does.
inline constexpr std::array<std::string_view, does_count> does_names{
    "slot", "life", "initiative", "more", "draw", "capture", "token", "tower", "beginner", "other"};

/// The cards that an effect may touch, from the point of view of the player who uses it.
enum class Who : std::uint8_t { own, enemy, any };
inline constexpr std::size_t who_count = 3;  ///< every Who is below it
/// The names of these in components, by Who.
inline constexpr std::array<std::string_view, who_count> who_names{"own", "enemy", "any"};

/// What an Action or an Artifact does: `battle slot own shield`.
struct Effect {
  When when = When::any;    ///< when it may be used
  Does does = Does::other;  ///< its kind
  Who who = Who::any;       ///< slot, life, initiative: whose cards it may touch
  Icon icon = Icon::none;   ///< slot: the icon that it shows then
  std::int8_t amount = 0;   ///< life, initiative: the signed change; more, draw: the number
  friend constexpr bool operator==(const Effect&, const Effect&) = default;
};

/// The Action of a card: `1 battle slot own shield`.
struct CardAction {
  std::uint8_t price = 0;  ///< at least this many own lands are needed; nothing is spent (ER-ACT-4)
  Effect effect;           ///< what it does
  /// Whether a player with this number of lands may use it, however many other Actions the player uses (ER-ACT-5).
  [[nodiscard]] constexpr bool affordable(int lands) const { return lands >= price; }
  friend constexpr bool operator==(const CardAction&, const CardAction&) = default;
};

}  // namespace elfref::elven_rage
