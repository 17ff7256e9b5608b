#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "elfref/core/record/edit.h"
#include "elfref/core/record/record.h"
#include "elfref/core/words/message.h"
#include "elfref/games.h"

// Where a play of a program goes in the record of its session, which is in JSON.

namespace elfref::serving {

/// The place of a new play, as a program names it.
struct Spot {
  std::string_view phase;                  ///< a phase of the game; empty: the one under way
  std::optional<std::string_view> player;  ///< whose play it is; nothing: the entry is written as it is
  bool begins = false;                     ///< it begins a new turn or round, even if one is under way
};

/// The change that writes a play, or why there is none.
struct NewPlay {
  std::optional<Edit> edit;
  Message refusal{};
};

/// A turn that may go on: the player's list of lines is the last thing of the record.
struct OpenTurn {
  std::string_view phase;  ///< empty in a game without phases
  std::string player;
};

/// Words as a record has them in YAML (`Virst: 2 raft`), as JSON. Nothing: they are not one entry on one line.
[[nodiscard]] std::optional<std::string> json_of_words(std::string_view words);
/// A text in quotes.
[[nodiscard]] std::string json_of_text(std::string_view text);

/// The phases that a play can name, in the order of the game.
[[nodiscard]] std::span<const std::string_view> phases_of(const GameModule& game);
/// The phase that is under way; empty: none is, or the game has none.
[[nodiscard]] std::string_view phase_under_way(const Record& record, const GameModule& game);
/// The turn that may go on.
[[nodiscard]] std::optional<OpenTurn> open_turn(const Record& record, const GameModule& game);

/// Whether a play is an entry between the turns, of no player.
[[nodiscard]] bool is_between_turns(const GameModule& game, std::string_view words);

/// The change that writes a play. `entry`: in JSON. REQUIRES: the record is read from JSON.
[[nodiscard]] NewPlay new_play(const Record& record, const GameModule& game, const Spot& spot,
                               const std::string& entry);

}  // namespace elfref::serving
