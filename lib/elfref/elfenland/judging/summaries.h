#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/judging/judged_session.h"

// What the rules answered, as diagnostics: one for each answer in words, one line a cause for the others.

namespace elfref::elfenland {

/// All plays about which one rule gave one answer for one cause.
struct Tally {
  const Cause* cause = nullptr;
  const Raised* first = nullptr;
  std::vector<const Raised*> all;
};

/// The plays about which some rule gave this answer, by cause.
[[nodiscard]] std::vector<Tally> tallies(const Replayed<State>& table, const Report& report, Answer answer);

/// `payments not recorded: Boris, 3 steps`.
[[nodiscard]] Diagnostic cannot_tell_line(const Tally& tally, const Report& report, const Source& source);
/// `no cards recorded for Boris: 23 payments taken as written`.
[[nodiscard]] Diagnostic taken_line(const Tally& tally, const Report& report, Span at);

/// The diagnostic of an answer in words.
[[nodiscard]] Diagnostic in_words(const Raised& raised, const Report& report, const Source& source);

/// Where the books print a rule, the edition of the session first; where they differ, those that print the value judged
/// by.
[[nodiscard]] std::vector<Citation> citations(const RuleInfo& rule, const Session& session, const Options& options);

}  // namespace elfref::elfenland
