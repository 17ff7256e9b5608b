#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "elfref/elven_rage/facts/effects.h"
#include "elfref/elven_rage/table/battle_fight.h"

// A battle as it is recorded, line by line. Acts are judged and applied, and left-out turns are filled in. Nothing is a
// breach that some order of turns allows.
//
// A left-out turn is one of a card that could do no damage and did not have to strike into a fire shield. The card did
// nothing. The time of the turn is unknown, and a name may be that of several cards. So a battle is several moments
// (Fight) at the same time, each the result of one reading of the lines. A line keeps the moments in which it is right,
// read in every way in which it is right. If it is right in none, it is a breach, and the moments to which it can have
// led go on.
//
// The order of calls: lay_edge, expect_centre if it is known, play (what is used at the reveal), lay_centre, swap, then
// apply, play and answer as they come. Each has a judge to ask before it; at the end judge_loop and judge_end may be
// asked. For the details of a finding, ask about its moment (BattleFaults::at): turn_of, choices_of, hit_of. A battle
// without recorded acts is for table/battle_outcomes.h.

namespace elfref::elven_rage {

/// How a battle is laid out (ER-PLC-1). Either: it is not recorded, or a Royal Guard is present that excuses it
/// (ER-PLC-6).
enum class Placement : std::uint8_t { either, advanced, beginner };

inline constexpr std::size_t most_fights = 32;  ///< moments that are followed together; more are not judged
inline constexpr std::size_t most_pending = 8;  ///< changes that may still be answered

/// A change by an Action or an Artifact, as written after `so`.
struct Change {
  Does does = Does::slot;  ///< slot, life, initiative, or more (written like a loss of lives)
  Place place;             ///< the place of its card, if no name says it
  Slot slot = Slot::left;  ///< slot: the slot
  Icon icon = Icon::none;  ///< slot: the icon that it shows then
  std::int8_t amount = 0;  ///< life, initiative: signed; more: lives lost, below 0
  std::optional<std::uint16_t> card{};  ///< any card with this number, if a name says it
  friend constexpr bool operator==(const Change&, const Change&) = default;
};

/// A change that may still be answered.
struct Pending {
  Effect effect;           ///< the effect from which it comes, whoever used it
  Change change;           ///< what it is, as written
  std::uint8_t depth = 0;  ///< answers before it: the one with the most works first
  friend bool operator==(const Pending&, const Pending&) = default;
};

/// A battle between two lines: a regular value without pointers.
struct Battle {
  BattleOptions options;                             ///< the options by which it is judged
  Placement placement = Placement::either;           ///< how it is laid out
  std::array<Fight, most_fights> fight{};            ///< moments that it may be at
  std::uint8_t fights = 0;                           ///< their number; 0: nothing is laid out
  bool open = false;                                 ///< its events are unknown: nothing of it is judged
  bool acted = false;                                ///< a card has acted: the reserve stays
  bool played = false;                               ///< an Action or an Artifact was used after the centre was placed
  bool swapped = false;                              ///< the reserve was exchanged
  bool centre = false;                               ///< the centre is placed
  Fighter reserve;                                   ///< the upper card of the centre, even before that if known
  Fighter beneath;                                   ///< the card under it, dead once the centre is placed
  std::optional<Side> owner;                         ///< the side of the reserve, for a tie; nothing: unknown
  std::array<Pending, most_pending> pending{};       ///< changes of the last Action or Artifact, and its answers
  std::uint8_t pendings = 0;                         ///< their number
  std::array<std::uint64_t, most_positions> position{};  ///< the positions so far, by the cards and their places
  std::array<std::uint64_t, most_positions> look{};      ///< the positions so far, by what they show: copies look alike
  std::uint8_t positions = 0;                            ///< their number; most_positions: more than are remembered

  friend bool operator==(const Battle&, const Battle&) = default;
};

// ---------------------------------------------------------------- findings

/// The rules that are judged here.
enum class BattleRule : std::uint8_t {
  beginner_placement,       ///< ER-PLC-B1
  advanced_edge,            ///< ER-PLC-A1
  advanced_centre,          ///< ER-PLC-A2
  swap,                     ///< ER-PLC-4
  by_initiative,            ///< ER-FGT-1
  ties,                     ///< ER-FGT-2
  strikes_where_it_points,  ///< ER-FGT-3
  what_strikes,             ///< ER-FGT-5
  must_damage,              ///< ER-FGT-6
  the_dead,                 ///< ER-FGT-7
  simple_strike,            ///< ER-ATK-1
  double_strike,            ///< ER-ATK-2
  shield,                   ///< ER-ATK-3
  piercing_strike,          ///< ER-ATK-4
  double_piercing,          ///< ER-ATK-5
  fire_shield,              ///< ER-ATK-7
  movement,                 ///< ER-ATK-8
  movements_go_round,       ///< ER-ATK-9
  battle_ends,              ///< ER-END-1
  more_living,              ///< ER-END-2
  reserve_decides,          ///< ER-END-3
  right_effect,             ///< ER-ACT-8
  treasure_is_empty,        ///< ER-TRE-1
  counterattack,            ///< ER-ATK-6
};
inline constexpr std::size_t battle_rule_count = 24;  ///< every BattleRule is below it
/// The code of a rule: `ER-FGT-1`.
[[nodiscard]] std::string_view code_of(BattleRule rule);

/// The kind of a fault, for its words.
enum class Wrong : std::uint8_t {
  // an act: whose turn it was
  others_before,    ///< `places` have a higher initiative and could not be passed over
  attacker_before,  ///< `places`, the attacker's with the same initiative, act first
  other_side_next,  ///< `places`, of the other side with the same initiative, are next
  acted_already,    ///< it has acted in this round, and `places` have not
  is_dead,          ///< the acting card is dead; the rule is that of the counterattack or fire shield that killed it
  is_treasure,      ///< a Treasure acts
  not_at_the_edge,  ///< no card of the edge has the name of the acting card, or of the target
  // an act: what it did
  points_elsewhere,  ///< the slot points at `places`, not at `target`
  no_slot,           ///< no slot points at the own place
  own_card,          ///< it strikes a card of its own side
  dead_card,         ///< it strikes a dead card
  treasure_card,     ///< it strikes a Treasure
  no_strike,         ///< the slot shows nothing that strikes
  no_movement,       ///< the slot shows no movement
  could_damage,      ///< it could have done damage through `slots`, at `places`
  had_to_burn,       ///< it had to strike into a fire shield through `slots`, at `places`
  cost,              ///< the target loses `due` lives, not `got`
  not_dead,          ///< the target loses `due` lives and has `got` left
  has_ended,         ///< movements repeated a position before: the battle had ended
  // a layout
  uneven_edge,      ///< `got` cards of the attacker at the edge, not `due`
  uneven_six,       ///< `got` cards of the attacker among the six, not `due`
  wrong_order,      ///< the card at `target` belongs to the player who placed it
  wrong_on_top,     ///< the lower initiative is on top: `got`, and `due` under it
  tie_on_top,       ///< equal initiative, and the attacker's card is under it
  treasure_on_top,  ///< a Treasure is on top of a card
  // a swap
  not_the_attackers,  ///< the reserve is not the attacker's
  not_his_card,       ///< the card at `target` is not the attacker's, or is a Treasure
  swapped_before,     ///< for the second time
  swapped_late,       ///< after the first act
  swapped_beneath,    ///< with the card under it
  // a change
  other_effect,    ///< the effect is of another kind, icon or number
  other_card,      ///< the card at `target` is not one that it may touch
  no_such_card,    ///< none of the six cards has that name
  no_strike_made,  ///< nothing to add to: no strike was just made, or it did no damage
  too_late,        ///< the card at `target` is dead
  // the end
  could_go_on,    ///< `places` can still do damage
  could_burn,     ///< `places` must still strike into a fire shield
  no_repetition,  ///< movements repeated no position
  fewer_living,   ///< `got` living cards of the attacker against `due` of the defender
  reserve_was,    ///< equal numbers of living cards, and the reserve was the other side's
  others_fell,    ///< the acts leave `places` dead, and other cards are recorded as fallen
};

/// A fault of a line of a battle.
struct BattleFault {
  BattleRule rule = BattleRule::by_initiative;  ///< the rule that it breaks
  Wrong wrong = Wrong::others_before;           ///< how
  Place place{};                                ///< the place of the acting card
  std::optional<Place> target{};                ///< the other card that it is about
  Places places = 0;                            ///< as `wrong` says
  SlotSet slots = 0;                            ///< as `wrong` says
  std::int16_t due = 0;                         ///< as `wrong` says
  std::int16_t got = 0;                         ///< as `wrong` says
  friend bool operator==(const BattleFault&, const BattleFault&) = default;
};

/// The faults of a line.
struct BattleFaults {
  std::array<BattleFault, 4> fault{};  ///< in the order of the rules
  std::uint8_t count = 0;              ///< their number; 0: the line is right, or cannot be judged
  Fight at;                            ///< the moment at which it is judged: before it, with left-out turns filled in

  /// Adds a fault.
  void add(const BattleFault& one) {
    if (count < fault.size()) fault[count++] = one;
  }
  [[nodiscard]] bool none() const { return count == 0; }  ///< nothing is wrong
  /// The fault against a rule, or null.
  [[nodiscard]] const BattleFault* of(BattleRule rule) const;
  [[nodiscard]] const BattleFault* begin() const { return fault.data(); }        ///< the first one
  [[nodiscard]] const BattleFault* end() const { return fault.data() + count; }  ///< after the last one
};

// ---------------------------------------------------------------- the layout (battle_layout.cpp)

/// Lays out the four cards of the edge, clockwise. If one is unknown, nothing of the battle is judged.
void lay_edge(Battle& battle, const std::array<Fighter, edge_count>& cards);
/// Notes the two cards of the centre before they are placed: a name may mean one of them.
void expect_centre(Battle& battle, const Fighter& upper, const Fighter& lower);
/// Whether the edge fits the placement, and was placed in that order, if the order is written (ER-PLC-A1).
[[nodiscard]] BattleFaults judge_edge(const Battle& battle, std::span<const Place> placed);
/// Lays out the centre, which shows the owner of the reserve.
void lay_centre(Battle& battle, const Fighter& upper, const Fighter& lower);
/// Whether these two may be in the centre of this edge, with what was used at the reveal (ER-PLC-B1, -A1, -A2).
/// REQUIRES: the edge is laid out.
[[nodiscard]] BattleFaults judge_centre(const Battle& battle, const Fighter& upper, const Fighter& lower);
/// Whether the attacker may exchange the reserve with the card at a place of the edge, or beneath it (ER-PLC-4).
[[nodiscard]] BattleFaults judge_swap(const Battle& battle, Place with);
/// Exchanges the reserve with one of these cards, any of them. The owner of the reserve stays the same (ER-END-3).
/// REQUIRES: places of the edge whose cards are copies, or beneath_place alone.
void swap(Battle& battle, Places with);
/// The places with which the reserve may be exchanged now.
[[nodiscard]] Places swaps(const Battle& battle);

// ---------------------------------------------------------------- acts (battle.cpp)

/// What an act cost its target, as written.
struct Cost {
  bool dies = false;       ///< `dies`
  std::uint8_t lives = 0;  ///< `-1`, `0`
  friend constexpr bool operator==(const Cost&, const Cost&) = default;
};
/// An act as written: the slot, the target or both. Cards are called by their places, or by names.
struct Act {
  enum class Kind : std::uint8_t { strike, move, stay };
  Kind kind = Kind::stay;       ///< stay: stands still, or does nothing
  Place place;                  ///< the acting card, if no name says it
  std::optional<Slot> slot;     ///< the slot of the acting card
  std::optional<Place> target;  ///< the card that it strikes, or with which it changes places
  std::optional<Cost> cost;     ///< strike: what is written about its cost
  std::optional<std::uint16_t> card{};         ///< the acting card: any card with this number
  std::optional<std::uint16_t> target_card{};  ///< the card that it strikes: any card with this number
  friend constexpr bool operator==(const Act&, const Act&) = default;
};
/// The faults of an act, in its best reading. REQUIRES: its places are of the edge; a strike or a movement has a slot
/// or a target.
[[nodiscard]] BattleFaults judge(const Battle& battle, const Act& act);
/// Makes an act, right or not, in every way in which it is right. Returns whether judge() finds no fault in it.
/// REQUIRES: as for judge().
bool apply(Battle& battle, const Act& act);
/// The meanings of an act with names, by places: the right readings, if there are any.
[[nodiscard]] std::vector<Act> readings(const Battle& battle, const Act& act);
/// Whether an act is right now.
[[nodiscard]] inline bool is_legal(const Battle& battle, const Act& act) {
  return judge(battle, act).none();
}
/// The cards whose turn it may be, in any of the moments where an act begins.
[[nodiscard]] Places may_act(const Battle& battle);

/// Calls `each` with every act of a card at the edge, right or not: with its slot and its target, without its cost.
template <class Each>
void for_all_acts(const Battle& battle, const Each& each) {
  for (const Place place : edge) {
    for (const auto kind : {Act::Kind::strike, Act::Kind::move})
      for (const Slot slot : all_slots)
        each(Act{.kind = kind,
                 .place = place,
                 .slot = slot,
                 .target = target_of(place, slot, battle.options.left_hits),
                 .cost = std::nullopt});
    each(Act{
        .kind = Act::Kind::stay, .place = place, .slot = std::nullopt, .target = std::nullopt, .cost = std::nullopt});
  }
}
/// Calls `each` with every act that is right now.
template <class Each>
void for_acts(const Battle& battle, const Each& each) {
  for_all_acts(battle, [&](const Act& act) {
    if (is_legal(battle, act)) each(act);
  });
}

/// The places where a card may be now, in the centre too: several for copies.
[[nodiscard]] Places places_of(const Battle& battle, std::uint16_t card);

/// Makes the battle unknown: what happened is not recorded, and nothing is judged from here on.
void forget(Battle& battle);

// ---------------------------------------------------------------- Actions and Artifacts (battle_changes.cpp)

/// Whether an effect that a player of this side uses may touch a card. Without a side, all cards of the battle are
/// enemies.
[[nodiscard]] bool touches(Who who, std::optional<Side> user, Side card);
/// The faults of a change: the effect must have it, on a card that it may touch (ER-ACT-8, ER-FGT-7).
[[nodiscard]] BattleFaults judge(const Battle& battle, const Effect& effect, const Change& change,
                                 std::optional<Side> user);
/// The places whose cards a change may be about: those at which it is right, if there are any.
[[nodiscard]] Places readings(const Battle& battle, const Effect& effect, const Change& change,
                              std::optional<Side> user);
/// Plays the changes of one Action or Artifact; after an unverified effect (`other`) nothing is judged. The changes
/// work when the next line begins that does not answer them. One that is impossible then does not happen (ER-ACT-7).
void play(Battle& battle, const Effect& effect, std::span<const Change> changes);
/// As play(), in answer to the one before: the answer works first.
void answer(Battle& battle, const Effect& effect, std::span<const Change> changes);
/// Makes the pending changes work: at each line that is not an answer.
void settle(Battle& battle);

// ---------------------------------------------------------------- the end (battle_end.cpp)

/// Whether movements repeated a position, as the players say, so that the battle may end there (ER-ATK-9).
[[nodiscard]] BattleFaults judge_loop(const Battle& battle);
/// Ends the battle there: it is at the moments at which movements repeated a position, if there are any.
void end_in_loop(Battle& battle);
/// Whether movements repeated a position at every moment, and no card could strike: the battle has to end there.
[[nodiscard]] bool has_ended(const Battle& battle);

/// The cards of the edge that are recorded as fallen.
struct Fell {
  std::span<const std::uint16_t> named{};  ///< the cards with names
  int unnamed = 0;                         ///< the number of further cards
  bool beneath = true;                     ///< the card under the reserve may be among them
};
/// Whether the cards that were placed at these places of the edge may be the recorded fallen.
[[nodiscard]] bool fits(const Battle& battle, const Fight& fight, Places fallen, const Fell& written);

/// Whether the battle may end here, and this side has won (ER-END-1 to -3). Without a centre this is unknown. `loop`:
/// it was ended by movements that repeat a position; `fell`: the recorded fallen, or null.
[[nodiscard]] BattleFaults judge_end(const Battle& battle, Side winner, bool loop, const Fell* fell = nullptr);
/// Whether this side can have won if only these are known to have fallen: the cards left decide (ER-END-2, -3).
[[nodiscard]] BattleFaults judge_fallen(const Battle& battle, Side winner, const Fell& fell);
/// Ends the battle so: it is at the moments at which judge_end() finds no fault, if there are any.
void end_so(Battle& battle, Side winner, bool loop, const Fell* fell = nullptr);
/// The winner if the battle ends here; nothing: unknown.
[[nodiscard]] std::optional<Side> winner(const Battle& battle);
/// The winner if the cards that were placed at these places of the edge are dead; nothing: unknown.
[[nodiscard]] std::optional<Side> winner(const Battle& battle, Places fallen);
/// The cards of the edge that are dead at a moment, by the places where they were placed. Treasures are not (ER-TRE-1).
[[nodiscard]] Places fallen(const Fight& fight);

}  // namespace elfref::elven_rage
