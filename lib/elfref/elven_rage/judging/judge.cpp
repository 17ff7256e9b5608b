#include "elfref/elven_rage/judging/judge.h"

#include <algorithm>

#include "elfref/core/text/text.h"
#include "elfref/elven_rage/hidden/battle_outcomes.h"

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

}  // namespace

void Judge::hidden() {
  State table = elven_rage::begin(session_, options_);
  const RuleInfo& rule = rule_named("outcome-that-cards-allow");
  walk<Rules>(std::span<const Play<Action>>(session_.plays), table, [&](std::uint32_t ply, const Action& action) {
    const auto* end = std::get_if<EndBattle>(&action);
    const Assault& assault = table.assault;
    if (end == nullptr || table.ended != never || session_.plays[ply].ruling == Ruling::taken_back) return;
    const bool by_outcome = !assault.acts_written || assault.fallen.has_value();
    if (!assault.open || !assault.laid || !assault.centred || assault.loop || !by_outcome) return;
    if (assault.acts_written || assault.battle.open || assault.battle.fights == 0) return;
    const WrittenOutcome written{.winner = end->won ? Side::attacker : Side::defender, .fallen = fallen_sets(assault)};
    const Possible possible = can_end_so(assault.battle, written, session_.work);
    if (possible != Possible::no) return;
    Diagnostic found = remark(rule, session_.plays[ply].parts[0], "no play of these cards gives that outcome");
    found.seat = session_.plays[ply].seat;
    found.round = session_.plays[ply].round;
    if (may_have_acted(table)) {
      found.message += ", without Actions that nobody wrote down";
      hang_on(found, "Actions that nobody wrote down");
    }
    add(std::move(found));
  });
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
