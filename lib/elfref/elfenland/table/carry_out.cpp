#include "elfref/elfenland/table/carry_out.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>

#include "elfref/elfenland/facts/kinds.h"
#include "elfref/elfenland/table/box.h"
#include "elfref/elfenland/table/by_kind.h"
#include "elfref/elfenland/table/courses.h"
#include "elfref/elfenland/table/early_win.h"
#include "elfref/elfenland/table/price.h"
#include "elfref/elfenland/table/turns.h"
#include "elfref/elfenland/table/unrecorded.h"

namespace elfref::elfenland {
namespace {

/// A second counter on a road: the first stays, this one counts as given back, and either price passes there.
void lay_second(RoadState& lies, std::optional<Transport> kind) {
  if (!kind && lies.counter) lies.other = std::exchange(lies.counter, {});
  if (kind && lies.counter != kind) lies.other = kind;
}

/// A piece was laid where it cannot lie: the table may make its player lay it elsewhere at once.
void misplace(Position& state, Seat seat) {
  state.turns.misplaced = state.ply + 1;
  state.turns.misplaced_by = seat;
}

// ---------------------------------------------------------------- towns and roads

void collect(const Position& state, PlayerState& player, TownId town) {
  if (town == elvenhold || player.collected.has(town)) return;
  const bool all_before = player.towns_min >= 20;
  const bool maybe_had = player.open.has(town);
  player.collected.add(town);
  player.open.remove(town);
  if (!maybe_had) player.towns_min = static_cast<std::uint8_t>(std::min(20, player.towns_min + 1));
  player.towns_min = std::max(player.towns_min, static_cast<std::uint8_t>(player.collected.size()));
  player.towns_max = static_cast<std::uint8_t>(std::max<int>(player.towns_min, std::min(20, player.towns_max + 1)));
  if (!all_before && player.towns_min >= 20) player.completed = state.ply + 1;
}

void clear_roads(Position& state) {
  for (RoadState& road : state.roads.road) {
    RoadState clear;
    clear.counter_before = road.counter;
    clear.obstacle_before = road.obstacles > 0;
    road = clear;
  }
  state.roads.road_counters = {};
  state.roads.astray_count = 0;
  state.unrecorded.roads_unknown = false;
  state.roads.unseen_counters = 0;
  state.roads.unseen_kinds = 0;
  state.roads.blockers = 0;
  state.roads.blocked = 0;
}

// ---------------------------------------------------------------- journeys

/// Whether nobody from a seat on to the end of this round's order has a line in `travel`.
bool nobody_has_travelled_since(const Position& state, Seat seat) {
  for (int place = 0; place < state.players; ++place) {
    if (state.at(seat).journey_written) return false;
    seat = state.next(seat);
    if ((state.turns.first & bit(seat)) != 0) return true;
  }
  return true;
}

/// Whether the record may have stopped before a journey that nobody wrote down.
bool may_wait(const Position& state, const BeginJourney& journey) {
  if (journey.written || journey.made == Made::certain) return false;
  if (journey.made == Made::in_the_last_round && state.round >= state.options.rounds()) return false;
  return nobody_has_travelled_since(state, journey.seat);
}

bool somebody_waits(const Position& state) {
  return std::any_of(state.player.begin(), state.player.begin() + state.players,
                     [](const PlayerState& player) { return player.waits; });
}

/// Cards leave a hand for everybody to see.
void give_cards(Position& state, PlayerState& player, const Pieces& cards) {
  by_kind::add(cards.of, player.given);
  player.hand.give(cards);
  note_cards(state, cards);
}

// ---------------------------------------------------------------- one function a kind of play

struct CarriedOut {
  Position& state;

  void operator()(const BeginGame&) const {}

  void operator()(const TakeSeat& take) const {
    PlayerState& player = state.at(take.seat);
    player.colour = take.colour;
    player.town = take.town;
    player.seat_ply = state.ply;
  }

  void operator()(const StartPlayer&) const {}

  void operator()(const StartRoad& start) const {
    const auto road = laid_on(start.link);
    if (!road) return;
    RoadState& lies = state.roads.road[road->value];
    const bool counter = start.counter || start.unknown_counter;
    lies.obstacles = static_cast<std::uint8_t>(std::min(lies.obstacles + (start.obstacle ? 1 : 0), 2));
    lies.from_start = true;
    if (counter && lies.occupied) return lay_second(lies, start.counter);
    lies.occupied = lies.occupied || counter;
    if (start.counter) {
      lies.counter = start.counter;
      ++state.roads.road_counters[static_cast<std::size_t>(*start.counter)];
    }
    note_counters(state, start.counter);
  }

  void operator()(const BeginRound& round) const {
    state.round = round.number;
    if (state.turns.next_first != 0) state.turns.first = state.turns.next_first;
    state.turns.next_first = state.next(state.turns.first);
    state.turns.first_seen = false;
    state.turns.starters = 0;
    state.turns.pick_index = 0;
    state.box.counters_reported = 0;
    begin_deal(state);
    state.box.row_gone = {};
    state.turns.dealt = state.turns.drawn = state.turns.kept = 0;
    if (state.options.row() == RowOption::refresh) forget_row(state);
    for (int seat = 0; seat < state.players; ++seat) {
      state.player[seat].picks = 0;
      state.player[seat].picked_early = 0;
      state.player[seat].travelled = state.player[seat].journey_written = state.player[seat].waits = false;
      state.player[seat].may_have_won = false;
      if (state.player[seat].discard_open) state.player[seat].hand.keep_at_most(4);  // the game went on
    }
    if (!round.recorded) forget_round(state);
    if (!round.recorded) draw_from_stock(state, 8 * state.players);
  }

  void operator()(const ShowRow& show) const {
    state.box.row = show.row;
    if (show.row.open) forget_row(state);
    state.box.row_tracked = true;
    for (int kind = 0; kind < transport_count; ++kind) note_counters(state, Transport(kind));
  }

  void operator()(const Deal& deal) const {
    state.turns.dealt |= bit(deal.seat);
    PlayerState& player = state.at(deal.seat);
    Hand& hand = player.hand;
    if (player.courses) player.courses = courses_after(state, player, deal);
    const bool fills = state.options.deal() == DealOption::fill_8;
    const Range due = due_cards(hand, state.options.deal());
    draw_from_stock(state, deal.written && !deal.cards.open ? deal.cards.count() : due.max);
    if (!deal.written || deal.cards.open) {
      receive_unseen(hand, deal.certain, state.options.deal());
      return;
    }
    const int dealt = deal.cards.count();
    const bool unrecorded_discard = fills && dealt > due.max && dealt <= 8 && state.round > 1 && player.discard_open;
    const bool as_if_4 = dealt_as_if_4_were_kept(state, deal);
    if (unrecorded_discard) hand.give_unknown(dealt - due.max, dealt - due.min);
    if (as_if_4) hand.give_unknown(0, std::max(0, hand.max - 4));
    const int before = hand.max;
    hand.receive(deal.cards);
    by_kind::add(deal.cards.of, player.dealt);
    if (!box_has(state, 0)) note_cards(state, deal.cards);
    // After an earlier slip more may be known of a hand than it has room for: what was dealt is in it all the same.
    const int known = by_kind::sum(by_kind::load(hand.lower));
    if (fills && due.has(dealt)) {
      hand.min = static_cast<std::uint8_t>(std::max({8, int{hand.min}, known}));
      hand.max = static_cast<std::uint8_t>(std::max<int>(hand.min, dealt == 0 ? before : 0));
    }
    // After a wrong deal it is open whether the number or the deal was wrong: neither is held against anyone.
    if (dealt > due.max && !unrecorded_discard && !as_if_4) hand.give_unknown(0, dealt - due.max);
    if (dealt < due.min) hand.receive_unknown(0, due.min - dealt);
  }

  void operator()(const Draw& draw) const {
    state.turns.drawn |= bit(draw.seat);
    Holding& holding = state.at(draw.seat).holding;
    if (!draw.written || draw.counters.open) return holding.add({std::nullopt, Facing::down, true});
    for (int kind = 0; kind < transport_count; ++kind)
      for (int i = 0; i < draw.counters.of[kind]; ++i) holding.add({Transport(kind), Facing::down, true});
    for (int i = 0; i < draw.counters.unknown; ++i) holding.add({std::nullopt, Facing::down, true});
    if (draw.counters.count() > 1 && state.at(draw.seat).counter_slip == 0)
      state.at(draw.seat).counter_slip = state.ply + 1;
    for (int kind = 0; kind < transport_count; ++kind)
      if (draw.counters.of[kind] > 0) note_counters(state, Transport(kind));
  }

  void operator()(const BeginChoose& choose) const {
    begin_phase(state, choose.complete);
    state.turns.pick_index = 0;
    state.unrecorded.picks_skipped = choose.laps_missing;
    state.box.row_tracked = true;
  }

  void operator()(const Pick& pick) const {
    PlayerState& player = state.at(pick.seat);
    const bool fourth = player.picks++ >= 3;
    if (!pick.written) {
      blur_row(state, 1);
      return player.holding.add({std::nullopt, Facing::up, true});
    }
    if (opens_round(state)) settle_starter(state, pick.seat);
    settle_phase(state, pick.seat);
    if (!state.turns.strict && !fourth) {
      const int index = next_pick(state, pick.seat);
      blur_row(state, index - state.turns.pick_index);
      state.unrecorded.picks_skipped = state.unrecorded.picks_skipped || index > state.turns.pick_index;
      state.turns.pick_index = static_cast<std::uint8_t>(std::min(index + 1, 250));
    }
    if (!fourth && state.turns.strict && (may_play(state) & bit(pick.seat)) == 0 && player.picked_early == 0)
      player.picked_early = state.ply + 1;
    if (!fourth) move_turn_on(state, pick.seat);
    take_from_row(state, pick);
    player.holding.add({pick.kind, pick.hidden ? Facing::down : Facing::up, true});
    note_counters(state, pick.kind);
    note_counters(state, pick.turned);
  }

  void operator()(const BeginPlan& plan) const {
    begin_phase(state, plan.passes_recorded);
    if (plan.recorded) return;
    state.unrecorded.roads_unknown = true;
    state.roads.unseen_counters = 255;
    state.roads.unseen_kinds = all_counters;
    for (int seat = 0; seat < state.players; ++seat) {
      lays_unseen(Seat{static_cast<std::uint8_t>(seat)});
    }
  }

  /// A player may have laid the obstacle where nobody wrote it down.
  void lays_unseen(Seat seat) const {
    Obstacle& obstacle = state.at(seat).obstacle;
    if (obstacle != Obstacle::used) state.roads.blockers |= bit(seat);
    if (obstacle == Obstacle::available) obstacle = Obstacle::unknown;
  }

  void go_astray(const Link& link) const {
    if (state.roads.astray_count < state.roads.astray.size())
      state.roads.astray[state.roads.astray_count++] = {link.a, link.b, state.ply};
  }

  /// Which kinds a counter can be that somebody lays and nobody could read, a bit a kind.
  [[nodiscard]] std::uint8_t kinds_of(Seat seat, Facing facing) const {
    std::uint8_t kinds = 0;
    for_counters(all_counters, [&](Transport counter) {
      if (state.at(seat).holding.can({counter, facing})) kinds |= counter_bit(counter);
    });
    return kinds;
  }

  void operator()(const PlaceCounter& place) const {
    plan_turn(state, place.seat, false);
    const auto road = laid_on(place.link);
    if (road && state.roads.road[road->value].occupied) {
      lay_second(state.roads.road[road->value], place.kind);
      return misplace(state, place.seat);
    }
    const Facing facing = place.hidden ? Facing::down : Facing::either;
    const std::uint8_t kinds = place.kind ? 0 : kinds_of(place.seat, facing);
    const bool own = state.at(place.seat).holding.assign({place.kind, facing});
    note_counters(state, place.kind);
    if (!own || !road || (place.kind && cost(*place.kind, way(*road).terrain) == 0)) misplace(state, place.seat);
    if (!road) return go_astray(place.link);
    RoadState& lies = state.roads.road[road->value];
    lies.counter = place.kind;
    lies.occupied = true;
    lies.counter_ply = state.ply;
    if (place.kind) return;
    lies.possible = kinds;
    if (counters_there(state, *road) == 0) lies.possible = RoadState{}.possible;  // whatever it was, it was a slip
  }

  void operator()(const PlaceObstacle& place) const {
    plan_turn(state, place.seat, false);
    PlayerState& player = state.at(place.seat);
    const auto road = laid_on(place.link);
    const bool empty = road && !counter_may_lie(state, *road);
    if (player.obstacle == Obstacle::used || !road || empty || state.roads.road[road->value].obstacles > 0)
      misplace(state, place.seat);
    if (player.obstacle != Obstacle::used) player.obstacle_ply = state.ply;
    player.obstacle = Obstacle::used;
    state.roads.blockers &= static_cast<Seats>(~bit(place.seat));  // there is no other one
    if (!road) return go_astray(place.link);
    RoadState& lies = state.roads.road[road->value];
    if (lies.obstacles == 0) lies.obstacle_ply = state.ply;
    lies.obstacles = static_cast<std::uint8_t>(std::min(lies.obstacles + 1, 2));
  }

  void operator()(const Pass& pass) const { plan_turn(state, pass.seat, true); }

  void operator()(const UnknownPlay& play) const {
    if (state.turns.phase_over && state.turns.after_planning == 0)
      return plan_turn(state, play.seat, true);  // it was a pass
    plan_turn(state, play.seat, false);
    state.unrecorded.roads_unknown = true;
    if (state.roads.unseen_counters < 255) ++state.roads.unseen_counters;
    state.roads.unseen_kinds |= kinds_of(play.seat, Facing::either);
    lays_unseen(play.seat);
  }

  void operator()(const BeginTravel& travel) const {
    begin_phase(state, travel.complete);
    state.unrecorded.journeys = travel.unrecorded;
    state.turns.last_traveller = 255;
  }

  void operator()(const BeginJourney& journey) const {
    PlayerState& player = state.at(journey.seat);
    if (journey.written) {
      const bool shows_starter = !state.turns.first_seen && std::popcount(state.turns.first) > 1 &&
                                 (state.turns.first & bit(journey.seat)) != 0;
      if (opens_round(state) || (!state.turns.opened && shows_starter)) settle_starter(state, journey.seat);
      settle_phase(state, journey.seat);
      const bool late = !state.turns.strict && state.turns.opened &&
                        state.position(journey.seat) <= state.position(Seat{state.turns.last_traveller});
      if (late)
        state.turns.next_first |= state.next(bit(Seat{state.turns.first_traveller}));  // perhaps he began the round
      if (late) state.turns.skipped = static_cast<Seats>((1u << state.players) - 1u);  // told once
      if (!state.turns.opened) state.turns.first_traveller = journey.seat.value;
      move_turn_on(state, journey.seat);
      state.turns.last_traveller = journey.seat.value;
    }
    state.turns.traveller = journey.seat.value;
    state.turns.travels_again = std::exchange(player.travelled, true);
    player.journey_written = journey.written;
    player.journey_unknown = !journey.written;
    player.set_out_with = player.hand.min == player.hand.max ? player.hand.max : PlayerState::unseen;
    player.paid = player.thrown = 0;
    player.waits = may_wait(state, journey);
  }

  void operator()(const Step& step) const {
    PlayerState& player = state.at(step.seat);
    if (state.end.ending == Ending::early_win) state.end.after_end_noted = true;
    if (!step.way && player.stray == 0) player.stray = state.ply + 1;
    if (step.way) player.stray = 0;
    if (step.paid.open) {
      give_unknown_payment(state, step, is_unknown_payment_legal(state, step), player.hand);
      player.paid = PlayerState::unseen;
    } else {
      give_cards(state, player, step.paid);
      player.paid = static_cast<std::uint8_t>(std::min<int>(player.paid + step.paid.count(), PlayerState::unseen));
    }
    if (step.from)
      state.turns.last_step = {.ply = state.ply + 1, .from = *step.from, .way = step.way, .paid = step.paid};
    player.came = state.ply + 1;
    player.journey_unknown = false;
    player.at = TownSet{step.to};
    const bool fresh = step.to != elvenhold && !player.collected.has(step.to);
    collect(state, player, step.to);
    test_immediate_win(state, step.seat);
    player.may_have_won = player.may_have_won || (fresh && may_have_ended_it(state, player));
  }

  void operator()(const UnknownSteps& gap) const {
    PlayerState& player = state.at(gap.seat);
    player.journey_unknown = (player.paid == 0 || player.journey_unknown) && !gap.at;
    forget_journey(state, player, gap.at);
    player.may_have_won = player.may_have_won || may_have_ended_it(state, player);
    if (!gap.at) return;
    collect(state, player, *gap.at);
    player.came = state.ply + 1;
    player.at = TownSet{*gap.at};
    test_immediate_win(state, gap.seat);
  }

  void operator()(const EndJourney& end) const {
    state.turns.traveller = 255;
    if (state.end.ending == Ending::early_win) return;
    PlayerState& player = state.at(end.seat);
    Hand& hand = player.hand;
    const bool waits = player.waits || player.may_have_won;  // after a win at once nobody throws anything away
    const bool any = may_discard_any(player, end);
    if (player.may_have_won && !end.written) {
      player.courses = {};
    } else if (player.courses) {
      player.courses = courses_after(player, end);
    }
    player.discard_open = !end.written || end.discard.open;
    player.discard_slip = end.written && !end.discard.open && hand.min - end.discard.count() > 4;
    if (end.written && !end.discard.open) {
      player.thrown = static_cast<std::uint8_t>(std::min<int>(end.discard.count(), PlayerState::unseen));
    } else {
      const bool exactly = !end.written && !any && hand.min == hand.max;
      player.thrown = exactly ? static_cast<std::uint8_t>(std::max(0, hand.max - 4)) : PlayerState::unseen;
    }
    if (!end.written || end.discard.open) return throw_unseen(hand, any, waits && !end.written);
    give_cards(state, player, end.discard);
  }

  void operator()(const Keep& keep) const {
    state.turns.kept |= bit(keep.seat);
    PlayerState& player = state.at(keep.seat);
    const Holding before = player.holding;
    player.holding = {};
    player.counter_slip = 0;
    if (!keep.written || keep.counters.open) {
      const bool up = before.can({std::nullopt, Facing::up}), down = before.can({std::nullopt, Facing::down});
      if (up || down)
        player.holding.add({std::nullopt, up == down ? Facing::either : up ? Facing::up : Facing::down, false});
      return;
    }
    for (int i = 0; i < keep.counters.count; ++i) {
      const FacedCounters::Counter& counter = keep.counters.at[i];
      Facing facing = counter.facing;
      if (facing == Facing::either) {
        const bool up = before.can({counter.kind, Facing::up}), down = before.can({counter.kind, Facing::down});
        if (up != down && !before.lax) facing = up ? Facing::up : Facing::down;
      }
      player.holding.add({counter.kind, facing, true});
    }
    if (keep.counters.count > 1) player.counter_slip = state.ply + 1;
  }

  void operator()(const EndRound& end) const {
    if (!end.certain && somebody_waits(state)) return;
    state.end.rounds_done = state.round;
    for (int seat = 0; seat < state.players; ++seat)
      if (state.player[seat].courses) state.player[seat].courses = courses_after_round(state, state.player[seat]);
    test_early_win(state);
    state.end.maybe_ended = may_have_ended(state);
    if (state.end.ending == Ending::none && state.round >= state.options.rounds()) {
      state.end.ending = Ending::last_round;
      state.end.ended_in = state.round;
    }
    clear_roads(state);
  }

  void operator()(const Sheet& sheet) const {
    PlayerState& player = state.at(sheet.seat);
    if (sheet.at) player.at = TownSet{*sheet.at};
    if (sheet.towns) player.towns_min = player.towns_max = *sheet.towns;
    player.collected = sheet.named;
    if (sheet.listed) player.open = {};
    if (sheet.cards) player.hand = Hand::unknown(*sheet.cards, *sheet.cards);
    state.end.ending = Ending::last_round;
  }

  void operator()(const SheetTown&) const {}
  void operator()(const ClaimWinner&) const {}
  void operator()(const ClaimResult&) const {}
};

}  // namespace

void carry_out(Position& state, const Action& action) {
  std::visit(CarriedOut{state}, action);
  ++state.ply;
}

}  // namespace elfref::elfenland
