#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "elfref/master_elf/facts/options.h"
#include "elfref/master_elf/plays/session.h"
#include "elfref/testing/dice.h"
#include "elfref/testing/generator.h"

// What a table agrees before it plays, and what of the session is written down.

namespace elfref::testing::workshop {

using namespace master_elf;
using master_elf::Figure;  // the core has one too

/// One agreement makes one session.
struct Agreement {
  std::uint64_t seed = 0;          ///< of the dice
  std::uint64_t number = 0;        ///< their stream
  std::uint64_t attempt = 0;       ///< where that stream begins anew
  std::vector<Figure> figures{};   ///< by seat
  std::vector<Figure> helpers{};   ///< two, or none
  bool competitive = false;        ///< the other game of the box
  std::array<bool, parcel_count> hard{};
  OptionValues options{};          ///< by which they play
  OptionSet options_set = 0;       ///< those that the record sets
  bool edition_named = false;
  bool side_named = false;
  bool russian = false;            ///< written in Russian
  bool parcels_told = true;        ///< also where the least is written
  bool counts_told = false;        ///< the numbers of the city and of the deck, where it begins with the setup
  bool elsewhere = false;          ///< elves begin anywhere
  int turns = 30;                  ///< that are played at most
  int begins_after = 0;            ///< turns before the record begins; 0: it begins with the setup
  bool with_gift = false;          ///< where it begins later with the first player: with the gift of that round
  bool nearly = false;             ///< it begins with parcels that are sent or nearly full
  bool poor = false;               ///< it begins where few cards lie anywhere
  int deck = -1;                   ///< it begins with at most so many gifts in the deck; -1: with what is left

  /// How many play.
  [[nodiscard]] int players() const { return static_cast<int>(figures.size()); }
  /// Whether somebody plays that figure.
  [[nodiscard]] bool is_played(Figure figure) const {
    for (const Figure one : figures)
      if (one == figure) return true;
    return false;
  }
  /// Whether that figure helps.
  [[nodiscard]] bool helps(Figure figure) const {
    for (const Figure one : helpers)
      if (one == figure) return true;
    return false;
  }
  /// Agrees on a value that is written down.
  void set(Option option, int value) {
    options[option] = static_cast<std::uint8_t>(value);
    options_set |= only(static_cast<std::size_t>(option));
  }
};

/// What the table of the session of that number agrees.
[[nodiscard]] Agreement agreement_of(const SessionRequest& request, std::uint64_t number, std::uint64_t attempt = 0);

/// So many players, of whom some are these inhabitants. REQUIRES: two are left to be elves.
void let_play(Agreement& agreed, const std::vector<Figure>& inhabitants, int players, Dice& dice);

}  // namespace elfref::testing::workshop
