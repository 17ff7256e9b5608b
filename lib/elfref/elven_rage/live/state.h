#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/judging/judgement.h"
#include "elfref/core/text/id.h"

// The state of a table as plain values: names, numbers and ranges. A fact that is not recorded is a range, is missing,
// or is one of several.

namespace elfref::elven_rage {

/// A place of the map in a state.
struct PlaceShown {
  std::string name;                 ///< as the record writes it
  std::string_view kind;            ///< `land`, `tower`, `castle` or `centre`; empty: unknown
  std::optional<bool> tower{};      ///< whether it counts as a tower; nothing: unknown
  std::vector<Seat> owners{};       ///< the players who may own it
  std::optional<bool> free{};       ///< whether no player owns it; nothing: unknown
  std::optional<Seat> castle_of{};  ///< the player whose starting castle it is
};

/// What is known of a player.
struct PlayerShown {
  std::string name;                    ///< as the record writes it
  std::string_view elves;              ///< the people: `snow`; empty: unknown
  Range lands{};                       ///< the places that the player owns, of any kind
  Range towers{};                      ///< those of them that count as towers
  Range castles{};                     ///< those of them that are castles
  Range hand{};                        ///< cards in hand
  Range deck{};                        ///< cards in the deck
  Range artifacts{};                   ///< Artifacts that the player holds
  Range treasures{};                   ///< Treasures that the player holds
  std::vector<std::string> held{};     ///< the Artifacts that the player certainly holds, by name
  std::vector<std::string> discard{};  ///< the cards that are certainly in the discard pile
  std::string goal{};                  ///< the secret goal; empty: not recorded
  std::optional<bool> out{};           ///< whether the player is out of the game; nothing: unknown
};

/// A squad of neutral warriors.
struct SquadShown {
  int number = 1;               ///< its number in lines
  std::optional<bool> there{};  ///< whether it has not fought yet; nothing: unknown
  std::string open{};           ///< the card that lies open on it; empty: none, or unknown
};

/// A card at the edge of a battle.
struct FighterShown {
  std::string card{};               ///< its name; empty: unknown
  std::string_view side{};          ///< `attacker` or `defender`; empty: unknown
  std::optional<int> lives{};       ///< the lives left; nothing: unknown
  std::optional<int> initiative{};  ///< as it counts in this round; nothing: unknown
  std::optional<bool> alive{};      ///< whether it fights on; nothing: unknown
};

/// The cards that a side sent into a battle.
struct SentShown {
  std::vector<std::string> named{};  ///< those that are recorded by name
  std::optional<int> unknown{};      ///< the number of others; nothing: unknown
};

/// An attack under way.
struct AttackShown {
  Seat attacker{};                     ///< its player
  std::string place{};                 ///< the place; empty: unknown
  std::vector<Seat> owners{};          ///< the players who may defend it
  std::optional<bool> free{};          ///< whether neutral cards defend it; nothing: unknown
  std::string_view reply{};            ///< the owner `fights`, `retreats` or `gives-up`; empty: no answer is recorded
  int squad = 0;                       ///< the squad that fights; 0: none is recorded
  std::array<SentShown, 2> sent{};     ///< by the attacker, and by the defender
  bool laid_out = false;               ///< the edge is recorded
  std::array<FighterShown, 4> edge{};  ///< by place, if it is laid out
  std::string upper{};                 ///< the upper card of the centre; empty: unknown
  std::string lower{};                 ///< the card under it; empty: unknown
  bool judged = false;                 ///< all is known that its acts depend on
};

/// The state of a table. `elfref/state_json.h` writes it as JSON.
struct TableState {
  std::string_view scenario;            ///< its name in records: `supremacy`
  std::vector<PlayerShown> players{};   ///< by seat
  std::vector<PlaceShown> places{};     ///< those with a name: of the map, then others of the record
  bool map_known = true;                ///< false: after unrecorded turns any place may have another owner
  std::vector<SquadShown> squads{};     ///< by number; empty: their number is unknown
  std::vector<std::string> used{};      ///< Artifacts that are out of the game
  std::optional<Seat> turn{};           ///< the player whose turn is under way
  int attacks = 0;                      ///< announced in this turn
  int captures = 1;                     ///< attacks that this turn allows
  std::optional<AttackShown> attack{};  ///< the attack under way
  std::optional<Seat> next{};           ///< the player whose turn is next, if it is known
  std::optional<bool> over{};           ///< whether the game has ended; nothing: unknown
  std::vector<Seat> winners{};          ///< if it has ended
};

}  // namespace elfref::elven_rage
