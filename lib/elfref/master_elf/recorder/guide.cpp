#include "elfref/master_elf/recorder/guide.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "elfref/core/judging/replay.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/master_elf/asking/asking.h"
#include "elfref/master_elf/rules/judges.h"
#include "elfref/master_elf/rules/moves.h"
#include "elfref/master_elf/words/master_elf_msg.h"

// The question at a place: whose turn it is, whether the turn before may go on, and what may be written there.

namespace elfref::master_elf {
namespace {

using recorder::Level;
using Steps = std::vector<EntryStep>;
using ActionAt = recorder::ActionAt<MasterElfKit>;

// ---------------------------------------------------------------- where entries go

Steps to_turns() {
  return {{.key = std::string(Guide::plays_key)}};
}

/// The list of steps of a turn: of the last one, or of a new one.
Steps to_steps(const Guide::Desk& desk, Seat seat, bool is_new) {
  Steps path = to_turns();
  path.push_back({.shape = Shape::map, .is_new = is_new});
  path.push_back({.key = desk.name_of(seat), .name = true});
  return path;
}

/// The player whose steps are the last thing in the record, if another one can be written after them.
std::optional<Seat> under_way(const Guide::Desk& desk) {
  if (desk.plays.empty()) return std::nullopt;
  const RecordedPlay& last = desk.plays.back();
  const Action& action = desk.session().plays[last.ply].action;
  if (!last.seat || is_any<BeginTurn, Stuck, Shortage, NewGift>(action)) return std::nullopt;
  const auto entry = entry_around(desk.written.record, last.span);
  if (!entry || entry->parent->shape != Shape::list) return std::nullopt;
  const bool whole_turn = entry->key != nullptr && fold(entry->key->text) == fold(desk.name_of(*last.seat));
  return whole_turn ? std::nullopt : last.seat;
}

// ---------------------------------------------------------------- the end of the record

/// The end of a record.
struct End {
  Position closed;           ///< after its last turn
  std::optional<Seat> seat;  ///< the player whose last turn may go on
  Position open;             ///< in that turn
  bool moved = true;         ///< the player has moved in it
  int round = 1;
};

/// Ends the turn under way after its last step, as a record does by itself.
void end_turn(Position& state, const Action& last) {
  if (!state.turn.open) return;
  const Seat seat = state.turn.seat;
  const bool moved = state.turn.visit != no_ply || state.turn.unknown || is_any<Stuck>(last);
  if (!moved) master_elf::apply(state, Stuck{.seat = seat});
  master_elf::apply(state, EndTurn{seat});
}

End end_of(const Guide::Desk& desk) {
  const Session& session = desk.session();
  const auto size = static_cast<std::uint32_t>(session.plays.size());
  End end{.closed = desk.kept.end(), .seat = under_way(desk)};
  if (end.seat) {
    std::uint32_t ply = size;
    while (ply > 0 && Rules::supplied(session.plays[ply - 1].action)) --ply;
    end.open = desk.kept.before(ply);
    end.open.ply = size;
    end.moved = end.open.turn.visit != no_ply || end.open.turn.unknown || end.open.turn.created != no_ply;
    if (!end.open.turn.open) end.seat.reset();
  }
  end.closed.ply = size;
  if (size > 0) end_turn(end.closed, session.plays.back().action);
  end.round = desk.plays.empty() ? session.start.round : desk.plays.back().round;
  return end;
}

/// The table before all plays.
Guide::Spot before_all(const Guide::Desk& desk) {
  return {.state = desk.kept.before(0), .seat = {}, .phase = phase::setup};
}

/// A player's next turn, after the end of the record.
Guide::Spot new_turn(const End& end, Seat seat) {
  Guide::Spot spot{.state = end.closed, .seat = seat, .phase = phase::turn, .is_new = true};
  master_elf::apply(spot.state, BeginTurn{.seat = seat});
  return spot;
}

/// The turn at the end of the record, which goes on.
Guide::Spot same_turn(const End& end) {
  return {.state = end.open, .seat = *end.seat, .phase = phase::turn};
}

/// The same turn, where the sending of a parcel is written, which otherwise happens with the gift that fills it.
std::optional<Guide::Spot> at_sending(const Guide::Desk& desk, const End& end) {
  const std::uint32_t created = end.open.turn.created;
  if (created == no_ply || end.open.competitive) return std::nullopt;
  for (std::size_t i = 0; i < parcel_count; ++i) {
    const ParcelState& parcel = end.open.gifts.parcels[i];
    const bool sent_now = parcel.sent == Sure::yes && parcel.sent_ply == created;
    if (!sent_now || (end.open.turn.sent >> i & 1) != 0) continue;
    Guide::Spot spot = same_turn(end);
    const auto state =
        desk.probe({to_steps(desk, *end.seat, false), "send " + std::string(parcel_names[i])}, *end.seat);
    if (!state || full_parcels(*state).empty()) continue;
    spot.state = *state;
    return spot;
  }
  return std::nullopt;
}

/// Whether the turn has come back, and a gift is due that is written down.
bool gift_is_due(const Guide::Desk& desk, const Position& state) {
  const bool written = desk.session().gift_lines || desk.level != Level::minimal;
  return written && !state.competitive && state.turns.returned && state.turns.any_turn;
}

/// Whether the table has said that the game is over. No rule that is known ends the competitive one.
bool said_to_be_over(const Session& session) {
  return session.competitive && !session.claims.empty();
}

/// Whether the game has ended, although it is not known how: another turn would break a rule.
bool no_turn_may_follow(const Position& closed) {
  return Guide::legality(closed, BeginTurn{.seat = closed.turns.next}) == Legality::no;
}

template <class... Kinds>
bool may(const Position& state) {
  return !elfref::legal_moves<Moves>(state, kinds_of<Action, Kinds...>(), most_legal_plays).empty();
}

// ---------------------------------------------------------------- the question

/// Puts a question together.
class Asking {
 public:
  Asking(const Guide::Desk& desk, std::optional<Seat> seat) : desk_(desk), wanted_(seat), end_(end_of(desk)) {
    question_.state = end_.seat ? end_.open : end_.closed;
    question_.round = end_.round;
    question_.phase = phase::turn;
  }

  Guide::Question ask() {
    const Position& closed = end_.closed;
    const bool must_move = end_.seat && !end_.moved;
    const bool said = said_to_be_over(desk_.session());
    const bool ended = said || (end_.seat && end_.open.end.outcome != Outcome::open) ||
                       (!must_move && (closed.end.outcome != Outcome::open || no_turn_may_follow(closed)));
    if (ended) {
      question_.over = true;
      question_.state = closed;
      question_.phase = phase::end;
      question_.title = msg::ask_over();
      if (said) question_.hint = msg::ask_hint_winner();
      return std::move(question_);
    }
    if (must_move) {
      ask_movement(same_turn(end_));
      return std::move(question_);
    }
    const bool goes_on = end_.seat && (!wanted_ || *wanted_ == *end_.seat);
    if (end_.seat && wanted_ == end_.seat) {
      question_.title = msg::ask_rest({.player = *end_.seat});
      question_.seat = end_.seat;
    } else if (gift_is_due(desk_, closed) && !wanted_) {
      ask_gift();
    } else {
      ask_movement(new_turn(end_, wanted_.value_or(closed.turns.next)));
    }
    if (goes_on) ask_rest();
    if (closed.competitive && !desk_.plays.empty()) ask_whether_over();
    if (desk_.plays.empty() && desk_.level != Level::minimal) ask_what_lies();
    return std::move(question_);
  }

 private:
  void add_form(std::string_view id, Guide::Spot spot) {
    question_.forms.push_back({std::string(id), recorder::words_of_form<Guide>(id), std::move(spot)});
  }
  /// A form that is opened by an answer of its own.
  void add_with_action(std::string_view id, Message words, std::string picto, Guide::Spot spot) {
    recorder::Action shown{.id = std::string(id), .words = std::move(words), .picto = std::move(picto)};
    shown.form = id;
    question_.actions.push_back({.shown = std::move(shown)});
    add_form(id, std::move(spot));
  }
  void add_line(std::string id, Message words, std::string picto, const Guide::Spot& spot, Action play) {
    question_.actions.push_back({.shown = {.id = std::move(id), .words = std::move(words), .picto = std::move(picto)},
                                 .entry = Guide::entry(desk_, spot, play),
                                 .state = spot.state,
                                 .plays = {std::move(play)}});
  }
  void add_unseen(std::string id, Message words, Steps path, std::string entry) {
    question_.unseen.push_back({.shown = {.id = std::move(id), .words = std::move(words), .picto = "unknown"},
                                .entry = NewEntry{std::move(path), std::move(entry)}});
  }

  /// Where a player goes, and what may be done before.
  void ask_movement(const Guide::Spot& spot) {
    const Seat seat = spot.seat;
    const Position& state = spot.state;
    question_.state = state;
    question_.seat = seat;
    if (spot.is_new && state.turns.any_turn && seat == Seat{} && !desk_.plays.empty()) ++question_.round;
    question_.title = msg::ask_where({.player = seat});
    question_.hint = state.box->has_board ? msg::ask_hint_tap() : msg::ask_hint_name();
    for (std::uint8_t other = 0; other < state.players; ++other)
      if (Seat{other} != seat) question_.others.push_back({other});
    add_form(form::go, spot);
    add_exchange(spot);
    if (!spot.is_new && may<HelperGoes>(state)) add_with_action(form::helper, msg::ask_helper_goes(), "", spot);
    if (may<YetiHelp>(state)) add_with_action(form::yeti, msg::ask_yeti(), id_of_figure(Figure::yeti), spot);
    if (spot.is_new && Guide::legality(state, Stuck{.seat = seat}) != Legality::no)
      add_line("nothing", msg::ask_does_nothing({.player = seat}), "none", spot, Stuck{.seat = seat});
    add_line("stuck", msg::ask_stuck(), "stop", spot, Stuck{.seat = seat, .written = true});
    if (spot.is_new) {
      add_unseen("unseen", msg::ask_turn_not_seen({.player = seat}), to_turns(), desk_.key_of(seat) + ": unknown");
      add_unseen("unseen-turns", msg::ask_turns_not_seen(), to_turns(), "unknown");
    } else {
      add_unseen("unseen", msg::ask_rest_not_seen({.player = seat}), to_steps(desk_, seat, false), "unknown");
    }
  }

  /// Cards between players. While a turn may go on, they are its player's.
  void add_exchange(const Guide::Spot& spot) {
    if (spot.is_new && end_.seat && !wanted_) return;
    if (!may<Give>(spot.state)) return;
    add_with_action(form::give, msg::ask_gives({.player = spot.seat}), "card", spot);
    add_with_action(form::take, msg::ask_takes({.player = spot.seat}), "card", spot);
  }

  void ask_gift() {
    const Guide::Spot spot{.state = end_.closed, .seat = {}, .phase = phase::turn, .is_new = true};
    question_.state = end_.closed;
    question_.title = msg::ask_which_gift();
    question_.hint = msg::ask_hint_gift();
    add_form(form::gift, spot);
    question_.actions.push_back({.shown = {.id = "none", .words = msg::ask_no_gift(), .picto = "none"},
                                 .entry = NewEntry{to_turns(), "gift: none"},
                                 .state = end_.closed,
                                 .plays = {NewGift{.none = true}}});
    add_unseen("unseen", msg::ask_gift_not_seen(), to_turns(), "gift: unknown");
    add_unseen("unseen-turns", msg::ask_turns_not_seen(), to_turns(), "unknown");
  }

  /// What may still be done in the turn at the end of the record.
  void ask_rest() {
    const Guide::Spot spot = same_turn(end_);
    const Seat seat = spot.seat;
    const Position& state = spot.state;
    if (auto sending = at_sending(desk_, end_))
      add_with_action(form::send, msg::ask_areas_filled(), "card", std::move(*sending));
    if (may<HelperGoes>(state)) add_with_action(form::helper, msg::ask_helper_goes(), "", spot);
    if (may<Create>(state)) add_with_action(form::create, msg::ask_creates({.player = seat}), "gift", spot);
    if (may<FoxSwap>(state))
      add_with_action(form::fox, msg::ask_fox({.player = seat}), id_of_figure(Figure::fox), spot);
    add_exchange(spot);
    if (acting(state, seat) == Figure::yeti && (state.turn.put || state.turn.took) && may<Visit>(state))
      add_with_action(form::go, msg::ask_goes_on_there({.player = seat}), "card", spot);
    if (may<Discard>(state))
      add_with_action(
          form::discard,
          msg::ask_discards_surplus(
              {.cards = quantity(minus(state[seat].hand.count(), {hand_limit, hand_limit}), elfref::noun::card),
               .player = seat}),
          "card", spot);
    if (state.turn.lacking != Sure::no && Guide::legality(state, Shortage{seat}) != Legality::no)
      add_line("shortage", msg::ask_shortage(), "none", spot, Shortage{seat});
    add_unseen("unseen-rest", msg::ask_rest_not_seen({.player = seat}), to_steps(desk_, seat, false), "unknown");
    if (question_.seat == seat) return;
    std::erase(question_.others, seat);
    question_.others.insert(question_.others.begin(), seat);
    question_.hint = msg::ask_hint_or_rest({.hint = question_.hint, .player = seat});
  }

  /// What lies in the areas before the first turn.
  void ask_what_lies() {
    Guide::Spot spot = before_all(desk_);
    const auto areas = static_cast<PlaceId>(spot.state.box->places.size());
    bool any = !spot.state.box->has_board;
    for (PlaceId area = 1; area < areas; ++area) any = any || may_be_told(spot.state, area);
    if (any) add_with_action(form::lies, msg::ask_what_lies(), "card", std::move(spot));
  }

  /// The table says that the game is over: the rounds that were played become its result.
  void ask_whether_over() {
    const std::string rounds = desk_.key("rounds") + ": " + std::to_string(end_.closed.turns.rounds.min);
    NewEntry entry{{{.key = "result", .shape = Shape::map}}, rounds};
    if (!added(desk_.written.record, entry, desk_.keys)) return;  // its value is no map
    question_.actions.push_back(
        {.shown = {.id = "end", .words = msg::ask_ends_here(), .picto = "end"}, .entry = std::move(entry)});
  }

  static std::string id_of_figure(Figure figure) {
    return "helper-" + std::string(figure_names[static_cast<std::size_t>(figure)]);
  }

  const Guide::Desk& desk_;
  std::optional<Seat> wanted_;
  End end_;
  Guide::Question question_;
};

/// Whether a play is between turns, or the only one of its turn: another one in its place is a whole entry.
bool stands_alone(const Session& session, const RecordedPlay& play) {
  const Action& action = session.plays[play.ply].action;
  if (is_any<NewGift, BeginTurn>(action) || !play.seat) return true;
  const auto* stuck = std::get_if<Stuck>(&action);
  return stuck != nullptr && !stuck->written;
}

}  // namespace

// ---------------------------------------------------------------- the guide

Position Guide::start(const Session& session) {
  if (!session.results_alone || !session.claims.empty()) return begin(session, Rules::values(session));
  Session begun = session;  // nothing is written yet, but it will be
  begun.results_alone = false;
  return begin(begun, Rules::values(session));
}

std::vector<RecordedPlay> Guide::recorded(const Session& session) {
  return recorded_plays(session);
}

bool Guide::same_beginning(const Session& one, const Session& other) {
  const auto results_alone = [](const Session& session) { return session.results_alone && !session.claims.empty(); };
  return *one.box == *other.box && one.start == other.start && one.competitive == other.competitive &&
         one.day == other.day && one.gift_lines == other.gift_lines && one.figures == other.figures &&
         one.helpers == other.helpers && one.helpers_written == other.helpers_written && one.due == other.due &&
         results_alone(one) == results_alone(other);
}

recorder::Level Guide::level_of(const Desk& desk) {
  if (desk.plays.empty()) return Level::public_;
  Level level = Level::minimal;
  for (const RecordedPlay& play : desk.plays) {
    const Action& action = desk.session().plays[play.ply].action;
    if (const auto* visit = std::get_if<Visit>(&action)) {
      if (visit->exchanges && !visit->taken.named.empty()) return Level::full;
      if (visit->refill || (visit->exchanges && visit->thrown.size() > 0)) level = Level::public_;
    }
    if (is_any<NewGift, Send>(action)) level = Level::public_;
  }
  return level;
}

Guide::Question Guide::ask(const Desk& desk, std::optional<Seat> seat) {
  return Asking(desk, seat).ask();
}

Guide::Question Guide::ask_at(const Desk& desk, const RecordedPlay& play) {
  const Action& action = desk.session().plays[play.ply].action;
  Question question{.seat = play.seat, .round = play.round, .phase = play.phase};
  Spot spot{
      .state = desk.kept.before(play.ply), .seat = play.seat.value_or(Seat{}), .phase = play.phase, .ply = play.ply};
  question.state = spot.state;
  const bool between = is_any<NewGift>(action) || !play.seat;
  if (is_any<NewGift>(action)) {
    question.title = msg::ask_which_gift();
    question.forms.push_back({std::string(form::gift), recorder::words_of_form<Guide>(form::gift), spot});
    return question;
  }
  if (!spot.state.turn.open) {
    if (between && spot.state.turns.next_known) spot.seat = spot.state.turns.next;
    master_elf::apply(spot.state, BeginTurn{.seat = spot.seat});
  }
  question.seat = spot.seat;
  question.title = msg::ask_where({.player = spot.seat});
  std::vector<std::string_view> forms{form::go, form::create, form::give, form::take};
  if (const auto told = choices_of(desk.session(), action)) {
    std::erase(forms, told->first);
    question.forms.push_back({told->first, recorder::words_of_form<Guide>(told->first), spot});
    if (told->first != form::go) question.title = msg::ask_rest({.player = spot.seat});
  }
  for (const std::string_view id : forms)
    question.forms.push_back({std::string(id), recorder::words_of_form<Guide>(id), spot});
  return question;
}

std::optional<Guide::FormAt> Guide::form_at(const Desk& desk, const Question& question, std::string_view form,
                                            std::optional<Seat> seat) {
  Message words = recorder::words_of_form<Guide>(form);
  if (words.empty()) return std::nullopt;
  const auto made = [&](Spot spot) { return FormAt{std::string(form), std::move(words), std::move(spot)}; };
  const bool of_turns = form == form::gift || form == form::nothing || form == form::skipped;
  if (!question.forms.empty() && question.forms.front().spot.ply) {
    if (form == form::lies) return std::nullopt;
    const Spot& there = question.forms.front().spot;
    const auto play = std::ranges::find(desk.plays, *there.ply, &RecordedPlay::ply);
    const bool alone = play != desk.plays.end() && stands_alone(desk.session(), *play);
    if (of_turns && !alone) return std::nullopt;
    Spot spot = there;
    if (!alone) return made(std::move(spot));
    if (seat && seat->value < desk.session().players.size() && *seat != spot.seat) spot.seat = *seat;
    spot.state = desk.kept.before(*there.ply);
    const bool inside = spot.state.turn.open;  // `[]`
    if (!of_turns && !(inside && spot.state.turn.seat == spot.seat))
      master_elf::apply(spot.state, BeginTurn{.seat = spot.seat});
    return made(std::move(spot));
  }
  if (form == form::lies) return made(before_all(desk));
  const End end = end_of(desk);
  const Seat whose = seat ? *seat : question.seat.value_or(end.closed.turns.next);
  if (whose.value >= desk.session().players.size()) return std::nullopt;
  if (form == form::gift || form == form::skipped)
    return made({.state = end.closed, .seat = whose, .phase = phase::turn, .is_new = true});
  if (form == form::nothing || end.seat != whose) return made(new_turn(end, whose));
  if (form == form::send)
    if (auto sending = at_sending(desk, end)) return made(std::move(*sending));
  return made(same_turn(end));
}

NewEntry Guide::entry(const Desk& desk, const Spot& spot, const Action& play) {
  const std::string line = words(desk.session(), spot, play, false);
  if (is_any<LayOut>(play))
    return {{{.key = "start", .shape = Shape::map}, {.key = "areas", .shape = Shape::map}}, line};
  const auto* stuck = std::get_if<Stuck>(&play);
  const bool whole = is_any<NewGift, BeginTurn>(play) || (stuck != nullptr && !stuck->written);
  return {whole ? to_turns() : to_steps(desk, spot.seat, spot.is_new), line};
}

}  // namespace elfref::master_elf
