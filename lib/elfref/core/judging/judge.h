#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/judging/alternatives.h"
#include "elfref/core/judging/claims.h"
#include "elfref/core/judging/replay.h"
#include "elfref/core/judging/session.h"
#include "elfref/core/judging/summaries.h"
#include "elfref/core/text/places.h"

namespace elfref {

/// How a game ended. Every play asks for it, so the words are not made yet.
struct Ended {
  /// It has not ended.
  constexpr Ended() = default;
  /// `words` has no arguments.
  constexpr Ended(std::string_view in_which_way, Msg words) : how(in_which_way), message(words) {}

  /// `finished after the last round`; the empty text if it has not ended.
  [[nodiscard]] Message in_words() const { return say(message, nullptr, 0); }

  std::string_view how;         ///< `last-round`; empty: it has not ended
  Msg message = finished_text;  ///< in words
};

/// What judging a game's sessions requires of it, besides replaying them.
template <class G>
concept JudgedGame = Game<G> && std::derived_from<typename G::Session, SessionOf<typename G::Action>> &&
    requires(const typename G::Session& session, const typename G::Position& state, const typename G::Action& action,
             const OptionValues& options) {
      { std::string_view(G::name) };
      { G::option_table() } -> std::same_as<const OptionTable&>;
      { G::values(session) } -> std::convertible_to<OptionValues>;   // by which the session is judged
      { G::settled(session) } -> std::same_as<OptionSet>;            // those that the record settles
      { G::begin(session, options) } -> std::same_as<typename G::Position>;
      { G::standings(state, session) } -> std::same_as<std::vector<Standing>>;
      { G::ended(state) } -> std::same_as<Ended>;
      { G::claim_rule(action) } -> std::same_as<const RuleInfo&>;    // the rule by which a claim is judged
      { Part{G::missing} };                                          // what is unrecorded if a rule cannot tell
      { bool{G::confirms_by_assumed} };                              // a claim that holds only by assumed values
    };

/// What a game can say besides the core: `G::words`, if the game has it; else null.
template <class G>
[[nodiscard]] const Room* words_of() {
  if constexpr (requires { G::words(); }) {
    return &G::words();
  } else {
    return nullptr;
  }
}

/// The diagnostic of an answer that has words. `line_of(span)`: the number of the line on which a span begins.
template <JudgedGame G, class LineOf>
[[nodiscard]] Diagnostic in_words(const Raised& raised, const Reporter<typename G::Action>& report,
                                  const LineOf& line_of) {
  Diagnostic found = report.diagnose(raised);
  if (const Message& cause = raised.finding.words->depends_on; !cause.empty()) {
    Message nobody;  // who makes the plays that have no player
    if constexpr (requires { G::nobody(); }) nobody = G::nobody();
    found.depends_on = depends_on_line(cause, found, nobody, line_of(found.span));
  }
  return found;
}

/// The diagnostic of a single answer, by the option values of `judging`. An answer without words is reported like a
/// summary of many.
template <JudgedGame G>
[[nodiscard]] Diagnostic diagnosed(const Raised& raised, const Reporter<typename G::Action>& report,
                                   const Agreed& agreed, const OptionValues& judging, const Source& source) {
  Diagnostic found;
  if (raised.finding.words) {
    found = in_words<G>(raised, report, [&](Span span) { return place_of(source, span).line; });
  } else {
    std::vector<Tally> alone;
    add_to(alone, raised, report, G::missing);
    found = raised.finding.answer == Answer::cannot_tell
                ? cannot_tell_line(alone.front(), source)
                : taken_line(alone.front(), report.place_of(raised));
  }
  if (found.rule != nullptr) found.cites = G::option_table().citations(*found.rule, agreed, judging);
  return found;
}

/// Turns a session into its judgement, step by step. A game with more to report overrides steps.
template <JudgedGame G>
class Judging {
 public:
  using Position = typename G::Position;      ///< the position
  using Action = typename G::Action;    ///< a play
  using Session = typename G::Session;  ///< a decoded record

  /// Judges a session whose text is `source`. REQUIRES: both outlive this object.
  Judging(const Session& session, const Source& source)
      : session_(session), source_(source), options_(G::values(session)), names_(names_of(session.players)) {}
  Judging(const Judging&) = delete;
  Judging& operator=(const Judging&) = delete;
  virtual ~Judging() = default;

  /// The judgement, with what is asked for; `faults` are those of the text.
  [[nodiscard]] Judgement judge(Diagnostics faults, const Overrides& asked) {
    proofs_ = asked.proofs;
    judgement_ = unreadable(G::name, std::move(faults));
    judgement_.words = words_of<G>();
    judgement_.edition = G::option_table().edition(session_.edition).name;
    judgement_.players = names_;
    replay_it();
    if (proofs_) shown_ = shown_here();
    answers();
    summaries();
    if (proofs_) hidden();
    whole();
    verdict();
    if (asked.by_round) judgement_.rounds = rounds();
    if (asked.deductions) deduce();
    return std::move(judgement_);
  }

 protected:
  // ---------------------------------------------------------------- the steps that a game may override

  /// The rules' answers about every play and claim, by these option values.
  [[nodiscard]] virtual Replayed<Position> replayed(const OptionValues& options) const {
    spend_a_replay(session_);
    return replay<G>(session_.plays, session_.claims, G::begin(session_, options));
  }
  /// Replays as another rulebook judges the session, including plays of rounds after that rulebook's end of the game.
  [[nodiscard]] virtual Replayed<Position> replayed_whole(const OptionValues& options) const {
    return replayed(options);
  }
  /// Replays by the option values in force.
  virtual void replay_it() {
    if constexpr (requires { G::begin(session_, ValuesInForce()); }) {
      spend_a_replay(session_);
      table_ = replay<G>(session_.plays, session_.claims, G::begin(session_, noting_in_force()));
    } else {
      table_ = replayed(options_);
    }
  }
  /// Whether other values can change anything: the answers about plays, if `accuses`, or about claims. An option that
  /// the replay did not read cannot.
  [[nodiscard]] virtual bool bears(const Alternative& other, bool /*accuses*/) const {
    const auto option = G::option_table().option_named(other.option);
    return !asked_ || !option || has(*asked_, *option);
  }
  /// Adds to a rule's finding about a play what only the whole session shows of that play.
  virtual void explain(const Raised&, Diagnostic&) const {}
  /// Adds to the line of a cause what is known about it.
  virtual void explain_unrecorded(const Unrecorded&, Diagnostic&) const {}
  /// For a claim about who won: the winners, in words; else nothing.
  [[nodiscard]] virtual Message winners(const Action&, const Position&) const { return {}; }
  /// What only the whole session shows, by the option values in force. It is compared under other values, as the
  /// answers of the rules are; hidden() reports it.
  [[nodiscard]] virtual std::vector<Shown> shown_here() { return {}; }
  /// What only the whole session shows, by other option values.
  [[nodiscard]] virtual std::vector<Shown> shown_by(const OptionValues&) const { return {}; }
  /// Adds findings about hidden things that no single play shows.
  virtual void hidden() {}
  /// Adds findings that only the whole session shows.
  virtual void whole() {}
  /// The standings after every round.
  [[nodiscard]] virtual std::vector<RoundScore> rounds() const { return {}; }
  /// Adds the deductions about unrecorded things.
  virtual void deduce() {}

  // ---------------------------------------------------------------- helpers of the steps

  /// Adds a finding, with the places where its rule is printed.
  void add(Diagnostic found) {
    if (found.rule != nullptr) found.cites = G::option_table().citations(*found.rule, session_, options_);
    judgement_.findings.push_back(std::move(found));
  }
  /// Makes a finding a warning that depends on a cause: there may be no breach.
  void depend_on(Diagnostic& found, const Message& cause) const {
    found.severity = Severity::warning;
    found.depends_on = depends_on_line(cause, found, line_of(found.span));
  }
  /// Makes a finding a warning if other values of these options take it back. Returns whether there are such options.
  bool depend_on_options(Diagnostic& found, const std::vector<std::string_view>& options) const {
    if (options.empty()) return false;
    found.severity = Severity::warning;
    found.option = options.front();
    found.other_options.assign(options.begin() + 1, options.end());
    if (found.depends_on.empty()) depend_on(found, options_in_words(found));
    return true;
  }
  /// The options of which another value takes back a finding of the whole session, by its index in shown_here().
  [[nodiscard]] const std::vector<std::string_view>& excuses_of_shown(std::size_t index) const {
    return dependence_.shown[index];
  }
  /// Other values that are possible.
  [[nodiscard]] std::vector<Alternative> others() const {
    return alternatives(G::option_table(), session_, G::settled(session_), options_);
  }
  [[nodiscard]] Reporter<Action> report() const { return {session_.plays, session_.claims, names_}; }
  /// The values in force, for a replay of which bears() knows the options that it read.
  [[nodiscard]] ValuesInForce noting_in_force() { return {options_, asked_.emplace(0)}; }

  const Session& session_;
  const Source& source_;
  OptionValues options_;
  std::vector<std::string> names_;
  Replayed<Position> table_;
  Judgement judgement_;

 private:
  bool proofs_ = true;              // whether it reports what only the whole record shows
  std::optional<OptionSet> asked_;  // the options that the replay read; nothing: it notes none
  std::vector<Shown> shown_;
  Dependence dependence_;
  mutable std::optional<Places> places_;  // a record may have a finding on every line

  /// The number of the line on which a span begins.
  [[nodiscard]] int line_of(Span span) const {
    if (!places_) places_.emplace(source_);
    return places_->of(span).line;
  }
  /// Whether a claim that is right by the values in force may be open under others.
  [[nodiscard]] bool claims_depend() const { return !G::confirms_by_assumed && !session_.claims.empty(); }
  [[nodiscard]] Dependence what_depends(const Reporter<Action>& report) const {
    const bool accuses = !Accused(std::span<const Raised>(table_.raised), report).nobody() || !shown_.empty();
    return dependence<Action>({G::option_table(), options_, table_.raised, report, shown_}, session_.claims.size(),
                           others(), [&](const Alternative& other) -> std::optional<OtherAnswers> {
                             if (done(session_.work) || (!accuses && !claims_depend())) return std::nullopt;
                             if (!bears(other, accuses)) return std::nullopt;
                             Replayed<Position> there = replayed_whole(other.options);
                             Message won = winners_in(there.table);
                             return OtherAnswers{std::move(there.raised), std::move(won),
                                                 [this, options = other.options] {
                                                   return proofs_ ? shown_by(options) : std::vector<Shown>{};
                                                 }};
                           });
  }

  /// The winners, if the session claims that somebody won.
  [[nodiscard]] Message winners_in(const Position& table) const {
    for (const Play<Action>& claim : session_.claims)
      if (Message won = winners(claim.action, table); !won.empty()) return won;
    return {};
  }

  void answers() {
    const Reporter<Action> report = this->report();
    dependence_ = what_depends(report);
    for (std::size_t i = 0; i < table_.raised.size(); ++i) {
      const Raised& raised = table_.raised[i];
      if (!raised.finding.words) continue;
      Diagnostic found = in_words<G>(raised, report, [this](Span span) { return line_of(span); });
      explain(raised, found);
      depend_on_options(found, dependence_.accusations[i]);
      add(std::move(found));
    }
    for (std::size_t i = 0; claims_depend() && i < dependence_.claims.size(); ++i) {
      if (dependence_.claims[i].option.empty()) continue;
      const Play<Action>& claim = session_.claims[i];
      Diagnostic found = remark(G::claim_rule(claim.action), claim.parts[0], {});
      found.seat = claim.seat;
      found.phase = claim.phase;
      const Message won = winners(claim.action, table_.table);
      add(open_claim(std::move(found), dependence_.claims[i], won, !session_.edition.empty()));
    }
  }

  void summaries() {
    const Reporter<Action> report = this->report();
    for (const Tally& tally : tallies<Action>(table_.raised, report, Answer::cannot_tell, G::missing)) {
      Diagnostic found = cannot_tell_line(tally, source_);
      explain_unrecorded(*tally.unrecorded, found);
      add(std::move(found));
    }
    for (const Tally& tally : tallies<Action>(table_.raised, report, Answer::taken_on_trust, G::missing)) {
      Diagnostic found = taken_line(tally, session_.players_span);
      explain_unrecorded(*tally.unrecorded, found);
      add(std::move(found));
    }
  }

  void verdict() {
    sort_by_place(judgement_.findings);
    for (const Diagnostic& found : judgement_.findings)
      if (!found.depends_on.empty()) judgement_.depends_on.push_back(found.depends_on);
    judgement_.verdict = verdict_of(judgement_.findings);
    const auto of_claims = [](const Diagnostic& found) { return found.bearing == Bearing::claims; };
    const bool claimed = !session_.claims.empty() || std::ranges::any_of(judgement_.findings, of_claims);
    judgement_.claims = claimed ? claims_of(judgement_.findings) : Claims::none;
    const Ended ended = G::ended(table_.table);
    judgement_.finished = !ended.how.empty();
    judgement_.ended = ended.how;
    judgement_.ended_in_words = ended.in_words();
    judgement_.plays = static_cast<int>(std::ranges::count_if(session_.plays, &Play<Action>::counted));
    judgement_.standings = G::standings(table_.table, session_);
  }
};

}  // namespace elfref
