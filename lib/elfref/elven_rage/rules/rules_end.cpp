#include <optional>

#include "elfref/core/judging/claims.h"
#include "elfref/elven_rage/rules/judges.h"
#include "elfref/elven_rage/table/gap.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

namespace elfref::elven_rage {

Finding no_turn_after_the_end(const Position& state, const BeginTurn&) {
  if (state.end.ended == never) return kept();
  return broken_after(whole, msg::turn_after_end(), state.end.ended, msg::ended_here());
}

Finding nothing_after_the_end(const Position& state) {
  if (state.end.ended == never || state.turn.ended_early) return kept();  // of a later turn all is told
  return odd([&] { return Words{.message = msg::game_was_over(), .earlier = {{state.end.ended, msg::ended_here()}}}; });
}

Finding goal_is_fulfilled(const Position& state, const ShowGoal& shown) {
  if (state.scenario != Scenario::supremacy) return broken_by(whole, msg::goal_where_none());
  const PlayerState& player = state[shown.seat];
  if (player.has_goal && player.goal != nothing_named && shown.goal != nothing_named && player.goal != shown.goal)
    return broken_by(object, msg::has_other_goal({.player = shown.seat}));
  if (shown.goal == nothing_named || !state.box->components.goals[shown.goal].listed) return kept();
  const Goal& goal = state.box->components.goals[shown.goal];
  const Range done = fulfilled(state, shown.seat, goal);
  if (done.min == 1) return kept();
  if (done.max == 1) return taken_on_trust(map_not_known);
  return broken_by(object, msg::goal_not_fulfilled({.goal = verbatim(goal.name), .needs = verbatim(in_words(goal))}));
}

namespace {

/// Of an attack with which a record stops it is open how it ended by the time of a claim.
std::optional<Position> with_its_attack_over(const Position& state) {
  if (!may_go_on(state) || state.end.ended != never) return std::nullopt;
  Position over = state;
  open_gap(over, Gap::attack);
  over.turn.unknown = false;
  return over;
}

}  // namespace

Finding winner_is_right(const Position& state, const ClaimWinner& claim) {
  if (const auto over = with_its_attack_over(state)) return winner_is_right(*over, claim);
  if (state.end.ended != never && state.end.winners == claim.seats) return kept();
  Words words;
  if (state.end.ended != never) {
    const auto winners = seats_of(state.end.winners, static_cast<std::size_t>(state.players));
    words.message = msg::have_won({.players = list(Joint::and_, winners)});
    words.earlier.push_back({state.end.ended, msg::game_ended_here()});
    return broken(std::move(words));
  }
  for (const Seat seat : seats_of(claim.seats, static_cast<std::size_t>(state.players)))
    if (state[seat].out) {
      words.message = msg::is_out({.player = seat});
      return broken(std::move(words));
    }
  bool open = state.end.may_have_ended;
  if (state.scenario == Scenario::supremacy)
    for (const Seat seat : seats_of(claim.seats, static_cast<std::size_t>(state.players))) {
      const PlayerState& player = state[seat];
      const bool known =
          player.has_goal && player.goal != nothing_named && state.box->components.goals[player.goal].listed;
      open = open || !known || fulfilled(state, seat, state.box->components.goals[player.goal]).max == 1;
    }
  if (open)
    if (Finding clash = results_agree(state, 0); clash.answer != Answer::kept) return clash;
  words.message = open ? msg::nothing_shows_winner() : msg::no_winner_yet();
  words.open = open;
  return broken(std::move(words));
}

Finding figure_is_right(const Position& state, const ClaimFigure& claim) {
  if (const auto over = with_its_attack_over(state)) return figure_is_right(*over, claim);
  const auto at = static_cast<std::size_t>(claim.figure);
  Finding found =
      judge_number({claim.seat, figure_names[at], claim.value}, figure_of(state, claim.seat, claim.figure), {});
  const bool of_hand = claim.figure == Figure::hand || claim.figure == Figure::artifacts;
  if (found.answer == Answer::broken && found.words->open && of_hand && state.unrecorded.untold != never)
    found.words->earlier.push_back({state.unrecorded.untold, msg::battle_without_acts()});
  if (state.claims == nullptr || (found.answer == Answer::broken && !found.words->open)) return found;
  Finding clash = results_agree(state, state.claims->number[claim.seat.value][at]);
  return clash.answer == Answer::kept ? std::move(found) : std::move(clash);
}

}  // namespace elfref::elven_rage
