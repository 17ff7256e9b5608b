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

namespace elfref::master_elf {

/// Ingredient cards in one place.
struct CardsShown {
  std::vector<std::string> known{};  ///< the cards whose kind is known, repeated for copies
  Range unseen{};                    ///< the number of others
};

/// What is known of a player.
struct PlayerShown {
  std::string name;               ///< as the record writes it
  std::string_view figure;        ///< `elf`, or the inhabitant that the player plays
  std::string at{};               ///< the place of the figure; empty: unknown
  CardsShown hand{};              ///< the cards in hand
  std::optional<bool> crystal{};  ///< whether the crystal may still be used; nothing: unknown
};

/// A place of the board.
struct PlaceShown {
  std::string name;    ///< as the record writes it; the city is the first place
  CardsShown cards{};  ///< the cards there
};

/// A stack of gifts.
struct StackShown {
  bool known = true;                 ///< false: there are several ways how it may be
  std::vector<std::string> gifts{};  ///< the top one last; empty names are unseen gifts
  bool more_beneath = false;         ///< there may be unknown gifts beneath these
};

/// A parcel.
struct ParcelShown {
  std::string_view name;             ///< its name in records: `colour`
  std::vector<std::string> gifts{};  ///< those that are certainly under it; empty names are unseen gifts
  Range count{};                     ///< the number of gifts under it
  Range due{};                       ///< the number of gifts that it needs
  std::optional<bool> sent{};        ///< whether it was sent; nothing: unknown
};

/// A helper on the board.
struct HelperShown {
  std::string_view figure;            ///< its name in records: `kitten`
  std::vector<std::string> places{};  ///< where it may be
};

/// The state of a table. `elfref/state_json.h` writes it as JSON.
struct TableState {
  std::vector<PlayerShown> players{};    ///< by seat
  std::vector<PlaceShown> places{};      ///< the city first
  CardsShown discard{};                  ///< the discard pile
  bool gifts = true;                     ///< the game has stacks and parcels: false in the competitive mode
  std::array<StackShown, 3> stacks{};    ///< by number
  Range deck{};                          ///< gifts in the deck
  std::array<ParcelShown, 4> parcels{};  ///< in the order of records
  std::vector<HelperShown> helpers{};    ///< the helpers in play
  Range round{};                         ///< the current round; 0: none has begun
  std::optional<Seat> turn{};            ///< the player whose turn is under way
  std::optional<bool> moved{};           ///< whether that player has moved or stayed; nothing: unknown
  bool created = false;                  ///< a gift was created in this turn
  bool gift_due = false;                 ///< the turn has come back, and a gift is due
  std::optional<Seat> next{};            ///< the player whose turn is next, if it is known
  std::string_view outcome = "open";     ///< `open`, `won` or `lost`
  bool may_be_over = false;              ///< the game may have ended
};

}  // namespace elfref::master_elf
