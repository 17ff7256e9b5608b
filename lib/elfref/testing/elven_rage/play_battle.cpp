#include "elfref/testing/elven_rage/play_battle.h"

#include <algorithm>
#include <array>
#include <bit>
#include <string>

#include "elfref/testing/breaches.h"
#include "elfref/testing/elven_rage/breakers.h"

// A battle: what is looked at and sent, the layout, the acts, Actions and Artifacts, the end.

namespace elfref::testing::rage {

using BattlePlace = elven_rage::Place;

const std::vector<WrittenChange>& changes_in(const Action& play) {
  const auto* action = std::get_if<UseAction>(&play);
  return action != nullptr ? action->changes : std::get<UseArtifact>(play).changes;
}

PlayingBattles::PlayingBattles(Played& played, const Breaker* breaks, Dice& dice, const Session& session)
    : game_(played),
      agreed_(played.agreed),
      breaker_(breaks),
      dice_(dice),
      other_dice_(agreed_.seed, stream_of(agreed_.number, agreed_.attempt) * 4 + 1),
      now_(session, agreed_.options, dice.next()),
      recorded_(agreed_.begins_after == 0) {}

// ---------------------------------------------------------------- plays

void PlayingBattles::offer(const Line& next) {
  if (breaker_ == nullptr || breaker_->line == nullptr || !recorded_ || stopped_ || over()) return;
  auto other = breaker_->line(Situation(game_, now_, untold_, next, false), next, other_dice_);
  if (other.empty() || other_dice_.below(++occasions_) != 0) return;
  broken_ = std::move(other);
  broken_turns_ = game_.turns.size();
  broken_lines_ = game_.turns.back().lines.size();
}

void PlayingBattles::write(const Line& line) {
  offer(line);
  const std::size_t neutrals = now_.neutral_deck();
  note_what_is_made_anew(line.play);
  now_.play(line.play);
  if (now_.neutral_deck() > neutrals) note("neutral deck made anew");
  if (!recorded_ || stopped_) return;
  game_.turns.back().lines.push_back(line);
  if (agreed_.stop_after != 0 && ++lines_written_ >= agreed_.stop_after) stopped_ = game_.stopped = true;
}

/// Whether a deck is made while cards are drawn.
void PlayingBattles::note_what_is_made_anew(const Action& play) {
  const Drawn drawn = drawn_in(play);
  if (drawn.cards == nullptr || drawn.cards->named.empty()) return;
  const std::size_t left = now_[drawn.seat].deck.size(), number = drawn.cards->named.size();
  if (number < left || (number == left && option(Option::reshuffle) == 0)) return;
  note("deck made anew");
  untold_.shuffled[drawn.seat.value] = true;
}

Does PlayingBattles::does(const Action& use) const {
  const auto* action = std::get_if<UseAction>(&use);
  const auto effect = action != nullptr ? effect_of(state(), *action) : effect_of(state(), std::get<UseArtifact>(use));
  return effect ? effect->does : Does::other;
}

Steps PlayingBattles::uses(Seat seat, std::initializer_list<When> when, std::initializer_list<Does> wanted,
                           bool answers) const {
  const Holding& holds = now_[seat];
  const int lands = count_lands(state(), seat, {}).min;
  Steps all;
  const auto add = [&](auto use, const std::optional<Effect>& effect) {
    if (effect && is_in(when, effect->when) && is_in(wanted, effect->does)) all.push_back({std::move(use), true, true});
  };
  for (std::size_t i = 0; i < holds.hand.size(); ++i) {
    const Card& one = card(holds.hand[i]);
    const bool again = std::find(holds.hand.begin(), holds.hand.begin() + static_cast<std::ptrdiff_t>(i),
                                 holds.hand[i]) != holds.hand.begin() + static_cast<std::ptrdiff_t>(i);
    if (one.action && one.action->affordable(lands) && !again)
      add(UseAction{.seat = seat, .card = holds.hand[i], .answer = answers}, one.action->effect);
  }
  for (const ArtifactId id : state()[seat].drawn)
    if (!is_in(state().common.used, id))
      add(UseArtifact{.seat = seat, .artifact = id, .answer = answers}, state().box->components.artifacts[id].effect);
  return all;
}

// ---------------------------------------------------------------- cards

void PlayingBattles::throw_away(Seat seat, int number) {
  if (number <= 0) return;
  // What is left out is the surplus: more than that is always written.
  const bool beyond = held(seat) - number < full_hand;
  Cards thrown{.named = now_[seat].hand};
  shuffle(thrown.named, dice_);
  thrown.named.resize(static_cast<std::size_t>(number));
  one_of({{Discard{seat, std::move(thrown)}}}, alike, beyond ? Detail::minimal : Detail::in_public);
}

void PlayingBattles::cut_at_once(Seat seat) {
  if (option(Option::hand_limit) != 1 || state()[seat].out || over() || held(seat) <= full_hand) return;
  note("hand cut at once");
  throw_away(seat, held(seat) - full_hand);
}

void PlayingBattles::exchange_treasures() {
  for (Seat seat{0}; seat.value < state().players; ++seat.value) {
    if (state()[seat].treasures.min == 0 || !chance(agreed_.sparing ? 6 : 30)) continue;
    if (!one_of({{CashTreasure{seat, {.unknown = 2}}}}, alike)) continue;
    note("Treasure exchanged");
    throw_away(seat, held(seat) - full_hand);
  }
}

// ---------------------------------------------------------------- before the battle

void PlayingBattles::begin_battle() {
  untold_.left_out = untold_.used = untold_.unclear = untold_.changed = untold_.acted = false;
}

bool PlayingBattles::look() {
  if (!(option(Option::look_first) == 1 || chance(45)) || !one<Look>(alike, Detail::in_public)) return true;
  note("squad looked at");
  const bool for_nothing = state().turn.first && option(Option::first_turn_draw) == 1;
  return !chance(12) || state().turn.attacks < state().turn.captures || for_nothing;
}

void PlayingBattles::choose_squad() {
  const auto open = [&](int squad) {
    return state().common.squads[static_cast<std::size_t>(squad)].open != nothing_named;
  };
  auto fights = one_move<GameMoves>(now_, kinds_of<Action, FightSquad>(), alike, dice_);
  if (!fights) return;
  note(open(std::get<FightSquad>(*fights).squad) ? "open squad fought" : "unseen squad fought");
  write({*fights, Detail::in_public});
}

/// Sets of cards: this percentage with a dragon or the guardian, where there are such. Who may, keeps a card with
/// an Action back.
Weights PlayingBattles::worth_of_cards(const Steps& steps, int helped) {
  const auto is_helped = [&](const Action& play) { return !card(cards_of(play)->named.front()).kind.is(of_a_hand); };
  const auto with_help = std::ranges::count_if(steps, [&](const LegalPlay& one) { return is_helped(one.play); });
  const auto without = static_cast<std::ptrdiff_t>(steps.size()) - with_help;
  const bool prefer = with_help > 0 && chance(helped);
  Weights weights;
  for (const LegalPlay& step : steps) {
    int worth = 1;
    if (agreed_.sparing) {
      worth = 64;
      for (const CardId id : cards_of(step.play)->named) worth /= card(id).action ? 4 : 1;
      worth = std::max(1, worth);
    }
    if (without > 0 && with_help > 0) worth *= is_helped(step.play) == prefer ? 1000 : 1;
    weights.push_back(worth);
  }
  return weights;
}

bool PlayingBattles::owner_answers() {
  const Seat owner = *state().assault.defender();
  const Land& land = state().map.lands[static_cast<std::size_t>(state().assault.land)];
  const bool castle = land.kinds.is(PlaceKind::castle), few = held(owner) < squad_size;
  const auto gives_up = [&] {
    if (!one<GiveUp>(alike)) return false;
    note(few ? "land given up" : "land given up with three cards");
    return true;
  };
  const auto retreats = [&] {
    const bool home = land.home == owner.value;
    if (!one<Retreat>(alike, Detail::minimal, Detail::minimal)) return false;
    note(castle ? "castle left" : "retreat");
    if (!home) cut_at_once(owner);  // else he is out
    return true;
  };
  if (few && !castle) return !gives_up();
  if (chance(10) && gives_up()) return false;
  if (chance(castle ? 30 : 25) && retreats()) return false;
  const auto worth = [&](const Steps& steps) { return castle ? alike(steps) : worth_of_cards(steps, 50); };
  // The choice of a set is weighed, and not that somebody defends.
  const auto weigh = [&](const Steps& steps) {
    return cards_of(steps.front().play)->due ? alike(steps) : worth(steps);
  };
  if (castle && held(owner) < squad_size - 1) note("missing defenders drawn");
  if (!one<Defend>(weigh, Detail::in_public, Detail::in_public)) return !(retreats() || gives_up());
  const bool helped = !castle && !card(std::get<Defend>(last_).cards.named.front()).kind.is(of_a_hand);
  if (helped) note("captured dragon defends");
  if (castle) note(land.home == owner.value ? "castle defended" : "captured castle defended");
  if (!castle) note(land.kinds.is(PlaceKind::centre) ? "central castle defended" : "land defended");
  return true;
}

void PlayingBattles::send() {
  const auto weigh = [&](const Steps& steps) {
    return cards_of(steps.front().play)->unknown > 0 ? alike(steps) : worth_of_cards(steps, 60);
  };
  if (!one<Send>(weigh, Detail::full)) return;
  const CardId first = std::get<Send>(last_).cards.named.front();
  if (card(first).kind.is(CardKind::guardian)) note("guardian sent");
  if (card(first).kind.is(CardKind::dragon)) note("captured dragon sent");
}

// ---------------------------------------------------------------- the layout

bool PlayingBattles::is_advanced() const {
  const bool beginner = state().assault.free() && option(Option::neutral_placement) == 1;
  return !agreed_.beginner && !state().assault.blind && !beginner;
}

void PlayingBattles::neutrals() {
  if (!state().assault.free() || !chance(8)) return;
  if (one<NeutralsBy>(alike, Detail::in_public)) note("who plays the neutral cards");
}

/// Somebody may have the battle laid out as beginners do.
void PlayingBattles::use_before_placement() {
  if (!is_advanced()) return;
  std::vector<Seat> fighters{mover()};
  if (const auto owner = state().assault.defender()) fighters.push_back(*owner);
  for (const Seat seat : fighters) {
    Steps some = uses(seat, {When::placement, When::any}, {Does::beginner});
    if (some.empty() || !chance(40)) continue;
    auto used = any_of_moves<GameMoves>(now_, std::move(some), alike, dice_);
    if (!used) continue;
    write({*used, Detail::in_public, {}, chance(50)});
    return note("laid out as beginners do, by an effect");
  }
}

void PlayingBattles::lay_out() {
  std::vector<CardId> mine = now_.sent(Side::attacker), theirs = now_.sent(Side::defender);
  const bool advanced = is_advanced();
  shuffle(mine, dice_);
  shuffle(theirs, dice_);
  std::array<CardId, edge_places> laid{theirs[0], mine[0], theirs[1], mine[1]};  // each lays the other's
  if (!advanced) {
    std::vector<CardId> six = mine;
    six.insert(six.end(), theirs.begin(), theirs.end());
    shuffle(six, dice_);
    std::copy_n(six.begin(), laid.size(), laid.begin());
  }
  const bool distinct = std::ranges::all_of(laid, [&](CardId id) { return std::ranges::count(laid, id) == 1; });
  if (advanced && distinct && chance(30) && one_of({{PlacedInOrder{mover(), laid}}}, alike, Detail::full))
    note("order of the placement written");
  shuffle(laid, dice_);
  const LayOut layout{.seat = mover(), .cards = laid};
  if (!one_of({{layout}}, alike, Detail::in_public)) one<LayOut>(alike, Detail::in_public);
  note(advanced ? "laid out by turns" : "laid out blind");
  for (const BattlePlace place : edge)
    if (!card(state().assault.cards[place.value]).fights()) note("Treasure at the edge");
}

void PlayingBattles::use_at_reveal() {
  // The name of several cards is written rather than the number of one.
  const auto by_names = [&](const Steps& steps) {
    Weights weights;
    for (const LegalPlay& step : steps) {
      const auto& changes = changes_in(step.play);
      const CardId named = changes.empty() ? nothing_named : changes.front().card.card;
      weights.push_back(named != nothing_named && std::popcount(places_called(state().assault, {named})) > 1 ? 4 : 1);
    }
    return weights;
  };
  for (Seat seat{0}; seat.value < state().players; ++seat.value) {
    if (state()[seat].out || !chance(25)) continue;
    if (!one_of(uses(seat, {When::reveal, When::battle}, {Does::initiative}), by_names, Detail::in_public)) continue;
    note(is_any<UseAction>(last_) ? "Action at the reveal" : "Artifact at the reveal");
    untold_.changed = true;
    const CardId named = changes_in(last_).front().card.card;
    const auto copies =
        std::ranges::count(now_.sent(Side::attacker), named) + std::ranges::count(now_.sent(Side::defender), named);
    if (named == nothing_named || copies < 2) continue;
    note("a name of several cards at the reveal");
    untold_.unclear = true;
  }
}

void PlayingBattles::lay_centre() {
  if (!one<LayCentre>(alike, Detail::in_public)) return;
  const auto& centre = std::get<LayCentre>(last_);
  const Card &upper = card(centre.upper), &lower = card(centre.lower);
  if (!upper.fights()) note("Treasure as reserve");
  if (!lower.fights()) note("Treasure under the reserve");
  if (is_advanced() && upper.fights() && lower.fights() && upper.initiative == lower.initiative)
    note("equal initiative in the centre");
}

void PlayingBattles::swap_reserve() {
  if (!card(state().assault.cards[reserve_place.value]).fights()) return;  // whether a Treasure may be, is not said
  if (chance(25) && one<Swap>(alike, Detail::in_public)) note("reserve exchanged");
}

// ---------------------------------------------------------------- acts

/// How a card of the edge is called: sometimes by its place.
CardCalled PlayingBattles::call(const Fight& fight, BattlePlace place) {
  const Fighter& who = fight[place];
  const auto copies = std::ranges::count(fight.fighter, who.card, &Fighter::card);
  if (chance(10) || copies > 1 || who.kind != Fighter::Kind::warrior)
    return {.place = static_cast<std::uint8_t>(place.value + 1)};
  return {.card = who.card};
}

void PlayingBattles::note_strike(const Fight& fight, BattlePlace by, Slot slot) {
  const Hit hit = hit_of(fight, state().assault.battle.options, by, slot);
  note(std::string(name_of(hit.icon)) + " strike" +
       (hit.comes_to == Struck::shield ? " into a shield"
        : hit.comes_to == Struck::fire ? " into a fire shield"
                                       : ""));
  if (hit.comes_to == Struck::damage && hit.facing == Icon::counter) note("counterattack");
  if (hit.comes_to == Struck::damage && hit.facing == Icon::fire) note("strike past a fire shield");
}

/// A strike in one of the ways in which people write it.
void PlayingBattles::write_strike(WrittenAct act, const Fight& fight, BattlePlace by, Slot slot) {
  const Hit hit = hit_of(fight, state().assault.battle.options, by, slot);
  act.card = call(fight, by);
  act.target = call(fight, hit.at);
  if (chance(10)) {
    act.slot = slot;
    if (chance(50)) act.target = {};
  }
  const int left = fight[hit.at].lives, lost = hit.comes_to == Struck::damage ? hit.lives : 0;
  if (chance(60)) {
    act.dies = lost >= left;
    if (!act.dies) act.cost = lost;
  }
  note_strike(fight, by, slot);
  write({act, Detail::in_public});
  untold_.acted = true;
}

/// The card whose turn it is does what it must, or what it may.
void PlayingBattles::act(const Fight& before) {
  const BattleOptions& options = state().assault.battle.options;
  const Turn turn = turn_of(before);
  if (turn.why == Due::by_turns) note("sides take turns at equal initiative");
  const auto kind_of = [](const LegalPlay& step) { return std::get<WrittenAct>(step.play).kind; };
  const auto place_of = [&](const LegalPlay& step) {
    return place_called(before, std::get<WrittenAct>(step.play).card);
  };
  using Kind = WrittenAct::Kind;
  Choices can;
  const auto weigh = [&](const Steps& steps) {
    const BattlePlace by = place_of(any_of(steps, dice_));
    can = choices_of(before, options, by);
    const bool must = can.duty != Duty::none;
    std::array<int, 4> number{};
    for (const LegalPlay& step : steps)
      if (place_of(step) == by) ++number[static_cast<std::size_t>(kind_of(step))];
    Weights weights;
    for (const LegalPlay& step : steps) {
      const Kind kind = kind_of(step);
      const int free = kind == Kind::move ? 50 : kind == Kind::strike ? (can.burns == 0 ? 8 : 0) : 42;
      const int due = kind == Kind::move ? 25 : kind == Kind::strike ? 75 : 30;
      const int worth = (must ? due : free) * 12 / std::max(1, number[static_cast<std::size_t>(kind)]);
      weights.push_back(place_of(step) == by ? std::max(1, worth) : 0);
    }
    return weights;
  };
  auto found = one_move<GameMoves>(now_, kinds_of<Action, WrittenAct>(), weigh, dice_);
  if (!found) return;
  auto& act = std::get<WrittenAct>(*found);
  const BattlePlace by = place_called(before, act.card);
  for (const BattlePlace place : edge)  // who could do nothing may have been next
    if (has(turn.places, place) && turn.places != elven_rage::bit(place) &&
        choices_of(before, options, place).duty == Duty::none)
      untold_.left_out = true;
  const BattlePlace target = act.target.any() ? place_called(before, act.target) : by;
  const auto slot = slot_between(by, target, options.left_hits);
  if (act.kind == Kind::strike) return write_strike(act, before, by, *slot);
  act.card = call(before, by);
  if (act.kind == Kind::move) {
    if (can.duty != Duty::none) note("movement instead of a strike");
    note("movement");
    act.target = call(before, target);
    if (chance(50)) {
      act.slot = slot;
      act.target = {};
    }
  } else {
    // Only who had nothing to do may be left out.
    const bool needed = can.duty != Duty::none || (untold_.used && !untold_.acted);
    if (!needed && !chance(12)) {
      note("turn left out");
      untold_.left_out = true;
      return now_.play(act);
    }
    if (can.moves == 0) act.kind = Kind::nothing;
    note(can.moves != 0 ? "stays" : "nothing done");
  }
  write({act, Detail::in_public});
  untold_.acted = true;
}

/// Acts until the battle is over; whether movements went round.
bool PlayingBattles::act_in_turn() {
  constexpr int most_acts = 200;
  for (int acts = 0; acts < most_acts; ++acts) {
    use_in_battle();
    Battle battle = state().assault.battle;
    settle(battle);
    const bool moves = battle.fight[0].been.at != most_positions;  // some card shows a movement
    const bool round = moves && judge_loop(battle).none();
    if ((moves && has_ended(battle)) || (round && chance(50))) return true;
    if (round) note("goes on where movements went round");
    Fight fight = battle.fight[0];
    begin_turn(fight);
    const Standstill still = standstill(fight, battle.options);
    if (still == Standstill::yes || (still == Standstill::perhaps && chance(60))) return false;
    if (turn_of(fight).places == 0) return false;
    act(fight);
  }
  return false;
}

// ---------------------------------------------------------------- Actions and Artifacts

void PlayingBattles::note_use(const Action& use) {
  const std::string_view what = does_names[static_cast<std::size_t>(does(use))];
  note(std::string(is_any<UseAction>(use) ? "Action: " : "Artifact: ").append(what));
}

/// Somebody answers what was used last.
void PlayingBattles::answer(Seat last, int depth) {
  for (Seat seat{0}; seat.value < state().players; ++seat.value) {
    if (seat == last || state()[seat].out || !chance(25)) continue;
    if (!one_of(uses(seat, {When::battle}, {Does::slot, Does::life}, true), alike, Detail::in_public)) continue;
    note(is_any<UseAction>(last_) ? "answer by an Action" : "answer by an Artifact");
    if (depth > 1) note("answer to an answer");
    if (depth < 3) answer(seat, depth + 1);
    return;
  }
}

void PlayingBattles::use_in_battle() {
  const int often = agreed_.sparing ? 14 : 7;
  for (Seat seat{0}; seat.value < state().players; ++seat.value) {
    if (state()[seat].out || !chance(often)) continue;
    const Fight fight = now_.fight();
    Steps some = uses(seat, {When::battle}, {Does::slot, Does::life, Does::initiative, Does::more});
    // Whether a round has begun whose first act is still to come, the book does not say.
    const bool between =
        !fight.begun() && state().assault.battle.options.initiative_change != InitiativeChange::at_once;
    if (between) std::erase_if(some, [&](const LegalPlay& use) { return does(use.play) == Does::initiative; });
    const auto stands = sides_in(state(), seat);
    const auto weigh = [&](const Steps& steps) {
      Weights weights;
      for (const LegalPlay& use : steps) {
        const Does kind = does(use.play);
        const auto& changes = changes_in(use.play);
        int worth = kind != Does::more ? 1 : fight.hit ? 1000 : 0;  // what adds to a strike waits for one
        if (!changes.empty()) {
          const Fighter& who = fight[first_place(places_called(state().assault, changes.front().card))];
          const Effect effect = std::visit(
              [&](const auto& used) {
                if constexpr (requires { used.changes; }) return effect_of(state(), used).value_or(Effect{});
                return Effect{};
              },
              use.play);
          const bool touched = std::ranges::any_of(
              stands, [&](const std::optional<Side>& side) { return touches(effect.who, side, who.side); });
          if (!touched) worth = 0;
          // A life comes first to who has none.
          if (kind == Does::life && who.lives == 0) worth = changes.front().amount > 0 ? 1000 * worth : 0;
        }
        weights.push_back(worth);
      }
      return weights;
    };
    if (!one_of(std::move(some), weigh, Detail::in_public)) continue;
    note_use(last_);
    untold_.used = true;
    answer(seat, 1);
  }
  for (Seat seat{0}; seat.value < state().players; ++seat.value) {
    if (state()[seat].out || !chance(1)) continue;
    if (!one_of(uses(seat, {When::any}, {Does::draw}), alike, Detail::in_public)) continue;
    note("cards drawn in a battle");
    untold_.used = true;
    cut_at_once(seat);
  }
}

// ---------------------------------------------------------------- the end

/// Only who fell is written, not how.
void PlayingBattles::write_fallen(std::size_t turn_lines) {
  Fallen fallen{.seat = mover()};
  for (const Fighter& fighter : now_.fight().fighter)
    if (fighter.kind == Fighter::Kind::warrior && !fighter.lives_on()) fallen.cards.named.push_back(fighter.card);
  if (!state().assault.acts_written) now_.play(fallen);
  if (!recorded_ || stopped_) return;
  std::vector<Line>& lines = game_.turns.back().lines;
  if (lines.size() > turn_lines && breaker_ != nullptr) return;  // the breach may be among them
  lines.resize(std::min(lines.size(), turn_lines));
  lines.push_back({fallen, Detail::in_public});
  untold_.acted = false;
  note("only who fell is written");
}

void PlayingBattles::end_battle(bool won) {
  const auto owner = state().assault.defender();
  auto found = any_of_moves<GameMoves>(
      now_, {{EndBattle{.seat = mover(), .won = won}}, {EndBattle{.seat = mover(), .won = !won}}},
      [](const Steps&) { return Weights{1000, 1}; }, dice_);
  if (!found) return;
  auto& end = std::get<EndBattle>(*found);
  if (!end.won && owner && chance(20)) {
    end.by = owner;
    note("won by the owner, by name");
  }
  int treasures = 0;
  for (const CardId id : state().assault.cards) treasures += card(id).fights() ? 0 : 1;
  if (treasures > 0) note(end.won ? "Treasure won" : "Treasure of a lost battle");
  const bool squad = state().assault.squad > 0;
  write({*found});
  const bool laid = squad && state().common.squads_fought.max == 0;
  if (laid) note("squads laid again");
}

bool PlayingBattles::fight() {
  neutrals();
  use_before_placement();
  lay_out();
  use_at_reveal();
  lay_centre();
  swap_reserve();
  const std::size_t lines = recorded_ && !stopped_ ? game_.turns.back().lines.size() : 0;
  const bool looped = act_in_turn();
  const Fight fight = now_.fight();
  const int mine = living(fight, Side::attacker), theirs = living(fight, Side::defender);
  if (looped && (option(Option::move_loop) == 2 || chance(70))) {
    if (one<Loop>(alike, Detail::in_public)) note("movements went round");
  } else if (!looped && !untold_.used && (!untold_.acted || chance(8))) {
    write_fallen(lines);
  }
  if (mine == theirs) note("tie decided by the reserve");
  if (mine == 0 && theirs == 0) note("nobody lives");
  end_battle(mine == theirs ? state().assault.battle.owner == Side::attacker : mine > theirs);
  return state().turn.last_won.value_or(false);
}

}  // namespace elfref::testing::rage
