#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/judging/game.h"
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

/// How a game ended, as a heading: `Ira wins with 17`; empty: it has not ended, or nothing is known about the winners.
/// `decides`: the key of the figure that decides, or empty.
[[nodiscard]] Message heading_of(const Judgement& judgement, std::string_view decides);

/// How a game ended, and whether plays that break a rule change that.
struct Ending {
  /// `Ira wins with 17`, `Ira wins in any case`, `Ira wins; without the breach: Max wins`; empty: as heading_of().
  Message words;
  /// Whether other players win if the table takes back the plays that break a rule. No: the same players win, also if
  /// what the same players could play only because of these is taken back with them. Yes: others win, and every other
  /// play is as legal as before. Nothing: there are no such plays, or neither can be worked out.
  std::optional<bool> decisive;
};

/// How a session ended. Judges the record again with its breaches taken back, within a limit of work.
[[nodiscard]] Ending ending_of(const GameModule& game, const Record& record, const Overrides& overrides,
                               const Judgement& judgement);

}  // namespace elfref
