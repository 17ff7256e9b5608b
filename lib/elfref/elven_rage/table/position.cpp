#include "elfref/elven_rage/table/position.h"

#include <algorithm>
#include <bit>

#include "elfref/elven_rage/table/gap.h"

namespace elfref::elven_rage {
namespace {

constexpr Range unknown_artifacts{0, whole_artifacts};

/// A place that is of somebody and has no name.
Land unnamed(PlaceKinds kinds, Seat seat, std::int8_t home = -1) {
  return {.kinds = kinds, .owners = elfref::bit(seat), .home = home};
}

/// Where a record begins that does not begin with the setup.
class Beginning {
 public:
  Beginning(const Session& session, Position& state) : session_(session), state_(state) {}

  void set_up() {
    for (const KnownPlace& place : session_.box->places)
      state_.map.lands.push_back({.id = static_cast<PlaceId>(state_.map.lands.size()), .kinds = place.kind});
    state_.map.mapped = state_.map.lands.size();
    for (const bool named : {true, false})  // the corner of one is not that of another
      for (std::uint8_t seat = 0; seat < state_.players; ++seat) settle({seat}, named);
    if (centre_of(state_) < 0) state_.map.lands.push_back({.kinds = PlaceKind::centre});
  }

  void start() {
    const Start& start = session_.start;
    state_.unrecorded.from_start = true;
    state_.turns.next = start.turn;
    state_.common.squad_count = 0;
    for (std::uint8_t seat = 0; seat < state_.players; ++seat) read_player({seat}, start.of[seat]);
    for (std::uint8_t seat = 0; seat < state_.players; ++seat) read_lands({seat}, start.of[seat]);
    for (std::uint8_t seat = 0; seat < state_.players; ++seat) find_out({seat});
    bool lands_of_all = true;
    for (std::uint8_t seat = 0; seat < state_.players; ++seat)
      lands_of_all = lands_of_all && (state_.of[seat].out || start.of[seat].lands || start.of[seat].lands_named);
    if (start.towers.empty() && !lands_of_all)
      for (Land& land : state_.map.lands) land.built_perhaps = land.kinds.may_be(PlaceKind::land);
    for (const PlaceId tower : start.towers) state_.map.lands[tower].built = true;
    if (const int centre = centre_of(state_); centre >= 0)
      hold_centre(start, state_.map.lands[static_cast<std::size_t>(centre)]);
    if (start.squads) read_squads(*start.squads);
  }

 private:
  /// Where the starting castle of somebody is: of those who name it, or of the others.
  void settle(Seat seat, bool named) {
    if (named) {
      const PlaceId castle = session_.castles[seat.value];
      if (castle == nothing_named || state_.map.lands[castle].home >= 0) return;
      Land& land = state_.map.lands[castle];
      land.kinds = PlaceKind::castle;
      land.home = static_cast<std::int8_t>(seat.value);
      land.owners = elfref::bit(seat);
      return;
    }
    if (home_of(state_, seat) >= 0) return;
    state_.map.lands.push_back(unnamed(PlaceKind::castle, seat, static_cast<std::int8_t>(seat.value)));
    for (std::size_t i = 0; i < state_.map.mapped; ++i)  // it may be any corner that nobody has named
      if (Land& land = state_.map.lands[i]; land.home < 0 && land.kinds.is(PlaceKind::castle)) {
        land.owners |= elfref::bit(seat);
        land.alias = true;
      }
  }

  void read_player(Seat seat, const Start::Of& of) {
    PlayerState& player = state_[seat];
    player.first_turn = of.first_turn;
    player.first_perhaps = !of.written;
    const auto counted = [](const std::optional<Cards>& cards) {
      return cards && cards->counted() ? Range{cards->size(), cards->size()} : Range{0, own_cards};
    };
    player.hand = counted(of.hand);
    player.deck = counted(of.deck);
    if (of.discard) player.gone = of.discard->named;
    player.artifacts = of.artifacts ? Range{*of.artifacts, *of.artifacts} : unknown_artifacts;
    player.treasures = of.treasures ? Range{*of.treasures, *of.treasures} : Range{0, most_treasures(*state_.box)};
    if (of.lands_named) return;
    player.lands_open = player.may_be_out = !of.lands;
    if (const int home = home_of(state_, seat); player.may_be_out && home >= 0)
      state_.map.lands[static_cast<std::size_t>(home)].owners |= anybody(state_.players);
    for (std::size_t i = 0; i < state_.map.mapped; ++i) {
      Land& land = state_.map.lands[i];
      if (land.home >= 0 && keeps_castle({static_cast<std::uint8_t>(land.home)})) continue;
      land.owners |= elfref::bit(seat);
      land.alias = land.alias || of.lands;
    }
    if (!of.lands) return;
    if (Land* castle = forget_unnamed_castle(seat); castle != nullptr && *of.lands == 0) castle->owners = 0;
    for (int more = 1; more < *of.lands; ++more) state_.map.lands.push_back(unnamed({}, seat));
    state_[seat].out = *of.lands == 0;
  }

  /// Whether somebody surely holds his starting castle.
  [[nodiscard]] bool keeps_castle(Seat seat) const {
    const Start::Of& of = session_.start.of[seat.value];
    const PlaceId castle = session_.castles[seat.value];
    return of.lands_named ? std::ranges::count(of.named, castle) > 0 : of.lands.value_or(0) > 0;
  }

  /// Who holds the central castle: as it is written, by name among his lands or apart; else nobody can tell.
  void hold_centre(const Start& start, Land& centre) {
    if (start.centre_known) {
      centre.owners = start.centre ? elfref::bit(*start.centre) : nobody;
      centre.alias = false;
      if (start.centre && start.of[start.centre->value].lands) count_among_others(centre, *start.centre);
      return;
    }
    const bool by_name = (centre.owners & (centre.owners - 1)) == 0 && centre.owners != nobody && !centre.alias;
    if (by_name) return;
    const auto only_counted = [](const Start::Of& of) { return of.lands.has_value(); };
    centre.owners = anybody(state_.players);
    centre.alias = std::ranges::any_of(start.of, only_counted);  // counted among the others
  }

  /// The central castle is one of the lands of which only the number is written.
  void count_among_others(Land& centre, Seat seat) {
    const auto other = std::ranges::find_if(state_.map.lands, [&](const Land& land) {
      return &land != &centre && !land.named() && land.is_of(seat) && land.home < 0 &&
             land.kinds.may_be(PlaceKind::centre);
    });
    if (other != state_.map.lands.end()) other->owners = 0;
  }

  /// Lands by name are all that somebody holds, and nobody else holds them.
  void read_lands(Seat seat, const Start::Of& of) {
    if (!of.lands_named) return;
    if (!of.named.empty()) forget_unnamed_castle(seat);
    take_lands(seat);
    int castle = -1, castles = 0;
    for (const PlaceId place : of.named) {
      Land& land = state_.map.lands[place];
      land.owners = elfref::bit(seat);
      land.alias = false;
      if (land.home >= 0 || !land.kinds.may_be(PlaceKind::castle)) continue;
      castle = place;
      ++castles;
    }
    if (castles != 1 || home_of(state_, seat) >= 0) return;
    state_.map.lands[static_cast<std::size_t>(castle)].home = static_cast<std::int8_t>(seat.value);
    state_.map.lands[static_cast<std::size_t>(castle)].kinds = PlaceKind::castle;
  }

  /// The castle of somebody that was not named is one of his lands, and which is not known; null: it was named.
  Land* forget_unnamed_castle(Seat seat) {
    const int home = home_of(state_, seat);
    if (home < 0 || static_cast<std::size_t>(home) < state_.map.mapped) return nullptr;
    Land& castle = state_.map.lands[static_cast<std::size_t>(home)];
    castle.home = -1;
    castle.kinds = {};
    return &castle;
  }

  /// Somebody holds none.
  void take_lands(Seat seat) {
    for (Land& land : state_.map.lands) {
      land.owners &= static_cast<Owners>(~elfref::bit(seat));
      if (land.owners == nobody) land.alias = false;
    }
  }

  /// Whose castle another holds is out.
  void find_out(Seat seat) {
    const int home = home_of(state_, seat);
    if (home < 0) return;
    const Land& land = state_.map.lands[static_cast<std::size_t>(home)];
    PlayerState& player = state_[seat];
    if (!land.may_be_of(seat) && land.owners != 0 && land.owners != nobody) {
      player.out = true;
      player.lands_open = false;
      player.hand = player.deck = player.artifacts = player.treasures = {0, 0};
      if (state_.options[Option::out_lands] != 2) take_lands(seat);
    }
    if (land.owners == 0) state_.map.lands[static_cast<std::size_t>(home)].owners = nobody;
  }

  void read_squads(const std::vector<Start::Squad>& squads) {
    state_.common.squad_count = state_.players + 1;
    if (state_.options[Option::squads_again] == 1) {  // they may have been laid again since somebody is out
      int least = 1, laid = 1;
      for (std::uint8_t seat = 0; seat < state_.players; ++seat) {
        laid += state_.of[seat].out ? 0 : 1;
        least += state_.of[seat].out || state_.of[seat].may_be_out ? 0 : 1;
      }
      for (const Start::Squad& squad : squads) {
        laid = std::max(laid, squad.number);
        least = std::max(least, squad.number);
      }
      state_.common.squad_count = std::min(laid, state_.common.squad_count);
      if (least < state_.common.squad_count) {  // a player may be out: how many there are is not known
        state_.common.squad_count = 0;
        return;
      }
    }
    state_.common.squads.fill({.is = Squad::Is::perhaps, .may_be_open = true});  // those of which nothing is written
    state_.common.squads_fought = {0, state_.common.squad_count};
    for (const Start::Squad& squad : squads) {
      if (squad.number > state_.common.squad_count || squad.number >= static_cast<int>(state_.common.squads.size()))
        continue;
      Squad& laid = state_.common.squads[static_cast<std::size_t>(squad.number)];
      laid = {.is = squad.gone ? Squad::Is::gone : Squad::Is::there, .open = squad.open, .open_known = true};
      squad.gone ? ++state_.common.squads_fought.min : --state_.common.squads_fought.max;
    }
  }

  const Session& session_;
  Position& state_;
};

}  // namespace

Position begin(const Session& session, const ValuesInForce& options) {
  Position state{.options = options,
                 .box = session.box,
                 .players = static_cast<int>(session.players.size()),
                 .scenario = session.scenario,
                 .side = session.side,
                 .race = session.goal,
                 .map = {.placement = session.placement},
                 .unrecorded = {.declines_written = session.declines_written},
                 .work = {session.work}};
  state.turns.first_drawn.fill(-1);
  for (std::uint8_t seat = 0; seat < state.players; ++seat) {
    state.elves[seat] = session.elves[seat];
    state.of[seat].hand = {full_hand, full_hand};
    state.of[seat].deck = {own_cards - full_hand, own_cards - full_hand};
  }
  state.common.squad_count = state.players + 1;
  for (Squad& squad : state.common.squads) squad.open_known = true;
  Beginning beginning(session, state);
  beginning.set_up();
  if (session.start.written) beginning.start();
  const auto is_turn = [](const Play<Action>& play) { return is_any<BeginTurn, UnknownTurns>(play.action); };
  if (!session.claims.empty()) {
    state.claims = session.claimed;
    if (!session.start.written && std::ranges::none_of(session.plays, is_turn)) open_gap(state, Gap::turns);
  }
  return state;
}

namespace {

/// Whether somebody may hold the central castle under a name that no set lists: then it is counted with that.
bool has_its_name(const Position& state, Seat seat, const Land& centre) {
  return !centre.named() && std::ranges::any_of(state.map.lands, [&](const Land& land) {
    return land.may_be_of(seat) && may_be_one_place(land, centre);
  });
}

/// Whether a place may be one that somebody holds and that is counted without its name.
bool is_counted_unnamed(const Position& state, Seat seat, const Land& named) {
  return std::ranges::any_of(state.map.lands, [&](const Land& land) {
    return !land.named() && land.may_be_of(seat) && may_be_one_place(named, land);
  });
}

}  // namespace

Range count_lands(const Position& state, Seat seat, PlaceKinds kinds) {
  Range count{0, 0};
  const int centre = centre_of(state);
  for (const Land& land : state.map.lands) {
    if (land.alias && is_counted_unnamed(state, seat, land)) continue;
    const bool once = &land - state.map.lands.data() == centre && has_its_name(state, seat, land);
    if (land.is_of(seat) && land.is_surely(kinds) && !once) ++count.min;
    if (land.may_be_of(seat) && land.may_be(kinds)) ++count.max;
  }
  constexpr int any_number = 99;
  if (state.unrecorded.lost_track || state[seat].lands_open)
    count.max = most_of_the_map(state, kinds).value_or(any_number);
  return count;
}

namespace {

/// The castle of somebody on the map; nothing where it is not named there.
std::optional<PlaceId> corner_of(const Position& state, Seat seat) {
  const int home = home_of(state, seat);
  const bool named = home >= 0 && state.box->map && static_cast<std::size_t>(home) < state.box->map->places.size();
  return named ? std::optional(static_cast<PlaceId>(home)) : std::nullopt;
}

}  // namespace

const std::vector<PlaceId>* half_of(const Position& state) {
  if (state.players != 2 || !state.box->map) return nullptr;
  const auto one = corner_of(state, {0}), other = corner_of(state, {1});
  if (!one || !other) return nullptr;
  for (const std::vector<PlaceId>& half : state.box->map->halves)
    if (std::ranges::count(half, *one) > 0 && std::ranges::count(half, *other) > 0) return &half;
  return nullptr;
}

std::optional<int> most_of_the_map(const Position& state, PlaceKinds kinds) {
  const auto& map = state.box->map;
  const bool all_listed = map && map->bordered;
  if (!all_listed && kinds.is(any_castle))  // those of the players, and the central one
    return (kinds.may_be(PlaceKind::castle) ? state.players : 0) + (kinds.may_be(PlaceKind::centre) ? 1 : 0);
  if (!all_listed) return std::nullopt;
  if (kinds.may_be(PlaceKind::tower)) kinds = kinds | PlaceKind::land;  // they may be built
  const auto counts = [&](PlaceId place) { return kinds.may_be(map->places[place].kind); };
  const std::vector<PlaceId>* half = half_of(state);
  int most = 0;
  for (PlaceId place = 0; place < map->places.size(); ++place) {
    const bool entered =
        half == nullptr || map->places[place].kind == PlaceKind::centre || std::ranges::count(*half, place) > 0;
    most += entered && counts(place) ? 1 : 0;
  }
  return most;
}

int most_treasures(const Box& box) {
  constexpr int squad_cards = 34;  // of the neutral deck, the guardian aside
  if (!box.components.whole(Pile::neutral)) return squad_cards;
  int copies = 0;
  for (const Card& card : box.components.cards)
    if (card.pile.is(Pile::neutral) && card.kind.is(CardKind::treasure)) copies += card.copies;
  return copies;
}

Range summon_due(const Position& state, Seat seat) {
  const bool central = state.options[Option::central_summon] == 0;
  const PlaceKinds kinds{PlaceKind::castle, PlaceKind::tower};
  return count_lands(state, seat, central ? kinds | PlaceKind::centre : kinds);
}

Range surplus_of(const Position& state, Seat seat) {
  const Range hand = state[seat].hand;
  return {std::max(0, hand.min - full_hand), std::max(0, hand.max - full_hand)};
}

Seat next_in(const Position& state, Seat seat) {
  Seat next = seat;
  for (int i = 0; i < state.players; ++i) {
    next = {static_cast<std::uint8_t>((next.value + 1) % std::max(state.players, 1))};
    if (!state[next].out) return next;
  }
  return seat;
}

int home_of(const Position& state, Seat seat) {
  const auto home = std::ranges::find(state.map.lands, static_cast<std::int8_t>(seat.value), &Land::home);
  return home == state.map.lands.end() ? -1 : static_cast<int>(home - state.map.lands.begin());
}

int centre_of(const Position& state) {
  const auto centre =
      std::ranges::find_if(state.map.lands, [](const Land& land) { return land.kinds.is(PlaceKind::centre); });
  return centre == state.map.lands.end() ? -1 : static_cast<int>(centre - state.map.lands.begin());
}

Owners central_owners(const Position& state) {
  const int centre = centre_of(state);
  if (centre < 0) return nobody;
  const Land& certain = state.map.lands[static_cast<std::size_t>(centre)];
  Owners owners = certain.owners;
  for (std::size_t i = 0; !certain.named() && i < state.map.mapped; ++i)
    if (may_be_one_place(state.map.lands[i], certain)) owners |= state.map.lands[i].owners;
  return owners;
}

namespace {

/// The place of somebody that an attack without a name means: one that surely fits before others; -1: he has none, or
/// it may be one of several that have names.
int place_of_kind(const Position& state, Seat owner, PlaceKinds kinds) {
  int perhaps = -1, certain = -1, named = 0, all = 0;
  for (std::size_t i = 0; i < state.map.lands.size(); ++i) {
    const Land& land = state.map.lands[i];
    if (!may_mean(land, owner, kinds)) continue;
    ++all;
    named += land.id != nothing_named ? 1 : 0;
    if (certain < 0 && land.is_of(owner) && land.is_surely(kinds)) certain = static_cast<int>(i);
    if (perhaps < 0) perhaps = static_cast<int>(i);
  }
  if (all > 1 && named > 0) return -1;
  return certain >= 0 ? certain : perhaps;
}

}  // namespace

bool may_be_one_place(const Land& a, const Land& b) {
  const bool a_centre = a.kinds.is(PlaceKind::centre), b_centre = b.kinds.is(PlaceKind::centre);
  if (a.named() == b.named() && (a.named() || a_centre == b_centre)) return false;
  if (!a.may_be(b.shown())) return false;
  const bool first = a.named() || (!b.named() && a_centre);  // which is known by its name, or as the centre
  const Land &named = first ? a : b, &other = first ? b : a;
  return named.home < 0 || (named.alias && other.home < 0);
}

Range holds_castle_of(const Position& state, Seat holder, Seat player) {
  Range holds{0, 0};
  if (const int home = home_of(state, player); home >= 0) {
    const Land& castle = state.map.lands[static_cast<std::size_t>(home)];
    holds = {castle.is_of(holder) ? 1 : 0, castle.may_be_of(holder) ? 1 : 0};
    if (castle.named() || holds.max > 0 || !state[player].may_be_out) return holds;
  }
  const bool perhaps = std::ranges::any_of(state.map.lands, [&](const Land& land) {
    return land.home < 0 && land.kinds.may_be(PlaceKind::castle) && land.may_be_of(holder);
  });
  return {0, perhaps ? 1 : 0};
}

bool may_be_castle_of(const Position& state, const Assault& assault, Seat seat) {
  if (assault.home >= 0 || !assault.kinds.may_be(PlaceKind::castle)) return assault.home == seat.value;
  const int home = home_of(state, seat);
  if (assault.land < 0 || home < 0) return true;
  return may_be_one_place(state.map.lands[static_cast<std::size_t>(assault.land)],
                          state.map.lands[static_cast<std::size_t>(home)]);
}

bool may_mean(const Land& land, Seat owner, PlaceKinds kinds) {
  return land.may_be_of(owner) && land.may_be(kinds) && !land.alias;
}

Assault assault_of(const Position& state, const Attack& attack) {
  Assault assault{.open = true, .ply = state.ply, .attacker = attack.seat, .ahead = attack.ahead, .six = attack.six};
  assault.cards.fill(nothing_named);
  const Target& target = attack.target;
  if (target.kind) assault.kinds = *target.kind;
  int found = -1;
  if (target.place != nothing_named && target.place < state.map.mapped) {
    found = target.place;
  } else if (target.kind == PlaceKind::centre) {
    found = centre_of(state);
  } else if (target.of) {
    if (target.kind == PlaceKind::castle) found = home_of(state, *target.of);
    if (found < 0) found = place_of_kind(state, *target.of, assault.kinds);
  }
  assault.land = static_cast<std::int16_t>(found);
  if (found < 0) {
    assault.owners = target.of ? elfref::bit(*target.of) : nobody;
    if (state.unrecorded.lost_track && !target.of) assault.owners = anybody(state.players);
    return assault;
  }
  const Land& land = state.map.lands[static_cast<std::size_t>(found)];
  assault.home = land.home;
  // What the table shows says what it is, whatever it is called.
  assault.kinds = land.shown().may_be(assault.kinds) ? land.shown() & assault.kinds : land.shown();
  assault.owners = land.owners;
  if (assault.home < 0 && target.kind == PlaceKind::castle && target.of)
    assault.home = static_cast<std::int8_t>(target.of->value);
  if (assault.may_be_free() && (land.named() || land.kinds.is(PlaceKind::centre)))  // it may be one that was taken
    for (const Land& other : state.map.lands)
      if (may_be_one_place(land, other) && other.may_be(assault.kinds)) assault.owners |= other.owners;
  // A castle is called by whose it was at the start.
  if (target.of && target.kind != PlaceKind::castle && (assault.owners & elfref::bit(*target.of)) != 0)
    assault.owners = elfref::bit(*target.of);
  return assault;
}

Range fulfilled(const Position& state, Seat seat, const Goal& goal) {
  Range all{1, 1};
  const auto needs = [&](Range have, int due) {
    if (due == 0) return;
    if (have.min < due) all.min = 0;
    if (have.max < due) all.max = 0;
  };
  Range lands = count_lands(state, seat, {});
  if (state.options[Option::own_castle] == 1) lands = {std::max(0, lands.min - 1), std::max(0, lands.max - 1)};
  needs(lands, goal.lands);
  needs(count_lands(state, seat, PlaceKind::tower), goal.towers);
  needs(count_lands(state, seat, any_castle), goal.castles);
  if (goal.central_castle) needs(count_lands(state, seat, PlaceKind::centre), 1);
  if (goal.enemy_castle) {
    Range taken{0, 0};
    for (std::uint8_t other = 0; other < state.players; ++other)
      if (other != seat.value) taken = taken + holds_castle_of(state, seat, {other});
    needs(taken, 1);
  }
  return all;
}

}  // namespace elfref::elven_rage
