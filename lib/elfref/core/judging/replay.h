#pragma once

#include <concepts>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "elfref/core/judging/game.h"

namespace elfref {

/// What a replay requires of a game.
template <class G>
concept Game = std::regular<typename G::Position> &&
    requires(const typename G::Position& state, typename G::Position& next, typename G::Action& action,
             void (*sink)(const RuleInfo&, Finding&&)) {
      { G::resolve(state, action) } -> std::same_as<void>;  // chooses the reading by which the play is legal
      { G::check(state, std::as_const(action), sink) } -> std::same_as<void>;  // one play: the rules table
      { G::apply(next, std::as_const(action)) } -> std::same_as<void>;         // total; also after a breach
      { G::closed(state) } -> std::same_as<bool>;                             // the game has ended: the result is final
    };

/// A rule's answer about one play of a record.
struct Raised {
  const RuleInfo* rule = nullptr;
  std::uint32_t ply = 0;  ///< the play's index, in the plays or in the claims
  bool claim = false;
  Finding finding;
};

/// The outcome of a replay: the position at the end of the game (or of the record), and every answer except `kept`.
template <class Position>
struct Replayed {
  Position table;
  std::vector<Raised> raised;
};

/// Reads one play, judges it, and applies it as recorded, whatever the judgement. A play that was taken back is judged,
/// but not applied. `sink(rule, finding)` receives every answer except `kept`.
template <Game G, class Sink>
void play_one(typename G::Position& state, typename G::Action action, Ruling ruling, std::uint32_t ply, Sink&& sink) {
  state.ply = ply;
  G::resolve(state, action);
  G::check(state, action, sink);
  if (ruling != Ruling::taken_back) G::apply(state, action);
}

/// Makes one play without asking the rules, and returns how it was read.
template <Game G>
typename G::Action make_play(typename G::Position& state, const Play<typename G::Action>& play, std::uint32_t ply) {
  state.ply = ply;
  typename G::Action action = play.action;
  G::resolve(state, action);
  if (play.ruling != Ruling::taken_back) G::apply(state, std::as_const(action));
  return action;
}

/// What a game counts once for all claims about a position: `G::ScoredTable`, if the game has it.
template <Game G>
[[nodiscard]] auto scored_for_claims(typename G::Position& table) {
  if constexpr (requires { typename G::ScoredTable; }) {
    return typename G::ScoredTable(table);
  } else {
    return 0;
  }
}

/// Continues with the play at index `ply`, from the position before it.
template <Game G>
void play_on(std::span<const Play<typename G::Action>> plays, std::uint32_t ply, typename G::Position state,
             Replayed<typename G::Position>& replayed) {
  bool closed = G::closed(state);
  replayed.table = state;
  for (; ply < plays.size(); ++ply) {
    play_one<G>(state, plays[ply].action, plays[ply].ruling, ply, [&](const RuleInfo& rule, Finding&& finding) {
      replayed.raised.push_back({&rule, ply, false, std::move(finding)});
    });
    if (!closed && G::closed(state)) {
      closed = true;
      replayed.table = state;
    }
  }
  if (!closed) replayed.table = std::move(state);
}

/// Judges claims against the final position.
template <Game G>
void judge_claims(std::span<const Play<typename G::Action>> claims, Replayed<typename G::Position>& replayed) {
  if (claims.empty()) return;
  [[maybe_unused]] const auto scored = scored_for_claims<G>(replayed.table);
  for (std::uint32_t index = 0; index < claims.size(); ++index)
    G::check(replayed.table, claims[index].action, [&](const RuleInfo& rule, Finding&& finding) {
      replayed.raised.push_back({&rule, index, true, std::move(finding)});
    });
}

/// Replays a record from `state`, play by play. Judges claims against the final position.
template <Game G>
Replayed<typename G::Position> replay(std::span<const Play<typename G::Action>> plays,
                                   std::span<const Play<typename G::Action>> claims, typename G::Position state) {
  Replayed<typename G::Position> replayed;
  play_on<G>(plays, 0, std::move(state), replayed);
  judge_claims<G>(claims, replayed);
  return replayed;
}

/// Goes through plays without asking the rules. `visit(ply, action)` gets each play as resolve() reads it, while
/// `state` is still the position before it. Leaves `state` after the last play.
template <Game G, class Visit>
void walk(std::span<const Play<typename G::Action>> plays, typename G::Position& state, Visit&& visit) {
  for (std::uint32_t ply = 0; ply < plays.size(); ++ply) {
    state.ply = ply;
    typename G::Action action = plays[ply].action;
    G::resolve(state, action);
    visit(ply, std::as_const(action));
    if (plays[ply].ruling != Ruling::taken_back) G::apply(state, action);
  }
}

/// The position at the end of the game (or of the record), without asking the rules. `each(action, state)` gets each
/// play that was made and the position after it.
template <Game G, class Each>
typename G::Position play_out(std::span<const Play<typename G::Action>> plays, typename G::Position state,
                              Each&& each) {
  for (std::uint32_t ply = 0; ply < plays.size() && !G::closed(state); ++ply) {
    const typename G::Action action = make_play<G>(state, plays[ply], ply);
    if (plays[ply].ruling != Ruling::taken_back) each(action, std::as_const(state));
  }
  return state;
}
template <Game G>
typename G::Position play_out(std::span<const Play<typename G::Action>> plays, typename G::Position state) {
  return play_out<G>(plays, std::move(state), [](const auto&, const auto&) {});
}

/// Turns answers into diagnostics: places instead of plies, names instead of seats, one line per cause.
template <class Action>
class Reporter {
 public:
  Reporter(std::span<const Play<Action>> plays, std::span<const Play<Action>> claims,
           std::span<const std::string> players)
      : plays_(plays), claims_(claims), players_(players) {}

  /// The players' names, by seat.
  [[nodiscard]] std::span<const std::string> players() const { return players_; }
  [[nodiscard]] const Play<Action>& play_of(const Raised& raised) const {
    return raised.claim ? claims_[raised.ply] : plays_[raised.ply];
  }
  [[nodiscard]] Span place_of(const Raised& raised) const {
    return play_of(raised).at(raised.finding.words ? raised.finding.words->part : Part{0});
  }

  /// The diagnostic of one answer that has words (odd, doubtful, broken).
  [[nodiscard]] Diagnostic diagnose(const Raised& raised) const {
    const Play<Action>& play = play_of(raised);
    const Words& words = *raised.finding.words;
    Diagnostic found;
    found.id = raised.rule->id;
    found.rule = raised.rule;
    found.bearing = raised.rule->bearing;
    found.severity = severity(raised, play);
    found.span = place_of(raised);
    found.message = words.message;
    for (const Message& line : words.because) found.because.push_back(line);
    for (const EarlierPlay& earlier : words.earlier)
      found.related.push_back({plays_[earlier.ply].parts[0], earlier.message});
    found.advice = words.advice;
    found.seat = play.seat;
    found.round = play.round;
    found.phase = play.phase;
    if (play.ruling != Ruling::none) found.ruling = play.ruling == Ruling::stands ? "stands" : "void";
    if (follows(words)) found.follows_from = plays_[*words.follows].parts[0];
    return found;
  }

  /// Whether an answer accuses a player. A finding whose play was taken back, or that only follows from an earlier
  /// slip, does not.
  [[nodiscard]] bool accuses(const Raised& raised) const {
    return raised.finding.answer == Answer::broken && !raised.finding.words->open &&
           severity(raised, play_of(raised)) == Severity::error;
  }

 private:
  [[nodiscard]] bool follows(const Words& words) const {
    return words.follows && plays_[*words.follows].ruling != Ruling::stands;
  }

  [[nodiscard]] Severity severity(const Raised& raised, const Play<Action>& play) const {
    const Words& words = *raised.finding.words;
    if (raised.finding.answer == Answer::odd || play.ruling == Ruling::taken_back || follows(words))
      return Severity::note;
    if (raised.finding.answer == Answer::doubtful || words.open) return Severity::warning;
    return raised.rule->severity;
  }

  std::span<const Play<Action>> plays_;
  std::span<const Play<Action>> claims_;
  std::span<const std::string> players_;
};

}  // namespace elfref
