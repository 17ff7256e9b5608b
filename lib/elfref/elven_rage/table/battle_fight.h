#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "elfref/core/text/id.h"
#include "elfref/elven_rage/facts/battle_options.h"
#include "elfref/elven_rage/facts/icons.h"

// One moment of a battle in which everything is known: where cards are, where they point, what a strike does, which
// card's turn it is and what it may do. A battle as it is recorded, with its left-out turns, is in battle.h.

namespace elfref::elven_rage {

/// The two sides of a battle. Neutral cards are the defender's.
enum class Side : std::uint8_t { attacker, defender };
/// The other side.
[[nodiscard]] constexpr Side other(Side side) {
  return side == Side::attacker ? Side::defender : Side::attacker;
}

/// A place of the layout: 0 to 3 are the edge, clockwise.
using Place = Id<struct PlaceTag>;
inline constexpr std::size_t edge_count = 4;                                ///< places of the edge
inline constexpr Place reserve_place{4};                                    ///< the upper card of the centre
inline constexpr Place beneath_place{5};                                    ///< the card under it
inline constexpr std::array<Place, edge_count> edge{{{0}, {1}, {2}, {3}}};  ///< where cards fight
/// Whether a place is one of the edge.
[[nodiscard]] constexpr bool at_edge(Place place) {
  return place.value < edge_count;
}

/// A set of places: a bit for each.
using Places = std::uint8_t;
/// The set of one place.
[[nodiscard]] constexpr Places bit(Place place) {
  return static_cast<Places>(1u << place.value);
}
inline constexpr Places the_edge = (1u << edge_count) - 1;  ///< all places of the edge
/// The first place of a set. REQUIRES: the set is not empty.
[[nodiscard]] constexpr Place first_place(Places places) {
  return {static_cast<std::uint8_t>(std::countr_zero(places))};
}
/// Whether a place is in a set.
[[nodiscard]] constexpr bool has(Places places, Place place) {
  return (places & bit(place)) != 0;
}

/// A set of slots: a bit for each.
using SlotSet = std::uint8_t;
/// The set of one slot.
[[nodiscard]] constexpr SlotSet bit(Slot slot) {
  return static_cast<SlotSet>(1u << static_cast<unsigned>(slot));
}
/// Whether a slot is in a set.
[[nodiscard]] constexpr bool has(SlotSet slots, Slot slot) {
  return (slots & bit(slot)) != 0;
}

inline constexpr std::uint16_t no_card = 0xffff;  ///< the number of a card that is not known

/// A card in a battle.
struct Fighter {
  /// The kind of card at a place.
  enum class Kind : std::uint8_t {
    unknown,   ///< an unseen card, or one whose numbers are unknown
    warrior,   ///< a card that fights
    treasure,  ///< a Treasure: an empty place (ER-TRE-1)
  };
  Kind kind = Kind::unknown;         ///< what is there
  bool side_known = false;           ///< whether its side is known
  Side side = Side::defender;        ///< its side
  std::uint8_t lives = 0;            ///< lives left; 0: dead when the next act begins, unless it is saved
  std::uint16_t card = no_card;      ///< which card it is: two with the same number are copies
  std::int16_t initiative = 0;       ///< as it counts in this round
  std::int16_t next_initiative = 0;  ///< as it counts in the next one
  Icons icons{};                     ///< what it shows now
  std::uint8_t home = 0;             ///< the place where it was when the first act began
  bool dead = false;                 ///< dead, and not saved
  bool acted = false;                ///< it has had its turn in this round
  Icon killed_by = Icon::none;       ///< counter or fire, if that killed it when it struck, or will; none: otherwise

  /// Whether it fights: a warrior that is not dead. It may have lost its last life.
  [[nodiscard]] constexpr bool fights() const { return kind == Kind::warrior && !dead; }
  /// Whether it fights and has lives.
  [[nodiscard]] constexpr bool lives_on() const { return fights() && lives > 0; }
  friend constexpr bool operator==(const Fighter&, const Fighter&) = default;
};
/// A card that fights.
[[nodiscard]] Fighter warrior(Side side, std::uint16_t card, int initiative, int lives, const Icons& icons);
/// A Treasure of the neutral deck.
[[nodiscard]] Fighter treasure();
/// A card of which nothing is known, or only its side.
[[nodiscard]] Fighter unknown_card(std::optional<Side> side = std::nullopt);

/// A strike, by its places.
struct Strike {
  Place by;                ///< the striker
  Place at;                ///< the target
  Slot slot = Slot::left;  ///< through which slot of the striker
  friend constexpr bool operator==(const Strike&, const Strike&) = default;
};

/// An initiative at which cards have had their turn in this round.
struct Level {
  std::int16_t initiative = 0;  ///< the initiative
  Side last = Side::attacker;   ///< the side whose card had the last turn there
  friend constexpr bool operator==(const Level&, const Level&) = default;
};

inline constexpr std::size_t most_positions = 64;  ///< positions that are remembered, to see which movements repeat

/// The positions before a moment, by their numbers in its battle, and how often each was there: at most three times.
/// Nothing is remembered while no card shows a movement.
struct Been {
  std::array<std::uint64_t, 2> times{};  ///< a bit for each position: the low and the high digit of how often
  std::uint8_t at = most_positions;      ///< the position now; most_positions: none is remembered
  std::uint8_t again = 0;                ///< how often it was there before, if a movement led to it
  std::uint8_t alike = 0;                ///< as `again`, for all positions that look like it

  /// How often a position was there.
  [[nodiscard]] constexpr unsigned often(std::size_t position) const {
    return static_cast<unsigned>((times[0] >> position & 1u) + 2 * (times[1] >> position & 1u));
  }
  friend constexpr bool operator==(const Been&, const Been&) = default;
};

/// A moment of a battle: a regular value. The rules about strikes and order ask it.
struct Fight {
  std::array<Fighter, edge_count> fighter{};  ///< by place
  std::array<std::int16_t, 2>
      centre{};  ///< what changes add to the initiative of the reserve, and of the card under it
  std::array<Level, edge_count> level{};      ///< the initiatives of turns in this round, the highest first
  std::uint8_t levels = 0;                    ///< their number; 0: no card has had a turn in this round
  Been been{};                                ///< which positions there were
  std::optional<Strike> hit;                  ///< the strike just made, if it did damage

  /// Whether a card has had a turn in this round.
  [[nodiscard]] constexpr bool begun() const { return levels > 0; }
  /// The side whose card had the last turn at an initiative in this round; nothing: none had one.
  [[nodiscard]] std::optional<Side> last_at(int initiative) const;

  /// The card at a place. REQUIRES: it is one of the edge.
  [[nodiscard]] constexpr const Fighter& operator[](Place place) const { return fighter[place.value]; }
  /// The card at a place, to be changed. REQUIRES: it is one of the edge.
  [[nodiscard]] constexpr Fighter& operator[](Place place) { return fighter[place.value]; }
  friend constexpr bool operator==(const Fight&, const Fight&) = default;
};

// ---------------------------------------------------------------- what points where

/// The place at which a slot of the card at a place points: the centre slot at the opposite place, the others at its
/// neighbours. REQUIRES: a place of the edge.
[[nodiscard]] Place target_of(Place place, Slot slot, LeftHits left_hits);
/// The slot of the card at `from` that points at `to`; nothing: they are the same place.
[[nodiscard]] std::optional<Slot> slot_between(Place from, Place to, LeftHits left_hits);

// ---------------------------------------------------------------- strikes

/// The result of a strike.
enum class Struck : std::uint8_t {
  damage,         ///< the target loses lives
  shield,         ///< a shield stops it (ER-ATK-3)
  fire,           ///< a fire shield stops it, and the striker loses a life (ER-ATK-7)
  no_strike,      ///< the icon of the slot does not strike (ER-FGT-5)
  own_card,       ///< it points at a card of its own side (ER-FGT-3)
  dead_card,      ///< it points at a dead card (ER-FGT-7)
  treasure_card,  ///< it points at a Treasure (ER-TRE-1)
  unclear,        ///< an icon `other` strikes or is struck: the result is unknown
};
/// A strike through a slot, and what it would do.
struct Hit {
  Struck comes_to = Struck::no_strike;  ///< its result
  Place at;                             ///< the target
  Icon icon = Icon::none;               ///< the icon that strikes
  Icon facing = Icon::none;             ///< the icon that the target shows to the striker
  std::uint8_t lives = 0;               ///< lives that the target loses; it may have fewer
  std::uint8_t burn = 0;                ///< lives that the striker loses
};
/// What a strike through that slot would do now. A card without lives counts as dead. REQUIRES: a place of the edge.
[[nodiscard]] Hit hit_of(const Fight& fight, const BattleOptions& options, Place by, Slot slot);

// ---------------------------------------------------------------- duties

/// The strongest duty of a card in its turn.
enum class Duty : std::uint8_t {
  none,    ///< none: a strike into a shield, a movement, standing still are free (ER-ATK-8)
  burn,    ///< a strike into a fire shield (ER-ATK-7)
  damage,  ///< a strike that does damage (ER-FGT-6)
};
/// What a card can do in its turn, by its slots.
struct Choices {
  SlotSet damage = 0;      ///< strikes that do damage
  SlotSet burns = 0;       ///< strikes into a fire shield
  SlotSet stopped = 0;     ///< strikes into a shield
  SlotSet moves = 0;       ///< movements
  SlotSet unclear = 0;     ///< strikes with an unknown result
  Duty duty = Duty::none;  ///< its certain duty: a fire shield binds it while any card can do damage (fire-ends)
  /// The slots through which it may strike now.
  [[nodiscard]] constexpr SlotSet strikes() const {
    const SlotSet due = duty == Duty::damage ? damage : static_cast<SlotSet>(damage | burns);
    return static_cast<SlotSet>((duty == Duty::none ? due | stopped : due) | unclear);
  }
  bool may_move = false;  ///< the movements are free
  bool may_stay = false;  ///< it may stand still, or do nothing
};
/// What a card can do. REQUIRES: a place of the edge.
[[nodiscard]] Choices choices_of(const Fight& fight, const BattleOptions& options, Place place);

// ---------------------------------------------------------------- turns

/// Why it is a card's turn.
enum class Due : std::uint8_t {
  nobody,          ///< no card is left that could act
  initiative,      ///< the highest initiative of the cards that have not acted (ER-FGT-1)
  attacker_first,  ///< several cards have it: the attacker's acts first (ER-FGT-2)
  by_turns,        ///< several cards have it: the side acts that did not act last (ER-FGT-2)
};
/// The cards whose turn it is.
struct Turn {
  Places places = 0;            ///< any of these, at their owner's choice
  Due why = Due::nobody;        ///< why it is their turn
  std::int16_t initiative = 0;  ///< their initiative
};
/// The cards whose turn it is in this round. REQUIRES: begin_turn was called.
[[nodiscard]] Turn turn_of(const Fight& fight);

/// Begins the next act: cards without lives are dead. If all cards have acted, the next round begins (ER-FGT-7, -8).
void begin_turn(Fight& fight);
/// Begins the next round, whichever cards have acted.
void begin_round(Fight& fight);
/// Notes that a card has had its turn. REQUIRES: a place of the edge.
void end_turn(Fight& fight, Place place);
/// Strikes, whatever the result, and ends the turn. REQUIRES: a place of the edge.
void strike(Fight& fight, const BattleOptions& options, Place by, Slot slot);
/// Changes places and ends the turn. REQUIRES: two places of the edge.
void move(Fight& fight, Place by, Place with);
/// Does nothing, and ends the turn. REQUIRES: a place of the edge.
void stay(Fight& fight, Place place);

/// Whether the strike just made still does damage with what the cards show now (ER-ACT-7, the printed answer of §6).
[[nodiscard]] bool strike_stands(const Fight& fight, const BattleOptions& options);

// ---------------------------------------------------------------- the end

/// What may still happen in a battle.
enum class Standstill : std::uint8_t {
  no,       ///< a card can do damage, or must strike into a fire shield
  unclear,  ///< only strikes with an unknown result are left
  perhaps,  ///< only movements are left: it may end or go on
  yes,      ///< no card can do anything
};
/// Whether the battle has ended (ER-END-1). A card without lives counts as dead.
[[nodiscard]] Standstill standstill(const Fight& fight, const BattleOptions& options);

/// The living cards of a side at the edge, without Treasures and without cards that lost their last life (ER-END-2).
[[nodiscard]] int living(const Fight& fight, Side side);

}  // namespace elfref::elven_rage
