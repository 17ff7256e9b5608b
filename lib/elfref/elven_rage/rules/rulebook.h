#pragma once

#include <span>

#include "elfref/core/judging/ask.h"
#include "elfref/core/judging/rule.h"
#include "elfref/elven_rage/table/position.h"

namespace elfref::elven_rage {

/// The rules table, in the order of the rulebook. Rules of a battle have no judges of their own: the battle is asked
/// once for each line, and returns the rules that it breaks.
[[nodiscard]] std::span<const Rule<Position, Action>> rulebook();
/// Asks every rule about a play; `sink` receives every answer but `kept`.
void check(const Position& state, const Action& action, const AnswerSink& sink);
/// The rule at this place of the table.
[[nodiscard]] const RuleInfo& rule_at(std::uint8_t index);
/// The rule with this id. REQUIRES: the table has it.
[[nodiscard]] const RuleInfo& rule_named(std::string_view id);

}  // namespace elfref::elven_rage
