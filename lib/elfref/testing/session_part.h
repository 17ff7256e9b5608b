#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "elfref/testing/generator.h"

// Generated sessions of Elven Rage and Master Elf, and smaller ones of the same kind.

namespace elfref::testing {

/// The games whose sessions have parts.
enum class PartsOf : std::uint8_t { elven_rage, master_elf };

/// A part of a generated session: some of its turns.
struct WantedPart {
  std::uint64_t seed = 1;     ///< a seed, a number and an attempt give a session
  std::uint64_t number = 0;   ///< see above
  std::uint64_t attempt = 0;  ///< see above
  int players = 0;            ///< the number of players; 0: any number
  int begins_after = -1;      ///< the turns before the record; -1: as the session was generated
  int turns = 0;              ///< the most turns of the record; 0: as the session was generated
};

/// A generated session, or a part of one.
struct SessionPart {
  PartsOf game = PartsOf::elven_rage;  ///< the game
  WantedPart wanted{};                 ///< what makes it
  std::string record{};                ///< in full detail
  int players = 0;                     ///< the number of players
  int begins_after = 0;                ///< the turns before the record
  int turns = 0;                       ///< the turns of the record
};

/// A session of Elven Rage: see rc::Arbitrary.
struct ElvenRageSession : SessionPart {
  static constexpr PartsOf game = PartsOf::elven_rage;  ///< its game
  /// One that was made.
  explicit ElvenRageSession(SessionPart part) : SessionPart(std::move(part)) {}
};
/// A session of Master Elf: see rc::Arbitrary.
struct MasterElfSession : SessionPart {
  static constexpr PartsOf game = PartsOf::master_elf;  ///< its game
  /// One that was made.
  explicit MasterElfSession(SessionPart part) : SessionPart(std::move(part)) {}
};

/// The session or the part that is wanted. Equal requests give equal sessions.
[[nodiscard]] SessionPart session_of(const WantedPart& wanted, PartsOf game);

/// Smaller sessions, all legal: first fewer turns of the same one, then others with fewer players. To shrink a failure,
/// try these, take the first that also fails, and repeat. This always ends.
[[nodiscard]] std::vector<SessionPart> smaller(const SessionPart& session);

}  // namespace elfref::testing
