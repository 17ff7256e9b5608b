#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <variant>
#include <vector>

#include "elfref/core/judging/judge.h"

namespace elfref {

/// The standings after every round of a game in which a round is a turn of every player: to the end of the record, or
/// until nobody can tell which round it is. A kind of play, `Turn`, begins a turn.
///
/// `gap(play, state)` tells whether unknown turns begin with a play; `state` is the position before it. `begins(play,
/// state, round)` tells whether a turn is the first one after the round with that number. `complete(state)` tells
/// whether every player has had a turn in the round. `at_end` are the standings at the end of the record.
template <JudgedGame G, class Turn, class Gap, class Begins, class Complete>
[[nodiscard]] std::vector<RoundScore> rounds_of_turns(const typename G::Session& session, typename G::Position state,
                                                      const std::vector<Standing>& at_end, Gap&& gap, Begins&& begins,
                                                      Complete&& complete) {
  std::vector<RoundScore> rounds;
  int round = 0;  // 0: no turn has begun
  const auto add = [&](bool over, std::vector<Standing> standings) {
    if (round > 0) rounds.push_back({round, over, std::move(standings)});
  };
  for (std::uint32_t ply = 0; ply < session.plays.size() && !G::closed(state); ++ply) {
    const Play<typename G::Action>& play = session.plays[ply];
    const bool made = play.ruling != Ruling::taken_back;
    if (made && gap(play, std::as_const(state))) {
      if (complete(std::as_const(state))) add(true, G::standings(state, session));
      return rounds;
    }
    if (made && std::holds_alternative<Turn>(play.action)) {
      if (round == 0) {
        round = std::max<int>(1, play.round);
      } else if (begins(play, std::as_const(state), round)) {
        add(true, G::standings(state, session));
        ++round;
      }
    }
    static_cast<void>(make_play<G>(state, play, ply));
  }
  add(G::closed(state) || complete(std::as_const(state)), at_end);
  return rounds;
}

}  // namespace elfref
