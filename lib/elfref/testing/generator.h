#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/judging/game.h"
#include "elfref/core/words/message.h"

// Records of generated sessions: legal by the rules, and equal on every machine. For tests of this referee and of other
// programs that play or judge a game.

namespace elfref::testing {

/// The detail of a record.
enum class Detail : std::uint8_t {
  full,       ///< every piece, even those that only their owner saw
  in_public,  ///< everything that all players saw
  minimal,    ///< the fewest words with which a session can be judged
};

/// The wanted sessions.
struct SessionRequest {
  std::uint64_t seed = 1;        ///< a seed and a number give a session
  int players = 0;               ///< the number of players; 0: any number
  std::string edition{};         ///< the edition by which they play; empty: any
  Detail detail = Detail::full;  ///< the session does not depend on it
  std::string breaks{};  ///< the id of a rule that each session breaks once, or `any`; empty: all are legal
};

/// The number of times that something happened in sessions.
struct Tally {
  std::string what;          ///< `pay-the-price`, `caravan over an obstacle`
  bool rule = false;         ///< true: counts plays that the rule judged; false: counts a kind of play
  std::uint64_t times = 0;   ///< in all sessions counted
  FixedMessage never{};      ///< the reason why no legal session has it; empty: legal sessions have it
};

/// A generator of sessions of one game.
struct SessionGenerator {
  const GameModule* game = nullptr;  ///< the game; never null
  /// The reason why a request is refused; empty if it is not.
  std::string (*refuse)(const SessionRequest& request);
  /// The session with this number, as a record in YAML. Equal requests and numbers give equal sessions, independent of
  /// other calls. Empty if no session was found that can break the wanted rule. REQUIRES: refuse() is empty.
  std::string (*record)(const SessionRequest& request, std::uint64_t number);
  /// Counts the events in the sessions with the numbers 0 to `games` - 1.
  std::vector<Tally> (*tallies)(const SessionRequest& request, std::uint64_t games);
};

/// The generators of all games that have one.
[[nodiscard]] std::span<const SessionGenerator> generators();

}  // namespace elfref::testing
