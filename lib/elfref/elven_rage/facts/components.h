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

// What is in the box: the rulebook prints neither the cards nor the map, so a components file says it (ER-COM-1 to -7).

namespace elfref::elven_rage {

/// The four peoples, each with a deck of its own; then the neutral deck.
enum class Pile : std::uint8_t { high, black, snow, forest, neutral };
inline constexpr std::size_t pile_count = 5;  ///< every Pile is below it
/// In which pile a card may be.
using Piles = OneOf<Pile, pile_count>;
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

/// What a card may be.
using CardKinds = OneOf<CardKind, card_kind_count>;
/// Those that come to a hand: dragons and the guardian never do (ER-MAP-4, -8).
inline constexpr CardKinds of_a_hand{CardKind::warrior, CardKind::hero};
/// Those that lie apart, and never go to a discard.
inline constexpr CardKinds lies_apart{CardKind::dragon, CardKind::guardian};

/// A card, an Artifact, a goal, a place: its index in the list of a Box.
using CardId = std::uint16_t;
using ArtifactId = std::uint16_t;                       ///< see CardId
using GoalId = std::uint16_t;                           ///< see CardId
using PlaceId = std::uint16_t;                          ///< see CardId
inline constexpr std::uint16_t nothing_named = 0xFFFF;  ///< the index of none

/// A card, however many copies there are of it.
struct Card {
  std::string name;                    ///< as it is written
  Piles pile{};                        ///< its deck
  CardKinds kind{};                    ///< what it is
  bool listed = false;                 ///< the components have it; else a record names it, and no more is known
  int initiative = 0;                  ///< of warriors, heroes, dragons, guardians
  int lives = 0;                       ///< likewise; at least 1
  Icons slots{};                       ///< likewise
  int copies = 1;                      ///< how many the components have
  std::optional<CardAction> action{};  ///< its Action, if it has one

  /// Whether it may fight: a Treasure does not.
  [[nodiscard]] bool fights() const { return !kind.is(CardKind::treasure); }
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

/// What a place may be.
using PlaceKinds = OneOf<PlaceKind, place_kind_count>;

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
  [[nodiscard]] bool whole(Pile pile) const { return lacking(pile) == 0; }
  /// How many of a pile are not listed.
  [[nodiscard]] int lacking(Pile pile) const { return pile_sizes[static_cast<std::size_t>(pile)] - count(pile); }
  /// Whether there may be more copies of a card than are listed, as its pile is listed in part.
  [[nodiscard]] bool may_have_more(const Card& card) const { return card.listed && lacking(*card.pile.known()) > 0; }
  /// A card that is not listed, with all that it may be: whatever is lacking.
  [[nodiscard]] Card unlisted_card() const;
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
