#include "elfref/elfenland/table/state.h"

#include <algorithm>
#include <bit>

#include "elfref/elfenland/table/by_kind.h"

namespace elfref::elfenland {
namespace {

constexpr int most_cards = 72;

std::uint8_t clamped(int value, int most = most_cards) {
  return static_cast<std::uint8_t>(std::clamp(value, 0, most));
}

int sum(const std::array<std::uint8_t, transport_count>& of) {
  int all = 0;
  for (const int n : of) all += n;
  return all;
}

using by_kind::load;
using by_kind::store;

}  // namespace

// ---------------------------------------------------------------- hands

Hand Hand::unknown(int min, int max) {
  Hand hand;
  hand.min = clamped(min);
  hand.max = clamped(max);
  hand.forget();
  return hand;
}

bool Hand::can_hold(const Pieces& cards) const {
  const std::uint64_t shown = load(cards.of);
  if (!by_kind::covers(load(upper), shown)) return false;
  return by_kind::sum(by_kind::greater(load(lower), shown)) <= max && by_kind::sum(shown) + cards.unknown <= max;
}

bool Hand::surely_holds(const Pieces& cards) const {
  const std::uint64_t shown = load(cards.of);
  return !cards.open && by_kind::covers(load(lower), shown) && by_kind::sum(shown) + cards.unknown <= min;
}

void Hand::forget() {
  for (int kind = 0; kind < transport_count; ++kind) {
    lower[kind] = 0;
    upper[kind] = clamped(max, cards_in_box(Transport(kind)));
  }
}

int Hand::most(Transport kind) const {
  const auto k = static_cast<std::size_t>(kind);
  return std::min<int>(upper[k], max - (sum(lower) - lower[k]));
}

void Hand::receive(const Pieces& cards) {
  const std::uint64_t come = by_kind::load(cards.of), most = by_kind::ones * most_cards;
  if ((come & by_kind::highs) == 0) {
    store(load(lower) + by_kind::lesser(come, by_kind::less(most, load(lower))), lower);
    store(load(upper) + by_kind::lesser(come, by_kind::less(most, load(upper))), upper);
  } else {  // more than a record can say
    for (int kind = 0; kind < transport_count; ++kind) {
      lower[kind] = clamped(lower[kind] + cards.of[kind]);
      upper[kind] = clamped(upper[kind] + cards.of[kind]);
    }
  }
  min = clamped(min + cards.known());
  max = clamped(max + cards.known());
  receive_unknown(cards.unknown, cards.unknown);
}

void Hand::receive_unknown(int at_least, int at_most) {
  min = clamped(min + at_least);
  max = clamped(max + at_most);
  const std::uint64_t box = by_kind::cards_of_the_box(), before = load(upper);
  const std::uint64_t more = by_kind::ones * static_cast<std::uint64_t>(std::clamp(at_most, 0, most_cards));
  const std::uint64_t after = by_kind::lesser(before, box) + by_kind::lesser(more, by_kind::less(box, before));
  store(by_kind::greater(load(lower), after), upper);
}

void Hand::give(const Pieces& cards) {
  if (!can_hold(cards)) {
    min = clamped(min - cards.count());
    max = clamped(max - cards.count());
    forget();
    return;
  }
  store(by_kind::less(load(lower), load(cards.of)), lower);
  store(by_kind::less(load(upper), load(cards.of)), upper);
  min = clamped(min - cards.known());
  max = clamped(max - cards.known());
  if (cards.open) {
    give_unknown(0, max);
  } else if (cards.unknown > 0) {
    give_unknown(cards.unknown, cards.unknown);
  }
}

void Hand::give_unknown(int at_least, int at_most) {
  if (at_most <= 0) return;
  min = clamped(min - at_most);
  max = clamped(max - at_least);
  for (int kind = 0; kind < transport_count; ++kind) {
    lower[kind] = clamped(lower[kind] - at_most);
    upper[kind] = std::min(upper[kind], max);
  }
}

void Hand::keep_at_most(int cards) {
  const int least = std::min<int>(min, cards), most = std::min<int>(max, cards);
  give_unknown(std::max(0, min - cards), std::max(0, max - cards));
  min = clamped(least);
  max = clamped(most);
  for (int kind = 0; kind < transport_count; ++kind) upper[kind] = std::min(upper[kind], max);
}

Range due_cards(const Hand& hand, DealOption option) {
  if (option == DealOption::new_8) return {8, 8};
  return {std::max(0, 8 - hand.max), std::max(0, 8 - hand.min)};
}

void receive_unseen(Hand& hand, bool surely, DealOption option) {
  const Range due = due_cards(hand, option);
  const std::uint8_t full = std::max<std::uint8_t>(8, hand.max);  // more were kept only by mistake
  hand.receive_unknown(surely ? due.min : 0, due.max);
  if (option == DealOption::new_8 || !surely) return;
  hand.min = std::max<std::uint8_t>(hand.min, 8);
  hand.max = std::min(hand.max, full);
}

void throw_unseen(Hand& hand, bool something, bool waits) {
  if (something) {
    hand.give_unknown(std::max(0, hand.max - 4), hand.max);
  } else if (waits) {
    hand.give_unknown(0, std::max(0, hand.max - 4));  // all of them where the turn is yet to come
  } else {
    hand.keep_at_most(4);
  }
}

// ---------------------------------------------------------------- counters

namespace {

bool fits(const Holding::Counter& counter, const Holding::Use& use) {
  if (counter.kind && use.kind && *counter.kind != *use.kind) return false;
  return use.facing == Facing::either || counter.facing == Facing::either || counter.facing == use.facing;
}

/// One augmenting path of the bipartite matching of uses to counters (Kuhn 1955).
bool augment(Holding& holding, int use, std::uint32_t& tried) {
  for (int counter = 0; counter < holding.counter_count; ++counter) {
    if ((tried >> counter & 1u) != 0 || !fits(holding.counters[counter], holding.uses[use])) continue;
    tried |= 1u << counter;
    int owner = -1;
    for (int other = 0; other < holding.use_count; ++other)
      if (other != use && holding.match[other] == counter) owner = other;
    if (owner < 0 || augment(holding, owner, tried)) {
      holding.match[use] = static_cast<std::uint8_t>(counter);
      return true;
    }
  }
  return false;
}

/// A counter that fits and that nothing else was: mostly there is one.
bool take_free(Holding& holding, int use) {
  std::uint32_t taken = 0;
  for (int other = 0; other < use; ++other) taken |= 1u << holding.match[other];
  for (int counter = 0; counter < holding.counter_count; ++counter) {
    if ((taken >> counter & 1u) != 0 || !fits(holding.counters[counter], holding.uses[use])) continue;
    holding.match[use] = static_cast<std::uint8_t>(counter);
    return true;
  }
  return false;
}

}  // namespace

void Holding::add(Counter counter) {
  if (counter_count == room) {
    lax = true;
    return;
  }
  counters[counter_count++] = counter;
  if (!counter.kind) return;
  ++known[static_cast<std::size_t>(*counter.kind)];
  if (counter.facing != Facing::up) ++known_down[static_cast<std::size_t>(*counter.kind)];
}

bool Holding::assign(Use use) {
  if (lax || use_count == room) return lax = true;
  uses[use_count] = use;
  match[use_count] = none;
  ++use_count;
  std::uint32_t tried = 0;
  if (take_free(*this, use_count - 1) || augment(*this, use_count - 1, tried)) {
    if (use.kind) ++used[static_cast<std::size_t>(*use.kind)];
    if (use.kind && use.facing == Facing::down) ++used_down[static_cast<std::size_t>(*use.kind)];
    return true;
  }
  --use_count;
  uses[use_count] = {};
  match[use_count] = 0;
  return false;
}

bool Holding::can(Use use) const {
  // Where every use names its kind, a counter that came of this kind is left, or one can be made free.
  if (use.facing != Facing::up && shows(use) && sum(used) == use_count) return true;
  Holding copy = *this;
  return copy.assign(use);
}

int Holding::surely() const {
  return static_cast<int>(
      std::count_if(counters.begin(), counters.begin() + counter_count, [](const Counter& c) { return c.surely; }));
}

// ---------------------------------------------------------------- seats

Seats State::next(Seats seats) const {
  Seats moved = 0;
  for (std::uint8_t seat = 0; seat < players; ++seat)
    if ((seats >> seat & 1) != 0) moved |= bit(next(Seat{seat}));
  return moved;
}

int State::position(Seat seat) const {
  if (players == 0 || first == 0) return 0;
  Seat at{static_cast<std::uint8_t>(std::countr_zero(first))};
  int position = 0;
  while (at != seat && position < players) {
    at = next(at);
    ++position;
  }
  return position;
}

Seats may_play(const State& state) {
  Seats due = state.turn;
  for (Seats sitting_out = due & state.ahead; sitting_out != 0;) {
    const Seats after = state.next(sitting_out) & static_cast<Seats>(~due);
    due |= after;
    sitting_out = after & state.ahead;
  }
  return due | state.skipped;
}

std::optional<std::uint32_t> laid_again(const State& state, Seat seat) {
  if (state.misplaced == 0 || state.misplaced_by != seat || state.misplaced != state.ply) return std::nullopt;
  return state.misplaced - 1;
}

int next_pick(const State& state, Seat seat) {
  int index = state.pick_index;
  while (index % std::max<int>(1, state.players) != state.position(seat)) ++index;
  return index;
}

// ---------------------------------------------------------------- the box

int counters_out(const State& state, Transport kind, Seat other, const Holding& holding) {
  const auto k = static_cast<std::size_t>(kind);
  int surely = state.row.of[k] + state.road_counters[k], more = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    const Holding::Least least = (seat == other.value ? holding : state.player[seat].holding).at_least(kind);
    surely += least.surely;
    more += least.more;
  }
  return surely + std::max<int>(more, state.row_gone[k]);  // those that came to light may be those of the row
}

// ---------------------------------------------------------------- the beginning

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
  TownSet anywhere = TownSet::all();
  anywhere.remove(elvenhold);
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
  player.open = TownSet::all();
  player.open.remove(elvenhold);
  player.towns_max = 20;
  player.hand = Hand::unknown(0, most_in_hand);
}

}  // namespace

Seating listed_seating() {
  Seating seating{};
  for (std::uint8_t place = 0; place < max_seats; ++place) seating[place] = place;
  return seating;
}

State begin(const Session& session, const Options& options, const Seating& seating) {
  State state;
  state.options = options;
  state.work = session.work;
  state.players = static_cast<std::uint8_t>(session.players.size());
  state.sheet = session.sheet;
  for (std::uint8_t place = 0; place < state.players; ++place)
    state.left[seating[place]] = seating[(place + 1) % state.players];
  const bool explicitly = session.sets(Option::town_cards);
  state.penalty = options.town_cards() && (session.town_written || explicitly);
  const Start& start = session.start;
  state.round = static_cast<std::uint8_t>(start.round - 1);
  state.rounds_done = state.round;
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
  state.roads_unknown = start.roads_left_out();
  if (state.roads_unknown) state.unseen_counters = 255;
  if (state.roads_unknown) state.unseen_kinds = all_counters;
  if (state.roads_unknown) state.blockers = everybody;
  state.row.unknown = 5;
  int dealt = begun.later ? state.stock : 0;  // after round 1 nobody wrote down how much of the stock is left
  for (int seat = 0; seat < state.players; ++seat) {
    PlayerState& player = state.player[seat];
    if (begun.after_deal) dealt += std::max<int>(8, player.hand.max);
    if (session.sheet) forget_player(player, 4);
    if (session.only_claims) forget_player(player, begun.dealt.max);
  }
  state.stock = static_cast<std::uint8_t>(std::max(0, state.stock - dealt));
  Seat first{seating[state.players == 0 ? 0 : (start.round - 1) % state.players]};
  if (start.first) first = *start.first;
  state.next_first = bit(first);
  return state;
}

}  // namespace elfref::elfenland
