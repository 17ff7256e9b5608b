#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/judging/one_of.h"
#include "elfref/core/text/id.h"
#include "elfref/elven_rage/facts/effects.h"
#include "elfref/elven_rage/facts/icons.h"

// The contents of the box. The rulebook prints neither the cards nor the map, so a components file lists them (ER-COM-1
// to -7).

namespace elfref::elven_rage {

/// The four peoples, each with a deck of its own; then the neutral deck.
enum class Pile : std::uint8_t { high, black, snow, forest, neutral };
inline constexpr std::size_t pile_count = 5;  ///< every Pile is below it
/// The piles in which a card may be.
using Piles = OneOf<Pile, pile_count>;
/// The names of piles in records, by Pile.
inline constexpr std::array<std::string_view, pile_count> pile_names{"high", "black", "snow", "forest", "neutral"};
/// The number of cards in a whole pile, by Pile (ER-COM-2, -3).
inline constexpr std::array<int, pile_count> pile_sizes{20, 20, 20, 20, 35};
inline constexpr int whole_artifacts = 20;  ///< in a whole box (ER-COM-5)
inline constexpr int whole_goals = 7;       ///< in a whole box (ER-COM-5)

/// The kind of a card.
enum class CardKind : std::uint8_t { warrior, hero, dragon, treasure, guardian };
inline constexpr std::size_t card_kind_count = 5;  ///< every CardKind is below it
/// The names of kinds in components, by CardKind.
inline constexpr std::array<std::string_view, card_kind_count> card_kind_names{"warrior", "hero", "dragon", "treasure",
                                                                               "guardian"};

/// The kinds that a card may be.
using CardKinds = OneOf<CardKind, card_kind_count>;
/// The kinds that come to a hand: dragons and the guardian never do (ER-MAP-4, -8).
inline constexpr CardKinds of_a_hand{CardKind::warrior, CardKind::hero};
/// The kinds that are kept apart and never go to a discard.
inline constexpr CardKinds lies_apart{CardKind::dragon, CardKind::guardian};

/// The index of a card in its list in a Box. Artifacts, goals and places have such indices too.
using CardId = std::uint16_t;
using ArtifactId = std::uint16_t;                       ///< see CardId
using GoalId = std::uint16_t;                           ///< see CardId
using PlaceId = std::uint16_t;                          ///< see CardId
inline constexpr std::uint16_t nothing_named = 0xFFFF;  ///< no index: nothing is named

/// A card; one entry for all its copies.
struct Card {
  std::string name;                    ///< as written
  Piles pile{};                        ///< its deck
  CardKinds kind{};                    ///< its kind
  bool listed = false;                 ///< the components list it; else only a record names it, and no more is known
  int initiative = 0;                  ///< of warriors, heroes, dragons and the guardian
  int lives = 0;                       ///< of the same cards; at least 1
  Icons slots{};                       ///< of the same cards
  int copies = 1;                      ///< the number of copies in the components
  std::optional<CardAction> action{};  ///< its Action, if it has one

  /// Whether the card may fight: a Treasure does not.
  [[nodiscard]] bool fights() const { return !kind.is(CardKind::treasure); }
  friend bool operator==(const Card&, const Card&) = default;
};

/// An Artifact: there is one of each.
struct Artifact {
  std::string name;     ///< as written
  bool listed = false;  ///< as in Card
  Effect effect{};      ///< what it does; it has no price
  friend bool operator==(const Artifact&, const Artifact&) = default;
};

/// A secret goal.
struct Goal {
  std::string name;             ///< as written
  bool listed = false;          ///< as in Card
  int lands = 0;                ///< at least this many marked places, including towers and castles
  int towers = 0;               ///< at least this many towers
  int castles = 0;              ///< at least this many castles, including the central one
  bool enemy_castle = false;    ///< the starting castle of an opponent
  bool central_castle = false;  ///< the central castle
  friend bool operator==(const Goal&, const Goal&) = default;
};

/// The kind of a place.
enum class PlaceKind : std::uint8_t { land, tower, castle, centre };
inline constexpr std::size_t place_kind_count = 4;  ///< every PlaceKind is below it
/// The names of kinds in records, by PlaceKind.
inline constexpr std::array<std::string_view, place_kind_count> place_kind_names{"land", "tower", "castle", "centre"};

/// The kinds that a place may be.
using PlaceKinds = OneOf<PlaceKind, place_kind_count>;

/// A place of a map.
struct MapPlace {
  std::string name;                   ///< as written
  PlaceKind kind = PlaceKind::land;   ///< its kind
  std::vector<PlaceId> neighbours{};  ///< the places that share a side with it, by index in the map
  friend bool operator==(const MapPlace&, const MapPlace&) = default;
};

/// A map.
struct Map {
  std::string name;                            ///< `four`, `three`
  std::vector<MapPlace> places{};              ///< the castles first, clockwise
  int castles = 0;                             ///< the number of corner castles among them
  bool bordered = false;                       ///< its borders are known
  std::vector<std::vector<PlaceId>> halves{};  ///< for two players, without the central castle
  friend bool operator==(const Map&, const Map&) = default;
};

/// The contents of the box.
struct Components {
  std::string name;                        ///< the name of the set; empty: not given
  bool invented = false;                   ///< it is not the printed game
  std::optional<bool> counterclockwise{};  ///< the left slot points counterclockwise; nothing: not given
  std::vector<Card> cards{};               ///< the cards of a pile are adjacent
  std::vector<Artifact> artifacts{};       ///< in the order of the file
  std::vector<Goal> goals{};               ///< in the order of the file
  std::vector<Map> maps{};                 ///< in the order of the file

  /// The number of listed cards of a pile, with copies counted.
  [[nodiscard]] int count(Pile pile) const;
  /// Whether all cards of a pile are listed.
  [[nodiscard]] bool whole(Pile pile) const { return lacking(pile) == 0; }
  /// The number of cards of a pile that are not listed.
  [[nodiscard]] int lacking(Pile pile) const { return pile_sizes[static_cast<std::size_t>(pile)] - count(pile); }
  /// Whether a card may have more copies than are listed, because its pile is listed only in part.
  [[nodiscard]] bool may_have_more(const Card& card) const { return card.listed && lacking(*card.pile.known()) > 0; }
  /// An unlisted card: it may be anything that the lists lack.
  [[nodiscard]] Card unlisted_card() const;
  /// Whether any card is listed.
  [[nodiscard]] bool has_cards() const { return !cards.empty(); }
  /// The map for this number of players (ER-SET-1), or null.
  [[nodiscard]] const Map* map_for(int players) const;
  friend bool operator==(const Components&, const Components&) = default;
};

/// `4/2 simple shield none`, as a components file writes a card's numbers; empty for a Treasure.
[[nodiscard]] std::string numbers_of(const Card& card);
/// `1 battle slot own shield`; empty if there is no Action.
[[nodiscard]] std::string in_words(const std::optional<CardAction>& action);
/// `battle slot own shield`.
[[nodiscard]] std::string in_words(const Effect& effect);
/// `5 lands + 2 towers`.
[[nodiscard]] std::string in_words(const Goal& goal);

}  // namespace elfref::elven_rage
