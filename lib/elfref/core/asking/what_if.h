#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/asking/recorded_play.h"
#include "elfref/core/judging/game.h"
#include "elfref/core/record/edit.h"

// A record as it might have been: with some plays otherwise, and what that changes.

namespace elfref {

/// A play that was perhaps another one.
struct WhatIf {
  At at;                  ///< which play is meant
  bool inserted = false;  ///< `play` comes before it; else takes its place
  std::string play;       ///< as a record writes it, with or without whose it is; empty: the play is left out
  std::string text;       ///< as it was given
};

/// What read_what_if() takes, in the words of a complaint.
inline constexpr std::string_view what_if_words =
    "LINE=PLAY, LINE:COLUMN=PLAY or ROUND:PHASE:PLAYER:NUMBER=PLAY; nothing behind = leaves the play out, "
    "+ in front inserts another one";

/// Reads `18=3 dragon`, `18:7=`, `+2:travel:Anna:3=Virst: 2 raft`. Nothing where it is none of these.
[[nodiscard]] std::optional<WhatIf> read_what_if(std::string_view text);

/// What is to be changed in a record, or why it cannot be.
struct Changes {
  std::vector<Edit> edits;  ///< of the record's text
  std::string complaint;    ///< empty: they can be made
};

/// The changes of a record's text for some plays that were otherwise. `players` are the names by seat.
[[nodiscard]] Changes changes_for(const GameModule& game, const Record& record, std::span<const std::string> players,
                                  std::span<const WhatIf> what_ifs);

/// A record with changes, and what the referee says of it now.
struct Altered {
  std::vector<Edit> edits;              ///< of the text as it was
  std::unique_ptr<Record> record;       ///< as it is now; never null
  Judgement judgement;                  ///< of it
  std::vector<const Diagnostic*> gone;  ///< findings of the record as it was that are not made any more
  std::vector<const Diagnostic*> came;  ///< findings that are made now, and were not; of `judgement`
  std::vector<const Diagnostic*> kept;  ///< those of `judgement` about words that changed, as were made of the old ones
};

/// Judges a record with changes by the same overrides as before. A finding is the same before and after if it says the
/// same of the same place, whatever the numbers in it. REQUIRES: `before` outlives what is returned.
[[nodiscard]] Altered altered(const GameModule& game, const Record& record, const Judgement& before,
                              std::vector<Edit> edits, const Overrides& overrides);

}  // namespace elfref
