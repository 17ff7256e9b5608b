#pragma once

#include <cstdint>
#include <string>

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

/// A line of a record that breaks no rule.
template <class Action>
struct LegalPlayOf {
  Action play;           ///< what is free in it is not named: `discard 2`
  bool surely = true;    ///< false: it hangs on what nobody wrote down
  bool several = false;  ///< it stands for many, of which some are legal: which card, at whom
};

/// A legal line in words, for programs that play.
struct LegalLine {
  std::string words;     ///< as a record writes it: `attack b1`, `Boris: retreats 2`
  bool surely = true;    ///< false: it hangs on what nobody wrote down
  bool several = false;  ///< it stands for many, of which some are legal: what comes of it, and at whom, is not said
};

}  // namespace elfref
