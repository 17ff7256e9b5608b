#pragma once

#include <string>

#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/table/position.h"

// Plays that a player chooses, as the rules see them and as they are listed.

namespace elfref::testing {

/// The choice that a play makes: player, kind, place, price. Equal for equal choices; empty for a play without choice.
[[nodiscard]] std::string key(const elfenland::Action& action);

/// The answer of the rules about a play, by its words alone, made by the player it names: a journey ends when another
/// begins.
struct Asked {
  bool passes = false;
  bool too_much = false;      ///< more is paid or discarded than due: legal, noted and not listed
  bool refused = false;       ///< the journey may not even begin, or the player has kept a counter already
  elfenland::Action read;     ///< a step with `from` and `way`
  elfenland::Position state;  ///< the position in which it was judged
};
[[nodiscard]] Asked ask(elfenland::Position state, elfenland::Action action);

}  // namespace elfref::testing
