#include "elfref/elfenland/judging/known_replay.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>

#include "elfref/core/judging/condition.h"
#include "elfref/elfenland/rules/game.h"
#include "elfref/elfenland/table/exact.h"

namespace elfref::elfenland {
namespace {

/// Whether a play stands before the first round, where an Exact is not asked.
bool comes_before_the_first_round(const Action& action) {
  return is_any<BeginGame, TakeSeat, StartPlayer, StartRoad>(action);
}

/// Whether a play says nothing: nobody wrote it down, or it only parts others.
bool says_nothing(const Play<Action>& play) {
  return !is_written(play.action) || is_any<BeginChoose, BeginPlan, BeginTravel, UnknownSteps, EndRound>(play.action);
}

/// A replay on its way.
template <bool after_end>
class KnownReplay {
 public:
  using G = Elfenland<after_end>;

  KnownReplay(const Session& session, const State& start) : session_(session), state_(start) {}

  /// Whether it came to the end.
  bool play_all() {
    const auto& plays = session_.plays;
    if (!holds(std::ranges::all_of(plays, [](const auto& play) { return play.ruling == Ruling::none; }))) return false;
    for (; ply_ < plays.size() && comes_before_the_first_round(plays[ply_].action); ++ply_)
      if (!play_in_full()) return false;
    const std::optional<Exact> known = exact_of(state_);
    if (!known) return false;
    table_ = *known;
    std::size_t written = plays.size();
    while (written > ply_ && says_nothing(plays[written - 1])) --written;
    for (; ply_ < plays.size() && table_.ending == Ending::none; ++ply_) {
      const Answer said = play(plays[ply_].action);
      if (said <= Answer::odd) continue;
      if (!holds(ply_ >= written)) return false;
      break;
    }
    state_ = widened(table_);
    state_.ply = ply_;
    return play_the_rest() && claims();
  }

  Replayed<State> take() { return std::move(replayed_); }

 private:
  /// Hears what is said; false: it is more than a note about this play.
  bool hear(const State& state, const Action& action, bool claim, std::uint32_t ply) {
    bool only_notes = true;
    G::check(state, action, [&](const RuleInfo& rule, Finding&& finding) {
      only_notes = only_notes && holds(finding.answer == Answer::odd);
      replayed_.raised.push_back({&rule, ply, claim, std::move(finding)});
    });
    return only_notes;
  }

  bool play_in_full() {
    Action action = session_.plays[ply_].action;
    state_.ply = ply_;
    G::resolve(state_, action);
    if (!hear(state_, action, false, ply_)) return false;
    G::apply(state_, action);
    return true;
  }

  /// Plays on where not all is known, or the game is over.
  bool play_the_rest() {
    bool closed = G::closed(state_);
    if (closed) replayed_.table = state_;
    for (; ply_ < session_.plays.size(); ++ply_) {
      if (!play_in_full()) return false;
      if (closed || !G::closed(state_)) continue;
      closed = true;
      replayed_.table = state_;
    }
    if (!closed) replayed_.table = state_;
    return true;
  }

  /// Says at worst what there is to say of a play; if that is no more than notes, it is made.
  Answer play(const Action& written) {
    if (!std::holds_alternative<Step>(written)) return play_resolved(written);
    Action step = written;
    resolve(table_, std::get<Step>(step));
    return play_resolved(step);
  }

  Answer play_resolved(const Action& action) {
    const Answer said = make_if_kept(table_, action);
    if (said != Answer::odd) return said;
    State full = widened(table_);
    full.ply = ply_;
    const bool only_notes = hear(full, action, false, ply_);
    return only_notes ? make_if_legal(table_, action) : Answer::broken;
  }

  bool claims() {
    if (session_.claims.empty()) return true;
    const auto scored = scored_for_claims<G>(replayed_.table);
    for (std::uint32_t index = 0; index < session_.claims.size(); ++index)
      if (!hear(replayed_.table, session_.claims[index].action, true, index)) return false;
    return true;
  }

  const Session& session_;
  State state_;
  Exact table_;
  Replayed<State> replayed_;
  std::uint32_t ply_ = 0;
};

/// Whether the first hand that is dealt is known. It saves time only: of most records of which not all is known, this
/// is the first that shows it.
bool deals_known_cards(const Session& session) {
  for (const Play<Action>& play : session.plays)
    if (const auto* deal = std::get_if<Deal>(&play.action)) return deal->written && deal->cards.exact();
  return true;
}

}  // namespace

template <bool after_end>
std::optional<Replayed<State>> replayed_known(const Session& session, const State& start) {
  if (session.sheet || session.rounds_recorded == 0 || !deals_known_cards(session)) return std::nullopt;
  KnownReplay<after_end> replay(session, start);
  if (!replay.play_all()) return std::nullopt;
  return replay.take();
}
template std::optional<Replayed<State>> replayed_known<false>(const Session&, const State&);
template std::optional<Replayed<State>> replayed_known<true>(const Session&, const State&);

}  // namespace elfref::elfenland
