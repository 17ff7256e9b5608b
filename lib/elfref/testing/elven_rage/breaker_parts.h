#pragma once

#include <string>
#include <utility>
#include <vector>

#include "elfref/testing/elven_rage/breakers.h"

// What ways to break a rule have in common.

namespace elfref::testing::rage::breaking {

using BattlePlace = elven_rage::Place;

/// One line instead.
[[nodiscard]] inline Instead instead(Line line) {
  Instead lines;
  lines.push_back(std::move(line));
  return lines;
}
/// The same line, with a number of cards.
[[nodiscard]] inline Instead with_number(const Line& next, int number) {
  Line line = next;
  line.cards.clear();
  line.counted = false;
  line.text = (line.text.empty() ? "" : line.text + " ") + std::to_string(number);
  return instead(std::move(line));
}
/// The same line, with other cards.
[[nodiscard]] inline Instead with_cards(const Line& next, std::vector<CardId> cards) {
  Line line = next;
  line.cards = std::move(cards);
  return instead(std::move(line));
}
/// Whether it is somebody's turn, and nothing is under attack.
[[nodiscard]] inline bool is_between(const TrueTable& table) {
  return !table.attack_open && !table.battle;
}
/// Whether a battle has come to its acts.
[[nodiscard]] inline bool is_fighting(const TrueTable& table) {
  return table.battle && table.battle->centred && !table.battle->over;
}
/// Players who are in the game, but for one.
[[nodiscard]] inline std::vector<Seat> others(const TrueTable& table, Seat but) {
  std::vector<Seat> all;
  for (std::uint8_t i = 0; i < table.players.size(); ++i)
    if (Seat{i} != but && !table.players[i].out) all.push_back(Seat{i});
  return all;
}
[[nodiscard]] inline Seat owner_of(const TrueBattle& battle) {
  return Seat{static_cast<std::uint8_t>(battle.owner)};
}
/// The cards with an Action of some times that somebody holds before the next line and can pay, or cannot pay.
[[nodiscard]] std::vector<CardId> cards_with_actions(const TrueTable& table, const Line& next, Seat seat, bool paid,
                                                     std::initializer_list<When> when);
/// The line that says that an Action or an Artifact is used, without what came of it.
[[nodiscard]] inline Line used(const TrueTable& table, Seat seat, CardId card, ArtifactId artifact = nothing_named) {
  return line_of_use(table, {.seat = seat, .card = card, .artifact = artifact}, {});
}
/// The head alone.
inline bool only_the_head(Played& game, std::string_view key, Seat seat = Seat{0xff}) {
  game.turns.clear();
  game.claimed = false;
  game.winners = 0;
  game.breach.where = Breach::Where::head;
  game.breach.key = key;
  game.breach.seat = seat;
  return true;
}
inline void from_the_setup(Agreement& agreed, Dice&) {
  agreed.begins_after = 0;
}
template <Option option, int value>
void agree_on(Agreement& agreed, Dice&) {
  agreed.set(option, value);
}
template <Scenario scenario>
void play_for(Agreement& agreed, Dice&) {
  agreed.scenario = scenario;
  if (scenario == Scenario::alliance) agreed.players = 4;
}

}  // namespace elfref::testing::rage::breaking
