#pragma once

#include <cstdint>

#include "elfref/elven_rage/facts/options.h"
#include "elfref/elven_rage/plays/session.h"
#include "elfref/testing/generator.h"

// What a table agrees before it plays, and what of the session is written down.

namespace elfref::testing::rage {

using namespace elven_rage;

/// One agreement makes one session.
struct Agreement {
  std::uint64_t seed = 0;     ///< of the dice
  std::uint64_t number = 0;   ///< their stream
  std::uint64_t attempt = 0;  ///< where that stream begins anew
  int players = 3;            ///< 2 to 4
  Scenario scenario = Scenario::supremacy;
  bool beginner = false;        ///< how battles are laid out
  bool towers = false;          ///< a race is for towers, else for lands
  bool next_to_allies = false;  ///< sides sit side by side, else across
  OptionValues options{};       ///< by which they play
  OptionSet options_set = 0;    ///< those that the record sets
  bool edition_named = false;
  bool russian = false;   ///< written in Russian
  int turns = 30;         ///< that are played at most
  int stop_after = 0;     ///< the record ends with that many lines; 0: with the game, or with its last turn
  int begins_after = 0;   ///< turns before the record begins; 0: it begins with the setup
  bool at_summon = true;  ///< where it begins later: with phase 1, else before phase 3
  bool bold = false;      ///< they attack players, and castles above all
  bool sparing = false;   ///< they keep cards and things for later
  bool verified = false;  ///< nobody does what nobody can verify

  /// Whether the record sets an option.
  [[nodiscard]] bool sets(Option option) const { return has(options_set, static_cast<std::size_t>(option)); }
  /// Agrees on a value that is written down.
  void set(Option option, int value) {
    options[option] = static_cast<std::uint8_t>(value);
    options_set |= only(static_cast<std::size_t>(option));
  }
};

/// Whether the people here can play by a value of an option.
[[nodiscard]] bool is_played_by(Option option, int value);

/// What the table of the session of that number agrees.
[[nodiscard]] Agreement agreement_of(const SessionRequest& request, std::uint64_t number, std::uint64_t attempt = 0);

}  // namespace elfref::testing::rage
