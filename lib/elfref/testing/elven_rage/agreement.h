#pragma once

#include <cstdint>

#include "elfref/elven_rage/facts/options.h"
#include "elfref/elven_rage/plays/session.h"
#include "elfref/testing/generator.h"

// The agreement of a table before play, and the parts of the session that are recorded.

namespace elfref::testing::rage {

using namespace elven_rage;

/// One agreement makes one session.
struct Agreement {
  std::uint64_t seed = 0;     ///< of the dice
  std::uint64_t number = 0;   ///< of the session; it gives the stream of the dice
  std::uint64_t attempt = 0;  ///< each attempt has another stream
  int players = 3;            ///< 2 to 4
  Scenario scenario = Scenario::supremacy;
  bool beginner = false;        ///< battles are laid out as for beginners
  bool towers = false;          ///< a race is for towers, else for lands
  bool next_to_allies = false;  ///< allies sit side by side, else opposite each other
  OptionValues options{};       ///< by which they play
  OptionSet options_set = 0;    ///< the options that the record sets
  bool edition_named = false;
  bool russian = false;   ///< the record is in Russian
  int turns = 30;         ///< the most turns played
  int stop_after = 0;     ///< the record ends after this number of lines; 0: with the game, or with its last turn
  int begins_after = 0;   ///< the turns before the record begins; 0: it begins with the setup
  bool at_summon = true;  ///< if it begins later: with phase 1, else before phase 3
  bool bold = false;      ///< the players attack players, and preferably castles
  bool sparing = false;   ///< the players keep cards and things for later
  bool verified = false;  ///< no player does anything that cannot be verified

  /// Whether the record sets an option.
  [[nodiscard]] bool sets(Option option) const { return has(options_set, static_cast<std::size_t>(option)); }
  /// Sets an option to a value that is recorded.
  void set(Option option, int value) {
    options[option] = static_cast<std::uint8_t>(value);
    options_set |= only(static_cast<std::size_t>(option));
  }
};

/// Whether the simulated players can play by a value of an option.
[[nodiscard]] bool is_played_by(Option option, int value);

/// The agreement for the session with this number.
[[nodiscard]] Agreement agreement_of(const SessionRequest& request, std::uint64_t number, std::uint64_t attempt = 0);

}  // namespace elfref::testing::rage
