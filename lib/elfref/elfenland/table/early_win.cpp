#include "elfref/elfenland/table/early_win.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>

#include "elfref/elfenland/table/unrecorded.h"

namespace elfref::elfenland {
namespace {

/// Whether a player who has no line yet may have travelled before another one; where it is open who began, anybody may,
/// and before a second journey everybody had his turn.
bool may_travel_before(const Position& state, Seat seat, Seat other) {
  if (state.at(seat).travelled || seat == other) return false;
  const bool again = state.turns.traveller == other.value ? state.turns.travels_again : state.at(other).travelled;
  return again || !std::has_single_bit(state.turns.first) || state.position(seat) < state.position(other);
}

/// Who travelled before the winner and has no line made a journey that nobody wrote down.
void travel_before(Position& state, Seat winner) {
  const bool known = std::has_single_bit(state.turns.first);
  for (std::uint8_t seat = 0; seat < state.players; ++seat) {
    if (!may_travel_before(state, Seat{seat}, winner)) continue;
    PlayerState& player = state.player[seat];
    forget_journey(state, player, std::nullopt);
    throw_unseen(player.hand, true, !known);
    player.courses = {};
  }
}

/// Whether a player whose journey nobody wrote down may have made it before another one's, and won.
bool may_have_won_before(const Position& state, Seat seat, Seat traveller) {
  if ((state.unrecorded.journeys & bit(seat)) == 0 || !may_travel_before(state, seat, traveller)) return false;
  PlayerState player = state.at(seat);
  if (player.towns_max + player.hand.max < 20) return false;
  forget_journey(state, player, std::nullopt);
  return may_have_ended_it(state, player);
}

/// Whether a player may have won at once in this round.
bool may_have_won(const Position& state, Seat seat, Seat traveller) {
  const PlayerState& player = state.at(seat);
  // Of a player whose towns are bounds only it is known what in this round may have won.
  const bool reached = !player.gap || (player.courses && player.courses->most);
  if (player.may_have_won || (player.towns_max >= 20 && reached)) return true;
  return traveller.value < max_seats && may_have_won_before(state, seat, traveller);
}

}  // namespace

bool may_be_over(const Position& state, Seat traveller) {
  if (!ends_at_once(state)) return false;
  for (Seat seat{0}; seat.value < state.players; ++seat.value)
    if (may_have_won(state, seat, traveller)) return true;
  return false;
}

void test_immediate_win(Position& state, Seat winner) {
  if (!ends_at_once(state) || state.at(winner).towns_min < 20) return;
  state.end.won_before = state.at(winner).may_have_won;
  for (Seat seat{0}; seat.value < state.players; ++seat.value)
    if (seat != winner && may_have_won(state, seat, winner)) state.end.won_before = true;
  travel_before(state, winner);
  state.end.ending = Ending::early_win;
  state.end.ended_in = state.round;
  state.end.completers = bit(winner);
}

void test_early_win(Position& state) {
  if (!early_win_counts(state)) return;
  for (std::uint8_t seat = 0; seat < state.players; ++seat)
    if (state.player[seat].towns_min >= 20) state.end.completers |= bit(Seat{seat});
  if (state.end.completers == 0) return;
  state.end.ending = Ending::early_win;
  state.end.ended_in = state.round;
}

bool may_have_ended(const Position& state) {
  if (!early_win_counts(state)) return false;
  return std::ranges::any_of(std::span(state.player).first(state.players),
                             [](const PlayerState& player) { return player.towns_max >= 20 && !player.gap; });
}

}  // namespace elfref::elfenland
