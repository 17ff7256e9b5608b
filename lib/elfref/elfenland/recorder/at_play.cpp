#include <string>
#include <variant>

#include "elfref/core/record/new_entry.h"
#include "elfref/elfenland/recorder/guide.h"
#include "elfref/elfenland/words/elfenland_msg.h"

// The question at a play that is recorded: another one in its place, or one before it.

namespace elfref::elfenland {

Guide::Question Guide::ask_at(const Desk& desk, const RecordedPlay& play) {
  Question question;
  const Action& action = desk.session().plays[play.ply].action;
  Spot spot{
      .state = desk.kept.before(play.ply), .seat = play.seat.value_or(Seat{}), .phase = play.phase, .ply = play.ply};
  question.state = spot.state;
  question.round = play.round;
  question.phase = play.phase;
  const Seat seat = spot.seat;
  if (!std::holds_alternative<ShowRow>(action)) question.seat = seat;
  const auto add = [&](std::string form) {
    question.forms.push_back({form, recorder::words_of_form<Guide>(form), spot});
  };
  if (play.phase == phase::deal) question.title = msg::recorder_cards_of({.player = seat}), add("deal");
  if (play.phase == phase::draw) question.title = msg::recorder_draws({.player = seat}), add("draw");
  if (play.phase == phase::keep) question.title = msg::recorder_keeps({.player = seat}), add("keep");
  if (std::holds_alternative<ShowRow>(action)) {
    question.title = msg::recorder_row_opens();
    add("row");
  } else if (play.phase == phase::choose) {
    question.title = msg::recorder_picks({.player = seat});
    add("pick");
  }
  if (play.phase == phase::plan) {
    question.title = msg::recorder_plans({.player = seat});
    add("place");
    question.actions.push_back({.shown = {.id = "pass", .words = msg::recorder_pass(), .picto = "pass"},
                                .entry = NewEntry{{}, desk.key_of(seat) + ": pass"},
                                .state = spot.state,
                                .plays = {Pass{.seat = seat}}});
  }
  if (play.phase == phase::travel) {
    question.title = msg::recorder_travels({.player = seat});
    add("step");
    if (std::holds_alternative<EndJourney>(action)) add("discard");  // cards are discarded after the last step
  }
  return question;
}

}  // namespace elfref::elfenland
