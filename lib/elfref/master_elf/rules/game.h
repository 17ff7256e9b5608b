#pragma once

#include <string_view>
#include <utility>
#include <variant>

#include "elfref/core/judging/kit.h"
#include "elfref/master_elf/facts/options.h"
#include "elfref/master_elf/rules/rulebook.h"
#include "elfref/master_elf/table/position.h"

// The rules as a replay asks them.

namespace elfref::master_elf {

/// The game as the replay driver sees it.
struct Rules {
  using Session = master_elf::Session;    ///< a decoded record
  using Position = master_elf::Position;  ///< the position
  using Action = master_elf::Action;      ///< a play

  static constexpr Part missing = whole;

  static void resolve(const Position& state, Action& action) { master_elf::resolve(state, action); }
  /// After the end, only answers about the end count, and the order of steps if a gift before the movement ended it.
  template <class Sink>
  static void check(const Position& state, const Action& action, Sink&& sink) {
    auto hear = [&](std::uint8_t at, Finding&& finding) {
      const RuleInfo& rule = rule_at(at);
      const bool of_the_end =
          rule.bearing == Bearing::claims || rule.id == "played-on" || rule.id == "loss-no-gift-left";
      const bool before_the_end = rule.id == "steps-in-order" && ended_out_of_order(state);
      if (state.end.outcome == Outcome::open || of_the_end || before_the_end) sink(rule, std::move(finding));
    };
    master_elf::check(state, action, AnswerSink(hear));
  }
  /// Whether a record supplies the play after the steps of a turn: its end, or that its player did not move.
  static bool supplied(const Action& action) {
    const auto* stuck = std::get_if<Stuck>(&action);
    const auto* ends = std::get_if<EndTurn>(&action);
    return (stuck != nullptr && !stuck->written) || (ends != nullptr && !ends->written);
  }
  static void apply(Position& state, const Action& action) { master_elf::apply(state, action); }
  /// Takes over names that a later session has and a kept position lacks.
  static void adopt(Position& state, const Session& session) { name_more(state, session.box); }
  static bool closed(const Position& state) { return state.end.outcome != Outcome::open; }

  static auto rulebook() { return master_elf::rulebook(); }
  static const OptionTable& option_table() { return master_elf::option_table(); }
  static OptionValues values(const Session& session) { return option_table().values(session); }
  static OptionSet settled(const Session& session) { return session.options_set; }
  static Position begin(const Session& session, const ValuesInForce& options) {
    return master_elf::begin(session, options);
  }
  static const RuleInfo& claim_rule(const Action& claim) {
    return rule_named(std::holds_alternative<ClaimOutcome>(claim) ? "outcome-as-claimed" : "table-as-claimed");
  }
};

}  // namespace elfref::master_elf
