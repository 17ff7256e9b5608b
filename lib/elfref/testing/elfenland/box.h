#pragma once

#include <array>
#include <string_view>

#include "elfref/elfenland/facts/board.h"
#include "elfref/elfenland/plays/session.h"

// The kinds of pieces and the phases of a round, by their numbers.

namespace elfref::testing {

/// The kind that has cards but no counters.
inline constexpr int raft = static_cast<int>(elfenland::Transport::raft);

/// The phases in which a game may begin, in the order of a round.
inline constexpr std::array<std::string_view, 5> phases{elfenland::phase::deal, elfenland::phase::draw,
                                                        elfenland::phase::choose, elfenland::phase::plan,
                                                        elfenland::phase::travel};

}  // namespace elfref::testing
