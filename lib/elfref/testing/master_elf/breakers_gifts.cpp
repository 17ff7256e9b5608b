#include "elfref/testing/master_elf/breaker_parts.h"

namespace elfref::testing::workshop::breaking {

std::optional<Parcel> place_for(const Situation& table, GiftId gift) {
  bool fits = false;
  for (std::size_t i = 0; i < parcel_count; ++i) {
    const auto parcel = Parcel(i);
    if (table.now.sent[i] || !table.fits(parcel, gift)) continue;
    fits = true;
    if (static_cast<int>(table.under(parcel).size()) + 1 < table.due(parcel)) return parcel;
  }
  return fits ? std::nullopt : std::optional(Parcel::box);
}

namespace {

/// A gift of some that can be paid and goes somewhere, or nothing.
std::optional<Create> any_creation(const Situation& table, Gifts gifts, Dice& dice) {
  shuffle(gifts, dice);
  for (const GiftId gift : gifts) {
    const auto paid = table.payment(gift, table.acting().hand, dice);
    const auto parcel = place_for(table, gift);
    if (paid && parcel) return table.creation(*paid, *parcel);
  }
  return std::nullopt;
}

/// The creation of a gift with another price.
Instead with_price(const Create& create, Kinds paid, int crystals) {
  Create other = create;
  other.paid = cards_of(std::move(paid));
  other.crystals = crystals;
  return {other};
}

/// What is left in hand behind a price.
Kinds left_in_hand(const Situation& table, const Create& create) {
  Kinds left = table.acting().hand;
  for (const KindId card : create.paid.named) take_out(left, card);
  return left;
}

Instead second_gift(const Situation& table, const Action& next, Dice& dice) {
  if (!at_its_end(table, next) || !table.created()) return {};
  const auto create = any_creation(table, table.tops(), dice);
  return create ? Instead{*create} : Instead();
}

Instead other_price(const Situation& table, const Action& next, Dice& dice) {
  const auto* create = next_is<Create>(next);
  if (create == nullptr) return {};
  Kinds paid = create->paid.named;
  const Kinds left = left_in_hand(table, *create);
  const auto other = std::ranges::find_if(left, [&](KindId card) { return !table.gift(create->gift).takes(card); });
  const int way = dice.below(3);
  if (way == 0) {
    paid.pop_back();
  } else if (way == 1 && !left.empty()) {
    paid.push_back(any_of(left, dice));
  } else if (other != left.end()) {
    paid.back() = *other;
  } else {
    return {};
  }
  return with_price(*create, std::move(paid), create->crystals);
}

Instead card_that_nobody_has(const Situation& table, const Action& next, Dice& dice) {
  const Kinds& hand = table.acting().hand;
  const auto neighbour = one_of(table.neighbours(table.mover), dice);
  if (at_its_end(table, next) && neighbour) {
    const Kinds others = unseen_kinds(table, [&](KindId kind) { return !is_in(hand, kind); });
    if (others.empty()) return {};
    return {Give{.seat = table.mover, .from = table.mover, .to = *neighbour, .cards = a_card(others, dice)}};
  }
  const auto* create = next_is<Create>(next);
  if (create == nullptr || create->crystals > 0 || table.option(Option::gift_price) == 1) return {};
  const auto& of = table.gift(create->gift).of;
  for (const KindId kind : of) {
    const KindId other = of[0] == kind ? of[1] : of[0];
    const int held = count_of(hand, kind), rest = price - held - 1;
    if (rest < 0 || count_of(hand, other) < rest || !is_in(table.now.piles[city], kind)) continue;
    Kinds paid(static_cast<std::size_t>(held + 1), kind);
    paid.insert(paid.end(), static_cast<std::size_t>(rest), other);
    return with_price(*create, std::move(paid), 0);
  }
  return {};
}

Instead second_use_of_the_crystal(const Situation& table, const Action& next, Dice&) {
  const auto* create = next_is<Create>(next);
  if (create == nullptr || table.option(Option::crystal) == 1) return {};
  if (create->crystals == 0 && !table.acting().used) return {};
  Kinds paid = create->paid.named;
  paid.pop_back();
  return with_price(*create, std::move(paid), create->crystals + 1);
}

Instead covered_gift(const Situation& table, const Action& next, Dice& dice) {
  if (!is<Create>(next)) return {};
  Gifts covered;
  for (const Gifts& stack : table.now.stacks)
    if (!stack.empty()) covered.insert(covered.end(), stack.begin(), stack.end() - 1);
  const auto create = any_creation(table, std::move(covered), dice);
  return create ? Instead{*create} : Instead();
}

Instead under_no_fitting_parcel(const Situation& table, const Action& next, Dice& dice) {
  const auto* create = next_is<Create>(next);
  if (create == nullptr) return {};
  std::vector<Parcel> wrong;
  for (std::size_t i = 0; i < parcel_count; ++i) {
    const auto parcel = Parcel(i);
    if (table.now.sent[i] && table.fits(parcel, create->gift)) wrong.push_back(parcel);
    if (!table.now.sent[i] && table.fits_for_certain(parcel, create->gift)) wrong.push_back(Parcel::box);
  }
  const auto parcel = one_of(wrong, dice);
  if (!parcel) return {};
  Create other = *create;
  other.next = std::nullopt;
  other.none_laid = false;
  return {table.creation(other, *parcel)};
}

/// Under a parcel that a gift does not fit.
template <Parcel parcel>
Instead does_not_fit(const Situation& table, const Action& next, Dice&) {
  const auto* create = next_is<Create>(next);
  if (create == nullptr || table.is_sent(parcel) || table.fits(parcel, create->gift)) return {};
  if (static_cast<int>(table.under(parcel).size()) + 1 >= table.due(parcel)) return {};
  Create other = *create;
  other.next = std::nullopt;
  other.none_laid = false;
  return {table.creation(other, parcel)};
}

Instead sent_too_early(const Situation& table, const Action& next, Dice&) {
  const auto* create = next_is<Create>(next);
  if (create == nullptr || create->parcel >= Parcel::box || create->none_laid) return {};
  if (static_cast<int>(table.under(create->parcel).size()) + 1 >= table.due(create->parcel)) return {};
  return {*create, Send{.seat = table.mover, .parcel = create->parcel}};
}

Instead stack_filled_wrong(const Situation& table, const Action& next, Dice&) {
  const auto* create = next_is<Create>(next);
  if (create == nullptr || table.now.deck.empty()) return {};
  const bool fills = create->parcel < Parcel::box &&
                     static_cast<int>(table.under(create->parcel).size()) + 1 >= table.due(create->parcel);
  const bool wins = fills && table.sent() + 1 == static_cast<int>(parcel_count);
  if (wins && table.option(Option::last_parcel) == 0) return {};  // then nothing need be laid
  Create other = *create;
  if (create->next) {
    other.next = std::nullopt;
    other.none_laid = true;
    return {other};
  }
  if (table.now.stacks[table.stack_of(create->gift)].size() < 2) return {};
  other.next = table.now.deck.back();
  return {other};
}

Instead laid_wrong(const Situation& table, const Action& next, Dice& dice) {
  const auto* send = next_is<Send>(next);
  if (send == nullptr || !send->areas || table.over()) return {};  // after a loss nothing is due
  Kinds left = table.now.piles[city];
  left.insert(left.end(), table.now.discard.begin(), table.now.discard.end());
  for (const auto& [place, cards] : *send->areas) {
    if (cards.size() < refill_size) return {};
    for (const KindId card : cards.named) take_out(left, card);
  }
  for (PlaceId place = 1; place < table.now.piles.size(); ++place)  // too few cards for all
    if (!table.has_cards(place) &&
        std::ranges::none_of(*send->areas, [&](const auto& one) { return one.first == place; }))
      return {};
  Send other = *send;
  const auto full = any_area(table, dice, [&](PlaceId place) { return table.has_cards(place); });
  const int way = dice.below(3);
  if (way == 0 && other.areas->size() > 1) {
    other.areas->pop_back();
  } else if (way == 1 && !left.empty()) {
    other.areas->front().second.named.push_back(left.back());
  } else if (left.size() >= 2 && full) {
    other.areas->emplace_back(*full, cards_of({left[0], left[1]}));
  } else {
    return {};
  }
  return {other};
}

Instead gift_out_of_turn(const Situation& table, const Action& next, Dice& dice) {
  if (const auto* gift = next_is<NewGift>(next)) return gift->none ? Instead() : Instead{NewGift{.none = true}};
  const auto* begins = next_is<BeginTurn>(next);
  const bool returned = begins != nullptr && !table.game.plays.empty() && is<NewGift>(table.game.plays.back());
  if (!returned || table.now.deck.empty()) return {};  // a second one
  return {NewGift{.gift = table.now.deck.back(), .stack = dice.below(stack_count)}};
}

/// A gift of which the record has said nothing.
std::optional<GiftId> gift_not_seen(const Situation& table, Dice& dice) {
  Gifts seen;
  const KnownPosition& start = table.game.start;
  for (const Gifts& stack : start.stacks) seen.insert(seen.end(), stack.begin(), stack.end());
  for (std::size_t i = 0; i < parcel_count; ++i)
    if (!start.sent[i]) seen.insert(seen.end(), start.under[i].begin(), start.under[i].end());
  for (const Action& play : table.game.plays) {
    if (const auto* gift = std::get_if<NewGift>(&play)) seen.push_back(gift->gift);
    if (const auto* create = std::get_if<Create>(&play); create != nullptr && create->next)
      seen.push_back(*create->next);
  }
  Gifts others;
  for (GiftId gift = 0; gift < table.box.gifts.size(); ++gift)
    if (!is_in(seen, gift)) others.push_back(gift);
  return one_of(others, dice);
}

Instead gift_from_nowhere(const Situation& table, const Action& next, Dice& dice) {
  if (!table.now.deck.empty()) return {};
  const auto gift = gift_not_seen(table, dice);
  if (!gift) return {};
  if (const auto* laid = next_is<NewGift>(next); laid != nullptr && laid->none)
    return {NewGift{.gift = *gift, .stack = dice.below(stack_count)}};
  const auto* create = next_is<Create>(next);
  if (create == nullptr || !create->none_laid) return {};
  Create other = *create;
  other.none_laid = false;
  other.next = *gift;
  return {other};
}

/// Where areas are empty as well.
void near_a_sending(Agreement& agreed, Dice& dice) {
  where_cards_are_few(agreed, dice);
  agreed.nearly = true;
}

constexpr Breaker of_gifts[] = {
    {.rule = "one-gift-a-turn", .play = second_gift},
    {.rule = "price-of-a-gift", .play = other_price},
    {.rule = "spend-from-the-hand", .play = card_that_nobody_has},
    {.rule = "one-crystal", .play = second_use_of_the_crystal},
    {.rule = "top-of-a-stack", .play = covered_gift},
    {.rule = "under-a-fitting-parcel", .play = under_no_fitting_parcel},
    {.rule = "send-at-once", .play = sent_too_early},
    {.rule = "fill-an-empty-stack", .play = stack_filled_wrong},
    {.rule = "sending-in-order", .play = laid_wrong, .prepare = near_a_sending},
    {.rule = "gift-when-the-turn-returns", .play = gift_out_of_turn},
    {.rule = "loss-no-gift-left", .play = gift_from_nowhere, .prepare = where_gifts_are_few},
    {.rule = "fits-set", .play = does_not_fit<Parcel::set>},
    {.rule = "fits-colour", .play = does_not_fit<Parcel::colour>},
    {.rule = "fits-elves", .play = does_not_fit<Parcel::elves>},
    {.rule = "fits-ingredients", .play = does_not_fit<Parcel::ingredients>},
};

}  // namespace

std::span<const Breaker> breakers_of_gifts() {
  return of_gifts;
}

}  // namespace elfref::testing::workshop::breaking
