#include "elfref/elfenland/table.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "elfref/core/record_reader.h"
#include "elfref/core/text.h"
#include "elfref/elfenland/decode_parts.h"
#include "elfref/elfenland/referee.h"

namespace elfref::elfenland {
namespace {

/// The phases in the order of a round; `end` comes when it is over.
enum Phase : int { deal, draw, choose, plan, travel, keep, end };
constexpr std::array<std::string_view, 7> phases{phase::deal,   phase::draw, phase::choose, phase::plan,
                                                 phase::travel, phase::keep, phase::end};
constexpr int before_any = -1;  // as in Table::phase_
constexpr int most_rounds = 99;
constexpr int picks_each = 3;

/// The phase in which a kind of play is made.
int phase_of(const Action& action) {
  return std::visit(
      Overloaded{[](const Deal&) -> int { return deal; }, [](const Draw&) -> int { return draw; },
                 [](const BeginChoose&) -> int { return choose; }, [](const Pick&) -> int { return choose; },
                 [](const BeginPlan&) -> int { return plan; }, [](const PlaceCounter&) -> int { return plan; },
                 [](const PlaceObstacle&) -> int { return plan; }, [](const Pass&) -> int { return plan; },
                 [](const UnknownPlay&) -> int { return plan; }, [](const BeginTravel&) -> int { return travel; },
                 [](const BeginJourney&) -> int { return travel; }, [](const Step&) -> int { return travel; },
                 [](const UnknownSteps&) -> int { return travel; }, [](const EndJourney&) -> int { return travel; },
                 [](const Keep&) -> int { return keep; }, [](const EndRound&) -> int { return end; },
                 [](const auto&) -> int { return before_any; }},
      action);
}

/// As findings name it. The row lies there before its phase, as a record tells it.
std::string_view phase_name(const Action& action) {
  if (std::holds_alternative<ShowRow>(action)) return phase::choose;
  const int phase = std::min<int>(phase_of(action), keep);
  return phase == before_any ? std::string_view() : phases[static_cast<std::size_t>(phase)];
}

std::optional<Seat> seat_of(const Action& action) {
  return std::visit(
      []<class Kind>(const Kind& play) -> std::optional<Seat> {
        if constexpr (requires { play.seat; }) return play.seat;
        return std::nullopt;
      },
      action);
}

/// Whether a play is one of those that reports count.
bool is_counted(const Action& action) {
  if (const auto* pick = std::get_if<Pick>(&action)) return pick->written;
  if (const auto* end = std::get_if<EndJourney>(&action)) return end->written;
  return std::holds_alternative<Step>(action) ||
         (phase_of(action) == plan && !std::holds_alternative<BeginPlan>(action));
}

bool is_claim(const Action& action) {
  return std::holds_alternative<ClaimWinner>(action) || std::holds_alternative<ClaimResult>(action);
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
  int first = deal;  ///< the phase with which it begins
  Seats dealt = 0, drawn = 0, travelled = 0, kept = 0;
  std::array<int, max_seats> picks{};
  bool chooses = false, plans = false, travels = false;  ///< the phase was begun
  std::optional<Seat> journey;                           ///< whose has begun and not ended

  void see(const Action& action) {
    std::visit(
        Overloaded{[&](const Deal& play) { dealt |= bit(play.seat); },
                   [&](const Draw& play) { drawn |= bit(play.seat); }, [&](const BeginChoose&) { chooses = true; },
                   [&](const Pick& play) { ++picks[play.seat.value]; }, [&](const BeginPlan&) { plans = true; },
                   [&](const BeginTravel&) { travels = true; },
                   [&](const BeginJourney& play) {
                     travelled |= bit(play.seat);
                     journey = play.seat;
                   },
                   [&](const EndJourney&) { journey.reset(); }, [&](const Keep& play) { kept |= bit(play.seat); },
                   [&](const EndRound&) { open = false; }, [](const auto&) {}},
        action);
  }
};

Table::Table(std::vector<std::string> players) : Table(agreed(std::move(players), {})) {}

Table::Table(std::vector<std::string> players, const EditionInfo& by) : Table(agreed(std::move(players), by.name)) {}

Table::Table(const Session& agreed) : session_(agreed), options_(judging_options(agreed)) {
  session_.plays.clear();
  session_.claims.clear();
  session_.sheet = session_.has_winner = session_.only_claims = false;
  session_.rounds_recorded = 0;
  const Span line = note(written(BeginGame{}, session_.players));
  session_.players_span = line;
  for (Player& player : session_.players) {
    player.span = line;
    names_.push_back(player.name);
  }
  for (Start::Player& player : session_.start.players) player.hand_span = line;
  state_ = elfenland::begin(session_, options_, listed_seating());
  std::vector<Play<Action>> setup;
  for (const Play<Action>& play : agreed.plays) {
    if (std::holds_alternative<BeginRound>(play.action) || std::holds_alternative<Sheet>(play.action)) break;
    setup.push_back(play_outside(play.action, line, phase::setup, seat_of(play.action)));
  }
  opening_ = add(std::move(setup));
}

// ---------------------------------------------------------------- plays

Span Table::note(std::string_view line) {
  const auto begin = static_cast<std::uint32_t>(source_.text.size());
  source_.text.append(line).push_back('\n');
  return {begin, begin + static_cast<std::uint32_t>(line.size())};
}

Play<Action> Table::play_at(Span span, const Action& action) const {
  const auto* round = std::get_if<BeginRound>(&action);
  return {.action = action,
          .parts = {span},
          .seat = seat_of(action),
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

Judged Table::claim(Span line, const Action& action) {
  const auto index = static_cast<std::uint32_t>(session_.claims.size());
  session_.claims.push_back(play_outside(action, line, phase::end, seat_of(action)));
  const Reporter<Action> report(session_.plays, session_.claims, names_);
  Judged judged;
  Elfenland<false>::check(as_of_the_end(), action, [&](const RuleInfo& rule, Finding&& finding) {
    judged.findings.push_back(diagnosed({&rule, index, true, std::move(finding)}, report, session_, options_, source_));
  });
  return judged;
}

Judged Table::play(const Action& action, Ruling ruling) {
  if (const auto seat = seat_of(action); seat && seat->value >= state_.players) {
    const std::string number = std::to_string(seat->value);
    return refuse(Fault::unknown_player, written(action, session_.players), {number});
  }
  const Span line = note(written(action, session_.players));
  if (is_claim(action)) return claim(line, action);
  std::vector<Play<Action>> plays;
  if (ruling != Ruling::taken_back) {
    const std::optional<Seat> open = round_under_way().journey;
    const bool travels = std::holds_alternative<Step>(action) || std::holds_alternative<UnknownSteps>(action) ||
                         std::holds_alternative<EndJourney>(action);
    const bool ends = phase_of(action) > travel || (phase_of(action) == travel && seat_of(action) != open) ||
                      std::holds_alternative<BeginRound>(action);
    if (open && ends) plays.push_back(play_at(line, EndJourney{.seat = *open}));
    if (travels && seat_of(action) != open) plays.push_back(play_at(line, BeginJourney{.seat = *seat_of(action)}));
  }
  plays.push_back(play_at(line, action));
  plays.back().ruling = ruling;
  return add(std::move(plays));
}

Judged Table::refuse(Fault fault, std::string_view line, std::initializer_list<std::string_view> words) {
  Diagnostics faults;
  faults.add(fault, note(line), words);
  return {Verdict::unreadable, faults.take()};
}

Judged Table::play(std::string_view line, Ruling ruling) {
  if (phase_ < deal || phase_ > keep) return refuse(Fault::unknown_play, line, {line});
  LineRead read = decode_line(line, note(line), phases[static_cast<std::size_t>(phase_)], state_.round, session_.players);
  if (!read.understood) return {Verdict::unreadable, std::move(read.faults)};
  for (Play<Action>& play : read.plays)
    if (ruling != Ruling::none) play.ruling = ruling;
  look_ahead(read.plays);
  Judged judged = add(std::move(read.plays));
  judged.findings.insert(judged.findings.begin(), read.faults.begin(), read.faults.end());
  return judged;
}

Judged Table::ask(std::string_view line) const {
  Table copy = *this;
  return copy.play(line);
}

Judged Table::ask(const Action& action) const {
  Table copy = *this;
  return copy.play(action);
}

// ---------------------------------------------------------------- phases

Table::Round Table::round_under_way() const {
  const auto is_begin = [](const Play<Action>& play) { return std::holds_alternative<BeginRound>(play.action); };
  const auto last = std::find_if(session_.plays.rbegin(), session_.plays.rend(), is_begin);
  Round round;
  if (std::count_if(session_.plays.begin(), session_.plays.end(), is_begin) <= 1)
    round.first = static_cast<int>(std::ranges::find(phases, session_.start.phase) - phases.begin());
  if (last == session_.plays.rend()) return round;
  round.open = true;
  round.recorded = std::get<BeginRound>(last->action).recorded;
  for (auto play = last.base(); play != session_.plays.end(); ++play)
    if (play->ruling != Ruling::taken_back) round.see(play->action);
  return round;
}

/// What a phase leaves out, as a record that leaves it out is read.
void Table::complete(int phase, const Round& round, std::vector<Action>& actions) const {
  const auto each = [&](Seats done, auto make) {
    for (std::uint8_t seat = 0; seat < state_.players; ++seat)
      if ((done & bit(Seat{seat})) == 0) make(Seat{seat});
  };
  switch (phase) {
    case deal:
      return each(round.dealt, [&](Seat seat) { actions.emplace_back(Deal{seat, {.open = true}, false}); });
    case draw:
      return each(round.drawn, [&](Seat seat) { actions.emplace_back(Draw{seat, {.unknown = 1}, false}); });
    case choose:
      if (!round.chooses) actions.emplace_back(BeginChoose{});
      return each(0, [&](Seat seat) {
        for (int n = round.picks[seat.value]; n < picks_each; ++n)
          actions.emplace_back(Pick{.seat = seat, .written = false});
      });
    case plan:
      if (!round.plans) actions.emplace_back(BeginPlan{.passes_recorded = false, .recorded = false});
      return;
    case travel:
      if (!round.travels) actions.emplace_back(BeginTravel{});
      if (round.journey) actions.emplace_back(EndJourney{.seat = *round.journey});
      return each(round.travelled, [&](Seat seat) {
        actions.emplace_back(BeginJourney{.seat = seat, .written = false});
        actions.emplace_back(UnknownSteps{.seat = seat, .at = {}});
        actions.emplace_back(EndJourney{.seat = seat});
      });
    default:
      return each(round.kept, [&](Seat seat) { actions.emplace_back(Keep{seat, {.open = true}, false}); });
  }
}

void Table::end_round(const Round& round, std::vector<Action>& actions) const {
  for (int phase = std::max(phase_, round.first); phase <= keep && round.recorded; ++phase)
    complete(phase, round, actions);
  actions.emplace_back(EndRound{});
}

Judged Table::begin(std::string_view phase) {
  const int target = static_cast<int>(std::ranges::find(phases, phase) - phases.begin());
  if (target > end) return refuse(Fault::bad_value, phase, {phase, "phase"});
  Round round = round_under_way();
  if (!round.open && target == end) return {};
  std::vector<Action> actions;
  std::string line = std::string(phase) + ":";
  int number = state_.round;
  if (round.open && target <= phase_) {
    end_round(round, actions);
    round = {};
  }
  if (!round.open) {
    if (target < round.first) return refuse(Fault::before_the_start, phase, {phase});
    if (++number > most_rounds) return refuse(Fault::bad_number, phase, {std::to_string(number), "1", "99"});
    line = "round " + std::to_string(number) + ", " + line;
    actions.emplace_back(BeginRound{.number = static_cast<std::uint8_t>(number)});
  }
  if (target == end) {
    end_round(round, actions);
  } else {
    for (int before = round.open ? std::max(phase_, round.first) : round.first; before < target; ++before)
      complete(before, round, actions);
  }
  if (target == choose) actions.emplace_back(BeginChoose{.complete = true});
  if (target == plan) actions.emplace_back(BeginPlan{.passes_recorded = true});
  if (target == travel) actions.emplace_back(BeginTravel{.complete = true});

  const Span span = note(line);
  std::vector<Play<Action>> plays;
  for (const Action& action : actions) {
    plays.push_back(play_at(span, action));
    if (!std::holds_alternative<EndRound>(action)) plays.back().round = static_cast<std::uint16_t>(number);
  }
  Judged judged = add(std::move(plays));
  phase_ = target;
  return judged;
}

// ---------------------------------------------------------------- the whole

std::optional<Seat> Table::seat(std::string_view name) const {
  const std::string folded = fold(name);
  for (std::uint8_t seat = 0; seat < names_.size(); ++seat)
    if (fold(names_[seat]) == folded) return Seat{seat};
  return std::nullopt;
}

std::vector<Standing> Table::standings() const {
  return elfenland::standings(as_of_the_end(), session_.players);
}

Judgement Table::judgement() const {
  Session whole = session_;
  look_ahead(whole.plays);
  return judge(whole, source_, {}, false);
}

}  // namespace elfref::elfenland
