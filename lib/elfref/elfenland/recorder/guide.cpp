#include "elfref/elfenland/recorder/guide.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/core/words/in_a_row.h"
#include "elfref/elfenland/asking/asking.h"
#include "elfref/elfenland/asking/choices.h"
#include "elfref/elfenland/asking/place_in_record.h"
#include "elfref/elfenland/forms/written.h"
#include "elfref/elfenland/judging/referee.h"
#include "elfref/elfenland/rules/apply.h"
#include "elfref/elfenland/rules/moves.h"
#include "elfref/elfenland/words/elfenland_msg.h"

// The question at a place: which phase it is, whose turn, and what may be written there.

namespace elfref::elfenland {
namespace {

using recorder::Level;
using Steps = std::vector<EntryStep>;
using ActionAt = recorder::ActionAt<ElfenlandKit>;

// ---------------------------------------------------------------- where entries go

Steps to_round(bool is_new) {
  return {{.key = "rounds"}, {.shape = Shape::map, .is_new = is_new}};
}

Steps to_phase(std::string_view phase, bool is_new) {
  Steps path = to_round(is_new);
  const bool list = phase == phase::choose || phase == phase::plan || phase == phase::travel;
  path.push_back({.key = std::string(phase), .shape = list ? Shape::list : Shape::map});
  return path;
}

/// The number of the last round in the record, of which perhaps no play is known; 0: it has none.
int last_round(const Guide::Desk& desk) {
  const auto& plays = desk.session().plays;
  return plays.empty() ? 0 : plays.back().round;
}

/// The last play that is recorded, if it is of that round; null: of that round none is.
const RecordedPlay* last_play(const Guide::Desk& desk) {
  return desk.plays.empty() || desk.plays.back().round < last_round(desk) ? nullptr : &desk.plays.back();
}

/// The player whose journey is the last thing in the record, and may go on.
std::optional<Seat> under_way(const Guide::Desk& desk) {
  if (last_play(desk) == nullptr) return std::nullopt;
  const RecordedPlay& last = desk.plays.back();
  const Action& action = desk.session().plays[last.ply].action;
  if (!last.seat || !is_any<Step, UnknownSteps>(action)) return std::nullopt;
  const auto entry = entry_around(desk.written.record, last.span);
  const bool whole_journey = entry && entry->key != nullptr && fold(entry->key->text) == fold(desk.name_of(*last.seat));
  return entry && !whole_journey ? last.seat : std::nullopt;
}

/// The list of steps of a journey: the one under way, or a new one.
Steps to_journey(const Guide::Desk& desk, Seat seat, bool is_new) {
  Steps path = to_phase(phase::travel, is_new);
  const bool goes_on = !is_new && under_way(desk) == seat;
  path.push_back({.shape = Shape::map, .is_new = !goes_on});
  path.push_back({.key = desk.name_of(seat), .name = true});
  return path;
}

// ---------------------------------------------------------------- the phase

/// The end of the record, and what is asked there.
struct End {
  PlaceInRecord place;
  std::string_view phase;  ///< `phase::end`: the game is over
  bool is_new = false;     ///< it begins a new round
};

/// The last round as it is written; null: there is none.
const Node* written_round(const Guide::Desk& desk) {
  const Record& record = desk.written.record;
  const Node* rounds = record.find(record.root(), "rounds");
  if (rounds == nullptr || rounds->shape != Shape::list) return nullptr;
  const Node* last = nullptr;
  for (const Node& round : record.children(*rounds))
    if (record.find(round, "note") == nullptr) last = &round;
  return last;
}

/// The value of a key of the last round; nothing: the round does not have it.
std::optional<Shape> written_under(const Guide::Desk& desk, std::string_view key) {
  const Record& record = desk.written.record;
  const Node* last = written_round(desk);
  if (last == nullptr || last->shape != Shape::map) return std::nullopt;
  for (const RecordEntry& entry : entries_of(record, *last))
    if (desk.keys.is(entry.key->text, key)) return entry.value->shape;
  return std::nullopt;
}

/// Whether a phase of the last round is written as one word: `unknown`.
bool is_one_word(const Guide::Desk& desk, std::string_view phase) {
  return written_under(desk, phase) == Shape::scalar;
}

/// How many counters lie in front of a player, at most.
int counters_left(const Position& state, Seat seat) {
  int count = 0;
  for (const ViewPiece& piece : held(state.at(seat).holding).pieces) count += piece.most;
  return count;
}

/// The players who have a choice what to keep.
std::vector<Seat> who_keeps(const Position& state) {
  std::vector<Seat> seats;
  for (const Seat seat : seats_of(first_seats(state.players)))
    if ((state.turns.kept & bit(seat)) == 0 && counters_left(state, seat) > 1) seats.push_back(seat);
  return seats;
}

/// Skips the phases that this level does not record, and those recorded as unseen.
void skip_unasked(const Guide::Desk& desk, End& end) {
  const auto skip = [&](std::string_view from, bool unasked, std::string_view to) {
    if (end.phase == from && (unasked || (!end.is_new && is_one_word(desk, from)))) end.phase = to;
  };
  skip(phase::deal, desk.level == Level::minimal, phase::draw);
  skip(phase::draw, desk.level != Level::full, phase::choose);
  skip(phase::choose, desk.level == Level::minimal, phase::plan);
  skip(phase::plan, false, phase::travel);
}

/// Goes on to the next round; after the last one the game is over.
void begin_round(const Guide::Desk& desk, End& end) {
  if (end.phase == phase::keep) {
    apply(end.place.state, EndRound{});
    ++end.place.state.round;
  }
  if (Elfenland<false>::closed(end.place.state)) {
    end.phase = phase::end;
    return;
  }
  apply(end.place.state, BeginRound{.number = end.place.state.round});
  end.phase = phase::deal;
  end.is_new = true;
  skip_unasked(desk, end);
}

/// Begins the next round where what is kept is not asked.
void skip_unasked_keeping(const Guide::Desk& desk, End& end) {
  if (end.phase != phase::keep) return;
  const bool unseen = !end.is_new && is_one_word(desk, phase::keep);
  if (desk.level == Level::minimal || unseen || who_keeps(end.place.state).empty()) begin_round(desk, end);
}

/// The play at the end of the record: after the last one that is recorded, or after what comes of an unseen round. Of
/// the last round perhaps phases alone are recorded, as unseen: then it is where this round begins.
std::uint32_t ply_at_end(const Guide::Desk& desk) {
  if (const RecordedPlay* last = last_play(desk); last != nullptr) return last->next_ply;
  const auto& plays = desk.session().plays;
  const Node* round = written_round(desk);
  if (round == nullptr || last_round(desk) == 0) return 0;
  if (round->shape == Shape::scalar) return static_cast<std::uint32_t>(plays.size());
  const auto begins = std::ranges::find_if(plays, [&](const Play<Action>& play) {
    return play.round == last_round(desk) && std::holds_alternative<BeginRound>(play.action);
  });
  return static_cast<std::uint32_t>((begins == plays.end() ? begins : begins + 1) - plays.begin());
}

/// The end of the record as the rules see it.
End written_end(const Guide::Desk& desk) {
  const std::uint32_t ply = ply_at_end(desk);
  End end{PlaceInRecord(desk.session(), {.ply = ply, .at_end = true}, desk.kept.before(ply)), {}};
  end.phase = end.place.over ? phase::end : end.place.phase;
  end.is_new = end.place.between_rounds;
  return end;
}

/// The end of the record as it is asked there.
End end_of(const Guide::Desk& desk) {
  End end = written_end(desk);
  if (end.is_new && last_round(desk) > 0 && !end.place.over) begin_round(desk, end);
  skip_unasked_keeping(desk, end);
  skip_unasked(desk, end);
  return end;
}

/// The end of the record for a play of this phase, whatever is asked there. What is kept belongs to the last round.
/// Where all have travelled, what comes before travelling belongs to a new one.
End end_for(const Guide::Desk& desk, std::string_view phase) {
  if (phase == phase::keep) return written_end(desk);
  End end = end_of(desk);
  if (phase == phase::travel || end.is_new) return end;
  Position& state = end.place.state;
  if (end.phase == phase::travel) {
    if (const auto seat = under_way(desk)) elfenland::apply(state, EndJourney{.seat = *seat});
    const bool all = std::ranges::all_of(seats_of(first_seats(state.players)),
                                         [&](Seat seat) { return state.at(seat).travelled; });
    if (!all) return end_of(desk);
    end.phase = phase::keep;
  }
  if (end.phase == phase::keep) begin_round(desk, end);
  return end;
}

/// The position before the next play of a phase, by a record in which that play is `unknown`.
std::optional<Guide::Spot> spot_of(const Guide::Desk& desk, const End& end, std::string_view phase, Seat seat) {
  Guide::Spot spot{.state = end.place.state, .seat = seat, .phase = phase, .is_new = end.is_new};
  if (phase == phase::deal || phase == phase::draw || phase == phase::keep) return spot;
  const std::string unknown = desk.key_of(seat) + ": unknown";
  const bool goes_on = phase == phase::travel && !end.is_new && under_way(desk) == seat;
  const NewEntry entry =
      goes_on ? NewEntry{to_journey(desk, seat, false), "unknown"} : NewEntry{to_phase(phase, end.is_new), unknown};
  const std::optional<Position> state = desk.probe(entry, seat);
  if (!state) return std::nullopt;
  spot.state = *state;
  return spot;
}

// ---------------------------------------------------------------- the question

/// How many cards each player is dealt, as an entry of a round; nothing: it was not seen.
NewEntry entry_of_deal(const Guide::Desk& desk, bool is_new,
                       const std::vector<std::pair<Seat, std::optional<int>>>& dealt) {
  std::string all;
  for (const auto& [seat, cards] : dealt) {
    std::string words(cards ? value::none : value::unknown);
    if (cards && *cards > 0) words = std::to_string(*cards);
    all += (all.empty() ? "" : ", ") + desk.key_of(seat) + ": " + words;
  }
  return {to_round(is_new), std::string(phase::deal) + ": {" + all + "}"};
}

/// Puts a question together.
class Asking {
 public:
  Asking(const Guide::Desk& desk, std::optional<Seat> seat) : desk_(desk), wanted_(seat), end_(end_of(desk)) {}

  Guide::Question ask() {
    constexpr auto& order = phases_of_round;
    // Where nothing can be asked in a phase, as after unseen plays, the next one begins.
    for (std::size_t phases = 0; phases <= order.size() && !asks_something(); ++phases) {
      if (phases > 0) {
        const auto at = std::ranges::find(order, end_.phase);
        if (at == order.end()) break;
        at + 1 < order.end() ? void(end_.phase = *(at + 1)) : begin_round(desk_, end_);
        skip_unasked_keeping(desk_, end_);
      }
      ask_phase();
    }
    if (end_.is_new && last_round(desk_) > 0 && !question_.over)
      question_.unseen.push_back(
          {.shown = {.id = "unseen-round", .words = msg::recorder_round_not_seen(), .picto = "unknown"},
           .entry = NewEntry{{{.key = "rounds"}}, "unknown"}});
    return std::move(question_);
  }

 private:
  [[nodiscard]] bool asks_something() const {
    return question_.over || !question_.forms.empty() || !question_.actions.empty();
  }
  void ask_phase() {
    question_.state = end_.place.state;
    question_.round = end_.place.state.round;
    question_.phase = end_.phase;
    if (end_.phase == phase::end) {
      question_.over = true;
      question_.title = msg::recorder_over();
    }
    if (end_.phase == phase::deal) ask_deal();
    if (end_.phase == phase::draw) ask_each(phase::draw, "draw", msg::recorder_form_draw(), drawing());
    if (end_.phase == phase::choose) ask_choose();
    if (end_.phase == phase::plan) ask_plan();
    if (end_.phase == phase::travel) ask_travel();
    if (end_.phase == phase::keep)
      ask_each(phase::keep, "keep", msg::recorder_form_keep(), who_keeps(end_.place.state));
  }
  [[nodiscard]] std::vector<Seat> drawing() const {
    return in_order(static_cast<Seats>(first_seats(end_.place.state.players) & ~end_.place.state.turns.drawn));
  }
  /// Seats in the order of play from this round's starting player on.
  [[nodiscard]] std::vector<Seat> in_order(Seats seats) const {
    std::vector<Seat> all = seats_of(seats);
    std::ranges::stable_sort(all, {}, [&](Seat seat) { return end_.place.state.position(seat); });
    return all;
  }

  void set_seat(Seat seat, std::vector<Seat> others) {
    std::erase(others, seat);
    question_.seat = seat;
    question_.others = std::move(others);
  }
  void add_form(std::string id, Message words, Guide::Spot spot) {
    question_.forms.push_back({std::move(id), std::move(words), std::move(spot)});
  }

  void ask_deal() {
    const Position& state = end_.place.state;
    const std::vector<Seat> due =
        in_order(static_cast<Seats>(first_seats(state.players) & ~(end_.is_new ? 0 : state.turns.dealt)));
    if (due.empty()) return;
    const Seat seat = wanted_.value_or(due.front());
    question_.title = msg::recorder_cards_of({.player = seat});
    question_.hint = msg::recorder_hint_deal();
    set_seat(seat, due);
    const Guide::Spot spot{.state = state, .seat = seat, .phase = phase::deal, .is_new = end_.is_new};
    std::vector<std::pair<Seat, std::optional<int>>> dealt;
    std::optional<int> same;
    bool equal = true, known = true;
    std::vector<Action> plays;
    for (const Seat one : due) {
      const Range cards = due_cards(state.at(one).hand, state.options.deal());
      known = known && cards.exact();
      equal = equal && (!same || *same == cards.min);
      same = cards.min;
      dealt.emplace_back(one, cards.min);
      plays.push_back(Deal{.seat = one, .cards = {.unknown = static_cast<std::uint8_t>(cards.min)}});
    }
    if (desk_.level == Level::full || !known) add_form("deal", msg::recorder_form_deal(), spot);
    const Range own = due_cards(state.at(seat).hand, state.options.deal());
    if (desk_.level == Level::full && own.exact())
      question_.actions.push_back(
          {.shown = {.id = "number", .words = msg::recorder_only_number({.number = own.min})},
           .entry = NewEntry{to_phase(phase::deal, end_.is_new), desk_.key_of(seat) + ": " + std::to_string(own.min)},
           .state = state,
           .plays = {Deal{.seat = seat, .cards = {.unknown = static_cast<std::uint8_t>(own.min)}}}});
    const bool none_dealt = due.size() == state.players && !has_key(phase::deal);
    if (known && none_dealt)
      question_.actions.push_back(
          {.shown = {.id = "round",
                     .words = msg::recorder_everyone_is_dealt({.cards = equal ? ArgView(*same) : ArgView(none),
                                                               .player = due.front(),
                                                               .round = state.round}),
                     .picto = "card",
                     .main = desk_.level != Level::full},
           .entry = entry_of_deal(desk_, end_.is_new, dealt),
           .state = state,
           .plays = std::move(plays)});
    if (none_dealt) {
      add_form(std::string(dealt_form), msg::recorder_form_deal(), spot);
      question_.actions.push_back({.shown = {.id = "numbers",
                                             .words = elfref::msg::recorder_other_numbers(),
                                             .picto = "card",
                                             .form = std::string(dealt_form)}});
    }
    add_unseen_phase(phase::deal);
  }

  void ask_each(std::string_view phase, std::string form, Message words, const std::vector<Seat>& seats) {
    if (seats.empty()) return;
    const Seat seat = wanted_.value_or(seats.front());
    question_.title =
        phase == phase::draw ? msg::recorder_draws({.player = seat}) : msg::recorder_keeps({.player = seat});
    set_seat(seat, seats);
    add_form(std::move(form), std::move(words),
             {.state = end_.place.state, .seat = seat, .phase = phase, .is_new = end_.is_new});
    add_unseen_phase(phase);
  }

  /// Who is due in a phase with an order, and the position before that play.
  std::optional<Guide::Spot> due_in(std::string_view phase) {
    const auto begins = phase == phase::travel ? under_way(desk_) : std::nullopt;
    const Seat first = !end_.is_new && begins ? *begins : Seat{0};
    std::optional<Guide::Spot> spot = spot_of(desk_, end_, phase, first);
    if (!spot) return spot;
    question_.state = spot->state;
    const WhoseTurn turn = whose_turn({.state = spot->state, .phase = phase});
    if (!turn.seat && !wanted_) return std::nullopt;
    const Seat seat = wanted_ ? *wanted_ : *turn.seat;
    std::vector<Seat> others = turn.others;
    if (turn.seat) others.push_back(*turn.seat);
    if (begins == first && begins) {
      Position after = spot->state;
      elfenland::apply(after, EndJourney{.seat = first});
      for (const Seat other : in_order(who_may_play(after, phase))) others.push_back(other);
      if (seat != first) spot = spot_of(desk_, end_, phase, seat);
    }
    if (!spot) return spot;
    spot->seat = seat;
    set_seat(seat, std::move(others));
    if (phase == phase::travel && spot->state.turns.traveller != seat.value)
      elfenland::apply(spot->state, BeginJourney{.seat = seat});
    return spot;
  }

  void add_unseen(std::string id, Message words, Steps path, std::string entry) {
    question_.unseen.push_back({.shown = {.id = std::move(id), .words = std::move(words), .picto = "unknown"},
                                .entry = NewEntry{std::move(path), std::move(entry)}});
  }

  /// Whether the round has this key already; another one would be a second.
  [[nodiscard]] bool has_key(std::string_view key) const {
    return !end_.is_new && written_under(desk_, key).has_value();
  }

  void add_unseen_phase(std::string_view phase) {
    if (has_key(phase)) return;
    add_unseen("unseen", elfref::msg::recorder_not_seen(), to_round(end_.is_new), std::string(phase) + ": unknown");
  }

  void ask_choose() {
    const auto spot = due_in(phase::choose);
    if (!spot) return;
    const BoxPieces& box = end_.place.state.box;  // the spot is within the phase: its row is tracked
    const bool row = box.row.known() == 0 && !box.row_tracked && !begun(phase::choose) && !has_key("row");
    question_.title = row ? msg::recorder_row_opens() : msg::recorder_picks({.player = spot->seat});
    question_.hint = row ? msg::recorder_hint_row() : msg::recorder_hint_pick();
    if (row) {
      Guide::Spot at_row = *spot;
      at_row.state = end_.place.state;
      add_form("row", msg::recorder_form_row(), std::move(at_row));
    }
    add_form("pick", msg::recorder_form_pick(), *spot);
    add_unseen("unseen", msg::recorder_play_not_seen(), to_phase(phase::choose, end_.is_new),
               desk_.key_of(spot->seat) + ": unknown");
  }

  /// Whether a play of this phase of the round is recorded.
  [[nodiscard]] bool begun(std::string_view phase) const {
    const RecordedPlay* last = last_play(desk_);
    return !end_.is_new && last != nullptr && last->phase == phase &&
           !std::holds_alternative<ShowRow>(desk_.session().plays[last->ply].action);
  }

  void ask_plan() {
    const auto spot = due_in(phase::plan);
    if (!spot) return ask_travel();
    const std::string name = desk_.key_of(spot->seat);
    question_.title = msg::recorder_plans({.player = spot->seat});
    question_.hint = msg::recorder_hint_plan();
    add_form("place", msg::recorder_form_place(), *spot);
    const Steps path = to_phase(phase::plan, end_.is_new);
    question_.actions.push_back({.shown = {.id = "pass", .words = msg::recorder_pass(), .picto = "pass"},
                                 .entry = NewEntry{path, name + ": pass"},
                                 .state = spot->state,
                                 .plays = {Pass{.seat = spot->seat}}});
    add_unseen("unseen", msg::recorder_play_not_seen(), path, name + ": unknown");
    // Where passes are not written down, planning ends with the first step.
    if (desk_.level != Level::minimal || end_.is_new || !begun(phase::plan)) return;
    const Guide::Question planning = question_;
    if (const auto travels = due_in(phase::travel)) {
      add_form("step", msg::recorder_form_step(), *travels);
      question_.hint = msg::recorder_hint_plan_or_go({.player = travels->seat});
      add_stop(*travels);
    }
    question_.seat = planning.seat;
    question_.others = planning.others;
    question_.state = planning.state;
  }

  void add_stop(const Guide::Spot& spot) {
    const Seat seat = spot.seat;
    const bool goes_on = !end_.is_new && under_way(desk_) == seat;
    const std::optional<int> due = due_discard(spot.state, seat);
    ActionAt stop{.shown = {.id = "stop", .picto = "stop"}};
    const ArgView cards = due && *due > 0 ? ArgView(quantity(*due, elfref::noun::card)) : ArgView(none);
    stop.shown.words = goes_on ? msg::recorder_stops({.cards = cards, .player = seat})
                               : msg::recorder_stays({.cards = cards, .player = seat});
    if (due && *due > 0 && desk_.level == Level::full) {
      stop.shown.form = "discard";
      add_form("discard", msg::recorder_form_discard(), spot);
    } else {
      EndJourney end{.seat = seat, .written = true};
      if (!due) end.discard.open = true;
      if (due) end.discard.unknown = static_cast<std::uint8_t>(*due);
      const bool nothing = due && *due == 0;
      const std::string words = "discard: " + (nothing ? "none" : due ? std::to_string(*due) : "unknown");
      if (nothing && !goes_on) {
        stop.entry = NewEntry{to_phase(phase::travel, end_.is_new), desk_.key_of(seat) + ": []"};
        end.written = false;
      } else {
        stop.entry = NewEntry{to_journey(desk_, seat, end_.is_new), words};
      }
      stop.state = spot.state;
      stop.plays = {end};
    }
    question_.actions.push_back(std::move(stop));
  }

  void ask_travel() {
    const auto spot = due_in(phase::travel);
    if (!spot) return;
    const Seat seat = spot->seat;
    question_.phase = phase::travel;
    question_.title = msg::recorder_travels({.player = seat});
    question_.hint = msg::recorder_hint_town();
    add_form("step", msg::recorder_form_step(), *spot);
    add_stop(*spot);
    const bool goes_on = !end_.is_new && under_way(desk_) == seat;
    if (goes_on)
      add_unseen("unseen", msg::recorder_rest_not_seen(), to_journey(desk_, seat, false), "unknown");
    else
      add_unseen("unseen", msg::recorder_journey_not_seen(), to_phase(phase::travel, end_.is_new),
                 desk_.key_of(seat) + ": unknown");
  }

  const Guide::Desk& desk_;
  std::optional<Seat> wanted_;
  End end_;
  Guide::Question question_;
};

/// The phase in which a form is written.
std::string_view phase_of(std::string_view form) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 8> phases{{{"deal", phase::deal},
                                                                                 {"draw", phase::draw},
                                                                                 {"row", phase::choose},
                                                                                 {"pick", phase::choose},
                                                                                 {"place", phase::plan},
                                                                                 {"step", phase::travel},
                                                                                 {"discard", phase::travel},
                                                                                 {"keep", phase::keep}}};
  const auto found = std::ranges::find(phases, form, &std::pair<std::string_view, std::string_view>::first);
  return found == phases.end() ? std::string_view() : found->second;
}

}  // namespace

Position Guide::start(const Session& session) {
  const Options options = judging_options(session);
  return begin(session, options, seating_of(session, options));
}

std::vector<RecordedPlay> Guide::recorded(const Session& session) {
  return recorded_plays(session);
}

recorder::Level Guide::level_of(const Desk& desk) {
  if (desk.plays.empty()) return Level::public_;
  bool seen = false;
  for (const RecordedPlay& play : desk.plays) {
    const Action& action = desk.session().plays[play.ply].action;
    const auto* deal = std::get_if<Deal>(&action);
    const auto* draw = std::get_if<Draw>(&action);
    if ((deal != nullptr && deal->cards.known() > 0) || (draw != nullptr && draw->counters.known() > 0))
      return Level::full;
    seen = seen || is_any<Deal, Draw, Pick, ShowRow, Pass, Keep>(action);
  }
  return seen ? Level::public_ : Level::minimal;
}

Guide::Question Guide::ask(const Desk& desk, std::optional<Seat> seat) {
  return Asking(desk, seat).ask();
}

std::optional<Guide::FormAt> Guide::form_at(const Desk& desk, const Question& question, std::string_view form,
                                            std::optional<Seat> seat) {
  const std::string_view phase = phase_of(form);
  if (phase.empty()) return std::nullopt;
  const Seat whose = seat ? *seat : question.seat.value_or(Seat{0});
  if (whose.value >= desk.session().players.size()) return std::nullopt;
  if (!question.forms.empty() && question.forms.front().spot.ply) {
    FormAt there{std::string(form), recorder::words_of_form<Guide>(form), question.forms.front().spot};
    there.spot.seat = whose;
    return there;
  }
  const End end = end_for(desk, phase);
  std::optional<Spot> spot = spot_of(desk, end, phase, whose);
  if (!spot) return std::nullopt;
  if (phase == phase::travel && spot->state.turns.traveller != whose.value)
    elfenland::apply(spot->state, BeginJourney{.seat = whose});
  return FormAt{std::string(form), recorder::words_of_form<Guide>(form), std::move(*spot)};
}

std::optional<std::pair<NewEntry, Message>> Guide::beside(const Desk& desk, std::string_view form,
                                                          const Choices& choices) {
  if (form != dealt_form) return std::nullopt;
  const End end = end_for(desk, phase::deal);
  const Position& state = end.place.state;
  std::vector<std::pair<Seat, std::optional<int>>> dealt;
  std::vector<Message> told;
  for (const Seat seat : seats_of(first_seats(state.players))) {
    const Range due = due_cards(state.at(seat).hand, state.options.deal());
    const std::string slot = slot_of_deal(seat);
    const int cards = std::min(choices.has(slot) ? choices.sum(slot) : due.min, most_dealt);
    const bool unknown = choices.has(slot) ? choices.one(slot) == value::none : !due.exact();
    dealt.emplace_back(seat, unknown ? std::nullopt : std::optional(cards));
    told.push_back(msg::player_is_dealt(
        {.cards = unknown ? ArgView(none) : quantity(cards, noun::card), .number = none, .player = seat}));
  }
  return std::pair{entry_of_deal(desk, end.is_new, dealt), in_a_row(told, msg::recorder_one_and_another)};
}

NewEntry Guide::entry(const Desk& desk, const Spot& spot, const Action& play) {
  const std::string line = words(desk.session(), spot, play, false);
  if (const auto* show = std::get_if<ShowRow>(&play))
    return {to_round(spot.is_new), "row: " + sum_of(show->row)};
  if (is_any<Step, UnknownSteps, EndJourney>(play)) return {to_journey(desk, spot.seat, spot.is_new), line};
  return {to_phase(spot.phase, spot.is_new), line};
}

}  // namespace elfref::elfenland
