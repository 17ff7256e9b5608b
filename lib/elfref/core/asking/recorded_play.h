#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "elfref/core/judging/game.h"
#include "elfref/core/text/id.h"
#include "elfref/core/text/source.h"
#include "elfref/core/words/message.h"

// How people refer to a play of a record, and which play they mean.

namespace elfref {

/// A place in the order of the game, as a person names it, in one of three ways.
struct At {
  /// By its place in the text.
  struct InText {
    int line = 1;               ///< of the file, from 1
    std::optional<int> column;  ///< in characters, from 1; nothing: the first play of that line
  };
  /// By its time in the game.
  struct InGame {
    int round = 1;              ///< from 1
    std::string phase;          ///< its name in the game: `travel`
    std::string player;         ///< matched as records match names
    std::optional<int> number;  ///< which of that player's plays in that phase, from 1; one more than their number: the
                                ///< place after the last one; nothing: the first
  };
  /// The end of the record.
  struct End {};
  std::variant<End, InText, InGame> is;  ///< one of the three ways
};

/// Reads `18`, `18:7`, `2:travel:Anna`, `2:travel:Anna:3`, `end`; nothing if the text is none of these. A name may
/// contain colons.
[[nodiscard]] std::optional<At> read_at(std::string_view text);

/// A play that was found, or why none was.
struct FoundPlay {
  std::uint32_t ply = 0;               ///< the position before this play is meant
  const RecordedPlay* play = nullptr;  ///< that play; null: nothing more is recorded there
  Message complaint;                   ///< why none was found, and what there is; empty: it was found
};

/// Finds the play at a place. `plays` are all of the record, in the order of the game; `players` are the names by seat.
[[nodiscard]] FoundPlay find_play(std::span<const RecordedPlay> plays, const At& at, const Source& source,
                                  std::span<const std::string> players);

/// A name of a play that read_at() understands, whatever is inserted above its line: `2:travel:Anna:3`.
[[nodiscard]] std::string name_of(const RecordedPlay& play, std::span<const std::string> players);

}  // namespace elfref
