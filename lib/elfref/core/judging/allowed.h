#pragma once

#include <cstdint>

#include "elfref/core/judging/rule.h"

namespace elfref {

/// Whether the rules allow a play that could be made.
enum class Allowed : std::uint8_t {
  surely,   ///< legal, whatever is unrecorded
  perhaps,  ///< legal under some possibilities for what is unrecorded
  no,       ///< breaks a rule, whatever is unrecorded
};

/// Asks the rules table of a game about a play. A doubtful play, which is only worth a warning, is `perhaps`.
template <class G>
[[nodiscard]] Allowed allowed_by(const typename G::Position& state, const typename G::Action& play) {
  Allowed found = Allowed::surely;
  G::check(state, play, [&](const RuleInfo& rule, const Finding& finding) {
    if (rule.bearing != Bearing::verdict || found == Allowed::no) return;
    if (finding.answer == Answer::broken) found = Allowed::no;
    const bool depends = finding.answer == Answer::cannot_tell || finding.answer == Answer::taken_on_trust ||
                         finding.answer == Answer::doubtful;
    if (depends && found == Allowed::surely) found = Allowed::perhaps;
  });
  return found;
}

}  // namespace elfref
