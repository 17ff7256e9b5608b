#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/judging/game.h"

// Records of sessions that nobody played: legal by the rules, and the same on every machine. For tests of this referee,
// and of other programs that play or judge a game.

namespace elfref::testing {

/// How much of a session a record writes down.
enum class Detail : std::uint8_t {
  full,       ///< every piece, also those that only their owner saw
  in_public,  ///< what everybody at the table saw
  minimal,    ///< the fewest words of which a session can be judged
};

/// Which sessions are wanted.
struct SessionRequest {
  std::uint64_t seed = 1;        ///< of one seed every session has its number
  int players = 0;               ///< how many sit at the table; 0: any number
  std::string edition{};         ///< by whose rulebook they play; empty: by any
  Detail detail = Detail::full;  ///< the session is the same at every detail
  std::string breaks{};  ///< the id of a rule that is broken once in each session, or `any`; empty: all are legal
};

/// How often something happened in sessions.
struct Tally {
  std::string what;          ///< `pay-the-price`, `caravan over an obstacle`
  bool rule = false;         ///< it is a rule, and this is how often a play was judged by it; else a kind of play
  std::uint64_t times = 0;   ///< in all sessions that were counted
  std::string_view never{};  ///< why no legal session has it; empty: legal sessions have it
};

/// What sessions of one game are made of.
struct SessionGenerator {
  const GameModule* game = nullptr;  ///< whose sessions they are; never null
  /// Says what is wrong with a request, or nothing.
  std::string (*refuse)(const SessionRequest& request);
  /// The session of that number, as a record in YAML. The same for the same request and number, whatever else is asked
  /// for. Empty where a rule is to be broken and no session was found in which it can be.
  /// REQUIRES: refuse() has nothing to say.
  std::string (*record)(const SessionRequest& request, std::uint64_t number);
  /// Counts what happened in the sessions of the numbers 0 up to, and without, `games`.
  std::vector<Tally> (*tallies)(const SessionRequest& request, std::uint64_t games);
};

/// The generators of every game that has one.
[[nodiscard]] std::span<const SessionGenerator> generators();

}  // namespace elfref::testing
