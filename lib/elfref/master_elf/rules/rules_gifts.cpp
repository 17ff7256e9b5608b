#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "elfref/core/text/text.h"
#include "elfref/master_elf/rules/judges.h"

namespace elfref::master_elf {
namespace {

std::string_view name_of(Parcel parcel) {
  return parcel_names[static_cast<std::size_t>(parcel)];
}

/// The kinds of a price, each once.
std::vector<KindId> kinds_of(const Cards& cards) {
  std::vector<KindId> kinds = cards.named;
  std::ranges::sort(kinds);
  kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
  return kinds;
}

/// What is wrong with the kinds of a price, or nothing.
std::string wrong_kinds(const State& state, const Create& create) {
  const std::vector<KindId> kinds = kinds_of(create.paid);
  const Gift* gift = state.box->card(create.gift);
  if (gift == nullptr && kinds.size() > 2) return "three kinds are paid, a gift takes two";
  for (std::size_t i = 0; i < kinds.size() && gift != nullptr; ++i) {
    if (!gift->takes(kinds[i]))
      return fmt::format("{} is paid, and {} takes {}", kind_name(state, kinds[i]), gift->name,
                         price_of(*state.box, *gift));
    const auto paid = std::ranges::count(create.paid.named, kinds[i]);
    const int due = gift->numbers[gift->of[0] == kinds[i] ? 0 : 1];
    if (due > 0 && paid > due)
      return fmt::format("{} {} paid, and {} takes {}", paid, kind_name(state, kinds[i]), gift->name,
                         price_of(*state.box, *gift));
  }
  const bool one_kind = kinds.size() == 1 && create.crystals == 0 && create.paid.unknown == 0;
  const bool by_option = gift == nullptr || gift->numbers[0] == 0;  // else the card prints how many of each
  if (one_kind && by_option && state.options[Option::gift_price] == 1)
    return fmt::format("{} alone is paid, and some of each kind is due", kind_name(state, kinds[0]));
  return "";
}

/// A card of the hand for which the crystal stood, or nothing. Cards that nobody named may be any that the gift takes:
/// what it was is told only if it was so with each of them.
std::optional<KindId> could_have_paid(const State& state, const Create& create) {
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

std::string lying(const State& state, const ParcelState& parcel) {
  return "there lie " + joined(parcel.gifts, [&](GiftId gift) { return gift_name(state, gift); });
}

}  // namespace

Finding one_gift(const State& state, const Create&) {
  if (state.turn.created == no_ply) return kept();
  return broken_after(whole, "a second gift in one turn", state.turn.created, "the first one was created here");
}

Finding costs_three(const State& state, const Create& create) {
  const Gift* gift = state.box->card(create.gift);
  const bool written = create.paid.counted() && !create.paid.named.empty();
  const bool needs_gifts = gift == nullptr && create.gift != nothing_named;
  if (create.paid.counted()) {
    const int paid = create.paid.size() + create.crystals;
    if (paid != price)
      return broken_by(cost, fmt::format("{} paid, a gift costs {}", counted(paid, "card", "cards"), price),
                       gift != nullptr ? fmt::format("{} takes {}", gift->name, price_of(*state.box, *gift)) : "");
    if (std::string wrong = wrong_kinds(state, create); !wrong.empty()) return broken_by(cost, std::move(wrong));
    if (state.options[Option::crystal] == 1)
      if (const auto kind = could_have_paid(state, create))
        return broken_by(
            cost, fmt::format("the crystal stands for {}, and {} has one", kind_name(state, *kind), who(create.seat)));
  }
  if (!needs_gifts || (!written && create.parcel == Parcel::unknown)) return kept();
  return cannot_tell(state.box->listed_gifts() > 0 ? no_such_gift : no_gifts);
}

Finding one_crystal(const State& state, const Create& create) {
  if (create.crystals == 0) return kept();
  if (create.crystals > 1) return broken_by(cost, fmt::format("{} crystals, each player has one", create.crystals));
  const PlayerState& player = state[create.seat];
  if (player.used == Sure::no) return kept();
  if (player.used == Sure::perhaps) return taken_as_written(crystal_not_known);
  return broken_after(cost, fmt::format("the crystal of {} is used", who(create.seat)), player.used_ply, "used here");
}

Finding turns_up(const State& state, GiftId gift, Part part, int shown) {
  if (may_turn_up(state, gift, shown)) return kept();
  const int copies = *state.box->copies_of_gift(gift);
  return broken_by(part, fmt::format("{} was turned up already, and there {} {}", gift_name(state, gift),
                                     copies == 1 ? "is" : "are", copies));
}

Finding create_in_the_box(const State& state, const Create& create) {
  if (Finding found = in_the_box(state, state[create.seat].hand, create.paid, cost); found.answer != Answer::kept)
    return found;
  if (create.next) {
    const int shown = *create.next == create.gift && turns_up_with(state, create.gift) ? 1 : 0;
    if (Finding found = turns_up(state, *create.next, laid, shown); found.answer != Answer::kept) return found;
  }
  if (create.gift == nothing_named || state.layouts.cover_of(create.gift)) return kept();
  if (state.layouts.on_top(create.gift, false)) return kept();
  return turns_up(state, create.gift, object);
}

Finding top_of_a_stack(const State& state, const Create& create) {
  const bool free = may_turn_up(state, create.gift);
  if (state.competitive || state.layouts.on_top(create.gift, free)) return kept();
  const auto cover = state.layouts.cover_of(create.gift);
  if (!cover && !free) return kept();  // it is gone: that has been told
  std::vector<std::string> tops;
  for (const Stack& stack : state.layouts.all().front().stacks)
    if (!stack.gifts.empty() && stack.gifts.back() != nothing_named)
      tops.push_back(gift_name(state, stack.gifts.back()));
  const std::vector<std::string_view> names(tops.begin(), tops.end());
  const std::string advice = names.empty() ? "" : "on top lie " + listed(names, "and");
  if (!cover)
    return broken_by(object, fmt::format("{} lies on no stack", gift_name(state, create.gift)), advice);
  Finding found =
      broken_after(object, fmt::format("{} is covered by {}", gift_name(state, create.gift), gift_name(state, *cover)),
                   *cover == nothing_named ? no_ply : state.laid[*cover], "laid on it here");
  found.words->advice = advice;
  return found;
}

Finding stack_is_filled(const State& state, const Create& create) {
  if (state.competitive || (!create.next && !create.none_laid)) return kept();
  const bool free = may_turn_up(state, create.gift);
  if (!state.layouts.on_top(create.gift, free)) return kept();
  const Sure last = state.layouts.is_last(create.gift, free);
  const Range deck = state.layouts.deck();
  if (create.next && last == Sure::no)
    return broken_by(laid, fmt::format("a gift is laid where others lie beneath {}", gift_name(state, create.gift)));
  const Sure won = wins(state, create);
  if (!create.none_laid || last != Sure::yes || deck.max == 0 || won == Sure::yes) return kept();
  if (won == Sure::perhaps) return cannot_tell(parcel_not_known);
  if (deck.min == 0) return cannot_tell(counts_not_known);
  return broken_by(laid, fmt::format("an empty stack, and {} in the deck", counted(deck.min, "gift is", "gifts are")));
}

Finding gift_is_left_for_a_stack(const State& state, const Create& create) {
  if (state.competitive || !create.next || state.layouts.deck().max > 0) return kept();
  return broken_by(laid, "no gift is left in the deck: the game is lost");
}

Finding under_a_parcel(const State& state, const Create& create) {
  if (state.competitive || create.parcel == Parcel::unknown) return kept();
  if (create.parcel != Parcel::box) {
    const ParcelState& parcel = state.parcels[static_cast<std::size_t>(create.parcel)];
    if (parcel.sent != Sure::yes) return kept();
    return broken_after(target, fmt::format("the parcel '{}' is sent", name_of(create.parcel)), parcel.sent_ply,
                        "sent here");
  }
  std::vector<std::string_view> fitting;
  const auto places = places_for(state, create.gift);
  for (std::size_t i = 0; i < places.size(); ++i)
    if (places[i] == Sure::yes) fitting.push_back(parcel_names[i]);
  if (fitting.empty()) return kept();
  return broken_by(
      target, fmt::format("{} goes into the box, and fits {}", gift_name(state, create.gift), listed(fitting, "and")));
}

Finding fits_parcel(const State& state, const Create& create, Parcel parcel) {
  if (create.parcel != parcel || state.competitive) return kept();
  const ParcelState& under = state.parcels[static_cast<std::size_t>(parcel)];
  if (under.sent == Sure::yes || fits(*state.box, parcel, under, create.gift) != Sure::no) return kept();
  const Gift& gift = state.box->gifts[create.gift];
  switch (parcel) {
    case Parcel::set:
      return broken_by(target,
                       fmt::format("{} is of {}, and the parcel of {}", gift.name,
                                   joined(
                                       gift.sets, [](const auto& set) { return set; }, " and "),
                                   joined(
                                       sets_shared(*state.box, under), [](const auto& set) { return set; }, " or ")),
                       lying(state, under));
    case Parcel::colour:
      return broken_by(
          target, fmt::format("{} is {}, and the parcel {}", gift.name, gift.colour, colour_of(*state.box, under)));
    case Parcel::elves:
      return broken_by(target, fmt::format("{} shows no elf", gift.name));
    default:
      break;
  }
  const Gift& first = state.box->gifts[under.gifts.front()];
  return broken_by(target, fmt::format("{} takes {}, and the first gift, {}, takes {}", gift.name,
                                       price_of(*state.box, gift), first.name, price_of(*state.box, first)));
}

namespace {

Finding full_before(const State& state, const ParcelState& parcel, Part part) {
  if (parcel.full_ply == no_ply || parcel.told) return kept();
  return broken_after(part,
                      fmt::format("the parcel was full with {}, the first one among them, and is sent at once",
                                  counted(parcel.due.max, "gift", "gifts")),
                      parcel.full_ply,
                      state.turn.ply == parcel.full_turn ? "full here" : "full here, in an earlier turn");
}

}  // namespace

Finding parcel_was_full(const State& state, const Create& create) {
  if (state.competitive || create.parcel >= Parcel::box) return kept();
  return full_before(state, state.parcels[static_cast<std::size_t>(create.parcel)], target);
}

Finding lies_full(const State& state, const LayOut& lay) {
  if (lay.where != LayOut::Where::under || state.competitive || state.start->setup) return kept();
  const ParcelState& parcel = state.parcels[lay.index];
  if (parcel.sent == Sure::yes || parcel.full() != Sure::yes) return kept();
  return broken_by(object, fmt::format("{} under it: it is full, and is sent at once",
                                       counted(parcel.count().min, "gift lies", "gifts lie")));
}

Finding sends_when_full(const State& state, const Send& send) {
  if (state.competitive) return kept();
  const ParcelState& parcel = state.parcels[static_cast<std::size_t>(send.parcel)];
  if (parcel.sent == Sure::yes && sent_at_the_end(state, parcel)) return kept();  // judged with what follows the end
  if (parcel.sent == Sure::yes)
    return broken_after(object, fmt::format("the parcel '{}' is sent already", name_of(send.parcel)), parcel.sent_ply,
                        "sent here");
  const bool by_unknown_step = state.turn.unknown && parcel.count().max + 1 >= parcel.due.min;
  if (parcel.full() == Sure::no && !by_unknown_step)
    return broken_by(object, fmt::format("{} of {} under it", range(parcel.count()),
                                         counted(parcel.due.min, "gift lies", "gifts lie")));
  if (parcel.full_turn != state.turn.ply) return full_before(state, parcel, object);
  return kept();
}

Finding sends_in_order(const State& state, const Send& send) {
  if (state.competitive || !send.areas) return kept();
  const Range lay = plus(state.piles[city].count(), state.discard.count());
  int empty = 0, perhaps = 0, laid_out = 0, singles = 0, open = 0;
  for (PlaceId place = 1; place < state.piles.size(); ++place) {
    const Sure lies = state.piles[place].any();
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
    if (place == city) return broken_by(cost, "only areas get cards");
    if (number > 0 && lies == Sure::yes)
      return broken_by(cost,
                       fmt::format("{} still lay in {}", range(state.piles[place].count()), place_name(state, place)));
    const bool wrong = number > refill_size || (enough && number != refill_size && (number > 0 || lies == Sure::no));
    if (wrong)
      return broken_by(
          cost, fmt::format("{} laid into {}, 2 are due", counted(number, "card", "cards"), place_name(state, place)));
  }
  for (PlaceId place = 1; place < state.piles.size(); ++place) {
    const bool named = std::ranges::any_of(*send.areas, [&](const auto& one) { return one.first == place; });
    if (!named && enough && state.piles[place].any() == Sure::no)
      return broken_by(cost, fmt::format("{} is empty too, and gets 2 cards", place_name(state, place)));
  }
  if (open > 0 || enough || perhaps > 0 || lay.max >= refill_size * empty || !lay.exact()) return kept();
  if (laid_out != lay.max)
    return broken_by(cost, fmt::format("{} laid, and all {} are", counted(laid_out, "card", "cards"), lay.max));
  if (singles < 2 || state.options[Option::short_refill] == 0) return kept();
  return broken_by(cost, fmt::format("{} areas get one card each", singles));
}

Finding new_gift(const State& state, const NewGift& gift) {
  if (state.competitive) return kept();
  const bool goes_on = state.next_known && gift.before == state.next;  // and so does the round: no turn is missing
  if (!state.returned && !state.may_have_returned && state.next != Seat{} && !goes_on)
    return say(Answer::doubtful,
               Words{.message = fmt::format("a gift is laid, and it is the turn of {}: too early, or turns are missing",
                                            who(state.next)),
                     .hangs_on = "turns not recorded"});
  if (!state.returned && !state.may_have_returned)
    return broken_by(whole, state.any_turn ? fmt::format("a gift is laid, and it is the turn of {}", who(state.next))
                                           : std::string("a gift is laid before the first turn"));
  if (!gift.none) return kept();
  const Range deck = state.layouts.deck();
  if (deck.min > 0)
    return broken_by(whole,
                     fmt::format("none was laid, and {} in the deck", counted(deck.min, "gift is", "gifts are")));
  return deck.max > 0 ? cannot_tell(counts_not_known) : kept();
}

Finding new_gift_due(const State& state, const BeginTurn& begins) {
  const bool first = begins.position.value_or(begins.seat.value) == 0;
  const bool in_order = begins.position.has_value() || begins.seat == state.next;
  if (!state.gift_lines || !state.returned || !first || !in_order || state.competitive) return kept();
  return say(Answer::doubtful,
             Words{.message = fmt::format("the turn came back to {}, and no gift was laid: {} in the deck",
                                          who(begins.seat), range(state.layouts.deck())),
                   .hangs_on = "lines of gifts that nobody wrote down"});
}

Finding gift_is_left(const State& state, const NewGift& gift) {
  if (state.competitive || gift.none || state.layouts.deck().max > 0) return kept();
  return broken_by(object, "no gift is left in the deck: the game is lost");
}

Finding of_the_cooperative_game(const State& state, std::string_view what) {
  if (!state.competitive) return kept();
  return of_base_game(state, broken_by(whole, fmt::format("{} of the cooperative game", what)));
}

}  // namespace elfref::master_elf
