#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "elfref/elfenland/plays/session.h"

namespace elfref {
struct PlayMeaning;  // core/judging/game.h
/// The declarations of the lines of a record.
namespace forms {
struct About;  // core/forms/forms.h
}
}  // namespace elfref

namespace elfref::elfenland {

/// A play in the words of a record, as Table::play() reads it: `Anna: 2 dragon on …`. A play that no line expresses
/// (the beginning of a phase, an unrecorded play) is worded in the same style.
[[nodiscard]] std::string written(const Action& action, const std::vector<Player>& players);
/// A play in the words of a record without its player: `2 dragon on …`, `Virst: 2 raft`.
[[nodiscard]] std::string written_without_player(const Action& action, const std::vector<Player>& players);

/// The meaning of a line, by which two records are compared. REQUIRES: its towns are in alphabetical order.
[[nodiscard]] PlayMeaning meaning_of(const Action& action, const std::vector<Player>& players);
/// The facts about the form of a play: its id, its phase, what it means if a record has no such line.
[[nodiscard]] forms::About form_of(const Action& action);

/// Pieces as a record has them: `2 dragon + pig + 3 unknown`, `none`.
[[nodiscard]] std::string sum_of(const Pieces& pieces);
/// The counters in front of a player as a record has them: `pig + hidden cloud`.
[[nodiscard]] std::string sum_of(const FacedCounters& counters);
/// Adds a term to a sum.
void add_term(std::string& sum, std::string_view term);
/// The claimed value as a record has it: `7`, `Virst`.
[[nodiscard]] std::string value_of(const ClaimResult& claim);

}  // namespace elfref::elfenland
