#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "elfref/testing/elven_rage/breakers.h"

// Functions that several breakers use.

namespace elfref::testing::rage::breaking {

using BattlePlace = elven_rage::Place;

inline const Cards two_cards{.unknown = 2};  ///< of unrecorded names

/// A single line instead.
[[nodiscard]] inline Instead instead(Action play) {
  return {Line{std::move(play)}};
}
/// The player of a line. REQUIRES: the line is part of a turn.
[[nodiscard]] inline Seat seat_of(const Line& line) {
  return std::visit(
      [](const auto& play) {
        if constexpr (requires { play.seat; }) return play.seat;
        return Seat{};
      },
      line.play);
}
/// The cards that a line names.
[[nodiscard]] inline const std::vector<CardId>& cards_in(const Line& line) {
  static const std::vector<CardId> none;
  const Cards* cards = cards_of(line.play);
  return cards != nullptr ? cards->named : none;
}
/// The line with these cards instead.
[[nodiscard]] inline Instead with(const Line& next, Cards cards) {
  Line line = next;
  *cards_of(line.play) = std::move(cards);
  return {std::move(line)};
}
[[nodiscard]] inline Instead with_number(const Line& next, int number) {
  return with(next, {.unknown = number});
}
[[nodiscard]] inline Instead with_cards(const Line& next, std::vector<CardId> cards) {
  return with(next, {.named = std::move(cards)});
}
/// Whether no attack is under way in a turn.
[[nodiscard]] inline bool is_between(const Situation& table) {
  return !table.attack_open;
}
/// Whether a battle has reached its acts.
[[nodiscard]] inline bool is_fighting(const Situation& table) {
  return table.battle && table.battle->centred;
}
/// The players in the game, except one.
[[nodiscard]] inline std::vector<Seat> others(const Situation& table, Seat but) {
  std::vector<Seat> all;
  for (std::uint8_t i = 0; i < table.players.size(); ++i)
    if (Seat{i} != but && !table.players[i].out) all.push_back(Seat{i});
  return all;
}
[[nodiscard]] inline Seat owner_of(const TrueBattle& battle) {
  return Seat{static_cast<std::uint8_t>(battle.owner)};
}
/// The cards with an Action of some times that a player holds before the next line and can pay, or cannot pay.
[[nodiscard]] std::vector<CardId> cards_with_actions(const Situation& table, const Line& next, Seat seat, bool paid,
                                                     std::initializer_list<When> when);
/// The use of an Action or an Artifact, without its effect. `answer`: it answers the line before.
[[nodiscard]] inline Action used(Seat seat, CardId card, ArtifactId artifact = nothing_named, bool answer = false) {
  if (card != nothing_named) return UseAction{.seat = seat, .card = card, .answer = answer};
  return UseArtifact{.seat = seat, .artifact = artifact, .answer = answer};
}
/// The guardian of the central castle.
[[nodiscard]] inline CardId guardian_of(const Situation& table) {
  CardId id = 0;
  while (!table.card(id).kind.is(CardKind::guardian)) ++id;
  return id;
}
/// The Action or the Artifact of the next line, with another effect.
[[nodiscard]] inline Instead with_change(const Line& next, const WrittenChange& change) {
  Line line = next;
  line.short_form = false;
  std::visit(
      [&](auto& use) {
        if constexpr (requires { use.changes; }) use.changes = {change};
      },
      line.play);
  return {std::move(line)};
}
/// The effect of the Action or the Artifact of a line.
[[nodiscard]] inline std::optional<Effect> effect_in(const Situation& table, const Line& line) {
  if (const auto* action = as<UseAction>(line)) return effect_of(table.state, *action);
  if (const auto* artifact = as<UseArtifact>(line)) return effect_of(table.state, *artifact);
  return std::nullopt;
}
/// The change that an effect makes to the card at a place.
[[nodiscard]] inline WrittenChange change_of(const Effect& effect, BattlePlace place, Slot slot) {
  using Kind = WrittenChange::Kind;
  WrittenChange change{.card = {.place = static_cast<std::uint8_t>(place.value + 1)}};
  change.kind = effect.does == Does::slot         ? Kind::slot
                : effect.does == Does::initiative ? Kind::initiative
                                                  : Kind::life;
  change.slot = slot;
  change.icon = effect.icon;
  change.amount = effect.does == Does::slot ? 0 : effect.does == Does::more ? -effect.amount : effect.amount;
  return change;
}
/// Reduces a record to its head, which has the breach.
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
