#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "elfref/elfenland/facts/kinds.h"
#include "elfref/elfenland/table/by_kind.h"
#include "elfref/elfenland/table/position.h"

// The pieces out of the box and those left in it: counters, cards, the row, the stock.

namespace elfref::elfenland {

/// The number of counters of a kind that are surely out of the pile: in the row, on roads, in front of players.
[[nodiscard]] inline int counters_out(const Position& state, Transport kind) {
  const auto k = static_cast<std::size_t>(kind);
  int certain = state.box.row.of[k] + state.roads.road_counters[k], more = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    const Holding::Least least = state.player[static_cast<std::size_t>(seat)].holding.at_least(kind);
    certain += least.certain;
    more += least.more;
  }
  return certain + std::max<int>(more, state.box.row_gone[k]);  // those shown by plays may be those of the row
}
/// The number of counters of a kind that would surely be out of the pile if a player had this holding.
[[nodiscard]] int counters_out(const Position& state, Transport kind, Seat seat, const Holding& holding);
/// The number of cards of a kind that a player surely held since the last shuffle, including those given away.
[[nodiscard]] inline int cards_shown(const PlayerState& player, Transport kind) {
  const auto k = static_cast<std::size_t>(kind);
  return std::max<int>(player.dealt[k], player.given[k] + player.hand.lower[k]);
}
/// The number of cards of a kind that surely were dealt since the last shuffle, or kept before it: played, discarded,
/// in hands.
[[nodiscard]] inline int cards_out(const Position& state, Transport kind) {
  int out = 0;
  for (int seat = 0; seat < state.players; ++seat)
    out += cards_shown(state.player[static_cast<std::size_t>(seat)], kind);
  return out;
}
/// Whether the box surely has all cards that are out and `more` of each kind. It checks all kinds together.
[[nodiscard]] inline bool box_has(const Position& state, std::uint64_t more) {
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
  return (all & highs) == 0 && covers(box, out);  // larger numbers would overflow a byte
}

/// Whether a deal fits a player who kept 4 cards although the recorded discard is too small. Then the number in the
/// record of the discard may be the slip.
[[nodiscard]] inline bool dealt_as_if_4_were_kept(const Position& state, const Deal& deal) {
  const bool fills = state.options.deal() == DealOption::fill_8;
  return fills && state.at(deal.seat).discard_slip && deal.cards.count() == 4;
}

/// Shuffles the cards before a deal, if they are shuffled then or may be during it. Once the size of the stock is
/// uncertain, counting starts again with every round, because the cards of one round were surely not shuffled.
void begin_deal(Position& state);
/// Removes cards from the stock.
void draw_from_stock(Position& state, int cards);
/// Remembers that more cards of a kind are out than the box has, so that it is reported once.
void note_cards(Position& state, const Pieces& shown);
/// Remembers that more counters of a kind are out than the box has, so that it is reported once per round.
void note_counters(Position& state, std::optional<Transport> kind);

/// Notes that this number of unrecorded picks may each have taken any counter of the row.
void blur_row(Position& state, int picks);
/// Makes the whole row unknown.
void forget_row(Position& state);
/// Removes the counter of a pick from the row and adds the one turned up.
void take_from_row(Position& state, const Pick& pick);

}  // namespace elfref::elfenland
