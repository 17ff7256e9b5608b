#pragma once

#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "elfref/core/judging/work.h"
#include "elfref/core/walk/moves.h"

// Walks through legal moves: one at random, or all of them.

namespace elfref {

/// A random index by these weights; nothing if all are 0. `dice.below(n)` returns a number from 0 to n - 1.
template <class Dice>
[[nodiscard]] std::optional<std::size_t> any_by_weight(const std::vector<int>& weights, Dice& dice) {
  const int all = std::accumulate(weights.begin(), weights.end(), 0);
  if (all <= 0) return std::nullopt;
  int left = dice.below(all);
  std::size_t at = 0;
  while (left >= weights[at]) left -= weights[at++];
  return at;
}

/// Names what turns up in a play, chosen at random.
template <MovesOfAGame Moves, class Dice>
void let_turn_up(const typename Moves::Position& state, typename Moves::Action& play, Dice& dice) {
  std::vector<int> ways;
  for (auto chances = Moves::chances(state, play); !chances.empty(); chances = Moves::chances(state, play)) {
    ways.clear();
    for (const Chance& chance : chances) ways.push_back(chance.ways);
    Moves::turn_up(state, play, chances[any_by_weight(ways, dice).value_or(0)].piece);
  }
}

/// A random legal play among some, with all its choices made and all that turns up named. Nothing if none is legal, or
/// if the weights of the legal ones are 0. `weigh(plays)` returns a number for each: how likely it is tried.
template <MovesOfAGame Moves, class Weigh, class Dice>
[[nodiscard]] std::optional<typename Moves::Action> any_of_moves(
    const typename Moves::Position& state, std::vector<LegalPlayOf<typename Moves::Action>> proposed,
    const Weigh& weigh, Dice& dice) {
  std::vector<int> weights = weigh(std::as_const(proposed));
  while (const auto at = any_by_weight(weights, dice)) {
    auto& tried = proposed[*at];
    weights[*at] = 0;
    if (auto choices = Moves::choices(state, tried); !choices.empty()) {
      if (auto found = any_of_moves<Moves>(state, std::move(choices), weigh, dice)) return found;
    } else if (!tried.nameless && Moves::ask(state, tried)) {
      let_turn_up<Moves>(state, tried.play, dice);
      return std::move(tried.play);
    }
  }
  return std::nullopt;
}

/// One random move of these kinds: see any_of_moves().
template <MovesOfAGame Moves, class Weigh, class Dice>
[[nodiscard]] auto one_move(const typename Moves::Position& state, PlayKinds kinds, const Weigh& weigh, Dice& dice) {
  return any_of_moves<Moves>(state, Moves::proposed(state, kinds), weigh, dice);
}

/// Passes every legal move of these kinds to `hear(play)`, with every choice and everything that may turn up.
template <MovesOfAGame Moves, class Hear>
void every_move(const typename Moves::Position& state, PlayKinds kinds, const Hear& hear, Work* work = nullptr) {
  const auto turn_up = [&](const auto& self, const typename Moves::Action& play) -> void {
    if (done(work)) return;
    const auto chances = Moves::chances(state, play);
    for (const Chance& chance : chances) {
      typename Moves::Action next = play;
      Moves::turn_up(state, next, chance.piece);
      self(self, next);
    }
    if (chances.empty()) hear(play);
  };
  const auto choose = [&](const auto& self, std::vector<LegalPlayOf<typename Moves::Action>> plays) -> void {
    for (auto& play : plays) {
      spend(work, 1);
      if (done(work)) return;
      auto choices = Moves::choices(state, play);
      if (!choices.empty()) {
        self(self, std::move(choices));
      } else if (!play.nameless && Moves::ask(state, play)) {
        turn_up(turn_up, play.play);
      }
    }
  };
  choose(choose, Moves::proposed(state, kinds));
}

/// The number of sequences of `depth` moves; too low if the work is used up.
template <MovesOfAGame Moves>
[[nodiscard]] std::uint64_t sequences(const typename Moves::Position& state, PlayKinds kinds, int depth,
                                      Work* work = nullptr) {
  if (depth == 0) return 1;
  std::uint64_t found = 0;
  every_move<Moves>(
      state, kinds,
      [&](const typename Moves::Action& play) {
        typename Moves::Position next = state;
        Moves::play(next, play);
        found += sequences<Moves>(next, kinds, depth - 1, work);
      },
      work);
  return found;
}

}  // namespace elfref
