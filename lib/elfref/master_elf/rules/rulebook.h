#pragma once

#include <span>

#include "elfref/core/judging/ask.h"
#include "elfref/core/judging/rule.h"
#include "elfref/master_elf/table/position.h"

namespace elfref::master_elf {

/// The rules table, in the order of the supplement.
[[nodiscard]] std::span<const Rule<Position, Action>> rulebook();
/// Asks every rule about a play; `sink` receives every answer but `kept`. After the end of the game, Rules::check()
/// passes on only the answers about the end.
void check(const Position& state, const Action& action, const AnswerSink& sink);
/// The rule with this id. REQUIRES: the table has it.
[[nodiscard]] const RuleInfo& rule_named(std::string_view id);
/// The rule at this place of the table.
[[nodiscard]] const RuleInfo& rule_at(std::uint8_t index);

}  // namespace elfref::master_elf
