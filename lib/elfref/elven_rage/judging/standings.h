#pragma once

#include <span>
#include <vector>

#include "elfref/core/judging/game.h"
#include "elfref/elven_rage/table/state.h"

namespace elfref::elven_rage {

/// Who stands where: whoever has won is in place 1, nobody else has one; who is out is said.
[[nodiscard]] std::vector<Standing> standings(const State& state, const Session& session);
/// The figures of a standing.
[[nodiscard]] std::span<const FigureWords> figures();

}  // namespace elfref::elven_rage
