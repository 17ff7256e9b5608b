#pragma once

#include <optional>
#include <span>
#include <vector>

#include "elfref/core/judging/claims.h"
#include "elfref/core/judging/replay.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/rules/game.h"
#include "elfref/elfenland/table/position.h"

// Functions that both the module (whole records) and the table (one play after the other) use.

namespace elfref::elfenland {

/// The session of a record with these overrides, after look_ahead(). Nothing if the record cannot be read; then
/// `faults` has the reasons.
[[nodiscard]] std::optional<Session> readable(const Record& record, const Overrides& overrides, Diagnostics& faults);

/// The finding for a single answer, by the options of `judging`. An answer without words gets those with which a report
/// sums up several such answers.
[[nodiscard]] Diagnostic diagnosed(const Raised& raised, const Reporter<Action>& report, const Session& session,
                                   const Options& judging, const Source& source);

/// The seating: the players in the order of the record, unless only another order puts no play out of turn.
[[nodiscard]] Seating seating_of(const Session& session, const Options& options);

/// Judges a whole session, whose text is `source`. `asked` is used only for what to report in addition. REQUIRES:
/// look_ahead() was called.
[[nodiscard]] Judgement judge(const Session& session, const Source& source, const Overrides& asked = {});

}  // namespace elfref::elfenland
