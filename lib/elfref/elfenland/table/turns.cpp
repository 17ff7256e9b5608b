#include "elfref/elfenland/table/turns.h"

#include <algorithm>

#include "elfref/elfenland/table/planning.h"

namespace elfref::elfenland {

Seats may_play(const Position& state) {
  Seats due = state.turns.turn;
  for (Seats sitting_out = due & state.turns.ahead; sitting_out != 0;) {
    const Seats after = state.next(sitting_out) & static_cast<Seats>(~due);
    due |= after;
    sitting_out = after & state.turns.ahead;
  }
  return due | state.turns.skipped;
}

std::optional<std::uint32_t> laid_again(const Position& state, Seat seat) {
  if (state.turns.misplaced == 0 || state.turns.misplaced_by != seat || state.turns.misplaced != state.ply)
    return std::nullopt;
  return state.turns.misplaced - 1;
}

int next_pick(const Position& state, Seat seat) {
  int index = state.turns.pick_index;
  while (index % std::max<int>(1, state.players) != state.position(seat)) ++index;
  return index;
}

void begin_phase(Position& state, bool strict) {
  state.turns.strict = strict;
  state.turns.opened = false;
  if (state.turns.starters != 0) state.turns.first = state.turns.starters;
  state.turns.turn = state.turns.first;
  state.turns.skipped = state.turns.ahead = 0;
  state.turns.passed = 0;
  state.turns.phase_over = false;
  state.turns.last_pass = state.turns.after_planning = 0;
}

void settle_starter(Position& state, Seat seat) {
  state.turns.next_first = state.next(bit(seat));
  if ((state.turns.first & bit(seat)) == 0) {
    state.turns.next_first |= state.next(state.turns.first);
    state.turns.starters = state.turns.first | bit(seat);
  }
  state.turns.first = bit(seat);
  state.turns.first_seen = true;
  state.turns.turn = state.turns.first;
}

void settle_phase(Position& state, Seat seat) {
  if (state.turns.opened || !state.turns.first_seen || (state.turns.first & bit(seat)) == 0) return;
  state.turns.first = state.turns.turn = bit(seat);
}

namespace {

/// Whoever is passed over by a play out of turn, from those due on; nobody where a player takes a second turn at once.
Seats passed_over(const Position& state, Seat seat) {
  Seats over = 0;
  for (std::uint8_t due = 0; due < state.players; ++due) {
    if ((state.turns.turn >> due & 1) == 0 || state.next(seat) == Seat{due}) continue;
    for (Seat other{due}; other != seat && (over & bit(other)) == 0; other = state.next(other)) over |= bit(other);
  }
  return over;
}

/// It becomes the turn of a player who can only have it because those due sit it out: they are no longer ahead.
void sit_out(Position& state, Seat seat) {
  for (std::uint8_t due = 0; due < state.players; ++due) {
    if ((state.turns.turn >> due & 1) == 0) continue;
    Seats out = 0;
    Seat at{due};
    for (; at != seat && (state.turns.ahead & ~out & bit(at)) != 0; at = state.next(at)) out |= bit(at);
    if (at == seat) state.turns.ahead &= static_cast<Seats>(~out);
  }
}

}  // namespace

void move_turn_on(Position& state, Seat seat) {
  const Seats left = bit(state.next(seat)), others = state.turns.turn & static_cast<Seats>(~bit(seat));
  const bool due = others != state.turns.turn, skipped = (state.turns.skipped & bit(seat)) != 0;
  state.turns.opened = true;
  if (!state.turns.strict || (due && !(skipped && others != 0))) {
    state.turns.turn = left;
  } else if (skipped) {  // makes good; the play goes on with whoever was due, or with the left neighbour
    state.turns.turn = others | left;
    state.turns.skipped &= static_cast<Seats>(~bit(seat));
    if (state.turns.skipped == 0) state.turns.ahead = 0;
  } else if ((may_play(state) & bit(seat)) != 0) {
    sit_out(state, seat);
    state.turns.turn = left;
  } else {
    state.turns.skipped |= passed_over(state, seat);
    state.turns.ahead |= bit(seat);
    state.turns.turn = left;
  }
}

namespace {

void count_pass(Position& state, Seat seat) {
  const bool all = count_pass(state.turns.passed, seat, state.position(seat), state.players, state.options.pass_end());
  state.turns.phase_over = state.turns.phase_over || all;
}

}  // namespace

void plan_turn(Position& state, Seat seat, bool passes) {
  if (opens_round(state)) settle_starter(state, seat);
  settle_phase(state, seat);
  if (!state.turns.strict && state.turns.turn != 0) {
    Seat due = first_of(state.turns.turn);
    for (int skipped = 0; due != seat && skipped < state.players; ++skipped) {
      count_pass(state, due);
      due = state.next(due);
    }
  }
  if (state.turns.phase_over && !passes && state.turns.after_planning == 0) state.turns.after_planning = state.ply + 1;
  if (passes) {
    const bool ended = state.turns.phase_over;
    count_pass(state, seat);
    if (!ended && state.turns.phase_over) state.turns.last_pass = state.ply + 1;
  } else {
    count_placing(state.turns.passed, state.position(seat), state.options.pass_end());
  }
  if (!state.turns.strict || (may_play(state) & bit(seat)) != 0 || !laid_again(state, seat)) move_turn_on(state, seat);
}

}  // namespace elfref::elfenland
