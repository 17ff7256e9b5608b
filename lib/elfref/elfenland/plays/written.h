#pragma once

#include <string>
#include <vector>

#include "elfref/elfenland/plays/session.h"

namespace elfref::elfenland {

/// A play in the words of a record: `Anna: 2 dragon on …` as it would be fed to Table::play(). What a record has no
/// words for (a phase begins, nobody wrote something down) is told in its manner.
[[nodiscard]] std::string written(const Action& action, const std::vector<Player>& players);
/// The same without whose it is: `2 dragon on …`, `Virst: 2 raft`.
[[nodiscard]] std::string written_without_player(const Action& action, const std::vector<Player>& players);

}  // namespace elfref::elfenland
