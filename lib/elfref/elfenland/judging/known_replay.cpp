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

  /// Whether it came to the end, and nothing was said but notes.
  bool play_all() {
    const auto& plays = session_.plays;
    if (!holds(std::ranges::all_of(plays, [](const auto& play) { return play.ruling == Ruling::none; }))) return false;
    for (; ply_ < plays.size() && comes_before_the_first_round(plays[ply_].action); ++ply_)
      play_one<G>(state_, plays[ply_].action, Ruling::none, ply_, hearing());
    const std::optional<Exact> known = exact_of(state_);
    if (!known) return false;
    table_ = *known;
    std::size_t written = plays.size();
    while (written > ply_ && says_nothing(plays[written - 1])) --written;
    for (; ply_ < plays.size() && table_.ending == Ending::none; ++ply_) {
      if (play(plays[ply_].action) <= Answer::odd) continue;
      if (!holds(ply_ >= written)) return false;
      break;
    }
    state_ = widened(table_);
    state_.ply = ply_;
    play_on<G>(plays, ply_, std::move(state_), replayed_);
    judge_claims<G>(session_.claims, replayed_);
    const auto notes = [](const Raised& raised) { return raised.finding.answer == Answer::odd; };
    return holds(std::ranges::all_of(replayed_.raised, notes));
  }

  Replayed<State> take() { return std::move(replayed_); }

 private:
  /// A sink for what is said of the play.
  auto hearing() {
    return [this](const RuleInfo& rule, Finding&& finding) {
      replayed_.raised.push_back({&rule, ply_, false, std::move(finding)});
    };
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
    G::check(full, action, hearing());
    return make_if_legal(table_, action);
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
  if (!deals_known_cards(session)) return std::nullopt;
  KnownReplay<after_end> replay(session, start);
  if (!replay.play_all()) return std::nullopt;
  return replay.take();
}
template std::optional<Replayed<State>> replayed_known<false>(const Session&, const State&);
template std::optional<Replayed<State>> replayed_known<true>(const Session&, const State&);

}  // namespace elfref::elfenland
