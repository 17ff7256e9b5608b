#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "elfref/core/judging/options.h"
#include "elfref/elfenland/facts/board.h"

namespace elfref::elfenland {

/// What is dealt in later rounds: the hand filled up to 8, or 8 new cards (DEAL-2).
enum class DealOption : std::uint8_t { fill_8, new_8 };
/// Whether the five face-up counters stay from round to round, or are turned up anew (ROUND-4).
enum class RowOption : std::uint8_t { persistent, refresh };
/// When somebody who has all 20 towns before the last round wins the game (END-5).
enum class EarlyWin : std::uint8_t { immediate, end_of_round, end_of_round_3, never };
/// Whether everybody may go by caravan, or only who cannot pay the price (CARAVAN-1).
enum class CaravanOption : std::uint8_t { free, only_if_unable };
/// How planning ends: by passes in succession, or by a lap of passes from the starting player on (PLAN-7).
enum class PassEnd : std::uint8_t { consecutive, lap };
/// When cards that were played are shuffled back into the stock: before every deal, or when it is empty.
enum class Reshuffle : std::uint8_t { every_round, when_empty };
/// What a payment with the price and more in it is: a note, or a breach.
enum class Overpay : std::uint8_t { note, error };
/// What decides, with town cards, between players level in score and distance: nothing, or the cards in hand.
enum class SecondTiebreak : std::uint8_t { none, hand };

/// The options of the record format, in its order, as indices into OptionValues::value. docs/record-format.md says what
/// each means and which value each edition has.
enum class Option : std::uint8_t {
  rounds,           ///< how many there are
  deal,             ///< DealOption
  row,              ///< RowOption
  early_win,        ///< EarlyWin
  caravan,          ///< CaravanOption
  lake_cost,        ///< rafts that a ferry takes
  town_cards,       ///< whether the variant is played
  distance,         ///< Distance
  second_tiebreak,  ///< SecondTiebreak
  pass_end,         ///< PassEnd
  reshuffle,        ///< Reshuffle
  overpay,          ///< Overpay
};
inline constexpr int option_count = 12;  ///< every Option is below it

/// One value for every option, by the names of the rules.
struct Options : OptionValues {
  constexpr Options() = default;
  /// These values.
  constexpr Options(const OptionValues& values) : OptionValues(values) {}  // NOLINT: meant to convert
  /// After how many rounds the game ends (END-1): 4 or 3.
  [[nodiscard]] constexpr int rounds() const { return (*this)[Option::rounds] == 0 ? 4 : 3; }
  /// What is dealt in later rounds.
  [[nodiscard]] constexpr DealOption deal() const { return DealOption{(*this)[Option::deal]}; }
  /// What becomes of the row between rounds.
  [[nodiscard]] constexpr RowOption row() const { return RowOption{(*this)[Option::row]}; }
  /// When all 20 towns end the game.
  [[nodiscard]] constexpr EarlyWin early_win() const { return EarlyWin{(*this)[Option::early_win]}; }
  /// Who may go by caravan.
  [[nodiscard]] constexpr CaravanOption caravan() const { return CaravanOption{(*this)[Option::caravan]}; }
  /// How many rafts a ferry takes (FERRY-1): 2 or 1.
  [[nodiscard]] constexpr int lake_cost() const { return (*this)[Option::lake_cost] == 0 ? 2 : 1; }
  /// The variant with town cards is played (DEST-1).
  [[nodiscard]] constexpr bool town_cards() const { return (*this)[Option::town_cards] == 1; }
  /// Which connections a distance counts (DEST-3).
  [[nodiscard]] constexpr Distance distance() const { return Distance{(*this)[Option::distance]}; }
  /// What decides last.
  [[nodiscard]] constexpr SecondTiebreak second_tiebreak() const {
    return SecondTiebreak{(*this)[Option::second_tiebreak]};
  }
  /// Which passes end the planning.
  [[nodiscard]] constexpr PassEnd pass_end() const { return PassEnd{(*this)[Option::pass_end]}; }
  /// When the stock is shuffled.
  [[nodiscard]] constexpr Reshuffle reshuffle() const { return Reshuffle{(*this)[Option::reshuffle]}; }
  /// What too much paid is.
  [[nodiscard]] constexpr Overpay overpay() const { return Overpay{(*this)[Option::overpay]}; }
};

/// The options and the editions of the record format.
[[nodiscard]] const OptionTable& option_table();
/// What is known of an option.
[[nodiscard]] inline const OptionWords& info(Option option) {
  return option_table().options()[static_cast<std::size_t>(option)];
}
/// The option of that name, or nothing.
[[nodiscard]] inline std::optional<Option> option_named(std::string_view name) {
  const auto option = option_table().option_named(name);
  return option ? std::optional(Option(*option)) : std::nullopt;
}
/// The editions of the record format, in its order.
[[nodiscard]] inline std::span<const EditionInfo> editions() { return option_table().editions(); }
/// The edition of that canonical name; `rio-grande-1998` for an empty one. REQUIRES: the name is one of the table's.
[[nodiscard]] inline const EditionInfo& edition(std::string_view name) { return option_table().edition(name); }

}  // namespace elfref::elfenland
