#pragma once

#include <optional>
#include <span>
#include <string>

#include "elfref/core/asking/position.h"
#include "elfref/elfenland/table/state.h"

namespace elfref::elfenland {

/// The board as a picture, which is read without colours too: terrains differ by their lines, counters by a letter;
/// boots bear the first letters of their players' names, and have their colours. `play`: what it is about is underlaid.
/// Names are escaped.
[[nodiscard]] Drawn picture(const State& state, std::span<const std::string> players, const std::optional<Link>& play);

}  // namespace elfref::elfenland
