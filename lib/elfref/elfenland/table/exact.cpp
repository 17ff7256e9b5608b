#include "elfref/elfenland/table/exact.h"

#include <cstddef>

#include "elfref/elfenland/table/box.h"
#include "elfref/elfenland/table/early_win.h"

namespace elfref::elfenland {
namespace {

bool is_known(const PlayerState& player) {
  const bool towns = player.open.empty() && player.towns_min == player.towns_max &&
                     player.towns_min == player.collected.size() && !player.gap;
  const bool pieces = player.hand.exact() && !player.holding.lax && player.obstacle != Obstacle::unknown;
  const bool journey = player.at.size() == 1 && !player.courses && !player.may_have_won && !player.waits;
  const bool slips = player.stray != 0 || player.discard_slip || player.counter_slip != 0 || player.picked_early != 0;
  return towns && pieces && journey && !slips;
}

/// Nothing where some counter is not known.
std::optional<KnownHolding> known(const Holding& holding) {
  KnownHolding found;
  for (int i = 0; i < holding.counter_count; ++i) {
    const Holding::Counter& counter = holding.counters[static_cast<std::size_t>(i)];
    if (!counter.kind || !counter.surely) return std::nullopt;
    const Facing facing = counter.facing;
    (facing == Facing::up     ? found.up
     : facing == Facing::down ? found.down
                              : found.either) += by_kind::one_of(*counter.kind);
  }
  for (int i = 0; i < holding.use_count; ++i) {
    const Holding::Use& use = holding.uses[static_cast<std::size_t>(i)];
    if (!use.kind || use.facing == Facing::up) return std::nullopt;
    found.used += by_kind::one_of(*use.kind);
    if (use.facing == Facing::down) found.used_down += by_kind::one_of(*use.kind);
  }
  return found;
}

bool is_clean(const State& state) {
  const bool row = !state.row.open && (state.row.unknown == 0 || state.row.known() == 0) && state.row_gone == Counts{};
  const bool turns = (state.skipped | state.ahead | state.starters) == 0 && std::has_single_bit(state.first) &&
                     std::has_single_bit(state.turn) && state.misplaced == 0;
  const bool roads = !state.roads_unknown && state.astray_count == 0;
  const bool box = state.cards_reported == 0 && state.counters_reported == 0;
  const bool end = state.ending == Ending::none && !state.maybe_ended && !state.sheet;
  return row && turns && roads && box && end && state.players <= Exact::most_players;
}

/// Whether somebody had all 20 towns before, where that would have ended the game.
bool is_over(const State& state) {
  const auto complete = [](const PlayerState& player) { return player.towns_min >= 20; };
  return ends_at_once(state) && std::any_of(state.player.begin(), state.player.begin() + state.players, complete);
}

bool is_listed(const State& state) {
  for (std::uint8_t seat = 0; seat < state.players; ++seat)
    if (state.left[seat] != (seat + 1) % state.players) return false;
  return true;
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

void widen_roads(const Exact& table, State& state) {
  for (std::uint8_t index = 0; index < road_count; ++index) {
    RoadState& road = state.road[index];
    const KnownRoad lies = table.lies({index});
    road.counter = lies.counter;
    road.occupied = lies.occupied;
    road.obstacles = lies.obstacles;
    if (table.counter_before[index] != Exact::none) road.counter_before = Transport(table.counter_before[index]);
    road.obstacle_before = (table.obstacles_before >> index & 1) != 0;
  }
  by_kind::store(table.road_counters, state.road_counters);
}

}  // namespace

std::optional<Exact> exact_of(const State& state) {
  if (state.players == 0 || !is_clean(state) || !is_listed(state) || is_over(state)) return std::nullopt;
  Exact table;
  table.options = state.options;
  table.players = state.players;
  table.row = state.row;
  table.row_tracked = state.row_tracked;
  table.round = state.round;
  table.rounds_done = state.rounds_done;
  table.stock = state.stock;
  table.penalty = state.penalty;
  table.dealt = state.dealt;
  table.drawn = state.drawn;
  table.kept = state.kept;
  table.first = state.first;
  table.next_first = state.next_first;
  table.turn = state.turn;
  table.passed = state.passed;
  table.strict = state.strict;
  table.phase_over = state.phase_over;
  table.traveller = state.traveller;
  table.counters_out = by_kind::load(state.row.of);
  for (std::size_t seat = 0; seat < state.players; ++seat) {
    const PlayerState& player = state.player[seat];
    const auto holding = known(player.holding);
    if (!holding || !is_known(player)) return std::nullopt;
    table.player[seat] = {.hand = {by_kind::load(player.hand.lower)},
                          .holding = *holding,
                          .towns = player.collected,
                          .at = player.at.first(),
                          .obstacle = player.obstacle,
                          .town = player.town,
                          .picks = player.picks,
                          .travelled = player.travelled};
    for (int kind = 0; kind < transport_count; ++kind)
      table.cards_out +=
          by_kind::one_of(Transport(kind)) * static_cast<std::uint64_t>(cards_shown(player, Transport(kind)));
    table.counters_out += holding->all();
  }
  for (std::uint8_t index = 0; index < road_count; ++index) {
    const RoadState& road = state.road[index];
    if (road.other || road.occupied != road.counter.has_value() || road.obstacles > 1) return std::nullopt;
    if (road.counter) table.counter[index] = static_cast<std::uint8_t>(*road.counter);
    if (road.obstacles > 0) table.obstacles |= std::uint64_t{1} << index;
    if (road.counter_before) table.counter_before[index] = static_cast<std::uint8_t>(*road.counter_before);
    if (road.obstacle_before) table.obstacles_before |= std::uint64_t{1} << index;
  }
  table.road_counters = by_kind::load(state.road_counters);
  table.counters_out += table.road_counters;
  return table;
}

State widened(const Exact& table) {
  State state;
  state.options = table.options;
  state.players = table.players;
  for (std::uint8_t seat = 0; seat < table.players; ++seat) state.left[seat] = table.next({seat}).value;
  state.row = table.row;
  state.row_tracked = table.row_tracked;
  state.round = table.round;
  state.rounds_done = table.rounds_done;
  state.stock = table.stock;
  state.penalty = table.penalty;
  state.dealt = table.dealt;
  state.drawn = table.drawn;
  state.kept = table.kept;
  state.first = table.first;
  state.next_first = table.next_first;
  state.first_seen = state.opened = true;
  state.turn = table.turn;
  state.passed = table.passed;
  state.strict = table.strict;
  state.phase_over = table.phase_over;
  state.traveller = table.traveller;
  state.ending = table.ending;
  state.ended_in = table.ended_in;
  state.completers = table.completers;
  std::uint64_t gone = table.cards_out;
  for (std::size_t seat = 0; seat < table.players; ++seat) {
    widen(table.player[seat], state.player[seat]);
    gone -= table.player[seat].hand.of;
    state.pick_index = static_cast<std::uint8_t>(state.pick_index + table.player[seat].picks);
  }
  by_kind::store(gone, state.player[0].given);  // by whom does not matter
  by_kind::store(gone + table.player[0].hand.of, state.player[0].dealt);
  widen_roads(table, state);
  return state;
}

}  // namespace elfref::elfenland
