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
[[nodiscard]] std::span<const AskedJudge<State, Action>> judges_of(std::size_t kind);

/// The rule with that id. REQUIRES: the table has it.
[[nodiscard]] const RuleInfo& rule_named(std::string_view id);

/// Asks every rule about a play and calls `sink(rule, finding)` for each answer but `kept`. A kept play costs nothing.
template <class Sink>
void check(const State& state, const Action& action, Sink&& sink) {
  std::visit(
      [&]<class Kind>(const Kind& play) {
        for (const AskedJudge<State, Action>& asked : judges_of(action.index())) {
          Finding finding = (*std::get_if<Finding (*)(const State&, const Kind&)>(&asked.judge))(state, play);
          if (finding.answer != Answer::kept) sink(rulebook()[asked.rule].info, std::move(finding));
        }
      },
      action);
}

}  // namespace elfref::elfenland
