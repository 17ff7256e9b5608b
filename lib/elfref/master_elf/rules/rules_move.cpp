#include <algorithm>

#include "elfref/master_elf/rules/judges.h"
#include "elfref/master_elf/words/master_elf_msg.h"

namespace elfref::master_elf {
namespace {

/// What cannot be told of a place that nobody wrote: taken as written, unless a turn is missing.
Finding unknown_place(const PlayerState& player) {
  return player.lost_sight ? cannot_tell(place_lost) : taken_on_trust(place_not_known);
}

bool has(Places places, PlaceId place) {
  return (places & only_at(place)) != 0;
}

/// A movement by the base rules from a place that is known: nothing to say, or why it cannot be judged.
std::optional<Finding> not_a_move(const Position& state, const Visit& visit, bool of_saucer) {
  const PlayerState& player = state[visit.seat];
  const bool saucer = acting(state, visit.seat) == Figure::saucer;
  const bool into_city = saucer && visit.place == city;
  if (visit.way != Way::move || is_there(state, visit) || saucer != of_saucer || into_city) return kept();
  if (player.at == nothing_named) return unknown_place(player);
  if (player.at == visit.place) return kept();
  if (!state.box->has_board) return cannot_tell(no_board);
  return std::nullopt;
}

/// `message()` says how the rule is broken.
template <class Make>
Finding kept_if(Sure sure, const Unrecorded& otherwise, Part part, const Make& message) {
  if (sure == Sure::yes) return kept();
  return sure == Sure::perhaps ? taken_on_trust(otherwise) : broken(part, message);
}

}  // namespace

Finding in_turn(const Position& state, const BeginTurn& begins) {
  if (begins.skipped) return broken_by(whole, msg::had_no_turn({.player = begins.seat}));
  if (begins.position) {
    const Seat due{*begins.position};
    if (due == begins.seat || state.turns.out_of_order) return kept();
    return broken_by(whole, msg::out_of_turn({.due = due, .player = begins.seat}));
  }
  if (!state.turns.next_known || begins.seat == state.turns.next) return kept();
  return say(Answer::doubtful,
             Words{.message = msg::out_of_turn_or_missing({.due = state.turns.next, .player = begins.seat}),
                   .depends_on = msg::turns_not_written()});
}

Finding moves_first(const Position& state, const Visit& visit) {
  if (is_there(state, visit)) return kept();
  if (state.turn.created != no_ply)
    return broken_after(object, msg::gift_before_movement(), state.turn.created, msg::gift_created_here());
  if (state.turn.visit == no_ply) return kept();
  return broken_after(object, msg::moved_already({.player = visit.seat}), state.turn.visit, msg::moved_here());
}

Finding to_a_neighbour(const Position& state, const Visit& visit) {
  if (auto other = not_a_move(state, visit, false)) return std::move(*other);
  const PlaceId from = state[visit.seat].at;
  const bool inhabitant_to_city = acting(state, visit.seat) != Figure::elf && visit.place == city;
  if (inhabitant_to_city || state.box->linked(from, visit.place)) return kept();
  return broken_by(object,
                   msg::place_not_next({.from = named_place(state, from), .to = named_place(state, visit.place)}),
                   msg::one_move_leads_to({.places = named_places(state, state.box->places[from].neighbours)}));
}

Finding saucer_flies_far(const Position& state, const Visit& visit) {
  if (auto other = not_a_move(state, visit, true)) return std::move(*other);
  const PlaceId from = state[visit.seat].at;
  if (!state.box->linked(from, visit.place)) return kept();
  return broken_by(object,
                   msg::place_too_near({.from = named_place(state, from), .to = named_place(state, visit.place)}),
                   msg::saucer_flies_to({.places = named_places(state, state.box->places[from].neighbours)}));
}

Finding keeps_out(const Position& state, const Visit& visit) {
  if (acting(state, visit.seat) == Figure::elf || visit.place != city || visit.way != Way::move) return kept();
  return broken_by(object, msg::figure_enters_city({.figure = noun_of(state[visit.seat].figure)}));
}

Finding elsewhere(const Position& state, const Visit& visit) {
  if (visit.way == Way::swap || is_there(state, visit)) return kept();
  const PlayerState& player = state[visit.seat];
  if (visit.way == Way::move && (player.at != visit.place || player.at == nothing_named)) return kept();
  const Sure may = visit.way == Way::stay ? may_stay(state, visit.seat) : Sure::no;
  if (may == Sure::yes) return kept();
  if (may == Sure::perhaps) return taken_on_trust(helper_not_known);
  const std::optional<Message> place =
      player.at == nothing_named ? std::nullopt : std::optional(named_place(state, player.at));
  return of_base_game(
      state, broken_by(object, msg::player_stays({.place = place, .player = visit.seat}), msg::who_may_stay()));
}

Finding does_move(const Position& state, const Stuck& stuck) {
  if (stuck.written && !state.competitive) return kept();
  const Sure may = may_stay(state, stuck.seat), can = state.competitive ? Sure::yes : can_move(state, stuck.seat);
  if (may == Sure::yes || can == Sure::no) return kept();
  if (may == Sure::perhaps) return taken_on_trust(helper_not_known);
  if (can == Sure::yes) return of_base_game(state, broken_by(whole, msg::could_have_moved({.player = stuck.seat})));
  return cannot_tell(state.box->has_board ? counts_not_known : no_board);
}

Finding where_cards_lie(const Position& state, const Visit& visit) {
  const bool inhabitant_to_city = acting(state, visit.seat) != Figure::elf && visit.place == city;
  if (visit.way != Way::move || is_there(state, visit) || inhabitant_to_city) return kept();
  if (state[visit.seat].at == visit.place || (state.competitive && visit.place == city)) return kept();
  const Pile there = state.at(visit.place);
  switch (there.any()) {
    case Sure::yes:
      return kept();
    case Sure::perhaps:
      return there.gap ? cannot_tell(cards_lost) : taken_on_trust(cards_not_known);
    case Sure::no:
      if (visit.may_stay && state.options[Option::stay_without_cards] == 0) return unknown_place(state[visit.seat]);
      break;
  }
  const std::uint32_t since = visit.place < state.board.emptied.size() ? state.board.emptied[visit.place] : no_ply;
  return of_base_game(state, broken_after(object, msg::no_cards_in_place({.place = named_place(state, visit.place)}),
                                          since, msg::last_card_taken_here()));
}

Finding cannot_move(const Position& state, const Stuck& stuck) {
  if (state.competitive) return kept();
  const Sure can = can_move(state, stuck.seat), another = has_another_way(state, stuck.seat);
  const bool averts = state.options[Option::averts_loss] == 0;
  if (stuck.written && state.turn.visit != no_ply)
    return broken_after(whole, msg::was_not_stuck({.player = stuck.seat}), state.turn.visit, msg::not_stuck_here());
  if (!stuck.written && (can != Sure::no || may_stay(state, stuck.seat) != Sure::no)) return kept();
  if (can == Sure::yes) {
    std::vector<PlaceId> open;
    for (PlaceId place = 0; place < state.board.piles.size(); ++place) {
      const bool saucer = acting(state, stuck.seat) == Figure::saucer, elf = acting(state, stuck.seat) == Figure::elf;
      const bool way = saucer != state.box->linked(state[stuck.seat].at, place) && place != state[stuck.seat].at;
      if (way && (elf || place != city) && cards_lie(state, place) == Sure::yes) open.push_back(place);
    }
    return broken_by(whole, msg::could_move_to({.places = named_places(state, open), .player = stuck.seat}));
  }
  if (can == Sure::perhaps) return cannot_tell(state.box->has_board ? counts_not_known : no_board);
  if (!averts || another == Sure::no) return kept();
  if (another == Sure::perhaps) return cannot_tell(counts_not_known);
  const bool stays = may_stay(state, stuck.seat) == Sure::yes;
  return broken_by(whole,
                   stays ? msg::could_stay({.player = stuck.seat}) : msg::could_swap_places({.player = stuck.seat}));
}

Finding stays_where_cards_lie(const Position& state, const Visit& visit, Figure figure) {
  const bool asked = visit.way == Way::stay && state.options[Option::stay_without_cards] == 1;
  const PlaceId at = state[visit.seat].at;
  if (!asked || acting(state, visit.seat) != figure || at == nothing_named || may_stay(state, visit.seat) == Sure::no)
    return kept();
  return kept_if(cards_lie(state, at), cards_not_known, object,
                 [&] { return msg::no_cards_in_place({.place = named_place(state, at)}); });
}

Finding saucer_helps(const Position& state, const Visit& visit) {
  if (visit.way != Way::swap) return kept();
  const HelperState* saucer = helper(state, Figure::saucer);
  if (saucer == nullptr) return broken_by(object, msg::helper_missing({.figure = noun::saucer}));
  if (acting(state, visit.seat) != Figure::elf) return broken_by(object, msg::helpers_serve_elves());
  const PlaceId at = state[visit.seat].at;
  if (at == city && state.options[Option::swap_from_city] == 1)
    return broken_by(object, msg::swap_from_city({.player = visit.seat}));
  if (at != nothing_named && saucer->at == only_at(at) && state.options[Option::swap_in_place] == 0)
    return broken_by(object, msg::swap_in_place({.place = named_place(state, at), .player = visit.seat}));
  const PlaceId to = place_of(state, visit);
  if (to == nothing_named || state.options[Option::swap_into_empty] == 0) return kept();
  return kept_if(cards_lie(state, to), cards_not_known, object,
                 [&] { return msg::no_cards_in_place({.place = named_place(state, to)}); });
}

Finding yeti_puts(const Position& state, const Visit& visit) {
  if (!visit.put) {
    if (!state.turn.put || !is_there(state, visit)) return kept();
    return broken_after(whole, msg::card_put_already(), state.turn.visit, msg::put_here());
  }
  if (acting(state, visit.seat) != Figure::yeti) return broken_by(whole, msg::only_yeti_puts({.player = visit.seat}));
  if (state.turn.took && is_there(state, visit))
    return broken_after(whole, msg::put_besides(), state.turn.visit, msg::taken_here());
  if (visit.thrown.counted() && visit.thrown.size() != 1)
    return broken_by(cost, msg::put_not_one({.cards = verbatim(in_words(state, visit.thrown))}));
  if (state[visit.seat].used == Sure::no && state.options[Option::yeti_unused_crystal] == 1)
    return broken_by(whole, msg::crystal_is_unused());
  return kept();
}

namespace {

/// What both ways to swap by the Fox have in common.
Finding swaps_one(const Position& state, const FoxSwap& swap) {
  const PlaceId at = state[swap.seat].at;
  if (!state.turn.took && !state.turn.unknown) return broken_by(whole, msg::swap_before_taking());
  if (state.turn.swapped != no_ply)
    return broken_after(whole, msg::second_swap(), state.turn.swapped, msg::first_swap_here());
  if ((swap.given.counted() && swap.given.size() != 1) || (swap.got.counted() && swap.got.size() != 1))
    return broken_by(cost, msg::swap_not_one());
  if (!swap.got.counted() || at == nothing_named || state.at(at).may_have(swap.got)) return kept();
  return broken_by(
      cost, msg::cards_not_there({.cards = verbatim(in_words(state, swap.got)), .place = named_place(state, at)}));
}

}  // namespace

Finding fox_helps(const Position& state, const FoxSwap& swap) {
  if (acting(state, swap.seat) != Figure::elf) return kept();
  if (helper(state, Figure::fox) == nullptr) return broken_by(whole, msg::helper_missing({.figure = noun::fox}));
  if (state.turn.way == Way::stay && state.turn.visit != no_ply) return broken_by(whole, msg::fox_after_staying());
  if (state.turn.way == Way::swap && state.turn.visit != no_ply && state.options[Option::fox_after_swap] == 1)
    return broken_by(whole, msg::fox_after_saucer());
  Finding one = swaps_one(state, swap);
  if (one.answer == Answer::broken) return one;
  return kept_if(helper_with(state, Figure::fox, swap.seat), helper_not_known, whole,
                 [&] { return msg::helper_elsewhere({.figure = noun::fox, .player = swap.seat}); });
}

Finding fox_swaps(const Position& state, const FoxSwap& swap) {
  const Figure figure = acting(state, swap.seat);
  if (figure == Figure::elf) return kept();
  if (figure == Figure::fox) return swaps_one(state, swap);
  return broken_by(whole, msg::only_fox_swaps({.player = swap.seat}));
}

Finding yeti_helps(const Position& state, const YetiHelp& help) {
  if (helper(state, Figure::yeti) == nullptr) return broken_by(whole, msg::helper_missing({.figure = noun::yeti}));
  if (acting(state, help.seat) != Figure::elf) return broken_by(whole, msg::helpers_serve_elves());
  if (state.turn.visit != no_ply)
    return broken_after(whole, msg::yeti_after_movement(), state.turn.visit, msg::moved_here());
  if (help.cards.counted() && help.cards.size() != 2)
    return broken_by(cost, msg::yeti_not_two({.cards = help.cards.size()}));
  if (state[help.seat].used == Sure::no && state.options[Option::yeti_unused_crystal] == 1)
    return broken_by(whole, msg::crystal_is_unused());
  return kept_if(helper_with(state, Figure::yeti, help.seat), helper_not_known, whole,
                 [&] { return msg::helper_elsewhere({.figure = noun::yeti, .player = help.seat}); });
}

Finding helper_goes_away(const Position& state, const HelperGoes& goes) {
  const Noun figure = noun_of(goes.helper);
  const HelperState* helper = master_elf::helper(state, goes.helper);
  if (helper == nullptr) return broken_by(whole, msg::figure_no_helper({.figure = figure}));
  if (goes.helper == Figure::saucer) return broken_by(whole, msg::saucer_only_swaps());
  if (helper->used == no_ply) {
    const bool is_there = helper->at == only_at(goes.place);
    if (helper->lost_sight && !is_there) return cannot_tell(helper_lost);
    return state.turn.unknown || is_there ? kept() : broken_by(whole, msg::helper_not_used({.figure = figure}));
  }
  if (goes.place == city) return broken_by(whole, msg::helper_into_city({.figure = figure}));
  if (helper->lost_sight) return cannot_tell(helper_lost);  // it may have gone and been used again
  const Places taken = elves(state);
  if (goes.place == helper->used_at) {
    if (!state.box->has_board) return cannot_tell(no_board);
    for (PlaceId place = 1; place < state.board.piles.size(); ++place)
      if (place != helper->used_at && !has(helper->elves, place))
        return broken_after(
            whole,
            msg::helper_stays(
                {.figure = figure, .free = named_place(state, place), .place = named_place(state, goes.place)}),
            helper->used, msg::used_here());
    return kept();
  }
  if (!has(helper->elves, goes.place) || !has(taken, goes.place)) return kept();
  Words words{.message = msg::helper_to_elf({.figure = figure, .place = named_place(state, goes.place)})};
  for (PlaceId place = 1; place < state.board.piles.size() && words.advice.empty(); ++place)
    if (place != helper->used_at && !has(helper->elves, place))
      words.advice = msg::place_without_elf({.place = named_place(state, place)});
  return broken(std::move(words));
}

}  // namespace elfref::master_elf
