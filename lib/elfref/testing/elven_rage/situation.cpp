#include <algorithm>
#include <memory>

#include "elfref/elven_rage/reading/decode_components.h"
#include "elfref/testing/elven_rage/playing.h"

// What somebody sees who is going to break a rule.

namespace elfref::testing::rage {
namespace {

std::shared_ptr<const Box> make_box(int players) {
  Box box{.components = *built_in_components("trial-set"), .built_in = true};
  box.map = *box.components.map_for(players);
  for (const MapPlace& place : box.map->places) box.places.push_back({place.name, place.kind});
  return std::make_shared<const Box>(std::move(box));
}

/// The battle under way, with the cards of the line by which they are laid.
TrueBattle battle_of(const Game& game, const Untold& untold, const Line& next) {
  const Position& state = game.table();
  const Assault& assault = state.assault;
  TrueBattle battle{.attacker = assault.attacker,
                    .squad = assault.squad,
                    .cards = assault.cards,
                    .advanced = assault.battle.placement == Placement::advanced,
                    .centred = assault.centred,
                    .swapped = assault.swapped,
                    .acted = untold.acted,
                    .used = untold.used,
                    .left_out = untold.left_out,
                    .unclear = untold.unclear,
                    .changed = untold.changed,
                    .reserve = assault.battle.owner,
                    .options = assault.battle.options};
  if (const auto owner = assault.defender()) battle.owner = owner->value;
  if (assault.laid) battle.fight = game.fight();
  if (const auto* layout = as<LayOut>(next)) {
    const bool beginner = assault.free() && state.options[Option::neutral_placement] == 1;
    battle.advanced = state.map.placement == LaidOut::advanced && !assault.blind && !beginner;
    std::ranges::copy(layout->cards, battle.cards.begin());
  }
  if (const auto* centre = as<LayCentre>(next)) {
    battle.cards[4] = centre->upper;
    battle.cards[5] = centre->lower;
  }
  std::vector<CardId> six = game.sent(Side::attacker);
  six.insert(six.end(), game.sent(Side::defender).begin(), game.sent(Side::defender).end());
  for (std::size_t place = 0; place < edge_count; ++place) take_out(six, battle.cards[place]);
  if (six.size() == 2 && !assault.centred && !is<LayCentre>(next)) std::ranges::copy(six, battle.cards.begin() + 4);
  for (std::size_t place = 0; place < battle.cards.size(); ++place)
    battle.side[place] = is_in(game.sent(Side::attacker), battle.cards[place]) ? Side::attacker : Side::defender;
  return battle;
}

}  // namespace

const std::shared_ptr<const Box>& box_for(int players) {
  static const std::array<std::shared_ptr<const Box>, 3> boxes{make_box(2), make_box(3), make_box(4)};
  return boxes[static_cast<std::size_t>(players - 2)];
}

bool passes_on_castles(const Position& state, const Land& land) {
  if (land.home < 0 || land.owners != bit(Seat{static_cast<std::uint8_t>(land.home)})) return false;
  return std::ranges::any_of(state.map.lands, [&](const Land& other) {
    return other.home >= 0 && other.home != land.home && other.owners == land.owners;
  });
}

Situation::Situation(const Played& played, const Game& now, const Untold& untold, const Line& next, bool over)
    : game(played),
      agreed(played.agreed),
      state(now.table()),
      box(state.box->components),
      map(*state.box->map),
      options(played.agreed.options),
      mover(state.turn.open ? state.turn.seat : state.turns.next),
      captures(state.turn.captures),
      attacks(state.turn.attacks),
      begun_midway(untold.begun_midway),
      attack_open(state.assault.open),
      looked(state.assault.looked) {
  if (!played.turns.empty() && !played.turns.back().lines.empty())
    answerable = is<UseAction, UseArtifact>(played.turns.back().lines.back());
  for (std::uint8_t i = 0; i < state.players; ++i) {
    const PlayerState& player = state.of[i];
    const Holding& holds = now[Seat{i}];
    const bool first_now = mover == Seat{i} && state.turn.first;
    TruePlayer& one = players.emplace_back(TruePlayer{.elves = *state.elves[i],
                                                      .dragon = now.apart(*state.elves[i]),
                                                      .hand = holds.hand,
                                                      .discard = holds.discard,
                                                      .spent = player.spent,
                                                      .treasures = player.treasures.min,
                                                      .goal = player.goal,
                                                      .first = player.first_turn || first_now,
                                                      .out = player.out,
                                                      .shuffled = untold.shuffled[i],
                                                      .blurred = untold.blurred[i]});
    for (const CardId card : untold.spent_before[i]) take_out(one.spent, card);
    for (const ArtifactId id : player.drawn)
      if (!is_in(state.common.used, id) && !player.out) one.artifacts.push_back(id);
  }
  const auto* half = half_of(state);
  for (PlaceId id = 0; id < map.places.size(); ++id) {
    const Land& land = state.map.lands[id];
    const PlaceKind kind = map.places[id].kind;
    places.push_back({.kind = kind,
                      .owner = land.owners == nobody ? nobody_at_all : first_of(land.owners).value,
                      .home = land.home,
                      .there = half == nullptr || kind == PlaceKind::centre || is_in(*half, id)});
  }
  for (int number = 1; number <= now.squads(); ++number) squads.push_back(now.squad(number));
  used_up.assign(state.common.used.begin() + static_cast<std::ptrdiff_t>(untold.used_before), state.common.used.end());
  if (attack_open) target = static_cast<PlaceId>(state.assault.land);
  if (const auto* discard = as<Discard>(next)) after_a_treasure = (state.turns.over_treasure & bit(discard->seat)) != 0;
  const bool sent = state.assault.entered || !now.sent(Side::defender).empty() || !now.sent(Side::attacker).empty();
  if (attack_open && !over && (sent || is<Send>(next) || is<FightSquad>(next) || is<Defend>(next)))
    battle = battle_of(now, untold, next);
}

std::vector<PlaceId> Situation::lands_of(Seat seat) const {
  std::vector<PlaceId> all;
  for (PlaceId place = 0; place < places.size(); ++place)
    if (places[place].owner == seat.value) all.push_back(place);
  return all;
}

bool Situation::borders_own(Seat seat, PlaceId place) const {
  return std::ranges::any_of(map.places[place].neighbours,
                             [&](PlaceId near) { return at(near).owner == seat.value; });
}

bool Situation::holds_a_portal(Seat seat) const {
  if (count(seat, PlaceKind::centre) > 0) return true;
  return agreed.scenario == Scenario::lord_of_dragons && std::ranges::any_of(places, [&](const TruePlace& place) {
           return place.owner == seat.value && place.home >= 0 && place.home != seat.value;
         });
}

std::vector<PlaceId> Situation::targets(Seat seat) const {
  std::vector<PlaceId> all;
  for (PlaceId id = 0; id < places.size(); ++id) {
    const TruePlace& place = at(id);
    const bool ally = place.owner >= 0 && allies(seat, Seat{static_cast<std::uint8_t>(place.owner)});
    const bool near = borders_own(seat, id) || (holds_a_portal(seat) && place.kind == PlaceKind::castle);
    if (place.there && place.owner != seat.value && near && !passes_on_castles(state, state.map.lands[id]) &&
        (!ally || option(Option::ally_lands) == 1))
      all.push_back(id);
  }
  return all;
}

bool Situation::may_touch(Seat seat, const Effect& effect, Side side) const {
  if (effect.who == Who::any) return true;
  const auto stands = sides_in(state, seat);
  const auto may = [&](const std::optional<Side>& user) { return touches(effect.who, user, side); };
  return std::ranges::any_of(stands, may);
}

}  // namespace elfref::testing::rage
