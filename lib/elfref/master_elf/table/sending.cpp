#include "elfref/master_elf/table/sending.h"

#include <algorithm>

namespace elfref::master_elf {
namespace {

/// What is laid into empty areas where nobody wrote it.
void refill_all(Position& state) {
  Pile& from = state.board.piles[city];
  int empty = 0, perhaps = 0;
  for (std::size_t place = 1; place < state.board.piles.size(); ++place) {
    const Sure lies = state.board.piles[place].any();
    (lies == Sure::no ? empty : perhaps) += lies != Sure::yes ? 1 : 0;
  }
  const Range lay = from.count();
  const bool enough = lay.min >= refill_size * (empty + perhaps);
  const int least = enough ? refill_size : 0;
  for (std::size_t place = 1; place < state.board.piles.size(); ++place) {
    Pile& area = state.board.piles[place];
    const Sure lies = area.any();
    if (lies != Sure::yes) area.loosen();
    if (lies == Sure::no) area.unseen = {least, std::min(refill_size, lay.max)};
    if (lies == Sure::perhaps) area.unseen = {std::min(1, least), std::max(area.unseen.max, refill_size)};
  }
  from.take(Range{std::min(refill_size * empty, lay.min), refill_size * (empty + perhaps)});
  if (lay.max <= refill_size * empty) from = {.gap = from.gap};
}

}  // namespace

void perhaps_sent(Position& state, std::size_t index) {
  state.gifts.parcels[index].sent = Sure::perhaps;
  Pile& from = state.board.piles[city];
  from.forget();
  from.unseen = {0, std::min(no_limit, from.unseen.max + state.board.discard.count().max)};
  state.board.discard.forget();
  state.board.discard.unseen.min = 0;
  for (std::size_t place = 1; place < state.board.piles.size(); ++place)
    if (Pile& area = state.board.piles[place]; area.any() != Sure::yes) {
      area.loosen();
      area.unseen.max = std::max(area.unseen.max, refill_size);
    }
}

void send_off(Position& state, std::size_t index, const std::vector<std::pair<PlaceId, Cards>>* areas) {
  ParcelState& parcel = state.gifts.parcels[index];
  parcel.sent = Sure::yes;
  parcel.sent_ply = state.ply;
  parcel.full_ply = no_ply;
  Pile& from = state.board.piles[city];
  from.forget();
  from.add(state.board.discard.count());
  state.board.discard = {};
  const auto empty = std::count_if(state.board.piles.begin() + 1, state.board.piles.end(),
                                   [](const Pile& area) { return area.any() != Sure::yes; });
  const bool enough = from.count().min >= refill_size * static_cast<int>(empty);
  const auto surely_empty = std::count_if(state.board.piles.begin() + 1, state.board.piles.end(),
                                          [](const Pile& area) { return area.any() == Sure::no; });
  const bool all = from.count().max <= refill_size * static_cast<int>(surely_empty);  // then all cards are laid
  if (areas != nullptr) {
    for (const auto& [place, cards] : *areas) {
      Pile& area = state.board.piles[place];
      if (cards.counted()) {
        from.take(cards);
        if (area.any() == Sure::perhaps) area = {};
        area.add(cards);
      } else if (area.any() != Sure::yes) {
        const Range laid{enough && area.any() == Sure::no ? refill_size : 0, refill_size};
        from.take(laid);
        area.unseen = {area.any() == Sure::no ? laid.min : 0, std::max(area.unseen.max, laid.max)};
        area.loosen();
      }
    }
    if (all) from = {.gap = from.gap};
    for (std::size_t place = 1; enough && place < state.board.piles.size(); ++place) {  // who is not named had cards
      Pile& area = state.board.piles[place];
      const bool named = std::ranges::any_of(*areas, [&](const auto& one) { return one.first == place; });
      if (!named && area.any() == Sure::perhaps) area.unseen.min = 1;
    }
  } else {
    refill_all(state);
  }
  if (sent(state).min < static_cast<int>(parcel_count)) state.gifts.layouts.fill();  // else the game is won
}

}  // namespace elfref::master_elf
