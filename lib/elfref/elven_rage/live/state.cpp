#include "elfref/elven_rage/live/state.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "elfref/elven_rage/live/table_state.h"

namespace elfref::elven_rage {
namespace {

/// What a range of 0 and 1 leaves open.
std::optional<bool> truth(bool certain, bool possible) {
  return certain || !possible ? std::optional(certain) : std::nullopt;
}

class Showing {
 public:
  Showing(const Position& position, const Session& session)
      : position_(position), session_(session), names_(names_in(session)) {}

  TableState all() {
    TableState state{.scenario = scenario_names[static_cast<std::size_t>(position_.scenario)]};
    for (std::uint8_t seat = 0; seat < position_.players; ++seat) state.players.push_back(player({seat}));
    for (const Land& land : position_.map.lands)
      if (land.named() && !land.alias) state.places.push_back(place(land));
    state.map_known = !position_.unrecorded.lost_track;
    for (int number = 1; number <= position_.common.squad_count; ++number) state.squads.push_back(squad(number));
    for (const ArtifactId id : position_.common.used) state.used.push_back(artifact(id));
    const TurnState& turn = position_.turn;
    if (turn.open) state.turn = turn.seat;
    state.attacks = turn.attacks;
    state.captures = turn.captures;
    if (position_.assault.open) state.attack = attack();
    const bool over = position_.end.ended != never;
    if (!over && turn.open) state.next = next_in(position_, turn.seat);
    if (!over && !turn.open && position_.turns.next_known) state.next = position_.turns.next;
    state.over = truth(over, position_.end.may_have_ended);
    if (over) state.winners = seats_of(position_.end.winners);
    return state;
  }

 private:
  [[nodiscard]] std::string card(CardId id) const {
    return id == nothing_named ? std::string() : name_of_card(id, names_);
  }
  [[nodiscard]] std::string artifact(ArtifactId id) const { return position_.box->components.artifacts[id].name; }
  [[nodiscard]] std::vector<std::string> cards(const std::vector<CardId>& ids) const {
    std::vector<std::string> all;
    for (const CardId id : ids) all.push_back(card(id));
    return all;
  }
  [[nodiscard]] std::vector<Seat> players_of(Owners owners) const {
    return seats_of(static_cast<Seats>(owners & first_seats(position_.players)));
  }
  static std::optional<bool> free_of(Owners owners) { return truth(owners == nobody, (owners & nobody) != 0); }

  [[nodiscard]] PlayerShown player(Seat seat) const {
    const elven_rage::PlayerState& of = position_[seat];
    PlayerShown shown{.name = session_.players[seat.value].name,
                      .elves = {},
                      .lands = count_lands(position_, seat, {}),
                      .towers = count_lands(position_, seat, PlaceKind::tower),
                      .castles = count_lands(position_, seat, any_castle),
                      .hand = of.hand,
                      .deck = of.deck,
                      .artifacts = of.artifacts,
                      .treasures = of.treasures};
    if (const auto& elves = position_.elves[seat.value]) shown.elves = pile_names[static_cast<std::size_t>(*elves)];
    for (const ArtifactId id : of.drawn) shown.held.push_back(artifact(id));
    shown.discard = cards(of.gone);
    if (of.has_goal && of.goal != nothing_named) shown.goal = position_.box->components.goals[of.goal].name;
    shown.out = truth(of.out, of.may_be_out);
    return shown;
  }

  [[nodiscard]] PlaceShown place(const Land& land) const {
    PlaceShown shown{.name = position_.box->places[land.id].name,
                     .kind = {},
                     .tower = truth(land.is_surely(PlaceKind::tower), land.may_be(PlaceKind::tower)),
                     .owners = players_of(land.owners),
                     .free = free_of(land.owners)};
    if (const auto kind = land.shown().known()) shown.kind = place_kind_names[static_cast<std::size_t>(*kind)];
    if (land.home >= 0) shown.castle_of = Seat{static_cast<std::uint8_t>(land.home)};
    return shown;
  }

  [[nodiscard]] SquadShown squad(int number) const {
    const Squad& of = position_.common.squads[static_cast<std::size_t>(number)];
    return {.number = number,
            .there = truth(of.is == Squad::Is::there, of.is != Squad::Is::gone),
            .open = of.is == Squad::Is::gone ? std::string() : card(of.open)};
  }

  [[nodiscard]] AttackShown attack() const {
    const Assault& assault = position_.assault;
    constexpr std::array<std::string_view, 4> replies{"", "fights", "retreats", "gives-up"};
    AttackShown shown{.attacker = assault.attacker,
                      .place = {},
                      .owners = players_of(assault.owners),
                      .free = free_of(assault.owners),
                      .reply = replies[static_cast<std::size_t>(assault.reply)],
                      .squad = assault.squad};
    const auto land = static_cast<std::size_t>(assault.land);
    if (assault.land >= 0 && land < position_.map.lands.size() && position_.map.lands[land].named())
      shown.place = position_.box->places[position_.map.lands[land].id].name;
    for (std::size_t side = 0; side < 2; ++side) {
      const Cards& sent = assault.sent[side];
      shown.sent[side].named = cards(sent.named);
      if (assault.sent_written[side] && sent.counted()) shown.sent[side].unknown = sent.unknown;
    }
    if (!assault.laid) return shown;
    shown.laid_out = true;
    for (const elven_rage::Place place : edge) shown.edge[place.value] = fighter(place);
    if (assault.centred) {
      shown.upper = card(assault.cards[reserve_place.value]);
      shown.lower = card(assault.cards[beneath_place.value]);
    }
    shown.judged = is_judged(assault);
    return shown;
  }

  /// The card at a place of the edge, as far as all moments at which the battle may be agree.
  [[nodiscard]] FighterShown fighter(elven_rage::Place place) const {
    const Battle& battle = position_.assault.battle;
    FighterShown shown;
    if (battle.fights == 0 || battle.open) {
      shown.card = card(position_.assault.cards[place.value]);
      return shown;
    }
    const Fighter& first = battle.fight[0][place];
    const auto agreed = [&](const auto& of) {
      return std::all_of(battle.fight.begin(), battle.fight.begin() + battle.fights,
                         [&](const Fight& one) { return of(one[place]) == of(first); });
    };
    if (agreed([](const Fighter& one) { return one.card; }))
      shown.card = card(first.card == no_card ? nothing_named : first.card);
    if (first.kind != Fighter::Kind::warrior || !agreed([](const Fighter& one) { return one.kind; })) return shown;
    if (first.side_known && agreed([](const Fighter& one) { return one.side; }))
      shown.side = first.side == Side::attacker ? "attacker" : "defender";
    if (agreed([](const Fighter& one) { return one.lives; })) shown.lives = first.lives;
    if (agreed([](const Fighter& one) { return one.initiative; })) shown.initiative = first.initiative;
    if (agreed([](const Fighter& one) { return one.dead; })) shown.alive = !first.dead;
    return shown;
  }

  const Position& position_;
  const Session& session_;
  Names names_;
};

}  // namespace

TableState state_of(const Position& position, const Session& session) {
  return Showing(position, session).all();
}

}  // namespace elfref::elven_rage
