#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/judging/judgement.h"
#include "elfref/elfenland/plays/session.h"

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
/// The same of the towns of a set, in their order.
[[nodiscard]] std::vector<std::string_view> ascii(TownSet set);
/// `Feodor-Lapphalya`.
[[nodiscard]] std::string road_name(TownId a, TownId b);
/// The same of two towns as written.
[[nodiscard]] std::string road_name(const Link& link);

/// `round 2`, `rounds 1 to 3`.
[[nodiscard]] std::string in_rounds(int first, int last);

}  // namespace elfref::elfenland
