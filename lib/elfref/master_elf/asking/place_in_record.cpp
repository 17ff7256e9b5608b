#include "elfref/master_elf/asking/place_in_record.h"

#include <algorithm>
#include <variant>

#include "elfref/core/judging/replay.h"
#include "elfref/master_elf/rules/game.h"
#include "elfref/master_elf/words/master_elf_msg.h"

namespace elfref::master_elf {

PlaceInRecord::PlaceInRecord(const Session& read, const PositionRequest& request)
    : session(read),
      ply(std::min<std::uint32_t>(request.ply, static_cast<std::uint32_t>(read.plays.size()))),
      state(begin(read, Rules::values(read))) {
  const auto size = static_cast<std::uint32_t>(session.plays.size());
  for (std::uint32_t i = 0; i < ply; ++i) play(i);
  while (ply < size && session.plays[ply].phase == phase::setup) play(ply++);  // what stands there is no line
  const Play<Action>* here = request.at_play && ply < size ? &session.plays[ply] : nullptr;
  round = here != nullptr ? here->round : ply > 0 ? session.plays[ply - 1].round : 0;
  const bool late = state.turn.open && ply < size && std::holds_alternative<Stuck>(session.plays[ply].action);
  may_be_over = here != nullptr || !late;
  if (request.at_end && request.goes_on != true && here == nullptr && may_be_over) end_the_turn();
  over = state.end.outcome != Outcome::open;
  if (over || state.turn.open) return;
  const bool gift_is_due =
      here != nullptr ? std::holds_alternative<NewGift>(here->action) : state.turns.returned && session.gift_lines;
  if (gift_is_due) return;
  if (here != nullptr && here->seat) {
    enter_turn(*here->seat);
  } else if (state.turns.next_known) {
    if (state.turns.any_turn && state.turns.next == Seat{}) ++round;
    enter_turn(state.turns.next);
  }
  state.ply = ply;
  round = std::max(round, session.start.round);
}

void PlaceInRecord::play(std::uint32_t i) {
  make_play<Rules>(state, session.plays[i], i);
}

/// A written turn is whole.
void PlaceInRecord::end_the_turn() {
  const auto size = static_cast<std::uint32_t>(session.plays.size());
  if (!state.turn.open || ply >= size) return;
  before = state.turn.seat;
  while (ply < size && state.turn.open) play(ply++);
}

void PlaceInRecord::enter_turn(Seat seat) {
  master_elf::apply(state, BeginTurn{.seat = seat});
}

std::optional<Seat> PlaceInRecord::whose() const {
  if (over) return std::nullopt;
  if (state.turn.open) return state.turn.seat;
  return state.turns.next_known ? std::optional(state.turns.next) : std::nullopt;
}

std::string_view PlaceInRecord::phase() const {
  return over ? phase::end : phase::turn;
}

Message PlaceInRecord::phase_in_words() const {
  if (over) return msg::after_the_end();
  if (!state.turn.open) return msg::turn_comes_back();
  if (state.turn.created != no_ply) return msg::turn_after_gift();
  return state.turn.visit == no_ply ? msg::turn_before_movement() : msg::turn_after_movement();
}

}  // namespace elfref::master_elf
