#include "elfref/master_elf/table/gaps.h"

#include <algorithm>

namespace elfref::master_elf {

namespace {

/// Cards of a pile of which nothing but these bounds is known any more.
void forget(Pile& pile, Range now = any_number) {
  pile.gap = pile.gap || pile.unseen.max < no_limit;
  pile = {.unseen = {now.min, std::min(now.max, no_limit)}, .gap = pile.gap};
}

/// Any cards may have gone anywhere in a turn; what lay in areas and in the city bounds what lies there still.
void lose_cards_of_a_turn(Position& state) {
  int held = 1, empty = 0;
  for (std::uint8_t seat = 0; seat < state.players; ++seat) held += state.of[seat].hand.count().max;
  const Range lay = state.board.piles[city].count();
  const bool shortage = state.competitive || state.options[Option::coop_shortage] == 1;
  const int enough = shortage ? refill_size : 1;  // so that no area is left empty
  for (std::size_t place = 1; place < state.board.piles.size(); ++place) {
    Pile& area = state.board.piles[place];
    const Range count = area.count();
    empty += count.min == 0 ? 1 : 0;
    forget(area, {lay.min >= enough ? std::min(1, count.min) : 0, std::max(count.max + 1, refill_size)});
  }
  forget(state.board.piles[city], {std::max(0, lay.min - std::max(held, refill_size) - refill_size * empty), no_limit});
}

void lose_hands(Position& state) {
  forget(state.board.discard);
  for (std::uint8_t seat = 0; seat < state.players; ++seat) forget(state.of[seat].hand);
  state.board.together.clear();
  state.turn.held.reset();
}

/// Where somebody stands, the crystal, and the helpers.
void lose_sight(Position& state, Seat seat) {
  PlayerState& player = state[seat];
  player.lost_sight = player.lost_sight || player.at != nothing_named;
  player.at = nothing_named;
  player.used = Sure::perhaps;
  for (HelperState& helper : state.board.helpers) {
    helper.at = helper.figure == Figure::saucer ? anywhere : any_area;
    helper.lost_sight = true;
  }
}

/// One gift a turn may have been created, for any parcel, and two have left the deck.
void lose_gifts(Position& state, int turns) {
  state.gifts.layouts.lose_track(2 * turns);
  for (ParcelState& parcel : state.gifts.parcels) {
    if (parcel.sent == Sure::yes) continue;
    const Range count = parcel.count();
    const int most = std::max(parcel.due.max - 1, count.max);  // with one more it is sent
    if (count.max + turns >= parcel.due.min) parcel.sent = Sure::perhaps;
    parcel.more.max += std::min(turns, most - count.max);
  }
}

}  // namespace

void lose_track(Position& state, Seat seat) {
  lose_cards_of_a_turn(state);
  lose_hands(state);
  lose_sight(state, seat);
  lose_gifts(state, 1);
}

void miss_turns_before(Position& state, Seat seat) {
  for (; state.turns.next != seat;
       state.turns.next = {static_cast<std::uint8_t>((state.turns.next.value + 1) % state.players)}) {
    if (state.turns.next == Seat{}) ++state.turns.rounds.max;
    lose_track(state, state.turns.next);
  }
  state.turns.returned = false;
}

void miss_any_turns(Position& state) {
  for (Pile& pile : state.board.piles) forget(pile);
  lose_hands(state);
  for (std::uint8_t seat = 0; seat < state.players; ++seat) lose_sight(state, {seat});
  lose_gifts(state, no_limit);
  state.turns.rounds.max = most_rounds(state);
  state.turns.next_known = state.turns.returned = false;
  state.end.may_have_ended = state.unrecorded.may_have_returned = true;
}

void bring_together(Position& state, Seat one, Seat other) {
  Together both;
  for (const Seat seat : {one, other}) {
    if ((both.seats & bit(seat)) != 0) continue;
    const auto with =
        std::ranges::find_if(state.board.together, [&](const Together& of) { return (of.seats & bit(seat)) != 0; });
    if (with != state.board.together.end()) {
      both = {static_cast<Seats>(both.seats | with->seats), plus(both.before, with->before)};
      state.board.together.erase(with);
    } else {
      state[seat].hand.net = {0, 0};
      both = {static_cast<Seats>(both.seats | bit(seat)), plus(both.before, state[seat].hand.count())};
    }
  }
  state.board.together.push_back(both);
}

void count_together(Position& state) {
  std::erase_if(state.board.together, [&](const Together& all) {
    Range now = all.before, sum{0, 0};
    for (const Seat seat : seats_of(all.seats)) {
      now = plus(now, state[seat].hand.net);
      sum = plus(sum, state[seat].hand.count());
    }
    if (now.max < sum.min || now.min > sum.max) return true;  // somebody broke a rule
    for (const Seat seat : seats_of(all.seats)) {
      Pile& hand = state[seat].hand;
      const Range count = hand.count();
      hand.narrow({now.min - (sum.max - count.max), now.max - (sum.min - count.min)});
    }
    return false;
  });
}

}  // namespace elfref::master_elf
