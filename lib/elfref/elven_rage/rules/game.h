#pragma once

#include <string_view>
#include <utility>
#include <variant>

#include "elfref/core/judging/kit.h"
#include "elfref/elven_rage/facts/options.h"
#include "elfref/elven_rage/rules/rulebook.h"
#include "elfref/elven_rage/table/gap.h"
#include "elfref/elven_rage/table/position.h"

// The rules as a replay asks them.

namespace elfref::elven_rage {

/// The game as the replay driver sees it.
struct Rules {
  using Session = elven_rage::Session;    ///< a decoded record
  using Position = elven_rage::Position;  ///< the position
  using Action = elven_rage::Action;      ///< a play

  static constexpr Part missing = object;

  static void resolve(const Position&, Action&) {}
  /// Opens a gap right before a play, before the play is judged.
  static void resolve(Position& state, Action& action) { take_up(state, action); }
  /// After the end, only the rules about the end are asked.
  template <class Sink>
  static void check(const Position& state, const Action& action, Sink&& sink) {
    auto hear = [&](std::uint8_t at, Finding&& finding) {
      const RuleInfo& rule = rule_at(at);
      if (state.end.ended != never && rule.phase != phase::end) return;
      sink(rule, std::move(finding));
    };
    elven_rage::check(state, action, AnswerSink(hear));
    tell_of_gaps(state, AnswerSink(hear));
  }
  /// Reports that an attack was read as ended right before this play.
  static void tell_of_gaps(const Position& state, const AnswerSink& sink);
  static void apply(Position& state, const Action& action) { elven_rage::apply(state, action); }
  static bool closed(const Position& state) { return state.end.ended != never; }

  static auto rulebook() { return elven_rage::rulebook(); }
  static const OptionTable& option_table() { return elven_rage::option_table(); }
  /// A components file may say which neighbour the left slot hits; the record overrides it.
  static OptionValues values(const Session& session) {
    OptionValues values = option_table().values(session);
    const auto said = session.box->components.counterclockwise;
    if (said && !session.sets(Option::left_hits)) values[Option::left_hits] = *said ? 1 : 0;
    return values;
  }
  static OptionSet settled(const Session& session) {
    const bool said = session.box->components.counterclockwise.has_value();
    return session.options_set | (said ? only(static_cast<std::size_t>(Option::left_hits)) : OptionSet{0});
  }
  static Position begin(const Session& session, const ValuesInForce& options) {
    return elven_rage::begin(session, options);
  }
  static const RuleInfo& claim_rule(const Action& claim) {
    return rule_named(std::holds_alternative<ClaimWinner>(claim) ? "winner-as-claimed" : "result-as-claimed");
  }
};

}  // namespace elfref::elven_rage
