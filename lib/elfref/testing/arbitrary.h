#pragma once

#include <rapidcheck.h>

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "elfref/testing/elfenland.h"
#include "elfref/testing/session_part.h"

// Generators for RapidCheck: games, positions and plays of Elfenland, and sessions of the other games. Only this header
// needs RapidCheck. A failure shrinks to a short record: first without most rounds, then without players, then without
// most journeys or lines.

namespace elfref::testing {

/// Shows a game as its record, which says how to generate it again.
inline void showValue(const PlayedGame& game, std::ostream& out) {
  out << record_of(game, Detail::full);
}
/// Shows a position as the record of the plays so far.
inline void showValue(const ReachedTable& table, std::ostream& out) {
  showValue(table.game, out);
}
/// Shows a play after the record of the plays before it.
inline void showValue(const NextPlay& next, std::ostream& out) {
  showValue(next.before.game, out);
  out << "then: " << words_of(next) << '\n';
}

/// Shows a session as its record.
inline void showValue(const SessionPart& session, std::ostream& out) {
  out << session.record;
}

/// Any session of a game. Shrinks by smaller().
template <class Session>
[[nodiscard]] rc::Gen<Session> any_session() {
  const auto any = rc::gen::map(rc::gen::noShrink(rc::gen::arbitrary<std::uint32_t>()),
                                [](std::uint32_t seed) { return Session(session_of({.seed = seed}, Session::game)); });
  return rc::gen::shrink(any, [](const Session& session) {
    std::vector<Session> less;
    for (SessionPart& part : smaller(session)) less.emplace_back(std::move(part));
    return rc::seq::fromContainer(std::move(less));
  });
}

}  // namespace elfref::testing

/// The namespace of RapidCheck.
namespace rc {

/// Agreements of any kind.
template <>
struct Arbitrary<elfref::testing::Agreement> {
  /// Shrinks by elfref::testing::simpler().
  static Gen<elfref::testing::Agreement> arbitrary() {
    using elfref::testing::Agreement;
    const auto any = gen::map(gen::noShrink(gen::arbitrary<std::uint32_t>()),
                              [](std::uint32_t seed) { return elfref::testing::agreement_of({.seed = seed}, 0); });
    return gen::shrink(any,
                       [](const Agreement& agreed) { return seq::fromContainer(elfref::testing::simpler(agreed)); });
  }
};

/// Games, both whole ones and parts.
template <>
struct Arbitrary<elfref::testing::PlayedGame> {
  /// Shrinks by elfref::testing::smaller().
  static Gen<elfref::testing::PlayedGame> arbitrary() {
    using elfref::testing::PlayedGame;
    const auto any =
        gen::map(gen::noShrink(gen::arbitrary<elfref::testing::Agreement>()),
                 [](const elfref::testing::Agreement& agreed) { return elfref::testing::play_game(agreed); });
    return gen::shrink(any, [](const PlayedGame& game) { return seq::fromContainer(elfref::testing::smaller(game)); });
  }
};

/// Games that stop at any place.
struct StoppedGames {
  /// Shrinks by elfref::testing::smaller().
  static Gen<elfref::testing::PlayedGame> any() {
    using elfref::testing::Agreement;
    using elfref::testing::PlayedGame;
    const auto stopped =
        gen::map(gen::noShrink(gen::pair(gen::arbitrary<std::uint32_t>(), gen::arbitrary<std::uint32_t>())),
                 [](const std::pair<std::uint32_t, std::uint32_t>& any) {
                   Agreement agreed = elfref::testing::agreement_of({.seed = any.first}, 0);
                   agreed.stop_after = 0;
                   const auto plays = static_cast<std::uint32_t>(plays_of(play_game(agreed)));
                   agreed.stop_after = 1 + static_cast<int>(any.second % std::max(plays, 1u));
                   return play_game(agreed);
                 });
    return gen::shrink(stopped, [](const PlayedGame& game) {
      std::vector<PlayedGame> less;
      for (PlayedGame& one : elfref::testing::smaller(game))
        if (one.cut || one.agreed.stop_after > 0) less.push_back(std::move(one));
      return seq::fromContainer(std::move(less));
    });
  }
};

/// Positions during a game.
template <>
struct Arbitrary<elfref::testing::ReachedTable> {
  /// Shrinks as the game does.
  static Gen<elfref::testing::ReachedTable> arbitrary() {
    return gen::map(StoppedGames::any(),
                    [](elfref::testing::PlayedGame game) { return elfref::testing::table_after(std::move(game)); });
  }
};

/// Legal plays, each with the position before it.
template <>
struct Arbitrary<elfref::testing::NextPlay> {
  /// Shrinks as the game does.
  static Gen<elfref::testing::NextPlay> arbitrary() {
    return gen::map(StoppedGames::any(),
                    [](elfref::testing::PlayedGame game) { return elfref::testing::last_play_of(std::move(game)); });
  }
};

/// Sessions of Elven Rage, both whole ones and parts.
template <>
struct Arbitrary<elfref::testing::ElvenRageSession> {
  /// Shrinks by elfref::testing::smaller().
  static Gen<elfref::testing::ElvenRageSession> arbitrary() {
    return elfref::testing::any_session<elfref::testing::ElvenRageSession>();
  }
};

/// Sessions of Master Elf, both whole ones and parts.
template <>
struct Arbitrary<elfref::testing::MasterElfSession> {
  /// Shrinks by elfref::testing::smaller().
  static Gen<elfref::testing::MasterElfSession> arbitrary() {
    return elfref::testing::any_session<elfref::testing::MasterElfSession>();
  }
};

}  // namespace rc
