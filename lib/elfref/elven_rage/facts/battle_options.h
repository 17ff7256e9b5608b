#pragma once

#include <cstdint>

// What the rulebook leaves open of battles: the options of the record format that are about them, each value in its
// order there, the assumed one first.

namespace elfref::elven_rage {

/// Which neighbour the left slot hits.
enum class LeftHits : std::uint8_t { clockwise, counterclockwise };
/// What becomes of a double simple strike at a fire shield: the same as of a simple one, or it hits with 2 lives and
/// the striker loses none.
enum class FireDouble : std::uint8_t { stopped, hits };
/// What becomes of a piercing strike at a fire shield.
enum class FirePierce : std::uint8_t { hits_and_burns, hits, stopped };
/// Whether a counterattack works when its card dies of the strike.
enum class CounterWhenKilled : std::uint8_t { yes, no };
/// Whether a card may move that could do damage or had to run into a fire shield.
enum class MoveInstead : std::uint8_t { no, yes };
/// Which repetition of places, lives and slots after a movement ends the battle. The first is the second time that they
/// are there, the third the fourth time.
enum class MoveLoop : std::uint8_t { first_repeat, third_repeat, agreed };
/// Whether a battle may end, or a card do nothing, when only strikes into fire shields are left.
enum class FireEnds : std::uint8_t { goes_on, ends };
/// When a change of initiative in a round that has begun counts.
enum class InitiativeChange : std::uint8_t { at_once, next_round };
/// Whose reserve a Treasure on top of the centre is; beneath: whose card lies under it.
enum class TreasureReserve : std::uint8_t { neutrals, attacker, beneath };
/// Advanced placement: a Treasure shown against a card lies beneath it, or chance decides.
enum class TreasureShown : std::uint8_t { card_wins, chance };
/// Beginner: whether the reserve may be exchanged with an own card beneath it.
enum class SwapCentre : std::uint8_t { no, yes };

/// One value for each.
struct BattleOptions {
  LeftHits left_hits = LeftHits::clockwise;                        ///< `left-hits`
  FireDouble fire_double = FireDouble::stopped;                    ///< `fire-double`
  FirePierce fire_pierce = FirePierce::hits_and_burns;             ///< `fire-pierce`
  CounterWhenKilled counter_when_killed = CounterWhenKilled::yes;  ///< `counter-when-killed`
  MoveInstead move_instead = MoveInstead::no;                      ///< `move-instead`
  MoveLoop move_loop = MoveLoop::first_repeat;                     ///< `move-loop`
  FireEnds fire_ends = FireEnds::goes_on;                          ///< `fire-ends`
  InitiativeChange initiative_change = InitiativeChange::at_once;  ///< `initiative-change`
  TreasureReserve treasure_reserve = TreasureReserve::neutrals;    ///< `treasure-reserve`
  TreasureShown treasure_shown = TreasureShown::card_wins;         ///< `treasure-shown`
  SwapCentre swap_centre = SwapCentre::no;                         ///< `swap-centre`
  friend constexpr bool operator==(const BattleOptions&, const BattleOptions&) = default;
};

}  // namespace elfref::elven_rage
