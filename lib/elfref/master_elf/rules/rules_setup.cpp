#include <algorithm>

#include "elfref/core/words/core_msg.h"
#include "elfref/master_elf/rules/judges.h"
#include "elfref/master_elf/words/master_elf_msg.h"

namespace elfref::master_elf {
namespace {

int elf_count(const Position& state) {
  return static_cast<int>(std::count_if(state.of.begin(), state.of.begin() + state.players,
                                        [](const PlayerState& player) { return player.figure == Figure::elf; }));
}

Parcel parcel_of(const LayOut& lay) {
  return Parcel(lay.index);
}

/// The gift with which a parcel begins at a setup, or null.
const Gift* first_gift(const Position& state, std::size_t parcel) {
  const std::vector<GiftId>& gifts = state.start->under[parcel].gifts;
  return gifts.empty() ? nullptr : state.box->card(gifts.front());
}

bool has_all(const std::vector<std::string>& sets, const std::vector<std::string>& of) {
  return std::ranges::all_of(of, [&](const std::string& set) { return std::ranges::count(sets, set) > 0; });
}

/// The piles that a start names, in their order; `visit` says whether to go on.
template <class Visit>
void for_piles(const Start& start, Visit visit) {
  using Where = LayOut::Where;
  for (std::size_t seat = 0; seat < start.of.size(); ++seat)
    if (start.of[seat].hand && !visit(Where::hand, seat, *start.of[seat].hand)) return;
  for (const auto& [place, cards] : start.areas)
    if (!visit(Where::area, place, cards)) return;
  if (start.city && !visit(Where::the_city, 0, *start.city)) return;
  if (start.discard) visit(Where::discard, 0, *start.discard);
}

}  // namespace

Finding on_the_night_side(const Position& state, const Begin&) {
  const bool inhabitants = state.unrecorded.helpers_written || elf_count(state) < state.players;
  if (!state.day || (state.competitive && !inhabitants)) return kept();
  return broken_by(object, inhabitants ? msg::inhabitants_on_day_side() : msg::cooperative_on_day_side());
}

Finding enough_players(const Position& state, const Begin& begin) {
  if (begin.players < 2 || begin.players > 8)
    return broken_by(whole, msg::player_count_wrong({.players = quantity(begin.players, noun::player)}));
  const int elves = elf_count(state);
  if (state.box->elf_figures) {
    if (elves <= *state.box->elf_figures) return kept();
    return broken_by(whole,
                     msg::elves_beyond_box({.elves = quantity(elves, noun::elf), .figures = *state.box->elf_figures}));
  }
  return elves > 4 ? cannot_tell(no_figures) : kept();
}

Finding two_elves(const Position& state, const Begin& begin) {
  const int elves = elf_count(state);
  if (elves == begin.players || state.options[Option::abilities] == 1) return kept();
  if (elves < 2)
    return broken_by(whole, msg::elves_too_few({.elves = quantity(elves, noun::elf), .players = begin.players}));
  for (int a = 0; a < begin.players; ++a)
    for (int b = a + 1; b < begin.players; ++b) {
      const Figure figure = state.of[static_cast<std::size_t>(a)].figure;
      if (figure != Figure::elf && figure == state.of[static_cast<std::size_t>(b)].figure)
        return broken_by(whole, msg::figure_played_twice({.figure = noun_of(figure),
                                                          .first = Seat{static_cast<std::uint8_t>(a)},
                                                          .second = Seat{static_cast<std::uint8_t>(b)}}));
    }
  return kept();
}

Finding starts_on_an_area(const Position& state, const SitDown& sits) {
  if (acting(state, sits.seat) == Figure::elf || state[sits.seat].at != city) return kept();
  const Noun figure = noun_of(sits.figure);
  return broken_by(whole, state.start->setup ? msg::figure_begins_in_city({.figure = figure})
                                             : msg::figure_placed_in_city({.figure = figure}));
}

Finding one_use(const Position& state, const ChooseHelpers&) {
  const bool both = elf_count(state) < state.players && !state.board.helpers.empty();
  if (!both || (!state.competitive && state.options[Option::inhabitants] == 1)) return kept();
  return broken_by(whole, msg::inhabitants_also_help());
}

Finding two_helpers(const Position& state, const ChooseHelpers&) {
  const int count = static_cast<int>(state.board.helpers.size());
  if (state.players > 4 || state.players < 2)
    return broken_by(whole, msg::helpers_for_players({.players = quantity(state.players, noun::player)}));
  if (count != 2) return broken_by(whole, msg::helper_count_wrong({.helpers = quantity(count, noun::helper)}));
  if (state.board.helpers[0].figure != state.board.helpers[1].figure) return kept();
  return broken_by(whole, msg::helper_twice({.figure = noun_of(state.board.helpers[0].figure)}));
}

Finding helpers_apart(const Position& state, const ChooseHelpers&) {
  if (!state.start->setup) return kept();
  for (std::size_t i = 0; i < state.board.helpers.size(); ++i) {
    const HelperState& helper = state.board.helpers[i];
    if (helper.at == only_at(city))
      return broken_by(whole, msg::figure_begins_in_city({.figure = noun_of(helper.figure)}));
    for (std::size_t other = 0; other < i; ++other)
      if (helper.at == state.board.helpers[other].at && (helper.at & (helper.at - 1)) == 0)
        return broken_by(whole, msg::helpers_in_one_area());
  }
  return kept();
}

Finding start_gifts_differ(const Position& state, const LayOut& lay) {
  if (lay.where != LayOut::Where::under || !state.start->setup) return kept();
  const Under& under = state.start->under[lay.index];
  if (under.sent || under.gifts.size() != 1)
    return broken_by(object, under.sent ? msg::parcel_sent_at_start()
                                        : msg::start_gift_count({.gifts = quantity(under.gifts.size(), noun::gift)}));
  const Gift* gift = first_gift(state, lay.index);
  for (std::size_t other = 0; gift != nullptr && other < lay.index; ++other) {
    const Gift* before = first_gift(state, other);
    if (before == nullptr) continue;
    const bool share = std::ranges::any_of(
        gift->sets, [&](const std::string& set) { return std::ranges::count(before->sets, set) > 0; });
    const bool all = has_all(gift->sets, before->sets) || has_all(before->sets, gift->sets);
    if (state.options[Option::start_gift_sets] == 0 ? share : all)
      return broken_by(object,
                       msg::start_gifts_of_one_set({.first = verbatim(gift->name), .second = verbatim(before->name)}));
  }
  return kept();
}

Finding start_gift_fits(const Position& state, const LayOut& lay) {
  if (lay.where != LayOut::Where::under || !state.start->setup) return kept();
  const Gift* gift = first_gift(state, lay.index);
  if (gift == nullptr) return kept();
  if (parcel_of(lay) == Parcel::colour && gift->rainbow())
    return broken_by(object, msg::start_gift_rainbow({.gift = verbatim(gift->name)}));
  if (parcel_of(lay) == Parcel::elves && !gift->elf)
    return broken_by(object, msg::gift_without_elf({.gift = verbatim(gift->name)}));
  return kept();
}

Finding three_stacks(const Position& state, const LayOut& lay) {
  if (!state.start->setup) return kept();
  if (lay.where == LayOut::Where::stacks) {
    const std::vector<Under>& stacks = *state.start->stacks;
    const bool ones = std::ranges::all_of(stacks, [](const Under& stack) { return stack.gifts.size() == 1; });
    if (stacks.size() == stack_count && ones) return kept();
    return broken_by(object, msg::stacks_due());
  }
  const auto total = state.box->all_gifts();
  if (lay.where != LayOut::Where::deck || !total) return kept();
  const int due = *total - static_cast<int>(parcel_count) - stack_count;
  if (state.start->gifts == due) return kept();
  return broken_by(object, msg::deck_at_start({.due = due, .found = *state.start->gifts}));
}

Finding start_cards(const Position& state, const LayOut& lay) {
  using Where = LayOut::Where;
  if (!state.start->setup) return kept();
  const auto due_is = [&](int due) {
    const int found = lay.cards.size();
    if (found == due) return kept();
    return broken_by(object, msg::cards_at_start({.due = due, .found = quantity(found, noun::card)}));
  };
  switch (lay.where) {
    case Where::hand:
    case Where::area:
      return due_is(1);
    case Where::discard:
      return due_is(0);
    case Where::the_city:
      if (const auto due = city_at_setup(state)) return due_is(*due);
      return kept();
    default:
      return kept();
  }
}

namespace {

/// How many cards can lie anywhere.
int most_cards(const Position& state) {
  int most = state.board.discard.count().max;
  for (const Pile& pile : state.board.piles) most += pile.count().max;
  for (int seat = 0; seat < state.players; ++seat) most += state.of[static_cast<std::size_t>(seat)].hand.count().max;
  return most;
}

}  // namespace

Finding laid_out_of_the_box(const Position& state, const LayOut& lay) {
  const Cards& here = lay.cards;
  Pile before;  // a pile that is not written yet comes after those of its kind
  for_piles(*state.start, [&](LayOut::Where where, std::size_t index, const Cards& cards) {
    const bool earlier = where < lay.where || (where == lay.where && index != lay.index);
    if (earlier) before.add(cards);
    return earlier;
  });
  for (const KindId kind : here.named) {
    const auto copies = state.box->copies_of_kind(kind);
    const int with = before.of(kind) + static_cast<int>(std::ranges::count(here.named, kind));
    if (copies && with > *copies && before.of(kind) <= *copies)
      return broken_by(object, msg::kind_lies_too_often(
                                   {.cards = with, .copies = *copies, .kind = named_kind(state, kind)}));
  }
  const int all = state.box->all_ingredients().value_or(whole_ingredients);
  const int sum = before.count().min + here.size();
  const bool judged_each = city_at_setup(state).has_value();
  if (here.size() > 0 && sum > all && before.count().min <= all && !judged_each) {
    Finding finding = broken_by(object, msg::cards_beyond_box({.cards = sum, .copies = all}));
    if (state.box->has_ingredients) return finding;
    finding.answer = Answer::doubtful;
    finding.words->depends_on = msg::cards_of_box();
    return finding;
  }
  if (lay.where == LayOut::Where::the_city && !state.start->setup && state.box->has_board)
    if (const int most = most_cards(state); state.box->all_ingredients() && most < *state.box->all_ingredients())
      return broken_by(object, msg::cards_beyond_box({.cards = most, .copies = *state.box->all_ingredients()}));
  if (lay.where == LayOut::Where::under || lay.where == LayOut::Where::stacks) {
    std::vector<GiftId> gifts;
    if (lay.where == LayOut::Where::under) gifts = state.start->under[lay.index].gifts;
    if (lay.where == LayOut::Where::stacks)
      for (const Under& stack : *state.start->stacks) gifts.insert(gifts.end(), stack.gifts.begin(), stack.gifts.end());
    for (const GiftId gift : gifts)
      if (const auto copies = state.box->copies_of_gift(gift); copies && state.gifts.turned_up[gift] > *copies)
        return broken_by(
            object, msg::gift_lies_too_often(
                        {.copies = *copies, .gift = named_gift(state, gift), .times = state.gifts.turned_up[gift]}));
  }
  return kept();
}

}  // namespace elfref::master_elf
