#include "elfref/elfenland/judging/judged_session.h"

#include <algorithm>
#include <span>
#include <string_view>
#include <utility>

#include "elfref/elfenland/hidden/cards/card_proof.h"
#include "elfref/elfenland/hidden/slips.h"
#include "elfref/elfenland/judging/known_replay.h"
#include "elfref/elfenland/judging/results_alone.h"
#include "elfref/elfenland/table/early_win.h"
#include "elfref/elfenland/table/score.h"
#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref::elfenland {

namespace {

/// What hangs on a win at once that nobody wrote down does not, where a later round was played: if the game was over by
/// then, that breaks the rules instead.
void settle_wins(Replayed<Position>& table, const Session& session) {
  const auto depends = [](const Raised& raised) {
    return !raised.claim && raised.finding.words && raised.finding.words->depends_on.id() == msg::unwritten_win.id;
  };
  if (std::ranges::none_of(table.raised, depends)) return;
  int last = 0;
  for (const Play<Action>& play : session.plays)
    if (play.counted && play.ruling != Ruling::taken_back) last = std::max<int>(last, play.round);
  for (Raised& raised : table.raised) {
    if (!depends(raised) || session.plays[raised.ply].round >= last) continue;
    raised.finding.answer = Answer::broken;
    raised.finding.words->depends_on.clear();
    raised.finding.words->because.push_back(msg::later_round_was_played());
  }
}

/// What nobody wrote down is not played after the end: there is nothing to say of it.
template <bool after_end>
Replayed<Position> replayed_in_full(const Session& session, const Position& start) {
  using G = Elfenland<after_end>;
  const std::span<const Play<Action>> plays = session.plays;
  const std::size_t written = written_plays(session);
  Replayed<Position> table;
  play_on<G>(plays.first(written), 0, start, table);
  if (!G::closed(table.table)) play_on<G>(plays, static_cast<std::uint32_t>(written), Position(table.table), table);
  judge_claims<G>(session.claims, table);
  if (session.only_claims) refute_results(session, table);
  return table;
}

template <bool after_end>
JudgedPlays judged_as(const Session& session, const Options& options, const Seating& seating) {
  spend_a_replay(session);
  const Position start = begin(session, options, seating);
  if (auto known = replayed_known<after_end>(session, start)) return {std::move(*known), true};
  Replayed<Position> table = replayed_in_full<after_end>(session, start);
  settle_caravans(table, session, options, start);
  settle_wins(table, session);
  return {std::move(table), false};
}

}  // namespace

JudgedPlays judged_plays(const Session& session, const Options& options, const Seating& seating) {
  return judged_as<false>(session, options, seating);
}

Replayed<Position> judged_by(const Session& session, const Options& options, const Seating& seating) {
  return judged_as<false>(session, options, seating).table;
}

Replayed<Position> judged_whole(const Session& session, const Options& options, const Seating& seating) {
  return judged_as<true>(session, options, seating).table;
}

Position played_by(const Session& session, const Options& options, const Seating& seating) {
  spend_a_replay(session);
  return play_out<Elfenland<false>>(session.plays, begin(session, options, seating));
}

std::vector<RoundScore> scores_by_round(const Session& session, const Options& options, const Seating& seating) {
  std::vector<RoundScore> rounds;
  bool open = false;  // a round has begun that is not among them yet
  const auto add = [&](const Position& state) {
    const bool over = Elfenland<false>::closed(state) || state.end.rounds_done == state.round;
    rounds.push_back({state.round, over, standings(state, session.players)});
    open = false;
  };
  const Position end = play_out<Elfenland<false>>(session.plays, begin(session, options, seating),
                                                  [&](const Action& action, const Position& state) {
                                                    open = open || std::holds_alternative<BeginRound>(action);
                                                    if (open && std::holds_alternative<EndRound>(action)) add(state);
                                                  });
  if (open) add(end);  // the game ended in the midst of it, or it is under way
  return rounds;
}

std::optional<Session> until_a_win(const Session& session, const Options& options, const Seating& seating) {
  if (options.early_win() != EarlyWin::immediate) return std::nullopt;
  spend_a_replay(session);
  Position state = begin(session, options, seating);
  std::optional<std::uint32_t> end;
  walk<Elfenland<false>>(session.plays, state, [&](std::uint32_t ply, const Action& action) {
    if (std::holds_alternative<BeginRound>(action)) end.reset();
    const bool over = state.end.ending == Ending::early_win && state.round == state.end.ended_in;
    if (!end && (over || may_be_over(state, traveller_with(state, action)))) end = ply;
  });
  if (!end) return std::nullopt;
  Session until = session;
  until.plays.resize(*end);
  return until;
}

namespace {

/// How many plays are out of turn; one that was taken back is none.
int turn_slips(const Session& session, const Replayed<Position>& table) {
  return static_cast<int>(std::ranges::count_if(Slips::of(table), [&](const Slip& slip) {
    return slip.about == about::turns && slip.answer == Answer::broken &&
           session.plays[slip.ply].ruling != Ruling::taken_back;
  }));
}

/// Whether a play is certainly out of turn if the players sit so. It stops at the first of them, and searches for no
/// unrecorded ways: what they show is no slip of turns.
bool breaks_a_turn(const Session& session, const Options& options, const Seating& seating) {
  constexpr std::uint64_t units_a_play = 15;
  Work none(0);
  Position state = begin(session, options, seating);
  state.work = &none;
  bool broken = false;
  const std::size_t written = written_plays(session);
  std::uint32_t ply = 0;
  for (; ply < written && !broken; ++ply) {
    const Play<Action>& play = session.plays[ply];
    play_one<Elfenland<false>>(state, play.action, play.ruling, ply, [&](const RuleInfo& rule, const Finding& finding) {
      broken = broken ||
               (rule.about == about::turns && finding.answer == Answer::broken && play.ruling != Ruling::taken_back);
    });
  }
  spend(session.work, ply * units_a_play);
  return broken;
}

}  // namespace

std::optional<Seating> other_seating(const Session& session, const Options& options,
                                     const Replayed<Position>& listed_table) {
  const auto players = session.players.size();
  if (players < 3 || players > 6 || turn_slips(session, listed_table) == 0) return std::nullopt;
  Seating seating = listed_seating();
  while (!done(session.work) &&
         std::next_permutation(seating.begin() + 1, seating.begin() + static_cast<std::ptrdiff_t>(players)))
    if (!breaks_a_turn(session, options, seating) && turn_slips(session, judged_by(session, options, seating)) == 0)
      return seating;
  return std::nullopt;
}

Seating seating_of(const Session& session, const Options& options) {
  const Seating listed = listed_seating();
  return other_seating(session, options, judged_by(session, options, listed)).value_or(listed);
}

}  // namespace elfref::elfenland
