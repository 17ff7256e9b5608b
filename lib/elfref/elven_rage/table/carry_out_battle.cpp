#include <algorithm>

#include "elfref/elven_rage/table/carry_out.h"

// A battle from the sending of cards to the count (ER-PRE-6 to ER-END-4).

namespace elfref::elven_rage {
namespace {

/// Whether all Artifacts that somebody holds are known by name.
bool all_named(const State& state, Seat seat) {
  const auto& drawn = state[seat].drawn;
  const auto left =
      std::ranges::count_if(drawn, [&](ArtifactId id) { return std::ranges::count(state.used, id) == 0; });
  return left >= state[seat].artifacts.max;
}
/// Whether somebody may hold an Artifact: it was not used, nobody else has it, and he may have some that is not named.
bool may_hold(const State& state, Seat seat, ArtifactId id) {
  if (std::ranges::count(state.used, id) > 0) return false;
  if (std::ranges::count(state[seat].drawn, id) > 0) return true;
  for (std::uint8_t other = 0; other < state.players; ++other)
    if (other != seat.value && std::ranges::count(state.of[other].drawn, id) > 0) return false;
  return !all_named(state, seat);
}

/// What somebody may have drawn by Actions and Artifacts that nobody wrote down.
struct Drawn {
  int all = own_cards;   ///< at most
  int more = own_cards;  ///< than he used, at most
  bool open = true;      ///< they may have done anything with his cards
};
Drawn drawn_unwritten(const State& state, Seat seat) {
  const Components& box = state.box->components;
  const auto people = state.elves[seat.value];
  if (!people || !box.whole(*people)) return {};
  Drawn most{.all = 0, .more = 0, .open = false};
  const auto add = [&](const Effect& effect, int copies, int used) {
    most.open = most.open || effect.does == Does::other;
    if (effect.does != Does::draw) return;
    most.all += copies * effect.amount;
    most.more += copies * std::max(0, effect.amount - used);
  };
  for (const Card& card : box.cards)
    if (card.pile == *people && card.action) add(card.action->effect, card.copies, 1);
  if (state[seat].artifacts.max == 0) return most;
  int listed = 0;
  for (ArtifactId id = 0; id < box.artifacts.size(); ++id) {
    listed += box.artifacts[id].listed ? 1 : 0;
    if (may_hold(state, seat, id)) add(box.artifacts[id].effect, 1, 0);
  }
  most.open = most.open || (listed < whole_artifacts && !all_named(state, seat));
  return most;
}

/// Nobody wrote down how it went: any number of hand cards may have been used.
void use_anything(State& state, Seat seat) {
  PlayerState& player = state[seat];
  if (player.out) return;
  player.artifacts.min = 0;
  const Drawn drawn = drawn_unwritten(state, seat);
  const Range hand{0, std::min(own_cards, player.hand.max + drawn.more)};
  if (drawn.open) {
    open_hand(state, seat);
  } else {
    draw(state, seat, {0, drawn.all});
  }
  player.hand = hand;
  note(state, {.of = seat.value, .from = Lies::hand, .to = Lies::discard, .cards = {0, own_cards}});
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
  change_hand(state, seat, {0, std::min(back, squad_size)}, Lies::battle);
}

/// A card of a side comes back to its hand, or lies in its discard.
void settle_card(State& state, const Fighter& card, bool dead) {
  const Assault& assault = state.assault;
  if (!card.side_known || card.kind == Fighter::Kind::treasure) return;
  const auto defender = assault.defender();
  if (card.side == Side::defender && !defender) return;
  const Seat owner = card.side == Side::attacker ? assault.attacker : *defender;
  if (!goes_to_hand(state, card.card)) return;
  const Known known{{&card.card, 1}, assault.laid_ply};
  if (dead) {
    state[owner].gone.push_back(card.card);
    note(state, {.of = owner.value, .from = Lies::battle, .to = Lies::discard, .cards = {1, 1}}, known);
  } else {
    change_hand(state, owner, {1, 1}, Lies::battle, known);
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

/// How many Treasures were among those that fought.
Range treasures_fought(const State& state) {
  const Assault& assault = state.assault;
  const bool seen = assault.laid && assault.centred && all_seen(assault);
  const int laid = assault.laid ? treasures_laid(state) : 0;
  return {laid, seen ? laid : squad_size};
}

/// What is left of a battle goes to the discard; Treasures go with who won them (ER-END-4, ER-TRE-2).
void clear_away(State& state, bool won) {
  const Assault& assault = state.assault;
  const auto rest = [&](std::uint8_t of) {
    note(state, {.of = of, .which = CardMove::Which::all, .from = Lies::battle, .to = Lies::discard});
  };
  rest(assault.attacker.value);
  if (const auto defender = assault.defender()) rest(defender->value);
  if (!assault.may_be_free()) return;
  if (won || state.options[Option::lost_treasure] == 1)
    note(state, {.of = neutral_cards,
                 .which = CardMove::Which::treasures,
                 .from = Lies::battle,
                 .to = Lies::apart,
                 .cards = treasures_fought(state)});
  rest(neutral_cards);
}

/// The Treasures and the Artifact of a land that was won (ER-TRE-2, ER-ART-1).
void take_spoils(State& state) {
  const Assault& assault = state.assault;
  PlayerState& player = state[assault.attacker];
  if (assault.may_be_free()) {
    const Range fought = treasures_fought(state);
    player.treasures.max += fought.max;
    if (assault.free()) player.treasures.min += fought.min;
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

namespace {

/// A squad fights, or the guardian with two cards of the neutral deck (ER-MAP-7).
void send_neutrals(State& state) {
  const Assault& assault = state.assault;
  const Kinds centre = bit(PlaceKind::centre);
  const bool guarded = assault.kinds == centre;
  if (!assault.free() || (!guarded && (assault.kinds & centre) != 0 && assault.squad == 0))
    return note(state, {.of = neutral_cards, .which = CardMove::Which::open});
  const int sent = guarded ? squad_size - 1 : squad_size;
  note(state, {.of = neutral_cards,
               .from = guarded ? Lies::deck : Lies::hand,
               .to = Lies::battle,
               .cards = {sent, sent}});
}

}  // namespace

bool goes_to_hand(const State& state, CardId id) {
  if (id == nothing_named) return true;
  const CardKind kind = state.box->card(id).kind;
  return kind == CardKind::warrior || kind == CardKind::hero;
}

bool is_told(const Assault& assault) {
  return assault.laid && assault.centred && (assault.acts_written || assault.fallen.has_value());
}

void enter_battle(State& state) {
  Assault& assault = state.assault;
  if (!assault.open || assault.entered) return;
  assault.entered = true;
  assault.reply = Reply::fights;
  const auto number = [](const Cards& cards, bool written, Range due) {
    return written && cards.counted() ? Range{cards.size(), cards.size()} : due;
  };
  const bool guardian = (assault.kinds & bit(PlaceKind::castle)) != 0 && !assault.free() &&
                        (central_owners(state) & elfref::bit(assault.attacker)) != 0;
  const int fewest = std::max(0, squad_size - captured_dragons(state, assault.attacker) - (guardian ? 1 : 0));
  const Range sent = number(assault.sent[0], assault.sent_written[0], {fewest, squad_size});
  int not_of_hand = 0;
  for (const CardId card : assault.sent[0].named) not_of_hand += goes_to_hand(state, card) ? 0 : 1;
  change_hand(state, assault.attacker, {-(sent.max - not_of_hand), -(sent.min - not_of_hand)}, Lies::battle,
              {assault.sent[0].named, assault.sent_ply[0]});
  if (assault.may_be_free()) send_neutrals(state);
  const auto owner = assault.defender();
  if (!owner) {
    for (std::uint8_t seat = 0; seat < state.players; ++seat) {
      if ((assault.owners & elfref::bit(Seat{seat})) == 0) continue;
      state.of[seat].hand.min = 0;
      note(state, {.of = seat, .which = CardMove::Which::open});
    }
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
  change_hand(state, *owner, {-due.max, -due.min}, Lies::battle, {cards.named, assault.sent_ply[1]});
}

void finish_battle(State& state, bool won) {
  if (won && state.assault.open && !state.assault.entered) {  // the owner may have retreated
    for (std::uint8_t seat = 0; seat < state.players; ++seat)
      if ((state.assault.owners & elfref::bit(Seat{seat})) != 0) draw(state, {seat}, {0, 2});
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
  clear_away(state, won);
  if (!is_told(assault))
    for (std::uint8_t seat = 0; seat < state.players; ++seat) use_anything(state, {seat});
  if (assault.may_be_free()) spend_squad(state);
  if (won) {
    take_spoils(state);
    pass_land(state);
  }
  state.assault = {};
}

}  // namespace elfref::elven_rage
