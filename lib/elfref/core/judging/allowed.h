#pragma once

#include <cstdint>

#include "elfref/core/judging/rule.h"

namespace elfref {

/// What the rules say of a play that could be made.
enum class Allowed : std::uint8_t {
  surely,   ///< it is legal, whatever nobody wrote down
  perhaps,  ///< it is legal under some of what nobody wrote down may have been
  no,       ///< it breaks a rule, whatever that was
};

/// Asks the rules table of a game about a play. What is only worth a warning is not broken.
template <class G>
[[nodiscard]] Allowed allowed_by(const typename G::State& state, const typename G::Action& play) {
  Allowed found = Allowed::surely;
  G::check(state, play, [&](const RuleInfo& rule, const Finding& finding) {
    if (rule.bearing != Bearing::verdict || found == Allowed::no) return;
    if (finding.answer == Answer::broken) found = Allowed::no;
    const bool hangs = finding.answer == Answer::cannot_tell || finding.answer == Answer::taken_as_written ||
                       finding.answer == Answer::doubtful;
    if (hangs && found == Allowed::surely) found = Allowed::perhaps;
  });
  return found;
}

}  // namespace elfref
