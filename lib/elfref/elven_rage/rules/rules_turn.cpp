#include <fmt/format.h>

#include <algorithm>

#include "elfref/elven_rage/rules/judges.h"

namespace elfref::elven_rage {
namespace {

bool is_own_turn(const State& state, Seat seat) {
  return state.turn.open && state.turn.seat == seat;
}

/// Whether somebody holds a place that has no name: where it lies cannot be told.
bool holds_unnamed(const State& state, Seat seat) {
  return std::ranges::any_of(state.lands, [&](const Land& land) {
    return land.id == nothing_named && land.may_be_of(seat) && !land.kinds.is(PlaceKind::centre);
  });
}

/// What borders a place on the map: surely an own land, perhaps, or none.
Range borders_own(const State& state, Seat seat, PlaceId place) {
  Range found{0, 0};
  for (const PlaceId other : state.box->map->places[place].neighbours) {
    if (state.lands[other].is_of(seat) && !state.lands[other].alias) found.min = 1;
    if (state.lands[other].may_be_of(seat)) found.max = 1;
  }
  if (holds_unnamed(state, seat)) found.max = 1;
  return found;
}

/// Whether somebody may attack any opponent's castle: from the centre, or from a castle where captured ones are
/// portals.
Range has_portal(const State& state, Seat seat) {
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
bool before_one_more_capture(const State& state) {
  const TurnState& turn = state.turn;
  return (turn.captures > 1 || turn.may_capture_more) && (turn.attacks > 0 || turn.decline_ply != never);
}

}  // namespace

Finding in_turn(const State& state, const BeginTurn& begins) {
  if (!state.next_known || state.next == begins.seat) return kept();
  if (state[begins.seat].out) return kept();  // that is told
  Seat due = state.next;
  while (due != begins.seat && state[due].may_be_out) due = next_in(state, due);
  if (due == begins.seat) return kept();  // who is skipped may be out
  if (!state.declines_written) return kept();  // who is skipped declined, and nobody wrote it down
  return broken_by(whole, fmt::format("{} plays, and it is the turn of {}", who(begins.seat), who(due)));
}

Finding summons_first(const State& state, const Summon& summon) {
  if (!is_own_turn(state, summon.seat)) return broken_by(whole, "a Summon in the turn of another");
  if (before_one_more_capture(state)) return kept();  // that is another rule
  if (state.turn.midway) return broken_by(whole, "a Summon in a turn that the record begins after its Summon");
  if (state.turn.summoned) return broken_by(whole, "a second Summon in one turn");
  if (state.turn.attacks == 0 && state.turn.decline_ply == never) return kept();
  return broken_after(whole, "a Summon after the attack", std::min(state.turn.attack_ply, state.turn.decline_ply),
                      "phase 3 began here");
}

Finding no_summon_before_one_more_capture(const State& state, const Summon& summon) {
  if (!is_own_turn(state, summon.seat) || !before_one_more_capture(state)) return kept();
  const TurnState& turn = state.turn;
  return broken_after(whole, "a Summon before one more capture", std::min(turn.attack_ply, turn.decline_ply),
                      "phase 3 began here");
}

Finding discards_second(const State& state, const Discard& discard) {
  const bool at_once = ((state.over | state.over_perhaps) & elfref::bit(discard.seat)) != 0;
  if (discard.cards.due || at_once) return kept();
  if (!is_own_turn(state, discard.seat)) return broken_by(whole, "a Discard in the turn of another");
  if (state.turn.attacks == 0 && state.turn.decline_ply == never) return kept();
  return broken_after(whole, "a Discard after the attack", std::min(state.turn.attack_ply, state.turn.decline_ply),
                      "phase 3 began here");
}

Finding summons_due(const State& state, const Summon& summon) {
  if (state.turn.first) return kept();  // that is another rule
  Range due = summon_due(state, summon.seat);
  if (state.turn.first_perhaps) due.min = 0;
  Finding found = number_due(summon.cards, due, map_not_known, "summoned");
  if (found.answer == Answer::broken)
    found.words->because.push_back(fmt::format("{} Towers and {} Castles",
                                               range(count_lands(state, summon.seat, PlaceKind::tower)),
                                               range(count_lands(state, summon.seat, any_castle))));
  return found;
}

Finding summons_none_first(const State& state, const Summon& summon) {
  if (!state.turn.first || !summon.cards.counted() || summon.cards.size() == 0) return kept();
  return broken_by(object, fmt::format("{} summoned in the first turn of {}",
                                       counted(summon.cards.size(), "card", "cards"), who(summon.seat)));
}

namespace {

Finding throws_the_surplus(const State& state, const Discard& discard) {
  const Range surplus = surplus_of(state, discard.seat);
  if (!discard.cards.counted()) return kept();
  if (state.options[Option::discard_more] == 1 && discard.cards.size() > surplus.min) return kept();
  return number_due(discard.cards, surplus, hand_not_known, "thrown away");
}

}  // namespace

Finding discards_the_surplus(const State& state, const Discard& discard) {
  return (state.over_treasure & elfref::bit(discard.seat)) != 0 ? kept() : throws_the_surplus(state, discard);
}

Finding discards_behind_a_treasure(const State& state, const Discard& discard) {
  return (state.over_treasure & elfref::bit(discard.seat)) != 0 ? throws_the_surplus(state, discard) : kept();
}

Finding attacks_once(const State& state, const Attack& attack) {
  if (!is_own_turn(state, attack.seat))
    return broken_by(whole, fmt::format("{} attacks in the turn of {}", who(attack.seat), who(state.turn.seat)));
  const bool allowed = state.turn.attacks + state.turn.passed < state.turn.captures || state.turn.may_capture_more;
  if (allowed || state.turn.unknown) return kept();
  if (state.turn.decline_ply != never)
    return broken_after(whole, "an attack after it was declined", state.turn.decline_ply, "declined here");
  return broken_after(whole, "a second attack in one turn", state.turn.attack_ply, "the first attack is here");
}

Finding declines_instead(const State& state, const Decline& decline) {
  if (!decline.written) return kept();
  if (!is_own_turn(state, decline.seat)) return broken_by(whole, "declined in the turn of another");
  // There may have been one more capture.
  if (state.turn.unknown || state.turn.may_decline || state.turn.may_capture_more) return kept();
  const Assault& assault = state.assault;
  if (assault.open && assault.may_be_free() && !assault.entered) return kept();  // behind the look
  if (state.turn.attacks + state.turn.passed < state.turn.captures) return kept();
  if (state.turn.decline_ply != never)
    return broken_after(whole, "declined a second time", state.turn.decline_ply, "declined here");
  return broken_after(whole, "declined in a turn in which there was an attack", state.turn.attack_ply, "attacked here");
}

Finding declines_for_two(const State& state, const Decline& decline) {
  if (!decline.written) return kept();
  const int left = own_cards - state[decline.seat].hand.min;
  if (left < 2 && state.options[Option::empty_deck] == 1)
    return broken_by(whole, fmt::format("{} are left to draw: who cannot draw two cannot decline",
                                        counted(left, "card", "cards")));
  if (!decline.cards.counted()) return kept();
  const int number = decline.cards.size();
  const bool none = state.turn.first && state.options[Option::first_turn_draw] == 1;
  const int due = none ? 0 : 2;
  if (number == due) return kept();
  const bool may_be_first = state.turn.first_perhaps && state.options[Option::first_turn_draw] == 1;
  if (number == 0 && may_be_first) return kept();
  const bool few = number < due && state[decline.seat].hand.max + number >= own_cards;  // no more are left
  if (few && state.options[Option::empty_deck] == 0) return kept();
  return broken_by(object, fmt::format("{} drawn for no attack, {} are due", counted(number, "card", "cards"), due));
}

Finding attacks_another(const State& state, const Attack& attack) {
  const Assault assault = assault_of(state, attack);
  const Owners own = elfref::bit(attack.seat);
  if (assault.owners == own) {
    if (attack.target.of && attack.target.of != attack.seat)
      return broken_by(object, fmt::format("{} is of {} itself", place_name(state, assault), who(attack.seat)));
    return broken_by(object, fmt::format("{} is an own land of {}", place_name(state, assault), who(attack.seat)));
  }
  if (!attack.target.of || state.lost_track) return kept();
  const Seat owner = *attack.target.of;
  const auto meant = [&](const Land& land) { return may_mean(land, owner, assault.kinds); };
  if (assault.land < 0 && std::ranges::any_of(state.lands, meant)) return kept();
  if (assault.land < 0) {
    if (state[owner].lands_open) return taken_as_written(map_not_known);
    const std::string kind = attack.target.kind
                                 ? std::string(place_kind_names[static_cast<std::size_t>(*attack.target.kind)])
                                 : std::string("such place");
    return broken_by(object, fmt::format("{} has no {}", who(owner), kind));
  }
  if ((assault.owners & elfref::bit(owner)) != 0) return kept();
  const std::string whose = assault.owners == nobody ? std::string("free") : std::string("of somebody else");
  return broken_by(object, fmt::format("{} is not of {}: it is {}", place_name(state, assault), who(owner), whose));
}

Finding attacks_a_neighbour(const State& state, const Attack& attack) {
  const PlaceId place = attack.target.place;
  const Assault assault = assault_of(state, attack);
  const bool castle = assault.kinds.may_be(PlaceKind::castle);
  const Range portal = castle ? has_portal(state, attack.seat) : Range{0, 0};
  if (portal.min == 1 || state.lost_track || assault.owners == elfref::bit(attack.seat)) return kept();
  PlaceId named = place;
  if (named == nothing_named && assault.land >= 0) named = state.lands[static_cast<std::size_t>(assault.land)].id;
  if (!state.has_map()) return named == nothing_named ? kept() : cannot_tell(no_map);
  if (named == nothing_named || named >= state.box->map->places.size()) return cannot_tell(place_not_named);
  const Range borders = borders_own(state, attack.seat, named);
  if (borders.min == 1) return kept();
  if (borders.max == 1 || portal.max == 1) return taken_as_written(map_not_known);
  Words words{.part = object,
              .message = fmt::format("{} has no side in common with a land of {}", place_name(state, assault),
                                     who(attack.seat))};
  for (std::size_t i = 0; i < state.mapped; ++i)
    if (state.lands[i].is_of(attack.seat) && state.lands[i].marked != never && words.earlier.size() < 3)
      words.earlier.push_back({state.lands[i].marked, fmt::format("{} was taken here", state.box->places[i].name)});
  return broken(std::move(words));
}

Finding attacks_no_ally(const State& state, const Attack& attack) {
  if (state.scenario != Scenario::alliance || state.options[Option::ally_lands] == 1) return kept();
  const auto owner = assault_of(state, attack).defender();
  if (!owner || *owner == attack.seat || !state.allies(*owner, attack.seat)) return kept();
  return broken_by(object, fmt::format("{} is an ally of {}", who(*owner), who(attack.seat)));
}

Finding hand_is_right(const State& state, const CountHand& counted) {
  const Range hand = state[counted.seat].hand;
  if (hand.has(counted.cards)) return kept();
  return broken_by(object, fmt::format("{} cards counted in the hand of {}, {} can be there", counted.cards,
                                       who(counted.seat), range(hand)));
}

}  // namespace elfref::elven_rage
