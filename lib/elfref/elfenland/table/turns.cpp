#include "elfref/elfenland/table/turns.h"

#include <algorithm>

#include "elfref/elfenland/table/planning.h"

namespace elfref::elfenland {

Seats may_play(const Position& state) {
  Seats due = state.turn;
  for (Seats sitting_out = due & state.ahead; sitting_out != 0;) {
    const Seats after = state.next(sitting_out) & static_cast<Seats>(~due);
    due |= after;
    sitting_out = after & state.ahead;
  }
  return due | state.skipped;
}

std::optional<std::uint32_t> laid_again(const Position& state, Seat seat) {
  if (state.misplaced == 0 || state.misplaced_by != seat || state.misplaced != state.ply) return std::nullopt;
  return state.misplaced - 1;
}

int next_pick(const Position& state, Seat seat) {
  int index = state.pick_index;
  while (index % std::max<int>(1, state.players) != state.position(seat)) ++index;
  return index;
}

void begin_phase(Position& state, bool strict) {
  state.strict = strict;
  state.opened = false;
  if (state.starters != 0) state.first = state.starters;
  state.turn = state.first;
  state.skipped = state.ahead = 0;
  state.passed = 0;
  state.phase_over = false;
  state.last_pass = state.after_planning = 0;
}

void settle_starter(Position& state, Seat seat) {
  state.next_first = state.next(bit(seat));
  if ((state.first & bit(seat)) == 0) {
    state.next_first |= state.next(state.first);
    state.starters = state.first | bit(seat);
  }
  state.first = bit(seat);
  state.first_seen = true;
  state.turn = state.first;
}

void settle_phase(Position& state, Seat seat) {
  if (state.opened || !state.first_seen || (state.first & bit(seat)) == 0) return;
  state.first = state.turn = bit(seat);
}

namespace {

/// Whoever is passed over by a play out of turn, from those due on; nobody where a player takes a second turn at once.
Seats passed_over(const Position& state, Seat seat) {
  Seats over = 0;
  for (std::uint8_t due = 0; due < state.players; ++due) {
    if ((state.turn >> due & 1) == 0 || state.next(seat) == Seat{due}) continue;
    for (Seat other{due}; other != seat && (over & bit(other)) == 0; other = state.next(other)) over |= bit(other);
  }
  return over;
}

/// It becomes the turn of a player who can only have it because those due sit it out: they are no longer ahead.
void sit_out(Position& state, Seat seat) {
  for (std::uint8_t due = 0; due < state.players; ++due) {
    if ((state.turn >> due & 1) == 0) continue;
    Seats out = 0;
    Seat at{due};
    for (; at != seat && (state.ahead & ~out & bit(at)) != 0; at = state.next(at)) out |= bit(at);
    if (at == seat) state.ahead &= static_cast<Seats>(~out);
  }
}

}  // namespace

void move_turn_on(Position& state, Seat seat) {
  const Seats left = bit(state.next(seat)), others = state.turn & static_cast<Seats>(~bit(seat));
  const bool due = others != state.turn, skipped = (state.skipped & bit(seat)) != 0;
  state.opened = true;
  if (!state.strict || (due && !(skipped && others != 0))) {
    state.turn = left;
  } else if (skipped) {  // makes good; the play goes on with whoever was due, or with the left neighbour
    state.turn = others | left;
    state.skipped &= static_cast<Seats>(~bit(seat));
    if (state.skipped == 0) state.ahead = 0;
  } else if ((may_play(state) & bit(seat)) != 0) {
    sit_out(state, seat);
    state.turn = left;
  } else {
    state.skipped |= passed_over(state, seat);
    state.ahead |= bit(seat);
    state.turn = left;
  }
}

namespace {

void count_pass(Position& state, Seat seat) {
  const bool all = count_pass(state.passed, seat, state.position(seat), state.players, state.options.pass_end());
  state.phase_over = state.phase_over || all;
}

}  // namespace

void plan_turn(Position& state, Seat seat, bool passes) {
  if (opens_round(state)) settle_starter(state, seat);
  settle_phase(state, seat);
  if (!state.strict && state.turn != 0) {
    Seat due = first_of(state.turn);
    for (int skipped = 0; due != seat && skipped < state.players; ++skipped) {
      count_pass(state, due);
      due = state.next(due);
    }
  }
  if (state.phase_over && !passes && state.after_planning == 0) state.after_planning = state.ply + 1;
  if (passes) {
    const bool ended = state.phase_over;
    count_pass(state, seat);
    if (!ended && state.phase_over) state.last_pass = state.ply + 1;
  } else {
    count_placing(state.passed, state.position(seat), state.options.pass_end());
  }
  if (!state.strict || (may_play(state) & bit(seat)) != 0 || !laid_again(state, seat)) move_turn_on(state, seat);
}

}  // namespace elfref::elfenland
