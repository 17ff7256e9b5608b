#pragma once

#include <span>

#include "elfref/core/judging/ask.h"
#include "elfref/core/judging/rule.h"
#include "elfref/master_elf/table/state.h"

namespace elfref::master_elf {

/// The rules table, in the order of the supplement.
[[nodiscard]] std::span<const Rule<State, Action>> rulebook();
/// Asks every rule about a play; `sink` hears every answer but `kept`. Of what is played behind the end only that is
/// told.
void check(const State& state, const Action& action, const AnswerSink& sink);
/// The rule of that id. REQUIRES: the table has it.
[[nodiscard]] const RuleInfo& rule_named(std::string_view id);
/// The rule at that place of the table.
[[nodiscard]] const RuleInfo& rule_at(std::uint8_t index);

}  // namespace elfref::master_elf
