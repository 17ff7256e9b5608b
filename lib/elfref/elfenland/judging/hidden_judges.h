#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "elfref/core/hidden/possible.h"
#include "elfref/core/judging/judgement.h"
#include "elfref/core/judging/replay.h"
#include "elfref/core/words/message.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/table/position.h"

// Judges of contradictions that only a whole record shows. Each judge looks for one kind of unrecorded fact.

namespace elfref::elfenland {

/// The input of a judge of hidden facts.
struct HiddenCase {
  const Session& session;           ///< the session as recorded
  const Session& played;            ///< its part that was surely played: plays after the end show nothing
  const Source& source;             ///< the text of the record
  Options options;                  ///< the options by which it is judged
  const Seating& seating;           ///< the seating by which it is judged
  const Replayed<Position>& table;  ///< its replay by these options and this seating
};

/// The result of a judge of hidden facts.
struct HiddenFinding {
  Possible possible = Possible::yes;        ///< whether everything in the record can be true
  std::optional<Diagnostic> contradiction;  ///< the entries that cannot all be true, placed at the last one
};

/// A judge of one kind of unrecorded fact.
struct HiddenJudge {
  /// Looks for a contradiction and reports it.
  HiddenFinding (*judge)(const HiddenCase& asked);
  /// Whether everything in the record can be true.
  bool (*may_be)(const HiddenCase& asked);
  /// The facts that are forced; null: this judge deduces nothing.
  std::vector<Deduction> (*deduce)(const HiddenCase& asked) = nullptr;
  /// Whether its rule already gave this answer for some play; null: it never does.
  bool (*said)(const Replayed<Position>& table, Answer answer) = nullptr;
  std::string_view rule;  ///< the rule to name if the judge gives up
  Msg undecided{};        ///< the message that it gave up, without arguments
  Msg depends_on{};       ///< what the verdict then depends on, a message without arguments
  bool alone = false;  ///< asked only if there is no breach yet; if this judge finds one, the next ones are not asked
  bool of_the_row = false;  ///< another row of face-up counters may make everything true
};

/// All judges of hidden facts, in the order in which they are asked.
[[nodiscard]] std::span<const HiddenJudge> hidden_judges();

}  // namespace elfref::elfenland
