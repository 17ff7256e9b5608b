#include <algorithm>

#include "elfref/core/words/core_msg.h"
#include "elfref/elven_rage/rules/judges.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

namespace elfref::elven_rage {
namespace {

/// The central castle while nobody holds it: the guardian fights there, and no squad.
bool is_guarded(const Assault& assault) {
  return assault.kinds.is(PlaceKind::centre) && assault.may_be_free();
}

/// A castle, so far as that is certain, but not the central one.
bool is_castle(const Assault& assault) {
  return assault.kinds.is(PlaceKind::castle);
}

Finding on_a_players_land(const Position& state) {
  const Assault& assault = state.assault;
  if (!assault.open || assault.may_be_free()) return kept();
  return broken_after(whole,
                      msg::no_squad_on_a_land({.owner = assault.defender(), .place = place_name(state, assault)}),
                      assault.ply, msg::attacked_here());
}

const Squad* squad_of(const Position& state, int number) {
  if (state.common.squad_count == 0 || number < 1 || number >= static_cast<int>(state.common.squads.size()))
    return nullptr;
  return &state.common.squads[static_cast<std::size_t>(number)];
}

/// The first card that surely is of that kind.
CardId first_of_kind(const Position& state, const Cards& cards, CardKind kind) {
  return first_card(cards, [&](CardId id) { return kind_of(state, id).is(kind); });
}
/// Whether some card may be of that kind.
bool may_be_among(const Position& state, const Cards& cards, CardKind kind) {
  return first_card(cards, [&](CardId id) { return kind_of(state, id).may_be(kind); }) != nothing_named;
}

/// Whose the dragon of a people is at the start; nothing: nobody has that people, or not all say which they have.
std::optional<Seat> player_of(const Position& state, Pile people) {
  for (std::uint8_t seat = 0; seat < state.players; ++seat)
    if (state.elves[seat] == people) return Seat{seat};
  return std::nullopt;
}

/// Whether the castle that is attacked is the starting one of who defends it.
bool is_own_castle(const Assault& assault, Seat seat) {
  return is_castle(assault) && assault.home == seat.value;
}

}  // namespace

Finding attack_under_way(const Position& state) {
  if (state.assault.open || state.turn.unknown) return kept();
  return broken_by(whole, msg::no_attack_under_way());
}

Finding ends_an_attack(const Position& state, const EndBattle& end) {
  const bool again = !state.assault.open && state.turn.last_won == end.won;
  return again ? kept() : attack_under_way(state);
}

Finding looks_at_neutrals(const Position& state, const Look&) {
  return on_a_players_land(state);
}
Finding fights_neutrals(const Position& state, const FightSquad&) {
  return on_a_players_land(state);
}

Finding owner_answers(const Position& state, Seat seat) {
  const Assault& assault = state.assault;
  if (!assault.open || (assault.owners & elfref::bit(seat)) != 0 || state.unrecorded.lost_track) return kept();
  if (assault.free())
    return broken_after(whole, msg::place_is_free({.place = place_name(state, assault)}), assault.ply,
                        msg::attacked_here());
  return broken_after(whole, msg::place_not_of({.place = place_name(state, assault), .player = seat}), assault.ply,
                      msg::attacked_here());
}

Finding looks_once(const Position& state, const Look& look) {
  const Assault& assault = state.assault;
  if (!assault.open) return kept();
  if (assault.entered) return broken_by(whole, msg::look_in_battle());
  if (assault.looked) return broken_by(whole, msg::look_again({.squad = assault.looked_at}));
  if (look.none_shown) return broken_by(extra, msg::look_shows_no_card());
  return kept();
}

Finding looks_at_a_closed_one(const Position& state, const Look& look) {
  const Squad* squad = squad_of(state, look.squad);
  if (squad == nullptr || squad->is == Squad::Is::gone || squad->open == nothing_named || state.assault.looked)
    return kept();
  return broken_by(object, msg::squad_is_open({.card = card_name(state, squad->open), .squad = look.squad}));
}

Finding looked_before(const Position& state, const FightSquad& fight) {
  const Assault& assault = state.assault;
  if (!assault.open || assault.looked || state.options[Option::look_first] == 0) return kept();
  const Squad* squad = squad_of(state, fight.squad);
  if (squad == nullptr || squad->open != nothing_named || !squad->open_known) return kept();
  return broken_by(whole, msg::no_look_before());
}

Finding squad_exists(const Position& state, int squad) {
  if (state.common.squad_count == 0 || squad <= state.common.squad_count) return kept();
  return broken_by(object,
                   msg::no_such_squad({.squad = squad, .squads = quantity(state.common.squad_count, noun::squad)}));
}

Finding squad_is_there(const Position& state, int squad) {
  const Squad* found = squad_of(state, squad);
  if (found == nullptr || found->is != Squad::Is::gone) return kept();
  return broken_by(object, msg::squad_has_fought({.squad = squad}));
}

Finding no_guardian_shown(const Position& state, const Look& look) {
  if (look.shown == nothing_named || !kind_of(state, look.shown).is(CardKind::guardian)) return kept();
  return broken_by(extra, msg::card_in_no_squad({.card = card_name(state, look.shown)}));
}

Finding shows_the_open_card(const Position& state, const LayCentre& centre) {
  const Assault& assault = state.assault;
  if (!assault.laid || !assault.free() || assault.squad == 0) return kept();
  const Squad* squad = squad_of(state, assault.squad);
  if (squad == nullptr || squad->open == nothing_named) return kept();
  int seen = (centre.upper == squad->open ? 1 : 0) + (centre.lower == squad->open ? 1 : 0);
  bool unseen = centre.upper == nothing_named || centre.lower == nothing_named;
  for (const elven_rage::Place place : edge) {
    seen += assault.cards[place.value] == squad->open ? 1 : 0;
    unseen = unseen || assault.cards[place.value] == nothing_named;
  }
  if (seen > 0 || unseen) return kept();
  return broken_by(whole,
                   msg::open_card_does_not_fight({.card = card_name(state, squad->open), .squad = assault.squad}));
}

Finding owner_sends_three(const Position& state, const Defend& defend) {
  const Assault& assault = state.assault;
  if (!assault.open || assault.kinds.may_be(PlaceKind::castle)) return kept();  // castles: another rule
  const Range hand = state[defend.seat].hand;
  const Range due = sent_by_owner(state, assault);
  if (due.min == squad_size && hand.max < squad_size && !assault.sent_written[1])
    return broken_by(whole, msg::too_few_to_send({.hand = hand, .player = defend.seat}));
  if (!defend.cards.counted() || defend.cards.size() == squad_size) return kept();
  const bool guardian = first_of_kind(state, defend.cards, CardKind::guardian) != nothing_named;
  const bool left_out = due.max < squad_size && !guardian;  // the guardian goes without saying
  if (left_out && defend.cards.size() == squad_size - 1) return kept();
  return broken_by(object, msg::sent_wrong({.cards = quantity(defend.cards.size(), noun::card), .due = squad_size}));
}

Finding retreats_for_two(const Position& state, const Retreat& retreat) {
  if (!retreat.cards.counted() || retreat.cards.size() == 2) return kept();
  const int number = retreat.cards.size();
  if (number < 2 && state[retreat.seat].hand.max + number >= own_cards) return kept();
  return broken_by(object, msg::retreat_draw_wrong({.cards = quantity(number, noun::card)}));
}

Finding retreats_with_three(const Position& state, const Retreat& retreat) {
  const Range hand = state[retreat.seat].hand;
  if (!state.assault.open || is_castle(state.assault) || hand.max >= squad_size) {
    const bool perhaps = state.assault.open && hand.min < squad_size && !is_castle(state.assault);
    return perhaps ? taken_on_trust(hand_not_known) : kept();
  }
  if (retreat.cards.counted() && retreat.cards.size() == 0) return kept();
  return broken_by(whole, msg::retreat_with_fewer({.hand = hand, .player = retreat.seat}));
}

Finding gives_up_with_fewer(const Position& state, const GiveUp& gives) {
  const Range hand = state[gives.seat].hand;
  if (!state.assault.open || is_castle(state.assault) || state.options[Option::give_up] == 1) return kept();
  if (hand.max < squad_size) return kept();
  if (hand.min < squad_size) return taken_on_trust(hand_not_known);
  return broken_by(whole, msg::given_up_with_enough({.hand = hand, .player = gives.seat}));
}

Finding owner_has_three(const Position& state) {
  const Assault& assault = state.assault;
  const auto owner = assault.open && !assault.entered ? assault.defender() : std::nullopt;
  if (!owner || assault.kinds.may_be(PlaceKind::castle) || assault.sent_written[1]) return kept();
  const Range hand = state[*owner].hand;
  if (hand.max >= sent_by_owner(state, assault).min) return kept();
  return broken_by(whole, msg::cannot_defend({.hand = hand, .player = *owner}));
}

Finding owner_fought(const Position& state, const EndBattle& end) {
  return end.won ? kept() : owner_has_three(state);  // who won may have taken what was given up
}

Finding sends_three(const Position& state, const Send& send) {
  const Assault& assault = state.assault;
  if (!assault.open || !send.cards.counted()) return kept();
  const bool attacker = send.seat == assault.attacker;
  const bool fourth = attacker && state.options[Option::guardian_sent] == 1;
  const bool guardian = first_of_kind(state, send.cards, CardKind::guardian) != nothing_named;
  const bool may_send =
      assault.kinds.may_be(PlaceKind::castle) && (central_owners(state) & elfref::bit(send.seat)) != 0;
  const bool perhaps = may_be_among(state, send.cards, CardKind::guardian) || (may_send && send.cards.unknown > 0);
  const Range due{squad_size + (fourth && guardian ? 1 : 0), squad_size + (fourth && perhaps ? 1 : 0)};
  if (!attacker && assault.kinds.may_be(PlaceKind::castle)) return kept();
  if (due.has(send.cards.size())) return kept();
  return broken_by(object, msg::sent_wrong({.cards = quantity(send.cards.size(), noun::card), .due = due}));
}

Finding attacks_with_three(const Position& state, const Attack& attack) {
  const Range hand = state[attack.seat].hand;
  const Assault assault = assault_of(state, attack);
  const bool defended = assault.free() || is_castle(assault);  // in any case
  if (state.options[Option::attack_with_fewer] == 1 && !defended) {
    const auto owner = assault.defender();
    if (!owner || state[*owner].hand.min < squad_size) return kept();  // who may be unable to defend
  }
  const int due = sent_by_attacker(state, assault).min;
  if (hand.max >= due) return hand.min >= due ? kept() : taken_on_trust(hand_not_known);
  return broken_by(whole, msg::too_few_to_send({.hand = hand, .player = attack.seat}));
}

Finding castle_has_its_dragon(const Position& state, const Defend& defend) {
  const Assault& assault = state.assault;
  if (!assault.open || !is_castle(assault) || !defend.cards.counted()) return kept();
  const int number = defend.cards.size();
  const bool dragon = first_of_kind(state, defend.cards, CardKind::dragon) != nothing_named;
  if (number != squad_size && (number != squad_size - 1 || dragon))
    return broken_by(object, msg::castle_squad_wrong({.cards = quantity(number, noun::card)}));
  if (number < squad_size || defend.cards.unknown > 0 || may_be_among(state, defend.cards, CardKind::dragon))
    return kept();
  const bool captured = !is_own_castle(assault, defend.seat);
  if (captured &&
      (assault.home < 0 || state.scenario == Scenario::lord_of_dragons || state.options[Option::captured_dragon] == 2))
    return kept();
  return broken_by(object, msg::castle_without_dragon());
}

Finding own_dragon_stays(const Position& state, Seat seat, const Cards& cards) {
  const Assault& assault = state.assault;
  if (!assault.open || state.unrecorded.lost_track) return kept();
  if (seat != assault.attacker && assault.kinds.may_be(PlaceKind::castle) &&
      (assault.home < 0 || assault.home == seat.value))
    return kept();
  const CardId dragon = first_card(cards, [&](CardId id) {
    const Card& card = state.box->card(id);
    return card.listed && card.kind.is(CardKind::dragon) && player_of(state, *card.pile.known()) == seat;
  });
  if (dragon == nothing_named) return kept();
  return broken_by(object, msg::dragon_stays_home({.card = card_name(state, dragon)}));
}

Finding captured_dragon_stays(const Position& state, Seat seat, const Cards& cards) {
  const Assault& assault = state.assault;
  if (!assault.open || state.unrecorded.lost_track) return kept();
  for (const CardId dragon : cards.named) {
    if (!state.box->card(dragon).listed || !kind_of(state, dragon).is(CardKind::dragon)) continue;
    const Pile people = *state.box->card(dragon).pile.known();
    const auto player = player_of(state, people);
    if (!player || player == seat) continue;
    const Owners holders = holders_of_dragon(state, people);
    if (holders == 0 && state[*player].out) continue;  // its castle was taken and left: the book says no more
    if ((holders & elfref::bit(seat)) == 0)
      return broken_by(object,
                       msg::dragon_not_taken({.card = card_name(state, dragon), .owner = *player, .player = seat}));
    if (state.scenario == Scenario::lord_of_dragons) continue;
    const int where = state.options[Option::captured_dragon];
    const bool castle = assault.kinds.may_be(where == 1 ? any_castle : PlaceKinds(PlaceKind::castle));
    const bool defends = seat != assault.attacker && castle;
    const bool its_own = assault.home < 0 || assault.home == player->value;
    if (where == 2) return broken_by(object, msg::dragon_captured_rests({.card = card_name(state, dragon)}));
    if (!defends && where != 0)
      return broken_by(object, msg::dragon_captured_in_castles({.card = card_name(state, dragon)}));
    if (!defends || (where == 0 && !its_own))
      return broken_by(object, msg::dragon_captured_at_home({.card = card_name(state, dragon)}));
  }
  return kept();
}

Finding castle_is_not_left(const Position& state, const Retreat&) {
  const Assault& assault = state.assault;
  if (!assault.open || !is_castle(assault) || state.options[Option::castle_retreat] == 1) return kept();
  return broken_after(whole, msg::castle_left(), assault.ply, msg::attacked_here());
}

Finding castle_is_not_given_up(const Position& state, const GiveUp& gives) {
  const Assault& assault = state.assault;
  if (!assault.open || !is_castle(assault)) return kept();
  const bool captured = assault.home >= 0 && assault.home != gives.seat.value;
  if (captured && state.options[Option::castle_draw_up] == 1) {  // who cannot draw may have too few
    const Range due = sent_by_owner(state, assault), hand = state[gives.seat].hand;
    if (hand.min < due.max) return hand.max < due.max ? kept() : taken_on_trust(hand_not_known);
  }
  return broken_after(whole, msg::castle_given_up(), assault.ply, msg::attacked_here());
}

Finding guardian_is_not_looked_at(const Position& state, const Look&) {
  if (!state.assault.open || !is_guarded(state.assault)) return kept();
  return broken_by(whole, msg::look_at_guarded_centre());
}

Finding guardian_fights_there(const Position& state, const FightSquad&) {
  if (!state.assault.open || !is_guarded(state.assault)) return kept();
  return broken_by(whole, msg::squad_at_guarded_centre());
}

Finding guardian_attacks_castles(const Position& state, const Send& send) {
  const Assault& assault = state.assault;
  const CardId guardian = first_of_kind(state, send.cards, CardKind::guardian);
  if (!assault.open || guardian == nothing_named || send.seat != assault.attacker) return kept();
  if ((central_owners(state) & elfref::bit(send.seat)) == 0)
    return broken_by(object, msg::guardian_not_held({.card = card_name(state, guardian)}));
  if (state.common.guardian_fell) return broken_by(object, msg::guardian_fell({.card = card_name(state, guardian)}));
  if (assault.kinds.may_be(PlaceKind::castle) && (assault.owners & ~nobody) != 0) return kept();
  return broken_by(object, msg::guardian_attacks_castles({.card = card_name(state, guardian)}));
}

Finding guardian_defends_nothing(const Position& state, const Defend& defend) {
  const Assault& assault = state.assault;
  const CardId guardian = first_of_kind(state, defend.cards, CardKind::guardian);
  if (!assault.open || guardian == nothing_named) return kept();
  const bool centre = assault.kinds.may_be(PlaceKind::centre);
  if (centre && state.options[Option::central_owner] == 1 && !state.common.guardian_fell) return kept();
  return broken_by(object, msg::guardian_defends_nothing({.card = card_name(state, guardian)}));
}

}  // namespace elfref::elven_rage
