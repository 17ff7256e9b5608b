#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace elfref::elven_rage {

/// What a slot of a card shows (ER-ATK-1 to -8).
enum class Icon : std::uint8_t {
  none,           ///< nothing
  simple,         ///< takes 1 life; a shield or a fire shield stops it
  double_simple,  ///< like simple, but takes 2 lives
  shield,         ///< stops simple and double strikes from its side
  pierce,         ///< takes 1 life, past a shield
  double_pierce,  ///< like pierce, but takes 2 lives
  counter,        ///< a card that strikes at it loses 1 life
  fire,           ///< stops simple strikes, and the striker loses 1 life
  move,           ///< may change places with the card at which it points
  other,          ///< none of these: its effect is never judged
};
inline constexpr std::size_t icon_count = 10;  ///< every Icon is below it

/// The icons as records and components name them, by Icon.
inline constexpr std::array<std::string_view, icon_count> icon_names{
    "none", "simple", "double", "shield", "pierce", "double-pierce", "counter", "fire", "move", "other"};
/// The name of an icon.
[[nodiscard]] constexpr std::string_view name_of(Icon icon) {
  return icon_names[static_cast<std::size_t>(icon)];
}
/// The icon of that name; `-` is none.
[[nodiscard]] constexpr std::optional<Icon> icon_named(std::string_view name) {
  if (name == "-") return Icon::none;
  for (std::size_t icon = 0; icon < icon_count; ++icon)
    if (icon_names[icon] == name) return Icon{static_cast<std::uint8_t>(icon)};
  return std::nullopt;
}

/// The lives that an unstopped strike takes; 0: the icon does not strike (ER-FGT-5), or its effect is unknown.
[[nodiscard]] constexpr int lives_of(Icon strike) {
  if (strike == Icon::simple || strike == Icon::pierce) return 1;
  return strike == Icon::double_simple || strike == Icon::double_pierce ? 2 : 0;
}
/// Whether a strike passes a shield.
[[nodiscard]] constexpr bool pierces(Icon strike) {
  return strike == Icon::pierce || strike == Icon::double_pierce;
}

/// The slots of a card.
enum class Slot : std::uint8_t { left, centre, right };
inline constexpr std::size_t slot_count = 3;  ///< every Slot is below it
/// All slots, in the order in which a card shows them.
inline constexpr std::array<Slot, slot_count> all_slots{Slot::left, Slot::centre, Slot::right};
/// The icons that a card shows, by Slot.
using Icons = std::array<Icon, slot_count>;

}  // namespace elfref::elven_rage
