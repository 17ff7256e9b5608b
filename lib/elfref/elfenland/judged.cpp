#include "elfref/elfenland/judged.h"

#include <algorithm>
#include <string_view>

#include "elfref/elfenland/card_proof.h"

namespace elfref::elfenland {

Table judged_by(const Session& session, const Options& options, const Seating& seating) {
  const State start = begin(session, options, seating);
  Table table = replay<Elfenland<false>>(session.plays, session.claims, start);
  settle_caravans(table, session, options, start);
  return table;
}

Table judged_whole(const Session& session, const Options& options, const Seating& seating) {
  const State start = begin(session, options, seating);
  Table table = replay<Elfenland<true>>(session.plays, session.claims, start);
  settle_caravans(table, session, options, start);
  return table;
}

State played_by(const Session& session, const Options& options, const Seating& seating) {
  return play_out<Elfenland<false>>(session.plays, begin(session, options, seating));
}

std::optional<Session> until_a_win(const Session& session, const Options& options, const Seating& seating) {
  if (options.early_win() != EarlyWin::immediate) return std::nullopt;
  State state = begin(session, options, seating);
  std::optional<std::uint32_t> end;
  for (std::uint32_t ply = 0; ply < session.plays.size(); ++ply) {
    Action action = session.plays[ply].action;
    if (std::holds_alternative<BeginRound>(action)) end.reset();
    state.ply = ply;
    resolve(state, action);
    const bool over = state.ending == Ending::early_win && state.round == state.ended_in;
    if (!end && (over || may_be_over(state, traveller_with(state, action)))) end = ply;
    if (session.plays[ply].ruling != Ruling::taken_back) elfenland::apply(state, action);
  }
  if (!end) return std::nullopt;
  Session until = session;
  until.plays.resize(*end);
  return until;
}

namespace {

bool about_turns(const Raised& raised) {
  const std::string_view id = raised.rule->id;
  return raised.finding.answer == Answer::broken &&
         (id == "pick-in-turn" || id == "plan-in-turn" || id == "travel-in-turn");
}

int turn_slips(const Table& table) {
  return static_cast<int>(std::count_if(table.raised.begin(), table.raised.end(), about_turns));
}

}  // namespace

std::optional<Seating> other_seating(const Session& session, const Options& options, const Table& listed_table) {
  const auto players = session.players.size();
  if (players < 3 || players > 6 || turn_slips(listed_table) == 0) return std::nullopt;
  Seating seating = listed_seating();
  while (std::next_permutation(seating.begin() + 1, seating.begin() + static_cast<std::ptrdiff_t>(players)))
    if (turn_slips(judged_by(session, options, seating)) == 0) return seating;
  return std::nullopt;
}

Seating seating_of(const Session& session, const Options& options) {
  const Seating listed = listed_seating();
  return other_seating(session, options, judged_by(session, options, listed)).value_or(listed);
}

}  // namespace elfref::elfenland
