#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "elfref/core/judging/replay.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/rules/apply.h"
#include "elfref/elfenland/rules/resolve.h"
#include "elfref/elfenland/rules/rulebook.h"
#include "elfref/elfenland/table/early_win.h"
#include "elfref/elfenland/table/position.h"
#include "elfref/elfenland/table/score.h"

// The rules as a replay uses them.

namespace elfref::elfenland {

/// The unrecorded fact on which a finding depends: whether a player had already won immediately.
[[nodiscard]] Message unrecorded_win();

/// The rule by which a claim is judged.
[[nodiscard]] const RuleInfo& rule_of(ClaimResult::Key key);
/// The finding about a claim that is right only if no player had won immediately before the last recorded plays.
[[nodiscard]] Finding right_unless_won_before();


/// The game for the replay driver. Plays after the end are replayed for information: the only finding is that they were
/// played. With `after_end` this holds only for the rest of a round in which a player won early; later plays are
/// judged.
template <bool after_end>
struct Elfenland {
  using Position = elfenland::Position;
  using Action = elfenland::Action;

  static void resolve(const Position& state, Action& action) { elfenland::resolve(state, action); }
  template <class Sink>
  static void check(const Position& state, const Action& action, Sink&& sink) {
    const bool finishing = state.end.ending == Ending::early_win && state.round == state.end.ended_in;
    const bool after = closed(state) && (!after_end || finishing);
    bool said = false;
    elfenland::check(state, action, [&](const RuleInfo& rule, Finding&& finding) {
      if (after && rule.phase != phase::end && rule.bearing != Bearing::claims) return;
      if (finding.answer == Answer::broken && !state.end.sheet && may_be_over(state, action))
        depend_on_the_win(action, finding);
      said = true;
      sink(rule, std::move(finding));
    });
    const auto* claim = std::get_if<ClaimResult>(&action);
    if (claim != nullptr && !said && !state.end.sheet && may_be_over(state, action))
      sink(rule_of(claim->key), right_unless_won_before());
  }
  static void apply(Position& state, const Action& action) { elfenland::apply(state, action); }
  using ScoredTable = elfenland::ScoredTable;
  static bool closed(const Position& state) { return state.end.ending != Ending::none && !state.end.sheet; }

 private:
  static bool may_be_over(const Position& state, const Action& action) {
    return state.end.won_before || elfenland::may_be_over(state, traveller_with(state, action));
  }
  static bool comes_late(const Action& action) {
    return is_any<BeginJourney, Step, UnknownSteps, EndJourney, Keep>(action);
  }
  /// Makes a finding depend on the win if the game may be over. A later play then breaks a rule only if the game is not
  /// over, and a claim about a player may be about the moment when it ended. A wrong winner stays a breach, because the
  /// players who may have won are known.
  static void depend_on_the_win(const Action& action, Finding& finding) {
    if (std::holds_alternative<ClaimResult>(action)) {
      finding.words->open = true;
    } else if (comes_late(action)) {
      finding.answer = Answer::doubtful;
      finding.words->depends_on = unrecorded_win();
    }
  }
};

}  // namespace elfref::elfenland
