#include "elfref/elfenland/live/table.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "elfref/core/forms/forms.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/elfenland/forms/written.h"
#include "elfref/elfenland/judging/referee.h"
#include "elfref/elfenland/reading/decode_parts.h"
#include "elfref/elfenland/table/score.h"
#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref::elfenland {
namespace {

/// The phases in the order of a round; `end` comes when it is over.
enum Phase : int { deal, draw, choose, plan, travel, keep, end };
constexpr std::array<std::string_view, 7> phases{phase::deal,   phase::draw, phase::choose, phase::plan,
                                                 phase::travel, phase::keep, phase::end};
constexpr int before_any = -1;  // as in Table::phase_
constexpr int most_rounds = 99;
constexpr int picks_each = 3;
constexpr FixedMessage row_is_late = msg::row_is_late;

/// As findings name it. The row lies there before its phase, as a record tells it.
std::string_view phase_name(const Action& action) {
  const std::string_view phase = form_of(action).phase;
  return phase == phase::end ? phase::keep : phase;
}

/// The phase in which a kind of play is made.
int phase_of(const Action& action) {
  const auto found = std::ranges::find(phases, form_of(action).phase);
  return found == phases.end() || is_any<ShowRow>(action) ? before_any : static_cast<int>(found - phases.begin());
}

/// Whether a play is one of those that reports count.
bool is_counted(const Action& action) {
  if (const auto* pick = std::get_if<Pick>(&action)) return pick->written;
  if (const auto* end = std::get_if<EndJourney>(&action)) return end->written;
  return is_any<Step>(action) || (phase_of(action) == plan && !is_any<BeginPlan>(action));
}

/// Whether a play says no more than that a phase begins.
bool begins_phase(const Action& action) {
  return is_any<BeginChoose, BeginPlan, BeginTravel>(action);
}

/// Whether a record has the play in a list, where a ruling can stand behind it.
bool takes_rulings(const Action& action) {
  return (phase_of(action) == choose || phase_of(action) == plan || phase_of(action) == travel) &&
         !begins_phase(action);
}

/// What is wrong with a play for which no record has words, or nothing.
FixedMessage due_in(const Action& action) {
  const auto unless = [](bool good, FixedMessage due) { return good ? FixedMessage() : due; };
  const auto number = [&](int count, bool open, int most) {
    return unless(count <= (open ? 0 : most), msg::too_many_to_write);
  };
  const auto sum = [&](const Pieces& pieces, int most = most_pieces) {
    return number(pieces.count(), pieces.open, most);
  };
  if (is_any<Sheet, SheetTown>(action)) return msg::sheet_has_no_plays;
  return std::visit(
      Overloaded{
          [&](const ShowRow& play) { return sum(play.row, 20); }, [&](const Deal& play) { return sum(play.cards); },
          [&](const Draw& play) { return sum(play.counters); }, [&](const Step& play) { return sum(play.paid); },
          [&](const EndJourney& play) { return sum(play.discard); },
          [&](const Pick& play) { return unless(!play.blind || !play.turned, msg::blind_turns_nothing_up); },
          [&](const Keep& play) {
            return number(play.counters.count, play.counters.open, static_cast<int>(play.counters.at.size()));
          },
          [&](const ClaimWinner& play) { return unless(play.seats != 0, msg::name_winner); },
          [&](const ClaimResult& play) {
            const bool score = play.key == ClaimResult::Key::score, place = play.key == ClaimResult::Key::place;
            return unless(play.value >= (score ? -99 : place ? 1 : 0) && play.value <= 99, msg::numbers_of_a_record);
          },
          [](const auto&) { return FixedMessage(); }},
      action);
}

/// Whether a line begins with the key `row`.
bool is_row(std::string_view line) {
  const std::size_t colon = line.find(':');
  return colon != std::string_view::npos && fold(line.substr(0, colon)) == row_key;
}

Judged refuse_at(Span line, const Fault& fault, Message message, Message advice = {}) {
  Diagnostics faults;
  faults.add(fault, line, std::move(message)).advice = std::move(advice);
  return {Verdict::unreadable, faults.take()};
}

Session agreed(std::vector<std::string> players, std::string_view edition) {
  assert(!players.empty() && players.size() <= max_seats);
  players.resize(std::min<std::size_t>(players.size(), max_seats));
  Session session;
  session.edition = edition;
  session.plays.push_back({.action = BeginGame{static_cast<std::uint8_t>(players.size())}});
  for (std::uint8_t seat = 0; seat < players.size(); ++seat) {
    session.players.push_back({std::move(players[seat]), {}});
    session.plays.push_back({.action = TakeSeat{.seat = {seat}}});
  }
  return session;
}

}  // namespace

/// How far the round has come.
struct Table::Round {
  bool open = false;
  bool recorded = true;
  int first = deal;                        ///< the phase with which it begins
  std::array<Seats, phases.size()> had{};  ///< by phase: who has played in it
  std::array<bool, phases.size()> begun{};
  std::array<int, max_seats> picks{};
  std::optional<Seat> journey;  ///< whose has begun and not ended
  bool row = false;             ///< it was shown
  bool played = false;          ///< somebody has picked, planned or travelled

  /// Whether a player has an entry already where a record has one for each.
  [[nodiscard]] bool has_entry(const Action& action) const {
    const int phase = phase_of(action);
    const auto seat = player_of(action);
    return seat && (phase == deal || phase == draw || phase == keep) && (had_in(phase) & bit(*seat)) != 0;
  }
  [[nodiscard]] Seats had_in(int phase) const { return had[static_cast<std::size_t>(phase)]; }
  [[nodiscard]] bool has_begun(int phase) const { return begun[static_cast<std::size_t>(phase)]; }

  void see(const Action& action) {
    played = played || is_counted(action);
    row = row || std::holds_alternative<ShowRow>(action);
    if (phase_of(action) == before_any) return;
    const auto phase = static_cast<std::size_t>(phase_of(action));
    const auto seat = player_of(action);
    begun[phase] = begun[phase] || begins_phase(action);
    if (seat) had[phase] |= bit(*seat);
    if (is_any<Pick>(action)) ++picks[seat->value];
    if (is_any<BeginJourney>(action)) journey = seat;
    if (is_any<EndJourney>(action)) journey.reset();
    if (is_any<EndRound>(action)) open = false;
  }
};

Table::Table(std::vector<std::string> players) : Table(agreed(std::move(players), {})) {}

Table::Table(std::vector<std::string> players, const EditionInfo& by) : Table(agreed(std::move(players), by.name)) {}

Started<Table> Table::start(std::vector<std::string> players, const Overrides& by) {
  if (Message why = option_table().refuse(by); !why.empty()) return {.made = {}, .why = std::move(why)};
  Session session = agreed(std::move(players), {});
  option_table().override(session, by);
  return {.made = Table(session), .why = {}};
}

Table::Table(const Session& agreed)
    : session_(agreed), options_(judging_options(agreed)), names_(names_of(agreed.players)) {
  session_.plays.clear();
  session_.claims.clear();
  session_.sheet = session_.has_winner = session_.only_claims = false;
  session_.rounds_recorded = 0;
  const Span line = note(written(BeginGame{}, session_.players));
  session_.players_span = line;
  for (Player& player : session_.players) player.span = line;
  for (Start::Player& player : session_.start.players) player.hand_span = line;
  state_ = elfenland::begin(session_, options_, listed_seating());
  std::vector<Play<Action>> setup;
  for (const Play<Action>& play : agreed.plays) {
    if (is_any<BeginRound, Sheet>(play.action)) break;
    setup.push_back(play_outside(play.action, line, phase::setup, player_of(play.action)));
  }
  opening_ = add(std::move(setup));
}

// ---------------------------------------------------------------- plays

Play<Action> Table::play_at(Span span, const Action& action) const {
  const auto* round = std::get_if<BeginRound>(&action);
  return {.action = action,
          .parts = {span},
          .seat = player_of(action),
          .round = round != nullptr ? round->number : state_.round,
          .phase = phase_name(action),
          .ruling = Ruling::none,
          .counted = is_counted(action)};
}

Judged Table::add(std::vector<Play<Action>> plays) {
  std::vector<Raised> raised;
  for (Play<Action>& play : plays) {
    const auto ply = static_cast<std::uint32_t>(session_.plays.size());
    play_one<Elfenland<false>>(state_, play.action, play.ruling, ply, [&](const RuleInfo& rule, Finding&& finding) {
      raised.push_back({&rule, ply, false, std::move(finding)});
    });
    if (!end_ && Elfenland<false>::closed(state_)) end_ = state_;
    phase_ = std::holds_alternative<BeginRound>(play.action) ? before_any : std::max(phase_, phase_of(play.action));
    session_.plays.push_back(std::move(play));
  }
  const Reporter<Action> report(session_.plays, session_.claims, names_);
  Judged judged;
  for (const Raised& answer : raised) judged.findings.push_back(diagnosed(answer, report, session_, options_, source_));
  judged.verdict = verdict_of(judged.findings);
  return judged;
}

Judged Table::claim(const Action& action) {
  const auto same = [&](const Play<Action>& other) {
    const auto* one = std::get_if<ClaimResult>(&action);
    const auto* two = std::get_if<ClaimResult>(&other.action);
    return action.index() == other.action.index() &&
           (one == nullptr || (one->key == two->key && one->seat == two->seat));
  };
  const std::string words = written(action, session_.players);
  if (std::ranges::any_of(session_.claims, same))
    return refuse(Fault::duplicate_key, words, msg::duplicate_key({.key = as_written(words)}));
  if (const FixedMessage due = due_in(action); !due.empty()) return refuse_play(words, due);
  const auto index = static_cast<std::uint32_t>(session_.claims.size());
  session_.claims.push_back(play_outside(action, note(words), phase::end, player_of(action)));
  const Reporter<Action> report(session_.plays, session_.claims, names_);
  Judged judged;
  Elfenland<false>::check(as_of_the_end(), action, [&](const RuleInfo& rule, Finding&& finding) {
    judged.findings.push_back(diagnosed({&rule, index, true, std::move(finding)}, report, session_, options_, source_));
  });
  return judged;
}

Judged Table::refuse(const Fault& fault, std::string_view line, Message message, Message advice) {
  return refuse_at(note(line), fault, std::move(message), std::move(advice));
}

Judged Table::refuse_play(std::string_view line, Message advice) {
  return refuse(Fault::unknown_play, line, msg::unknown_play({.written = as_written(line)}), std::move(advice));
}

Judged Table::refuse_too_many(Span line) const {
  return refuse_at(line, Fault::too_many_plays,
                   msg::too_many_plays({.most = most_plays, .plays = session_.plays.size() + 1}));
}

/// A player's second entry of a phase in which a record has one.
Judged Table::refuse_second(const Action& action, Span name) const {
  Diagnostics faults;
  const Seat seat = *player_of(action);
  Diagnostic& fault = faults.add_word(Fault::duplicate_key, name, names_[seat.value]);
  fault.advice = msg::one_entry_a_player({.key = verbatim(phase_name(action))});
  for (auto play = session_.plays.rbegin(); play != session_.plays.rend(); ++play) {
    if (play->action.index() != action.index() || play->seat != seat) continue;
    fault.related.push_back({play->parts[whole], msg::it_is_here()});
    break;
  }
  return {Verdict::unreadable, faults.take()};
}

/// Why a record cannot say a play that is fed here, or nothing.
std::optional<Judged> Table::refused(const Action& action, const Round& round, Ruling ruling) {
  const auto refuse_this = [&](FixedMessage advice) { return refuse_play(written(action, session_.players), advice); };
  const int due = phase_of(action);
  const FixedMessage wrong = due_in(action);
  if (!wrong.empty()) return refuse_this(wrong);
  if (session_.plays.size() >= most_plays) return refuse_too_many(note(written(action, session_.players)));
  if (ruling != Ruling::none && !takes_rulings(action))
    return refuse(Fault::ruling_without_play, written(action, session_.players), msg::ruling_without_play());
  if (const auto* begins = std::get_if<BeginRound>(&action)) {
    const bool next = begins->number == state_.round + 1 && begins->number <= most_rounds;
    return next ? std::nullopt : std::optional(refuse_this(msg::rounds_follow));
  }
  if (std::holds_alternative<ShowRow>(action))
    return shows_row_now(round) ? std::nullopt : std::optional(refuse_this(row_is_late));
  if (due == before_any) {
    const bool begun = round.open || state_.round >= session_.start.round;
    return begun ? std::optional(refuse_this(msg::belongs_to_the_beginning)) : std::nullopt;
  }
  if (round.open && !round.recorded && due != end) return refuse_this(msg::nothing_written_of_round);
  if (due == end ? !round.open : due < round.first) return refuse_this(msg::no_round_has_it);
  if (round.open && due < phase_) return refuse_this(msg::its_phase_is_past);
  if (begins_phase(action) && round.has_begun(due)) return refuse_this(msg::its_phase_has_begun);
  if (round.has_entry(action)) return refuse_second(action, note(written(action, session_.players)));
  return std::nullopt;
}

bool Table::shows_row_now(const Round& round) const {
  return round.open && !round.row && !round.played && phase_ <= std::max<int>(choose, round.first);
}

Judged Table::play(const Action& action, Ruling ruling) {
  if (const auto seat = player_of(action); seat && seat->value >= state_.players) {
    return refuse(Fault::unknown_player, written(action, session_.players),
                  msg::unknown_player({.written = seat->value}));
  }
  if (is_any<ClaimWinner, ClaimResult>(action)) return claim(action);
  Round round = round_under_way();
  if (auto refusal = refused(action, round, ruling)) return std::move(*refusal);
  const Span line = note(written(action, session_.players));
  const int due = phase_of(action);
  std::vector<Action> before;
  if (std::holds_alternative<BeginRound>(action)) {
    if (round.open) end_round(round, before);
  } else if (due == end) {
    finish_phases(round, before);
  } else if (due != before_any) {
    if (!round.open) fed_.push_back({.kind = Fed::Kind::round, .span = line});
    open(due, round, before);
    if (begins_phase(action) && !before.empty() && before.back().index() == action.index()) before.pop_back();
  }
  if (ruling != Ruling::taken_back) {
    for (const Action& done : before) round.see(done);
    const bool travels = is_any<Step, UnknownSteps, EndJourney>(action);
    if (round.journey && due == travel && player_of(action) != round.journey)
      before.emplace_back(EndJourney{.seat = *round.journey});
    if (travels && player_of(action) != round.journey) before.emplace_back(BeginJourney{.seat = *player_of(action)});
  }
  std::vector<Play<Action>> plays = plays_at(line, before);
  remember(action, line, static_cast<std::uint32_t>(session_.plays.size() + plays.size()), round, ruling);
  plays.push_back(play_at(line, action));
  plays.back().ruling = ruling;
  return add(std::move(plays));
}

/// What a record has of a play: nothing of what its reader adds by himself.
void Table::remember(const Action& action, Span line, std::uint32_t ply, const Round& round, Ruling ruling) {
  Fed fed{.kind = Fed::Kind::play, .phase = phase_of(action), .span = line, .ply = ply, .ruling = ruling};
  if (const auto* begins = std::get_if<BeginRound>(&action)) {
    fed.kind = begins->recorded ? Fed::Kind::round : Fed::Kind::unseen_round;
  } else if (const auto* plans = std::get_if<BeginPlan>(&action)) {
    if (!plans->recorded) return;
    fed.kind = Fed::Kind::phase;
  } else {
    const bool unseen_journey = round.journey && player_of(action) == round.journey && fed.phase == travel &&
                                !state_.at(*round.journey).journey_written && !std::holds_alternative<Step>(action);
    const bool of_no_round = fed.phase == before_any && !std::holds_alternative<ShowRow>(action);
    const bool unrecorded = !is_any<EndJourney>(action) && !is_written(action);  // one ends that somebody wrote down
    if (of_no_round || fed.phase == end || begins_phase(action) || unrecorded || unseen_journey) return;
  }
  fed_.push_back(fed);
}

Judged Table::play(std::string_view line, Ruling ruling) {
  if (phase_ < deal || phase_ > keep) return refuse_play(line);
  if (is_row(line) && !seat(row_key)) return play_row(line, ruling);
  const Round round = round_under_way();
  if (phase_ == travel)
    if (auto steps = play_steps(line, round.journey, ruling)) return std::move(*steps);
  const Span span = note(line);
  const std::string_view phase = phases[static_cast<std::size_t>(phase_)];
  LineRead read = decode_line(line, span, phase, state_.round, session_.players);
  if (!read.understood) return {Verdict::unreadable, std::move(read.faults)};
  if (session_.plays.size() + read.plays.size() > most_plays) return refuse_too_many(span);
  for (const Play<Action>& play : read.plays)
    if (round.has_entry(play.action)) return refuse_second(play.action, play.parts[actor]);
  const auto ruled = [](const Play<Action>& play) { return play.ruling != Ruling::none; };
  if (ruling != Ruling::none) {
    if (read.plays.empty() || !takes_rulings(read.plays.front().action))
      return refuse_at(span, Fault::ruling_without_play, msg::ruling_without_play());
    if (std::ranges::any_of(read.plays, ruled)) return refuse_at(span, Fault::second_ruling, msg::second_ruling());
    for (Play<Action>& play : read.plays) play.ruling = ruling;
  }
  look_ahead(read.plays);
  if (round.journey && !read.plays.empty())
    read.plays.insert(read.plays.begin(), play_at(span, EndJourney{.seat = *round.journey}));
  fed_.push_back({.kind = Fed::Kind::line, .phase = phase_, .span = span, .ruling = ruling});
  Judged judged = add(std::move(read.plays));
  judged.findings.insert(judged.findings.begin(), read.faults.begin(), read.faults.end());
  return judged;
}

/// The five face-up counters, as a round of a record has them.
Judged Table::play_row(std::string_view line, Ruling ruling) {
  if (!shows_row_now(round_under_way())) return refuse_play(line, row_is_late);
  if (ruling != Ruling::none) return refuse(Fault::ruling_without_play, line, msg::ruling_without_play());
  const Span span = note(line);
  LineRead read = decode_line(line, span, row_key, state_.round, session_.players);
  if (!read.understood) return {Verdict::unreadable, std::move(read.faults)};
  fed_.push_back({.kind = Fed::Kind::row, .span = span});
  return add(std::move(read.plays));
}

Judged Table::ask(std::string_view line) const {
  return Table(*this).play(line);
}

Judged Table::ask(const Action& action) const {
  return Table(*this).play(action);
}

// ---------------------------------------------------------------- phases

Table::Round Table::round_under_way() const {
  Round round;
  auto play = session_.plays.rbegin();
  while (play != session_.plays.rend() && !std::holds_alternative<BeginRound>(play->action)) ++play;
  if (play != session_.plays.rend()) {
    round.open = true;
    round.recorded = std::get<BeginRound>(play->action).recorded;
    for (auto made = play.base(); made != session_.plays.end(); ++made)
      if (made->ruling != Ruling::taken_back) round.see(made->action);
  }
  const bool next_is_first = state_.round + (round.open ? 0 : 1) == session_.start.round;
  if (next_is_first) round.first = static_cast<int>(std::ranges::find(phases, session_.start.phase) - phases.begin());
  return round;
}

/// What a phase leaves out, as a record that leaves it out is read.
void Table::complete(int phase, const Round& round, std::vector<Action>& actions) const {
  const auto each = [&](Seats done, auto make) {
    for (const Seat seat : seats_of(static_cast<Seats>(~done), state_.players)) make(seat);
  };
  switch (phase) {
    case deal:
      return each(round.had_in(deal), [&](Seat seat) { actions.emplace_back(Deal{seat, {.open = true}, false}); });
    case draw:
      return each(round.had_in(draw), [&](Seat seat) { actions.emplace_back(Draw{seat, {.unknown = 1}, false}); });
    case choose:
      if (!round.has_begun(choose)) actions.emplace_back(BeginChoose{});
      return each(0, [&](Seat seat) {
        for (int n = round.picks[seat.value]; n < picks_each; ++n)
          actions.emplace_back(Pick{.seat = seat, .written = false});
      });
    case plan:
      if (!round.has_begun(plan)) actions.emplace_back(BeginPlan{.passes_recorded = false, .recorded = false});
      return;
    case travel:
      if (!round.has_begun(travel)) actions.emplace_back(BeginTravel{});
      if (round.journey) actions.emplace_back(EndJourney{.seat = *round.journey});
      return each(round.had_in(travel), [&](Seat seat) {
        actions.emplace_back(BeginJourney{.seat = seat, .written = false});
        actions.emplace_back(UnknownSteps{.seat = seat, .at = {}});
        actions.emplace_back(EndJourney{.seat = seat});
      });
    default:
      return each(round.had_in(keep), [&](Seat seat) { actions.emplace_back(Keep{seat, {.open = true}, false}); });
  }
}

/// All that is left out of a round, up to its end.
void Table::finish_phases(const Round& round, std::vector<Action>& actions) const {
  for (int phase = std::max(phase_, round.first); phase <= keep && round.recorded; ++phase)
    complete(phase, round, actions);
}

void Table::end_round(const Round& round, std::vector<Action>& actions) const {
  finish_phases(round, actions);
  actions.emplace_back(EndRound{});
}

/// All that comes before the first play of a phase: its round, what the phases before it leave out, its beginning.
void Table::open(int phase, Round& round, std::vector<Action>& actions) const {
  int from = std::max(phase_, round.first);
  if (!round.open) {
    from = round.first;
    actions.emplace_back(BeginRound{.number = static_cast<std::uint8_t>(state_.round + 1)});
  }
  for (int before = from; before < phase; ++before) complete(before, round, actions);
  if (phase == choose && !round.has_begun(choose)) actions.emplace_back(BeginChoose{.complete = true});
  if (phase == plan && !round.has_begun(plan)) actions.emplace_back(BeginPlan{.passes_recorded = true});
  if (phase == travel && !round.has_begun(travel)) actions.emplace_back(BeginTravel{.complete = true});
}

std::vector<Play<Action>> Table::plays_at(Span span, const std::vector<Action>& actions) const {
  std::vector<Play<Action>> plays;
  int number = state_.round;
  for (const Action& action : actions) {
    if (const auto* begins = std::get_if<BeginRound>(&action)) number = begins->number;
    plays.push_back(play_at(span, action));
    plays.back().round = static_cast<std::uint16_t>(number);
  }
  return plays;
}

Judged Table::begin(std::string_view phase) {
  const int target = static_cast<int>(std::ranges::find(phases, phase) - phases.begin());
  if (target > end)
    return refuse(Fault::bad_value, phase, msg::bad_value({.key = verbatim("phase"), .written = as_written(phase)}));
  Round round = round_under_way();
  if (!round.open && target == end) return {};
  std::vector<Action> actions;
  std::string line = std::string(phase) + ":";
  const bool ends = round.open && target != end && (target <= phase_ || !round.recorded);
  if (ends || target == end) end_round(round, actions);
  if (ends) round = {};
  if (!round.open) {
    if (target < round.first)
      return refuse(Fault::before_the_start, phase, msg::before_the_start({.written = as_written(phase)}));
    const int number = state_.round + 1;
    if (number > most_rounds)
      return refuse(Fault::bad_number, phase, msg::bad_number({.least = 1, .most = most_rounds, .written = number}));
    line = "round " + std::to_string(number) + ", " + line;
  }
  const Span span = note(line);
  if (!round.open) fed_.push_back({.kind = Fed::Kind::round, .span = span});
  if (target != end) {
    open(target, round, actions);
    fed_.push_back({.kind = Fed::Kind::phase, .phase = target, .span = span});
  }
  Judged judged = add(plays_at(span, actions));
  phase_ = target;
  return judged;
}

// ---------------------------------------------------------------- whose turn it is

std::string_view Table::phase() const {
  return phase_ == before_any ? std::string_view() : phases[static_cast<std::size_t>(phase_)];
}

std::vector<Seat> Table::to_play() const {
  if (end_ || phase_ < deal || phase_ > keep) return {};
  std::vector<Seat> seats = seats_of(who_may_play(state_, phase()));
  std::ranges::sort(seats, {}, [&](Seat seat) { return state_.position(seat); });
  return seats;
}

std::vector<LegalPlay> Table::legal_plays() const {
  const std::vector<Seat> seats = to_play();
  return seats.empty() ? std::vector<LegalPlay>() : elfenland::legal_plays(state_, phase(), seats.front());
}

std::vector<LegalPlay> Table::legal_plays(Seat seat) const {
  const std::vector<Seat> seats = to_play();
  const bool may = std::ranges::find(seats, seat) != seats.end();
  return may ? elfenland::legal_plays(state_, phase(), seat) : std::vector<LegalPlay>();
}

// ---------------------------------------------------------------- the whole

std::optional<Seat> Table::seat(std::string_view name) const {
  return elfref::seat_of(name, names_);
}

std::vector<Standing> Table::standings() const {
  return elfenland::standings(as_of_the_end(), session_.players);
}

}  // namespace elfref::elfenland
