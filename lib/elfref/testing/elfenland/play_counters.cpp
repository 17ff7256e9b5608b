#include "elfref/testing/elfenland/playing.h"

namespace elfref::testing::playing {

// ---------------------------------------------------------------- 3 choose

void Playing::show_row() {
  if (options_.row() == RowOption::refresh && round_ > 1) {
    for (const int kind : row_) bag_.put(kind);
    for (int& kind : row_) kind = bag_.draw(dice_);
  }
  if (!recorded_) return;
  ShowRow shown;
  for (const int kind : row_) ++shown.row.of[static_cast<std::size_t>(kind)];
  game_.plays[row_at_] = shown;
}

void Playing::choose() {
  show_row();
  add(BeginChoose{.complete = true});
  for (int pick = 0; pick < 3 * count_ && !stopped_; ++pick) take_counter(seat_at(pick % count_));
}

void Playing::take_counter(Seat seat) {
  TruePlayer& player = at(seat);
  if (chance(habits_.blind)) {
    const int kind = bag_.draw(dice_);
    player.add(kind, false);
    return add_counted(Pick{.seat = seat, .kind = Transport(kind), .blind = true});
  }
  int best = 0, chosen = 0;
  for (int i = 0; i < 5; ++i) {
    const int wish = 1 + 2 * player.hand.has(row_[static_cast<std::size_t>(i)]) + any(5);
    if (wish > best) chosen = i;
    best = std::max(best, wish);
  }
  int& shown = row_[static_cast<std::size_t>(chosen)];
  const int kind = std::exchange(shown, bag_.draw(dice_));
  player.add(kind, false);
  add_counted(Pick{.seat = seat, .kind = Transport(kind), .turned = Transport(shown)});
}

// ---------------------------------------------------------------- 4 plan

Due Playing::due(const Exit& exit) const {
  const Way& along = way(exit.way);
  if (is_ferry(exit.way)) return {raft, options_.lake_cost()};
  if (is_river(exit.way)) return {raft, along.b == exit.to ? 1 : 2};
  const TrueRoad& road = road_[exit.way.value];
  if (road.counter < 0) return {};
  return {road.counter, cost(Transport(road.counter), along.terrain) + (road.obstacle ? 1 : 0)};
}

void Playing::follow_the_counters(Intent& intent) {
  for (int hops = 0; hops < 3; ++hops) {
    const Exit* next = nullptr;
    for (const Exit& exit : exits()[intent.at.value]) {
      const Due price = due(exit);
      if (price.cards == 0 || intent.hand.has(price.kind) < price.cards) continue;
      if (exit.to == elvenhold || intent.towns.has(exit.to)) continue;
      if (next == nullptr || any(2) == 0) next = &exit;
    }
    if (next == nullptr) return;
    go_on(intent, *next, due(*next));
  }
}

void Playing::go_on(Intent& intent, const Exit& exit, Due price) {
  intent.hand.take(price.kind, std::min(price.cards, intent.hand.has(price.kind)));
  intent.at = exit.to;
  intent.towns.add(exit.to);
}

Playing::Idea Playing::best_idea(const TruePlayer& player, const Intent& intent) {
  Idea best;
  int most = 4;
  for (const Exit& exit : exits()[intent.at.value]) {
    if (!is_road(exit.way) || road_[exit.way.value].counter >= 0) continue;
    const bool fresh = exit.to != elvenhold && !intent.towns.has(exit.to);
    for (int i = 0; i < player.counter_count; ++i) {
      const int kind = player.counters[static_cast<std::size_t>(i)].kind;
      const int price = cost(Transport(kind), way(exit.way).terrain);
      if (price == 0) continue;
      const int worth = (fresh ? 6 : 0) + (intent.hand.has(kind) >= price ? 4 : 0) - price + any(3);
      if (worth <= most) continue;
      most = worth;
      best = {i, exit.way, &exit};
    }
  }
  return best;
}

Playing::Idea Playing::any_idea(const TruePlayer& player) {
  for (int tries = 0; tries < 6; ++tries) {
    const int i = any(player.counter_count);
    const WayId road{static_cast<std::uint8_t>(any(road_count))};
    const int kind = player.counters[static_cast<std::size_t>(i)].kind;
    if (road_[road.value].counter < 0 && cost(Transport(kind), way(road).terrain) > 0) return {i, road, nullptr};
  }
  return {};
}

bool Playing::lay_obstacle(Seat seat) {
  for (int tries = 0; tries < 8; ++tries) {
    const WayId id{static_cast<std::uint8_t>(any(road_count))};
    TrueRoad& road = road_[id.value];
    if (road.counter < 0 || road.obstacle) continue;
    road.obstacle = true;
    at(seat).obstacle = false;
    add_counted(PlaceObstacle{.seat = seat, .link = link_of(id)});
    return true;
  }
  return false;
}

Link Playing::link_of(WayId id) {
  const Way& along = way(id);
  const By by = chance(habits_.by) ? By::road : By::unsaid;
  return any(2) == 0 ? Link{along.a, along.b, by} : Link{along.b, along.a, by};
}

bool Playing::lay(Seat seat, Intent& intent) {
  TruePlayer& player = at(seat);
  if (player.obstacle && chance(habits_.obstacle) && lay_obstacle(seat)) return true;
  if (player.counter_count == 0 || !chance(habits_.place)) return false;
  follow_the_counters(intent);
  Idea idea = best_idea(player, intent);
  if (idea.counter < 0 && chance(60)) idea = any_idea(player);
  if (idea.counter < 0) return false;
  const OwnCounter counter = player.remove(idea.counter);
  road_[idea.road.value].counter = static_cast<std::int8_t>(counter.kind);
  if (idea.exit != nullptr) go_on(intent, *idea.exit, due(*idea.exit));
  add_counted(PlaceCounter{
      .seat = seat, .kind = Transport(counter.kind), .hidden = counter.down, .link = link_of(idea.road)});
  return true;
}

void Playing::plan() {
  const std::size_t begin = game_.plays.size();
  add(BeginPlan{.passes_recorded = false, .recorded = true});
  std::array<Intent, most_players> intents;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(count_); ++seat)
    intents[seat] = {player_[seat].at, player_[seat].towns, player_[seat].hand};
  const bool lap = options_.pass_end() == PassEnd::lap;
  bool pass_before = false, pass_recorded = false;
  int passes = 0;  // in succession; of a lap those in it
  for (int place = 0; !stopped_; place = (place + 1) % count_) {
    if (lap && place == 0) passes = 0;
    const Seat seat = seat_at(place);
    if (lay(seat, intents[seat.value])) {
      if (!lap) passes = 0;
      pass_recorded = pass_recorded || pass_before;
      continue;
    }
    add_counted(Pass{.seat = seat});
    pass_before = true;
    if (++passes == count_) break;
  }
  std::get<BeginPlan>(game_.plays[begin]).passes_recorded = pass_recorded;
}

}  // namespace elfref::testing::playing
