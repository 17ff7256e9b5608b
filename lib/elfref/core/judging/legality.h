#pragma once

#include <cstdint>

#include "elfref/core/judging/rule.h"

namespace elfref {

/// Whether the rules allow a play that could be made.
enum class Legality : std::uint8_t {
  yes,      ///< legal, whatever is unrecorded
  depends,  ///< legal under some possibilities for what is unrecorded
  no,       ///< breaks a rule, whatever is unrecorded
};

/// Asks the rules table of a game about a play. For a doubtful play, which is only worth a warning, `depends`.
template <class G>
[[nodiscard]] Legality legality_of(const typename G::Position& state, const typename G::Action& play) {
  Legality found = Legality::yes;
  G::check(state, play, [&](const RuleInfo& rule, const Finding& finding) {
    if (rule.bearing != Bearing::verdict || found == Legality::no) return;
    if (finding.answer == Answer::broken) found = Legality::no;
    const bool depends = finding.answer == Answer::cannot_tell || finding.answer == Answer::taken_on_trust ||
                         finding.answer == Answer::doubtful;
    if (depends && found == Legality::yes) found = Legality::depends;
  });
  return found;
}

}  // namespace elfref
