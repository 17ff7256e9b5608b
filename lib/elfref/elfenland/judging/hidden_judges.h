#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "elfref/core/hidden/possible.h"
#include "elfref/core/judging/judgement.h"
#include "elfref/core/judging/replay.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/table/state.h"

// Who judges what no play shows alone: each looks in the whole of a record for one kind of thing that nobody wrote
// down.

namespace elfref::elfenland {

/// What a judge of hidden things is asked about.
struct HiddenCase {
  const Session& session;        ///< as it was recorded
  const Session& played;         ///< of it what surely was played: what is played after the end shows nothing
  const Source& source;          ///< its text
  Options options;               ///< by which it is judged
  const Seating& seating;        ///< likewise
  const Replayed<State>& table;  ///< its replay by them
};

/// What a judge of hidden things says.
struct HiddenFinding {
  Possible possible = Possible::yes;        ///< whether all that is written can be true
  std::optional<Diagnostic> contradiction;  ///< what cannot be, at its last entry
};

/// A judge of one kind of thing that nobody wrote down.
struct HiddenJudge {
  /// Looks for a contradiction, and tells it.
  HiddenFinding (*judge)(const HiddenCase& asked);
  /// Whether all that is written may be true.
  bool (*may_be)(const HiddenCase& asked);
  /// What is forced; null: nothing is told.
  std::vector<Deduction> (*deduce)(const HiddenCase& asked) = nullptr;
  /// Whether some play shows it already, so that this rule answers so; null: none does.
  bool (*said)(const Replayed<State>& table, Answer answer) = nullptr;
  std::string_view rule;       ///< that is named where the judge gives up
  std::string_view undecided;  ///< what is not decided then: `whether the box had all these cards`
  std::string_view hangs_on;   ///< what the verdict hangs on then
  bool alone = false;  ///< asked only where no play is illegal, and where it accuses somebody the others are not asked
  bool of_the_row = false;  ///< with another row it may all be true
};

/// All of them, in the order in which they are asked.
[[nodiscard]] std::span<const HiddenJudge> hidden_judges();

}  // namespace elfref::elfenland
