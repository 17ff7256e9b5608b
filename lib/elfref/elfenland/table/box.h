#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "elfref/elfenland/facts/kinds.h"
#include "elfref/elfenland/table/by_kind.h"
#include "elfref/elfenland/table/state.h"

// What is out of the box and what is left of it: counters, cards, the row, the stock.

namespace elfref::elfenland {

/// Counters of a kind that are surely out of the pile: in the row, on roads, in front of players.
[[nodiscard]] inline int counters_out(const State& state, Transport kind) {
  const auto k = static_cast<std::size_t>(kind);
  int surely = state.row.of[k] + state.road_counters[k], more = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    const Holding::Least least = state.player[static_cast<std::size_t>(seat)].holding.at_least(kind);
    surely += least.surely;
    more += least.more;
  }
  return surely + std::max<int>(more, state.row_gone[k]);  // those that came to light may be those of the row
}
/// The same, if a seat had other counters in front of it.
[[nodiscard]] int counters_out(const State& state, Transport kind, Seat seat, const Holding& holding);
/// Cards of a kind that a player surely held since the last shuffle, given ones included.
[[nodiscard]] inline int cards_shown(const PlayerState& player, Transport kind) {
  const auto k = static_cast<std::size_t>(kind);
  return std::max<int>(player.dealt[k], player.given[k] + player.hand.lower[k]);
}
/// Cards of a kind that surely were dealt since the last shuffle, or kept before it: played, thrown away, in hands.
[[nodiscard]] inline int cards_out(const State& state, Transport kind) {
  int out = 0;
  for (int seat = 0; seat < state.players; ++seat)
    out += cards_shown(state.player[static_cast<std::size_t>(seat)], kind);
  return out;
}
/// Whether the box surely has all cards that are out, and `more` of each besides: one look instead of one a kind.
[[nodiscard]] inline bool box_has(const State& state, std::uint64_t more) {
  using namespace by_kind;
  static constexpr std::uint64_t box = cards_of_the_box();
  std::uint64_t out = more, all = more;
  for (int seat = 0; seat < state.players; ++seat) {
    const PlayerState& player = state.player[static_cast<std::size_t>(seat)];
    const std::uint64_t dealt = load(player.dealt), given = load(player.given), hand = load(player.hand.lower);
    const std::uint64_t gone = given + hand;
    all |= dealt | given | hand | gone;
    out += greater(dealt, gone);
    all |= out;
  }
  return (all & highs) == 0 && covers(box, out);  // with larger numbers it was not right
}

/// Whether a deal is that of somebody who kept 4, where too few were thrown away, as it was written: that number may be
/// the slip.
[[nodiscard]] inline bool dealt_as_if_4_were_kept(const State& state, const Deal& deal) {
  const bool fills = state.options.deal() == DealOption::fill_8;
  return fills && state.at(deal.seat).discard_slip && deal.cards.count() == 4;
}

/// The cards before a deal are shuffled, or may be in the midst of it. Once nobody knows for certain how much of the
/// stock is left, what is counted begins anew with every round: those cards were surely not shuffled.
void begin_deal(State& state);
/// Cards leave the stock.
void draw_from_stock(State& state, int cards);
/// Remembers that more cards of a kind are out than the box has: it is told once.
void note_cards(State& state, const Pieces& shown);
/// Remembers that more counters of a kind are out than the box has: it is told once a round.
void note_counters(State& state, std::optional<Transport> kind);

/// That many picks that nobody wrote down may each have taken any counter of the row.
void blur_row(State& state, int picks);
/// Nobody knows any more what lies in the row.
void forget_row(State& state);
/// A pick leaves the row, and what was turned up comes into it.
void take_from_row(State& state, const Pick& pick);

}  // namespace elfref::elfenland
