#include "elfref/testing/elfenland/playing.h"

namespace elfref::testing::playing {

// ---------------------------------------------------------------- 5 travel

bool Playing::leads_on(const TruePlayer& player, TownId town) const {
  for (const Exit& exit : exits()[town.value])
    if (exit.to != elvenhold && !player.towns.has(exit.to) && due(exit).cards > 0) return true;
  return false;
}

int Playing::worth(const TruePlayer& player, const Exit& exit, int cards, bool roams) {
  int worth = any(4) - cards;
  const bool fresh = exit.to != elvenhold && !player.towns.has(exit.to);
  if (fresh) worth += 9;
  if (leads_on(player, exit.to)) worth += 3;
  if (roams) worth += 4;
  if (agreed_.towns_written && round_ == options_.rounds())
    worth += 2 * (distance(player.at, player.card, options_.distance()) -
                  distance(exit.to, player.card, options_.distance()));
  return worth;
}

Playing::Wish Playing::best_wish(const TruePlayer& player) {
  Wish best;
  int most = 2;
  const bool roams = chance(habits_.roam);
  for (const Exit& exit : exits()[player.at.value]) {
    const Due price = due(exit);
    if (price.cards == 0) continue;
    const bool can = player.hand.has(price.kind) >= price.cards;
    const int caravan = 3 + (is_road(exit.way) && road_[exit.way.value].obstacle ? 1 : 0);
    const bool may = is_road(exit.way) && player.hand.size >= caravan &&
                     (!can || (options_.caravan() == CaravanOption::free && chance(habits_.caravan)));
    if (!can && !may) continue;
    const int found = worth(player, exit, may ? caravan : price.cards, roams);
    if (found <= most) continue;
    most = found;
    best = {&exit, price, may ? caravan : 0};
  }
  return best;
}

void Playing::take_step(Seat seat, const Wish& wish) {
  TruePlayer& player = at(seat);
  Step step{.seat = seat, .to = wish.exit->to, .paid = {}};
  if (wish.caravan != 0) {
    for (int n = 0; n < wish.caravan; ++n) pay(step, player.hand.draw(dice_));
    step.caravan = habits_.says_caravan || wish.exit->twin;
  } else {
    for (int n = 0; n < wish.price.cards; ++n) {
      player.hand.take(wish.price.kind);
      pay(step, wish.price.kind);
    }
    const bool overpays = options_.overpay() == Overpay::note && wish.price.cards == 1 && !wish.exit->twin &&
                          player.hand.has(wish.price.kind) > 0 && chance(habits_.overpay);
    if (overpays) {
      player.hand.take(wish.price.kind);
      pay(step, wish.price.kind);
    }
  }
  if (chance(habits_.by))
    step.by = is_road(wish.exit->way) ? By::road : is_river(wish.exit->way) ? By::river : By::ferry;
  player.at = step.to;
  if (step.to != elvenhold) player.towns.add(step.to);
  if (options_.early_win() == EarlyWin::immediate && counts_early() && player.towns.size() == all_towns) {
    over_ = true;
    completers_ = 1u << seat.value;
  }
  add_counted(step);
}

void Playing::pay(Step& step, int kind) {
  ++step.paid.of[static_cast<std::size_t>(kind)];
  discarded_.put(kind);
}

void Playing::journey(Seat seat) {
  TruePlayer& player = at(seat);
  add(BeginJourney{.seat = seat});
  while (!stopped_ && !over_ && !chance(habits_.stop)) {
    const Wish wish = best_wish(player);
    if (wish.exit == nullptr) break;
    take_step(seat, wish);
  }
  if (stopped_) return;
  EndJourney end{.seat = seat, .discard = {}, .written = false};
  if (!over_) {
    const int due = std::max(0, player.hand.size - hand_limit);
    int cards = due;
    if (chance(habits_.surplus)) cards += any(player.hand.size - cards + 1);
    if (cards > due) game_.beyond_need.push_back(game_.plays.size());
    for (; cards > 0; --cards) {
      const int kind = player.hand.draw(dice_);
      ++end.discard.of[static_cast<std::size_t>(kind)];
      discarded_.put(kind);
      end.written = true;
    }
  }
  if (end.written) {
    add_counted(end);
  } else {
    add(end);
  }
}

void Playing::travel() {
  add(BeginTravel{.complete = true});
  for (int place = 0; place < count_ && !stopped_ && !over_; ++place) journey(seat_at(place));
}

// ---------------------------------------------------------------- 6 the end of the round

void Playing::end_round() {
  for (TrueRoad& road : road_) {
    if (road.counter >= 0) bag_.put(road.counter);
    road = {};
  }
  test_early_win();
  if (!over_ && round_ < options_.rounds())
    for (int place = 0; place < count_; ++place) keep(seat_at(place));
  add(EndRound{});
}

void Playing::keep(Seat seat) {
  TruePlayer& player = at(seat);
  Keep kept{.seat = seat, .counters = {}};
  int chosen = -1;
  if (player.counter_count > 0 && !chance(habits_.keep_none)) chosen = any(player.counter_count);
  const OwnCounter counter = chosen >= 0 ? player.remove(chosen) : OwnCounter{};
  while (player.counter_count > 0) bag_.put(player.remove(0).kind);
  if (chosen >= 0) {
    player.add(counter.kind, counter.down);
    kept.counters.at[kept.counters.count++] = {Transport(counter.kind), counter.down ? Facing::down : Facing::either};
  }
  add(kept);
}

void Playing::test_early_win() {
  const bool tested = options_.early_win() == EarlyWin::end_of_round ||
                      (options_.early_win() == EarlyWin::end_of_round_3 && round_ == 3);
  if (over_ || !tested || !counts_early()) return;
  for (int seat = 0; seat < count_; ++seat)
    if (player_[static_cast<std::size_t>(seat)].towns.size() == all_towns) completers_ |= 1u << seat;
  over_ = completers_ != 0;
}

}  // namespace elfref::testing::playing
