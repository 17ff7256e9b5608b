#include <algorithm>

#include "elfref/testing/elfenland/playing.h"

namespace elfref::testing::playing {
namespace {

// ---------------------------------------------------------------- 5 travel

bool leads_on(const TrueTable& table, const TruePlayer& player, TownId town) {
  return !(table.open.next[town.value] - player.towns - TownSet{elvenhold}).empty();
}

int worth(TrueTable& table, const TruePlayer& player, const Exit& exit, int cards, bool roams) {
  int worth = table.any(4) - cards;
  const bool fresh = exit.to != elvenhold && !player.towns.has(exit.to);
  if (fresh) worth += 9;
  if (leads_on(table, player, exit.to)) worth += 3;
  if (roams) worth += 4;
  if (table.agreed.towns_written && table.round == table.options.rounds())
    worth += 2 * (distance(player.at, player.card, table.options.distance()) -
                  distance(exit.to, player.card, table.options.distance()));
  return worth;
}

/// A step that a player thinks of.
struct Wish {
  const Exit* exit = nullptr;
  Due price;
  int caravan = 0;  ///< cards of one; 0: none
};

Wish best_wish(TrueTable& table, const TruePlayer& player) {
  Wish best;
  int most = 2;
  const bool roams = table.chance(table.habits.roam);
  table.exits[player.at.value].for_some(table.open.exits[player.at.value], [&](const Exit& exit) {
    const Due price = table.due(exit);
    const bool can = player.hand.has(price.kind) >= price.cards;
    const int caravan = 3 + (is_road(exit.way) && table.roads[exit.way.value].obstacle ? 1 : 0);
    const bool may = is_road(exit.way) && player.hand.size >= caravan &&
                     (!can || (table.options.caravan() == CaravanOption::free && table.chance(table.habits.caravan)));
    if (!can && !may) return;
    const int found = worth(table, player, exit, may ? caravan : price.cards, roams);
    if (found <= most) return;
    most = found;
    best = {&exit, price, may ? caravan : 0};
  });
  return best;
}

void pay(TrueTable& table, Step& step, int kind) {
  ++step.paid.of[static_cast<std::size_t>(kind)];
  table.discarded.put(kind);
}

/// A game that goes on after this round may be won early in it.
bool counts_early(const TrueTable& table) {
  return table.round <= 3 && table.round < table.options.rounds();
}

void take_step(TrueTable& table, Seat seat, const Wish& wish) {
  TruePlayer& player = table.at(seat);
  Step step{.seat = seat, .to = wish.exit->to, .paid = {}};
  if (wish.caravan != 0) {
    for (int n = 0; n < wish.caravan; ++n) pay(table, step, player.hand.draw(table.dice));
    step.caravan = table.habits.says_caravan || wish.exit->twin;
  } else {
    for (int n = 0; n < wish.price.cards; ++n) {
      player.hand.take(wish.price.kind);
      pay(table, step, wish.price.kind);
    }
    const bool overpays = table.options.overpay() == Overpay::note && wish.price.cards == 1 && !wish.exit->twin &&
                          player.hand.has(wish.price.kind) > 0 && table.chance(table.habits.overpay);
    if (overpays) {
      player.hand.take(wish.price.kind);
      pay(table, step, wish.price.kind);
    }
  }
  if (table.chance(table.habits.by))
    step.by = is_road(wish.exit->way) ? By::road : is_river(wish.exit->way) ? By::river : By::ferry;
  player.at = step.to;
  if (step.to != elvenhold) player.towns.add(step.to);
  if (table.options.early_win() == EarlyWin::immediate && counts_early(table) && player.towns.size() == all_towns) {
    table.over = true;
    table.completers = 1u << seat.value;
  }
  table.add_counted(step);
}

void journey(TrueTable& table, Seat seat) {
  TruePlayer& player = table.at(seat);
  table.add(BeginJourney{.seat = seat});
  while (!table.stopped && !table.over && !table.chance(table.habits.stop)) {
    const Wish wish = best_wish(table, player);
    if (wish.exit == nullptr) break;
    take_step(table, seat, wish);
  }
  if (table.stopped) return;
  EndJourney end{.seat = seat, .discard = {}, .written = false};
  if (!table.over) {
    const int due = std::max(0, player.hand.size - hand_limit);
    int cards = due;
    if (table.chance(table.habits.surplus)) cards += table.any(player.hand.size - cards + 1);
    if (cards > due) table.game.beyond_need.push_back(table.game.plays.size());
    for (; cards > 0; --cards) {
      const int kind = player.hand.draw(table.dice);
      ++end.discard.of[static_cast<std::size_t>(kind)];
      table.discarded.put(kind);
      end.written = true;
    }
  }
  if (end.written) {
    table.add_counted(end);
  } else {
    table.add(end);
  }
}

// ---------------------------------------------------------------- 6 the end of the round

void keep(TrueTable& table, Seat seat) {
  TruePlayer& player = table.at(seat);
  Keep kept{.seat = seat, .counters = {}};
  int chosen = -1;
  if (player.counter_count > 0 && !table.chance(table.habits.keep_none)) chosen = table.any(player.counter_count);
  const OwnCounter counter = chosen >= 0 ? player.remove(chosen) : OwnCounter{};
  while (player.counter_count > 0) table.bag.put(player.remove(0).kind);
  if (chosen >= 0) {
    player.add(counter.kind, counter.down);
    kept.counters.at[kept.counters.count++] = {Transport(counter.kind), counter.down ? Facing::down : Facing::either};
  }
  table.add(kept);
}

void test_early_win(TrueTable& table) {
  const bool tested = table.options.early_win() == EarlyWin::end_of_round ||
                      (table.options.early_win() == EarlyWin::end_of_round_3 && table.round == 3);
  if (table.over || !tested || !counts_early(table)) return;
  for (int seat = 0; seat < table.player_count; ++seat)
    if (table.players[static_cast<std::size_t>(seat)].towns.size() == all_towns) table.completers |= 1u << seat;
  table.over = table.completers != 0;
}

}  // namespace

void travel(TrueTable& table) {
  table.add(BeginTravel{.complete = true});
  for (int place = 0; place < table.player_count && !table.stopped && !table.over; ++place)
    journey(table, table.seat_at(place));
}

void end_round(TrueTable& table) {
  table.clear_roads();
  test_early_win(table);
  if (!table.over && table.round < table.options.rounds())
    for (int place = 0; place < table.player_count; ++place) keep(table, table.seat_at(place));
  table.add(EndRound{});
}

}  // namespace elfref::testing::playing
