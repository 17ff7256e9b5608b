#pragma once

#include <optional>
#include <span>
#include <vector>

#include "elfref/core/judging/claims.h"
#include "elfref/core/judging/replay.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/rules/game.h"
#include "elfref/elfenland/table/state.h"

// What the module (whole records) and the table (one play after the other) have in common.

namespace elfref::elfenland {

/// A session as a record and a person who sets more have it, with what look_ahead() tells; nothing where the record
/// cannot be read, and `faults` say why.
[[nodiscard]] std::optional<Session> readable(const Record& record, const Overrides& overrides, Diagnostics& faults);

/// What one answer comes to when it stands alone, by the options of `judging`: those without words are summed up as one
/// line of the report sums up many.
[[nodiscard]] Diagnostic diagnosed(const Raised& raised, const Reporter<Action>& report, const Session& session,
                                   const Options& judging, const Source& source);

/// Who sits where: as the record lists the players, unless only another seating puts no play out of turn.
[[nodiscard]] Seating seating_of(const Session& session, const Options& options);

/// Judges a session as a whole, whose text is `source`; of `asked` what is to be told besides. REQUIRES: look_ahead was
/// called.
[[nodiscard]] Judgement judge(const Session& session, const Source& source, const Overrides& asked = {});

}  // namespace elfref::elfenland
