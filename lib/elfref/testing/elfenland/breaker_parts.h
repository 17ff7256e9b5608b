#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "elfref/elfenland/rules/rulebook.h"
#include "elfref/testing/elfenland/box.h"
#include "elfref/testing/elfenland/breakers.h"

// Functions that the breakers of several phases use, and the breakers of each phase.

namespace elfref::testing::breaking {

using Broken = std::optional<elfenland::Action>;

using elfenland::counter_kinds;

/// The breakers in the order of the rulebook: before phase 4, in phase 4, in phase 5, and after it.
std::span<const Breaker> breakers_of_the_setup();
std::span<const Breaker> breakers_of_planning();
std::span<const Breaker> breakers_of_travel();
std::span<const Breaker> breakers_of_the_end();

/// A random thing of a list; nothing if the list is empty.
template <class Thing>
std::optional<Thing> any(const std::vector<Thing>& things, Dice& dice) {
  if (things.empty()) return std::nullopt;
  return things[static_cast<std::size_t>(dice.below(static_cast<int>(things.size())))];
}

int have(const elfenland::Position& state, Seat seat, int kind);
int own(const elfenland::Position& state, Seat seat, int kind);
bool fits(int kind, elfenland::WayId road);
elfenland::Link link_of(elfenland::WayId id, elfenland::By by = elfenland::By::unsaid);
bool is_twin(elfenland::WayId id);
elfenland::Pieces cards(int kind, int number);
/// This number of cards of a hand, none of one kind; nothing if there are not enough.
std::optional<elfenland::Pieces> cards_without(const elfenland::Position& state, Seat seat, int kind,
                                               int number, Dice& dice);
/// Whether a connection is water between towns that no road joins.
bool is_water_alone(elfenland::WayId id);
/// Whether all picks of some round come before a place, so that they show the seating.
bool the_seating_shows(const Occasion& at);
bool one_less(elfenland::Pieces& pieces, Dice& dice);

/// Changes the players of the record's setup and removes all claims.
template <class Change>
bool change_seat(PlayedGame& game, const Change& change) {
  for (std::size_t i = 0; i < game.plays.size(); ++i)
    if (auto* take = std::get_if<elfenland::TakeSeat>(&game.plays[i]); take != nullptr && take->seat.value > 0) {
      if (!change(*take, std::get<elfenland::TakeSeat>(game.plays[i - 1]))) continue;
      game.breach.play = i;
      game.claims.clear();
      return true;
    }
  return false;
}

template <elfenland::Option option, int value>
void agree_on(Agreement& agreed, Dice&) {
  agreed.options[option] = value;
  agreed.options_set |= static_cast<std::uint16_t>(1u << static_cast<int>(option));
}

}  // namespace elfref::testing::breaking
