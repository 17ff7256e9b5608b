#pragma once

#include <algorithm>
#include <cstdint>

#include "elfref/core/judging/rule.h"

namespace elfref {

/// Whether the rules allow a play that could be made.
enum class Legality : std::uint8_t {
  yes,      ///< legal, whatever is unrecorded
  depends,  ///< legal under some possibilities for what is unrecorded
  no,       ///< breaks a rule, whatever is unrecorded
};

/// What the answer of a rule means for the play that it is about. For a doubtful play, which is only worth a warning,
/// `depends`.
[[nodiscard]] inline Legality legality_of(const RuleInfo& rule, const Finding& finding) {
  if (rule.bearing != Bearing::verdict) return Legality::yes;
  switch (finding.answer) {
    case Answer::broken: return Legality::no;
    case Answer::cannot_tell:
    case Answer::taken_on_trust:
    case Answer::doubtful: return Legality::depends;
    default: return Legality::yes;
  }
}

/// Asks the rules table of a game about a play.
template <class G>
[[nodiscard]] Legality legality_of(const typename G::Position& state, const typename G::Action& play) {
  Legality found = Legality::yes;
  G::check(state, play, [&](const RuleInfo& rule, const Finding& finding) {
    found = std::max(found, legality_of(rule, finding));
  });
  return found;
}

}  // namespace elfref
