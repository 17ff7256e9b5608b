#include "elfref/elven_rage/rules/battle_in_words.h"

#include <fmt/format.h>

#include <array>
#include <cstdlib>
#include <optional>

#include "elfref/core/words/core_msg.h"
#include "elfref/elven_rage/rules/judges.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

namespace elfref::elven_rage {
namespace {

using BattlePlace = elven_rage::Place;

/// The same moment where the next act begins.
Fight begun(const Fight& fight) {
  Fight next = fight;
  begin_turn(next);
  return next;
}

Message lives_in_words(const Fighter& card) {
  return card.lives_on() ? alone(quantity(card.lives, noun::life)) : msg::is_without_life();
}

/// One of the cards that an effect may touch.
Message touched_card(Who who) {
  return who == Who::own ? msg::an_own_card() : who == Who::enemy ? msg::an_enemy_card() : msg::some_card();
}

Message time_in_words(When when) {
  switch (when) {
    case When::battle:
      return msg::within_a_battle();
    case When::reveal:
      return msg::before_the_centre();
    case When::placement:
      return msg::before_the_edge();
    case When::own_turn:
      return msg::within_own_turn();
    case When::any:
      break;
  }
  return {};
}

/// An effect without its time.
Message done_by(const Effect& effect) {
  const Message card = touched_card(effect.who);
  const ArgView lives = quantity(std::abs(effect.amount), noun::life);
  switch (effect.does) {
    case Does::slot:
      return msg::slot_of_card_becomes({.card = card, .icon = icon_noun(effect.icon)});
    case Does::life:
      return effect.amount < 0 ? msg::loses_lives({.card = card, .lives = lives})
                               : msg::gains_lives({.card = card, .lives = lives});
    case Does::initiative:
      return msg::initiative_changes({.amount = verbatim(fmt::format("{:+}", effect.amount)), .card = card});
    case Does::more:
      return msg::strike_takes_more({.lives = lives});
    case Does::draw:
      return msg::draws_cards({.cards = quantity(effect.amount, noun::card)});
    case Does::capture:
      return msg::one_more_capture();
    case Does::token:
      return msg::rage_change_token();
    case Does::tower:
      return msg::rage_change_tower();
    case Does::beginner:
      return msg::laid_out_for_beginners();
    case Does::other:
      break;
  }
  return msg::does_what_it_says();
}

}  // namespace

Noun slot_noun(Slot slot) {
  constexpr std::array<Noun, slot_count> nouns{noun::slot_left, noun::slot_centre, noun::slot_right};
  return nouns[static_cast<std::size_t>(slot)];
}

Noun side_noun(Side side) {
  return side == Side::attacker ? noun::attacker : noun::defender;
}

Message effect_in_words(const Effect& effect) {
  const Message does = done_by(effect);
  return effect.when == When::any ? does : msg::when_and_effect({.effect = does, .when = time_in_words(effect.when)});
}

Message card_at(const Position& state, const Fight& fight, BattlePlace place) {
  const Assault& assault = state.assault;
  if (!at_edge(place)) return card_name(state, assault.cards[place.value]);
  const Fighter& card = fight[place];
  const CardId id = card.kind == Fighter::Kind::warrior ? card.card : assault.cards[place.value];
  return msg::card_at({.card = card_name(state, id), .place = place.value + 1});
}

Message cards_at(const Position& state, const Fight& fight, Places places, Joint joint) {
  List all(joint);
  for (const BattlePlace place : edge)
    if (has(places, place)) all.add(card_at(state, fight, place));
  return all.take();
}

Message place_in_words(const Position& state, const Fight& fight, BattlePlace place) {
  const Fighter& card = fight[place];
  if (card.kind == Fighter::Kind::treasure) return msg::shows_treasure();
  if (card.kind == Fighter::Kind::unknown) return msg::shows_unknown();
  const auto say_it = [&](const auto& shows) {
    return shows({.card = card_name(state, card.card),
                  .centre = icon_noun(card.icons[1]),
                  .initiative = card.initiative,
                  .left = icon_noun(card.icons[0]),
                  .lives = lives_in_words(card),
                  .right = icon_noun(card.icons[2]),
                  .side = side_noun(card.side)});
  };
  return card.acted && card.fights() ? say_it(msg::shows_card_acted) : say_it(msg::shows_card);
}

Message turn_in_words(const Position& state, const Fight& fight) {
  const Fight now = begun(fight);
  const Turn turn = turn_of(now);
  const Message whose = cards_at(state, now, turn.places, Joint::or_);
  switch (turn.why) {
    case Due::nobody:
      return {};
    case Due::initiative:
      return msg::turn_of_highest({.cards = whose, .initiative = turn.initiative});
    case Due::attacker_first:
      return msg::turn_of_attacker({.cards = whose, .initiative = turn.initiative});
    case Due::by_turns:
      break;
  }
  const Noun last = now.last_at(turn.initiative) == Side::attacker ? noun::attacker : noun::defender;
  return msg::turn_by_sides({.cards = whose, .initiative = turn.initiative, .side = last});
}

Message strike_in_words(const Fight& fight, const BattleOptions& options, BattlePlace by, Slot slot) {
  const Hit hit = hit_of(fight, options, by, slot);
  const Noun icon = icon_noun(hit.icon), facing = icon_noun(hit.facing);
  switch (hit.comes_to) {
    case Struck::damage: {
      const auto burn = hit.burn > 0 ? std::optional(quantity(hit.burn, noun::life)) : std::nullopt;
      const ArgView lives = quantity(hit.lives, noun::life);
      return fight[hit.at].lives <= hit.lives
                 ? msg::strike_kills({.burn = burn, .facing = facing, .icon = icon, .lives = lives})
                 : msg::strike_takes({.burn = burn, .facing = facing, .icon = icon, .lives = lives});
    }
    case Struck::shield:
      return msg::strike_meets_shield({.icon = icon});
    case Struck::fire:
      return msg::strike_meets_fire({.burn = quantity(hit.burn, noun::life), .icon = icon});
    case Struck::unclear:
      return msg::strike_unclear({.facing = facing, .icon = icon});
    default:
      return alone(icon);
  }
}

CanDo can_do(const Position& state, const Fight& fight, const BattleOptions& options, BattlePlace place) {
  CanDo can;
  const Choices choices = choices_of(fight, options, place);
  const auto strikes = static_cast<SlotSet>(choices.damage | choices.burns | choices.stopped | choices.unclear);
  for (const Slot slot : all_slots) {
    const Message other = card_at(state, fight, target_of(place, slot, options.left_hits));
    if (has(strikes, slot))
      can.strikes.push_back(msg::can_strike_at(
          {.slot = slot_noun(slot), .strike = strike_in_words(fight, options, place, slot), .target = other}));
    if (has(choices.moves, slot) && choices.may_move)
      can.moves.push_back(msg::can_move_with({.slot = slot_noun(slot), .target = other}));
  }
  return can;
}

Message choices_in_words(const Position& state, const Fight& fight, const BattleOptions& options, BattlePlace place) {
  const Fight now = begun(fight);
  const CanDo can = can_do(state, now, options, place);
  return msg::can_do({.card = card_at(state, now, place),
                      .moves = list(Joint::or_, can.moves),
                      .strikes = list(Joint::or_, can.strikes)});
}

}  // namespace elfref::elven_rage
