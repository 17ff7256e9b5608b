#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "elfref/master_elf/facts/options.h"
#include "elfref/master_elf/plays/session.h"
#include "elfref/testing/dice.h"
#include "elfref/testing/generator.h"

// The agreement of a table before play, and the parts of the session that are recorded.

namespace elfref::testing::workshop {

using namespace master_elf;
using master_elf::Figure;  // the core has one too

/// One agreement makes one session.
struct Agreement {
  std::uint64_t seed = 0;          ///< of the dice
  std::uint64_t number = 0;        ///< of the session; it gives the stream of the dice
  std::uint64_t attempt = 0;       ///< each attempt has another stream
  std::vector<Figure> figures{};   ///< by seat
  std::vector<Figure> helpers{};   ///< two, or none
  bool competitive = false;        ///< the competitive game of the box
  std::array<bool, parcel_count> hard{};
  OptionValues options{};          ///< by which they play
  OptionSet options_set = 0;       ///< the options that the record sets
  bool edition_named = false;
  bool side_named = false;
  bool russian = false;            ///< the record is in Russian
  bool parcels_told = true;        ///< parcels are recorded even at minimal detail
  bool counts_told = false;        ///< a record that begins with the setup has the numbers of the city and the deck
  bool elsewhere = false;          ///< elves may begin in any place
  int turns = 30;                  ///< the most turns played
  int begins_after = 0;            ///< the turns before the record begins; 0: it begins with the setup
  bool with_gift = false;          ///< a later record that begins with the first player has the gift of that round
  bool nearly = false;             ///< it begins with parcels that are sent or nearly full
  bool poor = false;               ///< it begins with few cards in every place
  int deck = -1;                   ///< it begins with at most this number of gifts in the deck; -1: with all left

  /// The number of players.
  [[nodiscard]] int players() const { return static_cast<int>(figures.size()); }
  /// Whether a player has this figure.
  [[nodiscard]] bool is_played(Figure figure) const {
    for (const Figure one : figures)
      if (one == figure) return true;
    return false;
  }
  /// Whether this figure is a helper.
  [[nodiscard]] bool helps(Figure figure) const {
    for (const Figure one : helpers)
      if (one == figure) return true;
    return false;
  }
  /// Sets an option to a value that is recorded.
  void set(Option option, int value) {
    options[option] = static_cast<std::uint8_t>(value);
    options_set |= only(static_cast<std::size_t>(option));
  }
};

/// The agreement for the session with this number.
[[nodiscard]] Agreement agreement_of(const SessionRequest& request, std::uint64_t number, std::uint64_t attempt = 0);

/// Sets the number of players, of whom some play these inhabitants. REQUIRES: at least two are left to be elves.
void let_play(Agreement& agreed, const std::vector<Figure>& inhabitants, int players, Dice& dice);

}  // namespace elfref::testing::workshop
