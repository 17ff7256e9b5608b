#include "elfref/elfenland/table/position.h"

#include <algorithm>

#include "elfref/elfenland/facts/kinds.h"

namespace elfref::elfenland {

Seats Position::next(Seats seats) const {
  Seats moved = 0;
  for (std::uint8_t seat = 0; seat < players; ++seat)
    if ((seats >> seat & 1) != 0) moved |= bit(next(Seat{seat}));
  return moved;
}

int Position::position(Seat seat) const {
  if (players == 0 || turns.first == 0) return 0;
  Seat at = first_of(turns.first);
  int position = 0;
  while (at != seat && position < players) {
    at = next(at);
    ++position;
  }
  return position;
}

namespace {

void place_start_counters(PlayerState& player, const FacedCounters& counters) {
  for (int i = 0; i < counters.count; ++i) player.holding.add({counters.at[i].kind, counters.at[i].facing, true});
  player.holding.lax = counters.open;
}

/// The most pieces that anybody can have taken before a round: the cards of each round before it are 8, and every step
/// costs one at least.
int most_towns_before(int round) {
  return std::min(20, 8 * (round - 1));
}

/// Towns as `start` counts or lists them; the boot's own town is surely among them.
void set_towns(PlayerState& player, const Start::Player* written, int round) {
  const TownId boot = player.at.first();
  const bool somewhere = player.at.size() == 1 && boot != elvenhold;
  const TownSet anywhere = TownSet::all() - TownSet{elvenhold};
  if (written != nullptr && written->towns_listed) {
    player.collected = written->named;
    if (somewhere) player.collected.add(boot);
    player.towns_min = player.towns_max = static_cast<std::uint8_t>(player.collected.size());
  } else if (written != nullptr && written->towns) {
    player.towns_min = player.towns_max = *written->towns;
    if (*written->towns > 0) player.open = anywhere;
    if (somewhere && *written->towns > 0) player.collected.add(boot);
  } else if (round > 1) {
    player.open = anywhere;
    player.gap = true;
    if (somewhere) player.collected.add(boot);
    player.towns_min = somewhere ? 1 : 0;
    player.towns_max = static_cast<std::uint8_t>(most_towns_before(round));
  }
}

struct Begun {
  int round;        ///< with which the record begins
  bool later;       ///< that is not the first
  bool roads_left_out;  ///< nobody wrote down what the planning laid
  bool after_deal;  ///< phase 1 of its first round is past
  bool after_draw;
  bool after_choose;
  bool after_plan;
  Hand dealt;  ///< a hand in a later round, after the deal
};

void begin_player(PlayerState& player, const Start::Player* written, const Begun& begun) {
  if (written != nullptr && written->at) {
    player.at = TownSet{*written->at};
  } else if (begun.later) {
    player.at = TownSet::all();
  }
  set_towns(player, written, begun.round);
  if (written != nullptr && written->hand && !written->hand->open) {
    player.hand.receive(*written->hand);
  } else if (begun.after_deal) {
    player.hand = begun.later ? begun.dealt : Hand::unknown(8, 8);
  } else if (begun.later) {
    player.hand = Hand::unknown(0, 4);
  }
  if (written != nullptr && written->counters) {
    place_start_counters(player, *written->counters);
  } else {
    if (begun.later) player.holding.add({std::nullopt, Facing::either, false});
    if (begun.after_draw) player.holding.add({std::nullopt, Facing::down, true});
    if (begun.after_choose)
      for (int i = 0; i < 3; ++i) player.holding.add({std::nullopt, Facing::up, true});
    if (begun.after_plan) player.holding.lax = true;
  }
  player.dealt = player.hand.lower;
  if (written != nullptr && written->obstacle_used) {
    player.obstacle = *written->obstacle_used ? Obstacle::used : Obstacle::available;
  } else if (begun.later || begun.roads_left_out) {
    player.obstacle = Obstacle::unknown;
  }
}

/// Wherever the player has come: nobody wrote it down.
void forget_player(PlayerState& player, int most_in_hand) {
  player.at = TownSet::all();
  player.open = TownSet::all() - TownSet{elvenhold};
  player.towns_max = 20;
  player.hand = Hand::unknown(0, most_in_hand);
}

}  // namespace

Seating listed_seating() {
  Seating seating{};
  for (std::uint8_t place = 0; place < max_seats; ++place) seating[place] = place;
  return seating;
}

Position begin(const Session& session, const Options& options, const Seating& seating) {
  Position state;
  state.options = options;
  state.work = session.work;
  state.players = static_cast<std::uint8_t>(session.players.size());
  state.end.sheet = session.sheet;
  for (std::uint8_t place = 0; place < state.players; ++place)
    state.turns.left[seating[place]] = seating[(place + 1) % state.players];
  const bool explicitly = session.sets(Option::town_cards);
  state.penalty = options.town_cards() && (session.town_written || explicitly);
  const Start& start = session.start;
  state.round = static_cast<std::uint8_t>(start.round - 1);
  state.end.rounds_done = state.round;
  const auto from = [&](std::string_view name) { return start.phase == name; };
  const bool plan = from(phase::plan), travel = from(phase::travel), choose = from(phase::choose);
  const Begun begun{.round = start.round,
                    .later = start.round > 1,
                    .roads_left_out = start.roads_left_out(),
                    .after_deal = !from(phase::deal),
                    .after_draw = choose || plan || travel,
                    .after_choose = plan || travel,
                    .after_plan = travel,
                    .dealt = Hand::unknown(8, options.deal() == DealOption::new_8 ? 12 : 8)};
  for (int seat = 0; seat < state.players; ++seat) {
    const auto index = static_cast<std::size_t>(seat);
    const Start::Player* written = index < start.players.size() ? &start.players[index] : nullptr;
    begin_player(state.player[index], written, begun);
  }
  state.unrecorded.roads_unknown = start.roads_left_out();
  if (state.unrecorded.roads_unknown) state.roads.unseen_counters = 255;
  if (state.unrecorded.roads_unknown) state.roads.unseen_kinds = all_counters;
  if (state.unrecorded.roads_unknown) state.roads.blockers = everybody;
  state.box.row.unknown = 5;
  int dealt = begun.later ? state.box.stock : 0;  // after round 1 nobody wrote down how much of the stock is left
  for (int seat = 0; seat < state.players; ++seat) {
    PlayerState& player = state.player[seat];
    if (begun.after_deal) dealt += std::max<int>(8, player.hand.max);
    if (session.sheet) forget_player(player, 4);
    if (session.only_claims) forget_player(player, begun.dealt.max);
  }
  state.box.stock = static_cast<std::uint8_t>(std::max(0, state.box.stock - dealt));
  Seat first{seating[state.players == 0 ? 0 : (start.round - 1) % state.players]};
  if (start.first) first = *start.first;
  state.turns.next_first = bit(first);
  return state;
}

}  // namespace elfref::elfenland
