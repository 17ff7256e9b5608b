#include "elfref/elfenland/hidden/plan/plan_ledger.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <variant>

#include "elfref/elfenland/facts/kinds.h"
#include "elfref/elfenland/hidden/counters/counter_ledger.h"
#include "elfref/elfenland/hidden/plays_of.h"
#include "elfref/elfenland/hidden/surely_paid.h"
#include "elfref/elfenland/rules/resolve.h"
#include "elfref/elfenland/table/by_kind.h"
#include "elfref/elfenland/table/early_win.h"

namespace elfref::elfenland {
namespace {

using Do = PlanEntry::Do;

constexpr int most_in_hand = 12;  ///< under `deal: new-8`

/// What a session tells of the planning.
class PlanLedgerOf {
 public:
  PlanLedgerOf(const Session& session, const PlanRules& rules, const Mask& left_out)
      : session_(session), rules_(rules), left_out_(left_out), state_(begin(session, rules.options, rules.seating)) {
    ledger_.players = state_.players;
    ledger_.pass_end = rules.options.pass_end();
    ledger_.obstacles = spare_obstacles();
  }

  PlanLedger read() {
    for_plays_of(session_, &state_, [this](std::uint32_t ply, const Action& action) {
      ply_ = ply;
      std::visit([this](const auto& what) { take(what); }, action);
    });
    end_round();
    return std::move(ledger_);
  }

 private:
  /// Whoever lays his obstacle in some line has none for an unknown entry.
  [[nodiscard]] Seats spare_obstacles() const {
    Seats spare = 0;
    for (std::uint8_t seat = 0; seat < state_.players; ++seat)
      if (state_.player[seat].obstacle != Obstacle::used) spare |= bit(Seat{seat});
    for (std::uint32_t ply = 0; ply < session_.plays.size(); ++ply) {
      const auto* block = std::get_if<PlaceObstacle>(&session_.plays[ply].action);
      if (block != nullptr && session_.plays[ply].ruling != Ruling::taken_back && !forgotten(ply))
        spare &= static_cast<Seats>(~bit(block->seat));
    }
    return spare;
  }

  [[nodiscard]] bool forgotten(std::uint32_t ply) const { return left_out_.has(ply); }
  [[nodiscard]] bool slipped() const { return rules_.slips.has(ply_); }

  template <class Other>
  void take(const Other&) {}

  void take(const BeginRound&) { end_round(); }

  /// What `start` says of roads is not read: a round that begins with a planning has none, as a rule.
  void take(const BeginPlan& plan) {
    const bool clear = std::ranges::none_of(state_.roads.road, [](const RoadState& road) { return road.occupied; });
    if (!plan.recorded || state_.unrecorded.roads_unknown || !clear) return;
    round_.emplace();
    round_->after.fill(any_content);
    for (std::uint8_t seat = 0; seat < state_.players; ++seat) round_->in_front[seat] = state_.player[seat].holding;
  }

  /// Where passes were not recorded, whoever is skipped has passed. Where several may be due the table counts from the
  /// first of them (plan_turn); here nothing is said then.
  void enter(PlanEntry entry) {
    if (slipped()) return drop_round();
    if (!round_) return;
    if (!state_.turns.strict && state_.turns.turn != 0) {
      if (!std::has_single_bit(state_.turns.turn) && (state_.turns.turn & bit(entry.seat)) == 0) return drop_round();
      Seat due = (state_.turns.turn & bit(entry.seat)) != 0 ? entry.seat : first_of(state_.turns.turn);
      for (; due != entry.seat; due = state_.next(due)) round_->entries.push_back({.what = Do::pass, .seat = due});
    }
    if (forgotten(ply_)) entry = {.what = Do::unknown, .seat = entry.seat};
    round_->entries.push_back(entry);
  }

  void take(const UnknownPlay& play) { enter({.what = Do::unknown, .seat = play.seat}); }
  void take(const Pass& pass) { enter({.what = Do::pass, .seat = pass.seat}); }
  void take(const PlaceCounter& place) {
    const auto road = laid_on(place.link);
    if (!road) return drop_round();
    const Kinds kinds = kinds_of(place.kind);
    enter({.what = Do::place, .seat = place.seat, .kinds = kinds, .down = place.hidden, .road = *road});
  }
  void take(const PlaceObstacle& place) {
    const auto road = laid_on(place.link);
    if (!road) return drop_round();
    enter({.what = Do::block, .seat = place.seat, .road = *road});
  }

  /// A lap of passes is counted from the starting player on, whom the record must show by now.
  void take(const BeginTravel&) {
    if (!round_) return;
    const bool lap = ledger_.pass_end == PassEnd::lap;
    if (lap && std::popcount(state_.turns.first) > 1) return drop_round();
    for (std::uint8_t seat = 0; seat < state_.players; ++seat)
      round_->position[seat] = static_cast<std::uint8_t>(state_.position(Seat{seat}));
  }

  /// What can lie on a step's road: that under which it breaks no rule. Nothing is asked of a step that may have begun
  /// elsewhere, or after the game was won.
  void take(const Step& step) {
    const PlayerState& player = state_.at(step.seat);
    if (!round_ || slipped() || forgotten(ply_) || player.courses || player.at.size() != 1) return;
    if (state_.end.ending == Ending::early_win || state_.end.won_before ||
        may_be_over(state_, Seat{state_.turns.traveller}))
      return;
    const auto road = road_between(player.at.first(), step.to);
    if (!road) return;
    Contents& after = round_->after[road->value];
    after &= contents_under(step, *road);
  }

  [[nodiscard]] Contents contents_under(const Step& step, WayId road) const {
    Position table = state_;
    table.unrecorded.roads_unknown = false;
    table.roads.unseen_counters = table.roads.blocked = 0;
    table.roads.blockers = 0;
    const auto passes = [&](std::optional<Transport> counter, bool obstacle) {
      RoadState& lies = table.roads.road[road.value];
      lies.counter = counter;
      lies.occupied = counter.has_value();
      lies.obstacles = obstacle ? 1 : 0;
      lies.unseen_obstacle = Unseen::none;
      Action action = with_later(step, table);
      resolve(table, action);
      return !breaks_a_rule(table, action);
    };
    Contents contents = passes(std::nullopt, false) ? bare_road : 0;
    for_counters(all_counters, [&](Transport counter) {
      for (const bool obstacle : {false, true})
        if (passes(counter, obstacle)) contents |= content(counter, obstacle);
    });
    return contents;
  }

  /// A step with all that its player surely gave later in this turn, if nothing but what is known lies on the roads.
  [[nodiscard]] Step with_later(Step step, Position table) const {
    PlayerState& player = table.at(step.seat);
    player.at = TownSet(step.to);
    player.hand = Hand::unknown(0, most_in_hand);  // what is left of it by then hangs on the payments before
    for (std::uint32_t later = ply_ + 1; later < session_.plays.size(); ++later) {
      const Play<Action>& play = session_.plays[later];
      const auto* next = std::get_if<Step>(&play.action);
      if (next == nullptr || rules_.slips.has(later) || forgotten(later)) break;
      if (play.ruling == Ruling::taken_back) continue;
      const bool same_road =
          road_between(player.at.first(), next->to) == road_between(state_.at(step.seat).at.first(), step.to);
      if (const auto certain = surely_paid(table, *next); certain && same_road)
        by_kind::add(*certain, step.later);
      player.at = TownSet(next->to);
    }
    return step;
  }

  void take(const Keep& keep) {
    if (slipped()) return drop_round();
    if (!round_ || !keep.written || keep.counters.open || forgotten(ply_)) return;
    for (int i = 0; i < keep.counters.count; ++i)
      round_->kept[keep.seat.value].push_back({keep.counters.at[static_cast<std::size_t>(i)].kind, Facing::either});
  }

  void take(const EndRound&) { end_round(); }

  /// Something was irregular: nobody can tell what else.
  void drop_round() { round_.reset(); }

  void end_round() {
    if (round_ &&
        std::ranges::any_of(round_->entries, [](const PlanEntry& entry) { return entry.what == Do::unknown; }))
      ledger_.rounds.push_back(std::move(*round_));
    round_.reset();
  }

  const Session& session_;
  const PlanRules& rules_;
  const Mask& left_out_;
  Position state_;
  PlanLedger ledger_;
  std::optional<PlanRound> round_;  ///< nothing: nothing is read of it
  std::uint32_t ply_ = 0;
};

/// Whether a play tells which counters somebody has in front of him.
bool tells_of_a_holding(const Session& session, std::uint32_t ply) {
  const Action& action = session.plays[ply].action;
  return tells_of_counters(session, ply) && is_any<StartPlayer, Draw, Pick>(action);
}

}  // namespace

bool has_unknown_entries(const Session& session) {
  return std::ranges::any_of(session.plays, [](const Play<Action>& play) {
    return play.ruling != Ruling::taken_back && std::holds_alternative<UnknownPlay>(play.action);
  });
}

PlanLedger read_plan_of(const Session& session, const PlanRules& rules, const Mask& left_out) {
  if (left_out.size() == 0) return PlanLedgerOf(session, rules, left_out).read();
  Session rest = session;
  for (std::uint32_t ply = 0; ply < left_out.size(); ++ply)
    if (left_out.has(ply) && tells_of_a_holding(session, ply)) forget_counters(rest, ply);
  return PlanLedgerOf(rest, rules, left_out).read();
}

bool tells_of_the_plan(const Session& session, std::uint32_t ply) {
  const Play<Action>& play = session.plays[ply];
  if (play.ruling == Ruling::taken_back) return false;
  const auto* keep = std::get_if<Keep>(&play.action);
  return is_any<PlaceCounter, PlaceObstacle, Pass, Step>(play.action) ||
         (keep != nullptr && keep->written && !keep->counters.open) || tells_of_a_holding(session, ply);
}

}  // namespace elfref::elfenland
