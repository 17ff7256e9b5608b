#pragma once

#include <cstdint>
#include <span>
#include <variant>

#include "elfref/core/judging/rule.h"
#include "elfref/elfenland/table/exact.h"
#include "elfref/elfenland/table/state.h"

namespace elfref::elfenland {

/// What rules are about (Topic).
namespace about {
/// What a breach says something of.
enum Of : Topic {
  turns = 1,        ///< whose turn it was
  cards,            ///< how many cards are in a hand
  cards_given,      ///< that a hand had the cards that were given
  cards_in_all,     ///< how many cards the box has
  caravan,          ///< what was in the hand of a player who went by caravan
  counters,         ///< which counters were there
  terrain,          ///< where a counter may lie
  counters_in_all,  ///< how many counters the box has
};
}  // namespace about

/// THE RULEBOOK: one table, in the order of the printed rules.
[[nodiscard]] std::span<const Rule<State, Action>> rulebook();

/// The judges of one kind of play (an index of Action), in table order.
[[nodiscard]] std::span<const AskedJudge<State, Action>> judges_of(std::size_t kind);

/// The rule with that id. REQUIRES: the table has it.
[[nodiscard]] const RuleInfo& rule_named(std::string_view id);

/// Asks the judges of a play's kind about it, in table order; `sink` hears every answer but `kept`.
void ask(const State& state, const Action& action, const AnswerSink& sink);

/// What the same rules say of a play where everything is known, at worst: `kept`, `odd` (legal, and worth a note), or
/// something else. `cannot_tell`: the play does not say all, or is not plainly legal; ask a State.
/// Whose turn it is and which phase, who decodes a session or plays a Game sees to.
/// REQUIRES: of a step, `from` and `way` are found.
[[nodiscard]] Answer ask(const Exact& table, const Action& action);
/// The same; a play that is kept, or odd, is made.
Answer make_if_legal(Exact& table, const Action& action);
/// The same; only a play of which there is nothing to say is made.
Answer make_if_kept(Exact& table, const Action& action);

/// Asks every rule about a play and calls `sink(rule, finding)` for each answer but `kept`. A kept play costs nothing.
template <class Sink>
void check(const State& state, const Action& action, Sink&& sink) {
  auto hear = [&](std::uint8_t rule, Finding&& finding) { sink(rulebook()[rule].info, std::move(finding)); };
  ask(state, action, AnswerSink(hear));
}

}  // namespace elfref::elfenland
