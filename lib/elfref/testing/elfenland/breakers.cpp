#include "elfref/testing/elfenland/breakers.h"

#include <algorithm>
#include <array>
#include <vector>

#include "elfref/elfenland/facts/kinds.h"
#include "elfref/elfenland/rules/rulebook.h"
#include "elfref/elfenland/table/box.h"

namespace elfref::testing {
namespace {

using namespace elfenland;
using Broken = std::optional<Action>;

constexpr int raft = static_cast<int>(Transport::raft);
constexpr int counter_kinds = transport_count - 1;

// ---------------------------------------------------------------- what lies where

/// Any of some things; nothing where there is none.
template <class Thing>
std::optional<Thing> any(const std::vector<Thing>& things, Dice& dice) {
  if (things.empty()) return std::nullopt;
  return things[static_cast<std::size_t>(dice.below(static_cast<int>(things.size())))];
}

int have(const State& state, Seat seat, int kind) {
  return state.at(seat).hand.lower[static_cast<std::size_t>(kind)];
}
int own(const State& state, Seat seat, int kind) {
  const Holding& holding = state.at(seat).holding;
  return holding.known[static_cast<std::size_t>(kind)] - holding.used[static_cast<std::size_t>(kind)];
}
bool fits(int kind, WayId road) {
  return cost(Transport(kind), way(road).terrain) > 0;
}
Link link_of(WayId id, By by = By::unsaid) {
  return {way(id).a, way(id).b, by};
}
bool is_twin(WayId id) {
  return road_between(way(id).a, way(id).b).has_value() && waterway_between(way(id).a, way(id).b).has_value();
}
Pieces cards(int kind, int number) {
  Pieces pieces;
  pieces.of[static_cast<std::size_t>(kind)] = static_cast<std::uint8_t>(number);
  return pieces;
}

/// That many cards of a hand, none of one kind; nothing where there are not so many.
std::optional<Pieces> cards_without(const State& state, Seat seat, int kind, int number, Dice& dice) {
  std::vector<int> all;
  for (int other = 0; other < transport_count; ++other)
    for (int n = other == kind ? 0 : have(state, seat, other); n > 0; --n) all.push_back(other);
  if (std::ssize(all) < number) return std::nullopt;
  Pieces pieces;
  for (int n = 0; n < number; ++n) {
    const auto at = static_cast<std::size_t>(dice.below(static_cast<int>(all.size())));
    ++pieces.of[static_cast<std::size_t>(all[at])];
    all.erase(all.begin() + static_cast<std::ptrdiff_t>(at));
  }
  return pieces;
}

// ---------------------------------------------------------------- phase 4

/// Whose turn of phase 4 a play is.
std::optional<Seat> planner(const Action& play) {
  if (const auto* place = std::get_if<PlaceCounter>(&play)) return place->seat;
  if (const auto* obstacle = std::get_if<PlaceObstacle>(&play)) return obstacle->seat;
  if (const auto* pass = std::get_if<Pass>(&play)) return pass->seat;
  return std::nullopt;
}

/// A counter laid on some road of which `may(kind, road)`.
template <class May>
Broken lay(const Occasion& at, Seat seat, const May& may) {
  std::vector<Action> all;
  for (int kind = 0; kind < counter_kinds; ++kind)
    for (std::uint8_t road = 0; road < road_count; ++road)
      if (may(kind, WayId{road}))
        all.emplace_back(PlaceCounter{.seat = seat, .kind = Transport(kind), .link = link_of(WayId{road})});
  return any(all, at.dice);
}

template <class May>
Broken lay(const Occasion& at, const May& may) {
  const auto seat = planner(at.play());
  return seat ? lay(at, *seat, [&](int kind, WayId road) { return may(*seat, kind, road); }) : std::nullopt;
}

bool is_free(const State& state, WayId road) {
  return !state.road[road.value].occupied;
}

/// An obstacle laid on some way of which `may(way)`, by whoever's turn it is.
template <class May>
Broken obstruct(const Occasion& at, Obstacle own_one, const May& may) {
  const auto seat = planner(at.play());
  if (!seat || at.state.at(*seat).obstacle != own_one) return std::nullopt;
  std::vector<Action> all;
  for (std::uint8_t id = 0; id < way_count; ++id)
    if (may(WayId{id})) all.emplace_back(PlaceObstacle{.seat = *seat, .link = link_of(WayId{id})});
  return any(all, at.dice);
}

/// Water that no road accompanies.
bool is_water_alone(WayId id) {
  return !is_road(id) && !is_twin(id);
}

Broken counter_on_water(const Occasion& at) {
  const auto seat = planner(at.play());
  std::vector<Action> all;
  for (std::uint8_t id = road_count; seat && id < way_count; ++id)
    for (int kind = 0; kind < counter_kinds; ++kind)
      if (is_water_alone(WayId{id}) && own(at.state, *seat, kind) > 0)
        all.emplace_back(PlaceCounter{.seat = *seat, .kind = Transport(kind), .link = link_of(WayId{id})});
  return any(all, at.dice);
}

Broken counter_on_nothing(const Occasion& at) {
  const auto seat = planner(at.play());
  std::vector<Action> all;
  for (std::uint8_t a = 0; seat && a < town_count; ++a)
    for (std::uint8_t b = 0; b < a; ++b)
      for (int kind = 0; kind < counter_kinds; ++kind)
        if (!road_between({a}, {b}) && !waterway_between({a}, {b}) && own(at.state, *seat, kind) > 0)
          all.emplace_back(PlaceCounter{.seat = *seat, .kind = Transport(kind), .link = {{a}, {b}}});
  return any(all, at.dice);
}

/// Whether the plays of phase 4 up to a place hold a pass that is not among the last: then their order is binding.
bool a_pass_is_recorded(const Occasion& at) {
  bool pass = false;
  for (std::size_t i = at.index; i-- > 0 && !std::holds_alternative<BeginPlan>(at.game.plays[i]);) {
    if (std::holds_alternative<Pass>(at.game.plays[i])) pass = true;
  }
  if (!pass) return false;
  bool laid = false;
  for (std::size_t i = at.index; i-- > 0 && !std::holds_alternative<BeginPlan>(at.game.plays[i]);) {
    if (laid && std::holds_alternative<Pass>(at.game.plays[i])) return true;
    laid = laid || !std::holds_alternative<Pass>(at.game.plays[i]);
  }
  return false;
}

/// Whether all picks of some round stand before a place: they show who sits where.
bool the_seating_shows(const Occasion& at) {
  return std::any_of(at.game.plays.begin(), at.game.plays.begin() + static_cast<std::ptrdiff_t>(at.index),
                     [](const Action& play) { return std::holds_alternative<BeginChoose>(play); });
}

Broken plan_out_of_turn(const Occasion& at) {
  const auto due = planner(at.play());
  if (!due || !a_pass_is_recorded(at) || !the_seating_shows(at)) return std::nullopt;
  Seat other = at.state.next(*due);
  for (int n = at.dice.below(at.state.players - 1); n > 0; --n) other = at.state.next(other);
  return Pass{.seat = other};
}

Broken lay_too_late(const Occasion& at) {
  if (!std::holds_alternative<BeginTravel>(at.play()) || !the_seating_shows(at)) return std::nullopt;
  for (std::uint8_t seat = 0; seat < at.state.players; ++seat)
    if (at.state.turn == bit(Seat{seat}))
      return lay(at, Seat{seat}, [&](int kind, WayId road) {
        return own(at.state, Seat{seat}, kind) > 0 && is_free(at.state, road) && fits(kind, road);
      });
  return std::nullopt;
}

// ---------------------------------------------------------------- phase 5

/// Whose journey is under way before a play.
std::optional<Seat> traveller(const Action& play) {
  if (const auto* step = std::get_if<Step>(&play)) return step->seat;
  if (const auto* end = std::get_if<EndJourney>(&play)) return end->seat;
  return std::nullopt;
}

/// A way out of the town where the boot stands, and what its road asks for.
struct Leg {
  Seat seat;
  TownId to;
  WayId way;
  int kind = -1;  ///< of its counter; -1: none, or water
  int due = 0;    ///< cards of it, with those for the obstacle
  bool obstacle = false;
};

/// A step along some way of which `pay(leg)` says a payment that breaks the rule.
template <class Pay>
Broken step(const Occasion& at, const Pay& pay) {
  const auto seat = traveller(at.play());
  if (!seat) return std::nullopt;
  const TownId from = at.state.at(*seat).at.first();
  std::vector<Action> all;
  for (std::uint8_t id = 0; id < way_count; ++id) {
    const Way& along = way(WayId{id});
    if ((along.a != from && along.b != from) || is_twin(WayId{id})) continue;
    Leg leg{*seat, along.a == from ? along.b : along.a, WayId{id}};
    if (is_road(leg.way) && at.state.road[id].counter) {
      leg.kind = static_cast<int>(*at.state.road[id].counter);
      leg.obstacle = at.state.road[id].obstacles > 0;
      leg.due = cost(Transport(leg.kind), along.terrain) + (leg.obstacle ? 1 : 0);
    }
    const std::optional<Step> made = pay(leg);
    if (made) all.emplace_back(*made);
  }
  return any(all, at.dice);
}

std::optional<Step> paid(const Leg& leg, std::optional<Pieces> cards, bool caravan = false) {
  if (!cards) return std::nullopt;
  return Step{.seat = leg.seat, .to = leg.to, .paid = *cards, .caravan = caravan};
}

/// One card that is no raft: whatever water costs, it is wrong.
template <bool (*is_this)(const Leg&)>
Broken land_card_on_water(const Occasion& at) {
  return step(at, [&](const Leg& leg) {
    return is_this(leg) ? paid(leg, cards_without(at.state, leg.seat, raft, 1, at.dice)) : std::nullopt;
  });
}

bool is_downstream(const Leg& leg) {
  return is_river(leg.way) && way(leg.way).b == leg.to;
}
bool is_upstream(const Leg& leg) {
  return is_river(leg.way) && way(leg.way).a == leg.to;
}
bool is_by_ferry(const Leg& leg) {
  return is_ferry(leg.way);
}

/// Too few rafts, or the wrong cards.
template <bool (*is_this)(const Leg&)>
Broken too_few_rafts(const Occasion& at) {
  const bool ferry = is_this({.seat = {}, .to = {}, .way = WayId{road_count + river_count}});
  if (ferry && at.state.options.lake_cost() == 1) return land_card_on_water<is_this>(at);
  Broken few = step(at, [&](const Leg& leg) {
    return is_this(leg) && have(at.state, leg.seat, raft) > 0 ? paid(leg, cards(raft, 1)) : std::nullopt;
  });
  return few ? few : land_card_on_water<is_this>(at);
}

Broken wrong_price(const Occasion& at) {
  return step(at, [&](const Leg& leg) -> std::optional<Step> {
    if (leg.kind < 0 || leg.obstacle) return std::nullopt;
    if (leg.due == 2 && have(at.state, leg.seat, leg.kind) > 0 && at.dice.chance(50))
      return paid(leg, cards(leg.kind, 1));
    return paid(leg, cards_without(at.state, leg.seat, leg.kind, 1, at.dice));
  });
}

Broken obstacle_unpaid(const Occasion& at) {
  return step(at, [&](const Leg& leg) {
    const bool can = leg.obstacle && have(at.state, leg.seat, leg.kind) >= leg.due - 1;
    return can ? paid(leg, cards(leg.kind, leg.due - 1)) : std::nullopt;
  });
}

/// So many of a kind would be more than the box has.
bool box_has(const State& state, Seat seat, int kind, int number) {
  const int missing = std::max(0, number - have(state, seat, kind));
  return cards_out(state, Transport(kind)) + missing <= cards_in_box(Transport(kind));
}

Broken paid_from_nowhere(const Occasion& at) {
  return step(at, [&](const Leg& leg) {
    const bool lacks = leg.kind >= 0 && have(at.state, leg.seat, leg.kind) < leg.due &&
                       at.state.at(leg.seat).hand.min >= leg.due && box_has(at.state, leg.seat, leg.kind, leg.due);
    return lacks ? paid(leg, cards(leg.kind, leg.due)) : std::nullopt;
  });
}

Broken too_much_paid(const Occasion& at) {
  if (at.state.options.overpay() != Overpay::error) return std::nullopt;
  return step(at, [&](const Leg& leg) {
    const bool can = leg.kind >= 0 && leg.due == 1 && have(at.state, leg.seat, leg.kind) >= 2;
    return can ? paid(leg, cards(leg.kind, 2)) : std::nullopt;
  });
}

/// A caravan of so many cards, none of them of the counter's kind.
template <class May>
Broken caravan(const Occasion& at, int number, const May& may) {
  return step(at, [&](const Leg& leg) {
    return may(leg) ? paid(leg, cards_without(at.state, leg.seat, leg.kind, number, at.dice), true) : std::nullopt;
  });
}

Broken no_way(const Occasion& at) {
  const auto seat = traveller(at.play());
  if (!seat || at.state.at(*seat).hand.min == 0) return std::nullopt;
  const TownId from = at.state.at(*seat).at.first();
  const auto paid = cards_without(at.state, *seat, raft, 1, at.dice);
  std::vector<Action> all;
  for (std::uint8_t to = 0; paid && to < town_count; ++to)
    if (from != TownId{to} && !road_between(from, {to}) && !waterway_between(from, {to}))
      all.emplace_back(Step{.seat = *seat, .to = {to}, .paid = *paid});
  return any(all, at.dice);
}

Broken between_the_lakes(const Occasion& at) {
  const auto seat = traveller(at.play());
  if (!seat || have(at.state, *seat, raft) < 2) return std::nullopt;
  const TownId from = at.state.at(*seat).at.first();
  std::vector<Action> all;
  for (std::uint8_t to = 0; to < town_count; ++to)
    if (lake_of(from) * lake_of({to}) == 2 && !road_between(from, {to}) && !waterway_between(from, {to}))
      all.emplace_back(Step{.seat = *seat, .to = {to}, .paid = cards(raft, 2)});
  return any(all, at.dice);
}

Broken second_journey(const Occasion& at) {
  const auto* end = std::get_if<EndJourney>(&at.play());
  if (end == nullptr || !the_seating_shows(at)) return std::nullopt;
  std::vector<Action> all;
  for (std::uint8_t seat = 0; seat < at.state.players; ++seat)
    if (at.state.player[seat].travelled && Seat{seat} != end->seat) all.emplace_back(BeginJourney{.seat = {seat}});
  return any(all, at.dice);
}

// ---------------------------------------------------------------- cards

template <class Change>
Broken deal(const Occasion& at, const Change& change) {
  const auto* dealt = std::get_if<Deal>(&at.play());
  if (dealt == nullptr) return std::nullopt;
  Deal other = *dealt;
  return change(other) ? Broken(other) : std::nullopt;
}

bool one_less(Pieces& pieces, Dice& dice) {
  std::vector<int> kinds;
  for (int kind = 0; kind < transport_count; ++kind)
    if (pieces.of[static_cast<std::size_t>(kind)] > 0) kinds.push_back(kind);
  const auto kind = any(kinds, dice);
  if (kind) --pieces.of[static_cast<std::size_t>(*kind)];
  return kind.has_value();
}

/// All that is dealt is of one kind, and there are not so many.
Broken deal_more_than_there_are(const Occasion& at) {
  return deal(at, [&](Deal& dealt) {
    std::vector<int> kinds;
    for (int kind = 0; kind < transport_count; ++kind)
      if (cards_out(at.state, Transport(kind)) + dealt.cards.count() > cards_in_box(Transport(kind)))
        kinds.push_back(kind);
    const auto kind = any(kinds, at.dice);
    if (kind) dealt.cards = cards(*kind, dealt.cards.count());
    return kind.has_value();
  });
}

Broken too_little_thrown(const Occasion& at) {
  const auto* end = std::get_if<EndJourney>(&at.play());
  if (end == nullptr || at.state.at(end->seat).hand.min - end->discard.count() != 4 || end->discard.count() < 2)
    return std::nullopt;
  EndJourney other = *end;
  return one_less(other.discard, at.dice) ? Broken(other) : std::nullopt;
}

Broken thrown_from_nowhere(const Occasion& at) {
  const auto* end = std::get_if<EndJourney>(&at.play());
  if (end == nullptr || !end->written) return std::nullopt;
  std::vector<int> kinds;
  for (int kind = 0; kind < transport_count; ++kind)
    if (have(at.state, end->seat, kind) == 0 && box_has(at.state, end->seat, kind, 1)) kinds.push_back(kind);
  const auto kind = any(kinds, at.dice);
  EndJourney other = *end;
  if (!kind || !one_less(other.discard, at.dice)) return std::nullopt;
  ++other.discard.of[static_cast<std::size_t>(*kind)];
  return other;
}

// ---------------------------------------------------------------- counters

bool pile_has(const State& state, int kind, int number = 1) {
  return counters_out(state, Transport(kind)) + number <= counters_in_box(Transport(kind));
}

template <class May>
std::vector<int> kinds_that(const May& may) {
  std::vector<int> kinds;
  for (int kind = 0; kind < counter_kinds; ++kind)
    if (may(kind)) kinds.push_back(kind);
  return kinds;
}

Broken nothing_drawn(const Occasion& at) {
  const auto* drawn = std::get_if<Draw>(&at.play());
  return drawn != nullptr ? Broken(Draw{.seat = drawn->seat, .counters = {}}) : std::nullopt;
}

Broken two_drawn(const Occasion& at) {
  const auto* drawn = std::get_if<Draw>(&at.play());
  if (drawn == nullptr) return std::nullopt;
  Draw other = *drawn;
  const auto kind = any(kinds_that([&](int more) { return pile_has(at.state, more, 2); }), at.dice);
  if (kind) ++other.counters.of[static_cast<std::size_t>(*kind)];
  return kind ? Broken(other) : std::nullopt;
}

Broken ninth_counter(const Occasion& at) {
  const auto* pick = std::get_if<Pick>(&at.play());
  if (pick == nullptr) return std::nullopt;
  const auto kind = any(kinds_that([&](int gone) { return !pile_has(at.state, gone); }), at.dice);
  return kind ? Broken(Pick{.seat = pick->seat, .kind = Transport(*kind), .blind = true}) : std::nullopt;
}

Broken not_in_the_row(const Occasion& at) {
  const auto* pick = std::get_if<Pick>(&at.play());
  if (pick == nullptr || at.state.row.unknown > 0) return std::nullopt;
  const auto kind = any(kinds_that([&](int absent) {
                          return at.state.row.of[static_cast<std::size_t>(absent)] == 0 && pile_has(at.state, absent);
                        }),
                        at.dice);
  return kind ? Broken(Pick{.seat = pick->seat, .kind = Transport(*kind)}) : std::nullopt;
}

Broken pick_face_down(const Occasion& at) {
  const auto* pick = std::get_if<Pick>(&at.play());
  if (pick == nullptr || !pick->blind) return std::nullopt;
  Pick other = *pick;
  other.hidden = true;
  return other;
}

Broken row_of_four(const Occasion& at) {
  const auto* shown = std::get_if<ShowRow>(&at.play());
  if (shown == nullptr) return std::nullopt;
  ShowRow other = *shown;
  return one_less(other.row, at.dice) ? Broken(other) : std::nullopt;
}

template <class May>
Broken keep(const Occasion& at, int number, const May& may) {
  const auto* kept = std::get_if<Keep>(&at.play());
  if (kept == nullptr) return std::nullopt;
  std::vector<int> kinds;
  for (int kind = 0; kind < counter_kinds; ++kind)
    for (int n = may(kept->seat, kind); n > 0; --n) kinds.push_back(kind);
  Keep other{.seat = kept->seat, .counters = {}};
  for (int n = 0; n < number; ++n) {
    const auto kind = any(kinds, at.dice);
    if (!kind) return std::nullopt;
    kinds.erase(std::ranges::find(kinds, *kind));
    other.counters.at[other.counters.count++] = {Transport(*kind), Facing::either};
  }
  return other;
}

Broken kept_turned_over(const Occasion& at) {
  Broken other = keep(at, 1, [&](Seat seat, int kind) {
    return at.state.at(seat).holding.known_down[static_cast<std::size_t>(kind)] == 0 ? own(at.state, seat, kind) : 0;
  });
  if (other) std::get<Keep>(*other).counters.at[0].facing = Facing::down;
  return other;
}

// ---------------------------------------------------------------- order

/// Two picks change places, or all are made by the left neighbours. Where all picks are there their order is binding:
/// the record ends with the last one.
bool change_picks(PlayedGame& game, Dice& dice, bool swap) {
  const auto players = game.session.players.size();
  std::vector<std::size_t> begun;
  for (std::size_t i = 0; i < game.plays.size(); ++i)
    if (std::holds_alternative<BeginChoose>(game.plays[i]) && i + 3 * players < game.plays.size() &&
        std::holds_alternative<Pick>(game.plays[i + 3 * players]))
      begun.push_back(i + 1);
  const auto first = any(begun, dice);
  if (!first) return false;
  const auto seat_of = [&](std::size_t pick) -> Seat& { return std::get<Pick>(game.plays[*first + pick]).seat; };
  game.plays.resize(*first + 3 * players);
  game.claims.clear();
  if (swap) {
    // In the second lap: the first and the third show who sits where.
    if (players < 3) return false;
    const auto pick = players + static_cast<std::size_t>(dice.below(static_cast<int>(players) - 1));
    std::swap(seat_of(pick), seat_of(pick + 1));
    game.breach.play = *first + pick;
    return true;
  }
  const auto turn = 1 + static_cast<std::size_t>(dice.below(static_cast<int>(players) - 1));
  std::vector<Seat> seats;
  for (std::size_t pick = 0; pick < 3 * players; ++pick) seats.push_back(seat_of((pick + turn) % (3 * players)));
  for (std::size_t pick = 0; pick < 3 * players; ++pick) seat_of(pick) = seats[pick % players];
  game.breach.play = *first;
  return true;
}

// ---------------------------------------------------------------- before and after the game

/// The players of the record's setup are changed; nothing is claimed then.
template <class Change>
bool change_seat(PlayedGame& game, const Change& change) {
  for (std::size_t i = 0; i < game.plays.size(); ++i)
    if (auto* take = std::get_if<TakeSeat>(&game.plays[i]); take != nullptr && take->seat.value > 0) {
      if (!change(*take, std::get<TakeSeat>(game.plays[i - 1]))) continue;
      game.breach.play = i;
      game.claims.clear();
      return true;
    }
  return false;
}

/// The record has nothing but its beginning, which is changed.
template <class Change>
bool change_start(PlayedGame& game, Dice& dice, const Change& change) {
  Start& start = game.session.start;
  if (!start.written || start.players.empty()) return false;
  const auto seat = static_cast<std::size_t>(dice.below(static_cast<int>(start.players.size())));
  if (!change(start.players[seat])) return false;
  const auto begun =
      std::ranges::find_if(game.plays, [](const Action& play) { return std::holds_alternative<BeginRound>(play); });
  game.plays.erase(begun, game.plays.end());
  game.claims.clear();
  for (std::size_t i = 0; i < game.plays.size(); ++i)
    if (const auto* told = std::get_if<StartPlayer>(&game.plays[i]); told != nullptr && told->seat.value == seat)
      game.breach.play = i;
  return true;
}

void begin_midway(Agreement& agreed, Dice& dice) {
  agreed.first_round = 2 + dice.below(2);
  agreed.first_phase = phase::plan;
  agreed.stop_after = 0;
}

bool one_round_more(PlayedGame& game, bool early) {
  if (!game.finished || game.won_early != early) return false;
  const auto rounds =
      std::ranges::count_if(game.plays, [](const Action& play) { return std::holds_alternative<BeginRound>(play); });
  game.breach.play = game.plays.size();
  game.plays.emplace_back(
      BeginRound{.number = static_cast<std::uint8_t>(game.session.start.round + rounds), .recorded = false});
  game.plays.emplace_back(EndRound{});
  return true;
}

bool change_sheet(PlayedGame& game, Dice& dice, bool twice) {
  if (!game.finished || game.won_early) return false;
  std::vector<std::uint8_t> seats;
  for (std::uint8_t seat = 0; seat < game.session.players.size(); ++seat)
    for (const Action& play : game.claims)
      if (const auto* claim = std::get_if<ClaimResult>(&play);
          claim != nullptr && claim->seat == Seat{seat} && claim->key == ClaimResult::Key::at &&
          (twice || TownId{static_cast<std::uint8_t>(claim->value)} != elvenhold))
        seats.push_back(seat);
  const auto seat = any(seats, dice);
  if (!seat) return false;
  game.breach.sheet = Seat{*seat};
  game.breach.twice = twice;
  for (const Action& play : game.claims)
    if (const auto* claim = std::get_if<ClaimResult>(&play);
        !twice && claim != nullptr && claim->seat == Seat{*seat} && claim->key == ClaimResult::Key::at)
      game.towns[*seat].remove(TownId{static_cast<std::uint8_t>(claim->value)});
  return true;
}

bool change_claim(PlayedGame& game, Dice& dice, ClaimResult::Key key) {
  std::vector<std::size_t> all;
  for (std::size_t i = 0; i < game.claims.size(); ++i)
    if (const auto* claim = std::get_if<ClaimResult>(&game.claims[i]); claim != nullptr && claim->key == key)
      all.push_back(i);
  const auto index = any(all, dice);
  if (!index) return false;
  auto& claim = std::get<ClaimResult>(game.claims[*index]);
  const bool place = key == ClaimResult::Key::place, at = key == ClaimResult::Key::at;
  const int values = at ? town_count : place ? static_cast<int>(game.session.players.size()) : 20;
  claim.value = (claim.value + 1 + dice.below(values - 1) - (place ? 1 : 0)) % values + (place ? 1 : 0);
  game.breach.claim = *index;
  return true;
}

template <ClaimResult::Key key>
bool refute(PlayedGame& game, Dice& dice) {
  return change_claim(game, dice, key);
}

bool refute_winner(PlayedGame& game, Dice& dice) {
  if (game.claims.empty()) return false;
  auto& claim = std::get<ClaimWinner>(game.claims.front());
  const auto all = static_cast<std::uint16_t>((1u << game.session.players.size()) - 1);
  const std::uint16_t right = claim.seats;
  while (claim.seats == right) claim.seats = static_cast<std::uint16_t>(1 + dice.below(all));
  game.breach.claim = 0;
  return true;
}

template <Option option, int value>
void set(Agreement& agreed, Dice&) {
  agreed.options[option] = value;
  agreed.options_set |= static_cast<std::uint16_t>(1u << static_cast<int>(option));
}

void play_out(Agreement& agreed, Dice&) {
  agreed.stop_after = 0;
}

/// Nobody knows what is dealt in a round too many: the cards are shuffled before it, and nothing more hangs on them.
void play_out_and_shuffle(Agreement& agreed, Dice& dice) {
  agreed.stop_after = 0;
  set<Option::reshuffle, static_cast<int>(Reshuffle::every_round)>(agreed, dice);
}

void with_town_cards(Agreement& agreed, Dice&) {
  agreed.stop_after = 0;
  agreed.options[Option::town_cards] = 1;
  agreed.options_set |= static_cast<std::uint16_t>(1u << static_cast<int>(Option::town_cards));
  agreed.towns_written = true;
}

void one_or_seven(Agreement& agreed, Dice& dice) {
  agreed.players = dice.below(2) == 0 ? 1 : 7;
  agreed.options[Option::deal] = static_cast<std::uint8_t>(DealOption::fill_8);
  agreed.options_set |= static_cast<std::uint16_t>(1u << static_cast<int>(Option::deal));
}

void far_ahead(Agreement& agreed, Dice&) {
  agreed.ahead = true;
  agreed.first_round = 3;
  agreed.first_phase = phase::deal;
  agreed.stop_after = 0;
}

using Key = ClaimResult::Key;

// In the order of the rulebook.
constexpr Breaker all_breakers[] = {
    {.rule = "two-to-six-players",
     .prepare = one_or_seven,
     .game =
         [](PlayedGame& game, Dice&) {
           game.breach.play = 0;
           return std::holds_alternative<BeginGame>(game.plays.front());
         }},
    {.rule = "colours-differ",
     .game =
         [](PlayedGame& game, Dice&) {
           return change_seat(game, [](TakeSeat& take, const TakeSeat& before) {
             if (take.colour == 0) return false;
             take.colour = before.colour;
             return true;
           });
         }},
    {.rule = "twenty-town-pieces",
     .prepare = begin_midway,
     .game =
         [](PlayedGame& game, Dice& dice) {
           return change_start(game, dice, [](Start::Player& told) {
             told.towns = 21;
             told.towns_listed = false;
             return true;
           });
         }},
    {.rule = "cards-in-the-box", .play = deal_more_than_there_are},
    {.rule = "counters-in-the-box", .play = ninth_counter},
    {.rule = "starting-player", .game = [](PlayedGame& game, Dice& dice) { return change_picks(game, dice, false); }},
    {.rule = "deal-eight-cards",
     .play =
         [](const Occasion& at) {
           return at.state.round == 1 ? deal(at, [&](Deal& dealt) { return one_less(dealt.cards, at.dice); })
                                      : std::nullopt;
         }},
    {.rule = "fill-the-hand",
     .play =
         [](const Occasion& at) {
           return at.state.round > 1 ? deal(at, [&](Deal& dealt) { return one_less(dealt.cards, at.dice); })
                                     : std::nullopt;
         }},
    {.rule = "draw-a-counter", .play = nothing_drawn},
    {.rule = "pick-in-turn", .game = [](PlayedGame& game, Dice& dice) { return change_picks(game, dice, true); }},
    {.rule = "pick-from-the-row", .play = not_in_the_row},
    {.rule = "picks-lie-face-up", .play = pick_face_down},
    {.rule = "five-in-the-row", .play = row_of_four},
    {.rule = "one-and-three-counters", .play = two_drawn},
    {.rule = "at-most-five-counters",
     .prepare = begin_midway,
     .game =
         [](PlayedGame& game, Dice& dice) {
           return change_start(game, dice, [&](Start::Player& told) {
             for (const Start::Player& player : game.session.start.players)
               for (int i = 0; i < player.counters->count; ++i)
                 if (player.counters->at[static_cast<std::size_t>(i)].kind == Transport::dragon) return false;
             while (told.counters->count < 6)
               told.counters->at[told.counters->count++] = {Transport::dragon, Facing::up};
             return true;
           });
         }},
    {.rule = "plan-in-turn", .play = plan_out_of_turn},
    {.rule = "planning-has-ended", .inserts = true, .play = lay_too_late},
    {.rule = "place-an-own-counter",
     .play =
         [](const Occasion& at) {
           return lay(at, [&](Seat seat, int kind, WayId road) {
             return own(at.state, seat, kind) == 0 && is_free(at.state, road) && fits(kind, road);
           });
         }},
    {.rule = "place-on-a-road", .play = counter_on_nothing},
    {.rule = "one-counter-per-road",
     .play =
         [](const Occasion& at) {
           return lay(at, [&](Seat seat, int kind, WayId road) {
             return own(at.state, seat, kind) > 0 && !is_free(at.state, road) && fits(kind, road);
           });
         }},
    {.rule = "counter-fits-terrain",
     .play =
         [](const Occasion& at) {
           return lay(at, [&](Seat seat, int kind, WayId road) {
             return own(at.state, seat, kind) > 0 && is_free(at.state, road) && !fits(kind, road);
           });
         }},
    {.rule = "no-counter-on-water", .play = counter_on_water},
    {.rule = "one-obstacle-a-game",
     .play =
         [](const Occasion& at) {
           return obstruct(at, Obstacle::used, [&](WayId id) {
             return is_road(id) && !is_free(at.state, id) && at.state.road[id.value].obstacles == 0;
           });
         }},
    {.rule = "obstacle-on-a-counter",
     .play =
         [](const Occasion& at) {
           return obstruct(at, Obstacle::available, [&](WayId id) { return is_road(id) && is_free(at.state, id); });
         }},
    {.rule = "one-obstacle-per-road",
     .play =
         [](const Occasion& at) {
           return obstruct(at, Obstacle::available,
                           [&](WayId id) { return is_road(id) && at.state.road[id.value].obstacles > 0; });
         }},
    {.rule = "no-obstacle-on-water",
     .play = [](const Occasion& at) { return obstruct(at, Obstacle::available, is_water_alone); }},
    {.rule = "travel-in-turn", .inserts = true, .play = second_journey},
    {.rule = "along-a-connection", .play = no_way},
    {.rule = "counter-on-the-road",
     .play =
         [](const Occasion& at) {
           return step(at, [&](const Leg& leg) {
             const bool empty = is_road(leg.way) && leg.kind < 0;
             return empty ? paid(leg, cards_without(at.state, leg.seat, raft, 1, at.dice)) : std::nullopt;
           });
         }},
    {.rule = "pay-the-price", .play = wrong_price},
    {.rule = "pay-for-the-obstacle", .play = obstacle_unpaid},
    {.rule = "pay-from-the-hand", .play = paid_from_nowhere},
    {.rule = "exact-price", .play = too_much_paid, .prepare = set<Option::overpay, static_cast<int>(Overpay::error)>},
    {.rule = "downstream-price", .play = land_card_on_water<is_downstream>},
    {.rule = "upstream-price", .play = too_few_rafts<is_upstream>},
    {.rule = "ferry-price", .play = too_few_rafts<is_by_ferry>},
    {.rule = "ferry-within-a-lake", .play = between_the_lakes},
    {.rule = "caravan-price",
     .play =
         [](const Occasion& at) {
           return caravan(at, 2, [](const Leg& leg) { return leg.kind >= 0 && !leg.obstacle; });
         }},
    {.rule = "caravan-only-if-unable",
     .play = [](const Occasion& at) -> Broken {
       if (at.state.options.caravan() != CaravanOption::only_if_unable) return std::nullopt;
       return caravan(at, 3, [&](const Leg& leg) {
         return leg.kind >= 0 && !leg.obstacle && have(at.state, leg.seat, leg.kind) >= leg.due;
       });
     },
     .prepare = set<Option::caravan, static_cast<int>(CaravanOption::only_if_unable)>},
    {.rule = "caravan-needs-a-counter",
     .play =
         [](const Occasion& at) {
           return caravan(at, 3, [](const Leg& leg) { return is_road(leg.way) && leg.kind < 0; });
         }},
    {.rule = "caravan-on-land",
     .play = [](const Occasion& at) { return caravan(at, 3, [](const Leg& leg) { return is_water_alone(leg.way); }); }},
    {.rule = "caravan-over-an-obstacle",
     .play = [](const Occasion& at) { return caravan(at, 3, [](const Leg& leg) { return leg.obstacle; }); }},
    {.rule = "hand-limit", .play = too_little_thrown},
    {.rule = "discard-from-the-hand", .play = thrown_from_nowhere},
    {.rule = "pieces-come-from-towns-visited",
     .prepare = play_out,
     .game = [](PlayedGame& game, Dice& dice) { return change_sheet(game, dice, false); }},
    {.rule = "a-town-counts-once",
     .prepare = play_out,
     .game = [](PlayedGame& game, Dice& dice) { return change_sheet(game, dice, true); }},
    {.rule = "keep-one-counter",
     .play =
         [](const Occasion& at) {
           return keep(at, 2, [&](Seat seat, int kind) { return own(at.state, seat, kind); });
         }},
    {.rule = "keep-an-own-counter",
     .play =
         [](const Occasion& at) {
           return keep(at, 1, [&](Seat seat, int kind) { return own(at.state, seat, kind) == 0 ? 1 : 0; });
         }},
    {.rule = "kept-counter-lies-as-it-lay", .play = kept_turned_over},
    {.rule = "last-round",
     .prepare = play_out_and_shuffle,
     .game = [](PlayedGame& game, Dice&) { return one_round_more(game, false); }},
    {.rule = "early-win",
     .prepare = far_ahead,
     .game = [](PlayedGame& game, Dice&) { return one_round_more(game, true); }},
    {.rule = "claimed-towns", .prepare = play_out, .game = refute<Key::towns>},
    {.rule = "claimed-boot", .prepare = play_out, .game = refute<Key::at>},
    {.rule = "claimed-cards", .prepare = play_out, .game = refute<Key::cards>},
    {.rule = "claimed-winner", .prepare = play_out, .game = refute_winner},
    {.rule = "claimed-place", .prepare = play_out, .game = refute<Key::place>},
    {.rule = "town-cards-differ",
     .prepare = with_town_cards,
     .game =
         [](PlayedGame& game, Dice& dice) {
           const bool again = dice.below(2) == 0;
           return change_seat(game, [&](TakeSeat& take, const TakeSeat& before) {
             take.town = again ? before.town : TownId{8};  // Feodor has no card
             return true;
           });
         }},
    {.rule = "claimed-score", .prepare = with_town_cards, .game = refute<Key::score>},
    {.rule = "claimed-distance", .prepare = with_town_cards, .game = refute<Key::distance>},
};

}  // namespace

std::span<const Breaker> breakers() {
  return all_breakers;
}

}  // namespace elfref::testing
