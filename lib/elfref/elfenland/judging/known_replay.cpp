#include "elfref/elfenland/judging/known_replay.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>

#include "elfref/core/judging/condition.h"
#include "elfref/elfenland/rules/game.h"
#include "elfref/elfenland/table/known_position.h"

namespace elfref::elfenland {
namespace {

/// Whether a play stands before the first round, where a KnownPosition is not asked.
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

  KnownReplay(const Session& session, const Position& start) : session_(session), start_(start), state_(start) {}

  /// Whether it came to the end, and nothing was said but notes.
  bool play_all() {
    const auto& plays = session_.plays;
    for (; ply_ < plays.size() && comes_before_the_first_round(plays[ply_].action); ++ply_)
      play_one<G>(state_, plays[ply_].action, plays[ply_].ruling, ply_, hearing());
    const std::optional<KnownPosition> known = known_position_of(state_);
    if (!known) return false;
    table_ = *known;
    const std::size_t written = std::max<std::size_t>(written_plays(session_), ply_);
    for (; ply_ < plays.size() && table_.end.ending == Ending::none; ++ply_) {
      if (play(plays[ply_]) <= Answer::odd) continue;
      if (!holds(ply_ >= written)) return false;
      break;
    }
    replayed_.table = widened(table_);
    replayed_.table.ply = ply_;
    const bool over = G::closed(replayed_.table) && ply_ >= written;  // there is nothing to say of what is left
    if (ply_ < plays.size() && !holds(over)) play_on<G>(plays, ply_, Position(replayed_.table), replayed_);
    judge_claims<G>(session_.claims, replayed_);
    const auto accuses_nobody = [&](const Raised& raised) {
      const bool taken_back = !raised.claim && plays[raised.ply].ruling == Ruling::taken_back;
      return raised.finding.answer == Answer::odd || (taken_back && raised.finding.answer == Answer::broken);
    };
    return holds(std::ranges::all_of(replayed_.raised, accuses_nobody));
  }

  Replayed<Position> take() { return std::move(replayed_); }

 private:
  /// A sink for what is said of the play.
  auto hearing() {
    return [this](const RuleInfo& rule, Finding&& finding) {
      replayed_.raised.push_back({&rule, ply_, false, std::move(finding)});
    };
  }

  /// Says at worst what there is to say of a play; if that is no more than notes, it is made.
  Answer play(const Play<Action>& play) {
    const Action& written = play.action;
    if (play.ruling == Ruling::taken_back) return judge_taken_back(written);
    if (!std::holds_alternative<Step>(written)) return play_resolved(written);
    Action step = written;
    resolve(table_, std::get<Step>(step));
    return play_resolved(step);
  }

  Answer play_resolved(const Action& action) {
    const Answer said = make_if_kept(table_, action);
    if (said != Answer::odd) return said;
    Position full = widened(table_);
    full.ply = ply_;
    G::check(full, action, hearing());
    return make_if_legal(table_, action);
  }

  /// A play that was taken back is judged at the table that knows which play brought what, as it may break a rule.
  Answer judge_taken_back(const Action& action) {
    if (!followed_) followed_ = start_;
    for (; followed_until_ < ply_; ++followed_until_) {
      const Play<Action>& play = session_.plays[followed_until_];
      if (play.ruling == Ruling::taken_back) continue;
      Action made = play.action;
      followed_->ply = followed_until_;
      G::resolve(*followed_, made);
      G::apply(*followed_, made);
    }
    play_one<G>(*followed_, action, Ruling::taken_back, ply_, hearing());
    return Answer::odd;
  }

  const Session& session_;
  const Position& start_;
  Position state_;
  KnownPosition table_;
  Replayed<Position> replayed_;
  std::uint32_t ply_ = 0;
  std::optional<Position> followed_;  // the full table before a play, once one was taken back
  std::uint32_t followed_until_ = 0;
};

/// Whether the first hand that is dealt is known. It saves time only: of most records of which not all is known, this
/// is the first that shows it.
bool deals_known_cards(const Session& session) {
  for (const Play<Action>& play : session.plays)
    if (const auto* deal = std::get_if<Deal>(&play.action)) return deal->written && deal->cards.exact();
  return true;
}

}  // namespace

std::size_t written_plays(const Session& session) {
  std::size_t written = session.plays.size();
  while (written > 0 && says_nothing(session.plays[written - 1])) --written;
  return written;
}

template <bool after_end>
std::optional<Replayed<Position>> replayed_known(const Session& session, const Position& start) {
  if (!deals_known_cards(session)) return std::nullopt;
  KnownReplay<after_end> replay(session, start);
  if (!replay.play_all()) return std::nullopt;
  return replay.take();
}
template std::optional<Replayed<Position>> replayed_known<false>(const Session&, const Position&);
template std::optional<Replayed<Position>> replayed_known<true>(const Session&, const Position&);

}  // namespace elfref::elfenland
