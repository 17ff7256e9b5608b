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
  while (!session->plays.empty() && !is_written(session->plays.back())) session->plays.pop_back();
  if (session->plays.empty()) return std::nullopt;
  return Whole(*std::move(session));
}

Whole::Whole(Session session)
    : session_(std::make_unique<Session>(std::move(session))),
      ply_(static_cast<std::uint32_t>(session_->plays.size() - 1)),
      before_(begin(*session_, Rules::values(*session_))),
      piles_(*session_, before_.options.values()) {
  piles_.begin(before_);
  for (std::uint32_t ply = 0; ply < ply_; ++ply) {
    before_.ply = ply;
    Action play = session_->plays[ply].action;
    Rules::resolve(before_, play);
    PileSlip slip;
    Rules::check(before_, std::as_const(play),
                 [&](const RuleInfo& rule, Finding&& finding) { tell_of_a_slip(rule, finding, slip); });
    if (session_->plays[ply].ruling == Ruling::taken_back) continue;
    piles_.before(before_);
    Rules::apply(before_, std::as_const(play));
    piles_.after(before_, ply, slip);
    before_.cards.moves.clear();
  }
  before_.ply = ply_;
}

bool Whole::allows(const Action& play) {
  Action& last = session_->plays.back().action;
  if (last.index() != play.index() || std::holds_alternative<EndBattle>(play)) return false;  // acts decide a battle
  last = play;
  Position state = before_;
  Action read = play;
  Rules::resolve(state, read);
  if (legality_of<Rules>(state, std::as_const(read)) != Legality::yes) return false;
  PileReader piles = piles_;
  piles.before(state);
  Rules::apply(state, std::as_const(read));
  piles.after(state, ply_, {});
  Work work(most_work);
  const std::vector<PileLedger> all = piles.done();
  return std::ranges::all_of(all, [&](const PileLedger& pile) {
    return search(pile.problem, {.most = most_conflicts, .work = &work}).possible == Possible::yes;
  });
}

}  // namespace elfref::elven_rage
