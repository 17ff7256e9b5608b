#include <bit>
#include <cstddef>
#include <cstdint>

#include "elfref/core/words/core_msg.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/rules/judges.h"
#include "elfref/elfenland/table/box.h"
#include "elfref/elfenland/table/turns.h"
#include "elfref/elfenland/words/elfenland_msg.h"

// Phases 1 to 3: what is dealt, drawn and picked.

namespace elfref::elfenland {

Finding deals_wrongly(const Position& state, const Deal& deal) {
  if (dealt_as_if_4_were_kept(state, deal)) return kept();
  const PlayerState& player = state.at(deal.seat);
  const int dealt = deal.cards.count();
  const Range due = due_cards(player.hand, state.options.deal());
  const bool thrown = dealt > due.max && dealt <= 8 && state.round != 1 && player.discard_open &&
                      state.options.deal() == DealOption::fill_8;
  return say(thrown ? Answer::doubtful : Answer::broken, [&] {
    Words words{.part = object,
                .message = msg::deal_wrong({.dealt = quantity(dealt, noun::card), .due = due, .player = deal.seat})};
    if (state.options.deal() == DealOption::fill_8 && state.round > 1 && player.hand.min == player.hand.max)
      words.because.push_back(msg::kept_and_filled({.kept = quantity(player.hand.max, noun::card)}));
    if (!thrown) return words;
    words.because.push_back(
        msg::deal_if_discarded({.missing = quantity(dealt - due.max, noun::card), .player = deal.seat}));
    words.depends_on = msg::unrecorded_discard();
    return words;
  });
}

Finding holds_what_was_due(const Position& state, const StartPlayer& start, bool first_round) {
  const int most = !first_round && state.options.deal() == DealOption::new_8 ? 12 : 8;
  const int held = state.at(start.seat).hand.min;
  if (held <= most) return kept();
  return broken(payment, [&] {
    return msg::hand_after_the_deal({.cards = quantity(held, noun::card), .most = most, .player = start.seat});
  });
}

Words no_counter_drawn(const Position&, const Draw& draw) {
  return {.part = object, .message = msg::no_counter_drawn({.player = draw.seat})};
}

Words too_many_drawn(const Position&, const Draw& draw) {
  return {.part = object,
          .message = msg::draw_too_many({.counters = quantity(draw.counters.count(), noun::counter)})};
}

Finding picks_out_of_turn(const Position& state, const Pick& pick) {
  Seats due = 0;
  for (std::uint8_t seat = 0; seat < state.players; ++seat)
    if ((state.turns.turn >> seat & 1) != 0 && state.player[seat].picks < 3) due |= bit(Seat{seat});
  if (state.turns.strict) return due == 0 ? kept() : takes_turn(state, pick.seat);
  if (std::popcount(state.turns.first) > 1) return kept();  // either of two players may have begun
  if (next_pick(state, pick.seat) < 3 * state.players) return kept();
  return broken(actor, [&] { return msg::picks_again({.player = pick.seat}); });
}

Words kept_face_down(const Position&, const Pick&) {
  return {.part = extra, .message = msg::pick_face_down()};
}

Finding picks_what_is_not_shown(const Position& state, const Pick& pick) {
  // A skipped player's pick was not recorded, and what was turned up then may be this one.
  if (!state.turns.strict && (state.unrecorded.picks_skipped || next_pick(state, pick.seat) > state.turns.pick_index))
    return kept();
  return broken(object, [&] {
    return msg::not_in_the_row({.counter = as_one(pick.kind), .row = as_pieces(state.box.row, noun::counter)});
  });
}

Words not_five(const Position&, const ShowRow& show) {
  return {.message = msg::row_not_five({.counters = quantity(show.row.count(), noun::counter)})};
}

Words another_row(const Position& state, const ShowRow&) {
  return {.message = msg::row_differs({.row = as_pieces(state.box.row, noun::counter)}),
          .depends_on = msg::another_row()};
}

Words fourth_pick(const Position& state, const Pick& pick) {
  const PlayerState& player = state.at(pick.seat);
  Words words{.part = actor,
              .message = msg::pick_too_many({.number = player.picks + 1, .player = pick.seat})};
  if (player.picked_early != 0) words.follows = player.picked_early - 1;
  return words;
}

Finding starts_with_at_most_five(const Position& state, const StartPlayer& start) {
  const int have = state.at(start.seat).holding.certain();
  if (have <= 5) return kept();
  return broken(object, [&] {
    return msg::counters_too_many({.counters = quantity(have, noun::counter), .player = start.seat});
  });
}

Finding has_six(const Position& state, const Pick& pick) {
  const PlayerState& player = state.at(pick.seat);
  const int have = player.holding.certain() + 1;
  if (!pick.written || have != 6 || player.picks >= 3) return kept();
  return broken([&] {
    Words words{.part = object,
                .message = msg::counters_too_many({.counters = quantity(have, noun::counter), .player = pick.seat})};
    if (player.counter_slip != 0) {
      words.follows = player.counter_slip - 1;
      words.earlier.push_back({*words.follows, msg::one_too_many_here()});
    }
    return words;
  });
}

}  // namespace elfref::elfenland
