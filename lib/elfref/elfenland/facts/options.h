#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "elfref/core/judging/options.h"
#include "elfref/elfenland/facts/board.h"

namespace elfref::elfenland {

/// The deal in later rounds: cards that fill the hand up to 8, or 8 new cards (DEAL-2).
enum class DealOption : std::uint8_t { fill_8, new_8 };
/// Whether the five face-up counters stay from round to round or are replaced (ROUND-4).
enum class RowOption : std::uint8_t { persistent, refresh };
/// When a player who has all 20 towns before the last round wins the game (END-5).
enum class EarlyWin : std::uint8_t { immediate, end_of_round, end_of_round_3, never };
/// Whether every player may use a caravan, or only a player who cannot pay the price (CARAVAN-1).
enum class CaravanOption : std::uint8_t { free, only_if_unable };
/// What ends planning: passes in succession, or a lap of passes that begins with the starting player (PLAN-7).
enum class PassEnd : std::uint8_t { consecutive, lap };
/// When played cards are shuffled back into the stock: before every deal, or when the stock is empty.
enum class Reshuffle : std::uint8_t { every_round, when_empty };
/// Whether a payment of more than the price is a note or a breach.
enum class Overpay : std::uint8_t { note, error };
/// The tie-break between players with the same score and distance when town cards are used: none, or the cards in hand.
enum class SecondTiebreak : std::uint8_t { none, hand };

/// The options of the record format, in its order, as indices into OptionValues::value. docs/record-format.md explains
/// each one and lists the value of each edition.
enum class Option : std::uint8_t {
  rounds,           ///< the number of rounds
  deal,             ///< DealOption
  row,              ///< RowOption
  early_win,        ///< EarlyWin
  caravan,          ///< CaravanOption
  lake_cost,        ///< the number of rafts that a ferry takes
  town_cards,       ///< whether the variant with town cards is played
  distance,         ///< Distance
  second_tiebreak,  ///< SecondTiebreak
  pass_end,         ///< PassEnd
  reshuffle,        ///< Reshuffle
  overpay,          ///< Overpay
};
inline constexpr int option_count = 12;  ///< every Option is below it

/// A value for every option, with an accessor for each.
struct Options : OptionValues {
  constexpr Options() = default;
  /// The options with these values.
  constexpr Options(const OptionValues& values) : OptionValues(values) {}  // NOLINT: meant to convert
  /// The number of rounds after which the game ends (END-1): 4 or 3.
  [[nodiscard]] constexpr int rounds() const { return (*this)[Option::rounds] == 0 ? 4 : 3; }
  /// The deal in later rounds.
  [[nodiscard]] constexpr DealOption deal() const { return DealOption{(*this)[Option::deal]}; }
  /// Whether the row of face-up counters stays between rounds.
  [[nodiscard]] constexpr RowOption row() const { return RowOption{(*this)[Option::row]}; }
  /// When a player with all 20 towns ends the game.
  [[nodiscard]] constexpr EarlyWin early_win() const { return EarlyWin{(*this)[Option::early_win]}; }
  /// Which players may use a caravan.
  [[nodiscard]] constexpr CaravanOption caravan() const { return CaravanOption{(*this)[Option::caravan]}; }
  /// The number of rafts that a ferry takes (FERRY-1): 2 or 1.
  [[nodiscard]] constexpr int lake_cost() const { return (*this)[Option::lake_cost] == 0 ? 2 : 1; }
  /// Whether the variant with town cards is played (DEST-1).
  [[nodiscard]] constexpr bool town_cards() const { return (*this)[Option::town_cards] == 1; }
  /// The connections that a distance counts (DEST-3).
  [[nodiscard]] constexpr Distance distance() const { return Distance{(*this)[Option::distance]}; }
  /// The second tie-break.
  [[nodiscard]] constexpr SecondTiebreak second_tiebreak() const {
    return SecondTiebreak{(*this)[Option::second_tiebreak]};
  }
  /// The passes that end planning.
  [[nodiscard]] constexpr PassEnd pass_end() const { return PassEnd{(*this)[Option::pass_end]}; }
  /// When the stock is shuffled.
  [[nodiscard]] constexpr Reshuffle reshuffle() const { return Reshuffle{(*this)[Option::reshuffle]}; }
  /// Whether an overpayment is a note or a breach.
  [[nodiscard]] constexpr Overpay overpay() const { return Overpay{(*this)[Option::overpay]}; }
};

/// The options and the editions of the record format.
[[nodiscard]] const OptionTable& option_table();
/// The name of an option, its meaning and its values.
[[nodiscard]] inline const OptionWords& info(Option option) {
  return option_table().options()[static_cast<std::size_t>(option)];
}
/// The option with this name, or nothing.
[[nodiscard]] inline std::optional<Option> option_named(std::string_view name) {
  const auto option = option_table().option_named(name);
  return option ? std::optional(Option(*option)) : std::nullopt;
}
/// The editions of the record format, in its order.
[[nodiscard]] inline std::span<const EditionInfo> editions() { return option_table().editions(); }
/// The edition with this canonical name; `rio-grande-1998` if it is empty. REQUIRES: the table has the name.
[[nodiscard]] inline const EditionInfo& edition(std::string_view name) { return option_table().edition(name); }

}  // namespace elfref::elfenland
