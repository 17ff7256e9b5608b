#pragma once

#include <cstdint>
#include <span>
#include <variant>

#include "elfref/core/judging/rule.h"
#include "elfref/elfenland/table/known_position.h"
#include "elfref/elfenland/table/position.h"

namespace elfref::elfenland {

/// The topics of rules (Topic).
namespace about {
/// The subject of a breach.
enum Of : Topic {
  turns = 1,        ///< the order of turns
  cards,            ///< the number of cards in a hand
  cards_given,      ///< whether a hand had the cards that were given
  cards_in_all,     ///< the number of cards in the box
  caravan,          ///< the hand of a player who used a caravan
  counters,         ///< whether the counters were there
  terrain,          ///< the terrain on which a counter may be
  counters_in_all,  ///< the number of counters in the box
};
}  // namespace about

/// THE TABLE OF RULES, in the order of the printed rules.
[[nodiscard]] std::span<const Rule<Position, Action>> rulebook();

/// The judges of one kind of play (an index of Action), in the order of the table.
[[nodiscard]] std::span<const AskedJudge<Position, Action>> judges_of(std::size_t kind);

/// The rule with this id. REQUIRES: the table has it.
[[nodiscard]] const RuleInfo& rule_named(std::string_view id);

/// Asks the judges of a play's kind about it, in the order of the table. `sink` gets every answer but `kept`.
void ask(const Position& state, const Action& action, const AnswerSink& sink);

/// The worst answer of the same rules about a play in a fully known position: `kept`, `odd` (legal, but worth a note),
/// or a worse one. `cannot_tell`: the play is not fully known or not plainly legal; ask a Position. The caller checks
/// the turn and the phase, as decode() and Game do. REQUIRES: a step has its `from` and `way`.
[[nodiscard]] Answer ask(const KnownPosition& table, const Action& action);
/// Returns the answer of ask() and makes the play if that is `kept` or `odd`.
Answer make_if_legal(KnownPosition& table, const Action& action);
/// Returns the answer of ask() and makes the play only if that is `kept`.
Answer make_if_kept(KnownPosition& table, const Action& action);

/// Asks every rule about a play and calls `sink(rule, finding)` for each answer but `kept`. A legal play allocates
/// nothing.
template <class Sink>
void check(const Position& state, const Action& action, Sink&& sink) {
  auto hear = [&](std::uint8_t rule, Finding&& finding) { sink(rulebook()[rule].info, std::move(finding)); };
  ask(state, action, AnswerSink(hear));
}

}  // namespace elfref::elfenland
