#include <algorithm>

#include "elfref/core/words/core_msg.h"
#include "elfref/master_elf/rules/judges.h"
#include "elfref/master_elf/words/master_elf_msg.h"

namespace elfref::master_elf {
namespace {

/// The area to which a visit leads, or nothing.
std::optional<PlaceId> area_of(const Position& state, const Visit& visit) {
  const PlaceId place = place_of(state, visit);
  return place == city || place >= state.board.piles.size() ? std::nullopt : std::optional(place);
}

Range up_to(int most, Range there) {
  return {std::min(most, there.min), std::min(most, there.max)};
}

}  // namespace

Finding takes_one(const Position& state, const Visit& visit) {
  const auto area = area_of(state, visit);
  if (!area || visit.put || !visit.taken.counted()) return kept();
  if (visit.exchanges && visit.thrown.counted() && visit.thrown.size() > 0)
    return of_base_game(state, broken_by(cost, msg::thrown_in_area({.cards = quantity(visit.thrown.size(), noun::card),
                                                                    .place = named_place(state, *area)})));
  const Pile& there = state.board.piles[*area];
  const int taken = visit.taken.size();
  if (there.any() == Sure::no && (taken == 0 || visit.way == Way::move)) return kept();
  if (there.any() == Sure::no)
    return of_base_game(state, broken_by(cost, msg::no_cards_in_place({.place = named_place(state, *area)})));
  if (taken == 0 && there.any() == Sure::perhaps && !visit.surely_moves())
    return there.gap ? cannot_tell(cards_lost) : taken_on_trust(cards_not_known);
  if (taken != 1)
    return of_base_game(state, broken_by(cost, msg::taken_not_one({.cards = quantity(taken, noun::card)})));
  if (there.may_have(visit.taken)) return kept();
  return of_base_game(
      state,
      broken_by(
          cost,
          msg::cards_not_there({.cards = verbatim(in_words(state, visit.taken)), .place = named_place(state, *area)}),
          there.known.empty() ? Message()
                              : msg::cards_there({.cards = verbatim(in_words(state, Cards{.named = there.known}))})));
}

Finding takes_one_idle(const Position& state, const Stuck& stuck) {
  if (stuck.written || may_stay(state, stuck.seat) != Sure::yes || state[stuck.seat].at == nothing_named) return kept();
  const Pile there = state.at(state[stuck.seat].at);
  switch (there.any()) {
    case Sure::no:
      return kept();
    case Sure::perhaps:
      return there.gap ? cannot_tell(cards_lost) : taken_on_trust(cards_not_known);
    case Sure::yes:
      break;
  }
  const bool lost = state.options[Option::averts_loss] == 1 && can_move(state, stuck.seat) == Sure::no;
  if (lost && !state.competitive) return kept();
  return of_base_game(
      state,
      broken_by(whole, msg::none_taken({.place = named_place(state, state[stuck.seat].at), .player = stuck.seat})));
}

Finding refills(const Position& state, const Visit& visit) {
  const auto area = area_of(state, visit);
  if (!area || !visit.refill || !visit.refill->counted()) return kept();
  const int laid_there = visit.refill->size();
  const int taken = visit.taken.counted() ? visit.taken.size() : 1;
  const Range there = state.board.piles[*area].count(), left = minus(there, {taken, taken});
  const Range in_city = to_lay(state), due = up_to(refill_size, in_city);
  const auto wrong = [&](Message message) { return of_base_game(state, broken_by(laid, std::move(message))); };
  if (left.min > 0)
    return laid_there == 0 ? kept()
                           : wrong(msg::refill_too_early({.laid = quantity(laid_there, noun::card), .left = left}));
  const bool none_left = left.max == 0;
  if (due.has(laid_there) || (!none_left && laid_there == 0)) return kept();
  return wrong(msg::refill_wrong({.city = in_city.max >= no_limit ? std::nullopt : std::optional(in_city),
                                  .due = due,
                                  .laid = quantity(laid_there, noun::card)}));
}

Finding draws_one_more(const Position& state, const Visit& visit) {
  if (place_of(state, visit) != city || visit.put || !visit.taken.counted()) return kept();
  const Range in_city = to_lay(state);
  const int drawn = visit.taken.size();
  if (in_city.max == 0) return kept();
  if (!visit.thrown.counted()) {
    const int most = state[visit.seat].hand.count().max + 1;
    if (drawn <= most && (drawn > 0 || in_city.min == 0)) return kept();
    return of_base_game(state, broken_by(cost, msg::draw_impossible({.drawn = drawn, .due = Range{1, most}})));
  }
  const int thrown = visit.thrown.size();
  const Range due = up_to(thrown + 1, in_city);
  const bool reshuffled = drawn > in_city.max && drawn <= thrown + 1;
  if (due.has(drawn) || reshuffled) return kept();
  return of_base_game(state, broken_by(cost, msg::city_draw_wrong({.drawn = drawn, .due = due, .thrown = thrown})));
}

Finding no_reshuffle(const Position& state, const Visit& visit) {
  if (state.competitive || place_of(state, visit) != city || visit.put || !visit.taken.counted()) return kept();
  const int drawn = visit.taken.size(), most = state.board.piles[city].count().max;
  const bool more_than_due = visit.thrown.counted() && drawn > visit.thrown.size() + 1;
  const bool told = most == 0 && visit.way == Way::move;  // nobody moves there
  if (told || drawn <= most || more_than_due) return kept();
  return broken_by(cost, msg::drawn_beyond_city({.city = most, .drawn = quantity(drawn, noun::card)}),
                   msg::discard_comes_back());
}

Finding where_they_meet(const Position& state, const Give& give) {
  if (give.from != give.seat && give.to != give.seat)
    return of_base_game(state,
                        broken_by(whole, msg::gives_out_of_turn({.due = give.seat, .from = give.from, .to = give.to})));
  const PlayerState &from = state[give.from], &to = state[give.to];
  if (from.at == nothing_named || to.at == nothing_named) {
    const bool lost = (from.at == nothing_named && from.lost_sight) || (to.at == nothing_named && to.lost_sight);
    return lost ? cannot_tell(place_lost) : taken_on_trust(place_not_known);
  }
  if (from.at == to.at) return kept();
  return of_base_game(state, broken_by(whole, msg::gives_from_afar({.from = give.from,
                                                                    .from_place = named_place(state, from.at),
                                                                    .to = give.to,
                                                                    .to_place = named_place(state, to.at)})));
}

Finding seven_at_the_end(const Position& state, const Discard& discard) {
  if (state.competitive || !discard.cards.counted()) return kept();
  const Pile& hand = state[discard.seat].hand;
  const int thrown = discard.cards.size();
  const Range held = hand.count(), surplus = minus(held, {hand_limit, hand_limit});
  const bool enough = state.options[Option::surplus_discard] == 1 ? thrown >= surplus.min : surplus.has(thrown);
  if (enough) return kept();
  if (thrown < surplus.min)
    return broken_by(whole,
                     msg::cards_kept_too_many({.due = surplus, .kept = quantity(held.min - thrown, noun::card)}));
  return broken_by(whole, msg::cards_thrown_wrong({.due = surplus, .held = held, .thrown = thrown}));
}

Finding seven_in_the_base_game(const Position& state, const EndTurn& ends) {
  const Range held = state[ends.seat].hand.count();
  if (!state.competitive || held.min <= hand_limit) return kept();
  return of_base_game(
      state,
      broken_by(whole, msg::turn_ends_with_cards({.cards = quantity(held.min, noun::card), .player = ends.seat})));
}

Finding cards_run_short(const Position& state, const Shortage&) {
  if (!state.competitive && state.options[Option::coop_shortage] == 0)
    return broken_by(whole, msg::shortage_in_cooperative());
  if (state.board.discard.any() == Sure::yes) return broken_by(whole, msg::discard_has_cards());
  if (state.board.piles[city].any() == Sure::yes) return broken_by(whole, msg::city_has_cards());
  if (state.turn.lacking != Sure::no || state.turn.unknown) return kept();
  const Pile there = state.at(state.turn.place);
  if (state.turn.visit == no_ply || (state.turn.place != city && there.any() == Sure::yes))
    return broken_by(whole, msg::no_cards_lacking());
  return taken_on_trust(counts_not_known);
}

Finding shortage_is_played(const Position& state, const EndTurn&) {
  const bool holds = state.competitive || state.options[Option::coop_shortage] == 1;
  if (!holds || state.turn.lacking != Sure::yes || state.turn.shortage) return kept();
  if (state.turn.unknown) return cannot_tell(cards_lost);
  return broken_by(whole, msg::shortage_not_played());
}

Finding from_the_hand(const Position& state, Seat seat, const Cards& cards) {
  if (!cards.counted() || cards.size() == 0) return kept();
  const Pile& hand = state[seat].hand;
  const int beyond = hand.beyond(cards);
  if (!hand.may_have(cards))
    return broken_by(cost, msg::cards_not_in_hand({.cards = verbatim(in_words(state, cards)), .player = seat}),
                     hand.unseen.max == 0
                         ? msg::cards_in_hand({.cards = verbatim(in_words(state, Cards{.named = hand.known}))})
                         : msg::cards_can_be_in_hand({.cards = quantity(hand.count().max, noun::card)}));
  if (beyond <= hand.unseen.min) return kept();
  return hand.gap ? cannot_tell(cards_lost) : taken_on_trust(hand_not_known);
}

Finding price_in_the_hand(const Position& state, const Create& create) {
  if (create.paid.counted()) return from_the_hand(state, create.seat, create.paid);
  const PlayerState& player = state[create.seat];
  const int least = player.used == Sure::yes ? price : price - 1, most = player.hand.count().max;
  if (most >= least) return kept();
  return broken_by(whole,
                   msg::hand_too_small({.cards = quantity(most, noun::card), .player = create.seat, .price = least}));
}

Finding in_the_box(const Position& state, const Pile& from, const Cards& cards, Part part) {
  for (const KindId kind : cards.named) {
    const auto copies = state.box->copies_of_kind(kind);
    if (!copies) continue;
    int seen = state.board.discard.of(kind);
    for (const Pile& pile : state.board.piles) seen += pile.of(kind);
    for (int seat = 0; seat < state.players; ++seat) seen += state.of[static_cast<std::size_t>(seat)].hand.of(kind);
    const int shown = static_cast<int>(std::ranges::count(cards.named, kind)) - from.of(kind);
    if (shown <= 0 || seen + shown <= *copies) continue;
    return broken_by(part, msg::kind_seen_too_often(
                               {.cards = seen + shown, .copies = *copies, .kind = named_kind(state, kind)}));
  }
  return kept();
}

namespace {

Finding seen_at_once(const Position& state, const Visit& visit) {
  const Pile& hand = state[visit.seat].hand;
  if (visit.thrown.counted())
    if (Finding found = in_the_box(state, hand, visit.thrown, cost); found.answer != Answer::kept) return found;
  const PlaceId place = place_of(state, visit);
  if (place >= state.board.piles.size()) return kept();  // it may be a card that was seen in any area
  if (visit.taken.counted()) {
    if (!state.at(place).may_have(visit.taken)) return kept();  // what lies there is not as recorded: that is told
    if (Finding found = in_the_box(state, state.at(place), visit.taken, cost); found.answer != Answer::kept)
      return found;
  }
  if (!visit.refill) return kept();
  const Pile& from = state.board.piles[city];
  for (const KindId kind : visit.taken.named)  // what was taken is seen too
    if (state.at(place).of(kind) == 0 && std::ranges::count(visit.refill->named, kind) > 0) {
      Cards both = *visit.refill;
      both.named.push_back(kind);
      return in_the_box(state, from, both, laid);
    }
  return in_the_box(state, from, *visit.refill, laid);
}

}  // namespace

Finding visit_in_the_box(const Position& state, const Visit& visit) {
  const bool in_city = place_of(state, visit) == city;
  const int due = in_city ? std::max(visit.taken.size(), visit.thrown.size() + 1) : refill_size;
  const Range lay = state.board.piles[city].count();
  const bool too_many = in_city && visit.taken.counted() && visit.taken.size() > lay.max;  // that is told
  if (state.competitive ? lay.min >= due : !too_many) return seen_at_once(state, visit);
  Position shuffled = state;  // the discard comes back, and what is drawn may have lain there
  Pile& hand = shuffled[visit.seat].hand;
  if (in_city) hand.take(visit.thrown);
  if (in_city && !visit.thrown.counted()) hand.forget();
  shuffled.board.discard.forget();
  return seen_at_once(shuffled, visit);
}

Finding send_in_the_box(const Position& state, const Send& send) {
  if (!send.areas) return kept();
  Cards all;
  for (const auto& [place, cards] : *send.areas)
    if (cards.counted()) all.named.insert(all.named.end(), cards.named.begin(), cards.named.end());
  Position shuffled = state;  // nothing is seen of the city and of the discard
  shuffled.board.discard.forget();
  shuffled.board.piles[city].forget();
  return in_the_box(shuffled, shuffled.board.piles[city], all, cost);
}

}  // namespace elfref::master_elf
