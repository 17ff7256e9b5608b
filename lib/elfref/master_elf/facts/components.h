#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The contents of the box. The supplement prints neither the board nor the cards, so a components file lists them
// (ME-BOX). A set whose totals are not the game's proves nothing about what it lacks: that may be any card, in any
// number.

namespace elfref::master_elf {

/// The index of a place in its list in a Box. Kinds of ingredients and gifts have such indices too.
using PlaceId = std::uint16_t;
using KindId = std::uint16_t;                           ///< see PlaceId
using GiftId = std::uint16_t;                           ///< see PlaceId
inline constexpr std::uint16_t nothing_named = 0xFFFF;  ///< no index: nothing is named, or the piece is unseen
inline constexpr PlaceId city = 0;                      ///< the city is the first place of every box

inline constexpr int whole_ingredients = 42;  ///< cards, by a shop's listing
inline constexpr int whole_gifts = 45;        ///< cards, by a shop's listing

/// The figure of a player; those after the elf are inhabitants, and may be helpers.
enum class Figure : std::uint8_t { elf, kitten, fox, saucer, yeti };
inline constexpr std::size_t figure_count = 5;  ///< every Figure is below it
/// The names of figures in records, by Figure.
inline constexpr std::array<std::string_view, figure_count> figure_names{"elf", "kitten", "fox", "saucer", "yeti"};

/// The four parcels; then the place of a gift that fits none of them; then an unrecorded one.
enum class Parcel : std::uint8_t { set, colour, elves, ingredients, box, unknown };
inline constexpr std::size_t parcel_count = 4;  ///< every Parcel that has gifts under it is below it
/// The names of parcels in records, by Parcel.
inline constexpr std::array<std::string_view, 5> parcel_names{"set", "colour", "elves", "ingredients", "box"};

/// A kind of ingredient.
struct Ingredient {
  std::string name;             ///< as written
  std::optional<int> copies{};  ///< the number of cards; nothing: only the record names it
  friend bool operator==(const Ingredient&, const Ingredient&) = default;
};

/// A gift card.
struct Gift {
  std::string name;                 ///< as written
  bool listed = false;              ///< the components list it; else only a record names it, and no more is known
  std::vector<std::string> sets{};  ///< folded; at least one
  std::string colour{};             ///< of its ribbon, folded; `rainbow` is the rainbow
  bool elf = false;                 ///< it shows an elf
  std::array<KindId, 2> of{};       ///< the kinds of ingredient that it takes
  std::array<int, 2> numbers{};     ///< the number of each, if the card prints it; else 0
  int copies = 1;                   ///< the number of cards

  /// Whether its ribbon is the rainbow.
  [[nodiscard]] bool rainbow() const { return colour == "rainbow"; }
  /// Whether the gift takes that kind.
  [[nodiscard]] bool takes(KindId kind) const { return of[0] == kind || of[1] == kind; }
  friend bool operator==(const Gift&, const Gift&) = default;
};

/// A place of the board.
struct Place {
  std::string name;                   ///< as written
  std::vector<PlaceId> neighbours{};  ///< the places that an elf can reach in one move
  friend bool operator==(const Place&, const Place&) = default;
};

/// The contents of the box, and further names of a record.
struct Box {
  std::string name;              ///< the name of the set; empty: not given
  bool invented = false;         ///< it is not the printed game
  bool has_ingredients = false;  ///< all ingredients are listed: their total is the game's
  bool has_board = false;        ///< all places and their links are listed
  bool has_gifts = false;        ///< all gifts are listed: their total is the game's
  std::vector<Ingredient> ingredients{};
  std::vector<Place> places{{.name = "city"}};  ///< the city first
  std::vector<Place> day{};                     ///< the same places on the other side; empty: not given
  std::vector<Gift> gifts{};
  std::optional<int> elf_figures{};   ///< the number of figures
  PlaceId elf_start = nothing_named;  ///< the place where elves begin
  /// The number of gifts that a parcel needs, by Parcel: its easier and its harder side.
  std::array<std::array<int, 2>, parcel_count> parcels{{{4, 5}, {6, 7}, {4, 5}, {6, 7}}};
  /// Other words for pieces: the word and its meaning, by kind of name.
  struct Also {
    std::string word;         ///< as written
    std::uint16_t index = 0;  ///< the piece that it means
    friend bool operator==(const Also&, const Also&) = default;
  };
  std::array<std::vector<Also>, 3> also{};  ///< for places, ingredients, gifts

  /// The card of a gift as the set lists it; null: it may be any card.
  [[nodiscard]] const Gift* card(GiftId gift) const;
  /// The number of cards of a kind; nothing: any number.
  [[nodiscard]] std::optional<int> copies_of_kind(KindId kind) const;
  /// The number of copies of a gift; nothing: any number.
  [[nodiscard]] std::optional<int> copies_of_gift(GiftId gift) const;
  /// The number of all ingredient cards; nothing: any number.
  [[nodiscard]] std::optional<int> all_ingredients() const;
  /// The number of all gift cards; nothing: any number.
  [[nodiscard]] std::optional<int> all_gifts() const;
  /// The number of ingredient cards that the set lists.
  [[nodiscard]] int listed_ingredients() const;
  /// The number of gift cards that the set lists.
  [[nodiscard]] int listed_gifts() const;
  /// Whether one place leads to the other in one move.
  [[nodiscard]] bool linked(PlaceId from, PlaceId to) const;
  friend bool operator==(const Box&, const Box&) = default;
};

/// `2 wax + wool`: the price of a gift, as a components file writes it.
[[nodiscard]] std::string price_of(const Box& box, const Gift& gift);

}  // namespace elfref::master_elf
