#include "elfref/elven_rage/asking/place_in_record.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "elfref/core/judging/replay.h"
#include "elfref/core/judging/turns.h"
#include "elfref/elven_rage/asking/slots.h"
#include "elfref/elven_rage/rules/game.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

namespace elfref::elven_rage {

PlaceInRecord::PlaceInRecord(const Session& read, const PositionRequest& request,
                             std::optional<ReachedPosition> reached)
    : session(read),
      ply(std::min<std::uint32_t>(request.ply, static_cast<std::uint32_t>(read.plays.size()))),
      state(reached ? std::move(reached->state) : begin(read, Rules::values(read))) {
  const auto size = static_cast<std::uint32_t>(session.plays.size());
  for (std::uint32_t i = reached ? reached->ply : 0; i < ply; ++i) play(i);
  const bool here = request.at_play && ply < size;
  if (here) {
    written = session.plays[ply].seat;
  } else {  // what stands before the first turn is no line
    while (ply < size && session.plays[ply].round == 0 &&
           !std::holds_alternative<UnknownTurns>(session.plays[ply].action))
      play(ply++);
    if (request.at_end && state.turn.open && ply < size) {
      Position last = state;  // a record that has ended the game stops there
      elven_rage::apply(last, session.plays[ply].action);
      if (last.end.ended != never) state = last;
    }
  }
  state.assault.ahead = state.turn.ahead = {};  // another line of an attack may stand here
  over = state.end.ended != never;
  if (!over && !((here || request.goes_on == true) && state.turn.open)) enter_the_next_turn();
  state.ply = ply;
  count_the_turns();
}

void PlaceInRecord::play(std::uint32_t i) {
  Play<Action> played = session.plays[i];
  go_on(played.action);
  make_play<Rules>(state, played, i);
}

/// A turn of which phase 3 is done may go on; what is asked about is the next one.
void PlaceInRecord::enter_the_next_turn() {
  const TurnState& turn = state.turn;
  if (turn.open && state.assault.open) return;
  if (turn.open) {
    const bool done = turn.attacks + turn.passed >= turn.captures && (turn.attacks > 0 || turn.decline_ply != never);
    if (!done) return;
    before = turn.seat;
    apply(state, EndTurn{.seat = turn.seat});
  }
  is_new = true;
  const bool none = std::ranges::none_of(session.plays.begin(), session.plays.begin() + ply,
                                         [](const auto& play) { return is_any<BeginTurn, UnknownTurns>(play.action); });
  apply(state,
        BeginTurn{.seat = state.turns.next, .midway = none && session.start.written && !session.start.at_summon});
}

void PlaceInRecord::count_the_turns() {
  if (!state.turn.open) return;
  for (std::uint32_t i = 0; i < ply; ++i) {
    const auto* begins = std::get_if<BeginTurn>(&session.plays[i].action);
    round += begins != nullptr && begins->seat == state.turn.seat ? 1 : 0;
  }
  const bool entered = before || round == 0 || !session.plays[ply - 1].seat ||
                       std::holds_alternative<EndTurn>(session.plays[ply - 1].action);
  if (entered) ++round;
}

std::string_view PlaceInRecord::phase() const {
  if (over) return phase::end;
  return state.assault.open && state.assault.entered ? phase::battle : phase::turn;
}

Message PlaceInRecord::phase_in_words() const {
  if (over) return msg::after_the_end();
  const TurnState& turn = state.turn;
  const Assault& assault = state.assault;
  if (assault.open && !assault.entered) return msg::phase_before_battle();
  if (assault.open && !assault.laid) return msg::phase_layout();
  if (assault.open) return assault.centred ? msg::phase_fight() : msg::phase_centre();
  const bool begun = turn.midway || turn.attacks > 0 || turn.decline_ply != never;
  if (!begun && !turn.summoned && !turn.first) return msg::phase_summon();
  if (!begun && !turn.discarded) return msg::phase_discard();
  return msg::phase_capture();
}

namespace {

/// The player of a side of the battle under way. Neutral cards are played by an opponent of the attacker.
Seat player_on(const Position& state, Side side) {
  const Assault& assault = state.assault;
  if (side == Side::attacker) return assault.attacker;
  const std::optional<Seat> defender = assault.defender();
  return defender ? *defender : next_in(state, assault.attacker);
}

}  // namespace

WhoseTurn whose_turn(const Position& state) {
  WhoseTurn found;
  if (!state.turn.open || state.end.ended != never) return found;
  const Assault& assault = state.assault;
  const std::optional<Seat> defender = assault.open ? assault.defender() : std::nullopt;
  found.seat = state.turn.seat;
  const auto answers = [&](Seat seat) {
    found.others.push_back(*found.seat);
    found.seat = seat;
  };
  if (!assault.open) {
    // Whoever has too many cards discards before the turn goes on.
    for (const Seat one : seats_of(state.turns.over, state.players))
      if (found.seat == state.turn.seat && one != *found.seat && surplus_of(state, one).min > 0) answers(one);
    return found;
  }
  if (!assault.entered) {
    if (defender) answers(*defender);
    return found;
  }
  const Seat other = player_on(state, Side::defender);
  const bool acts = is_judged(assault);
  bool his = false;
  if (acts) {
    Fight now = assault.battle.fight[0];
    begin_turn(now);
    for (const elven_rage::Place place : edge)
      his = his || (has(turn_of(now).places, place) && now[place].side == Side::defender);
  }
  if (his && other != assault.attacker) {
    answers(other);
  } else if (defender) {
    found.others.push_back(*defender);
  }
  return found;
}

std::optional<Seat> who_acts(const Position& before, const WrittenAct& act) {
  const Assault& assault = before.assault;
  if (!assault.open) return std::nullopt;
  CardId id = act.card.card;
  if (act.card.place > 0 && act.card.place <= edge_places && assault.laid)
    id = card_at(assault, elven_rage::Place{static_cast<std::uint8_t>(act.card.place - 1)});
  const Fighter card = fighter_of(before, assault, id);
  return card.side_known ? std::optional(player_on(before, card.side)) : whose_turn(before).seat;
}

}  // namespace elfref::elven_rage
