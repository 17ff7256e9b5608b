#pragma once

#include <string_view>

#include "elfref/core/judgement.h"
#include "elfref/core/replay.h"
#include "elfref/elfenland/rulebook.h"
#include "elfref/elfenland/session.h"
#include "elfref/elfenland/state.h"

// What the module (whole records) and the table (one play after the other) have in common.

namespace elfref::elfenland {

/// What hangs on somebody's having won at once by what is not written.
inline constexpr std::string_view unwritten_win = "an early win that nobody wrote down";

/// The rule by which a claim is judged.
[[nodiscard]] const RuleInfo& rule_of(ClaimResult::Key key);
/// What is said of a claim that is right if nobody had won at once before what was recorded last.
[[nodiscard]] Finding right_unless_won_before();

/// The game as the replay driver sees it. What is played after the end is replayed for information: only that it was
/// played is said. With `after_end` that holds for the rest of a round in which somebody won early, and no further.
template <bool after_end>
struct Elfenland {
  using State = elfenland::State;
  using Action = elfenland::Action;

  static void resolve(const State& state, Action& action) { elfenland::resolve(state, action); }
  template <class Sink>
  static void check(const State& state, const Action& action, Sink&& sink) {
    const bool finishing = state.ending == Ending::early_win && state.round == state.ended_in;
    const bool after = closed(state) && (!after_end || finishing);
    bool said = false;
    elfenland::check(state, action, [&](const RuleInfo& rule, Finding&& finding) {
      if (after && rule.phase != phase::end && rule.bearing != Bearing::claims) return;
      if (finding.answer == Answer::broken && !state.sheet && may_be_over(state, action))
        hang_on_the_win(action, finding);
      said = true;
      sink(rule, std::move(finding));
    });
    const auto* claim = std::get_if<ClaimResult>(&action);
    if (claim != nullptr && !said && !state.sheet && may_be_over(state, action))
      sink(rule_of(claim->key), right_unless_won_before());
  }
  static void apply(State& state, const Action& action) { elfenland::apply(state, action); }
  static bool closed(const State& state) { return state.ending != Ending::none && !state.sheet; }

 private:
  static bool may_be_over(const State& state, const Action& action) {
    return state.won_before || elfenland::may_be_over(state, traveller_with(state, action));
  }
  static bool comes_late(const Action& action) {
    return std::holds_alternative<BeginJourney>(action) || std::holds_alternative<Step>(action) ||
           std::holds_alternative<UnknownSteps>(action) || std::holds_alternative<EndJourney>(action) ||
           std::holds_alternative<Keep>(action);
  }
  /// Where the game may be over, what is played then breaks a rule only if it is not, and what is claimed of a player
  /// may be of the moment at which it ended; who may have won is known.
  static void hang_on_the_win(const Action& action, Finding& finding) {
    if (std::holds_alternative<ClaimResult>(action)) {
      finding.words->open = true;
    } else if (comes_late(action)) {
      finding.answer = Answer::doubtful;
      finding.words->hangs_on = unwritten_win;
    }
  }
};

/// Sets what a person sets over what a session says itself; what refuse() would not let pass is ignored.
void override(Session& session, const Overrides& overrides);

/// Tells every step what its player surely gave later in the same turn: no card is drawn in a turn (facts F4).
void look_ahead(std::span<Play<Action>> plays);

/// A session as a record and a person who sets more have it, with what look_ahead() tells; nothing where the record
/// cannot be read, and `faults` say why.
[[nodiscard]] std::optional<Session> readable(const Record& record, const Overrides& overrides, Diagnostics& faults);

/// What one answer comes to when it stands alone, by the options of `judging`: those without words are summed up as one
/// line of the report sums up many.
[[nodiscard]] Diagnostic diagnosed(const Raised& raised, const Reporter<Action>& report, const Session& session,
                                   const Options& judging, const Source& source);

/// Who sits where: as the record lists the players, unless only another seating puts no play out of turn.
[[nodiscard]] Seating seating_of(const Session& session, const Options& options);

/// What GameModule::position asks for.
[[nodiscard]] Position position(const Record& record, const Overrides& overrides, const PositionRequest& request);

/// What GameModule::count asks for.
[[nodiscard]] Count count(const Record& record, const Overrides& overrides, const CountRequest& request);

/// Every play of a session that is written, in the order of the game.
[[nodiscard]] std::vector<RecordedPlay> recorded_plays(const Session& session);
/// What a session says besides its plays.
[[nodiscard]] std::vector<RecordedFact> recorded_facts(const Session& session);

/// Small changes of a record that may make findings of it go away. REQUIRES: `judgement` is of that session.
[[nodiscard]] std::vector<Suggestion> proposals(const Record& record, const Session& session, const Judgement& judgement);

/// What findings come to.
[[nodiscard]] Verdict verdict_of(std::span<const Diagnostic> findings);

/// Judges a session as a whole; `faults` are those of its text, which is `source`. `deductions`: says also what is
/// forced of what nobody wrote down; `by_round`: how it stood after every round. REQUIRES: look_ahead was called.
[[nodiscard]] Judgement judge(const Session& session, const Source& source, Diagnostics faults, bool deductions,
                              bool by_round = false);

}  // namespace elfref::elfenland
