#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "elfref/core/judging/game.h"
#include "elfref/core/judging/options.h"
#include "elfref/core/judging/work.h"
#include "elfref/core/text/text.h"

namespace elfref {

/// A player.
struct Player {
  std::string name;  ///< as written
  Span span;         ///< its place in the text
};

/// The names of players, by seat.
[[nodiscard]] inline std::vector<std::string> names_of(const std::vector<Player>& players) {
  std::vector<std::string> names;
  for (const Player& player : players) names.push_back(player.name);
  return names;
}

/// The player with that name, as records match names: case, accents and spaces are ignored.
[[nodiscard]] inline std::optional<Seat> seat_of(std::string_view name, const std::vector<std::string>& names) {
  for (std::uint8_t seat = 0; seat < names.size(); ++seat)
    if (fold(names[seat]) == fold(name)) return Seat{seat};
  return std::nullopt;
}

/// The player of a play; nothing if its kind has none.
template <class Action>
[[nodiscard]] std::optional<Seat> player_of(const Action& action) {
  return std::visit(
      [](const auto& play) -> std::optional<Seat> {
        if constexpr (requires { Seat{play.seat}; }) return play.seat;
        return std::nullopt;
      },
      action);
}

/// The part of a decoded record that every game has: what was agreed, the players, every play in order. A game's own
/// session adds to it.
template <class Action>
struct SessionOf : Agreed {
  std::vector<Player> players;       ///< by seat
  Span players_span;                 ///< the key `players`
  std::vector<Play<Action>> plays;   ///< in the order of the game, whatever the order of keys in the record
  std::vector<Play<Action>> claims;  ///< the recorded claims about the result
  Work* work = nullptr;              ///< what judging spends from; null: nothing is counted
  std::unique_ptr<Memory>* memory = nullptr;  ///< see Overrides
};

/// Spends the cost of replaying a session once.
template <class Action>
void spend_a_replay(const SessionOf<Action>& session) {
  constexpr std::uint64_t units_a_play = 15;
  spend(session.work, session.plays.size() * units_a_play);
}

}  // namespace elfref
