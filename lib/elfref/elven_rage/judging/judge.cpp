#include "elfref/elven_rage/judging/judge.h"

#include <algorithm>

#include "elfref/core/text/text.h"
#include "elfref/elven_rage/table/battle_outcomes.h"

namespace elfref::elven_rage {
namespace {

/// The places of the edge that fell, each way in which names leave it open: a bit a set.
DeadSets fallen_sets(const Assault& assault) {
  if (!assault.fallen || assault.fallen->open) return any_dead;
  std::vector<CardId> named = assault.fallen->named;
  std::erase_if(named, [&](CardId card) {  // the card under the reserve may be among them
    const bool at_the_edge = std::ranges::count(assault.cards.begin(), assault.cards.begin() + edge_count, card) > 0;
    return !at_the_edge && card == assault.cards[beneath_place.value];
  });
  DeadSets sets = 0;
  for (Places dead = 0; dead < 1u << edge_count; ++dead) {
    std::vector<CardId> left = named;
    int unnamed = assault.fallen->unknown;
    bool fits = true;
    for (const elven_rage::Place place : edge) {
      if (!has(dead, place)) continue;
      const auto found = std::ranges::find(left, assault.cards[place.value]);
      if (found != left.end()) {
        left.erase(found);
      } else if (unnamed-- <= 0) {
        fits = false;
      }
    }
    if (fits && left.empty()) sets |= only_dead(dead);
  }
  return sets;
}

/// Whether somebody may have used an Action or an Artifact that nobody wrote down.
bool may_have_acted(const State& state) {
  const Assault& assault = state.assault;
  const CardId reserve = assault.cards[reserve_place.value];
  const Fighter upper = fighter_of(state, assault, reserve);
  const bool idle = reserve != nothing_named && state.box->card(reserve).listed && !state.box->card(reserve).action;
  for (std::uint8_t i = 0; i < state.players; ++i) {
    const Seat seat{i};
    const bool his =
        upper.side_known && (upper.side == Side::attacker ? assault.attacker == seat : assault.defender() == seat);
    const int without = idle && his ? 1 : 0;  // the reserve is in his hand, and has no Action
    if (state[seat].hand.max > without || state[seat].artifacts.max > 0) return true;
  }
  return false;
}

/// Whether a battle may end so from where it is.
Possible can_end_from(const Assault& assault, Side winner, Work* work) {
  return can_end_so(assault.battle, {.winner = winner, .fallen = fallen_sets(assault)}, work);
}

/// Whether some play of the cards gives the outcome; the attacker may have exchanged his reserve before.
Possible can_end(const Assault& assault, const EndBattle& end, Work* work) {
  const Side winner = end.won ? Side::attacker : Side::defender;
  Possible possible = can_end_from(assault, winner, work);
  const Places with = possible == Possible::no && !assault.swapped ? swaps(assault.battle) : Places{0};
  for (const elven_rage::Place place : edge) {
    if (!has(with, place) || possible != Possible::no) continue;
    Assault exchanged = assault;
    std::swap(exchanged.cards[reserve_place.value], exchanged.cards[place.value]);
    elven_rage::swap(exchanged.battle, place);
    possible = can_end_from(exchanged, winner, work);
  }
  return possible;
}

}  // namespace

/// The game for a replay that is watched: what a play moves, and how battles end of which nothing else is written.
struct Judge::WatchedReplay : ElvenRageKit {
  /// Who watches.
  struct Watch {
    PileReader piles;
    std::vector<Outcome> outcomes{};
    PileSlip slip{};  // of the play at hand
  };
  struct State : elven_rage::State {
    Watch* watch = nullptr;
    friend bool operator==(const State&, const State&) = default;
  };

  template <class Sink>
  static void check(const State& state, const Action& action, Sink&& sink) {
    state.watch->slip = {};
    ElvenRageKit::check(state, action, [&](const RuleInfo& rule, Finding&& finding) {
      tell_of_a_slip(rule, finding, state.watch->slip);
      sink(rule, std::move(finding));
    });
  }
  static void apply(State& state, const Action& action) {
    const Assault& assault = state.assault;
    const bool judged = std::holds_alternative<EndBattle>(action) && state.ended == never && is_judged(assault);
    if (judged && !assault.acts_written && !assault.loop)
      state.watch->outcomes.push_back({state.ply, assault, may_have_acted(state)});
    state.watch->piles.before(state);
    ElvenRageKit::apply(state, action);
    state.watch->piles.behind(state, state.ply, state.watch->slip);
    state.moves.clear();
  }
};

Judge::Told Judge::told(State begin, bool every_kind) const {
  WatchedReplay::Watch watch{.piles = PileReader(session_, begin.options.values(), every_kind)};
  watch.piles.begin(begin);
  auto replayed =
      replay<WatchedReplay>(session_.plays, session_.claims, WatchedReplay::State{std::move(begin), &watch});
  return {.replayed = {std::move(replayed.table), std::move(replayed.raised)},
          .piles = watch.piles.done(),
          .outcomes = std::move(watch.outcomes)};
}

void Judge::replay_it() {
  State state = elven_rage::begin(session_, options_);
  state.options.note_in(asked_);
  spend_a_replay(session_);
  Told all = told(std::move(state));
  table_ = std::move(all.replayed);
  piles_ = std::move(all.piles);
  outcomes_ = std::move(all.outcomes);
}

bool Judge::bears(const Alternative& other, bool) const {
  const auto option = option_table().option_named(other.option);
  return !option || elfref::has(asked_, *option);
}

void Judge::leave_impossible(std::vector<Outcome>& outcomes) const {
  std::erase_if(outcomes, [this](const Outcome& one) {
    const auto& end = std::get<EndBattle>(session_.plays[one.ply].action);
    return can_end(one.assault, end, session_.work) != Possible::no;
  });
}

void Judge::hidden() {
  hidden_cards();
  const RuleInfo& rule = rule_named("outcome-that-cards-allow");
  leave_impossible(outcomes_);
  const std::vector<Outcome>& here = outcomes_;
  if (here.empty()) return;
  std::vector<std::vector<std::string_view>> excuses(here.size());
  for (const Alternative& other : others()) {
    if (!bears(other, true) || done(session_.work)) continue;
    spend_a_replay(session_);
    std::vector<Outcome> there = told(ElvenRageKit::begin(session_, other.options)).outcomes;
    leave_impossible(there);
    for (std::size_t i = 0; i < here.size(); ++i)
      if (std::ranges::find(there, here[i].ply, &Outcome::ply) == there.end() &&
          std::ranges::find(excuses[i], other.option) == excuses[i].end())
        excuses[i].push_back(other.option);
  }
  for (std::size_t i = 0; i < here.size(); ++i) {
    const Play<Action>& play = session_.plays[here[i].ply];
    Diagnostic found = remark(rule, play.parts[0], "no play of these cards gives that outcome");
    found.seat = play.seat;
    found.round = play.round;
    if (!excuses[i].empty()) {
      found.option = excuses[i].front();
      found.other_options.assign(excuses[i].begin() + 1, excuses[i].end());
      hang_on(found, options_in_words(found));
    } else if (here[i].without_actions) {
      found.message += ", without Actions that nobody wrote down";
      hang_on(found, "Actions that nobody wrote down");
    }
    add(std::move(found));
  }
}

void Judge::whole() {
  const Components& all = session_.box->components;
  if (all.invented) add(invented_components(all.name, session_.players_span));
}

std::string Judge::winners(const Action& claim, const State& state) const {
  if (!std::holds_alternative<ClaimWinner>(claim) || state.ended == never) return {};
  std::vector<std::string_view> names;
  for (const Seat seat : seats_of(state.winners, names_.size())) names.push_back(names_[seat.value]);
  return listed(names, "and");
}

}  // namespace elfref::elven_rage
