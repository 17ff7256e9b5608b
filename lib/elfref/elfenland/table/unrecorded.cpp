#include "elfref/elfenland/table/unrecorded.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <utility>

#include "elfref/elfenland/table/box.h"
#include "elfref/elfenland/table/courses.h"
#include "elfref/elfenland/table/early_win.h"
#include "elfref/elfenland/table/price.h"

namespace elfref::elfenland {
namespace {

/// Steps that nobody wrote down, where there are too many ways to go: bounds only.
void go_anywhere(const Position& state, PlayerState& player) {
  const TownSet reached = reach(state, player.at, player.hand);
  player.open |= reached - player.collected - TownSet{elvenhold};
  player.towns_max = static_cast<std::uint8_t>(
      std::min({20, player.towns_max + player.hand.max, player.collected.size() + player.open.size()}));
  player.towns_max = std::max(player.towns_max, player.towns_min);
  player.at = reached;
  player.hand.give_unknown(0, player.hand.max);
}

/// Of what is known by bounds, nothing lies beyond the courses.
void keep_to_courses(PlayerState& player) {
  if (!player.courses) return;
  const Courses& courses = *player.courses;
  const Course& first = courses.all.front();
  TownSet at, maybe, certain = first.had | first.fresh;
  Range towns{20, 0};
  Hand hand = first.hand;
  for (const Course& course : courses.all) {
    const Range taken = courses.towns(course), cards = course.cards();
    towns = {std::min(towns.min, taken.min), std::max(towns.max, taken.max)};
    at.add(course.at);
    const TownSet visited = course.had | course.fresh;
    maybe |= visited;
    certain = certain - (certain - visited);
    hand.min = static_cast<std::uint8_t>(std::min<int>(hand.min, cards.min));
    hand.max = static_cast<std::uint8_t>(std::max<int>(hand.max, cards.max));
    for (int kind = 0; kind < transport_count; ++kind) {
      hand.lower[kind] = course.overpaid ? 0 : std::min(hand.lower[kind], course.hand.lower[kind]);
      hand.upper[kind] = std::max(hand.upper[kind], course.hand.upper[kind]);
    }
  }
  player.at = at;
  player.hand = hand;
  if (courses.least) {
    player.collected |= certain;
    player.towns_min = static_cast<std::uint8_t>(towns.min);
  }
  if (courses.most) {
    player.open |= maybe;
    player.towns_max = static_cast<std::uint8_t>(towns.max);
  }
  player.open = player.open - player.collected;
}

}  // namespace

void forget_journey(const Position& state, PlayerState& player, std::optional<TownId> end) {
  const bool all_before = player.towns_min >= 20;
  OpenCourses courses = courses_after_gap(state, player, end);
  if (!courses || !courses->most) go_anywhere(state, player);
  player.courses = std::move(courses);
  keep_to_courses(player);
  if (!all_before && player.towns_min >= 20) player.completed = state.ply + 1;
  player.gap = true;
  player.came = 0;
  player.paid = PlayerState::unseen;
}

namespace {

/// The most cards that a player can travel with in a round that nobody wrote down: every step costs one at least.
int most_cards_in_hand(const Position& state, const PlayerState& player) {
  return state.options.deal() == DealOption::new_8 ? player.hand.max + 8 : std::max<int>(8, player.hand.max);
}

}  // namespace

void forget_round(Position& state) {
  std::array<int, max_seats> most_cards{};
  for (int seat = 0; seat < state.players; ++seat) {
    PlayerState& player = state.player[seat];
    most_cards[seat] = most_cards_in_hand(state, player);
    OpenCourses courses = courses_after_unknown_round(state, player);
    player.at = TownSet::all();
    player.gap = true;
    player.came = 0;
    player.open |= TownSet::all() - player.collected - TownSet{elvenhold};
    player.towns_max = static_cast<std::uint8_t>(std::min(20, player.towns_max + most_cards[seat]));
    player.hand = Hand::unknown(0, 4);
    player.holding = {};
    player.holding.add({std::nullopt, Facing::either, false});
    if (player.obstacle == Obstacle::available) player.obstacle = Obstacle::unknown;
    player.discard_open = true;
    player.discard_slip = false;
    player.journey_written = player.travelled = true;
    player.courses = std::move(courses);
    keep_to_courses(player);
  }
  // A win at once may have ended the round before any player discarded.
  const auto players = std::span(state.player).first(state.players);
  if (std::ranges::any_of(players, [&](const PlayerState& player) { return may_have_ended_it(state, player); }))
    for (int seat = 0; seat < state.players; ++seat) state.player[seat].hand = Hand::unknown(0, most_cards[seat]);
  forget_row(state);
  state.box.row_tracked = false;
}

}  // namespace elfref::elfenland
