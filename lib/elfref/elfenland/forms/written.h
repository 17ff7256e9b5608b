#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "elfref/elfenland/plays/session.h"

namespace elfref {
struct PlayMeaning;  // core/judging/game.h
/// How the lines of a record are declared.
namespace forms {
struct About;  // core/forms/forms.h
}
}  // namespace elfref

namespace elfref::elfenland {

/// A play in the words of a record: `Anna: 2 dragon on …` as it would be fed to Table::play(). What a record has no
/// words for (a phase begins, nobody wrote something down) is told in its manner.
[[nodiscard]] std::string written(const Action& action, const std::vector<Player>& players);
/// The same without whose it is: `2 dragon on …`, `Virst: 2 raft`.
[[nodiscard]] std::string written_without_player(const Action& action, const std::vector<Player>& players);

/// What a line says, by which two records are compared. REQUIRES: its towns stand by the alphabet.
[[nodiscard]] PlayMeaning meaning_of(const Action& action, const std::vector<Player>& players);
/// What is told of the form of a play: its id, its phase, what it means that a record has no such line.
[[nodiscard]] forms::About form_of(const Action& action);

/// `2 dragon + pig + 3 unknown`, `none`: pieces as a record has them.
[[nodiscard]] std::string sum_of(const Pieces& pieces);
/// `pig + hidden cloud`: the same of counters that lie in front of a player.
[[nodiscard]] std::string sum_of(const FacedCounters& counters);
/// Adds a term to a sum.
void add_term(std::string& sum, std::string_view term);
/// `7`, `Virst`: what is claimed.
[[nodiscard]] std::string value_of(const ClaimResult& claim);

}  // namespace elfref::elfenland
