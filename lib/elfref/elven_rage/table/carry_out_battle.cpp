#include <algorithm>

#include "elfref/elven_rage/table/battle_outcomes.h"
#include "elfref/elven_rage/table/carry_out.h"

// A battle from the sending of cards to the count (ER-PRE-6 to ER-END-4).

namespace elfref::elven_rage {
namespace {

/// Whether all Artifacts that somebody holds are known by name.
bool all_named(const Position& state, Seat seat) {
  const auto& drawn = state[seat].drawn;
  const auto left =
      std::ranges::count_if(drawn, [&](ArtifactId id) { return std::ranges::count(state.common.used, id) == 0; });
  return left >= state[seat].artifacts.max;
}
/// Whether somebody may hold an Artifact: it was not used, nobody else has it, and he may have some that is not named.
bool may_hold(const Position& state, Seat seat, ArtifactId id) {
  if (std::ranges::count(state.common.used, id) > 0) return false;
  if (std::ranges::count(state[seat].drawn, id) > 0) return true;
  for (std::uint8_t other = 0; other < state.players; ++other)
    if (other != seat.value && std::ranges::count(state.of[other].drawn, id) > 0) return false;
  return !all_named(state, seat);
}

/// What somebody may have done in a battle by Actions and Artifacts that nobody wrote down.
struct UnrecordedActs {
  int used = own_cards;   ///< so many Actions, at most
  int drawn = own_cards;  ///< so many cards, at most
  int more = own_cards;   ///< than he used, at most
  bool open = true;       ///< and anything with his cards
};
UnrecordedActs unrecorded_acts(const Position& state, Seat seat) {
  const Components& box = state.box->components;
  const auto people = state.elves[seat.value];
  if (!people || !box.whole(*people)) return {};
  UnrecordedActs most{.used = 0, .drawn = 0, .more = 0, .open = false};
  const auto add = [&](const Effect& effect, int copies, int used) {
    most.used += copies * used;
    most.open = most.open || effect.does == Does::other;
    if (effect.does != Does::draw) return;
    most.drawn += copies * effect.amount;
    most.more += copies * std::max(0, effect.amount - used);
  };
  const int lands = count_lands(state, seat, {}).max;
  for (const Card& card : box.cards)
    if (card.pile.is(*people) && is_for_battles(card, lands)) add(card.action->effect, card.copies, 1);
  if (state[seat].artifacts.max == 0) return most;
  int listed = 0;
  for (ArtifactId id = 0; id < box.artifacts.size(); ++id) {
    listed += box.artifacts[id].listed ? 1 : 0;
    if (may_hold(state, seat, id)) add(box.artifacts[id].effect, 1, 0);
  }
  most.open = most.open || (listed < whole_artifacts && !all_named(state, seat));
  return most;
}

/// What comes back to somebody of three cards of which nobody knows what became.
void bring_back(Position& state, Seat seat, Side side) {
  const Assault& assault = state.assault;
  int back = squad_size - (assault.reserve_back ? 1 : 0);
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

/// Whose a card of the edge is; nothing: nobody's, or that is not known.
std::optional<Seat> player_of(const Assault& assault, const Fighter& card) {
  if (!card.side_known || card.kind == Fighter::Kind::treasure) return std::nullopt;
  return card.side == Side::attacker ? std::optional(assault.attacker) : assault.defender();
}

/// A card of a side comes back to its hand, or lies in its discard.
void settle_card(Position& state, const Fighter& card, bool dead) {
  const Assault& assault = state.assault;
  const auto whose = player_of(assault, card);
  if (!whose) return;
  const Seat owner = *whose;
  if (dead) see_guardian_fall(state, card);
  const Range comes = comes_to_hand(state, card.card);
  if (comes.max == 0) return;
  if (dead) {
    bury(state, owner, card.card, assault.laid_ply);
  } else {
    change_hand(state, owner, comes, Lies::battle, {{&card.card, 1}, assault.laid_ply});
  }
}

/// Some copies of a card come back, or are dead.
void bring_back_perhaps(Position& state, const Fighter& card, int copies) {
  const auto owner = player_of(state.assault, card);
  if (copies == 0 || !owner || comes_to_hand(state, card.card).max == 0) return;
  change_hand(state, *owner, {0, copies}, Lies::battle);
}

/// A way in which a battle may have ended: the cards that fought, and which of them are dead.
struct Ending {
  Fight fight;
  Places dead = 0;
};

/// Every way, as far as the battle is known: by the acts, else by who fell; where neither is written nobody did.
std::vector<Ending> endings_of(const Assault& assault, const std::optional<Fell>& written, bool told) {
  std::vector<Ending> all;
  if (!is_judged(assault)) return all;
  const Battle& battle = assault.battle;
  for (std::size_t index = 0; index < battle.fights; ++index) {
    const Fight& fight = battle.fight[index];
    const bool as_acted = assault.acts_written && (!written || fits(battle, fight, fallen(fight), *written));
    if (as_acted || (told && !assault.fallen)) {
      all.push_back({fight, fallen(fight)});
      continue;
    }
    if (!written) continue;
    const DeadSets sets = dead_sets(battle, fight, *written);
    for (Places dead = 0; dead < 1u << edge_count; ++dead)
      if ((sets & only_dead(dead)) != 0) all.push_back({fight, dead});
  }
  return all;
}

/// Those of them that give the winner, if any does. That the card under the reserve is among the fallen is the last
/// that is thought of.
std::vector<Ending> endings_of(const Assault& assault, Side winner, bool told) {
  std::vector<Ending> all;
  auto written = fell(assault);
  for (const bool beneath : {false, true}) {
    if (beneath && !written) break;
    if (written) written->beneath = beneath;
    std::vector<Ending> some = endings_of(assault, written, told);
    const auto other = [&](const Ending& one) {
      return elven_rage::winner(assault.battle, one.dead).value_or(winner) != winner;
    };
    if (all.empty()) all = some;
    if (std::erase_if(some, other); !some.empty()) return some;
  }
  return all;
}

/// The cards of the edge come back or are dead, if all of that is known; of copies only how many.
bool settle_known(Position& state, Side winner) {
  const std::vector<Ending> endings = endings_of(state.assault, winner, state.unrecorded.told);
  if (endings.empty()) return false;
  const auto same = [](const Fighter& a, const Fighter& b) { return a.card == b.card && a.side == b.side; };
  const auto& cards = endings.front().fight.fighter;
  for (std::size_t place = 0; place < edge_count; ++place) {
    const Fighter& card = cards[place];
    if (std::any_of(cards.begin(), cards.begin() + place, [&](const Fighter& one) { return same(one, card); }))
      continue;
    const auto all =
        static_cast<int>(std::ranges::count_if(cards, [&](const Fighter& one) { return same(one, card); }));
    Range dead{all, 0};
    for (const Ending& ending : endings) {
      const auto fell = static_cast<int>(std::ranges::count_if(ending.fight.fighter, [&](const Fighter& one) {
        return same(one, card) && has(ending.dead, elven_rage::Place{one.home});
      }));
      dead = {std::min(dead.min, fell), std::max(dead.max, fell)};
    }
    for (int one = 0; one < dead.min; ++one) settle_card(state, card, true);
    for (int one = dead.max; one < all; ++one) settle_card(state, card, false);
    bring_back_perhaps(state, card, dead.max - dead.min);
  }
  return true;
}

/// How many Treasures are laid: those that surely are, and those that may be and were not sent by the attacker.
Range treasures_laid(const Position& state) {
  Range count{0, 0};
  for (const CardId card : state.assault.cards) {
    if (card == nothing_named) continue;
    const Fighter fighter = fighter_of(state, state.assault, card);
    const bool sent = fighter.side_known && fighter.side == Side::attacker;
    if (kind_of(state, card).is(CardKind::treasure)) ++count.min;
    if (kind_of(state, card).may_be(CardKind::treasure) && !sent) ++count.max;
  }
  return {count.min, std::max(count.min, std::min(count.max, squad_size))};
}

bool all_seen(const Assault& assault) {
  return std::ranges::none_of(assault.cards, [](CardId card) { return card == nothing_named; });
}

/// How many Treasures were among those that fought.
Range treasures_fought(const Position& state) {
  const Assault& assault = state.assault;
  const bool seen = assault.laid && assault.centred && all_seen(assault);
  const Range laid = assault.laid ? treasures_laid(state) : Range{0, 0};
  return seen ? laid : Range{laid.min, std::max(laid.min, squad_size)};
}

/// What is left of a battle goes to the discard; Treasures go with who won them (ER-END-4, ER-TRE-2).
void clear_away(Position& state, bool won) {
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
void take_spoils(Position& state) {
  const Assault& assault = state.assault;
  PlayerState& player = state[assault.attacker];
  if (assault.may_be_free()) {
    const Range fought = treasures_fought(state);
    player.treasures.max += fought.max;
    if (assault.free()) player.treasures.min += fought.min;
  }
  const bool ordinary = assault.kinds.is(PlaceKind::land), may_be = assault.kinds.may_be(PlaceKind::land);
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

void use_anything(Position& state, Seat seat) {
  PlayerState& player = state[seat];
  if (player.out) return;
  const UnrecordedActs acts = unrecorded_acts(state, seat);
  const Range hand{std::max(0, player.hand.min - acts.used),
                   std::min(own_cards, player.hand.max + (acts.open ? own_cards : acts.more))};
  player.artifacts.min = 0;
  if (acts.open) {
    open_hand(state, seat);
  } else {
    draw(state, seat, {0, acts.drawn});
  }
  player.hand = hand;
  note(state, {.of = seat.value, .from = Lies::hand, .to = Lies::discard, .cards = {0, own_cards}});
}

void see_guardian_fall(Position& state, const Fighter& card) {
  const bool guardian = card.card != nothing_named && kind_of(state, card.card).is(CardKind::guardian);
  if (!guardian || state.assault.free() || state.options[Option::guardian_dead] == 0) return;
  state.common.guardian_fell = true;
}

void send_of_attacker(Position& state) {
  Assault& assault = state.assault;
  if (!assault.open || assault.away) return;
  assault.away = sent_by_attacker(state, assault);
  change_hand(state, assault.attacker, {-assault.away->max, -assault.away->min}, Lies::battle,
              {assault.sent[0].named, assault.sent_ply[0]});
}

namespace {

/// A squad fights, or the guardian with two cards of the neutral deck (ER-MAP-7).
void send_neutrals(Position& state) {
  const Assault& assault = state.assault;
  const bool guarded = assault.kinds.is(PlaceKind::centre);
  if (!assault.free() || (!guarded && assault.kinds.may_be(PlaceKind::centre)))
    return note(state, {.of = neutral_cards, .which = CardMove::Which::open});
  const int sent = guarded ? squad_size - 1 : squad_size;
  note(state, {.of = neutral_cards,
               .from = guarded ? Lies::deck : Lies::hand,
               .to = Lies::battle,
               .cards = {sent, sent}});
}

}  // namespace

namespace {

/// What Position::told says of the attack under way.
bool is_told(const Assault& assault, Side winner, Work* work) {
  if (!assault.laid || !assault.centred) return false;
  if (assault.acts_written || assault.fallen) return true;
  if (!is_judged(assault)) return false;
  if (judge_end(assault.battle, Side::attacker, false).of(BattleRule::battle_ends) != nullptr) return false;
  const auto& cards = assault.battle.fight[0].fighter;
  const auto may_move = [](const Fighter& card) {
    return card.fights() && std::ranges::find(card.icons, Icon::move) != card.icons.end();
  };
  if (std::ranges::none_of(cards, may_move)) return true;
  // Behind a movement somebody may have struck. Neutral cards are thrown away in any case.
  Places players = 0;
  for (const elven_rage::Place place : edge)
    if (!assault.free() || assault.battle.fight[0][place].side == Side::attacker) players |= bit(place);
  DeadSets some_dead = 0;
  for (Places dead = 0; dead < 1u << edge_count; ++dead)
    if ((dead & players) != 0) some_dead |= only_dead(dead);
  return can_end_so(assault.battle, {.winner = winner, .fallen = some_dead}, work) == Possible::no;
}

/// The owner of a castle draws those that he lacks, before he sends.
void draw_missing_defenders(Position& state, Seat owner) {
  const Range missing = missing_defenders(state, owner);
  draw(state, owner, missing);
  if (missing.max == 0 || !state.assault.kinds.is(PlaceKind::castle)) return;
  Range& hand = state[owner].hand;
  hand.min = std::max(hand.min, sent_by_owner(state, state.assault).min);
}

}  // namespace

void enter_battle(Position& state) {
  Assault& assault = state.assault;
  if (!assault.open || assault.entered) return;
  const auto owner = assault.defender();
  if (owner) draw_missing_defenders(state, *owner);
  assault.entered = true;
  assault.reply = Reply::fights;
  send_of_attacker(state);
  if (assault.may_be_free()) send_neutrals(state);
  if (!owner) {
    for (std::uint8_t seat = 0; seat < state.players; ++seat) {
      if ((assault.owners & elfref::bit(Seat{seat})) == 0) continue;
      state.of[seat].hand.min = 0;
      note(state, {.of = seat, .which = CardMove::Which::open});
    }
    return;
  }
  const Range due = sent_by_owner(state, assault);
  change_hand(state, *owner, {-due.max, -due.min}, Lies::battle, {assault.sent[1].named, assault.sent_ply[1]});
}

void finish_battle(Position& state, bool won, bool told) {
  if (won && state.assault.open && !state.assault.entered) {  // the owner may have retreated
    for (std::uint8_t seat = 0; seat < state.players; ++seat)
      if ((state.assault.owners & elfref::bit(Seat{seat})) != 0) draw(state, {seat}, {0, 2});
  }
  enter_battle(state);
  Assault& assault = state.assault;
  if (!assault.open) return;
  const Side winner = won ? Side::attacker : Side::defender;
  const auto fallen = fell(assault);
  settle(assault.battle);
  if (assault.acts_written || assault.loop) end_so(assault.battle, winner, assault.loop, fallen ? &*fallen : nullptr);
  state.unrecorded.told = told && is_told(assault, winner, state.work.of);
  const auto defender = assault.defender();
  if (!told || !settle_known(state, winner)) {
    bring_back(state, assault.attacker, Side::attacker);
    if (defender) bring_back(state, *defender, Side::defender);
  }
  clear_away(state, won);
  if (!state.unrecorded.told)
    for (std::uint8_t seat = 0; seat < state.players; ++seat) {
      const bool known = !state.of[seat].out && state.of[seat].hand.min == state.of[seat].hand.max;
      use_anything(state, {seat});
      if (told && assault.laid && assault.centred && known && state.unrecorded.untold == never)
        state.unrecorded.untold = state.ply;
    }
  if (assault.may_be_free()) spend_squad(state);
  if (state.options[Option::hand_limit] == 1) {
    state.turns.over |= elfref::bit(assault.attacker);
    if (defender) state.turns.over |= elfref::bit(*defender);
    if (!defender) state.turns.over_perhaps |= static_cast<Seats>(assault.owners & first_seats(state.players));
  }
  const int treasures = assault.free() ? treasures_laid(state).min : 0;
  if (!won && treasures > 0 && state.options[Option::lost_treasure] == 1) state.common.treasures_gone += treasures;
  if (won) {
    take_spoils(state);
    if (assault.kinds.is(PlaceKind::centre)) state.common.guardian_fell = false;
    pass_land(state);
  }
  state.turn.last_won = told ? std::optional(won) : std::nullopt;
  state.assault = {};
}

}  // namespace elfref::elven_rage
