#include <algorithm>
#include <array>

#include "elfref/core/words/core_msg.h"
#include "elfref/master_elf/rules/judges.h"
#include "elfref/master_elf/words/master_elf_msg.h"

namespace elfref::master_elf {
namespace {

/// What a gift costs, as an argument of a message.
Message priced(const Position& state, const Gift& gift) {
  return verbatim(price_of(*state.box, gift));
}

/// Sets, as an argument of a message.
Message named_sets(const std::vector<std::string>& sets, Joint joint) {
  return list(joint, sets, [](const std::string& set) { return verbatim(set); });
}

/// The kinds of a price, each once.
std::vector<KindId> kinds_of(const Cards& cards) {
  std::vector<KindId> kinds = cards.named;
  std::ranges::sort(kinds);
  kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
  return kinds;
}

/// What is wrong with the kinds of a price, or the empty text.
Message wrong_kinds(const Position& state, const Create& create) {
  const std::vector<KindId> kinds = kinds_of(create.paid);
  const Gift* gift = state.box->card(create.gift);
  if (gift == nullptr && kinds.size() > 2) return msg::three_kinds_paid();
  for (std::size_t i = 0; i < kinds.size() && gift != nullptr; ++i) {
    if (!gift->takes(kinds[i]))
      return msg::kind_not_in_price(
          {.gift = verbatim(gift->name), .kind = named_kind(state, kinds[i]), .price = priced(state, *gift)});
    const auto paid = std::ranges::count(create.paid.named, kinds[i]);
    const int due = gift->numbers[gift->of[0] == kinds[i] ? 0 : 1];
    if (due > 0 && paid > due)
      return msg::kind_overpaid({.cards = paid,
                                 .gift = verbatim(gift->name),
                                 .kind = named_kind(state, kinds[i]),
                                 .price = priced(state, *gift)});
  }
  const bool one_kind = kinds.size() == 1 && create.crystals == 0 && create.paid.unknown == 0;
  const bool by_option = gift == nullptr || gift->numbers[0] == 0;  // else the card prints how many of each
  if (one_kind && by_option && state.options[Option::gift_price] == 1)
    return msg::one_kind_paid({.kind = named_kind(state, kinds[0])});
  return {};
}

/// A card of the hand for which the crystal stood, or nothing. Cards that nobody named may be any that the gift takes:
/// what it was is told only if it was so with each of them.
std::optional<KindId> could_have_paid(const Position& state, const Create& create) {
  const Gift* gift = state.box->card(create.gift);
  if (gift == nullptr || create.crystals == 0) return std::nullopt;
  const bool both_kinds = state.options[Option::gift_price] == 1;
  std::optional<KindId> found;
  for (int first = 0; first <= create.paid.unknown; ++first) {
    const std::array<int, 2> unnamed{first, create.paid.unknown - first};
    std::array<int, 2> paid{};
    for (std::size_t i = 0; i < paid.size(); ++i)
      paid[i] = unnamed[i] + static_cast<int>(std::ranges::count(create.paid.named, gift->of[i]));
    std::optional<KindId> left;
    for (std::size_t i = 0; i < paid.size() && !left; ++i) {
      const bool other_lacks = both_kinds && paid[1 - i] == 0;
      const bool due = gift->numbers[i] == 0 ? !other_lacks : paid[i] < gift->numbers[i];
      if (due && state[create.seat].hand.of(gift->of[i]) > paid[i]) left = gift->of[i];
    }
    if (!left) return std::nullopt;
    found = left;
  }
  return found;
}

Message lying(const Position& state, const ParcelState& parcel) {
  return msg::gifts_lying_there(
      {.gifts = list(Joint::comma, parcel.gifts, [&](GiftId gift) { return named_gift(state, gift); })});
}

}  // namespace

Finding one_gift(const Position& state, const Create&) {
  if (state.turn.created == no_ply) return kept();
  return broken_after(whole, msg::second_gift(), state.turn.created, msg::first_gift_here());
}

Finding costs_three(const Position& state, const Create& create) {
  const Gift* gift = state.box->card(create.gift);
  const bool written = create.paid.counted() && !create.paid.named.empty();
  const bool needs_gifts = gift == nullptr && create.gift != nothing_named;
  if (create.paid.counted()) {
    const int paid = create.paid.size() + create.crystals;
    if (paid != price)
      return broken_by(
          cost, msg::price_count_wrong({.due = price, .paid = quantity(paid, noun::card)}),
          gift != nullptr ? msg::gift_price({.gift = verbatim(gift->name), .price = priced(state, *gift)}) : Message());
    if (Message wrong = wrong_kinds(state, create); !wrong.empty()) return broken_by(cost, std::move(wrong));
    if (state.options[Option::crystal] == 1)
      if (const auto kind = could_have_paid(state, create))
        return broken_by(
            cost, msg::crystal_for_card_in_hand({.kind = named_kind(state, *kind), .player = create.seat}));
  }
  if (!needs_gifts || (!written && create.parcel == Parcel::unknown)) return kept();
  return cannot_tell(state.box->listed_gifts() > 0 ? no_such_gift : no_gifts);
}

Finding one_crystal(const Position& state, const Create& create) {
  if (create.crystals == 0) return kept();
  if (create.crystals > 1)
    return broken_by(cost, msg::crystals_too_many({.crystals = quantity(create.crystals, noun::crystal)}));
  const PlayerState& player = state[create.seat];
  if (player.used == Sure::no) return kept();
  if (player.used == Sure::perhaps) return taken_on_trust(crystal_not_known);
  return broken_after(cost, msg::crystal_is_used({.player = create.seat}), player.used_ply, msg::used_here());
}

Finding turns_up(const Position& state, GiftId gift, Part part, int shown) {
  if (may_turn_up(state, gift, shown)) return kept();
  const int copies = *state.box->copies_of_gift(gift);
  return broken_by(part, msg::gift_turned_up_already({.copies = copies, .gift = named_gift(state, gift)}));
}

Finding create_in_the_box(const Position& state, const Create& create) {
  if (Finding found = in_the_box(state, state[create.seat].hand, create.paid, cost); found.answer != Answer::kept)
    return found;
  if (create.next) {
    const int shown = *create.next == create.gift && turns_up_with(state, create.gift) ? 1 : 0;
    if (Finding found = turns_up(state, *create.next, laid, shown); found.answer != Answer::kept) return found;
  }
  if (create.gift == nothing_named || state.gifts.layouts.cover_of(create.gift)) return kept();
  if (state.gifts.layouts.on_top(create.gift, false)) return kept();
  return turns_up(state, create.gift, object);
}

Finding top_of_a_stack(const Position& state, const Create& create) {
  const bool free = may_turn_up(state, create.gift);
  if (state.competitive || state.gifts.layouts.on_top(create.gift, free)) return kept();
  const auto cover = state.gifts.layouts.cover_of(create.gift);
  if (!cover && !free) return kept();  // it is gone: that has been told
  List tops(Joint::and_);
  bool any = false;
  const Layout layout = state.gifts.layouts.first();
  for (const Stack& stack : layout.stacks)
    if (!stack.gifts.empty() && stack.gifts.back() != nothing_named) {
      tops.add(named_gift(state, stack.gifts.back()));
      any = true;
    }
  Message advice = any ? msg::gifts_on_top({.gifts = tops.take()}) : Message();
  if (!cover)
    return broken_by(object, msg::gift_on_no_stack({.gift = named_gift(state, create.gift)}), std::move(advice));
  Finding found = broken_after(
      object, msg::gift_covered({.cover = named_gift(state, *cover), .gift = named_gift(state, create.gift)}),
      *cover == nothing_named ? no_ply : state.gifts.laid[*cover], msg::gift_laid_on_it());
  found.words->advice = std::move(advice);
  return found;
}

Finding stack_is_filled(const Position& state, const Create& create) {
  if (state.competitive || (!create.next && !create.none_laid)) return kept();
  const bool free = may_turn_up(state, create.gift);
  if (!state.gifts.layouts.on_top(create.gift, free)) return kept();
  const Sure last = state.gifts.layouts.is_last(create.gift, free);
  const Range deck = state.gifts.layouts.deck();
  if (create.next && last == Sure::no)
    return broken_by(laid, msg::gift_laid_on_stack({.gift = named_gift(state, create.gift)}));
  const Sure won = wins(state, create);
  if (!create.none_laid || last != Sure::yes || deck.max == 0 || won == Sure::yes) return kept();
  if (won == Sure::perhaps) return cannot_tell(parcel_not_known);
  if (deck.min == 0) return cannot_tell(counts_not_known);
  return broken_by(laid, msg::stack_left_empty({.left = quantity(deck.min, noun::gift)}));
}

Finding gift_is_left_for_a_stack(const Position& state, const Create& create) {
  if (state.competitive || !create.next || state.gifts.layouts.deck().max > 0) return kept();
  return broken_by(laid, msg::no_gift_left());
}

Finding under_a_parcel(const Position& state, const Create& create) {
  if (state.competitive || create.parcel == Parcel::unknown) return kept();
  if (create.parcel != Parcel::box) {
    const ParcelState& parcel = state.gifts.parcels[static_cast<std::size_t>(create.parcel)];
    if (parcel.sent != Sure::yes) return kept();
    return broken_after(target, msg::parcel_sent_already({.parcel = noun_of(create.parcel)}), parcel.sent_ply,
                        msg::parcel_sent_here());
  }
  std::vector<Parcel> fitting;
  const auto places = places_for(state, create.gift);
  for (std::size_t i = 0; i < places.size(); ++i)
    if (places[i] == Sure::yes) fitting.push_back(Parcel(i));
  if (fitting.empty()) return kept();
  return broken_by(
      target, msg::gift_fits_parcels({.gift = named_gift(state, create.gift),
                                      .parcels = list(Joint::and_, fitting, [](Parcel one) { return noun_of(one); })}));
}

Finding fits_parcel(const Position& state, const Create& create, Parcel parcel) {
  if (create.parcel != parcel || state.competitive) return kept();
  const ParcelState& under = state.gifts.parcels[static_cast<std::size_t>(parcel)];
  if (under.sent == Sure::yes || fits(*state.box, parcel, under, create.gift) != Sure::no) return kept();
  const Gift& gift = state.box->gifts[create.gift];
  switch (parcel) {
    case Parcel::set:
      return broken_by(target,
                       msg::set_differs({.due = named_sets(sets_shared(*state.box, under), Joint::or_),
                                         .gift = verbatim(gift.name),
                                         .sets = named_sets(gift.sets, Joint::and_)}),
                       lying(state, under));
    case Parcel::colour:
      return broken_by(target, msg::colour_differs({.colour = verbatim(gift.colour),
                                                    .due = verbatim(colour_of(*state.box, under)),
                                                    .gift = verbatim(gift.name)}));
    case Parcel::elves:
      return broken_by(target, msg::gift_without_elf({.gift = verbatim(gift.name)}));
    default:
      break;
  }
  const Gift& first = state.box->gifts[under.gifts.front()];
  return broken_by(target, msg::ingredients_differ({.first = verbatim(first.name),
                                                    .first_price = priced(state, first),
                                                    .gift = verbatim(gift.name),
                                                    .price = priced(state, gift)}));
}

namespace {

Finding full_before(const Position& state, const ParcelState& parcel, Part part) {
  if (parcel.full_ply == no_ply || parcel.told) return kept();
  return broken_after(part, msg::parcel_was_full({.gifts = quantity(parcel.due.max, noun::gift)}), parcel.full_ply,
                      state.turn.ply == parcel.full_turn ? msg::parcel_full_here() : msg::parcel_full_before());
}

}  // namespace

Finding parcel_was_full(const Position& state, const Create& create) {
  if (state.competitive || create.parcel >= Parcel::box) return kept();
  return full_before(state, state.gifts.parcels[static_cast<std::size_t>(create.parcel)], target);
}

Finding lies_full(const Position& state, const LayOut& lay) {
  if (lay.where != LayOut::Where::under || state.competitive || state.start->setup) return kept();
  const ParcelState& parcel = state.gifts.parcels[lay.index];
  if (parcel.sent == Sure::yes || parcel.full() != Sure::yes) return kept();
  return broken_by(object, msg::parcel_lies_full({.gifts = quantity(parcel.count().min, noun::gift)}));
}

Finding sends_when_full(const Position& state, const Send& send) {
  if (state.competitive) return kept();
  const ParcelState& parcel = state.gifts.parcels[static_cast<std::size_t>(send.parcel)];
  if (parcel.sent == Sure::yes && sent_at_the_end(state, parcel)) return kept();  // judged with what follows the end
  if (parcel.sent == Sure::yes)
    return broken_after(object, msg::parcel_sent_already({.parcel = noun_of(send.parcel)}), parcel.sent_ply,
                        msg::parcel_sent_here());
  const bool by_unknown_step = state.turn.unknown && parcel.count().max + 1 >= parcel.due.min;
  if (parcel.full() == Sure::no && !by_unknown_step)
    return broken_by(object,
                     msg::parcel_not_full({.due = quantity(parcel.due.min, noun::gift), .lying = parcel.count()}));
  if (parcel.full_turn != state.turn.ply) return full_before(state, parcel, object);
  return kept();
}

Finding sends_in_order(const Position& state, const Send& send) {
  if (state.competitive || !send.areas) return kept();
  const Range lay = plus(state.board.piles[city].count(), state.board.discard.count());
  int empty = 0, perhaps = 0, laid_out = 0, singles = 0, open = 0;
  for (PlaceId place = 1; place < state.board.piles.size(); ++place) {
    const Sure lies = state.board.piles[place].any();
    (lies == Sure::no ? empty : perhaps) += lies != Sure::yes ? 1 : 0;
  }
  const bool enough = lay.min >= refill_size * (empty + perhaps);
  for (const auto& [place, cards] : *send.areas) {
    if (!cards.counted()) {
      ++open;
      continue;
    }
    const int number = cards.size();
    laid_out += number;
    singles += number == 1 ? 1 : 0;
    const Sure lies = state.at(place).any();
    if (place == city) return broken_by(cost, msg::only_areas_get_cards());
    if (number > 0 && lies == Sure::yes)
      return broken_by(
          cost, msg::area_not_empty({.cards = state.board.piles[place].count(), .place = named_place(state, place)}));
    const bool wrong = number > refill_size || (enough && number != refill_size && (number > 0 || lies == Sure::no));
    if (wrong)
      return broken_by(
          cost, msg::area_refill_wrong({.laid = quantity(number, noun::card), .place = named_place(state, place)}));
  }
  for (PlaceId place = 1; place < state.board.piles.size(); ++place) {
    const bool named = std::ranges::any_of(*send.areas, [&](const auto& one) { return one.first == place; });
    if (!named && enough && state.board.piles[place].any() == Sure::no)
      return broken_by(cost, msg::area_left_empty({.place = named_place(state, place)}));
  }
  if (open > 0 || enough || perhaps > 0 || lay.max >= refill_size * empty || !lay.exact()) return kept();
  if (laid_out != lay.max)
    return broken_by(cost, msg::not_all_laid({.due = lay.max, .laid = quantity(laid_out, noun::card)}));
  if (singles < 2 || state.options[Option::short_refill] == 0) return kept();
  return broken_by(cost, msg::areas_get_one_card({.areas = singles}));
}

Finding new_gift(const Position& state, const NewGift& gift) {
  if (state.competitive) return kept();
  const bool goes_on =
      state.turns.next_known && gift.before == state.turns.next;  // and so does the round: no turn is missing
  if (!state.turns.returned && !state.unrecorded.may_have_returned && state.turns.next != Seat{} && !goes_on)
    return say(Answer::doubtful, Words{.message = msg::gift_early_or_turns_missing({.due = state.turns.next}),
                                       .depends_on = msg::turns_not_recorded()});
  if (!state.turns.returned && !state.unrecorded.may_have_returned)
    return broken_by(whole,
                     state.turns.any_turn ? msg::gift_early({.due = state.turns.next}) : msg::gift_before_first_turn());
  if (!gift.none) return kept();
  const Range deck = state.gifts.layouts.deck();
  if (deck.min > 0) return broken_by(whole, msg::gift_not_laid({.left = quantity(deck.min, noun::gift)}));
  return deck.max > 0 ? cannot_tell(counts_not_known) : kept();
}

Finding new_gift_due(const Position& state, const BeginTurn& begins) {
  const bool first = begins.position.value_or(begins.seat.value) == 0;
  const bool in_order = begins.position.has_value() || begins.seat == state.turns.next;
  if (!state.unrecorded.gift_lines || !state.turns.returned || !first || !in_order || state.competitive) return kept();
  return say(Answer::doubtful,
             Words{.message = msg::gift_line_missing({.left = state.gifts.layouts.deck(), .player = begins.seat}),
                   .depends_on = msg::gift_lines_not_written()});
}

Finding gift_is_left(const Position& state, const NewGift& gift) {
  if (state.competitive || gift.none || state.gifts.layouts.deck().max > 0) return kept();
  return broken_by(object, msg::no_gift_left());
}

Finding parcel_is_cooperative(const Position& state) {
  if (!state.competitive) return kept();
  return of_base_game(state, broken_by(whole, msg::parcel_of_cooperative_game()));
}

Finding new_gift_is_cooperative(const Position& state) {
  if (!state.competitive) return kept();
  return of_base_game(state, broken_by(whole, msg::gift_of_cooperative_game()));
}

}  // namespace elfref::master_elf
