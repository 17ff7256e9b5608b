#include "elfref/elfenland/live/recorded_game.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>

#include "elfref/core/words/core_msg.h"
#include "elfref/elfenland/judging/known_replay.h"
#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref::elfenland {
namespace {

/// The number of plays of a record up to its end: a journey whose last step is written has ended.
std::uint32_t end_of(const Session& session) {
  std::size_t end = written_plays(session);
  if (end < session.plays.size() && is_any<EndJourney>(session.plays[end].action)) ++end;
  return static_cast<std::uint32_t>(end);
}

/// Why no game goes on after a breach; empty: there is none.
Message breach_in(const Judged& judged) {
  const auto is_wrong = [](const Diagnostic& found) { return found.severity == Severity::error; };
  const auto wrong = std::ranges::find_if(judged.findings, is_wrong);
  return wrong == judged.findings.end() ? Message() : msg::game_with_breach({.why = wrong->message});
}

/// Makes the plays of the rounds of a record, up to a place. Returns why that cannot be done.
Message feed(Table& table, const Session& session, std::uint32_t ply) {
  Message why = breach_in(table.opening());
  bool begun = false;
  for (std::uint32_t at = 0; at < ply && why.empty(); ++at) {
    const Play<Action>& play = session.plays[at];
    begun = begun || is_any<BeginRound>(play.action);
    if (!begun || is_any<BeginChoose, BeginPlan, BeginTravel>(play.action)) continue;  // the table adds these
    why = breach_in(table.play(play.action, play.ruling));
  }
  return why;
}

/// Whether a round is under way at a table.
bool in_a_round(const Table& table) {
  if (!table.phase().empty()) return table.phase() != phase::end;
  return is_any<BeginRound>(table.session().plays.back().action);
}

/// The game at a table, if all of it is known.
std::optional<Game> game_at(const Table& table) {
  const bool round_open = in_a_round(table);
  Table now = table;
  const Start& start = now.session().start;
  const bool first = now.round() < start.round || (round_open && now.round() == start.round);
  if (now.phase().empty() && (round_open || start.phase != phase::deal)) now.begin(first ? start.phase : phase::deal);
  const auto known = known_position_of(now.state());
  if (!known) return std::nullopt;
  const bool between = !round_open && (now.phase().empty() || now.phase() == phase::end);
  return Game::at(*known, between ? phase::end : now.phase());
}

}  // namespace

struct RecordedGame::Played {
  Action action;
  std::shared_ptr<const Played> before;
};

RecordedGame::RecordedGame(Game game, std::shared_ptr<const Table> before, int round)
    : game_(game), before_(std::move(before)), round_(round) {
  if (!game_.is_over() && game_.table().round != round_) add(BeginRound{.number = game_.table().round});
  round_ = game_.table().round;
}

Started<RecordedGame> RecordedGame::start(std::vector<std::string> players, const Overrides& by) {
  auto table = Table::start(std::move(players), by);
  if (!table) return {.made = {}, .why = std::move(table.why)};
  return at((*table).session());
}

Started<RecordedGame> RecordedGame::at(const Session& session, std::uint32_t ply) {
  if (session.players.size() < 2 || session.players.size() > KnownPosition::most_players)
    return {.made = {}, .why = msg::players_at_the_table({.players = quantity(session.players.size(), noun::player)})};
  const std::uint32_t end = std::min(ply, end_of(session));
  auto table = std::make_shared<Table>(session);
  if (Message why = feed(*table, session, end); !why.empty()) return {.made = {}, .why = std::move(why)};
  const std::optional<Game> game = game_at(*table);
  if (!game) return {.made = {}, .why = msg::game_not_known()};
  const int round = table->round();
  return {.made = RecordedGame(*game, std::move(table), round), .why = {}};
}

void RecordedGame::draw(Transport kind) {
  const std::optional<Action> made = game_.completed_by(kind);
  game_.draw(kind);
  if (made) note(*made);
}

bool RecordedGame::play(const Action& action) {
  const bool completed = !is_any<Pick>(action);  // else by what is drawn for it
  if (!game_.play(action)) return false;
  if (completed) note(action);
  return true;
}

void RecordedGame::add(const Action& action) {
  last_ = std::make_shared<const Played>(Played{action, std::move(last_)});
}

/// Keeps a play that was made, and the round that began after it.
void RecordedGame::note(const Action& action) {
  add(action);
  if (game_.table().round != round_) add(BeginRound{.number = game_.table().round});
  round_ = game_.table().round;
}

Table RecordedGame::table() const {
  std::vector<const Action*> plays;
  for (const Played* one = last_.get(); one != nullptr; one = one->before.get()) plays.push_back(&one->action);
  Table table = *before_;
  for (auto one = plays.rbegin(); one != plays.rend(); ++one) table.play(**one);
  if (game_.is_over()) table.begin(phase::end);
  return table;
}

}  // namespace elfref::elfenland
