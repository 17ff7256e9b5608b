#pragma once

#include <cstdint>

// The options about battles, which the rulebook leaves open. Their values are in the order of the record format, the
// assumed one first.

namespace elfref::elven_rage {

/// Which neighbour the left slot hits.
enum class LeftHits : std::uint8_t { clockwise, counterclockwise };
/// How a fire shield meets a double simple strike: it stops it as it stops a simple one, or the strike hits for 2 lives
/// and the striker loses none.
enum class FireDouble : std::uint8_t { stopped, hits };
/// How a fire shield meets a piercing strike.
enum class FirePierce : std::uint8_t { hits_and_burns, hits, stopped };
/// Whether a counterattack works when the strike kills its card.
enum class CounterWhenKilled : std::uint8_t { yes, no };
/// Whether a card may move although it could do damage or had to strike into a fire shield.
enum class MoveInstead : std::uint8_t { no, yes };
/// Which repetition of places, lives and slots after a movement ends the battle: the first is their second occurrence,
/// the third their fourth.
enum class MoveLoop : std::uint8_t { first_repeat, third_repeat, agreed };
/// Whether a battle may end, or a card may do nothing, when only strikes into fire shields are left.
enum class FireEnds : std::uint8_t { goes_on, ends };
/// When a change of initiative during a round takes effect.
enum class InitiativeChange : std::uint8_t { at_once, next_round };
/// To whom the reserve belongs if a Treasure is on top of the centre; beneath: to the owner of the card under it.
enum class TreasureReserve : std::uint8_t { neutrals, attacker, beneath };
/// Advanced placement: a Treasure shown against a card goes beneath it, or chance decides.
enum class TreasureShown : std::uint8_t { card_wins, chance };
/// Beginner placement: whether the reserve may be exchanged with an attacker's card beneath it.
enum class SwapCentre : std::uint8_t { no, yes };

/// One value for each option.
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
