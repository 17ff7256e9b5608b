#pragma once

#include <cstdint>

#include "elfref/core/judging/options.h"

namespace elfref::master_elf {

/// The questions that the supplement leaves open, in the order of the record format, as indices into
/// OptionValues::value. The first value of each is assumed; that of the last option is printed.
enum class Option : std::uint8_t {
  gift_price,           ///< whether a gift may be paid with one of its two kinds alone
  crystal,              ///< whether the crystal may replace a card that is in the hand
  stay_without_cards,   ///< whether the Kitten lets a player stay where there are no cards
  averts_loss,          ///< whether staying by the Kitten or changing places with the Saucer averts the loss
  swap_into_empty,      ///< whether changing places with the Saucer may lead to a location without cards
  swap_from_city,       ///< whether an elf in the city may change places with the Saucer
  swap_in_place,        ///< whether changing places with the Saucer may be within its area
  fox_after_swap,       ///< whether the Fox helps a player who comes by the Saucer
  yeti_unused_crystal,  ///< the ability of the Yeti while the crystal is unused
  last_parcel,          ///< what counts first when the last parcel is full and no gift is left to place
  short_refill,         ///< how too few cards are placed at a sending
  start_gift_sets,      ///< when two starting gifts are of one set
  inhabitants,          ///< whether helpers and characters play in one game
  coop_shortage,        ///< whether all cards are discarded in the cooperative game when they run short
  surplus_discard,      ///< whether cards may be discarded at the end of a turn with seven or fewer
  abilities,            ///< whether characters have their abilities and limits
};

/// The options, and the only known edition.
[[nodiscard]] const OptionTable& option_table();

}  // namespace elfref::master_elf
