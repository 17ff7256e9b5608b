#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "elfref/core/judging/options.h"

namespace elfref::elven_rage {

/// What the rulebook leaves open, in the order of the record format, as indices into OptionValues::value. The first
/// value of each is assumed; docs/record-format-elven-rage.md lists them.
enum class Option : std::uint8_t {
  hand_limit,           ///< when a hand is cut to five outside of Discard
  discard_more,         ///< whether more than the surplus may be thrown away
  first_turn_draw,      ///< whether two cards may be drawn for no attack in the first turn
  reshuffle,            ///< when a deck that ran out is made anew
  empty_deck,           ///< what is drawn when deck and discard are empty
  look_first,           ///< whether a squad must have been looked at before one is fought unseen
  castle_retreat,       ///< whether the owner of a castle may retreat
  give_up,              ///< who may give up a land
  attack_with_fewer,    ///< whether one may attack with fewer than three cards
  neutral_player,       ///< who may play the neutral cards
  neutral_placement,    ///< how cards are laid out against neutrals
  treasure_reserve,     ///< whose reserve a Treasure on top of the centre is
  treasure_shown,       ///< what lies on top when a Treasure is shown against a card
  lost_treasure,        ///< where Treasures of a lost battle go
  left_hits,            ///< which neighbour the left slot points at
  fire_double,          ///< what a double strike does at a fire shield
  fire_pierce,          ///< what a piercing strike does at a fire shield
  counter_when_killed,  ///< whether a counterattack works when its card dies of the strike
  move_instead,         ///< whether a card may move that could do damage
  move_loop,            ///< which repetition after a movement ends a battle
  fire_ends,            ///< whether a battle may end when only fire shields can be struck
  initiative_change,    ///< when a change of initiative counts
  swap_centre,          ///< whether the reserve may be exchanged with a card beneath it
  central_summon,       ///< whether the central castle counts for Summon
  central_owner,        ///< who defends a central castle that somebody holds
  guardian_sent,        ///< what the guardian is in an attack
  guardian_dead,        ///< where the guardian goes who fell for his holder
  captured_dragon,      ///< where a captured dragon fights
  castle_draw_up,       ///< who draws missing defenders of a castle
  out_lands,            ///< what becomes of the lands of who is out
  out_treasures,        ///< what becomes of the Treasures of who is out
  goal_time,            ///< when a fulfilled goal ends the game
  own_castle,           ///< whether the starting castle counts among lands for a goal
  last_standing,        ///< what happens when all others are out
  squads_again,         ///< how many squads are laid again after somebody is out
  ally_lands,           ///< whether an ally's land may be attacked
  token_target,         ///< where a token may be moved
  built_tower,          ///< what becomes of a built tower when its land changes hands
  gifts,                ///< whether things are handed over without return outside an alliance
};

/// The values by which a session is replayed. Where a set is given, it is noted there which options anything asked for:
/// what nobody asked for changes nothing.
class ValuesInForce {
 public:
  ValuesInForce() = default;
  ValuesInForce(const OptionValues& values) : values_(values) {}  // NOLINT: meant to convert

  /// The value of an option, as an index.
  [[nodiscard]] std::uint8_t operator[](Option option) const {
    note({option});
    return values_[option];
  }
  /// All of them; nothing is noted.
  [[nodiscard]] const OptionValues& values() const { return values_; }
  /// Notes from here on what is asked for. REQUIRES: `asked` lives longer than anybody asks.
  void note_in(OptionSet& asked) { asked_ = &asked; }
  /// Notes that these bear on what follows.
  void note(std::initializer_list<Option> options) const {
    if (asked_ == nullptr) return;
    for (const Option option : options) *asked_ |= only(static_cast<std::size_t>(option));
  }
  friend bool operator==(const ValuesInForce& a, const ValuesInForce& b) { return a.values_ == b.values_; }

 private:
  OptionValues values_{};
  OptionSet* asked_ = nullptr;  // not ours; null: nobody wants to know
};

/// The options, and the one edition that is known.
[[nodiscard]] const OptionTable& option_table();

}  // namespace elfref::elven_rage
