#include <algorithm>
#include <array>
#include <utility>

#include "elfref/testing/elfenland/playing.h"

namespace elfref::testing::playing {
namespace {

// ---------------------------------------------------------------- 3 choose

void show_row(TrueTable& table) {
  if (table.options.row() == RowOption::refresh && table.round > 1) {
    for (const int kind : table.row) table.bag.put(kind);
    for (int& kind : table.row) kind = table.bag.draw(table.dice);
  }
  if (!table.recorded) return;
  ShowRow shown;
  for (const int kind : table.row) ++shown.row.of[static_cast<std::size_t>(kind)];
  table.game.plays[table.row_at] = shown;
}

void take_counter(TrueTable& table, Seat seat) {
  TruePlayer& player = table.at(seat);
  if (table.chance(table.habits.blind)) {
    const int kind = table.bag.draw(table.dice);
    player.add(kind, false);
    return table.add_counted(Pick{.seat = seat, .kind = Transport(kind), .blind = true});
  }
  int best = 0, chosen = 0;
  for (int i = 0; i < 5; ++i) {
    const int wish = 1 + 2 * player.hand.has(table.row[static_cast<std::size_t>(i)]) + table.any(5);
    if (wish > best) chosen = i;
    best = std::max(best, wish);
  }
  int& shown = table.row[static_cast<std::size_t>(chosen)];
  const int kind = std::exchange(shown, table.bag.draw(table.dice));
  player.add(kind, false);
  table.add_counted(Pick{.seat = seat, .kind = Transport(kind), .turned = Transport(shown)});
}

// ---------------------------------------------------------------- 4 plan

/// Where a player means to be after what he has planned so far.
struct Intent {
  TownId at;
  TownSet towns;
  Heap hand;
};

void go_on(Intent& intent, const Exit& exit, Due price) {
  intent.hand.take(price.kind, std::min(price.cards, intent.hand.has(price.kind)));
  intent.at = exit.to;
  intent.towns.add(exit.to);
}

void follow_the_counters(TrueTable& table, Intent& intent) {
  for (int hops = 0; hops < 3; ++hops) {
    const Exit* next = nullptr;
    table.exits[intent.at.value].for_some(table.open.exits[intent.at.value], [&](const Exit& exit) {
      const Due price = table.due(exit);
      const bool fresh = exit.to != elvenhold && !intent.towns.has(exit.to);
      if (!fresh || intent.hand.has(price.kind) < price.cards) return;
      if (next == nullptr || table.any(2) == 0) next = &exit;
    });
    if (next == nullptr) return;
    go_on(intent, *next, table.due(*next));
  }
}

/// A counter on a road: which of a player's, and where.
struct Idea {
  int counter = -1;
  WayId road;
  const Exit* exit = nullptr;
};

Idea best_idea(TrueTable& table, const TruePlayer& player, const Intent& intent) {
  Idea best;
  int most = 4;
  const Exits& exits = table.exits[intent.at.value];
  exits.for_some(exits.roads & ~unsigned{table.open.exits[intent.at.value]}, [&](const Exit& exit) {
    const bool fresh = exit.to != elvenhold && !intent.towns.has(exit.to);
    for (int i = 0; i < player.counter_count; ++i) {
      const int kind = player.counters[static_cast<std::size_t>(i)].kind;
      const int price = cost(Transport(kind), way(exit.way).terrain);
      if (price == 0) continue;
      const int worth = (fresh ? 6 : 0) + (intent.hand.has(kind) >= price ? 4 : 0) - price + table.any(3);
      if (worth <= most) continue;
      most = worth;
      best = {i, exit.way, &exit};
    }
  });
  return best;
}

Idea any_idea(TrueTable& table, const TruePlayer& player) {
  for (int tries = 0; tries < 6; ++tries) {
    const int i = table.any(player.counter_count);
    const WayId road{static_cast<std::uint8_t>(table.any(road_count))};
    const int kind = player.counters[static_cast<std::size_t>(i)].kind;
    if (table.roads[road.value].counter < 0 && cost(Transport(kind), way(road).terrain) > 0) return {i, road, nullptr};
  }
  return {};
}

Link link_of(TrueTable& table, WayId id) {
  const Way& along = way(id);
  const By by = table.chance(table.habits.by) ? By::road : By::unsaid;
  return table.any(2) == 0 ? Link{along.a, along.b, by} : Link{along.b, along.a, by};
}

bool lay_obstacle(TrueTable& table, Seat seat) {
  for (int tries = 0; tries < 8; ++tries) {
    const WayId id{static_cast<std::uint8_t>(table.any(road_count))};
    const TrueRoad& road = table.roads[id.value];
    if (road.counter < 0 || road.obstacle) continue;
    table.block(id);
    table.at(seat).obstacle = false;
    table.add_counted(PlaceObstacle{.seat = seat, .link = link_of(table, id)});
    return true;
  }
  return false;
}

/// One turn; false: a pass.
bool lay(TrueTable& table, Seat seat, Intent& intent) {
  TruePlayer& player = table.at(seat);
  if (player.obstacle && table.chance(table.habits.obstacle) && lay_obstacle(table, seat)) return true;
  if (player.counter_count == 0 || !table.chance(table.habits.place)) return false;
  follow_the_counters(table, intent);
  Idea idea = best_idea(table, player, intent);
  if (idea.counter < 0 && table.chance(60)) idea = any_idea(table, player);
  if (idea.counter < 0) return false;
  const OwnCounter counter = player.remove(idea.counter);
  table.lay(idea.road, counter.kind);
  if (idea.exit != nullptr) go_on(intent, *idea.exit, table.due(*idea.exit));
  table.add_counted(PlaceCounter{
      .seat = seat, .kind = Transport(counter.kind), .hidden = counter.down, .link = link_of(table, idea.road)});
  return true;
}

}  // namespace

void choose(TrueTable& table) {
  show_row(table);
  table.add(BeginChoose{.complete = true});
  for (int pick = 0; pick < 3 * table.player_count && !table.stopped; ++pick)
    take_counter(table, table.seat_at(pick % table.player_count));
}

void plan(TrueTable& table) {
  const std::size_t begin = table.game.plays.size();
  table.add(BeginPlan{.passes_recorded = false, .recorded = true});
  std::array<Intent, most_players> intents;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(table.player_count); ++seat)
    intents[seat] = {table.players[seat].at, table.players[seat].towns, table.players[seat].hand};
  const bool lap = table.options.pass_end() == PassEnd::lap;
  bool pass_before = false, pass_recorded = false;
  int passes = 0;  // in succession; of a lap those in it
  for (int place = 0; !table.stopped; place = (place + 1) % table.player_count) {
    if (lap && place == 0) passes = 0;
    const Seat seat = table.seat_at(place);
    if (lay(table, seat, intents[seat.value])) {
      if (!lap) passes = 0;
      pass_recorded = pass_recorded || pass_before;
      continue;
    }
    table.add_counted(Pass{.seat = seat});
    pass_before = true;
    if (++passes == table.player_count) break;
  }
  std::get<BeginPlan>(table.game.plays[begin]).passes_recorded = pass_recorded;
}

}  // namespace elfref::testing::playing
