#pragma once

#include <string>
#include <string_view>

#include "elfref/core/judgement.h"
#include "elfref/elfenland/session.h"

// The phrases of which findings are made.

namespace elfref::elfenland {

/// `1 town`, `2 towns`.
[[nodiscard]] std::string counted(int number, std::string_view one, std::string_view many);
/// `1 dragon`, `2 dragons`.
[[nodiscard]] std::string counted(int number, Transport kind);
/// `1 card`, `2 cards`.
[[nodiscard]] std::string cards(int number);

/// `Mah'Davikia`: the name of a town without accents.
[[nodiscard]] std::string ascii(TownId id);
/// `Feodor-Lapphalya`.
[[nodiscard]] std::string road_name(TownId a, TownId b);
/// The same of two towns as written.
[[nodiscard]] std::string road_name(const Link& link);

/// `3`, `2 to 4`.
[[nodiscard]] std::string range(Range range);

}  // namespace elfref::elfenland
