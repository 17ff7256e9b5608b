#include "elfref/elven_rage/recorder/whole.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace elfref::elven_rage {
namespace {

/// For the searches about one play: what takes longer is left open.
constexpr std::uint64_t most_work = 50'000;
constexpr std::uint64_t most_conflicts = 500;

}  // namespace

std::optional<Whole> Whole::of(const recorder::Desk<ElvenRageKit>& desk, const Edit& edit, const Box& box) {
  std::optional<Session> session = desk.after(edit);
  if (!session || *session->box != box) return std::nullopt;
  const auto end = edit.span.begin + static_cast<std::uint32_t>(edit.text.size());
  const auto is_written = [&](const Play<Action>& play) {
    return play.counted && play.parts[0].begin >= edit.span.begin && play.parts[0].end <= end;
  };
  // After it comes what the rules add, such as the end of the turn.
  const auto last = std::ranges::find_if(session->plays.rbegin(), session->plays.rend(), is_written);
  if (last == session->plays.rend()) return std::nullopt;
  const auto ply = static_cast<std::uint32_t>(session->plays.rend() - last - 1);
  return Whole(*std::move(session), ply);
}

Whole::Whole(Session session, std::uint32_t ply)
    : session_(std::make_unique<Session>(std::move(session))),
      ply_(ply),
      before_(begin(*session_, Rules::values(*session_))),
      piles_(*session_, before_.options.values()) {
  piles_.begin(before_);
  for (std::uint32_t at = 0; at < ply_; ++at) replay(before_, piles_, at);
  before_.ply = ply_;
}

void Whole::replay(Position& state, PileReader& piles, std::uint32_t ply) const {
  state.ply = ply;
  Action play = session_->plays[ply].action;
  Rules::resolve(state, play);
  PileSlip slip;
  Rules::check(state, std::as_const(play),
               [&](const RuleInfo& rule, Finding&& finding) { tell_of_a_slip(rule, finding, slip); });
  if (session_->plays[ply].ruling == Ruling::taken_back) return;
  piles.before(state);
  Rules::apply(state, std::as_const(play));
  piles.after(state, ply, slip);
  state.cards.moves.clear();
}

bool Whole::allows(const Action& play) {
  Action& last = session_->plays[ply_].action;
  if (last.index() != play.index() || std::holds_alternative<EndBattle>(play)) return false;  // acts decide a battle
  last = play;
  Position state = before_;
  Action read = play;
  Rules::resolve(state, read);
  if (legality_of<Rules>(state, std::as_const(read)) != Legality::yes) return false;
  PileReader piles = piles_;
  for (std::uint32_t ply = ply_; ply < session_->plays.size(); ++ply) replay(state, piles, ply);
  Work work(most_work);
  const std::vector<PileLedger> all = piles.done();
  return std::ranges::all_of(all, [&](const PileLedger& pile) {
    return search(pile.problem, {.most = most_conflicts, .work = &work}).possible == Possible::yes;
  });
}

}  // namespace elfref::elven_rage
