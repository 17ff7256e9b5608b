#pragma once

#include <optional>
#include <span>
#include <vector>

#include "elfref/core/judging/judgement.h"
#include "elfref/core/judging/replay.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/rules/game.h"
#include "elfref/elfenland/table/state.h"

// What the module (whole records) and the table (one play after the other) have in common.

namespace elfref::elfenland {

/// Sets what a person sets over what a session says itself; what refuse() would not let pass is ignored.
void override(Session& session, const Overrides& overrides);

/// A session as a record and a person who sets more have it, with what look_ahead() tells; nothing where the record
/// cannot be read, and `faults` say why.
[[nodiscard]] std::optional<Session> readable(const Record& record, const Overrides& overrides, Diagnostics& faults);

/// What one answer comes to when it stands alone, by the options of `judging`: those without words are summed up as one
/// line of the report sums up many.
[[nodiscard]] Diagnostic diagnosed(const Raised& raised, const Reporter<Action>& report, const Session& session,
                                   const Options& judging, const Source& source);

/// Who sits where: as the record lists the players, unless only another seating puts no play out of turn.
[[nodiscard]] Seating seating_of(const Session& session, const Options& options);

/// By which edition and values a record is judged.
[[nodiscard]] RulesInForce in_force(const Record& record, const Overrides& overrides);

/// What is said of a record that cannot be read.
[[nodiscard]] Judgement unreadable(Diagnostics faults);

/// What findings come to.
[[nodiscard]] Verdict verdict_of(std::span<const Diagnostic> findings);

/// Judges a session as a whole; `faults` are those of its text, which is `source`. `deductions`: says also what is
/// forced of what nobody wrote down; `by_round`: how it stood after every round. REQUIRES: look_ahead was called.
[[nodiscard]] Judgement judge(const Session& session, const Source& source, Diagnostics faults, bool deductions,
                              bool by_round = false);

}  // namespace elfref::elfenland
