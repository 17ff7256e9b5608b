#pragma once

#include <span>
#include <vector>

#include "elfref/core/judging/game.h"
#include "elfref/elven_rage/table/position.h"

namespace elfref::elven_rage {

/// The standings, winners first: a winner is in place 1, the others have no place. A figure shows which players are
/// out.
[[nodiscard]] std::vector<Standing> standings(const Position& state, const Session& session);
/// The figures of a standing.
[[nodiscard]] std::span<const FigureWords> figures();

}  // namespace elfref::elven_rage
