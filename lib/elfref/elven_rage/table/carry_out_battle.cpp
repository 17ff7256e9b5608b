#include <algorithm>

#include "elfref/elven_rage/table/carry_out.h"

// A battle from the sending of cards to the count (ER-PRE-6 to ER-END-4).

namespace elfref::elven_rage {
namespace {

/// How many cards somebody may have drawn more than he used, by Actions that nobody wrote down.
int most_drawn_unwritten(const State& state, Seat seat) {
  const auto people = state.elves[seat.value];
  if (!people || !state.box->components.whole(*people)) return own_cards;
  int most = 0;
  for (const Card& card : state.box->components.cards)
    if (card.pile == *people && card.action && card.action->effect.does == Does::draw)
      most += card.copies * std::max(0, card.action->effect.amount - 1);
  for (const Artifact& artifact : state.box->components.artifacts)
    if (artifact.effect.does == Does::draw && state[seat].artifacts.max > 0) most += artifact.effect.amount;
  return most;
}

/// Nobody wrote down how it went: any number of hand cards may have been used.
void use_anything(State& state, Seat seat) {
  PlayerState& player = state[seat];
  if (player.out) return;
  player.hand.min = 0;
  player.hand.max = std::min(own_cards, player.hand.max + most_drawn_unwritten(state, seat));
  player.deck = {0, own_cards};
  player.artifacts.min = 0;
  player.gone.clear();
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
  if (!goes_to_hand(state, card.card)) return;
  if (dead) {
    state[owner].gone.push_back(card.card);
  } else {
    change_hand(state, owner, {1, 1});
  }
}

/// Who is dead at the end, if that is known: by what was written of it.
std::optional<Places> dead_at_end(const State& state) {
  const Assault& assault = state.assault;
  if (!is_judged(assault)) return std::nullopt;
  if (!assault.fallen) return assault.acts_written ? std::optional(fallen(assault.battle)) : std::nullopt;
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

void settle_known(State& state, Places dead) {
  const Assault& assault = state.assault;
  for (const elven_rage::Place place : edge) {
    const Fighter card = fighter_of(state, assault, assault.cards[place.value]);
    settle_card(state, card, has(dead, place));
  }
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

bool goes_to_hand(const State& state, CardId id) {
  if (id == nothing_named) return true;
  const CardKind kind = state.box->card(id).kind;
  return kind == CardKind::warrior || kind == CardKind::hero;
}

Range sent_by_attacker(const State& state) {
  const Assault& assault = state.assault;
  const bool guardian = (assault.kinds & bit(PlaceKind::castle)) != 0 && !assault.free() &&
                        (central_owners(state) & elfref::bit(assault.attacker)) != 0;
  const int helpers = captured_dragons(state, assault.attacker) + (guardian ? 1 : 0);
  const Cards& cards = assault.sent[0];
  if (!assault.sent_written[0] || !cards.counted()) return {std::max(0, squad_size - helpers), squad_size};
  int of_hand = cards.size();
  for (const CardId card : cards.named) of_hand -= goes_to_hand(state, card) ? 0 : 1;
  const int unnamed = std::min(cards.unknown, helpers);  // who sends them by number may send those who help
  return {std::max(0, of_hand - unnamed), of_hand};
}

void enter_battle(State& state) {
  Assault& assault = state.assault;
  if (!assault.open || assault.entered) return;
  assault.entered = true;
  assault.reply = Reply::fights;
  const Range sent = sent_by_attacker(state);
  change_hand(state, assault.attacker, {-sent.max, -sent.min});
  const auto owner = assault.defender();
  if (!owner) {
    for (std::uint8_t seat = 0; seat < state.players; ++seat)
      if ((assault.owners & elfref::bit(Seat{seat})) != 0) state.of[seat].hand.min = 0;
    return;
  }
  Range due = sent_by_owner(state, assault);
  PlayerState& player = state[*owner];
  if (due.min < squad_size) {  // who owns a castle draws what is missing
    const int least = squad_size - 1;
    const Range missing{due.max < squad_size ? std::max(0, least - player.hand.max) : 0,
                        std::max(0, least - player.hand.min)};
    draw(state, *owner, missing);
    if (due.max < squad_size) player.hand.min = std::max(player.hand.min, least);
  }
  const Cards& cards = assault.sent[1];
  if (assault.sent_written[1] && cards.counted()) {
    int dragons = 0;
    for (const CardId card : cards.named) dragons += goes_to_hand(state, card) ? 0 : 1;
    due = {std::max(0, cards.size() - dragons - cards.unknown * (dragons == 0 ? 1 : 0)), cards.size() - dragons};
    if (cards.unknown == 0 || due.min >= squad_size - 1 || dragons > 0) due.min = due.max;
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
  const std::optional<Places> dead = dead_at_end(state);
  if (dead) {
    settle_known(state, *dead);
  } else {
    bring_back(state, assault.attacker, Side::attacker);
    if (defender) bring_back(state, *defender, Side::defender);
  }
  const bool told = assault.laid && assault.centred && (assault.acts_written || assault.fallen.has_value());
  if (!told)
    for (std::uint8_t seat = 0; seat < state.players; ++seat) use_anything(state, {seat});
  if (assault.may_be_free()) spend_squad(state);
  if (won) {
    take_spoils(state);
    pass_land(state);
  }
  state.assault = {};
}

}  // namespace elfref::elven_rage
