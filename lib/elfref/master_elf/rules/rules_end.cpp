#include "elfref/core/judging/claims.h"
#include "elfref/master_elf/rules/judges.h"
#include "elfref/master_elf/words/master_elf_msg.h"

namespace elfref::master_elf {
namespace {

Finding over(const Position& state) {
  const bool won = state.end.outcome == Outcome::won;
  return broken_after(whole, won ? msg::game_was_won() : msg::game_was_lost(), state.end.ended,
                      won                                         ? msg::last_parcel_here()
                      : state.end.ending == Ending::nowhere_to_go ? msg::nowhere_to_go_here()
                                                                  : msg::no_gift_left_here());
}

/// Who did nothing could not move, and all lost; or he could, and broke a rule.
Finding went_on(const Position& state) {
  if (state.turns.idle == no_ply) return kept();
  return broken_after(whole, msg::played_after_idle_turn(), state.turns.idle, msg::idle_here());
}

Finding either_way(const Position& state) {
  return broken_after(whole, msg::game_was_over(), state.end.either_way, msg::game_over_here());
}

}  // namespace

Finding no_turn_after_the_end(const Position& state, const BeginTurn&) {
  if (state.end.outcome != Outcome::open) return over(state);
  return state.end.either_way != no_ply ? either_way(state) : went_on(state);
}

Finding no_gift_after_the_end(const Position& state, const NewGift& gift) {
  const bool lacking =
      state.end.ending == Ending::no_gift_left && state.turns.returned;  // said there, or told as what it is
  if (state.end.outcome == Outcome::open) return gift.none ? kept() : went_on(state);
  return (lacking && gift.gift == nothing_named) || lacking ? kept() : over(state);
}

Finding nothing_after_the_end(const Position& state) {
  if (state.turn.open && state.end.either_way != no_ply) return either_way(state);
  const bool here = state.end.outcome != Outcome::open && state.turn.open && state.end.ended >= state.turn.ply;
  return here ? over(state) : kept();  // a turn behind the end has been told
}

Finding no_visit_after_the_end(const Position& state, const Visit& visit) {
  if (ended_out_of_order(state)) return kept();  // the movement comes too late: that is told
  const bool first = state.turn.visit == no_ply && !state.competitive;
  if (state.end.outcome != Outcome::open || !first || visit.way == Way::move || state.options[Option::averts_loss] == 0)
    return nothing_after_the_end(state);
  if (can_move(state, visit.seat) != Sure::no) return kept();
  return broken_by(whole, msg::all_have_lost({.player = visit.seat}));
}

Finding no_send_after_the_end(const Position& state, const Send& send) {
  const auto index = static_cast<std::size_t>(send.parcel);
  const ParcelState& parcel = state.gifts.parcels[index];
  const bool created_here = state.turn.created == state.end.ended || state.turn.created == state.end.either_way;
  const bool done_with_it =
      parcel.sent == Sure::yes ? sent_at_the_end(state, parcel) : parcel.full() != Sure::no && created_here;
  const bool again = (state.turn.sent >> index & 1) != 0;
  return done_with_it && !again ? kept() : nothing_after_the_end(state);
}

namespace {

Message in_words(Outcome outcome) {
  return outcome == Outcome::won ? msg::outcome_won() : msg::outcome_lost();
}

Finding outcome_by_itself(const Position& state, const ClaimOutcome& claim) {
  if (state.end.outcome == claim.outcome) return kept();
  if (state.competitive) return broken(Words{.part = object, .message = msg::base_game_not_judged(), .open = true});
  if (state.end.outcome == Outcome::open)
    return broken(Words{
        .part = object,
        .message = msg::outcome_not_reached({.claimed = in_words(claim.outcome)}),
        .because = {claim.outcome == Outcome::won ? msg::parcels_sent_of({.parcels = parcel_count, .sent = sent(state)})
                                                  : msg::loss_not_found()},
        .open = true});
  return broken_after(object,
                      msg::outcome_differs({.claimed = in_words(claim.outcome), .found = in_words(state.end.outcome)}),
                      state.end.ended, state.end.outcome == Outcome::won ? msg::last_parcel_here() : msg::lost_here());
}

/// `what()` names the number.
template <class Make>
Finding number_found(const Make& what, int claimed, Range found) {
  if (found == Range{claimed, claimed}) return kept();
  return broken([&] {
    const Message name = what();
    return Words{.part = object,
                 .message = found.exact() ? msg::number_found({.claimed = claimed, .found = found, .what = name})
                                          : msg::number_possible({.claimed = claimed, .found = found, .what = name}),
                 .open = !found.exact() && found.has(claimed)};
  });
}

Finding number_by_itself(const Position& state, const ClaimNumber& claim) {
  using What = ClaimNumber::What;
  if (state.competitive && claim.what != What::cards && claim.what != What::rounds)
    return broken(Words{.part = object, .message = msg::base_game_not_judged(), .open = true});
  switch (claim.what) {
    case What::sent:
      return number_found(msg::number_of_parcels_sent, claim.value, sent(state));
    case What::gifts:
      return number_found(msg::number_of_gifts_in_deck, claim.value, gifts_left(state));
    case What::rounds:
      return number_found(msg::number_of_rounds, claim.value, state.turns.rounds);
    case What::under: {
      const ParcelState& parcel = state.gifts.parcels[claim.of];
      const Noun name = noun_of(Parcel(claim.of));
      if (parcel.sent == Sure::yes)
        return broken_after(object, msg::parcel_sent_already({.parcel = name}), parcel.sent_ply,
                            msg::parcel_sent_here());
      Range lying = parcel.count();
      if (state.end.may_have_ended && state.options[Option::last_parcel] == 1 && lying.max + 1 == parcel.due.max)
        ++lying.max;  // all lost before it was sent
      Finding found = number_found([&] { return msg::number_of_gifts_under({.parcel = name}); }, claim.value, lying);
      if (found.answer == Answer::kept && parcel.sent == Sure::perhaps)
        return broken(Words{.part = object, .message = msg::parcel_may_be_sent(), .open = true});
      return found;
    }
    case What::cards:
      return judge_number({Seat{claim.of}, "cards:", claim.value}, cards_left(state, Seat{claim.of}), {});
  }
  return kept();
}

Finding state_by_itself(const Position& state, const ClaimState& claim) {
  const PlayerState& player = state[claim.seat];
  if (claim.used) {
    if (player.used == (*claim.used ? Sure::yes : Sure::no)) return kept();
    return broken(Words{.part = object,
                        .message = player.used == Sure::perhaps ? msg::crystal_not_recorded({.player = claim.seat})
                                   : player.used == Sure::yes   ? msg::crystal_is_used({.player = claim.seat})
                                                                : msg::crystal_of_is_unused({.player = claim.seat}),
                        .open = player.used == Sure::perhaps});
  }
  if (player.at == claim.at) return kept();
  const bool open = player.at == nothing_named;
  return broken(
      Words{.part = object,
            .message = open ? msg::place_not_recorded({.player = claim.seat})
                            : msg::player_is_in({.place = named_place(state, player.at), .player = claim.seat}),
            .open = open});
}

/// What the record says of a claim; where it leaves it open, what the other claims say.
template <class Claim>
Finding or_clash(const Position& state, const Claim& claim, Finding alone) {
  const bool refuted = alone.words && !alone.words->open;
  if (refuted) return alone;
  Finding clash = clash_of(state, claim);
  return clash.answer == Answer::kept ? std::move(alone) : std::move(clash);
}

}  // namespace

Finding outcome_is_right(const Position& state, const ClaimOutcome& claim) {
  return or_clash(state, claim, outcome_by_itself(state, claim));
}

Finding number_is_right(const Position& state, const ClaimNumber& claim) {
  return or_clash(state, claim, number_by_itself(state, claim));
}

Finding state_is_right(const Position& state, const ClaimState& claim) {
  return or_clash(state, claim, state_by_itself(state, claim));
}

}  // namespace elfref::master_elf
