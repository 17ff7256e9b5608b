#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What is in the box: the supplement prints neither the board nor the cards, so a components file says it (ME-BOX). A
// set whose totals are not the game's proves nothing about what it lacks: that may be any card, in any number.

namespace elfref::master_elf {

/// A place, a kind of ingredient, a gift: its index in the list of a Box.
using PlaceId = std::uint16_t;
using KindId = std::uint16_t;                           ///< see PlaceId
using GiftId = std::uint16_t;                           ///< see PlaceId
inline constexpr std::uint16_t nothing_named = 0xFFFF;  ///< the index of none, or of one that nobody saw
inline constexpr PlaceId city = 0;                      ///< the city is the first place of every box

inline constexpr int whole_ingredients = 42;  ///< cards, by a shop's listing
inline constexpr int whole_gifts = 45;        ///< cards, by a shop's listing

/// What somebody plays; those behind the elf are inhabitants, and may be helpers.
enum class Figure : std::uint8_t { elf, kitten, fox, saucer, yeti };
inline constexpr std::size_t figure_count = 5;  ///< every Figure is below it
/// As records name them, by Figure.
inline constexpr std::array<std::string_view, figure_count> figure_names{"elf", "kitten", "fox", "saucer", "yeti"};

/// The four parcels; then where a gift goes that fits none; then nowhere that anybody wrote down.
enum class Parcel : std::uint8_t { set, colour, elves, ingredients, box, unknown };
inline constexpr std::size_t parcel_count = 4;  ///< every Parcel that gifts lie under is below it
/// As records name them, by Parcel.
inline constexpr std::array<std::string_view, 5> parcel_names{"set", "colour", "elves", "ingredients", "box"};

/// A kind of ingredient.
struct Ingredient {
  std::string name;             ///< as it is written
  std::optional<int> copies{};  ///< how many cards; nothing: the record alone names it
};

/// A gift card.
struct Gift {
  std::string name;                 ///< as it is written
  bool listed = false;              ///< the components have it; else a record names it, and no more is known
  std::vector<std::string> sets{};  ///< folded; at least one
  std::string colour{};             ///< of its ribbon, folded; `rainbow` is the rainbow
  bool elf = false;                 ///< it shows an elf
  std::array<KindId, 2> of{};       ///< the kinds of ingredient that it takes
  std::array<int, 2> numbers{};     ///< how many of each, where the card prints it; else 0
  int copies = 1;                   ///< how many there are

  /// Whether its ribbon is the rainbow.
  [[nodiscard]] bool rainbow() const { return colour == "rainbow"; }
  /// Whether it takes that kind.
  [[nodiscard]] bool takes(KindId kind) const { return of[0] == kind || of[1] == kind; }
};

/// A place of the board.
struct Place {
  std::string name;                   ///< as it is written
  std::vector<PlaceId> neighbours{};  ///< where an elf may go in one move
};

/// What is in the box, and what a record names besides.
struct Box {
  std::string name;              ///< what the set is called; empty: nobody said
  bool invented = false;         ///< it is not the printed game
  bool has_ingredients = false;  ///< all ingredients are listed: their total is the game's
  bool has_board = false;        ///< all places and their links are listed
  bool has_gifts = false;        ///< all gifts are listed: their total is the game's
  std::vector<Ingredient> ingredients{};
  std::vector<Place> places{{.name = "city"}};  ///< the city first
  std::vector<Place> day{};                     ///< the same places on the other side; empty: nobody said
  std::vector<Gift> gifts{};
  std::optional<int> elf_figures{};   ///< how many there are
  PlaceId elf_start = nothing_named;  ///< where elves begin
  /// How many gifts a parcel needs, by Parcel: its easier and its harder side.
  std::array<std::array<int, 2>, parcel_count> parcels{{{4, 5}, {6, 7}, {4, 5}, {6, 7}}};
  /// Other words for pieces: the word and what it means, by kind of name.
  struct Also {
    std::string word;         ///< as it is written
    std::uint16_t index = 0;  ///< of what
  };
  std::array<std::vector<Also>, 3> also{};  ///< of places, ingredients, gifts

  /// The card of a gift as the set lists it; null: it may be any card.
  [[nodiscard]] const Gift* card(GiftId gift) const;
  /// How many cards of a kind there are; nothing: any number.
  [[nodiscard]] std::optional<int> copies_of_kind(KindId kind) const;
  /// How many copies of a gift there are; nothing: any number.
  [[nodiscard]] std::optional<int> copies_of_gift(GiftId gift) const;
  /// Cards of ingredients in all; nothing: any number.
  [[nodiscard]] std::optional<int> all_ingredients() const;
  /// Gift cards in all; nothing: any number.
  [[nodiscard]] std::optional<int> all_gifts() const;
  /// Cards of ingredients that the set lists.
  [[nodiscard]] int listed_ingredients() const;
  /// Gift cards that the set lists.
  [[nodiscard]] int listed_gifts() const;
  /// Whether one leads to the other in one move.
  [[nodiscard]] bool linked(PlaceId from, PlaceId to) const;
};

/// `2 wax + wool`, as a components file writes what a gift takes.
[[nodiscard]] std::string price_of(const Box& box, const Gift& gift);

}  // namespace elfref::master_elf
