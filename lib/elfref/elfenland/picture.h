#pragma once

#include <optional>
#include <span>
#include <string>

#include "elfref/elfenland/state.h"

namespace elfref::elfenland {

/// The board as a picture: an SVG element that needs nothing else and is read without colours. Terrains differ by their
/// lines, counters by a letter; boots bear the first letters of their players' names. `play`: what it is about is
/// underlaid. Names are escaped.
[[nodiscard]] std::string picture(const State& state, std::span<const std::string> players,
                                  const std::optional<Link>& play);

}  // namespace elfref::elfenland
