#pragma once

#include <cstdint>

#include "elfref/core/judging/options.h"

namespace elfref::elven_rage {

/// The questions that the rulebook leaves open, in the order of the record format, as indices into OptionValues::value.
/// The first value of each is assumed; docs/record-format-elven-rage.md lists them.
enum class Option : std::uint8_t {
  hand_limit,           ///< when a hand is cut to five outside of Discard
  discard_more,         ///< whether more than the surplus may be discarded
  first_turn_draw,      ///< whether a player may draw two cards instead of attacking in the first turn
  reshuffle,            ///< when a deck that ran out is reshuffled
  empty_deck,           ///< what is drawn when deck and discard are empty
  look_first,           ///< whether a squad must be looked at before an unseen one is fought
  castle_retreat,       ///< whether the owner of a castle may retreat
  give_up,              ///< who may give up a land
  attack_with_fewer,    ///< whether a player may attack with fewer than three cards
  neutral_player,       ///< who may play the neutral cards
  neutral_placement,    ///< how cards are placed against neutrals
  treasure_reserve,     ///< whose reserve a Treasure on top of the centre is
  treasure_shown,       ///< which is on top when a Treasure is shown against a card
  lost_treasure,        ///< where Treasures of a lost battle go
  left_hits,            ///< which neighbour the left slot points at
  fire_double,          ///< what a double strike does at a fire shield
  fire_pierce,          ///< what a piercing strike does at a fire shield
  counter_when_killed,  ///< whether a counterattack works when the strike kills its card
  move_instead,         ///< whether a card that could do damage may move
  move_loop,            ///< which repetition after a movement ends a battle
  fire_ends,            ///< whether a battle may end when only fire shields can be struck
  initiative_change,    ///< when a change of initiative counts
  swap_centre,          ///< whether the reserve may be exchanged with a card beneath it
  central_summon,       ///< whether the central castle counts for Summon
  central_owner,        ///< who defends a central castle that a player holds
  guardian_sent,        ///< how the guardian counts in an attack
  guardian_dead,        ///< where a guardian goes that fell for its holder
  captured_dragon,      ///< where a captured dragon fights
  castle_draw_up,       ///< who draws missing defenders of a castle
  out_lands,            ///< what becomes of the lands of a player who is out
  out_treasures,        ///< what becomes of the Treasures of a player who is out
  goal_time,            ///< when a fulfilled goal ends the game
  own_castle,           ///< whether the starting castle counts among lands for a goal
  last_standing,        ///< what happens when all others are out
  squads_again,         ///< how many squads are placed again after a player is out
  ally_lands,           ///< whether an ally's land may be attacked
  token_target,         ///< where a token may be moved
  built_tower,          ///< what happens to a built tower when its land changes hands
  gifts,                ///< whether things may be given without return outside an alliance
};

/// The options, and the only known edition.
[[nodiscard]] const OptionTable& option_table();

}  // namespace elfref::elven_rage
