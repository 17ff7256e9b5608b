#include "elfref/elfenland/table/hand.h"

#include <algorithm>
#include <cstddef>

#include "elfref/elfenland/facts/kinds.h"
#include "elfref/elfenland/table/by_kind.h"

namespace elfref::elfenland {
namespace {

constexpr int most_cards = 72;

std::uint8_t clamped(int value, int most = most_cards) {
  return static_cast<std::uint8_t>(std::clamp(value, 0, most));
}

using by_kind::load;
using by_kind::store;

}  // namespace

Hand Hand::unknown(int min, int max) {
  Hand hand;
  hand.min = clamped(min);
  hand.max = clamped(max);
  hand.forget();
  return hand;
}

bool Hand::can_hold(const Pieces& cards) const {
  const std::uint64_t shown = load(cards.of);
  if (!by_kind::covers(load(upper), shown)) return false;
  return by_kind::sum(by_kind::greater(load(lower), shown)) <= max && by_kind::sum(shown) + cards.unknown <= max;
}

bool Hand::surely_holds(const Pieces& cards) const {
  const std::uint64_t shown = load(cards.of);
  return !cards.open && by_kind::covers(load(lower), shown) && by_kind::sum(shown) + cards.unknown <= min;
}

void Hand::forget() {
  for (int kind = 0; kind < transport_count; ++kind) {
    lower[kind] = 0;
    upper[kind] = clamped(max, cards_in_box(Transport(kind)));
  }
}

int Hand::most(Transport kind) const {
  const auto k = static_cast<std::size_t>(kind);
  return std::min<int>(upper[k], max - (by_kind::sum(load(lower)) - lower[k]));
}

void Hand::receive(const Pieces& cards) {
  const std::uint64_t come = by_kind::load(cards.of), most = by_kind::ones * most_cards;
  if ((come & by_kind::highs) == 0) {
    store(load(lower) + by_kind::lesser(come, by_kind::less(most, load(lower))), lower);
    store(load(upper) + by_kind::lesser(come, by_kind::less(most, load(upper))), upper);
  } else {  // more than a record can say
    for (int kind = 0; kind < transport_count; ++kind) {
      lower[kind] = clamped(lower[kind] + cards.of[kind]);
      upper[kind] = clamped(upper[kind] + cards.of[kind]);
    }
  }
  min = clamped(min + cards.known());
  max = clamped(max + cards.known());
  receive_unknown(cards.unknown, cards.unknown);
}

void Hand::receive_unknown(int at_least, int at_most) {
  min = clamped(min + at_least);
  max = clamped(max + at_most);
  const std::uint64_t box = by_kind::cards_of_the_box(), before = load(upper);
  const std::uint64_t more = by_kind::ones * static_cast<std::uint64_t>(std::clamp(at_most, 0, most_cards));
  const std::uint64_t after = by_kind::lesser(before, box) + by_kind::lesser(more, by_kind::less(box, before));
  store(by_kind::greater(load(lower), after), upper);
}

void Hand::give(const Pieces& cards) {
  if (!can_hold(cards)) {
    min = clamped(min - cards.count());
    max = clamped(max - cards.count());
    forget();
    return;
  }
  store(by_kind::less(load(lower), load(cards.of)), lower);
  store(by_kind::less(load(upper), load(cards.of)), upper);
  min = clamped(min - cards.known());
  max = clamped(max - cards.known());
  if (cards.open) {
    give_unknown(0, max);
  } else if (cards.unknown > 0) {
    give_unknown(cards.unknown, cards.unknown);
  }
}

void Hand::give_unknown(int at_least, int at_most) {
  if (at_most <= 0) return;
  min = clamped(min - at_most);
  max = clamped(max - at_least);
  for (int kind = 0; kind < transport_count; ++kind) {
    lower[kind] = clamped(lower[kind] - at_most);
    upper[kind] = std::min(upper[kind], max);
  }
}

void Hand::keep_at_most(int cards) {
  const int least = std::min<int>(min, cards), most = std::min<int>(max, cards);
  give_unknown(std::max(0, min - cards), std::max(0, max - cards));
  min = clamped(least);
  max = clamped(most);
  for (int kind = 0; kind < transport_count; ++kind) upper[kind] = std::min(upper[kind], max);
}

Range due_cards(const Hand& hand, DealOption option) {
  if (option == DealOption::new_8) return {8, 8};
  return {std::max(0, 8 - hand.max), std::max(0, 8 - hand.min)};
}

void receive_unseen(Hand& hand, bool certain, DealOption option) {
  const Range due = due_cards(hand, option);
  const std::uint8_t full = std::max<std::uint8_t>(8, hand.max);  // more were kept only by mistake
  hand.receive_unknown(certain ? due.min : 0, due.max);
  if (option == DealOption::new_8 || !certain) return;
  hand.min = std::max<std::uint8_t>(hand.min, 8);
  hand.max = std::min(hand.max, full);
}

void throw_unseen(Hand& hand, bool any, bool waits) {
  if (any) {
    hand.give_unknown(waits ? 0 : std::max(0, hand.max - 4), hand.max);
  } else if (waits) {
    hand.give_unknown(0, std::max(0, hand.max - 4));  // all of them where the turn is yet to come
  } else {
    hand.keep_at_most(4);
  }
}

}  // namespace elfref::elfenland
