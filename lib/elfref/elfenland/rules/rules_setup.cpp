#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "elfref/core/words/core_msg.h"
#include "elfref/elfenland/facts/kinds.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/rules/judges.h"
#include "elfref/elfenland/rules/wording.h"
#include "elfref/elfenland/table/box.h"
#include "elfref/elfenland/table/by_kind.h"
#include "elfref/elfenland/table/turns.h"
#include "elfref/elfenland/words/elfenland_msg.h"

// Setup: the pieces, the box, and who begins; whose turn it is.

namespace elfref::elfenland {

Words seated_wrongly(const Position&, const BeginGame& game) {
  return {.message = msg::players_at_the_table({.players = quantity(game.players, noun::player)})};
}

Words too_many_out(const Position& state, const MoreCounters& shown) {
  const auto [kind, more, part] = shown;
  if (kind == Transport::raft)
    return {.part = part, .message = msg::raft_counter()};
  return {.part = part,
          .message = msg::counters_of_the_box({.copies = counters_in_box(kind),
                                               .found = counters_out(state, kind) + more,
                                               .kind = as_noun(kind)})};
}

namespace {

Finding too_many_cards(const Position& state, Seat seat, const Pieces& cards, bool leave_hand, Part part) {
  const PlayerState& player = state.at(seat);
  for (int kind = 0; kind < transport_count; ++kind) {
    const int moved = cards.of[kind];
    if (moved == 0) continue;
    const auto transport = Transport(kind);
    const int after =
        leave_hand
            ? std::max<int>(player.dealt[kind], player.given[kind] + std::max<int>(moved, player.hand.lower[kind]))
            : std::max<int>(player.dealt[kind] + moved, player.given[kind] + player.hand.lower[kind] + moved);
    const int more = after - cards_shown(player, transport);
    if (more == 0 || (state.box.cards_reported >> kind & 1) != 0) continue;
    const int out = cards_out(state, transport) + more;
    if (out <= cards_in_box(transport)) continue;
    if (leave_hand && !player.hand.can_hold(cards)) return kept();  // cards not held are none of the box
    return broken(part, [&] {
      return msg::cards_of_the_box(
          {.copies = cards_in_box(transport), .found = out, .kind = as_noun(transport)});
    });
  }
  return kept();
}

}  // namespace

Finding takes_a_free_colour(const Position& state, const TakeSeat& take) {
  for (int seat = 0; seat < state.players && take.colour != 0; ++seat) {
    const PlayerState& other = state.player[seat];
    if (seat == take.seat.value || other.colour != take.colour) continue;
    return broken([&] {
      return Words{
          .part = object,
          .message = msg::colour_taken({.player = Seat{static_cast<std::uint8_t>(seat)}}),
          .earlier = {{other.seat_ply, msg::first_taken_here()}}};
    });
  }
  return kept();
}

Finding starts_with_its_town_pieces(const Position& state, const StartPlayer& start) {
  const int towns = state.at(start.seat).towns_min;
  if (towns <= 20) return kept();
  return broken(where, [&] { return msg::town_pieces_at_most({.towns = quantity(towns, noun::town)}); });
}

Finding counts_its_town_pieces(const Position&, const Sheet& sheet) {
  if (!sheet.towns || *sheet.towns <= 20) return kept();
  return broken(object, [&] { return msg::town_pieces_at_most({.towns = quantity(*sheet.towns, noun::town)}); });
}

Finding box_had_the_cards(const Position& state, const StartPlayer& start) {
  for (int kind = 0; kind < transport_count; ++kind) {
    int out = 0;
    for (int seat = 0; seat <= start.seat.value; ++seat) out += state.player[seat].hand.lower[kind];
    const bool his = state.at(start.seat).hand.lower[kind] > 0;
    if (his && out > cards_in_box(Transport(kind)))
      return broken(payment, [&] {
        return msg::cards_at_the_start(
            {.copies = cards_in_box(Transport(kind)), .found = quantity(out, as_noun(Transport(kind)))});
      });
  }
  return kept();
}

Finding deals_too_many(const Position& state, const Deal& deal) {
  return too_many_cards(state, deal.seat, deal.cards, false, object);
}

Finding pays_too_many(const Position& state, const Step& step) {
  return too_many_cards(state, step.seat, step.paid, true, payment);
}

Finding discards_too_many(const Position& state, const EndJourney& end) {
  return too_many_cards(state, end.seat, end.discard, true, object);
}

Finding box_had_the_counters(const Position& state, const StartPlayer& start) {
  for (int kind = 0; kind < transport_count; ++kind) {
    int out = 0;
    for (int seat = 0; seat <= start.seat.value; ++seat)
      out += state.player[seat].holding.at_least(Transport(kind)).certain;
    const bool his = state.at(start.seat).holding.at_least(Transport(kind)).certain > 0;
    if (his && out > counters_in_box(Transport(kind)))
      return broken(object, [&] {
        return msg::counters_at_the_start(
            {.copies = counters_in_box(Transport(kind)), .found = out, .kind = as_noun(Transport(kind))});
      });
  }
  return kept();
}

Finding box_had_the_counter(const Position& state, const StartRoad& road) {
  return road.counter ? has_counters(state, *road.counter, 1, object) : kept();
}

Finding brings_one_to_light(const Position& state, const PlaceCounter& place) {
  Holding after = state.at(place.seat).holding;
  if (!after.assign({place.kind, lay(place)})) return kept();
  const int more = counters_out(state, *place.kind, place.seat, after) - counters_out(state, *place.kind);
  return has_counters(state, *place.kind, more, object);
}

Finding has_its_own_town_card(const Position& state, const TakeSeat& take) {
  if (!take.town) return kept();
  if (!town(*take.town).card)
    return broken(where, [&] { return msg::not_a_town_card({.town = as_name(*take.town)}); });
  for (int seat = 0; seat < state.players; ++seat) {
    const PlayerState& other = state.player[seat];
    if (seat == take.seat.value || other.town != take.town) continue;
    return broken([&] {
      return Words{.part = where,
                   .message = msg::town_card_twice({.town = as_name(*take.town)}),
                   .earlier = {{other.seat_ply, msg::first_dealt_here()}}};
    });
  }
  return kept();
}

Finding begins_wrongly(const Position& state, const Seat& seat) {
  const Seat due{static_cast<std::uint8_t>(std::countr_zero(state.turns.first))};
  return broken(actor, [&] {
    return msg::begins_wrongly({.due = due, .player = seat, .round = state.round});
  });
}

Finding plays_unless_skipped(const Position& state, const Seat& seat) {
  const Seats due = may_play(state);
  if ((due & bit(seat)) != 0) return kept();
  return broken([&] {
    Words words{.part = actor,
                .message = msg::out_of_turn({.due = as_players(due, Joint::or_), .player = seat})};
    words.follows = laid_again(state, seat);
    if (words.follows) words.advice = msg::write_that_it_is_void({.ruling = verbatim("- ruling: void")});
    return words;
  });
}

}  // namespace elfref::elfenland
