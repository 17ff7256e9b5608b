#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "elfref/elven_rage/facts/effects.h"
#include "elfref/elven_rage/table/battle_fight.h"

// A battle as it is written down, line by line: acts are judged and applied, turns that were left out are filled in,
// and nothing is accused that some order of them allows.
//
// A turn that is left out is one of a card that could do no damage and had not to run into a fire shield, and it did
// nothing. Where it lies is not known, and a name may be that of several cards. So a battle is several moments (Fight)
// at once, each with what came of one reading of the lines. A line leaves those in which it is right, read in every way
// in which it is; if it is right in none, it is a breach, and those go on that it can have led to.
//
// The order of calls: lay_edge, expect_centre if it is known, play (what is used at the reveal), lay_centre, swap, then
// apply, play and answer as they come; before each its judge may be asked, and at the end judge_loop and judge_end.
// What a finding shows besides is asked of the moment that it names (BattleFaults::at): turn_of, choices_of, hit_of. A
// battle of which no act was written is for table/battle_outcomes.h.

namespace elfref::elven_rage {

/// How a battle is laid out (ER-PLC-1). Not written, or a Royal Guard is about that excuses it (ER-PLC-6): it may be
/// either.
enum class Placement : std::uint8_t { either, advanced, beginner };

inline constexpr std::size_t most_fights = 32;  ///< moments that are followed at once; more are not judged
inline constexpr std::size_t most_pending = 8;  ///< changes that may still be answered

/// A change by an Action or an Artifact, as it was written behind `so`.
struct Change {
  Does does = Does::slot;  ///< slot, life, initiative, or more (written like a loss of lives)
  Place place;             ///< of whom, where no name says it
  Slot slot = Slot::left;  ///< slot: which
  Icon icon = Icon::none;  ///< slot: what it shows then
  std::int8_t amount = 0;  ///< life, initiative: signed; more: lives lost, below 0
  std::optional<std::uint16_t> card{};  ///< of any card with this number, as a name says it
  friend constexpr bool operator==(const Change&, const Change&) = default;
};

/// A change that may still be answered.
struct Pending {
  Effect effect;           ///< of which effect it comes, whoever used it
  Change change;           ///< what it is, as written
  std::uint8_t depth = 0;  ///< answers before it: what has most of them works first
  friend bool operator==(const Pending&, const Pending&) = default;
};

/// A battle between two lines: a regular value without pointers.
struct Battle {
  BattleOptions options;                             ///< by which it is judged
  Placement placement = Placement::either;           ///< how it is laid out
  std::array<Fight, most_fights> fight{};            ///< moments that it may be at
  std::uint8_t fights = 0;                           ///< how many; 0: nothing is laid out
  bool open = false;                                 ///< nobody can tell what happens in it: nothing of it is judged
  bool acted = false;                                ///< a card has acted: the reserve stays
  bool played = false;                               ///< an Action or an Artifact was used behind the centre
  bool swapped = false;                              ///< the reserve was exchanged
  bool centre = false;                               ///< the centre is laid
  Fighter reserve;                                   ///< the upper card of the centre, before too if it is known
  Fighter beneath;                                   ///< the card under it, dead when the centre is laid
  std::optional<Side> owner;                         ///< whose the reserve is, for a tie; nothing: not known
  std::array<Pending, most_pending> pending{};       ///< changes of the last Action or Artifact, and its answers
  std::uint8_t pendings = 0;                         ///< how many
  std::array<std::uint64_t, most_positions> position{};  ///< those that there were, by what lies where
  std::array<std::uint64_t, most_positions> look{};      ///< the same, by what they show: copies look alike
  std::uint8_t positions = 0;                            ///< how many; most_positions: more than are remembered

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
/// Its handle: `ER-FGT-1`.
[[nodiscard]] std::string_view code_of(BattleRule rule);

/// What is wrong, for words.
enum class Wrong : std::uint8_t {
  // an act: whose turn it was
  others_before,    ///< `places` have the higher initiative and could not be passed over
  attacker_before,  ///< `places`, the attacker's with the same initiative, act first
  other_side_next,  ///< `places`, of the other side with the same initiative, are next
  acted_already,    ///< it has acted in this round, and `places` have not
  is_dead,          ///< who acts is dead; the rule is that of the counterattack or fire shield that killed it
  is_treasure,      ///< a Treasure acts
  not_at_the_edge,  ///< no card of the edge has the name of who acts, or of the target
  // an act: what it did
  points_elsewhere,  ///< the slot points at `places`, not at `target`
  no_slot,           ///< no slot points at the own place
  own_card,          ///< it strikes a card of its own side
  dead_card,         ///< it strikes a dead card
  treasure_card,     ///< it strikes a Treasure
  no_strike,         ///< the slot shows nothing that strikes
  no_movement,       ///< the slot shows no movement
  could_damage,      ///< it could have done damage through `slots`, at `places`
  had_to_burn,       ///< it had to run into a fire shield through `slots`, at `places`
  cost,              ///< the target loses `due` lives, not `got`
  not_dead,          ///< the target loses `due` lives and has `got` left
  has_ended,         ///< movements went round before: the battle had ended
  // a layout
  uneven_edge,      ///< `got` cards of the attacker at the edge, not `due`
  uneven_six,       ///< `got` cards of the attacker among the six, not `due`
  wrong_order,      ///< who laid the card at `target`: it is his own
  wrong_on_top,     ///< the lower initiative lies on top: `got`, and `due` under it
  tie_on_top,       ///< equal initiative, and the attacker's card lies under it
  treasure_on_top,  ///< a Treasure lies on a card
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
  could_burn,     ///< `places` must still run into a fire shield
  no_repetition,  ///< nothing went round
  fewer_living,   ///< `got` living cards of the attacker against `due` of the defender
  reserve_was,    ///< as many living on both sides, and the reserve was the other side's
  others_fell,    ///< the acts leave `places` dead, and other cards are written as fallen
};

/// What is wrong with a line of a battle.
struct BattleFault {
  BattleRule rule = BattleRule::by_initiative;  ///< the rule that it breaks
  Wrong wrong = Wrong::others_before;           ///< how
  Place place{};                                ///< whose act it is
  std::optional<Place> target{};                ///< whom it is about besides
  Places places = 0;                            ///< as `wrong` says
  SlotSet slots = 0;                            ///< as `wrong` says
  std::int16_t due = 0;                         ///< as `wrong` says
  std::int16_t got = 0;                         ///< as `wrong` says
  friend bool operator==(const BattleFault&, const BattleFault&) = default;
};

/// What was found of a line.
struct BattleFaults {
  std::array<BattleFault, 4> fault{};  ///< in the order of the rules
  std::uint8_t count = 0;              ///< how many; 0: it is right, or nobody can tell
  Fight at;                            ///< the moment to which it is held: before the line, what was left out filled in

  /// Adds one.
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

/// The four cards of the edge are laid, clockwise. One of them unknown: nothing of the battle is judged.
void lay_edge(Battle& battle, const std::array<Fighter, edge_count>& cards);
/// The two cards of the centre are known before they are laid: a name may mean one of them.
void expect_centre(Battle& battle, const Fighter& upper, const Fighter& lower);
/// Whether the edge is as the placement has it, and laid in that order, if it was written (ER-PLC-A1).
[[nodiscard]] BattleFaults judge_edge(const Battle& battle, std::span<const Place> placed);
/// The centre is laid: its owner follows.
void lay_centre(Battle& battle, const Fighter& upper, const Fighter& lower);
/// Whether these two may lie so on these four, with what was used at the reveal (ER-PLC-B1, -A1, -A2). REQUIRES: the
/// edge is laid.
[[nodiscard]] BattleFaults judge_centre(const Battle& battle, const Fighter& upper, const Fighter& lower);
/// Whether the attacker may exchange the reserve with the card at a place of the edge, or beneath it (ER-PLC-4).
[[nodiscard]] BattleFaults judge_swap(const Battle& battle, Place with);
/// Exchanges them: the reserve with any one of these cards. The owner of the reserve stays the same (ER-END-3).
/// REQUIRES: places of the edge whose cards are copies, or beneath_place alone.
void swap(Battle& battle, Places with);
/// The places with which the reserve may be exchanged now.
[[nodiscard]] Places swaps(const Battle& battle);

// ---------------------------------------------------------------- acts (battle.cpp)

/// What an act cost its target, as it was written.
struct Cost {
  bool dies = false;       ///< `dies`
  std::uint8_t lives = 0;  ///< `-1`, `0`
  friend constexpr bool operator==(const Cost&, const Cost&) = default;
};
/// An act as it was written: the slot, the target or both. Cards are called by their places, or by names.
struct Act {
  enum class Kind : std::uint8_t { strike, move, stay };
  Kind kind = Kind::stay;       ///< stay: stands still, or does nothing
  Place place;                  ///< who acts, where no name says it
  std::optional<Slot> slot;     ///< through which slot
  std::optional<Place> target;  ///< whom it strikes, or with whom it changes places
  std::optional<Cost> cost;     ///< strike: what was written of it
  std::optional<std::uint16_t> card{};         ///< who acts: any card with this number
  std::optional<std::uint16_t> target_card{};  ///< whom it strikes: any card with this number
  friend constexpr bool operator==(const Act&, const Act&) = default;
};
/// What is wrong with an act, read as it is best. REQUIRES: its places are of the edge; a strike or a movement has a
/// slot or a target.
[[nodiscard]] BattleFaults judge(const Battle& battle, const Act& act);
/// Makes it, right or not, in every way in which it is right; whether judge() finds nothing wrong with it. REQUIRES: as
/// above.
bool apply(Battle& battle, const Act& act);
/// What an act with names may mean, by places: those readings that are right, if any is.
[[nodiscard]] std::vector<Act> readings(const Battle& battle, const Act& act);
/// Whether an act is one that is right now.
[[nodiscard]] inline bool is_legal(const Battle& battle, const Act& act) {
  return judge(battle, act).none();
}
/// Whose turn it may be, written turns only: those who have a right act.
[[nodiscard]] Places may_act(const Battle& battle);

/// Calls `each` with every act that is right now: with its slot and its target, without its cost.
template <class Each>
void for_acts(const Battle& battle, const Each& each) {
  for (const Place place : edge) {
    for (const auto kind : {Act::Kind::strike, Act::Kind::move})
      for (const Slot slot : all_slots) {
        const Act act{.kind = kind,
                      .place = place,
                      .slot = slot,
                      .target = target_of(place, slot, battle.options.left_hits),
                      .cost = std::nullopt};
        if (is_legal(battle, act)) each(act);
      }
    const Act stays{
        .kind = Act::Kind::stay, .place = place, .slot = std::nullopt, .target = std::nullopt, .cost = std::nullopt};
    if (is_legal(battle, stays)) each(stays);
  }
}

/// The places where a card may lie now, in the centre too: several, if there are copies.
[[nodiscard]] Places places_of(const Battle& battle, std::uint16_t card);

/// Nobody wrote down what happened here: nothing is judged from here on.
void forget(Battle& battle);

// ---------------------------------------------------------------- Actions and Artifacts (battle_changes.cpp)

/// Whether an effect may touch a card, used by somebody of that side; of none: everybody in the battle is an enemy.
[[nodiscard]] bool touches(Who who, std::optional<Side> user, Side card);
/// Whether a change is one that an effect has, on a card that it may touch (ER-ACT-8, ER-FGT-7).
[[nodiscard]] BattleFaults judge(const Battle& battle, const Effect& effect, const Change& change,
                                 std::optional<Side> user);
/// The places whose cards it may be about: those at which it is right, if it is at any.
[[nodiscard]] Places readings(const Battle& battle, const Effect& effect, const Change& change,
                              std::optional<Side> user);
/// The changes of one Action or Artifact; behind what nobody verifies (`other`) nothing is judged. They work when the
/// next line begins that does not answer it; what is impossible then does not happen (ER-ACT-7).
void play(Battle& battle, const Effect& effect, std::span<const Change> changes);
/// The same in answer to the one before: it works first.
void answer(Battle& battle, const Effect& effect, std::span<const Change> changes);
/// What was played works now: at each line that is no answer.
void settle(Battle& battle);

// ---------------------------------------------------------------- the end (battle_end.cpp)

/// Whether movements have gone round as the table says, so that the battle may end there (ER-ATK-9).
[[nodiscard]] BattleFaults judge_loop(const Battle& battle);
/// It is ended there: it is at a moment at which movements have gone round, if there is one.
void end_in_loop(Battle& battle);
/// Whether movements have gone round at every moment, and no card could strike: it has to end there.
[[nodiscard]] bool has_ended(const Battle& battle);

/// Who fell at the edge, as it was written.
struct Fell {
  std::span<const std::uint16_t> named{};  ///< cards
  int unnamed = 0;                         ///< and how many more
  bool beneath = true;                     ///< the card under the reserve may be among them
};
/// Whether these are who fell, of the places of the edge by where the cards were laid.
[[nodiscard]] bool fits(const Battle& battle, const Fight& fight, Places fallen, const Fell& written);

/// Whether the battle may end here, and this side has won (ER-END-1 to -3); without a centre nobody can tell; `loop`:
/// it was ended by movements that go round; `fell`: who is written as fallen, or null.
[[nodiscard]] BattleFaults judge_end(const Battle& battle, Side winner, bool loop, const Fell* fell = nullptr);
/// Whether this side can have won where only these are known to have fallen: who is left decides (ER-END-2, -3).
[[nodiscard]] BattleFaults judge_fallen(const Battle& battle, Side winner, const Fell& fell);
/// It ends so: it is at a moment at which judge_end() finds nothing wrong, if there is one.
void end_so(Battle& battle, Side winner, bool loop, const Fell* fell = nullptr);
/// Who has won if it ends here; nothing: it is not known.
[[nodiscard]] std::optional<Side> winner(const Battle& battle);
/// The same with these places of the edge dead, by where the cards were laid.
[[nodiscard]] std::optional<Side> winner(const Battle& battle, Places fallen);
/// The places of the edge whose cards are dead at a moment, by where they were laid. Treasures are not (ER-TRE-1).
[[nodiscard]] Places fallen(const Fight& fight);

}  // namespace elfref::elven_rage
