#include <algorithm>
#include <array>
#include <string>

#include "elfref/core/words/core_msg.h"
#include "elfref/elven_rage/asking/board_picture.h"
#include "elfref/elven_rage/asking/choices.h"
#include "elfref/elven_rage/asking/slots.h"
#include "elfref/elven_rage/recorder/guide.h"
#include "elfref/elven_rage/rules/battle_in_words.h"
#include "elfref/elven_rage/rules/judges.h"
#include "elfref/elven_rage/rules/moves.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

// The answers of each slot.

namespace elfref::elven_rage {
namespace {

using recorder::Answer;
using BattlePlace = elven_rage::Place;

// ---------------------------------------------------------------- one answer

Answer plain(std::string_view value, Message words, std::string_view picto = {}) {
  return {.value = std::string(value), .words = std::move(words), .picto = std::string(picto)};
}

Answer not_seen() {
  return plain(value::unknown, elfref::msg::recorder_not_seen(), value::unknown);
}

/// What a card shows: `4/2 simple shield none`.
Message shown_on(const Card& card) {
  if (!card.listed || !card.fights()) return {};
  const auto icon = [&](Slot slot) { return icon_noun(card.slots.at(static_cast<std::size_t>(slot))); };
  return msg::rage_card_shows({.centre = icon(Slot::centre),
                               .initiative = card.initiative,
                               .left = icon(Slot::left),
                               .lives = card.lives,
                               .right = icon(Slot::right)});
}

Answer of_card(const Box& box, CardId id) {
  const Card& card = box.card(id);
  return {.value = card.name, .words = alone(verbatim(card.name)), .picto = piece::card, .effect = shown_on(card)};
}

void add_once(std::vector<Answer>& all, Answer answer) {
  if (std::ranges::find(all, answer.value, &Answer::value) == all.end()) all.push_back(std::move(answer));
}

// ---------------------------------------------------------------- which cards

/// Whether a card may come to a hand.
bool of_hands(const Card& card) {
  return card.kind.may_be(of_a_hand);
}
bool of_people(const Position& state, const Card& card, Seat seat) {
  const auto people = state.elves[seat.value];
  return people ? card.pile.may_be(*people) : !card.pile.is(Pile::neutral);
}

template <class Fits>
std::vector<Answer> cards_that(const Position& state, const Fits& fits) {
  std::vector<Answer> all;
  const std::vector<Card>& cards = state.box->components.cards;
  for (CardId id = 0; id < cards.size(); ++id)
    if (fits(cards[id])) add_once(all, of_card(*state.box, id));
  return all;
}

std::vector<Answer> neutral_cards_of(const Position& state, bool free) {
  return cards_that(state, [&](const Card& card) { return free || card.pile.may_be(Pile::neutral); });
}

/// The cards that may be in the battle under way: those that were sent if they are known, else those of both sides.
std::vector<Answer> cards_of_battle(const Position& state, bool free) {
  const Assault& assault = state.assault;
  std::vector<Answer> all;
  for (const Cards& sent : assault.sent)
    for (const CardId id : sent.named)
      if (id < state.box->components.cards.size()) add_once(all, of_card(*state.box, id));
  const auto defender = assault.defender();
  const auto fits = [&](const Card& card) {
    return free || of_people(state, card, assault.attacker) || (defender && of_people(state, card, *defender)) ||
           (assault.may_be_free() && card.pile.may_be(Pile::neutral)) ||
           (card.kind.may_be(lies_apart) && card.kind.known());
  };
  for (Answer& answer : cards_that(state, fits)) add_once(all, std::move(answer));
  return all;
}

/// The cards at the edge and in the centre, as they are called, each at its place.
std::vector<Answer> cards_there(const Position& state, bool centre) {
  std::vector<Answer> all;
  const Assault& assault = state.assault;
  if (assault.open && assault.laid) {
    const Battle battle = as_it_stands(assault.battle);
    for (const BattlePlace place : edge) {
      const CardId id = card_at(assault, place);
      const CardCalled called = battle.fights > 0 ? called_at(battle, place) : CardCalled{.card = id};
      const bool by_name = called.place == 0 && id != nothing_named;
      Answer answer =
          by_name ? of_card(*state.box, id)
                  : plain(std::to_string(place.value + 1),
                          msg::card_at({.card = name_in_battle(state, id), .place = place.value + 1}), piece::card);
      answer.at = "place:" + id_of_place(place);
      add_once(all, std::move(answer));
    }
  }
  if (centre && assault.centred)
    for (const BattlePlace place : {reserve_place, beneath_place}) {
      Answer answer = plain(place == reserve_place ? "reserve" : "beneath",
                            place == reserve_place ? msg::the_reserve() : msg::the_card_beneath(), piece::card);
      answer.at = "place:" + id_of_place(place);
      all.push_back(std::move(answer));
    }
  return all;
}

/// The cards that may lie in the centre: those that were sent and are not at the edge. `but`: one that lies there.
std::vector<Answer> cards_for_centre(const Position& state, std::string_view but, bool free) {
  const Assault& assault = state.assault;
  std::vector<CardId> left;
  bool known = !free;
  for (const Cards& sent : assault.sent) {
    known = known && sent.unknown == 0 && sent.counted() && !sent.named.empty();
    left.insert(left.end(), sent.named.begin(), sent.named.end());
  }
  const auto take = [&](CardId id) {
    const auto found = std::ranges::find(left, id);
    if (found == left.end()) return false;
    left.erase(found);
    return true;
  };
  for (const BattlePlace place : edge) known = known && assault.laid && take(assault.cards[place.value]);
  if (known && !but.empty()) take(card_named(*state.box, but));
  std::vector<Answer> all;
  if (known && !left.empty()) {
    for (const CardId id : left) add_once(all, of_card(*state.box, id));
  } else {
    all = cards_of_battle(state, free);
    all.push_back(not_seen());
  }
  return all;
}

// ---------------------------------------------------------------- acts

/// What a card may do: `strikes Bog Wisp`, on the card that it strikes.
Answer of_act(const Position& state, const Battle& battle, const Act& act) {
  const Assault& assault = state.assault;
  const Message card = name_in_battle(state, card_at(assault, act.place));
  Answer answer{.value = value_of(act)};
  if (!act.target) {
    answer.words = msg::rage_stays({.card = card});
    answer.picto = value::none;
    answer.at = "place:" + id_of_place(act.place);
    return answer;
  }
  const Message target = name_in_battle(state, card_at(assault, *act.target));
  answer.at = "place:" + id_of_place(*act.target);
  if (act.kind == Act::Kind::move) {
    answer.words = msg::rage_moves({.card = card, .target = target});
    return answer;
  }
  answer.words = msg::rage_strikes({.card = card, .target = target});
  if (battle.fights == 0 || !act.slot) return answer;
  const Fight& fight = battle.fight[0];
  answer.effect = msg::slot_and_strike(
      {.slot = slot_noun(*act.slot), .strike = strike_in_words(fight, battle.options, act.place, *act.slot)});
  const Hit hit = hit_of(fight, battle.options, act.place, *act.slot);
  if (hit.comes_to == Struck::damage) answer.pill = msg::rage_lives_less({.lives = static_cast<int>(hit.lives)});
  return answer;
}

/// Everything that the cards whose turn it is may try, then what others may.
std::vector<Answer> acts(const Position& state, bool free) {
  std::vector<Answer> all;
  const Assault& assault = state.assault;
  if (!assault.laid || !is_judged(assault)) return all;
  const Battle battle = as_it_stands(assault.battle);
  if (battle.fights == 0) return all;
  const Fight& fight = battle.fight[0];
  const Places due = turn_in(battle).places;
  const auto add_of = [&](BattlePlace place) {
    const Fighter& fighter = fight[place];
    for (const Slot slot : all_slots) {
      const Icon icon = fighter.icons.at(static_cast<std::size_t>(slot));
      const BattlePlace target = target_of(place, slot, battle.options.left_hits);
      const auto add = [&](Act::Kind kind) {
        add_once(all, of_act(state, battle,
                             {.kind = kind, .place = place, .slot = slot, .target = target, .cost = std::nullopt}));
      };
      if (free || lives_of(icon) > 0 || icon == Icon::other) add(Act::Kind::strike);
      if (free || icon == Icon::move) add(Act::Kind::move);
    }
    add_once(all, of_act(state, battle,
                         {.kind = Act::Kind::stay,
                          .place = place,
                          .slot = std::nullopt,
                          .target = std::nullopt,
                          .cost = std::nullopt}));
  };
  for (const BattlePlace place : edge)
    if (has(due, place)) add_of(place);
  for (const BattlePlace place : edge)
    if (!has(due, place) && (free || !fight[place].dead)) add_of(place);
  return all;
}

std::vector<Answer> manners() {
  return {plain("strikes", msg::rage_does_strike()), plain("moves", msg::rage_does_move()),
          plain("stays", msg::rage_does_stay()), plain("nothing", msg::rage_does_nothing())};
}
std::vector<Answer> costs() {
  return {plain("dies", msg::rage_cost_dies()), plain("1", msg::rage_lives_less({.lives = 1})),
          plain("2", msg::rage_lives_less({.lives = 2})), plain("0", msg::rage_cost_nothing())};
}
std::vector<Answer> sides() {
  std::vector<Answer> all;
  for (const Slot slot : all_slots)
    all.push_back(plain(slot_names.at(static_cast<std::size_t>(slot)), alone(slot_noun(slot))));
  return all;
}

// ---------------------------------------------------------------- places

/// A place of the map, or one that a line has named.
Answer of_place(const Position& state, PlaceId id) {
  Answer answer = plain(state.box->places[id].name, alone(verbatim(state.box->places[id].name)));
  if (id < state.map.mapped) answer.at = "place:" + id_of_place(id);
  return answer;
}

template <class Fits>
std::vector<Answer> places_that(const Position& state, const Fits& fits) {
  std::vector<Answer> all;
  for (PlaceId id = 0; id < state.box->places.size(); ++id)
    if (fits(id)) add_once(all, of_place(state, id));
  return all;
}

/// What may be attacked: the places that have names; without a map also kinds of places, by their owners. Or nothing.
std::vector<Answer> targets(const Position& state, Seat seat) {
  std::vector<Answer> all = places_that(state, [](PlaceId) { return true; });
  for (std::size_t kind = state.has_map() ? 0 : place_kind_count; kind-- > 0;) {
    const Noun noun = place_kind(PlaceKind(kind));
    const std::string name(place_kind_names.at(kind));
    if (PlaceKind(kind) != PlaceKind::castle) all.push_back(plain("kind:" + name, alone(noun), name));
    if (PlaceKind(kind) == PlaceKind::centre) continue;
    for (std::uint8_t owner = 0; owner < state.players; ++owner)
      if (Seat{owner} != seat && !state.of[owner].out)
        all.push_back(plain("kind:" + name + ":" + value_of(Seat{owner}),
                            msg::rage_place_of({.owner = Seat{owner}, .place = noun}), name));
  }
  all.push_back(plain(value::none, msg::rage_declines({.player = seat}), "pass"));
  return all;
}

/// Where a token may go: beside the place from which it comes.
std::vector<Answer> token_targets(const Position& state, std::string_view from, bool free) {
  const PlaceId at = place_named(*state.box, from);
  if (free || !state.has_map() || at >= state.map.mapped) return places_that(state, [](PlaceId) { return true; });
  const auto& beside = state.box->map->places[at].neighbours;
  return places_that(state, [&](PlaceId id) { return std::ranges::find(beside, id) != beside.end(); });
}

std::vector<Answer> squads(const Position& state, bool free) {
  std::vector<Answer> all;
  const int known = state.common.squad_count;
  const int number = known > 0 ? known : state.players + 1;
  for (int squad = 1; squad <= number; ++squad) {
    Answer answer = plain(std::to_string(squad), msg::rage_squad({.squad = squad}), piece::squad);
    if (known > 0 && squad < static_cast<int>(state.common.squads.size())) {
      const Squad& one = state.common.squads[static_cast<std::size_t>(squad)];
      if (one.open != nothing_named) answer.effect = msg::lies_open({.card = card_name(state, one.open)});
      if (one.is == Squad::Is::gone) answer.effect = msg::rage_squad_gone();
      if (one.is == Squad::Is::gone && !free && state.assault.looked_at == squad) continue;
    }
    answer.at = "slot:squads";
    all.push_back(std::move(answer));
  }
  return all;
}

// ---------------------------------------------------------------- things

Answer of_artifact(const Position& state, ArtifactId id) {
  const Artifact& artifact = state.box->components.artifacts[id];
  return plain(artifact.name, alone(verbatim(artifact.name)), piece::artifact);
}

/// Artifacts, those that a player certainly holds first.
std::vector<Answer> artifacts(const Position& state, Seat seat, bool only_held) {
  std::vector<Answer> all;
  const auto size = static_cast<ArtifactId>(state.box->components.artifacts.size());
  for (ArtifactId id = 0; id < size; ++id)
    if (holds(state, seat, id)) add_once(all, of_artifact(state, id));
  for (ArtifactId id = 0; id < size && !only_held; ++id) add_once(all, of_artifact(state, id));
  return all;
}

std::vector<Answer> things(const Position& state, Seat seat, bool help) {
  std::vector<Answer> all{plain("treasure", msg::a_treasure(), piece::treasure),
                          plain("artifact", msg::rage_some_artifact(), piece::artifact)};
  if (help) all.push_back(plain("help", msg::help_in_battle()));
  for (Answer& artifact : artifacts(state, seat, false)) all.push_back(std::move(artifact));
  return all;
}

std::vector<Answer> goals(const Position& state) {
  std::vector<Answer> all;
  for (const Goal& goal : state.box->components.goals) add_once(all, plain(goal.name, alone(verbatim(goal.name))));
  if (may_be_more_goals(*state.box)) add_once(all, not_seen());
  return all;
}

std::vector<Answer> players(const Position& state, std::optional<Seat> but) {
  std::vector<Answer> all;
  for (std::uint8_t seat = 0; seat < state.players; ++seat)
    if (Seat{seat} != but) all.push_back(plain(value_of(Seat{seat}), alone(Seat{seat})));
  return all;
}

std::vector<Answer> numbers(int least, int most) {
  std::vector<Answer> all;
  for (int number = least; number <= most; ++number) all.push_back(plain(std::to_string(number), alone(number)));
  return all;
}

std::vector<Answer> amounts(std::string_view what) {
  std::vector<Answer> all;
  if (what == value_of(WrittenChange::Kind::draw)) return numbers(0, 5);
  for (const int amount : {1, 2, 3, 4, 5, -1, -2, -3, -4, -5})
    all.push_back(plain(std::to_string(amount),
                        amount > 0 ? msg::rage_more({.number = amount}) : msg::rage_less({.number = -amount})));
  return all;
}

std::vector<Answer> icons() {
  std::vector<Answer> all;
  for (std::size_t icon = 0; icon + 1 < icon_count; ++icon)
    all.push_back(plain(icon_names.at(icon), alone(icon_noun(Icon(icon)))));
  return all;
}

/// What a card shows that no set lists.
std::vector<Answer> of_a_new_card(const Box& box, std::string_view slot) {
  constexpr int most_initiative = 15, most_lives = 9, most_copies = 4;
  std::vector<Answer> all;
  if (slot == "initiative") return numbers(0, most_initiative);
  if (slot == "lives") return numbers(1, most_lives);
  if (slot == "copies") return numbers(1, most_copies);
  if (slot == "card") {
    const auto cards = static_cast<CardId>(box.components.cards.size());
    for (CardId id = cards; id-- > 0;)  // the last that was named first
      if (!box.card(id).listed) add_once(all, of_card(box, id));
  } else if (slot == "deck") {
    for (std::size_t pile = 0; pile < pile_count; ++pile)
      if (!box.components.whole(Pile(pile))) all.push_back(plain(pile_names.at(pile), alone(people(Pile(pile)))));
  } else {
    all = icons();
    all.push_back(plain(name_of(Icon::other), alone(icon_noun(Icon::other))));
  }
  return all;
}

std::vector<Answer> changes() {
  using Kind = WrittenChange::Kind;
  const std::array<std::pair<Kind, Message>, 9> all{{{Kind::slot, msg::rage_change_slot()},
                                                     {Kind::life, msg::rage_change_life()},
                                                     {Kind::initiative, msg::rage_change_initiative()},
                                                     {Kind::draw, msg::rage_change_draw()},
                                                     {Kind::capture, msg::one_more_capture()},
                                                     {Kind::token, msg::rage_change_token()},
                                                     {Kind::tower, msg::rage_change_tower()},
                                                     {Kind::beginner, msg::laid_out_for_beginners()},
                                                     {Kind::unknown, elfref::msg::recorder_not_seen()}}};
  std::vector<Answer> answers;
  for (const auto& [kind, words] : all) answers.push_back(plain(value_of(kind), words));
  return answers;
}

/// The cards with Actions that a player may have; in a free composition any card.
std::vector<Answer> actions(const Position& state, Seat seat, bool free) {
  std::vector<Answer> all = cards_that(state, [&](const Card& card) {
    if (free) return true;
    return of_people(state, card, seat) && of_hands(card) && (!card.listed || card.action.has_value());
  });
  for (Answer& answer : all) {
    const Card& card = state.box->card(card_named(*state.box, answer.value));
    if (card.action)
      answer.effect =
          msg::price_and_effect({.effect = effect_in_words(card.action->effect), .price = card.action->price});
  }
  if (free) all.push_back(not_seen());
  return all;
}

std::vector<Answer> of_a_sum(const Position& state, Seat seat, std::string_view form, bool free) {
  if (form == form::fallen) {
    std::vector<Answer> all = cards_there(state, true);
    // Those that fell are named, never called by their places.
    std::erase_if(all, [&](const Answer& answer) { return card_named(*state.box, answer.value) == nothing_named; });
    for (const CardId id : state.assault.cards)
      if (state.assault.laid && id < state.box->components.cards.size()) add_once(all, of_card(*state.box, id));
    return all;
  }
  const bool apart = form == form::defend || form == form::send;
  std::vector<Answer> all = cards_that(state, [&](const Card& card) {
    if (free || (of_people(state, card, seat) && (apart || of_hands(card)))) return true;
    return apart && card.kind.known() && card.kind.may_be(lies_apart);
  });
  all.push_back(not_seen());
  return all;
}

}  // namespace

std::vector<recorder::Answer> Guide::answers(const Spot& spot, const Session&, std::string_view form,
                                             std::string_view slot, const Choices& choices, bool free) {
  const Position& state = spot.state;
  const Seat seat = spot.seat;
  if (form == form::new_card) return of_a_new_card(*state.box, slot);
  if (slot == "cards") return of_a_sum(state, seat, form, free);
  if (slot == "land") return targets(state, seat);
  if (slot == "squad") return squads(state, free);
  if (slot == "shows") {
    std::vector<Answer> all = neutral_cards_of(state, free);
    all.push_back(plain(value::none, msg::rage_none_shown(), value::none));
    return all;
  }
  if (slot == "seats") {
    std::vector<Answer> all = cards_of_battle(state, free);
    all.push_back(not_seen());
    return all;
  }
  if (slot == "upper") return cards_for_centre(state, {}, free);
  if (slot == "lower") return cards_for_centre(state, choices.one("upper"), free);
  if (slot == "act") return acts(state, free);
  if (slot == "does") return manners();
  if (slot == "cost") return costs();
  if (slot == "side") return sides();
  if (slot == "icon") return icons();
  if (slot == "what") return changes();
  if (slot == "amount") return amounts(choices.one("what"));
  if (form == form::swap) return cards_there(state, true);
  if (slot == "who" || slot == "target") {
    std::vector<Answer> all = cards_there(state, false);
    if (!state.assault.laid || free)
      for (Answer& answer : cards_of_battle(state, free)) add_once(all, std::move(answer));
    return all;
  }
  if (slot == "on") {
    std::vector<Answer> all = cards_there(state, true);
    if (!state.assault.laid)
      for (Answer& answer : cards_of_battle(state, free)) add_once(all, std::move(answer));
    return all;
  }
  if (slot == "card") return actions(state, seat, free);
  if (form == form::artifact) {
    std::vector<Answer> all = artifacts(state, seat, false);
    std::erase_if(all, [&](const Answer& answer) {
      return !free && holds(state, seat, artifact_named(*state.box, answer.value));
    });
    all.push_back(not_seen());
    all.push_back(plain(value::none, msg::rage_no_artifact(), value::none));
    return all;
  }
  if (slot == "artifact") {
    std::vector<Answer> all = artifacts(state, seat, false);
    all.push_back(not_seen());
    return all;
  }
  if (slot == "given") return things(state, seat, false);
  if (slot == "taken") return things(state, seat, true);
  if (slot == "with") return players(state, form == form::neutrals ? std::nullopt : std::optional(seat));
  if (slot == "goal") return goals(state);
  if (slot == "number") return numbers(0, own_cards);
  if (slot == "to" && choices.has("from")) return token_targets(state, choices.one("from"), free);
  if (slot == "from" || slot == "to")
    return places_that(
        state, [&](PlaceId id) { return free || id >= state.map.mapped || state.map.lands[id].may_be_of(seat); });
  return {};
}

void Guide::describe(const Spot& spot, const Session& session, const Action& play, recorder::Answer& answer) {
  if (is_any<Attack>(play)) answer.effect = remark_on(spot.state, {*spot.state.box, session.players}, play);
}

}  // namespace elfref::elven_rage
