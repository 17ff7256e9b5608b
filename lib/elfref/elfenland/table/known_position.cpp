#include "elfref/elfenland/table/known_position.h"

#include <algorithm>
#include <cstddef>

#include "elfref/elfenland/table/box.h"

namespace elfref::elfenland {
namespace {

/// What a KnownPosition remembers of a holding: as much of it as is known.
KnownHolding known(const Holding& holding) {
  KnownHolding found;
  for (int i = 0; i < holding.counter_count; ++i) {
    const Holding::Counter& counter = holding.counters[static_cast<std::size_t>(i)];
    if (!counter.kind) continue;
    const Facing facing = counter.facing;
    (facing == Facing::up     ? found.up
     : facing == Facing::down ? found.down
                              : found.either) += by_kind::one_of(*counter.kind);
  }
  for (int i = 0; i < holding.use_count; ++i) {
    const Holding::Use& use = holding.uses[static_cast<std::size_t>(i)];
    if (!use.kind) continue;
    found.used += by_kind::one_of(*use.kind);
    if (use.facing == Facing::down) found.used_down += by_kind::one_of(*use.kind);
  }
  return found;
}

void add_counters(Holding& holding, std::uint64_t of, Facing facing) {
  by_kind::for_some(of, [&](std::size_t kind) {
    for (int i = by_kind::number_of(of, Transport(kind)); i > 0; --i) holding.add({Transport(kind), facing, true});
  });
}

Holding widened(const KnownHolding& known) {
  Holding holding;
  add_counters(holding, known.up, Facing::up);
  add_counters(holding, known.down, Facing::down);
  add_counters(holding, known.either, Facing::either);
  by_kind::for_some(known.used, [&](std::size_t index) {
    const auto kind = Transport(index);
    const int down = by_kind::number_of(known.used_down, kind);
    for (int i = 0; i < by_kind::number_of(known.used, kind); ++i)
      (void)holding.assign({kind, i < down ? Facing::down : Facing::either});
  });
  return holding;
}

void widen(const KnownPlayer& known, PlayerState& player) {
  player.at = TownSet{known.at};
  player.collected = known.towns;
  player.towns_min = player.towns_max = static_cast<std::uint8_t>(known.towns.size());
  by_kind::store(known.hand.of, player.hand.lower);
  player.hand.upper = player.dealt = player.hand.lower;
  player.hand.min = player.hand.max = static_cast<std::uint8_t>(known.hand.size().max);
  player.holding = widened(known.holding);
  player.obstacle = known.obstacle;
  player.town = known.town;
  player.picks = known.picks;
  player.travelled = player.journey_written = known.travelled;
}

void widen_roads(const KnownPosition& table, Position& state) {
  for (std::uint8_t index = 0; index < road_count; ++index) {
    RoadState& road = state.roads.road[index];
    const KnownRoad lies = table.lies({index});
    road.counter = lies.counter;
    road.occupied = lies.occupied;
    road.obstacles = lies.obstacles;
    if (table.roads.counter_before[index] != KnownRoadPieces::none)
      road.counter_before = Transport(table.roads.counter_before[index]);
    road.obstacle_before = (table.roads.obstacles_before >> index & 1) != 0;
  }
  by_kind::store(table.roads.road_counters, state.roads.road_counters);
}

/// What a KnownPosition remembers of a table, be it all or not. REQUIRES: no more players than it has room for.
KnownPosition remembered(const Position& state) {
  KnownPosition table;
  table.options = state.options;
  table.players = state.players;
  table.box.row = state.box.row;
  if (table.box.row.known() > 0) table.box.row.unknown = 0;  // it is shown, or it is not
  table.box.row_tracked = state.box.row_tracked;
  table.round = state.round;
  table.end.rounds_done = state.end.rounds_done;
  table.box.stock = state.box.stock;
  table.penalty = state.penalty;
  table.turns = state.turns;  // the part that both have
  table.box.counters_out = by_kind::load(state.box.row.of);
  for (std::size_t seat = 0; seat < state.players; ++seat) {
    const PlayerState& player = state.player[seat];
    table.player[seat] = {.hand = {by_kind::load(player.hand.lower)},
                          .holding = known(player.holding),
                          .towns = player.collected,
                          .at = player.at.first(),
                          .obstacle = player.obstacle,
                          .town = player.town,
                          .picks = player.picks,
                          .travelled = player.travelled};
    for (int kind = 0; kind < transport_count; ++kind)
      table.box.cards_out +=
          by_kind::one_of(Transport(kind)) * static_cast<std::uint64_t>(cards_shown(player, Transport(kind)));
    table.box.counters_out += table.player[seat].holding.all();
  }
  for (std::uint8_t index = 0; index < road_count; ++index) {
    const RoadState& road = state.roads.road[index];
    if (road.counter) table.roads.counter[index] = static_cast<std::uint8_t>(*road.counter);
    if (road.obstacles > 0) table.roads.obstacles |= std::uint64_t{1} << index;
    if (road.counter_before) table.roads.counter_before[index] = static_cast<std::uint8_t>(*road.counter_before);
    if (road.obstacle_before) table.roads.obstacles_before |= std::uint64_t{1} << index;
  }
  table.roads.road_counters = by_kind::load(state.roads.road_counters);
  table.box.counters_out += table.roads.road_counters;
  return table;
}

/// The same counters, in whichever order they came and were placed.
bool same(const Holding& a, const Holding& b) {
  return a.lax == b.lax && std::ranges::is_permutation(a.counters, b.counters) &&
         std::ranges::is_permutation(a.uses, b.uses);
}

/// Takes over what a widened table has of a player in another form, and what only words ask for: which play it was.
void forget(PlayerState& player, const PlayerState& plain) {
  if (same(player.holding, plain.holding)) player.holding = plain.holding;
  player.dealt = plain.dealt;
  player.given = plain.given;
  player.colour = plain.colour;
  player.journey_written = plain.journey_written;
  player.discard_open = plain.discard_open;  // asked only where more is dealt than fills the hand
  player.set_out_with = plain.set_out_with;
  player.paid = plain.paid;
  player.thrown = plain.thrown;
  player.obstacle_ply = plain.obstacle_ply;
  player.seat_ply = plain.seat_ply;
  player.came = plain.came;
  player.completed = plain.completed;
}

void forget(RoadState& road, const RoadState& plain) {
  if (road.counter) road.possible = plain.possible;
  road.counter_ply = plain.counter_ply;
  road.obstacle_ply = plain.obstacle_ply;
  road.from_start = plain.from_start;
}

/// The same of a table: whatever is left may differ only where something is not known, or was no legal play.
void forget(Position& state, const Position& plain) {
  for (std::size_t seat = 0; seat < state.players; ++seat) forget(state.player[seat], plain.player[seat]);
  for (std::size_t index = 0; index < road_count; ++index) forget(state.roads.road[index], plain.roads.road[index]);
  state.ply = plain.ply;
  state.turns.first_seen = plain.turns.first_seen;
  state.turns.opened = plain.turns.opened;
  state.turns.pick_index = plain.turns.pick_index;  // it is counted where the order of picks is not binding
  state.turns.last_pass = plain.turns.last_pass;
  state.turns.after_planning = plain.turns.after_planning;
  state.turns.first_traveller = plain.turns.first_traveller;
  state.turns.last_traveller = plain.turns.last_traveller;
  state.turns.last_step = plain.turns.last_step;
  state.work = plain.work;
}

}  // namespace

std::optional<KnownPosition> known_position_of(const Position& state) {
  if (state.players == 0 || state.players > KnownPosition::most_players) return std::nullopt;
  const KnownPosition table = remembered(state);
  const Position plain = widened(table);
  Position rest = state;
  forget(rest, plain);
  if (!holds(rest == plain)) return std::nullopt;
  return table;
}

Position widened(const KnownPosition& table) {
  Position state;
  state.options = table.options;
  state.players = table.players;
  for (std::uint8_t seat = 0; seat < table.players; ++seat) state.turns.left[seat] = table.next({seat}).value;
  state.box.row = table.box.row;
  state.box.row_tracked = table.box.row_tracked;
  state.round = table.round;
  state.box.stock = table.box.stock;
  state.penalty = table.penalty;
  static_cast<KnownTurnOrder&>(state.turns) = table.turns;
  state.turns.first_seen = state.turns.opened = true;
  static_cast<EndReached&>(state.end) = table.end;
  std::uint64_t gone = table.box.cards_out;
  for (std::size_t seat = 0; seat < table.players; ++seat) {
    widen(table.player[seat], state.player[seat]);
    gone -= table.player[seat].hand.of;
    state.turns.pick_index = static_cast<std::uint8_t>(state.turns.pick_index + table.player[seat].picks);
  }
  by_kind::store(gone, state.player[0].given);  // by whom does not matter
  by_kind::store(gone + table.player[0].hand.of, state.player[0].dealt);
  widen_roads(table, state);
  return state;
}

}  // namespace elfref::elfenland
