#include <algorithm>
#include <bit>
#include <functional>
#include <iterator>
#include <optional>
#include <variant>

#include "elfref/core/words/core_msg.h"
#include "elfref/elven_rage/rules/battle_in_words.h"
#include "elfref/elven_rage/rules/judges.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

// The rules of a battle are asked of the battle itself (table/battle.h): here its answers become words.

namespace elfref::elven_rage {
namespace {

using BattlePlace = elven_rage::Place;

Message slots_in_words(SlotSet slots) {
  List all(Joint::and_);
  for (const Slot slot : all_slots)
    if (has(slots, slot)) all.add(slot_noun(slot));
  return all.take();
}

/// The table, whose turn it was, and what those could have done whom it is about.
std::vector<Message> explained(const Position& state, const Action& action, const BattleFault& fault, const Fight& at) {
  std::vector<Message> lines;
  for (const BattlePlace place : edge)
    lines.push_back(msg::place_shows({.place = place.value + 1, .shown = place_in_words(state, at, place)}));
  const bool act = std::holds_alternative<WrittenAct>(action) && fault.wrong != Wrong::not_at_the_edge;
  if (!act && fault.wrong != Wrong::could_go_on && fault.wrong != Wrong::could_burn) return lines;
  Fight now = at;
  begin_turn(now);
  Places asked = act ? bit(fault.place) : fault.places;
  if (act)
    if (const Message turn = turn_in_words(state, now); !turn.empty()) {
      lines.push_back(msg::it_was_turn({.turn = turn}));
      asked |= turn_of(now).places;
    }
  for (const BattlePlace place : edge)
    if (has(asked, place) && now[place].lives_on())
      lines.push_back(choices_in_words(state, now, state.assault.battle.options, place));
  return lines;
}

/// A strike that costs something else than was written: what was forgotten.
std::optional<Message> forgotten(const BattleFault& fault, const Message& card, const Message& target) {
  if (fault.rule == BattleRule::shield && fault.due == 0) return msg::shield_stops({.card = card, .target = target});
  if (fault.rule == BattleRule::fire_shield && fault.due == 0)
    return msg::fire_shield_stops({.card = card, .target = target});
  if (fault.rule == BattleRule::counterattack) return msg::counter_stops_nothing();
  return std::nullopt;
}

Message message_of(const Position& state, const BattleFault& fault, const Fight& at) {
  const Message card = card_at(state, at, fault.place), others = cards_at(state, at, fault.places);
  const Message other = fault.target ? card_at(state, at, *fault.target) : msg::that_card();
  const Message slots = slots_in_words(fault.slots);
  switch (fault.wrong) {
    case Wrong::others_before:
      return msg::acts_too_early({.card = card, .others = others});
    case Wrong::attacker_before:
      return msg::acts_before_attacker({.card = card, .others = others});
    case Wrong::other_side_next:
      return msg::acts_out_of_turn({.card = card, .others = others});
    case Wrong::acted_already:
      return msg::acted_already({.card = card, .others = others});
    case Wrong::is_dead:
      return msg::acts_though_dead({.card = card});
    case Wrong::is_treasure:
      return msg::treasure_acts();
    case Wrong::not_at_the_edge:
    case Wrong::no_such_card:
      return msg::card_not_there();  // it has no place: called_nowhere() says which
    case Wrong::points_elsewhere:
      return msg::points_elsewhere({.card = card, .others = others, .target = other});
    case Wrong::no_slot:
      return msg::points_at_itself({.card = card});
    case Wrong::own_card:
      return msg::strikes_own_card({.card = card, .target = other});
    case Wrong::dead_card:
      return msg::strikes_dead_card({.card = card, .target = other});
    case Wrong::treasure_card:
      return msg::strikes_treasure({.card = card});
    case Wrong::no_strike:
      return msg::slot_does_not_strike({.card = card});
    case Wrong::no_movement:
      return msg::slot_does_not_move({.card = card});
    case Wrong::could_damage:
      return msg::could_damage({.card = card, .others = others, .slots = slots});
    case Wrong::had_to_burn:
      return msg::had_to_burn({.card = card, .others = others, .slots = slots});
    case Wrong::cost:
      return msg::cost_wrong({.due = quantity(fault.due, noun::life),
                              .got = fault.got,
                              .target = other,
                              .why = forgotten(fault, card, other)});
    case Wrong::not_dead:
      return msg::does_not_die({.due = quantity(fault.due, noun::life),
                                .got = fault.got,
                                .target = other,
                                .why = forgotten(fault, card, other)});
    case Wrong::has_ended:
      return msg::had_ended();
    case Wrong::uneven_edge:
      return msg::edge_uneven({.cards = quantity(fault.got, noun::card), .due = fault.due});
    case Wrong::uneven_six:
      return msg::six_uneven({.cards = quantity(fault.got, noun::card), .due = fault.due});
    case Wrong::wrong_order:
      return msg::laid_by_owner({.target = other});
    case Wrong::wrong_on_top:
      return msg::wrong_on_top({.due = fault.due, .got = fault.got});
    case Wrong::tie_on_top:
      return msg::tie_on_top();
    case Wrong::treasure_on_top:
      return msg::treasure_on_top();
    case Wrong::not_the_attackers:
      return msg::reserve_not_attackers();
    case Wrong::not_his_card:
      return msg::not_attackers_card({.target = other});
    case Wrong::swapped_before:
      return msg::exchanged_before();
    case Wrong::swapped_late:
      return msg::exchanged_late();
    case Wrong::swapped_beneath:
      return msg::exchanged_beneath();
    case Wrong::other_effect:
      return msg::card_has_other_effect();
    case Wrong::other_card:
      return msg::not_to_be_touched({.target = other});
    case Wrong::no_strike_made:
      return msg::no_strike_just_made({.target = other});
    case Wrong::too_late:
      return msg::effect_too_late({.target = other});
    case Wrong::could_go_on:
      return msg::could_still_damage({.others = others});
    case Wrong::could_burn:
      return msg::must_still_burn({.others = others});
    case Wrong::no_repetition:
      return msg::nothing_went_round();
    case Wrong::fewer_living:
      return msg::fewer_living({.attackers = fault.got, .defenders = fault.due});
    case Wrong::reserve_was:
      return msg::reserve_decides();
    case Wrong::others_fell:
      return msg::others_fell({.others = others});
  }
  return {};
}

/// A card that a line calls by a name that no card of the battle has.
CardId called_nowhere(const Position& state, const Action& action) {
  const auto missing = [&](const CardCalled& called, Places where) {
    return called.card != nothing_named && (places_called(state.assault, called) & where) == 0;
  };
  if (const auto* act = std::get_if<WrittenAct>(&action))
    return missing(act->card, the_edge)     ? act->card.card
           : missing(act->target, the_edge) ? act->target.card
                                            : nothing_named;
  const auto of_changes = [&](const std::vector<WrittenChange>& changes) {
    const auto found = std::ranges::find_if(
        changes, [&](const WrittenChange& one) { return missing(one.card, static_cast<Places>(~Places{0})); });
    return found == changes.end() ? nothing_named : found->card.card;
  };
  if (const auto* swapped = std::get_if<Swap>(&action))
    return missing(swapped->card, the_edge | bit(beneath_place)) ? swapped->card.card : nothing_named;
  if (const auto* used = std::get_if<UseAction>(&action)) return of_changes(used->changes);
  if (const auto* used = std::get_if<UseArtifact>(&action)) return of_changes(used->changes);
  return nothing_named;
}

Message nowhere_in_words(const Position& state, CardId id) {
  const Message card = card_name(state, id);
  const Places places = places_of(state.assault.battle, id);
  if (has(places, reserve_place)) return msg::is_reserve({.card = card});
  if (has(places, beneath_place)) return msg::is_beneath({.card = card});
  return msg::not_in_battle({.card = card});
}

/// Faults without those of a name that the set does not list: it may mean any card.
BattleFaults of_listed_cards(const Position& state, const Action& action, BattleFaults faults) {
  const bool nowhere = std::ranges::any_of(faults, [](const BattleFault& fault) {
    return fault.wrong == Wrong::not_at_the_edge || fault.wrong == Wrong::no_such_card;
  });
  if (!nowhere) return faults;
  const CardId card = called_nowhere(state, action);
  return card != nothing_named && state.box->card(card).listed ? faults : BattleFaults{};
}

/// Where nobody can tell how the cards lie: whether a change is one of a card that is surely of the wrong side.
BattleFaults reach_faults(const Position& state, Seat seat, const Effect& effect,
                          const std::vector<WrittenChange>& written) {
  BattleFaults found;
  const Assault& assault = state.assault;
  for (const Change& change : changes_called(written)) {
    if (!change.card || effect.does == Does::more) continue;
    const auto at = std::ranges::find(assault.cards, CardId{*change.card});
    const Fighter card = fighter_of(state, assault, CardId{*change.card});
    const auto may = [&](const std::optional<Side>& side) { return touches(effect.who, side, card.side); };
    if (at == assault.cards.end() || !card.side_known || std::ranges::any_of(sides_in(state, seat), may)) continue;
    const BattlePlace place{static_cast<std::uint8_t>(at - assault.cards.begin())};
    found.at = assault.battle.fight[0];
    found.add({.rule = BattleRule::right_effect, .wrong = Wrong::other_card, .place = place, .target = place});
  }
  return found;
}

/// Faults of the changes of an Action or an Artifact.
BattleFaults change_faults(const Position& state, Seat seat, const std::optional<Effect>& effect,
                           const std::vector<WrittenChange>& written) {
  BattleFaults found;
  const Assault& assault = state.assault;
  if (!effect || !assault.laid || assault.battle.fights == 0) return found;
  if (assault.battle.open) return assault.anything ? found : reach_faults(state, seat, *effect, written);
  // Whether it is of the card's kind is judged without the battle.
  for (const Change& change : changes_called(written)) {
    BattleFaults one;
    for (const std::optional<Side> side : sides_in(state, seat)) {
      one = judge(assault.battle, *effect, change, side);
      if (one.none()) break;
    }
    for (const BattleFault& fault : one)
      if (fault.wrong != Wrong::other_effect) {
        found.add(fault);
        found.at = one.at;
      }
  }
  return found;
}

/// What is wrong with who is said to have won.
BattleFaults end_faults(const Assault& assault, const EndBattle& end) {
  if (!assault.centred) return {};
  const Side winner = end.won ? Side::attacker : Side::defender;
  const auto fallen = fell(assault);
  BattleFaults found;
  if (assault.acts_written || assault.loop)
    found = judge_end(assault.battle, winner, assault.loop, fallen ? &*fallen : nullptr);
  return fallen && found.none() ? judge_fallen(assault.battle, winner, *fallen) : found;
}

}  // namespace

BattleFaults battle_faults(const Position& state, const Action& action) {
  const Assault& assault = state.assault;
  if (!assault.open) return {};
  if (const auto* used = std::get_if<UseAction>(&action))
    return of_listed_cards(state, action, change_faults(state, used->seat, effect_of(state, *used), used->changes));
  if (const auto* used = std::get_if<UseArtifact>(&action))
    return of_listed_cards(state, action, change_faults(state, used->seat, effect_of(state, *used), used->changes));
  if (std::holds_alternative<LayOut>(action)) {
    Position laid = state;
    apply(laid, action);
    std::vector<BattlePlace> order;
    if (assault.placed_written) {
      std::array<CardId, edge_places> left = assault.placed;
      for (const CardId card : left) {
        for (const BattlePlace place : edge)
          if (laid.assault.cards[place.value] == card &&
              std::ranges::none_of(order, [&](BattlePlace one) { return one == place; })) {
            order.push_back(place);
            break;
          }
      }
      if (order.size() != edge_count) order.clear();
    }
    return judge_edge(laid.assault.battle, order);
  }
  if (!assault.laid || assault.battle.fights == 0) return {};
  if (const auto* end = std::get_if<EndBattle>(&action)) return end_faults(assault, *end);
  if (assault.battle.open) return {};
  if (const auto* centre = std::get_if<LayCentre>(&action)) {
    if (assault.centred) return {};
    return judge_centre(assault.battle, fighter_of(state, assault, centre->upper),
                        fighter_of(state, assault, centre->lower));
  }
  if (const auto* swapped = std::get_if<Swap>(&action)) {
    const CardId reserve = assault.cards[reserve_place.value];
    if (assault.battle.swapped && reserve != nothing_named && swapped->card.card == reserve) return {};  // once more
    const Places places = swapped_places(assault, *swapped);  // right ones, if one is
    if (places != 0) return judge_swap(assault.battle, first_place(places));
    BattleFaults found;
    if (!assault.centred || not_seen(assault) != 0) return found;
    found.at = assault.battle.fight[0];
    found.add({.rule = BattleRule::swap, .wrong = Wrong::no_such_card, .place = reserve_place});
    return of_listed_cards(state, action, found);
  }
  if (const auto* act = std::get_if<WrittenAct>(&action))
    return of_listed_cards(state, action, judge(assault.battle, act_called(*act)));
  if (std::holds_alternative<Loop>(action)) return judge_loop(assault.battle);
  return {};
}

Finding in_words(const Position& state, const Action& action, const BattleFault& fault, const BattleFaults& all) {
  Words words;
  if (std::holds_alternative<LayOut>(action)) {
    Position laid = state;
    apply(laid, action);
    words.message = message_of(laid, fault, laid.assault.battle.fight[0]);
  } else if (std::holds_alternative<LayCentre>(action)) {
    words.message = message_of(state, fault, state.assault.battle.fight[0]);
  } else {
    const bool nowhere = fault.wrong == Wrong::not_at_the_edge || fault.wrong == Wrong::no_such_card;
    words.message = nowhere ? nowhere_in_words(state, called_nowhere(state, action)) : message_of(state, fault, all.at);
    words.because = explained(state, action, fault, all.at);
  }
  if (std::holds_alternative<WrittenAct>(action))
    words.part = fault.wrong == Wrong::cost || fault.wrong == Wrong::not_dead ? extra : object;
  const bool depends_on_acts = !std::holds_alternative<Swap>(action);  // a late one is late, whatever was done before
  if (depends_on_acts && state.assault.slipped != never) words.follows = state.assault.slipped;
  return broken(std::move(words));
}

Finding placement_as_agreed(const Position& state, const PlacedInOrder&) {
  const Assault& assault = state.assault;
  if (state.map.placement != LaidOut::beginner || !assault.open) return kept();
  return broken_by(whole, msg::placed_by_turns());
}

Finding battle_can_be_judged(const Position& state, const EndBattle&) {
  const Assault& assault = state.assault;
  if (!assault.open) return kept();
  const auto unlisted = [&](CardId card) { return card != nothing_named && !state.box->card(card).listed; };
  const auto any_unlisted = [&](const auto& cards) { return std::ranges::any_of(cards, unlisted); };
  const bool sent = any_unlisted(assault.sent[0].named) || any_unlisted(assault.sent[1].named);
  return sent || any_unlisted(assault.cards) ? cannot_tell(no_cards) : kept();
}

namespace {

/// A card is called that may be one of several.
Finding may_be_another(const Position& state, Part part, const CardCalled& called) {
  return odd(part, [&] { return msg::may_be_several({.card = card_name(state, called.card)}); });
}

}  // namespace

Finding one_is_meant(const Position& state, const WrittenAct& act) {
  const Assault& assault = state.assault;
  if (!is_judged(assault) || (act.card.place != 0 && act.target.place != 0)) return kept();
  const std::vector<Act> all = readings(assault.battle, act_called(act));
  if (all.size() < 2) return kept();
  const bool actors = std::ranges::any_of(all, [&](const Act& one) { return one.place != all.front().place; });
  return actors ? may_be_another(state, object, act.card) : may_be_another(state, target, act.target);
}

Finding one_is_swapped(const Position& state, const Swap& swapped) {
  if (!is_judged(state.assault) || swapped.card.place != 0) return kept();
  const Places places = swapped_places(state.assault, swapped);
  return std::popcount(places) > 1 ? may_be_another(state, object, swapped.card) : kept();
}

Finding one_is_changed(const Position& state, Seat seat, const std::optional<Effect>& effect,
                       const std::vector<WrittenChange>& changes) {
  const Assault& assault = state.assault;
  if (!effect || !assault.laid || assault.battle.fights == 0 || assault.battle.open) return kept();
  for (const WrittenChange& change : changes) {
    if (change.card.place != 0) continue;
    for (const Change& one : changes_called({change})) {
      std::vector<std::optional<Side>> sides = sides_in(state, seat);
      const auto right = [&](const std::optional<Side>& side) {
        return judge(assault.battle, *effect, one, side).none();
      };
      if (std::ranges::any_of(sides, right)) std::erase_if(sides, std::not_fn(right));
      for (const std::optional<Side>& side : sides)
        if (std::popcount(readings(assault.battle, *effect, one, side)) > 1)
          return may_be_another(state, extra, change.card);
    }
  }
  return kept();
}

namespace {

/// A card of these that is not among the six, whatever the unseen ones are: they are those that are laid, else those
/// that were sent.
CardId one_too_many(const Position& state, const std::vector<CardId>& named) {
  const Assault& assault = state.assault;
  std::vector<CardId> there;
  if (assault.laid) {
    const std::size_t laid = assault.centred ? assault.cards.size() : edge_count;
    std::copy_n(assault.cards.begin(), laid, std::back_inserter(there));
    std::erase(there, nothing_named);
  } else {
    for (const Cards& sent : assault.sent) there.insert(there.end(), sent.named.begin(), sent.named.end());
  }
  auto unseen = static_cast<std::ptrdiff_t>(assault.cards.size() - std::min(assault.cards.size(), there.size()));
  for (const CardId card : named) {
    const auto found = std::ranges::find(there, card);
    if (found != there.end()) {
      there.erase(found);
    } else if (state.box->card(card).listed && --unseen < 0) {
      return card;
    }
  }
  return nothing_named;
}

/// Whether they are who fell in some play of the cards, the reserve exchanged or not.
bool can_have_fallen(const Assault& assault, const Fell& written) {
  const auto can = [&](const Battle& battle) {
    for (std::size_t index = 0; index < battle.fights; ++index)
      for (Places dead = 0; dead <= the_edge; ++dead)
        if (fits(battle, battle.fight[index], dead, written)) return true;
    return false;
  };
  const std::vector<Battle> others = exchanges(assault);
  return can(assault.battle) || std::ranges::any_of(others, can);
}

}  // namespace

Finding fallen_were_there(const Position& state, const Fallen& fallen) {
  const Assault& assault = state.assault;
  if (!assault.open || !fallen.cards.counted()) return kept();
  const std::vector<CardId>& named = fallen.cards.named;
  if (const CardId card = one_too_many(state, named); card != nothing_named) {
    const auto written = std::ranges::count(named, card);
    return written == 1
               ? broken_by(object, nowhere_in_words(state, card))
               : broken_by(object, msg::more_fell_than_fought({.card = card_name(state, card), .number = written}));
  }
  const bool listed = std::ranges::all_of(named, [&](CardId card) { return state.box->card(card).listed; });
  if (!listed || !is_judged(assault)) return kept();
  if (can_have_fallen(assault, {.named = named, .unnamed = fallen.cards.unknown})) return kept();
  for (const CardId card : named) {
    if (state.box->card(card).kind == CardKind::treasure) return broken_by(object, msg::treasure_fell());
    if ((places_of(assault.battle, card) & the_edge) == 0) return broken_by(object, nowhere_in_words(state, card));
  }
  return broken_by(object, msg::more_fell_than_at_edge({.cards = quantity(fallen.cards.size(), noun::card)}));
}

Finding neutrals_by_an_opponent(const Position& state, const NeutralsBy& neutrals) {
  const Assault& assault = state.assault;
  if (!assault.open) return kept();
  if (neutrals.seat == assault.attacker) return broken_by(whole, msg::attacker_plays_neutrals());
  const bool ally = state.scenario == Scenario::alliance && state.allies(neutrals.seat, assault.attacker);
  if (!ally || state.options[Option::neutral_player] == 1) return kept();
  return broken_by(whole, msg::ally_plays_neutrals({.player = neutrals.seat}));
}

}  // namespace elfref::elven_rage
