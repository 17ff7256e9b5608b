#include <fmt/format.h>

#include "elfref/core/judging/claims.h"
#include "elfref/master_elf/rules/judges.h"

namespace elfref::master_elf {
namespace {

Finding over(const State& state) {
  const bool won = state.outcome == Outcome::won;
  return broken_after(whole, won ? "the game was won" : "the game was lost", state.ended,
                      won                                     ? "the last parcel was sent here"
                      : state.ending == Ending::nowhere_to_go ? "nobody could go anywhere here"
                                                              : "a gift was due here, and none was left");
}

/// Who did nothing could not move, and all lost; or he could, and broke a rule.
Finding went_on(const State& state) {
  if (state.idle == no_ply) return kept();
  return broken_after(whole, "nothing is played behind a turn in which nobody moved: all lost, or a rule was broken",
                      state.idle, "nothing was done here");
}

Finding either_way(const State& state) {
  return broken_after(whole, "the game was won or lost", state.either_way,
                      "the last parcel was sent here, or no gift was left");
}

}  // namespace

Finding no_turn_after_the_end(const State& state, const BeginTurn&) {
  if (state.outcome != Outcome::open) return over(state);
  return state.either_way != no_ply ? either_way(state) : went_on(state);
}

Finding no_gift_after_the_end(const State& state, const NewGift& gift) {
  const bool lacking = state.ending == Ending::no_gift_left && state.returned;  // said there, or told as what it is
  if (state.outcome == Outcome::open) return gift.none ? kept() : went_on(state);
  return (lacking && gift.gift == nothing_named) || lacking ? kept() : over(state);
}

Finding nothing_after_the_end(const State& state) {
  if (state.turn.open && state.either_way != no_ply) return either_way(state);
  const bool here = state.outcome != Outcome::open && state.turn.open && state.ended >= state.turn.ply;
  return here ? over(state) : kept();  // a turn behind the end has been told
}

Finding no_visit_after_the_end(const State& state, const Visit& visit) {
  if (ended_out_of_order(state)) return kept();  // the movement comes too late: that is told
  const bool first = state.turn.visit == no_ply && !state.competitive;
  if (state.outcome != Outcome::open || !first || visit.way == Way::move || state.options[Option::averts_loss] == 0)
    return nothing_after_the_end(state);
  if (can_move(state, visit.seat) != Sure::no) return kept();
  return broken_by(whole, fmt::format("all have lost: {} could not move", who(visit.seat)));
}

Finding no_send_after_the_end(const State& state, const Send& send) {
  const auto index = static_cast<std::size_t>(send.parcel);
  const ParcelState& parcel = state.parcels[index];
  const bool created_here = state.turn.created == state.ended || state.turn.created == state.either_way;
  const bool done_with_it =
      parcel.sent == Sure::yes ? sent_at_the_end(state, parcel) : parcel.full() != Sure::no && created_here;
  const bool again = (state.turn.sent >> index & 1) != 0;
  return done_with_it && !again ? kept() : nothing_after_the_end(state);
}

namespace {

Finding outcome_by_itself(const State& state, const ClaimOutcome& claim) {
  if (state.outcome == claim.outcome) return kept();
  if (state.competitive) return broken(Words{.part = object, .message = "the base game is not judged", .open = true});
  const std::string_view claimed = claim.outcome == Outcome::won ? "won" : "lost";
  if (state.outcome == Outcome::open)
    return broken(Words{.part = object,
                        .message = fmt::format("{} is claimed, and the record ends before", claimed),
                        .because = {claim.outcome == Outcome::won
                                        ? fmt::format("{} of {} parcels are sent", range(sent(state)), parcel_count)
                                        : std::string("nobody could not move, and no gift was due that was lacking")},
                        .open = true});
  return broken_after(
      object, fmt::format("{} is claimed, and all have {}", claimed, state.outcome == Outcome::won ? "won" : "lost"),
      state.ended, state.outcome == Outcome::won ? "the last parcel was sent here" : "lost here");
}

Finding number_found(std::string_view what, int claimed, Range found) {
  if (found == Range{claimed, claimed}) return kept();
  return broken(Words{
      .part = object,
      .message = fmt::format("{} {} claimed, {} {}", what, claimed, range(found), found.exact() ? "found" : "possible"),
      .open = !found.exact() && found.has(claimed)});
}

Finding number_by_itself(const State& state, const ClaimNumber& claim) {
  using What = ClaimNumber::What;
  if (state.competitive && claim.what != What::cards && claim.what != What::rounds)
    return broken(Words{.part = object, .message = "the base game is not judged", .open = true});
  switch (claim.what) {
    case What::sent:
      return number_found("parcels sent:", claim.value, sent(state));
    case What::gifts:
      return number_found("gifts in the deck:", claim.value, gifts_left(state));
    case What::rounds:
      return number_found("rounds:", claim.value, state.rounds);
    case What::under: {
      const ParcelState& parcel = state.parcels[claim.of];
      if (parcel.sent == Sure::yes)
        return broken_after(object, fmt::format("the parcel '{}' is sent", parcel_names[claim.of]), parcel.sent_ply,
                            "sent here");
      Range lying = parcel.count();
      if (state.may_have_ended && state.options[Option::last_parcel] == 1 && lying.max + 1 == parcel.due.max)
        ++lying.max;  // all lost before it was sent
      Finding found = number_found(fmt::format("gifts under '{}':", parcel_names[claim.of]), claim.value, lying);
      if (found.answer == Answer::kept && parcel.sent == Sure::perhaps)
        return broken(Words{.part = object, .message = "the parcel may be sent", .open = true});
      return found;
    }
    case What::cards:
      return judge_number({Seat{claim.of}, "cards:", claim.value}, cards_left(state, Seat{claim.of}), {});
  }
  return kept();
}

Finding state_by_itself(const State& state, const ClaimState& claim) {
  const PlayerState& player = state[claim.seat];
  if (claim.used) {
    if (player.used == (*claim.used ? Sure::yes : Sure::no)) return kept();
    return broken(Words{.part = object,
                        .message = fmt::format("the crystal of {} is {}", who(claim.seat),
                                               player.used == Sure::perhaps ? "not recorded"
                                               : player.used == Sure::yes   ? "used"
                                                                            : "unused"),
                        .open = player.used == Sure::perhaps});
  }
  if (player.at == claim.at) return kept();
  const bool open = player.at == nothing_named;
  return broken(Words{.part = object,
                      .message = open ? fmt::format("where {} is, is not recorded", who(claim.seat))
                                      : fmt::format("{} is in {}", who(claim.seat), place_name(state, player.at)),
                      .open = open});
}

/// What the record says of a claim; where it leaves it open, what the other claims say.
template <class Claim>
Finding or_clash(const State& state, const Claim& claim, Finding alone) {
  const bool refuted = alone.words && !alone.words->open;
  if (refuted) return alone;
  Finding clash = clash_of(state, claim);
  return clash.answer == Answer::kept ? std::move(alone) : std::move(clash);
}

}  // namespace

Finding outcome_is_right(const State& state, const ClaimOutcome& claim) {
  return or_clash(state, claim, outcome_by_itself(state, claim));
}

Finding number_is_right(const State& state, const ClaimNumber& claim) {
  return or_clash(state, claim, number_by_itself(state, claim));
}

Finding state_is_right(const State& state, const ClaimState& claim) {
  return or_clash(state, claim, state_by_itself(state, claim));
}

}  // namespace elfref::master_elf
