#include "elfref/master_elf/table/position.h"

#include <algorithm>
#include <utility>

namespace elfref::master_elf {
namespace {

Pile pile_of(const std::optional<Cards>& cards, Range otherwise) {
  Pile pile;
  if (cards) {
    pile.add(*cards);
  } else {
    pile.unseen = otherwise;
  }
  return pile;
}

/// The sums of cards tell what nobody wrote.
void conserve(Position& state) {
  const auto total = state.box->all_ingredients();
  if (!total) return;
  std::vector<Pile*> all{&state.board.discard};
  for (Pile& pile : state.board.piles) all.push_back(&pile);
  for (int seat = 0; seat < state.players; ++seat) all.push_back(&state.of[static_cast<std::size_t>(seat)].hand);
  Range sum{0, 0};
  for (const Pile* pile : all) sum = plus(sum, pile->count());
  for (Pile* pile : all) {
    const Range count = pile->count(), others{sum.min - count.min, sum.max - count.max};
    pile->narrow({*total - others.max, *total - others.min});
  }
}

ParcelState parcel_of(const Under& under, bool setup, Range due) {
  ParcelState parcel{.due = due};
  if (under.sent) {
    parcel.sent = Sure::yes;
  } else if (under.written) {
    parcel.gifts = under.gifts;
    parcel.begun = !under.gifts.empty();
  } else if (setup) {
    parcel.gifts = {nothing_named};
    parcel.begun = true;
  } else {
    parcel.more = {1, std::max(1, due.max - 1)};
    parcel.sent = Sure::perhaps;
  }
  return parcel;
}

Layout layout_of(const Start& start, const Box& box) {
  Layout layout{.least = 0, .most = no_limit};
  const auto total = box.all_gifts();
  constexpr int laid_out = static_cast<int>(parcel_count) + stack_count;
  if (total) layout.most = std::max(0, *total - laid_out);
  if (total && start.setup) layout.least = layout.most;
  if (start.gifts) layout.least = layout.most = *start.gifts;
  for (std::size_t i = 0; i < layout.stacks.size(); ++i) {
    Stack& stack = layout.stacks[i];
    if (start.stacks && i < start.stacks->size()) {
      stack.gifts = (*start.stacks)[i].gifts;
    } else if (start.setup) {
      stack.gifts = {nothing_named};
    } else {
      stack.loose = true;
    }
  }
  return layout;
}

}  // namespace

bool operator==(const Position& one, const Position& other) {
  const auto alike = [](const auto& a, const auto& b) { return a == b || (a && b && *a == *b); };
  return one.options == other.options && alike(one.box, other.box) && alike(one.start, other.start) &&
         one.ply == other.ply && one.players == other.players && one.competitive == other.competitive &&
         one.day == other.day && one.of == other.of && one.turn == other.turn && one.turns == other.turns &&
         one.board == other.board && one.gifts == other.gifts && one.end == other.end &&
         one.unrecorded == other.unrecorded;
}

Position begin(const Session& session, const ValuesInForce& options) {
  const Start& start = session.start;
  const Range one{1, 1}, of_hand = start.setup ? one : any_number;
  const int begun = start.round - (start.turn == Seat{} ? 1 : 0);
  Position state{.options = options,
                 .box = session.box,
                 .start = std::make_shared<const Start>(start),
                 .players = static_cast<int>(session.players.size()),
                 .competitive = session.competitive,
                 .day = session.day,
                 .turns = {.rounds = {begun, begun}, .next = start.turn},
                 .gifts = {.layouts = Layouts(layout_of(start, *session.box))},
                 .unrecorded = {.gift_lines = session.gift_lines, .helpers_written = session.helpers_written}};
  for (std::size_t seat = 0; seat < session.players.size(); ++seat) {
    PlayerState& player = state.of[seat];
    const Start::Of& of = start.of[seat];
    player.figure = session.figures[seat];
    player.at = of.at;
    if (of.at == nothing_named && start.setup && player.figure == Figure::elf) player.at = session.box->elf_start;
    player.hand = pile_of(of.hand, of_hand);
    player.used = of.used ? (*of.used ? Sure::yes : Sure::no) : start.setup ? Sure::no : Sure::perhaps;
  }
  state.board.piles.assign(session.box->places.size(), Pile{.unseen = start.setup ? one : any_number});
  state.board.emptied.assign(session.box->places.size(), no_ply);
  state.board.piles[city] = pile_of(start.city, any_number);
  for (const auto& [place, cards] : start.areas) state.board.piles[place] = pile_of(cards, one);
  state.board.discard = pile_of(start.discard, start.setup ? Range{0, 0} : any_number);
  for (const Helper& helper : session.helpers)
    state.board.helpers.push_back({.figure = helper.figure,
                                   .at = helper.at != nothing_named        ? only_at(helper.at)
                                         : helper.figure == Figure::saucer ? anywhere
                                                                           : any_area});
  for (std::size_t i = 0; i < parcel_count; ++i) {
    const auto& sides = session.box->parcels[i];
    const Range due = session.due[i] ? Range{*session.due[i], *session.due[i]} : Range{sides[0], sides[1]};
    state.gifts.parcels[i] = parcel_of(start.under[i], start.setup, due);
  }
  state.gifts.turned_up.assign(session.box->gifts.size(), 0);
  state.gifts.laid.assign(session.box->gifts.size(), no_ply);
  const auto see = [&](const std::vector<GiftId>& gifts) {
    for (const GiftId gift : gifts)
      if (gift != nothing_named) ++state.gifts.turned_up[gift];
  };
  for (const Under& under : start.under) see(under.gifts);
  if (start.stacks)
    for (const Under& stack : *start.stacks) see(stack.gifts);
  if (const auto due = city_at_setup(state); due && !start.city) state.board.piles[city].unseen = {*due, *due};
  state.unrecorded.may_have_returned = !start.setup && start.turn == Seat{};
  if (session.box->has_board) conserve(state);
  if (session.results_alone) apply(state, Unknown{.turns = true});
  return state;
}

void name_more(Position& state, std::shared_ptr<const Box> box) {
  state.box = std::move(box);
  state.board.piles.resize(state.box->places.size(), Pile{.unseen = state.start->setup ? Range{1, 1} : any_number});
  state.board.emptied.resize(state.box->places.size(), no_ply);
  state.gifts.turned_up.resize(state.box->gifts.size(), 0);
  state.gifts.laid.resize(state.box->gifts.size(), no_ply);
}

std::optional<int> city_at_setup(const Position& state) {
  const auto total = state.box->all_ingredients();
  if (!total || !state.start->setup || !state.box->has_board) return std::nullopt;
  return *total - state.players - static_cast<int>(state.board.piles.size()) + 1;
}

Figure acting(const Position& state, Seat seat) {
  return state.options[Option::abilities] == 0 ? state[seat].figure : Figure::elf;
}

const HelperState* helper(const Position& state, Figure figure) {
  const auto found = std::ranges::find(state.board.helpers, figure, &HelperState::figure);
  return found == state.board.helpers.end() ? nullptr : &*found;
}

Sure helper_with(const Position& state, Figure figure, Seat seat) {
  const HelperState* found = helper(state, figure);
  if (found == nullptr || acting(state, seat) != Figure::elf) return Sure::no;
  const PlaceId at = state[seat].at;
  if (at == nothing_named) return Sure::perhaps;
  if ((found->at & only_at(at)) == 0) return Sure::no;
  return found->at == only_at(at) ? Sure::yes : Sure::perhaps;
}

Sure may_stay(const Position& state, Seat seat) {
  if (state[seat].at == city) return Sure::no;
  return acting(state, seat) == Figure::kitten ? Sure::yes : helper_with(state, Figure::kitten, seat);
}

Sure cards_lie(const Position& state, PlaceId place) {
  return state.at(place).any();
}

namespace {

/// Where somebody may go from where he stands, whatever lies there; nothing: nobody can tell.
std::optional<std::vector<PlaceId>> ways(const Position& state, Seat seat) {
  const PlaceId from = state[seat].at;
  if (!state.box->has_board || from == nothing_named || from >= state.box->places.size()) return std::nullopt;
  const Figure figure = acting(state, seat);
  std::vector<PlaceId> found;
  for (PlaceId to = 0; to < state.box->places.size(); ++to) {
    if (to == from || (figure != Figure::elf && to == city)) continue;
    if ((figure == Figure::saucer) != state.box->linked(from, to)) found.push_back(to);
  }
  return found;
}

}  // namespace

Sure can_move(const Position& state, Seat seat) {
  const auto places = ways(state, seat);
  if (!places) return Sure::perhaps;
  Sure can = Sure::no;
  for (const PlaceId place : *places)
    can = either(can, place == city && state.competitive ? Sure::yes : cards_lie(state, place));
  return can;
}

Sure has_another_way(const Position& state, Seat seat) {
  const PlaceId at = state[seat].at;
  Sure stays = may_stay(state, seat);
  if (state.options[Option::stay_without_cards] == 1) stays = both(stays, cards_lie(state, at));
  const HelperState* saucer = helper(state, Figure::saucer);
  if (saucer == nullptr || acting(state, seat) != Figure::elf) return stays;
  Sure swaps = at == nothing_named ? Sure::perhaps : Sure::yes;
  if (at == city && state.options[Option::swap_from_city] == 1) swaps = Sure::no;
  if (at != nothing_named && state.options[Option::swap_in_place] == 0 && (saucer->at & only_at(at)) != 0)
    swaps = saucer->at == only_at(at) ? Sure::no : Sure::perhaps;
  if (state.options[Option::swap_into_empty] == 1) {
    Sure open = Sure::no;
    for (PlaceId place = 0; place < state.board.piles.size(); ++place)
      if ((saucer->at & only_at(place)) != 0) open = either(open, cards_lie(state, place));
    swaps = both(swaps, saucer->at == anywhere && open == Sure::yes ? Sure::perhaps : open);
  }
  return either(stays, swaps);
}

Places elves(const Position& state) {
  Places places = 0;
  for (std::uint8_t seat = 0; seat < state.players; ++seat)
    if (acting(state, {seat}) == Figure::elf && state.of[seat].at != nothing_named)
      places |= only_at(state.of[seat].at);
  return places;
}

PlaceId place_of(const Position& state, const Visit& visit) {
  if (visit.way == Way::move) return visit.place;
  if (visit.way == Way::stay) return state[visit.seat].at;
  const HelperState* saucer = helper(state, Figure::saucer);
  const bool throws = visit.exchanges && !(visit.thrown.counted() && visit.thrown.size() == 0);  // as only in the city
  if (saucer != nullptr && throws && (saucer->at & only_at(city)) != 0) return city;
  if (saucer != nullptr)
    for (PlaceId place = 0; place < state.board.piles.size(); ++place)
      if (saucer->at == only_at(place)) return place;
  return nothing_named;
}

bool is_there(const Position& state, const Visit& visit) {
  return visit.way == Way::move && state.turn.visit != no_ply && visit.place == state.turn.place &&
         visit.put != state.turn.put && (visit.put || state.turn.put);
}

bool may_turn_up(const Position& state, GiftId gift, int shown) {
  const auto copies = state.box->copies_of_gift(gift);
  return !copies || state.gifts.turned_up[gift] + shown < *copies;
}

bool turns_up_with(const Position& state, GiftId created) {
  return created != nothing_named && !state.gifts.layouts.has(created) && !state.gifts.layouts.adrift(created);
}

std::array<Sure, parcel_count> places_for(const Position& state, GiftId gift) {
  std::array<Sure, parcel_count> found{};
  for (std::size_t i = 0; i < parcel_count; ++i) {
    const ParcelState& parcel = state.gifts.parcels[i];
    found[i] = both(opposite(parcel.sent), fits(*state.box, Parcel(i), parcel, gift));
  }
  return found;
}

Sure wins(const Position& state, const Create& create) {
  if (state.options[Option::last_parcel] == 1 || create.parcel == Parcel::box) return Sure::no;
  const auto places = places_for(state, create.gift);
  Sure found = Sure::no;
  for (std::size_t i = 0; i < parcel_count; ++i) {
    const bool named = create.parcel == Parcel(i);
    if (!named && (create.parcel != Parcel::unknown || places[i] == Sure::no)) continue;
    const ParcelState& parcel = state.gifts.parcels[i];
    const Range with_it = plus(parcel.count(), {1, 1});
    Sure last = with_it.min >= parcel.due.max ? Sure::yes : with_it.max < parcel.due.min ? Sure::no : Sure::perhaps;
    if (parcel.sent != Sure::no) last = both(last, opposite(parcel.sent));
    for (std::size_t other = 0; other < parcel_count; ++other)
      if (other != i) last = both(last, state.gifts.parcels[other].sent);
    const bool lies_there =
        named || (places[i] == Sure::yes && std::ranges::count(places, Sure::no) + 1 == parcel_count);
    found = either(found, lies_there ? last : both(last, Sure::perhaps));
  }
  int due = 0;  // one gift a turn, besides those that lie there from the beginning
  for (const ParcelState& parcel : state.gifts.parcels) due += parcel.due.min - 1;
  return found == Sure::perhaps && due > state.turns.rounds.max * state.players ? Sure::no : found;
}

Range to_lay(const Position& state) {
  const Range lay = state.board.piles[city].count();
  return state.competitive ? plus(lay, state.board.discard.count()) : lay;
}

int most_rounds(const Position& state) {
  const Start& start = *state.start;
  const int begun = start.round - (start.turn == Seat{} ? 1 : 0);
  const int gifts = start.gifts.value_or(layout_of(start, *state.box).most);
  return state.competitive ? no_limit : std::min(no_limit, begun + 1 + gifts);
}

Range sent(const Position& state) {
  Range count{0, 0};
  for (const ParcelState& parcel : state.gifts.parcels)
    count = plus(count, {parcel.sent == Sure::yes ? 1 : 0, parcel.sent == Sure::no ? 0 : 1});
  return count;
}

Range gifts_left(const Position& state) {
  const Range left = plus(state.gifts.layouts.deck(), {0, state.end.unless_won});
  const bool one_more =
      state.unrecorded.may_have_laid || (state.turns.returned && !state.unrecorded.gift_lines && !state.competitive);
  return {std::max(0, left.min - (one_more ? 1 : 0)), left.max};
}

Range cards_left(const Position& state, Seat seat) {
  const Range count = state[seat].hand.count();
  return state.turn.held && state.turn.seat == seat ? hull(count, *state.turn.held) : count;
}

bool ended_out_of_order(const Position& state) {
  const bool here = state.turn.open && state.turn.created != no_ply && state.turn.created == state.end.ended;
  return here && state.turn.visit == no_ply;
}

void resolve(const Position& state, Action& action) {
  auto* visit = std::get_if<Visit>(&action);
  if (visit != nullptr && visit->way == Way::swap && visit->taken.open && !visit->exchanges) {
    const HelperState* saucer = helper(state, Figure::saucer);
    const bool in_city = saucer != nullptr && (saucer->at & only_at(city)) != 0;
    visit->taken = in_city ? Cards{.due = true} : Cards{.unknown = 1};
    visit->thrown.due = in_city;
  }
  if (visit == nullptr || visit->way != Way::move) return;
  visit->may_stay = may_be_a_stay(state, *visit);
  if (visit->place != state[visit->seat].at) return;
  if (state.turn.visit == no_ply && may_stay(state, visit->seat) != Sure::no) visit->way = Way::stay;
}

bool may_be_a_stay(const Position& state, const Visit& visit) {
  if (visit.way != Way::move || state.turn.visit != no_ply || state[visit.seat].at != nothing_named) return false;
  if (visit.place == city || visit.place >= state.board.piles.size()) return false;
  if (acting(state, visit.seat) == Figure::kitten) return true;
  const HelperState* kitten = helper(state, Figure::kitten);
  return kitten != nullptr && acting(state, visit.seat) == Figure::elf && (kitten->at & only_at(visit.place)) != 0;
}

bool may_take_nothing(const Position& state, const Visit& visit) {
  const bool into_cards = visit.way == Way::swap && state.options[Option::swap_into_empty] == 1;
  if (visit.way == Way::move || into_cards) return false;
  const auto& piles = state.board.piles;
  return std::any_of(piles.begin() + 1, piles.end(), [](const Pile& area) { return area.any() != Sure::yes; });
}

void lose_sight_of_the_kitten(Position& state) {
  for (HelperState& helper : state.board.helpers)
    if (helper.figure == Figure::kitten) {
      helper.at = any_area;
      helper.lost_sight = true;
    }
}

}  // namespace elfref::master_elf
