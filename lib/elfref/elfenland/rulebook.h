#pragma once

#include <cstdint>
#include <span>
#include <variant>

#include "elfref/core/rule.h"
#include "elfref/elfenland/state.h"

namespace elfref::elfenland {

/// THE RULEBOOK: one table, in the order of the printed rules.
[[nodiscard]] std::span<const Rule<State, Action>> rulebook();

/// The judges of one kind of play (an index of Action), in table order.
[[nodiscard]] std::span<const AskedJudge> judges_of(std::size_t kind);

/// The rule with that id. REQUIRES: the table has it.
[[nodiscard]] const RuleInfo& rule_named(std::string_view id);

/// Asks every rule about a play and calls `sink(rule, finding)` for each answer but `kept`. A kept play costs nothing.
template <class Sink>
void check(const State& state, const Action& action, Sink&& sink) {
  std::visit(
      [&]<class Kind>(const Kind& play) {
        for (const AskedJudge asked : judges_of(action.index())) {
          const Rule<State, Action>& rule = rulebook()[asked.rule];
          const auto judge = *std::get_if<Finding (*)(const State&, const Kind&)>(&rule.judges.of[asked.judge]);
          Finding finding = judge(state, play);
          if (finding.answer != Answer::kept) sink(rule.info, std::move(finding));
        }
      },
      action);
}

}  // namespace elfref::elfenland
