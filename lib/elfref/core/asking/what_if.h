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

// A record as it might have been: with some other plays, and their effect.

namespace elfref {

/// A play that was perhaps another one.
struct WhatIf {
  At at;                  ///< the play in question
  bool inserted = false;  ///< `play` precedes it; else replaces it
  std::string play;       ///< as a record writes it, with or without the player; empty: the play is removed
  std::string text;       ///< as the person wrote it
};

/// Reads `18=3 dragon`, `18:7=`, `+2:travel:Anna:3=Virst: 2 raft`; nothing if the text is none of these.
[[nodiscard]] std::optional<WhatIf> read_what_if(std::string_view text);

/// Changes of a record, or why they are impossible.
struct Changes {
  std::vector<Edit> edits;  ///< of the record's text
  Message complaint;        ///< empty: they are possible
};

/// The changes of a record's text that replace some plays. `players` are the names by seat.
[[nodiscard]] Changes changes_for(const GameModule& game, const Record& record, std::span<const std::string> players,
                                  std::span<const WhatIf> what_ifs);

/// A record with changes, and the referee's judgement of it.
struct Altered {
  std::vector<Edit> edits;              ///< changes of the original text
  std::unique_ptr<Record> record;       ///< the changed record; never null
  Judgement judgement;                  ///< of the changed record
  std::vector<const Diagnostic*> gone;  ///< findings of the original record that are gone
  std::vector<const Diagnostic*> came;  ///< new findings; they belong to `judgement`
  std::vector<const Diagnostic*> kept;  ///< findings of `judgement` about changed words that the old words had too
};

/// Judges a record with changes, by the same overrides as before. A finding is the same before and after if it has the
/// same message at the same place, whatever its numbers. REQUIRES: `before` outlives the result.
[[nodiscard]] Altered altered(const GameModule& game, const Record& record, const Judgement& before,
                              std::vector<Edit> edits, const Overrides& overrides);

}  // namespace elfref
