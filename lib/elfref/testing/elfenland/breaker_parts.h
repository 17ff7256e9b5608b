#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "elfref/elfenland/rules/rulebook.h"
#include "elfref/testing/elfenland/box.h"
#include "elfref/testing/elfenland/breakers.h"

// What the breakers of several phases have in common, and those of each.

namespace elfref::testing::breaking {

using Broken = std::optional<elfenland::Action>;

using elfenland::counter_kinds;

/// Breakers in the order of the rulebook: of all before phase 4, of phase 4, of phase 5, and of what comes behind it.
std::span<const Breaker> breakers_of_the_setup();
std::span<const Breaker> breakers_of_planning();
std::span<const Breaker> breakers_of_travel();
std::span<const Breaker> breakers_of_the_end();

/// Any of some things; nothing where there is none.
template <class Thing>
std::optional<Thing> any(const std::vector<Thing>& things, Dice& dice) {
  if (things.empty()) return std::nullopt;
  return things[static_cast<std::size_t>(dice.below(static_cast<int>(things.size())))];
}

int have(const elfenland::State& state, Seat seat, int kind);
int own(const elfenland::State& state, Seat seat, int kind);
bool fits(int kind, elfenland::WayId road);
elfenland::Link link_of(elfenland::WayId id, elfenland::By by = elfenland::By::unsaid);
bool is_twin(elfenland::WayId id);
elfenland::Pieces cards(int kind, int number);
/// That many cards of a hand, none of one kind; nothing where there are not so many.
std::optional<elfenland::Pieces> cards_without(const elfenland::State& state, Seat seat, int kind,
                                               int number, Dice& dice);
/// Water that no road accompanies.
bool is_water_alone(elfenland::WayId id);
/// Whether all picks of some round stand before a place: they show who sits where.
bool the_seating_shows(const Occasion& at);
bool one_less(elfenland::Pieces& pieces, Dice& dice);

/// The players of the record's setup are changed; nothing is claimed then.
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
