#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>

#include "elfref/elfenland/facts/kinds.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/rules/judges.h"
#include "elfref/elfenland/rules/wording.h"
#include "elfref/elfenland/table/box.h"
#include "elfref/elfenland/table/by_kind.h"
#include "elfref/elfenland/table/turns.h"

// Setup: the pieces, the box, and who begins; whose turn it is.

namespace elfref::elfenland {

Words too_many_out(const State& state, const MoreCounters& shown) {
  const auto [kind, more, part] = shown;
  if (kind == Transport::raft)
    return {.part = part, .message = "a raft counter, where the box has none: rafts are cards only"};
  const std::string counters = counted(counters_out(state, kind) + more, fmt::format("{} counter", name(kind)),
                                       fmt::format("{} counters", name(kind)));
  return {.part = part,
          .message = fmt::format("{} out of the pile at once, where the box has {}", counters, counters_in_box(kind))};
}

namespace {

Finding too_many_cards(const State& state, Seat seat, const Pieces& cards, bool leave_hand, Part part) {
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
    if (more == 0 || (state.cards_reported >> kind & 1) != 0) continue;
    const int out = cards_out(state, transport) + more;
    if (out <= cards_in_box(transport)) continue;
    if (leave_hand && !player.hand.can_hold(cards)) return kept();  // cards not held are none of the box
    return broken(part, [&] {
      return fmt::format(
          "{} since the last shuffle, where the box has {}",
          counted(out, fmt::format("{} card", name(transport)), fmt::format("{} cards", name(transport))),
          cards_in_box(transport));
    });
  }
  return kept();
}

}  // namespace

Finding takes_a_free_colour(const State& state, const TakeSeat& take) {
  for (int seat = 0; seat < state.players && take.colour != 0; ++seat) {
    const PlayerState& other = state.player[seat];
    if (seat == take.seat.value || other.colour != take.colour) continue;
    return broken([&] {
      return Words{
          .part = object,
          .message = fmt::format("the colour of {}, taken already", who(Seat{static_cast<std::uint8_t>(seat)})),
          .earlier = {{other.seat_ply, "first taken here"}}};
    });
  }
  return kept();
}

Finding starts_with_its_town_pieces(const State& state, const StartPlayer& start) {
  const int towns = state.at(start.seat).towns_min;
  if (towns <= 20) return kept();
  return broken(where, [&] { return fmt::format("{} towns, where there are 20 pieces", towns); });
}

Finding counts_its_town_pieces(const State&, const Sheet& sheet) {
  if (!sheet.towns || *sheet.towns <= 20) return kept();
  return broken(object, [&] { return fmt::format("{} towns, where there are 20 pieces", *sheet.towns); });
}

Finding box_had_the_cards(const State& state, const StartPlayer& start) {
  for (int kind = 0; kind < transport_count; ++kind) {
    int out = 0;
    for (int seat = 0; seat <= start.seat.value; ++seat) out += state.player[seat].hand.lower[kind];
    const bool his = state.at(start.seat).hand.lower[kind] > 0;
    if (his && out > cards_in_box(Transport(kind)))
      return broken(payment, [&] {
        return fmt::format("{} in hands, where the box has {}", counted(out, Transport(kind)),
                           cards_in_box(Transport(kind)));
      });
  }
  return kept();
}

Finding deals_too_many(const State& state, const Deal& deal) {
  return too_many_cards(state, deal.seat, deal.cards, false, object);
}

Finding pays_too_many(const State& state, const Step& step) {
  return too_many_cards(state, step.seat, step.paid, true, payment);
}

Finding discards_too_many(const State& state, const EndJourney& end) {
  return too_many_cards(state, end.seat, end.discard, true, object);
}

Finding box_had_the_counters(const State& state, const StartPlayer& start) {
  for (int kind = 0; kind < transport_count; ++kind) {
    int out = 0;
    for (int seat = 0; seat <= start.seat.value; ++seat)
      out += state.player[seat].holding.at_least(Transport(kind)).surely;
    const bool his = state.at(start.seat).holding.at_least(Transport(kind)).surely > 0;
    if (his && out > counters_in_box(Transport(kind)))
      return broken(object, [&] {
        return fmt::format("{} {} counters in front of players, where the box has {}", out, name(Transport(kind)),
                           counters_in_box(Transport(kind)));
      });
  }
  return kept();
}

Finding box_had_the_counter(const State& state, const StartRoad& road) {
  return road.counter ? has_counters(state, *road.counter, 1, object) : kept();
}

Finding brings_one_to_light(const State& state, const PlaceCounter& place) {
  Holding after = state.at(place.seat).holding;
  if (!after.assign({place.kind, lay(place)})) return kept();
  const int more = counters_out(state, *place.kind, place.seat, after) - counters_out(state, *place.kind);
  return has_counters(state, *place.kind, more, object);
}

Finding has_its_own_town_card(const State& state, const TakeSeat& take) {
  if (!take.town) return kept();
  if (!town(*take.town).card)
    return broken(where, [&] { return fmt::format("{} is not among the twelve town cards", ascii(*take.town)); });
  for (int seat = 0; seat < state.players; ++seat) {
    const PlayerState& other = state.player[seat];
    if (seat == take.seat.value || other.town != take.town) continue;
    return broken([&] {
      return Words{.part = where,
                   .message = fmt::format("the town card {} a second time", ascii(*take.town)),
                   .earlier = {{other.seat_ply, "first dealt here"}}};
    });
  }
  return kept();
}

Finding begins_wrongly(const State& state, const Seat& seat) {
  const Seat due{static_cast<std::uint8_t>(std::countr_zero(state.first))};
  return broken(actor, [&] {
    return fmt::format("{} begins round {}, where {} has the starting player card", who(seat), state.round, who(due));
  });
}

Finding plays_unless_skipped(const State& state, const Seat& seat) {
  const Seats due = may_play(state);
  if ((due & bit(seat)) != 0) return kept();
  return broken([&] {
    Words words{.part = actor,
                .message = fmt::format("{} plays where it is the turn of {}", who(seat),
                                       due == 0 ? "nobody" : names(due, "or"))};
    words.follows = laid_again(state, seat);
    if (words.follows) words.advice = "after a play that was taken back write '- ruling: void'";
    return words;
  });
}

}  // namespace elfref::elfenland
