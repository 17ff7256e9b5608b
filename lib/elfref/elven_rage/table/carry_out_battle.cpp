#include <algorithm>

#include "elfref/elven_rage/table/carry_out.h"

// A battle from the sending of cards to the count (ER-PRE-6 to ER-END-4).

namespace elfref::elven_rage {
namespace {

/// Whether an Action may have been used in a battle by who holds so many lands.
bool may_be_used(const Card& card, int lands) {
  return card.action && card.action->effect.when != When::own_turn && card.action->price <= lands;
}

/// How Actions that nobody wrote down may have changed a hand in a battle.
Range change_by_unwritten(const State& state, Seat seat) {
  const auto people = state.elves[seat.value];
  if (!people || !state.box->components.whole(*people)) return {-own_cards, own_cards};
  const int lands = count_lands(state, seat, any_kind).max;
  Range by{0, 0};
  for (const Card& card : state.box->components.cards) {
    if (card.pile != *people || !may_be_used(card, lands)) continue;
    by.min -= card.copies;
    if (card.action->effect.does == Does::draw) by.max += card.copies * std::max(0, card.action->effect.amount - 1);
    if (card.action->effect.does == Does::other) by.max += own_cards;
  }
  for (const Artifact& artifact : state.box->components.artifacts)
    if (state[seat].artifacts.max > 0 && artifact.effect.does == Does::draw) by.max += artifact.effect.amount;
  return by;
}

/// Nobody wrote down how it went: any number of hand cards may have been used.
void use_anything(State& state, Seat seat) {
  PlayerState& player = state[seat];
  if (player.out) return;
  change_hand(state, seat, change_by_unwritten(state, seat));
  player.deck = {0, own_cards};
  player.artifacts.min = 0;
  player.gone.clear();
  player.spent.clear();
}

/// What comes back to somebody of three cards of which nobody knows what became.
void bring_back(State& state, Seat seat, Side side) {
  const Assault& assault = state.assault;
  int back = squad_size;
  if (assault.laid) {
    back = assault.centred ? 0 : 1;  // the reserve
    for (const elven_rage::Place place : edge) {
      const Fighter card = fighter_of(state, assault, assault.cards[place.value]);
      const bool may_be = !card.side_known || card.side == side;
      back += card.kind != Fighter::Kind::treasure && may_be ? 1 : 0;
    }
  }
  change_hand(state, seat, {0, std::min(back, squad_size)});
}

/// A card of a side comes back to its hand, or lies in its discard.
void settle_card(State& state, const Fighter& card, bool dead) {
  const Assault& assault = state.assault;
  if (!card.side_known || card.kind == Fighter::Kind::treasure) return;
  const auto defender = assault.defender();
  if (card.side == Side::defender && !defender) return;
  const Seat owner = card.side == Side::attacker ? assault.attacker : *defender;
  if (dead) see_guardian_fall(state, card);
  if (!goes_to_hand(state, card.card)) return;
  if (dead) {
    state[owner].gone.push_back(card.card);
  } else {
    change_hand(state, owner, {1, 1});
  }
}

/// Whether all of it is written: its acts, who fell, or that there was nothing to do.
bool is_told(const Assault& assault) {
  if (!assault.laid || !assault.centred) return false;
  if (assault.acts_written || assault.fallen) return true;
  if (!is_judged(assault)) return false;
  return judge_end(assault.battle, Side::attacker, false).of(BattleRule::battle_ends) == nullptr;
}

/// Who is dead, by where the cards were laid, as far as it is written by name.
std::optional<Places> dead_by_name(const Assault& assault) {
  if (!is_judged(assault) || !assault.fallen) return std::nullopt;
  Places dead = 0;
  std::vector<CardId> named = assault.fallen->named;
  for (const elven_rage::Place place : edge) {
    const auto found = std::ranges::find(named, assault.cards[place.value]);
    if (found == named.end()) continue;
    named.erase(found);
    dead |= bit(place);
  }
  const bool all = assault.fallen->unknown == 0 && !assault.fallen->open;
  return all ? std::optional(dead) : std::nullopt;
}

/// The cards of the edge come back or are dead, if all of that is known. They may have moved: the acts know where to.
bool settle_known(State& state) {
  const Assault& assault = state.assault;
  const std::optional<Places> dead = dead_by_name(assault);
  if (!dead && (assault.fallen || !is_judged(assault) || !is_told(assault))) return false;
  for (const elven_rage::Place place : edge) {
    const Fighter now = assault.battle.fight[0][place];
    const Fighter card = dead ? fighter_of(state, assault, assault.cards[place.value]) : now;
    settle_card(state, card, dead ? has(*dead, place) : !now.lives_on());
  }
  return true;
}

int treasures_laid(const State& state) {
  int count = 0;
  for (const CardId card : state.assault.cards)
    if (card != nothing_named && state.box->card(card).kind == CardKind::treasure) ++count;
  return count;
}

bool all_seen(const Assault& assault) {
  return std::ranges::none_of(assault.cards, [](CardId card) { return card == nothing_named; });
}

/// The Treasures and the Artifact of a land that was won (ER-TRE-2, ER-ART-1).
void take_spoils(State& state) {
  const Assault& assault = state.assault;
  PlayerState& player = state[assault.attacker];
  if (assault.may_be_free()) {
    const bool seen = assault.laid && assault.centred && all_seen(assault);
    const int laid = assault.laid ? treasures_laid(state) : 0;
    player.treasures.max += seen ? laid : squad_size;
    if (assault.free()) player.treasures.min += laid;
  }
  const bool ordinary = assault.kinds == bit(PlaceKind::land), may_be = (assault.kinds & bit(PlaceKind::land)) != 0;
  state.turn.artifacts_due = 0;
  state.turn.artifact_perhaps = false;
  if (!may_be || !assault.may_be_free()) return;
  ++player.artifacts.max;
  if (ordinary && assault.free()) {
    ++player.artifacts.min;
    state.turn.artifacts_due = 1;
  } else {
    state.turn.artifact_perhaps = true;
  }
}

}  // namespace

void see_guardian_fall(State& state, const Fighter& card) {
  const bool guardian = card.card != nothing_named && state.box->card(card.card).kind == CardKind::guardian;
  if (!guardian || state.assault.free() || state.options[Option::guardian_dead] == 0) return;
  state.guardian_fell = true;
}

void send_of_attacker(State& state) {
  Assault& assault = state.assault;
  if (!assault.open || assault.away) return;
  assault.away = sent_by_attacker(state, assault);
  change_hand(state, assault.attacker, {-assault.away->max, -assault.away->min});
}

void enter_battle(State& state) {
  Assault& assault = state.assault;
  if (!assault.open || assault.entered) return;
  assault.entered = true;
  assault.reply = Reply::fights;
  send_of_attacker(state);
  const auto owner = assault.defender();
  if (!owner) {
    for (std::uint8_t seat = 0; seat < state.players; ++seat)
      if ((assault.owners & elfref::bit(Seat{seat})) != 0) state.of[seat].hand.min = 0;
    return;
  }
  const Range due = sent_by_owner(state, assault);
  PlayerState& player = state[*owner];
  const bool captured = assault.home >= 0 && assault.home != owner->value;
  const bool draws_up = (assault.kinds & bit(PlaceKind::castle)) != 0 &&
                        !(captured && state.options[Option::castle_draw_up] == 1);
  if (draws_up) {
    const bool castle = assault.kinds == bit(PlaceKind::castle);
    const Range missing{castle ? std::max(0, due.min - player.hand.max) : 0, std::max(0, due.max - player.hand.min)};
    draw(state, *owner, missing);
    if (castle) player.hand.min = std::max(player.hand.min, due.min);
  }
  change_hand(state, *owner, {-due.max, -due.min});
}

void finish_battle(State& state, bool won) {
  if (won && state.assault.open && !state.assault.entered) {  // the owner may have retreated
    for (std::uint8_t seat = 0; seat < state.players; ++seat)
      if ((state.assault.owners & elfref::bit(Seat{seat})) != 0)
        state.of[seat].hand.max = std::min(own_cards, state.of[seat].hand.max + 2);
  }
  enter_battle(state);
  Assault& assault = state.assault;
  if (!assault.open) return;
  settle(assault.battle);
  const auto defender = assault.defender();
  if (!settle_known(state)) {
    bring_back(state, assault.attacker, Side::attacker);
    if (defender) bring_back(state, *defender, Side::defender);
  }
  if (!is_told(assault))
    for (std::uint8_t seat = 0; seat < state.players; ++seat) use_anything(state, {seat});
  if (assault.may_be_free()) spend_squad(state);
  if (state.options[Option::hand_limit] == 1) {
    state.over |= elfref::bit(assault.attacker);
    if (defender) state.over |= elfref::bit(*defender);
  }
  const int treasures = assault.free() ? treasures_laid(state) : 0;
  if (!won && treasures > 0 && state.options[Option::lost_treasure] == 1) state.treasures_gone += treasures;
  if (won) {
    take_spoils(state);
    if (assault.kinds == bit(PlaceKind::centre)) state.guardian_fell = false;
    pass_land(state);
  }
  state.assault = {};
}

}  // namespace elfref::elven_rage
