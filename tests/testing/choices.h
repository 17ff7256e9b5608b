#pragma once

#include <string>

#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/table/state.h"

// Plays that somebody chooses, as the rules see them and as they are listed.

namespace elfref::testing {

/// What makes two plays the same choice: whose, what, where, for what. Empty for what is nobody's choice.
[[nodiscard]] std::string key(const elfenland::Action& action);

/// What the rules say of a play by its words alone, made by whom it says: a journey ends where another begins.
struct Asked {
  bool passes = false;
  bool too_much = false;   ///< more is paid or thrown away than is due: legal, noted and not listed
  bool refused = false;    ///< the journey may not even begin, or the player has kept a counter already
  elfenland::Action read;  ///< a step with `from` and `way`
  elfenland::State state;  ///< in which it was judged
};
[[nodiscard]] Asked ask(elfenland::State state, elfenland::Action action);

}  // namespace elfref::testing
