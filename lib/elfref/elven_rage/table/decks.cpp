#include "elfref/elven_rage/table/decks.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace elfref::elven_rage {
namespace {

Range clamped(Range range, int most) {
  return {std::clamp(range.min, 0, most), std::clamp(range.max, 0, most)};
}

}  // namespace

void note(Position& state, CardMove move, const Known& known) {
  if (!state.cards.noting) return;
  move.named.reserve(known.cards.size());
  for (const CardId card : known.cards)
    if (card != nothing_named) move.named.push_back(card);
  move.ply = known.ply == never ? state.ply : known.ply;
  state.cards.moves.push_back(std::move(move));
}

namespace {

/// Nothing is known of what lies in somebody's discard.
void forget_discard(PlayerState& player) {
  player.gone.clear();
  player.spent.clear();
}

/// How many cards of somebody may be in the battle.
int most_in_battle(const Assault& assault, Seat seat) {
  const bool sent = seat == assault.attacker ? assault.entered || assault.away
                                             : assault.entered && (assault.owners & elfref::bit(seat)) != 0;
  return assault.open && sent ? squad_size : 0;
}

/// The discard of somebody is shuffled: the new deck has what is neither in the hand nor in a battle.
void shuffle_discard(Position& state, Seat seat, bool certain) {
  PlayerState& player = state[seat];
  forget_discard(player);
  const int fights = most_in_battle(state.assault, seat);
  player.deck = certain ? clamped({own_cards - player.hand.max - fights, own_cards - player.hand.min}, own_cards)
                        : Range{0, own_cards};
}

}  // namespace

void change_hand(Position& state, Seat seat, Range by, Lies where, const Known& known) {
  Range& hand = state[seat].hand;
  hand = clamped({hand.min + by.min, hand.max + by.max}, own_cards);
  const Range come = clamped(by, own_cards), go = clamped({-by.max, -by.min}, own_cards);
  if (come.max > 0) note(state, {.of = seat.value, .from = where, .to = Lies::hand, .cards = come}, known);
  if (go.max > 0) note(state, {.of = seat.value, .from = Lies::hand, .to = where, .cards = go}, known);
}

void draw(Position& state, Seat seat, Range cards, const Known& known) {
  PlayerState& player = state[seat];
  if (cards.max <= 0) return;
  const Range before = player.deck;
  for (const CardId card : known.cards)  // what is drawn by name is not in the discard
    for (std::vector<CardId>* lying : {&player.gone, &player.spent})
      if (const auto found = std::ranges::find(*lying, card); found != lying->end()) lying->erase(found);
  change_hand(state, seat, cards, Lies::deck, known);
  if (before.min < cards.max) {  // its discard may have been shuffled
    shuffle_discard(state, seat, before.max < cards.min);
    return;
  }
  player.deck = clamped({before.min - cards.max, before.max - cards.min}, own_cards);
  if (player.deck.min == 0 && state.options[Option::reshuffle] == 1) shuffle_discard(state, seat, player.deck.max == 0);
}

void throw_away(Position& state, Seat seat, const Cards& cards) {
  std::vector<CardId>& gone = state[seat].gone;
  change_hand(state, seat, {-cards.size(), -cards.size()}, Lies::discard, {cards.named});
  gone.insert(gone.end(), cards.named.begin(), cards.named.end());
}

bool may_run_out(const Position& state, Seat seat, int drawn) {
  const int left = state[seat].deck.min - drawn;
  return drawn > 0 && (left < 0 || (left == 0 && state.options[Option::reshuffle] == 1));
}

void show_for_action(Position& state, Seat seat, CardId card) {
  note(state, {.of = seat.value, .from = Lies::hand, .to = Lies::shown, .cards = {1, 1}}, {{&card, 1}});
}

void discard_after_action(Position& state, Seat seat, CardId card, bool shuffled) {
  PlayerState& player = state[seat];
  note(state, {.of = seat.value, .which = CardMove::Which::all, .from = Lies::shown, .to = Lies::discard});
  player.hand = clamped({player.hand.min - 1, player.hand.max - 1}, own_cards);
  if (shuffled) player.deck.max = std::min(own_cards, player.deck.max + 1);
  if (card == nothing_named || shuffled) return;
  player.gone.push_back(card);
  player.spent.push_back(card);
}

void throw_perhaps(Position& state, Seat seat) {
  note(state, {.of = seat.value, .from = Lies::battle, .to = Lies::discard, .cards = {0, 1}});
}

void bury(Position& state, Seat seat, CardId card, std::uint32_t ply) {
  if (card != nothing_named) state[seat].gone.push_back(card);
  const Range lies = comes_to_hand(state, card);  // what never comes to a hand does not go to a discard either
  note(state, {.of = seat.value, .from = Lies::battle, .to = Lies::discard, .cards = lies}, {{&card, 1}, ply});
}

void open_hand(Position& state, Seat seat) {
  if (state[seat].out) return;
  state[seat].hand = {0, own_cards};
  state[seat].deck = {0, own_cards};
  forget_discard(state[seat]);
  note(state, {.of = seat.value, .which = CardMove::Which::open});
}

void cut_to_limit(Position& state, Seat seat) {
  Range& hand = state[seat].hand;
  const Range over = surplus_of(state, seat);
  if (over.max > 0) note(state, {.of = seat.value, .from = Lies::hand, .to = Lies::discard, .cards = over});
  hand = {std::min(hand.min, full_hand), std::min(hand.max, full_hand)};
}

bool is_for_battles(const Card& card, int lands) {
  return card.action && card.action->effect.when != When::own_turn && card.action->affordable(lands);
}

Range missing_defenders(const Position& state, Seat owner) {
  const Assault& assault = state.assault;
  const bool captured = assault.home >= 0 && assault.home != owner.value;
  const bool draws =
      assault.kinds.may_be(PlaceKind::castle) && !(captured && state.options[Option::castle_draw_up] == 1);
  if (!draws || assault.entered) return {0, 0};
  const Range due = sent_by_owner(state, assault), hand = state[owner].hand;
  const bool certain = assault.kinds.is(PlaceKind::castle);
  return {certain ? std::max(0, due.min - hand.max) : 0, std::max(0, due.max - hand.min)};
}

std::ptrdiff_t count_discarded(const Position& state, Seat seat, CardId card, int drawn) {
  const PlayerState& player = state[seat];
  const bool may_be_shuffled = drawn > 0 && player.deck.min < drawn;
  return may_be_shuffled ? 0 : std::ranges::count(player.gone, card);
}

}  // namespace elfref::elven_rage
