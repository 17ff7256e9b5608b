#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/text/id.h"
#include "elfref/elven_rage/facts/effects.h"
#include "elfref/elven_rage/facts/icons.h"

// What is in the box: the rulebook prints neither the cards nor the map, so a components file says it (ER-COM-1 to -7).

namespace elfref::elven_rage {

/// The four peoples, each with a deck of its own; then the neutral deck, and cards of which nobody knows the deck.
enum class Pile : std::uint8_t { high, black, snow, forest, neutral, unknown };
inline constexpr std::size_t pile_count = 5;  ///< every Pile that components have is below it
/// As records name them, by Pile.
inline constexpr std::array<std::string_view, pile_count> pile_names{"high", "black", "snow", "forest", "neutral"};
/// How many cards a whole pile has, by Pile (ER-COM-2, -3).
inline constexpr std::array<int, pile_count> pile_sizes{20, 20, 20, 20, 35};
inline constexpr int whole_artifacts = 20;  ///< of a whole box (ER-COM-5)
inline constexpr int whole_goals = 7;       ///< of a whole box (ER-COM-5)

/// What kind of card it is.
enum class CardKind : std::uint8_t { warrior, hero, dragon, treasure, guardian };
inline constexpr std::size_t card_kind_count = 5;  ///< every CardKind is below it
/// As components name them, by CardKind.
inline constexpr std::array<std::string_view, card_kind_count> card_kind_names{"warrior", "hero", "dragon", "treasure",
                                                                               "guardian"};

/// A card, an Artifact, a goal, a place: its index in the list of a Box.
using CardId = std::uint16_t;
using ArtifactId = std::uint16_t;                       ///< see CardId
using GoalId = std::uint16_t;                           ///< see CardId
using PlaceId = std::uint16_t;                          ///< see CardId
inline constexpr std::uint16_t nothing_named = 0xFFFF;  ///< the index of none

/// A card, however many copies there are of it.
struct Card {
  std::string name;                    ///< as it is written
  Pile pile = Pile::unknown;           ///< its deck
  CardKind kind = CardKind::warrior;   ///< what it is
  bool listed = false;                 ///< the components have it; else a record names it, and no more is known
  int initiative = 0;                  ///< of warriors, heroes, dragons, guardians
  int lives = 0;                       ///< likewise; at least 1
  Icons slots{};                       ///< likewise
  int copies = 1;                      ///< how many there are
  std::optional<CardAction> action{};  ///< its Action, if it has one

  /// Whether it fights: a Treasure does not.
  [[nodiscard]] bool fights() const { return kind != CardKind::treasure; }
};

/// An Artifact: there is one of each.
struct Artifact {
  std::string name;     ///< as it is written
  bool listed = false;  ///< as in Card
  Effect effect{};      ///< what it does; it has no price
};

/// A secret goal.
struct Goal {
  std::string name;             ///< as it is written
  bool listed = false;          ///< as in Card
  int lands = 0;                ///< marked places at least, towers and castles among them
  int towers = 0;               ///< towers at least
  int castles = 0;              ///< castles at least, the central one too
  bool enemy_castle = false;    ///< the starting castle of an opponent
  bool central_castle = false;  ///< the central castle
  friend bool operator==(const Goal&, const Goal&) = default;
};

/// What kind of place it is.
enum class PlaceKind : std::uint8_t { land, tower, castle, centre };
inline constexpr std::size_t place_kind_count = 4;  ///< every PlaceKind is below it
/// As records name them, by PlaceKind.
inline constexpr std::array<std::string_view, place_kind_count> place_kind_names{"land", "tower", "castle", "centre"};

/// A place of a map.
struct MapPlace {
  std::string name;                   ///< as it is written
  PlaceKind kind = PlaceKind::land;   ///< what it is
  std::vector<PlaceId> neighbours{};  ///< those with which it has a side in common, by index in the map
};

/// A map.
struct Map {
  std::string name;                            ///< `four`, `three`
  std::vector<MapPlace> places{};              ///< the castles first, clockwise
  int castles = 0;                             ///< how many of them are corner castles
  bool bordered = false;                       ///< its borders are known
  std::vector<std::vector<PlaceId>> halves{};  ///< for two players, without the central castle
};

/// What is in the box.
struct Components {
  std::string name;                        ///< what the set is called; empty: nobody said
  bool invented = false;                   ///< it is not the printed game
  std::optional<bool> counterclockwise{};  ///< which neighbour the left slot points at; nothing: nobody said
  std::vector<Card> cards{};               ///< those of a pile side by side
  std::vector<Artifact> artifacts{};       ///< in the order of the file
  std::vector<Goal> goals{};               ///< in the order of the file
  std::vector<Map> maps{};                 ///< in the order of the file

  /// How many cards of a pile are listed, copies counted.
  [[nodiscard]] int count(Pile pile) const;
  /// Whether all of a pile are listed.
  [[nodiscard]] bool whole(Pile pile) const { return count(pile) == pile_sizes[static_cast<std::size_t>(pile)]; }
  /// Whether any card is listed.
  [[nodiscard]] bool has_cards() const { return !cards.empty(); }
  /// The map for so many players (ER-SET-1), or null.
  [[nodiscard]] const Map* map_for(int players) const;
};

/// `4/2 simple shield none`, as a components file writes a card's numbers; empty for a Treasure.
[[nodiscard]] std::string numbers_of(const Card& card);
/// `1 battle slot own shield`; empty where there is none.
[[nodiscard]] std::string in_words(const std::optional<CardAction>& action);
/// `battle slot own shield`.
[[nodiscard]] std::string in_words(const Effect& effect);
/// `5 lands + 2 towers`.
[[nodiscard]] std::string in_words(const Goal& goal);

}  // namespace elfref::elven_rage
