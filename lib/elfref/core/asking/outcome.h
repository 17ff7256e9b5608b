#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/judging/judgement.h"
#include "elfref/core/words/speaker.h"

// The outcome of a game, in words.

namespace elfref {

/// A number, or the least and the greatest possible one: `16`, `14–16`, `-2 to 6`.
[[nodiscard]] Message in_words(const Range& range);

/// A figure of a standing, for people; `?` if it is unknown.
[[nodiscard]] std::string shown(const Figure& figure, const Speaker& says);

/// The winners of a game.
struct Winners {
  std::vector<std::string_view> names;  ///< of players, or of sides
  std::vector<Seat> seats{};            ///< all players of them
  bool certain = false;  ///< false: one or some of them won; which ones depends on unrecorded facts
};

/// The winners of a finished game; none if the game is not finished or nothing is known about them.
[[nodiscard]] Winners winners_of(const Judgement& judgement);

}  // namespace elfref
