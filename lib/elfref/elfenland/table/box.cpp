#include "elfref/elfenland/table/box.h"

#include "elfref/elfenland/table/by_kind.h"

namespace elfref::elfenland {

int counters_out(const Position& state, Transport kind, Seat other, const Holding& holding) {
  const auto k = static_cast<std::size_t>(kind);
  int certain = state.box.row.of[k] + state.roads.road_counters[k], more = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    const Holding::Least least = (seat == other.value ? holding : state.player[seat].holding).at_least(kind);
    certain += least.certain;
    more += least.more;
  }
  return certain + std::max<int>(more, state.box.row_gone[k]);  // those that came to light may be those of the row
}

namespace {

/// A new stretch between shuffles: only what is in hands was surely dealt.
void shuffle(Position& state) {
  for (int seat = 0; seat < state.players; ++seat) {
    state.player[seat].dealt = state.player[seat].hand.lower;
    state.player[seat].given = {};
  }
  state.box.cards_reported = 0;
}

}  // namespace

void begin_deal(Position& state) {
  if (state.options.reshuffle() == Reshuffle::when_empty) {
    const int most = 8 * state.players;
    if (most <= state.box.stock) return;
    state.box.stock = 0;
  }
  shuffle(state);
}

void draw_from_stock(Position& state, int cards) {
  if (state.options.reshuffle() == Reshuffle::every_round) return;
  state.box.stock = static_cast<std::uint8_t>(std::max(0, state.box.stock - cards));
}

void note_cards(Position& state, const Pieces& shown) {
  by_kind::for_some(by_kind::load(shown.of), [&](std::size_t kind) {
    if (cards_out(state, Transport(kind)) > cards_in_box(Transport(kind)))
      state.box.cards_reported |= static_cast<std::uint8_t>(1u << kind);
  });
}

void note_counters(Position& state, std::optional<Transport> kind) {
  if (kind && counters_out(state, *kind) > counters_in_box(*kind)) state.box.counters_reported |= counter_bit(*kind);
}

void blur_row(Position& state, int picks) {
  if (picks <= 0) return;
  const int all = state.box.row.count();
  for (int kind = 0; kind < transport_count; ++kind) {
    const int gone = std::min<int>(state.box.row.of[kind], picks);
    state.box.row.of[kind] = static_cast<std::uint8_t>(state.box.row.of[kind] - gone);
    state.box.row_gone[kind] = static_cast<std::uint8_t>(state.box.row_gone[kind] + gone);
  }
  state.box.row.unknown = static_cast<std::uint8_t>(all - state.box.row.known());
}

void forget_row(Position& state) {
  state.box.row = {};
  state.box.row_gone = {};
  state.box.row.unknown = 5;
}

void take_from_row(Position& state, const Pick& pick) {
  if (pick.blind) return;
  if (!pick.kind) return blur_row(state, 1);
  std::uint8_t& shown = state.box.row.of[static_cast<std::size_t>(*pick.kind)];
  if (shown == 0 && state.box.row.unknown == 0) return forget_row(state);
  std::uint8_t& gone = state.box.row_gone[static_cast<std::size_t>(*pick.kind)];
  if (shown == 0 && gone > 0) --gone;  // it may be one of those that lay there
  --(shown > 0 ? shown : state.box.row.unknown);
  ++(pick.turned ? state.box.row.of[static_cast<std::size_t>(*pick.turned)] : state.box.row.unknown);
}

}  // namespace elfref::elfenland
