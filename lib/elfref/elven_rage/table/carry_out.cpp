#include "elfref/elven_rage/table/carry_out.h"

#include <algorithm>
#include <utility>

namespace elfref::elven_rage {
namespace {

/// Who may hold a land of a player who is out. Of castles that he had taken the book does not say whether they are
/// lands of his.
Owners heirs_of(const Land& land, Seat out, Seat captor, bool all_to_captor) {
  if (all_to_captor || land.home == out.value) return elfref::bit(captor);
  return land.home >= 0 ? static_cast<Owners>(elfref::bit(captor) | nobody) : nobody;
}

/// Somebody has lost his own castle to another.
void eliminate(Position& state, Seat seat, Seat captor) {
  PlayerState& player = state[seat];
  if (player.out) return;
  player.out = true;
  player.out_at = state.ply;
  player.hand = player.deck = player.artifacts = {0, 0};
  if (state.options[Option::out_treasures] == 1) {
    state[captor].treasures.min += player.treasures.min;
    state[captor].treasures.max += player.treasures.max;
  } else if (state.options[Option::out_treasures] == 2) {
    state.common.treasures_gone += player.treasures.min;
  }
  if (state.options[Option::out_treasures] == 0)
    note(state, {.of = neutral_cards, .from = Lies::apart, .to = Lies::discard, .cards = player.treasures});
  player.treasures = {0, 0};
  const auto out_lands = state.options[Option::out_lands];
  if (out_lands == 1) state[captor].lands_open |= player.lands_open;
  for (Land& land : state.map.lands) {
    if (!land.may_be_of(seat) || out_lands == 2) continue;
    const Owners heirs = heirs_of(land, seat, captor, out_lands == 1);
    land.owners = static_cast<Owners>((land.owners & ~elfref::bit(seat)) | heirs);
  }
  if (state.turns.next == seat) state.turns.next = next_in(state, seat);
}

}  // namespace

void eliminate_perhaps(Position& state, Seat seat, Seat captor) {
  PlayerState& player = state[seat];
  player.may_be_out = state.end.may_have_ended = true;
  player.hand.min = player.artifacts.min = 0;
  if (state.options[Option::out_treasures] == 1) state[captor].treasures.max += player.treasures.max;
  player.treasures.min = 0;
  const auto out_lands = state.options[Option::out_lands];
  if (out_lands == 1) state[captor].lands_open |= player.lands_open;
  for (Land& land : state.map.lands)
    if (land.may_be_of(seat) && out_lands != 2) land.owners |= heirs_of(land, seat, captor, out_lands == 1);
}

void open_neutrals(Position& state) {
  state.common.squad_count = 0;
  note(state, {.of = neutral_cards, .which = CardMove::Which::open});
}

bool waits_for(const Position& state, const Action& action) {
  const auto* discard = std::get_if<Discard>(&action);
  if (is_any<TakeArtifact, Trade, Give, ShowGoal>(action)) return true;  // no card comes or goes
  if (const auto* counted = std::get_if<CountHand>(&action))  // it may have been counted before the cut
    return (state.turns.over & bit(counted->seat)) == 0 || counted->cards > full_hand;
  return state.turns.over == 0 ||
         (discard != nullptr && !discard->cards.due && (state.turns.over & bit(discard->seat)) != 0);
}

void cut_what_is_over(Position& state) {
  for (const Seat seat : seats_of(state.turns.over, static_cast<std::size_t>(state.players))) cut_to_limit(state, seat);
  state.turns.over = state.turns.over_treasure = 0;
}

void see_whether_it_ends(Position& state, bool turn_ends) {
  if (state.end.ended != never) return;
  if (state.options[Option::goal_time] == 1 && !turn_ends) return;
  const auto wins = [&](Seat seat) -> Range {
    const PlayerState& player = state[seat];
    if (player.out) return {0, 0};
    static const Goal enemy_castle{.enemy_castle = true};
    switch (state.scenario) {
      case Scenario::supremacy: {
        const bool known =
            player.has_goal && player.goal != nothing_named && state.box->components.goals[player.goal].listed;
        if (!known || state.options[Option::goal_time] == 2) return {0, known ? 1 : 0};
        return fulfilled(state, seat, state.box->components.goals[player.goal]);
      }
      case Scenario::race:
        return state.race ? fulfilled(state, seat, *state.race) : Range{0, 1};
      case Scenario::only_war:
        return fulfilled(state, seat, enemy_castle);
      case Scenario::lord_of_dragons: {
        Range all{1, 1};
        for (std::uint8_t other = 0; other < state.players; ++other) {
          if (other == seat.value) continue;
          const Range taken = holds_castle_of(state, seat, {other});
          all = {std::min(all.min, taken.min), std::min(all.max, taken.max)};
        }
        return all;
      }
      case Scenario::alliance: {
        Range any{0, 0};
        for (std::uint8_t other = 0; other < state.players; ++other) {
          if (state.allies({other}, seat)) continue;
          const Range taken = holds_castle_of(state, seat, {other});
          any = {std::max(any.min, taken.min), std::max(any.max, taken.max)};
        }
        return any;
      }
    }
    return {0, 0};
  };
  Seats winners = 0;
  int left = 0;
  Seat last{};
  for (std::uint8_t seat = 0; seat < state.players; ++seat) {
    if (!state.of[seat].out) {
      ++left;
      last = {seat};
    }
    const Range won = wins({seat});
    if (won.min == 1) winners |= bit(Seat{seat});
    if (won.max == 1 && won.min == 0 && state.scenario != Scenario::supremacy) state.end.may_have_ended = true;
  }
  const bool stands_alone = left == 1 && state.players > 1 && state.options[Option::last_standing] == 0;
  if (winners == 0 && stands_alone) {
    winners = bit(last);
    state.end.last_stands = true;
  }
  if (winners == 0) return;
  // A goal is found fulfilled in the turn in which it is.
  if (state.scenario == Scenario::alliance)
    for (std::uint8_t seat = 0; seat < state.players; ++seat)
      if (state.allies({seat}, first_of(winners))) winners |= bit(Seat{seat});
  state.end.ended = state.ply;
  state.end.winners = winners;
}

void lose_castle_perhaps(Position& state) {
  const Assault& assault = state.assault;
  for (const Seat seat :
       seats_of(static_cast<Seats>(assault.owners & ~nobody), static_cast<std::size_t>(state.players)))
    if (!state[seat].out && may_be_castle_of(state, assault, seat)) eliminate_perhaps(state, seat, assault.attacker);
}

namespace {

/// Of the places without a name that somebody holds the one that has this name: they are alike; null: that is not so.
Land* one_of_alike(Position& state, const Land& named, Seat owner) {
  Land* first = nullptr;
  for (Land& land : state.map.lands) {
    if (!land.may_be_of(owner) || !may_be_one_place(land, named)) continue;
    const bool alike = first == nullptr || (land.home == first->home && land.kinds == first->kinds);
    if (!land.is_of(owner) || !alike) return nullptr;
    if (first == nullptr) first = &land;
  }
  return first;
}

}  // namespace

bool count_by_name(Position& state, Land& land) {
  if (!land.alias) return false;
  const Owners seats = static_cast<Owners>(land.owners & ~nobody);
  if (land.owners == seats && (seats & (seats - 1)) == 0 && seats != 0 && !state[first_of(seats)].lands_open)
    if (Land* counted = one_of_alike(state, land, first_of(seats))) {
      if (land.home < 0) land.home = std::exchange(counted->home, std::int8_t{-1});
      counted->owners = 0;
      land.alias = false;
      return true;
    }
  for (Land& other : state.map.lands)
    if ((other.owners & seats) != 0 && may_be_one_place(land, other)) other.owners |= nobody;
  land.alias = false;
  return false;
}

void pass_by_another_name(Position& state, Land& land, Owners before, Seat to) {
  for (Land& other : state.map.lands) {
    if (!may_be_one_place(land, other) || (other.owners & before & ~nobody) == 0) continue;
    const bool centre = land.kinds.is(PlaceKind::centre) || other.kinds.is(PlaceKind::centre);
    if (!centre && (land.owners & nobody) == 0) continue;
    if (centre || other.home >= 0) other.owners |= elfref::bit(to);
    if (!centre) other.owners |= nobody;
  }
}

void pass_land(Position& state) {
  const Assault& assault = state.assault;
  const Seat seat = assault.attacker;
  const std::optional<Seat> owner = assault.defender();
  std::size_t index = static_cast<std::size_t>(std::max<int>(assault.land, 0));
  if (assault.land < 0 && owner) {  // one of several, and nobody noted which
    bool any = false;
    for (Land& land : state.map.lands) {
      if (!may_mean(land, *owner, assault.kinds)) continue;
      land.owners |= elfref::bit(seat);
      any = true;
    }
    if (any) {
      lose_castle_perhaps(state);
      state.turn.won_ply = state.ply;
      return see_whether_it_ends(state);
    }
  }
  if (assault.land < 0) {
    lose_castle_perhaps(state);
    if (state.unrecorded.lost_track) return see_whether_it_ends(state);  // it may be any
    if (state.map.lands.size() >= most_places) {
      state[seat].lands_open = true;
      return;
    }
    index = state.map.lands.size();
    state.map.lands.push_back({.kinds = assault.kinds});
  }
  Land& land = state.map.lands[index];
  if (land.home < 0) land.home = assault.home;
  const bool counted = count_by_name(state, land);
  if (land.home < 0 && assault.land >= 0) lose_castle_perhaps(state);
  if (!counted) pass_by_another_name(state, land, assault.owners, seat);
  land.owners = elfref::bit(seat);
  land.marked = state.ply;
  if (!land.may_have_tower() && land.kinds.may_be(assault.kinds)) land.kinds = land.kinds & assault.kinds;
  if (state.options[Option::built_tower] == 1) land.built = land.built_perhaps = false;
  if (land.home >= 0 && land.home != seat.value)  // now, or with an earlier captor
    eliminate(state, {static_cast<std::uint8_t>(land.home)}, seat);
  state.turn.won_ply = state.ply;
  see_whether_it_ends(state);
}

namespace {

/// All squads have fought, and are laid again: surely, or perhaps.
void lay_squads_again(Position& state, bool certain) {
  const int laid_before = state.common.squad_count;
  if (state.options[Option::squads_again] == 1) {
    int left = 0;
    for (std::uint8_t seat = 0; seat < state.players; ++seat) {
      if (!state.of[seat].out && state.of[seat].may_be_out) return open_neutrals(state);
      left += state.of[seat].out ? 0 : 1;
    }
    state.common.squad_count = left + 1;
  }
  if (certain) {
    state.common.squads_fought = {0, state.common.squads_fought.max - laid_before};
    const bool untouched = state.common.squads_fought.max == 0;
    state.common.squads.fill({.is = untouched ? Squad::Is::there : Squad::Is::perhaps, .open_known = true});
    const int laid = squad_size * state.common.squad_count;
    return note(state, {.of = neutral_cards, .from = Lies::deck, .to = Lies::hand, .cards = {laid, laid}});
  }
  if (state.common.squad_count != laid_before) return open_neutrals(state);
  note(state, {.of = neutral_cards, .which = CardMove::Which::open});
  state.common.squads_fought = {0, state.common.squad_count - 1};
  state.common.squads.fill({.is = Squad::Is::perhaps, .may_be_open = true});
}

}  // namespace

void spend_squad(Position& state) {
  const Assault& assault = state.assault;
  if (state.common.squad_count == 0 || assault.kinds.is(PlaceKind::centre))
    return;  // the guardian fights there, and no squad
  const bool certain = assault.free() && !assault.kinds.may_be(PlaceKind::centre);
  if (!certain) note(state, {.of = neutral_cards, .which = CardMove::Which::open});
  state.common.squads_fought = state.common.squads_fought + Range{certain ? 1 : 0, 1};
  if (certain && assault.squad > 0 && assault.squad < static_cast<int>(state.common.squads.size())) {
    state.common.squads[static_cast<std::size_t>(assault.squad)] = {.is = Squad::Is::gone};
  } else {
    for (Squad& squad : state.common.squads)
      if (squad.is == Squad::Is::there) squad.is = Squad::Is::perhaps;
  }
  if (state.common.squads_fought.max >= state.common.squad_count)
    lay_squads_again(state, state.common.squads_fought.min >= state.common.squad_count);
}

namespace {

/// A token is moved on from a castle: the book does not say whether the dragon stays with the player.
void leave_dragon(Position& state, const Land& castle, Seat seat) {
  if (castle.home >= 0 && castle.home != seat.value)
    state.of[static_cast<std::size_t>(castle.home)].dragon_left |= elfref::bit(seat);
}

}  // namespace

void move_token_perhaps(Position& state, Seat seat) {
  const Owners his = elfref::bit(seat);
  const bool any_place = state.options[Option::token_target] == 1;
  for (Land& land : state.map.lands) {
    if (land.may_be_of(seat) && land.home != seat.value) {
      leave_dragon(state, land, seat);
      land.owners |= nobody;
    } else if (land.named() && (any_place || (land.owners & nobody) != 0)) {
      land.owners |= his;
    }
  }
  if (state.map.lands.size() < most_places)
    state.map.lands.push_back({.kinds = {}, .owners = static_cast<Owners>(his | nobody)});
  state.end.may_have_ended = true;
}

void move_token(Position& state, Seat seat, PlaceId from, PlaceId to) {
  if (from == nothing_named || to == nothing_named) move_token_perhaps(state, seat);
  if (from != nothing_named) {
    Land& left = state.map.lands[from];
    if (left.may_be_of(seat)) left.owners = elfref::bit(seat);
    count_by_name(state, left);
    leave_dragon(state, left, seat);
    left.owners = nobody;
  }
  if (to != nothing_named) {
    Land& taken = state.map.lands[to];
    if ((taken.owners & nobody) != 0 && state.options[Option::token_target] == 0) taken.owners = nobody;
    count_by_name(state, taken);
    taken.owners = elfref::bit(seat);
    taken.marked = state.ply;
  }
  see_whether_it_ends(state);
}

void build_tower_perhaps(Position& state, Seat seat) {
  for (Land& land : state.map.lands) land.built_perhaps = land.built_perhaps || (!land.built && land.may_be_of(seat));
  state.end.may_have_ended = true;
}

void build_tower(Position& state, Seat seat, PlaceId at) {
  if (at == nothing_named) return build_tower_perhaps(state, seat);
  Land& land = state.map.lands[at];
  if (land.may_be_of(seat)) land.owners = elfref::bit(seat);
  count_by_name(state, land);
  land.built = true;
  land.built_perhaps = false;
  see_whether_it_ends(state);
}

void narrow_owners(Position& state, Owners owners) {
  Assault& assault = state.assault;
  const auto narrow = [owners](Owners& held) {
    if ((held & owners) != 0) held &= owners;
  };
  narrow(assault.owners);
  if (assault.land >= 0) narrow(state.map.lands[static_cast<std::size_t>(assault.land)].owners);
}

void note_artifact(std::vector<ArtifactId>& all, ArtifactId artifact, std::ptrdiff_t most) {
  if (std::ranges::count(all, artifact) < most) all.push_back(artifact);
}

void less(Range& range) {
  range = {std::max(0, range.min - 1), std::max(0, range.max - 1)};
}

namespace {

/// Which Artifact it was nobody can tell where it has no name.
void hand_over_by_name(Position& state, Seat from, Seat to, ArtifactId artifact) {
  std::vector<ArtifactId>& his = state[from].drawn;
  if (artifact == nothing_named) return his.clear();
  std::erase(his, artifact);
  note_artifact(state[to].drawn, artifact, most_alike);
}

}  // namespace

void hand_over(Position& state, Seat from, Seat to, const Thing& thing) {
  const auto pass = [](Range& gives, Range& gets) {
    less(gives);
    ++gets.min;
    ++gets.max;
  };
  if (thing.kind == Thing::Kind::treasure) pass(state[from].treasures, state[to].treasures);
  if (thing.kind != Thing::Kind::artifact) return;
  pass(state[from].artifacts, state[to].artifacts);
  hand_over_by_name(state, from, to, thing.artifact);
}

}  // namespace elfref::elven_rage
