#pragma once

#include <rapidcheck.h>

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "elfref/testing/elfenland.h"

// Generators for RapidCheck: games, positions and plays of Elfenland. Only this header needs RapidCheck. A failure
// shrinks to a short record: first a game at a simpler table, then a shorter part of the same game.

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
  /// Shrinks as the agreement does.
  static Gen<elfref::testing::PlayedGame> arbitrary() {
    return gen::map<elfref::testing::Agreement>(
        [](const elfref::testing::Agreement& agreed) { return elfref::testing::play_game(agreed); });
  }
};

/// Games that stop at any place.
struct StoppedGames {
  /// Shrinks as the agreement does.
  static Gen<elfref::testing::PlayedGame> any() {
    using elfref::testing::Agreement;
    const auto stopped =
        gen::map(gen::noShrink(gen::pair(gen::arbitrary<std::uint32_t>(), gen::arbitrary<std::uint32_t>())),
                 [](const std::pair<std::uint32_t, std::uint32_t>& any) {
                   Agreement agreed = elfref::testing::agreement_of({.seed = any.first}, 0);
                   agreed.stop_after = 0;
                   const auto plays = static_cast<std::uint32_t>(plays_of(play_game(agreed)));
                   agreed.stop_after = 1 + static_cast<int>(any.second % std::max(plays, 1u));
                   return agreed;
                 });
    const auto shrinking = gen::shrink(stopped, [](const Agreement& agreed) {
      std::vector<Agreement> less;
      for (const Agreement& simple : elfref::testing::simpler(agreed))
        if (simple.stop_after > 0) less.push_back(simple);
      return seq::fromContainer(std::move(less));
    });
    return gen::map(shrinking, [](const Agreement& agreed) { return elfref::testing::play_game(agreed); });
  }
};

/// Positions during a game.
template <>
struct Arbitrary<elfref::testing::ReachedTable> {
  /// Shrinks as the agreement does.
  static Gen<elfref::testing::ReachedTable> arbitrary() {
    return gen::map(StoppedGames::any(),
                    [](elfref::testing::PlayedGame game) { return elfref::testing::table_after(std::move(game)); });
  }
};

/// Legal plays, each with the position before it.
template <>
struct Arbitrary<elfref::testing::NextPlay> {
  /// Shrinks as the agreement does.
  static Gen<elfref::testing::NextPlay> arbitrary() {
    return gen::map(StoppedGames::any(),
                    [](elfref::testing::PlayedGame game) { return elfref::testing::last_play_of(std::move(game)); });
  }
};

}  // namespace rc
