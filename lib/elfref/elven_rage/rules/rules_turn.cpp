#include <algorithm>

#include "elfref/core/words/core_msg.h"
#include "elfref/elven_rage/rules/judges.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

namespace elfref::elven_rage {
namespace {

bool is_own_turn(const Position& state, Seat seat) {
  return state.turn.open && state.turn.seat == seat;
}

/// Whether somebody holds a place that has no name: where it lies cannot be told.
bool holds_unnamed(const Position& state, Seat seat) {
  return std::ranges::any_of(state.map.lands, [&](const Land& land) {
    return land.id == nothing_named && land.may_be_of(seat) && !land.kinds.is(PlaceKind::centre);
  });
}

/// What borders a place on the map: surely an own land, perhaps, or none.
Range borders_own(const Position& state, Seat seat, PlaceId place) {
  Range found{0, 0};
  for (const PlaceId other : state.box->map->places[place].neighbours) {
    if (state.map.lands[other].is_of(seat) && !state.map.lands[other].alias) found.min = 1;
    if (state.map.lands[other].may_be_of(seat)) found.max = 1;
  }
  if (holds_unnamed(state, seat)) found.max = 1;
  return found;
}

/// Whether somebody may attack any opponent's castle: from the centre, or from a castle where captured ones are
/// portals.
Range has_portal(const Position& state, Seat seat) {
  const Owners centre = central_owners(state);
  Range portal{centre == elfref::bit(seat) ? 1 : 0, (centre & elfref::bit(seat)) != 0 ? 1 : 0};
  if (state.scenario != Scenario::lord_of_dragons) return portal;
  for (std::uint8_t other = 0; other < state.players; ++other) {
    if (other == seat.value) continue;
    const Range taken = holds_castle_of(state, seat, {other});
    portal = {std::max(portal.min, taken.min), std::max(portal.max, taken.max)};
    // A castle that was captured is a portal: no text says that its captor must still hold it.
    if ((state.of[other].dragon_left & elfref::bit(seat)) != 0) portal = {1, 1};
  }
  return portal;
}

/// Whether an extra capture is still to come in a turn whose phase 3 has begun.
bool before_one_more_capture(const Position& state) {
  const TurnState& turn = state.turn;
  return (turn.captures > 1 || turn.may_capture_more) && (turn.attacks > 0 || turn.decline_ply != never);
}

}  // namespace

Finding in_turn(const Position& state, const BeginTurn& begins) {
  if (!state.turns.next_known || state.turns.next == begins.seat) return kept();
  if (state[begins.seat].out) return kept();  // that is told
  Seat due = state.turns.next;
  while (due != begins.seat && state[due].may_be_out) due = next_in(state, due);
  if (due == begins.seat) return kept();  // who is skipped may be out
  if (!state.unrecorded.declines_written) return kept();  // who is skipped declined, and nobody wrote it down
  return broken_by(whole, msg::not_their_turn({.due = due, .player = begins.seat}));
}

Finding summons_first(const Position& state, const Summon& summon) {
  if (!is_own_turn(state, summon.seat)) return broken_by(whole, msg::summon_in_other_turn());
  if (before_one_more_capture(state)) return kept();  // that is another rule
  if (state.turn.midway) return broken_by(whole, msg::summon_passed());
  if (state.turn.summoned) return broken_by(whole, msg::summon_again());
  if (state.turn.attacks == 0 && state.turn.decline_ply == never) return kept();
  return broken_after(whole, msg::summon_after_attack(), std::min(state.turn.attack_ply, state.turn.decline_ply),
                      msg::capture_began_here());
}

Finding no_summon_before_one_more_capture(const Position& state, const Summon& summon) {
  if (!is_own_turn(state, summon.seat) || !before_one_more_capture(state)) return kept();
  const TurnState& turn = state.turn;
  return broken_after(whole, msg::summon_before_capture(), std::min(turn.attack_ply, turn.decline_ply),
                      msg::capture_began_here());
}

Finding discards_second(const Position& state, const Discard& discard) {
  const bool at_once = ((state.turns.over | state.turns.over_perhaps) & elfref::bit(discard.seat)) != 0;
  if (discard.cards.due || at_once) return kept();
  if (!is_own_turn(state, discard.seat)) return broken_by(whole, msg::discard_in_other_turn());
  if (state.turn.attacks == 0 && state.turn.decline_ply == never) return kept();
  return broken_after(whole, msg::discard_after_attack(), std::min(state.turn.attack_ply, state.turn.decline_ply),
                      msg::capture_began_here());
}

Finding summons_due(const Position& state, const Summon& summon) {
  if (state.turn.first) return kept();  // that is another rule
  Range due = summon_due(state, summon.seat);
  if (state.turn.first_perhaps) due.min = 0;
  Finding found = number_due(summon.cards, due, map_not_known,
                             [](int number, Range most) { return msg::summon_wrong({.due = most, .number = number}); });
  if (found.answer == Answer::broken)
    found.words->because.push_back(msg::summon_made_of({.castles = count_lands(state, summon.seat, any_castle),
                                                        .towers = count_lands(state, summon.seat, PlaceKind::tower)}));
  return found;
}

Finding summons_none_first(const Position& state, const Summon& summon) {
  if (!state.turn.first || !summon.cards.counted() || summon.cards.size() == 0) return kept();
  return broken_by(
      object, msg::summon_in_first_turn({.cards = quantity(summon.cards.size(), noun::card), .player = summon.seat}));
}

namespace {

Finding throws_the_surplus(const Position& state, const Discard& discard) {
  const Range surplus = surplus_of(state, discard.seat);
  if (!discard.cards.counted()) return kept();
  if (state.options[Option::discard_more] == 1 && discard.cards.size() > surplus.min) return kept();
  return number_due(discard.cards, surplus, hand_not_known,
                    [](int number, Range due) { return msg::discard_wrong({.due = due, .number = number}); });
}

}  // namespace

Finding discards_the_surplus(const Position& state, const Discard& discard) {
  return (state.turns.over_treasure & elfref::bit(discard.seat)) != 0 ? kept() : throws_the_surplus(state, discard);
}

Finding discards_after_a_treasure(const Position& state, const Discard& discard) {
  return (state.turns.over_treasure & elfref::bit(discard.seat)) != 0 ? throws_the_surplus(state, discard) : kept();
}

Finding attacks_once(const Position& state, const Attack& attack) {
  if (!is_own_turn(state, attack.seat))
    return broken_by(whole, msg::attack_in_other_turn({.due = state.turn.seat, .player = attack.seat}));
  const bool allowed = state.turn.attacks + state.turn.passed < state.turn.captures || state.turn.may_capture_more;
  if (allowed || state.turn.unknown) return kept();
  if (state.turn.decline_ply != never)
    return broken_after(whole, msg::attack_after_decline(), state.turn.decline_ply, msg::declined_here());
  return broken_after(whole, msg::attack_again(), state.turn.attack_ply, msg::first_attack_here());
}

Finding declines_instead(const Position& state, const Decline& decline) {
  if (!decline.written) return kept();
  if (!is_own_turn(state, decline.seat)) return broken_by(whole, msg::decline_in_other_turn());
  // There may have been one more capture.
  if (state.turn.unknown || state.turn.may_decline || state.turn.may_capture_more) return kept();
  const Assault& assault = state.assault;
  if (assault.open && assault.may_be_free() && !assault.entered) return kept();  // behind the look
  if (state.turn.attacks + state.turn.passed < state.turn.captures) return kept();
  if (state.turn.decline_ply != never)
    return broken_after(whole, msg::decline_again(), state.turn.decline_ply, msg::declined_here());
  return broken_after(whole, msg::decline_after_attack(), state.turn.attack_ply, msg::attacked_here());
}

Finding declines_for_two(const Position& state, const Decline& decline) {
  if (!decline.written) return kept();
  const int left = own_cards - state[decline.seat].hand.min;
  if (left < 2 && state.options[Option::empty_deck] == 1)
    return broken_by(whole, msg::decline_without_cards({.cards = quantity(left, noun::card)}));
  if (!decline.cards.counted()) return kept();
  const int number = decline.cards.size();
  const bool none = state.turn.first && state.options[Option::first_turn_draw] == 1;
  const int due = none ? 0 : 2;
  if (number == due) return kept();
  const bool may_be_first = state.turn.first_perhaps && state.options[Option::first_turn_draw] == 1;
  if (number == 0 && may_be_first) return kept();
  const bool few = number < due && state[decline.seat].hand.max + number >= own_cards;  // no more are left
  if (few && state.options[Option::empty_deck] == 0) return kept();
  return broken_by(object, msg::decline_draw_wrong({.cards = quantity(number, noun::card), .due = due}));
}

Finding attacks_another(const Position& state, const Attack& attack) {
  const Assault assault = assault_of(state, attack);
  const Owners own = elfref::bit(attack.seat);
  if (assault.owners == own) {
    if (attack.target.of && attack.target.of != attack.seat)
      return broken_by(object, msg::attacks_own_place({.place = place_name(state, assault), .player = attack.seat}));
    return broken_by(object, msg::attacks_own_land({.place = place_name(state, assault), .player = attack.seat}));
  }
  if (!attack.target.of || state.unrecorded.lost_track) return kept();
  const Seat owner = *attack.target.of;
  const auto meant = [&](const Land& land) { return may_mean(land, owner, assault.kinds); };
  if (assault.land < 0 && std::ranges::any_of(state.map.lands, meant)) return kept();
  if (assault.land < 0) {
    if (state[owner].lands_open) return taken_on_trust(map_not_known);
    const auto kind = attack.target.kind ? std::optional(place_kind(*attack.target.kind)) : std::nullopt;
    return broken_by(object, msg::has_no_place({.kind = kind, .player = owner}));
  }
  if ((assault.owners & elfref::bit(owner)) != 0) return kept();
  const Message place = place_name(state, assault);
  return broken_by(object, assault.owners == nobody ? msg::place_free_not_of({.place = place, .player = owner})
                                                    : msg::place_of_other_not_of({.place = place, .player = owner}));
}

Finding attacks_a_neighbour(const Position& state, const Attack& attack) {
  const PlaceId place = attack.target.place;
  const Assault assault = assault_of(state, attack);
  const bool castle = assault.kinds.may_be(PlaceKind::castle);
  const Range portal = castle ? has_portal(state, attack.seat) : Range{0, 0};
  if (portal.min == 1 || state.unrecorded.lost_track || assault.owners == elfref::bit(attack.seat)) return kept();
  PlaceId named = place;
  if (named == nothing_named && assault.land >= 0) named = state.map.lands[static_cast<std::size_t>(assault.land)].id;
  if (!state.has_map()) return named == nothing_named ? kept() : cannot_tell(no_map);
  if (named == nothing_named || named >= state.box->map->places.size()) return cannot_tell(place_not_named);
  const Range borders = borders_own(state, attack.seat, named);
  if (borders.min == 1) return kept();
  if (borders.max == 1 || portal.max == 1) return taken_on_trust(map_not_known);
  Words words{.part = object,
              .message = msg::no_common_side({.place = place_name(state, assault), .player = attack.seat})};
  for (std::size_t i = 0; i < state.map.mapped; ++i)
    if (state.map.lands[i].is_of(attack.seat) && state.map.lands[i].marked != never && words.earlier.size() < 3)
      words.earlier.push_back(
          {state.map.lands[i].marked, msg::place_taken_here({.place = verbatim(state.box->places[i].name)})});
  return broken(std::move(words));
}

Finding attacks_no_ally(const Position& state, const Attack& attack) {
  if (state.scenario != Scenario::alliance || state.options[Option::ally_lands] == 1) return kept();
  const auto owner = assault_of(state, attack).defender();
  if (!owner || *owner == attack.seat || !state.allies(*owner, attack.seat)) return kept();
  return broken_by(object, msg::is_ally({.other = *owner, .player = attack.seat}));
}

Finding hand_is_right(const Position& state, const CountHand& counted) {
  const Range hand = state[counted.seat].hand;
  if (hand.has(counted.cards)) return kept();
  return broken_by(object, msg::hand_counted_wrong({.due = hand, .number = counted.cards, .player = counted.seat}));
}

}  // namespace elfref::elven_rage
