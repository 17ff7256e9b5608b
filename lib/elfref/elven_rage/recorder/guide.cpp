#include "elfref/elven_rage/recorder/guide.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "elfref/core/record/edit.h"
#include "elfref/core/record/keys.h"
#include "elfref/elven_rage/asking/asking.h"
#include "elfref/elven_rage/asking/board_picture.h"
#include "elfref/elven_rage/asking/place_in_record.h"
#include "elfref/elven_rage/asking/slots.h"
#include "elfref/elven_rage/rules/judges.h"
#include "elfref/elven_rage/rules/moves.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

// The question at a place: what is due in the turn or the battle, and what may be written there.

namespace elfref::elven_rage {
namespace {

using recorder::Level;
using Steps = std::vector<EntryStep>;
using ActionAt = recorder::ActionAt<ElvenRageKit>;

// ---------------------------------------------------------------- where entries go

Steps to_turns() {
  return {{.key = std::string(Guide::plays_key), .shape = Shape::list}};
}
Steps to_turn(const Guide::Desk& desk, Seat turn, bool is_new) {
  Steps path = to_turns();
  path.push_back({.shape = Shape::map, .is_new = is_new});
  path.push_back({.key = desk.name_of(turn), .shape = Shape::list, .name = true});
  return path;
}

/// Whether the last turn of the record is a list of lines, to which another can be added.
bool has_lines(const Guide::Desk& desk) {
  const Record& record = desk.written.record;
  const Node* turns = record.find(record.root(), Guide::plays_key);
  if (turns == nullptr || turns->shape != Shape::list) return false;
  bool lines = false;
  for (const Node& item : record.children(*turns)) {
    if (item.shape != Shape::map) {
      lines = false;
      continue;
    }
    for (const RecordEntry& entry : entries_of(record, item)) {
      if (!is_remark_word(entry.key->text)) lines = entry.value->shape == Shape::list;
    }
  }
  return lines;
}

// ---------------------------------------------------------------- the place

/// The place of the next line.
struct Here {
  Position state;                      ///< in the turn to which the line would belong
  bool is_new = false;                 ///< that turn is not in the record yet
  std::optional<Position> goes_on{};   ///< then the turn before it, which may still go on
  bool over = false;                   ///< the game has ended
  int round = 0;                       ///< the number of the turn of its player
  std::optional<std::uint32_t> ply{};  ///< of the line in place of which it would be

  [[nodiscard]] Seat turn() const { return state.turn.seat; }
};

/// The position from which the last turn is played again: its attack may go on after its last line.
std::optional<ReachedPosition> before_last_turn(const Guide::Desk& desk, std::uint32_t ply) {
  for (std::uint32_t at = ply; at-- > 0;)
    if (is_any<BeginTurn, UnknownTurns>(desk.session().plays[at].action))
      return ReachedPosition{at, desk.kept.before(at)};
  return std::nullopt;
}

Here here_of(const Guide::Desk& desk, std::optional<Seat> wanted) {
  const std::uint32_t ply = desk.plays.empty() ? 0 : desk.plays.back().next_ply;
  const auto reached = before_last_turn(desk, ply);
  PlaceInRecord place(desk.session(), {.ply = ply, .at_end = true}, reached);
  Here here{.state = std::move(place.state), .is_new = place.is_new, .over = place.over, .round = place.round};
  if (here.over) return here;
  if (!here.is_new && !has_lines(desk)) {  // `Anna: unknown` is a whole turn
    const Seat turn = here.turn();
    if (here.state.turn.open) apply(here.state, EndTurn{.seat = turn});
    apply(here.state, BeginTurn{.seat = here.state.turns.next});
    here.is_new = true;
  } else if (place.before && has_lines(desk)) {
    here.goes_on = PlaceInRecord(desk.session(), {.ply = ply, .at_end = true, .goes_on = true}, reached).state;
  }
  const TurnState& now = here.state.turn;
  const bool may_end = !here.state.assault.open && (now.attacks > 0 || now.decline_ply != never);
  if (!wanted || *wanted == here.turn() || !(here.is_new || may_end)) return here;
  if (!here.is_new) {  // the turn might go on, but another player's begins
    here.goes_on = here.state;
    if (now.open) apply(here.state, EndTurn{.seat = here.turn()});
    here.is_new = true;
  }
  apply(here.state, BeginTurn{.seat = *wanted});
  return here;
}

std::string_view phase_of(const Position& state) {
  return state.assault.open && state.assault.entered ? phase::battle : phase::turn;
}

Message words_of(std::string_view form) {
  if (form == form::act) return msg::rage_form_act();
  if (form == form::keep) return msg::rage_form_keep();
  if (form == form::new_card) return msg::rage_form_new_card();
  return recorder::words_of_form<Guide>(form);
}

/// Whether something of a player's belongs to the turn of others too: an Action, a Treasure, a trade.
bool is_of_anybody(std::string_view form) {
  constexpr std::array all{form::plays,  form::uses,  form::answers, form::answers_with, form::artifact, form::treasure,
                           form::trades, form::gives, form::goal,    form::hand,         form::discard};
  return std::ranges::find(all, form) != all.end();
}

/// Whether only the player whose turn it is may do it.
bool is_of_the_turn(std::string_view form) {
  return form == form::summon || form == form::attack || form == form::decline;
}

/// Whether a player may have fulfilled a goal that the set lists.
bool may_show_a_goal(const Position& state, Seat seat) {
  const std::vector<Goal>& goals = state.box->components.goals;
  for (GoalId goal = 0; goal < goals.size(); ++goal)
    if (goals[goal].listed && legality(state, ShowGoal{.seat = seat, .goal = goal}) != Legality::no) return true;
  return false;
}

// ---------------------------------------------------------------- the question

/// Puts a question together.
class Asking {
 public:
  Asking(const Guide::Desk& desk, Here here, std::optional<Seat> wanted)
      : desk_(desk), here_(std::move(here)), wanted_(wanted) {
    question_.state = here_.state;
    question_.round = here_.round;
    question_.phase = here_.over ? phase::end : phase_of(here_.state);
  }

  Guide::Question ask() {
    if (here_.over) {
      question_.over = true;
      question_.title = elven_rage::msg::rage_over();
      return std::move(question_);
    }
    const bool open = state().assault.open;
    set_seat(open || !state().turn.open ? whose_turn(state()).seat : turn());
    if (ask_keep() || ask_surplus()) return std::move(question_);
    const Assault& assault = state().assault;
    if (!assault.open) {
      ask_turn();
      ask_goal();
    } else if (desk_.level == Level::minimal && (assault.entered || assault.squad > 0 || assault.free())) {
      ask_outcome();
    } else if (!assault.entered && !assault.laid) {
      ask_before();
    } else if (!assault.laid) {
      ask_layout();
    } else if (!assault.centred) {
      ask_centre();
    } else {
      ask_fight();
    }
    add_things();
    add_unseen();
    return std::move(question_);
  }
  /// The question in place of a line. The form of that line comes first.
  Guide::Question ask_again(std::string_view form, Seat seat) {
    Guide::Question question = ask();
    auto& forms = question.forms;
    const auto same = [&](const Guide::FormAt& one) { return one.id == form && one.spot.seat == seat; };
    const auto asked = std::ranges::find_if(forms, same);
    if (asked == forms.end())
      forms.insert(forms.begin(), Guide::FormAt{std::string(form), words_of(form), spot(seat)});
    else
      std::rotate(forms.begin(), asked, asked + 1);
    return question;
  }

 private:
  [[nodiscard]] const Position& state() const { return here_.state; }
  [[nodiscard]] Seat turn() const { return here_.turn(); }

  /// Sets who is asked. All others may do something too.
  void set_seat(std::optional<Seat> due) {
    question_.seat = due;
    question_.others.clear();
    for (std::uint8_t seat = 0; seat < state().players; ++seat)
      if (!state().of[seat].out && Seat{seat} != question_.seat) question_.others.push_back(Seat{seat});
  }

  [[nodiscard]] Guide::Spot spot(Seat seat) const {
    return {.state = state(), .seat = seat, .phase = phase_of(state()), .is_new = here_.is_new, .ply = here_.ply};
  }
  void add_form(std::string_view form, Guide::Spot spot) {
    question_.forms.push_back({std::string(form), words_of(form), std::move(spot)});
  }
  void add_form(std::string_view form, Seat seat) { add_form(form, spot(seat)); }

  /// An answer without slots.
  ActionAt& add(std::string id, Message words, Action play, std::string picto = {}) {
    const Guide::Spot at = spot(player_of(play).value_or(turn()));
    return add(std::move(id), std::move(words), std::move(play), std::move(picto), at);
  }
  ActionAt& add(std::string id, Message words, Action play, std::string picto, const Guide::Spot& at) {
    ActionAt action{.shown = {.id = std::move(id), .words = std::move(words), .picto = std::move(picto)},
                    .entry = Guide::entry(desk_, at, play),
                    .state = before_line(at.state, play),
                    .plays = {std::move(play)}};
    question_.actions.push_back(std::move(action));
    return question_.actions.back();
  }
  /// The way to a form.
  void open(std::string id, Message words, std::string_view form, std::string picto = {}) {
    question_.actions.push_back(
        {.shown = {
             .id = std::move(id), .words = std::move(words), .picto = std::move(picto), .form = std::string(form)}});
  }

  // -------------------------------------------------------------- the setup

  /// The cards that are kept at the start, where everything is written down.
  bool ask_keep() {
    if (desk_.level != Level::full || !desk_.plays.empty() || here_.ply || desk_.session().start.written) return false;
    Seats kept = 0;
    for (const Play<Action>& play : desk_.session().plays)
      if (std::holds_alternative<Keep>(play.action) && play.seat) kept |= elfref::bit(*play.seat);
    for (std::uint8_t seat = 0; seat < state().players; ++seat) {
      if ((kept & elfref::bit(Seat{seat})) != 0 || (wanted_ && *wanted_ != Seat{seat})) continue;
      question_.title = msg::rage_keeps({.player = Seat{seat}});
      set_seat(Seat{seat});
      Guide::Spot at = spot(Seat{seat});
      at.state = Guide::start(desk_.session());
      at.phase = phase::setup;
      add_form(form::keep, at);
      const Action keep = Keep{Seat{seat}, Cards{.unknown = full_hand}};
      question_.actions.push_back({.shown = {.id = "number", .words = msg::rage_only_number({.number = full_hand})},
                                   .entry = Guide::entry(desk_, at, keep),
                                   .state = at.state,
                                   .plays = {keep}});
      return true;
    }
    return false;
  }

  // -------------------------------------------------------------- a turn

  void ask_turn() {
    const Position& now = state();
    const TurnState& turn_now = now.turn;
    const bool begun = turn_now.attacks > 0 || turn_now.decline_ply != never;
    if (here_.goes_on && desk_.level != Level::minimal) ask_artifact(*here_.goes_on, false);
    if (!begun && !turn_now.midway && desk_.level == Level::full && question_.forms.empty() && ask_first_phases())
      return;
    if (question_.title.empty()) {
      question_.title = msg::rage_attacks_what({.player = turn()});
      question_.hint = now.has_map() ? msg::rage_hint_land() : msg::rage_hint_place();
    } else {
      question_.hint = msg::rage_hint_or_next({.player = turn()});
    }
    if (!here_.goes_on && desk_.level != Level::minimal) ask_artifact(now, here_.is_new);
    Guide::Spot at = spot(turn());
    at.state = before_line(now, Attack{.seat = turn()});
    add_form(form::attack, at);
  }

  /// After all the attacker draws two cards instead.
  void add_decline() {
    const Seat seat = state().assault.attacker;
    add("decline", msg::rage_declines({.player = seat}),
        Decline{.seat = seat, .cards = drawn_by(state(), Decline{.seat = seat})}, "pass");
  }

  /// An Artifact that is due for a land.
  void ask_artifact(const Position& at, bool is_new) {
    if (at.turn.artifacts_due == 0 && !at.turn.artifact_perhaps) return;
    question_.title = msg::rage_takes_artifact({.player = at.turn.seat});
    set_seat(at.turn.seat);
    add_form(form::artifact,
             {.state = at, .seat = at.turn.seat, .phase = phase::turn, .is_new = is_new, .ply = here_.ply});
  }

  /// Who has taken a land may show a secret goal, and the game ends. Where a set lists the goals, this comes first as
  /// soon as one may be fulfilled; else it comes last.
  void ask_goal() {
    const Position& now = here_.goes_on ? *here_.goes_on : state();
    const Seat seat = now.turn.seat;
    if (now.scenario != Scenario::supremacy || now.turn.last_won != true || now[seat].out) return;
    const bool listed = std::ranges::any_of(now.box->components.goals, &Goal::listed);
    if (listed && !may_show_a_goal(now, seat)) return;
    question_.forms.insert(listed ? question_.forms.begin() : question_.forms.end(),
                           {std::string(form::goal),
                            words_of(form::goal),
                            {.state = now,
                             .seat = seat,
                             .phase = phase::turn,
                             .is_new = here_.is_new && !here_.goes_on,
                             .ply = here_.ply}});
  }

  /// Asks for cards, by name or only how many. `of`: what is written for their number.
  template <class Of>
  void ask_cards(std::string_view form, Message title, Guide::Spot at, Range number) {
    question_.title = std::move(title);
    question_.hint = msg::rage_hint_cards();
    set_seat(at.seat);
    const Action as_due = Of{at.seat, number.exact() ? Cards{.unknown = number.min} : Cards{.due = true}};
    add("number", msg::rage_only_how_many(), as_due, piece::card, at);
    add_form(form, std::move(at));
  }

  /// Summon and Discard, where cards are written by name.
  bool ask_first_phases() {
    const TurnState& now = state().turn;
    const Range summoned = summon_due(state(), turn()), surplus = surplus_of(state(), turn());
    if (!now.summoned && !now.first && summoned.max > 0) {
      ask_cards<Summon>(form::summon, msg::rage_summons({.number = summoned, .player = turn()}), spot(turn()),
                        summoned);
      return true;
    }
    if (now.discarded || surplus.max == 0) return false;
    ask_cards<Discard>(form::discard, msg::rage_discards({.number = surplus, .player = turn()}), spot(turn()), surplus);
    return true;
  }

  /// What exceeds five cards at once, as after a Treasure: nothing else comes before it. Likewise by name.
  bool ask_surplus() {
    if (desk_.level != Level::full) return false;
    const Position& now = here_.goes_on ? *here_.goes_on : state();
    for (const Seat seat : seats_of(now.turns.over, now.players)) {
      const Range surplus = surplus_of(now, seat);
      if (surplus.min == 0 || (wanted_ && *wanted_ != seat)) continue;
      Guide::Spot at = spot(seat);
      at.state = now;
      at.is_new = here_.is_new && !here_.goes_on;
      Message title = msg::rage_discards({.number = surplus, .player = seat});
      ask_cards<Discard>(form::discard, std::move(title), std::move(at), surplus);
      return true;
    }
    return false;
  }

  // -------------------------------------------------------------- before a battle

  void ask_before() {
    const Assault& assault = state().assault;
    const Seat attacker = assault.attacker;
    if (assault.may_be_free()) {
      question_.title = assault.squad > 0 ? msg::rage_seats_title() : msg::rage_which_squad({.player = attacker});
      question_.hint = assault.squad > 0 ? msg::rage_hint_seats() : msg::rage_hint_squad();
      if (assault.squad == 0) {
        if (!assault.looked) add_form(form::look, attacker);
        add_form(form::fight, attacker);
      }
      add_layout();
      add_decline();
    }
    if (assault.reply != Reply::none && !assault.may_be_free()) return ask_layout();
    if (const auto owner = assault.defender(); owner && !assault.may_be_free()) {
      question_.title = msg::rage_answers({.player = *owner});
      question_.hint = desk_.level == Level::full ? msg::rage_hint_cards() : Message();
    }
    for (const Seat owner : seats_of(static_cast<Seats>(assault.owners & ~nobody), state().players)) {
      const Cards due{.due = true};
      if (desk_.level == Level::full) add_form(form::defend, owner);
      add("defends", msg::rage_defends({.player = owner}), Defend{owner, due});
      add("retreats", msg::rage_retreats({.player = owner}), Retreat{owner, drawn_by(state(), Retreat{.seat = owner})});
      add("gives-up", msg::rage_gives_up_land({.player = owner}), GiveUp{owner});
    }
    if (question_.forms.empty()) add_outcomes();
  }

  // -------------------------------------------------------------- the layout

  void add_layout() {
    const Assault& assault = state().assault;
    if (desk_.level == Level::minimal) return add_outcomes();
    if (desk_.level == Level::full && !assault.sent_written[0]) add_form(form::send, assault.attacker);
    add_form(form::seats, assault.attacker);
    add_outcomes();
  }
  void ask_layout() {
    question_.title = msg::rage_seats_title();
    question_.hint = msg::rage_hint_seats();
    add_layout();
  }
  void ask_centre() {
    question_.title = msg::rage_centre_title();
    question_.hint = msg::rage_hint_centre();
    add_form(form::centre, state().assault.attacker);
    add_outcomes();
  }

  // -------------------------------------------------------------- the fight

  void ask_fight() {
    const Assault& assault = state().assault;
    const bool judged = is_judged(assault);
    question_.title = msg::rage_battle_for({.place = place_name(state(), assault)});
    question_.hint = msg::rage_hint_any_act();
    if (judged) {
      const Turn due = turn_in(as_it_stands(assault.battle));
      std::vector<Message> cards;
      for (const elven_rage::Place place : edge)
        if (has(due.places, place)) cards.push_back(name_in_battle(state(), card_at(assault, place)));
      if (!cards.empty()) {
        question_.title = msg::rage_acts({.cards = list(Joint::or_, cards)});
        question_.hint = due.why == Due::attacker_first ? msg::rage_hint_attacker({.initiative = due.initiative})
                         : due.why == Due::by_turns     ? msg::rage_hint_by_turns({.initiative = due.initiative})
                                                        : msg::rage_hint_act({.initiative = due.initiative});
      } else {
        question_.hint = msg::nobody_acts();
      }
    }
    add_form(judged ? form::act : form::any_act, whose_turn(state()).seat.value_or(assault.attacker));
    if (!assault.swapped && !assault.acts_written) open("swap", msg::rage_swaps(), form::swap);
    if (!assault.fallen && !assault.acts_written) open("fallen", msg::rage_who_fell(), form::fallen);
    if (!assault.loop && legality(state(), Loop{assault.attacker}) == Legality::yes)
      add("loop", msg::rage_loop(), Loop{assault.attacker});
    add_outcomes();
  }

  /// Where only the plays are written down, a battle is its outcome.
  void ask_outcome() {
    const Assault& assault = state().assault;
    question_.title = msg::rage_battle_for({.place = place_name(state(), assault)});
    add_outcomes();
    if (assault.may_be_free() && !assault.entered) add_decline();
  }

  void add_outcomes() {
    const Assault& assault = state().assault;
    if (!assault.open) return;
    const auto defender = assault.defender();
    for (const bool won : {true, false}) {
      const EndBattle end = ended(state(), won);
      const Message words = won        ? msg::rage_player_wins({.player = assault.attacker})
                            : defender ? msg::rage_player_wins({.player = *defender})
                                       : msg::rage_player_loses({.player = assault.attacker});
      add(won ? "won" : "lost", words, end).shown.main =
          assault.laid && assault.centred && legality(state(), end) == Legality::yes;
    }
  }

  // -------------------------------------------------------------- what may come at any time

  void add_things() {
    const auto any = [&](auto has_some) {
      return std::any_of(state().of.begin(), state().of.begin() + state().players, has_some);
    };
    if (desk_.level == Level::minimal) return;
    if (!here_.ply && can_describe_cards(desk_))
      open("new-card", msg::rage_form_new_card(), form::new_card, piece::card);
    if (any([](const PlayerState& player) { return player.hand.max > 0; }))
      open("action", msg::rage_form_plays(), form::plays, piece::card);
    if (any([](const PlayerState& player) { return player.artifacts.max > 0; }))
      open("artifact", msg::rage_form_uses(), form::uses, piece::artifact);
    if (state().turns.answerable) open("answer", msg::rage_form_answers(), form::answers, piece::card);
    if (any([](const PlayerState& player) { return player.treasures.max > 0; }))
      open("treasure", msg::rage_form_treasure(), form::treasure, piece::treasure);
  }

  void add_unseen() {
    const auto unseen = [&](std::string id, Message words, Steps path, std::string entry) {
      question_.unseen.push_back(
          {.shown = {.id = std::move(id), .words = std::move(words), .picto = std::string(value::unknown)},
           .entry = NewEntry{std::move(path), std::move(entry)}});
    };
    const std::string unknown(value::unknown);
    if (!here_.is_new) return unseen("unseen", msg::rage_something_not_seen(), to_turn(desk_, turn(), false), unknown);
    if (here_.goes_on)
      unseen("unseen", msg::rage_rest_not_seen({.player = here_.goes_on->turn.seat}),
             to_turn(desk_, here_.goes_on->turn.seat, false), unknown);
    unseen("unseen-turn", msg::rage_turn_not_seen({.player = turn()}), to_turns(),
           desk_.key_of(turn()) + ": " + unknown);
    unseen("unseen-turns", msg::rage_turns_not_seen(), to_turns(), unknown);
  }

  const Guide::Desk& desk_;
  Here here_;
  std::optional<Seat> wanted_;
  Guide::Question question_;
};

}  // namespace

Position Guide::start(const Session& session) {
  return begin(session, Rules::values(session));
}

std::vector<RecordedPlay> Guide::recorded(const Session& session) {
  return recorded_plays(session);
}

bool Guide::has_plays(const Session& session) {
  const bool turns = std::ranges::any_of(
      session.plays, [](const Play<Action>& play) { return is_any<BeginTurn, UnknownTurns>(play.action); });
  return turns || session.claims.empty();
}

recorder::Level Guide::level_of(const Desk& desk) {
  if (desk.plays.empty()) return recorder::Level::public_;
  recorder::Level level = recorder::Level::minimal;
  for (const RecordedPlay& recorded : desk.plays) {
    const Action& action = desk.session().plays[recorded.ply].action;
    const auto named = std::visit(
        [](const auto& line) {
          if constexpr (requires { line.cards.named; }) return !line.cards.named.empty();
          return false;
        },
        action);
    if (named && is_any<Summon, Discard, Decline, Send>(action)) return recorder::Level::full;
    if (is_any<Look, LayOut, LayCentre, WrittenAct, UseAction, UseArtifact, TakeArtifact>(action))
      level = recorder::Level::public_;
  }
  return level;
}

Guide::Question Guide::ask(const Desk& desk, std::optional<Seat> seat) {
  return Asking(desk, here_of(desk, seat), seat).ask();
}

Guide::Question Guide::ask_at(const Desk& desk, const RecordedPlay& play) {
  Here here{.state = desk.kept.before(play.ply), .round = play.round, .ply = play.ply};
  here.state.assault.ahead = here.state.turn.ahead = {};  // another line of an attack may stand here
  here.state.assault.ahead.last = last_line_of_attack(desk.session(), play.next_ply);
  const bool is_line = desk.session().plays[play.ply].counted && here.state.turn.open;
  if (is_line) {
    const auto form = choices_of(desk.session(), desk.session().plays[play.ply].action);
    const auto whose = who_plays(here.state, desk.session().plays[play.ply].action);
    const std::optional<Seat> seat = whose ? whose : play.seat;
    const Seat form_seat = seat.value_or(here.turn());
    return Asking(desk, std::move(here), seat).ask_again(form ? form->first : "unknown", form_seat);
  }
  Question question;
  question.title = msg::rage_whole_turn();
  question.state = std::move(here.state);
  question.seat = play.seat;
  question.round = play.round;
  question.phase = play.phase;
  return question;
}

std::optional<Seat> Guide::who_plays(const Position& before, const Action& play) {
  const auto* act = std::get_if<WrittenAct>(&play);
  return act == nullptr ? std::nullopt : who_acts(before, *act);
}

std::optional<Guide::FormAt> Guide::form_at(const Desk& desk, const Question& question, std::string_view form,
                                            std::optional<Seat> seat) {
  Message words = words_of(form);
  if (words.empty()) return std::nullopt;
  const bool at_play = !question.forms.empty() && question.forms.front().spot.ply;
  const Seat whose = seat      ? *seat
                     : at_play ? question.forms.front().spot.seat
                               : question.seat.value_or(Seat{0});
  if (whose.value >= desk.session().players.size()) return std::nullopt;
  if (at_play) {
    FormAt there{std::string(form), std::move(words), question.forms.front().spot};
    there.spot.seat = whose;
    return there;
  }
  if (question.over) {  // the turn in which the game ended goes on: what breaks a rule is written there
    if (!has_lines(desk)) return std::nullopt;
    return FormAt{std::string(form),
                  std::move(words),
                  {.state = question.state, .seat = whose, .phase = phase::turn, .is_new = false}};
  }
  Here here = here_of(desk, is_of_the_turn(form) ? std::optional(whose) : std::nullopt);
  const bool before = here.goes_on && is_of_anybody(form) && whose != here.turn();
  Position state = before ? *std::move(here.goes_on) : std::move(here.state);
  if (form == form::attack || form == form::decline) state = before_line(state, Attack{.seat = state.turn.seat});
  const std::string_view phase = phase_of(state);
  return FormAt{std::string(form),
                std::move(words),
                {.state = std::move(state), .seat = whose, .phase = phase, .is_new = here.is_new && !before}};
}

NewEntry Guide::entry(const Desk& desk, const Spot& spot, const Action& play) {
  std::string line = words(desk.session(), spot, play, false);
  if (std::holds_alternative<Keep>(play)) return {{{.key = "keep", .shape = Shape::map}}, std::move(line)};
  return {to_turn(desk, spot.state.turn.seat, spot.is_new), std::move(line)};
}

bool Guide::same_beginning(const Session& kept, const Session& now) {
  const bool same_claims =
      kept.claimed == now.claimed || (kept.claimed && now.claimed && *kept.claimed == *now.claimed);
  return same_claims && *kept.box == *now.box;
}

}  // namespace elfref::elven_rage
