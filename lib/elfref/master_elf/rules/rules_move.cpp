#include <fmt/format.h>

#include <algorithm>

#include "elfref/master_elf/rules/judges.h"

namespace elfref::master_elf {
namespace {

/// What cannot be told of a place that nobody wrote: taken as written, unless a turn is missing.
Finding unknown_place(const PlayerState& player) {
  return player.lost_sight ? cannot_tell(place_lost) : taken_as_written(place_not_known);
}

bool has(Places places, PlaceId place) {
  return (places & only_at(place)) != 0;
}

/// A movement by the base rules from a place that is known: nothing to say, or why it cannot be judged.
std::optional<Finding> not_a_move(const State& state, const Visit& visit, bool of_saucer) {
  const PlayerState& player = state[visit.seat];
  const bool saucer = acting(state, visit.seat) == Figure::saucer;
  const bool into_city = saucer && visit.place == city;
  if (visit.way != Way::move || is_there(state, visit) || saucer != of_saucer || into_city) return kept();
  if (player.at == nothing_named) return unknown_place(player);
  if (player.at == visit.place) return kept();
  if (!state.box->has_board) return cannot_tell(no_board);
  return std::nullopt;
}

Finding kept_if(Sure sure, const Cause& otherwise, Finding broken) {
  if (sure == Sure::yes) return kept();
  return sure == Sure::perhaps ? taken_as_written(otherwise) : std::move(broken);
}

}  // namespace

Finding in_turn(const State& state, const BeginTurn& begins) {
  if (begins.skipped) return broken_by(whole, fmt::format("{} had no turn", who(begins.seat)));
  if (begins.position) {
    const Seat due{*begins.position};
    if (due == begins.seat || state.out_of_order) return kept();
    return broken_by(whole, fmt::format("{} plays, and it is the turn of {}", who(begins.seat), who(due)));
  }
  if (!state.next_known || begins.seat == state.next) return kept();
  return say(Answer::doubtful,
             Words{.message = fmt::format("{} plays, and it is the turn of {}: out of turn, or a turn "
                                          "that nobody wrote down",
                                          who(begins.seat), who(state.next)),
                   .hangs_on = "turns that nobody wrote down"});
}

Finding moves_first(const State& state, const Visit& visit) {
  if (is_there(state, visit)) return kept();
  if (state.turn.created != no_ply)
    return broken_after(object, "the movement comes before the gift", state.turn.created, "the gift was created here");
  if (state.turn.visit == no_ply) return kept();
  return broken_after(object, fmt::format("{} has moved already", who(visit.seat)), state.turn.visit, "moved here");
}

Finding to_a_neighbour(const State& state, const Visit& visit) {
  if (auto other = not_a_move(state, visit, false)) return std::move(*other);
  const PlaceId from = state[visit.seat].at;
  const bool inhabitant_to_city = acting(state, visit.seat) != Figure::elf && visit.place == city;
  if (inhabitant_to_city || state.box->linked(from, visit.place)) return kept();
  return broken_by(object, fmt::format("{} is not next to {}", place_name(state, visit.place), place_name(state, from)),
                   "one move leads to " + places_in_words(state, state.box->places[from].neighbours));
}

Finding saucer_flies_far(const State& state, const Visit& visit) {
  if (auto other = not_a_move(state, visit, true)) return std::move(*other);
  const PlaceId from = state[visit.seat].at;
  if (!state.box->linked(from, visit.place)) return kept();
  return broken_by(object, fmt::format("{} is next to {}", place_name(state, visit.place), place_name(state, from)),
                   "it flies to any area but " + places_in_words(state, state.box->places[from].neighbours));
}

Finding keeps_out(const State& state, const Visit& visit) {
  if (acting(state, visit.seat) == Figure::elf || visit.place != city || visit.way != Way::move) return kept();
  return broken_by(object, fmt::format("the {} never enters the city",
                                       figure_names[static_cast<std::size_t>(state[visit.seat].figure)]));
}

Finding elsewhere(const State& state, const Visit& visit) {
  if (visit.way == Way::swap || is_there(state, visit)) return kept();
  const PlayerState& player = state[visit.seat];
  if (visit.way == Way::move && (player.at != visit.place || player.at == nothing_named)) return kept();
  Finding stays =
      broken_by(object,
                fmt::format("{} stays {}", who(visit.seat),
                            player.at == nothing_named ? "in one place" : "in " + place_name(state, player.at)),
                "only the Kitten may stay, and an elf where the Kitten helps");
  const Sure may = visit.way == Way::stay ? may_stay(state, visit.seat) : Sure::no;
  return of_base_game(state, kept_if(may, helper_not_known, std::move(stays)));
}

Finding does_move(const State& state, const Stuck& stuck) {
  if (stuck.written && !state.competitive) return kept();
  const Sure may = may_stay(state, stuck.seat), can = state.competitive ? Sure::yes : can_move(state, stuck.seat);
  if (may == Sure::yes || can == Sure::no) return kept();
  if (may == Sure::perhaps) return taken_as_written(helper_not_known);
  if (can == Sure::yes)
    return of_base_game(state, broken_by(whole, fmt::format("{} did not move, and could", who(stuck.seat))));
  return cannot_tell(state.box->has_board ? counts_not_known : no_board);
}

Finding where_cards_lie(const State& state, const Visit& visit) {
  const bool inhabitant_to_city = acting(state, visit.seat) != Figure::elf && visit.place == city;
  if (visit.way != Way::move || is_there(state, visit) || inhabitant_to_city) return kept();
  if (state[visit.seat].at == visit.place || (state.competitive && visit.place == city)) return kept();
  const Pile there = state.at(visit.place);
  switch (there.any()) {
    case Sure::yes:
      return kept();
    case Sure::perhaps:
      return there.gap ? cannot_tell(cards_lost) : taken_as_written(cards_not_known);
    case Sure::no:
      break;
  }
  const std::uint32_t since = visit.place < state.emptied.size() ? state.emptied[visit.place] : no_ply;
  return of_base_game(state, broken_after(object, fmt::format("no cards lie in {}", place_name(state, visit.place)),
                                          since, "the last card was taken here"));
}

Finding cannot_move(const State& state, const Stuck& stuck) {
  if (state.competitive) return kept();
  const Sure can = can_move(state, stuck.seat), another = has_another_way(state, stuck.seat);
  const bool averts = state.options[Option::averts_loss] == 0;
  if (stuck.written && state.turn.visit != no_ply)
    return broken_after(whole, fmt::format("{} did move", who(stuck.seat)), state.turn.visit, "here");
  if (!stuck.written && (can != Sure::no || may_stay(state, stuck.seat) != Sure::no)) return kept();
  if (can == Sure::yes) {
    std::vector<PlaceId> open;
    for (PlaceId place = 0; place < state.piles.size(); ++place) {
      const bool saucer = acting(state, stuck.seat) == Figure::saucer, elf = acting(state, stuck.seat) == Figure::elf;
      const bool way = saucer != state.box->linked(state[stuck.seat].at, place) && place != state[stuck.seat].at;
      if (way && (elf || place != city) && cards_lie(state, place) == Sure::yes) open.push_back(place);
    }
    return broken_by(whole,
                     fmt::format("{} could move: cards lie in {}", who(stuck.seat), places_in_words(state, open)));
  }
  if (can == Sure::perhaps) return cannot_tell(state.box->has_board ? counts_not_known : no_board);
  if (!averts || another == Sure::no) return kept();
  if (another == Sure::perhaps) return cannot_tell(counts_not_known);
  const bool stays = may_stay(state, stuck.seat) == Sure::yes;
  return broken_by(whole, fmt::format("{} could {}", who(stuck.seat),
                                      stays ? "stay by the Kitten" : "change places with the Saucer"));
}

Finding stays_where_cards_lie(const State& state, const Visit& visit, Figure figure) {
  const bool asked = visit.way == Way::stay && state.options[Option::stay_without_cards] == 1;
  const PlaceId at = state[visit.seat].at;
  if (!asked || acting(state, visit.seat) != figure || at == nothing_named || may_stay(state, visit.seat) == Sure::no)
    return kept();
  return kept_if(cards_lie(state, at), cards_not_known,
                 broken_by(object, fmt::format("no cards lie in {}", place_name(state, at))));
}

Finding saucer_helps(const State& state, const Visit& visit) {
  if (visit.way != Way::swap) return kept();
  const HelperState* saucer = helper(state, Figure::saucer);
  if (saucer == nullptr) return broken_by(object, "the Saucer is no helper here");
  if (acting(state, visit.seat) != Figure::elf) return broken_by(object, "helpers serve elves alone");
  const PlaceId at = state[visit.seat].at;
  if (at == city && state.options[Option::swap_from_city] == 1)
    return broken_by(object, fmt::format("{} is in the city", who(visit.seat)));
  if (at != nothing_named && saucer->at == only_at(at) && state.options[Option::swap_in_place] == 0)
    return broken_by(object, fmt::format("{} and the Saucer are both in {}", who(visit.seat), place_name(state, at)));
  const PlaceId to = place_of(state, visit);
  if (to == nothing_named || state.options[Option::swap_into_empty] == 0) return kept();
  return kept_if(cards_lie(state, to), cards_not_known,
                 broken_by(object, fmt::format("no cards lie in {}", place_name(state, to))));
}

Finding yeti_puts(const State& state, const Visit& visit) {
  if (!visit.put) {
    if (!state.turn.put || !is_there(state, visit)) return kept();
    return broken_after(whole, "a card was put there already, instead of taking one", state.turn.visit, "put here");
  }
  if (acting(state, visit.seat) != Figure::yeti)
    return broken_by(whole, fmt::format("only the Yeti puts cards, and {} does not play it", who(visit.seat)));
  if (state.turn.took && is_there(state, visit))
    return broken_after(whole, "a card is put instead of taking one, not besides", state.turn.visit, "taken here");
  if (visit.thrown.counted() && visit.thrown.size() != 1)
    return broken_by(cost, fmt::format("{} put, one is due", in_words(state, visit.thrown)));
  if (state[visit.seat].used == Sure::no && state.options[Option::yeti_unused_crystal] == 1)
    return broken_by(whole, "the crystal is unused");
  return kept();
}

namespace {

/// What both ways to swap by the Fox have in common.
Finding swaps_one(const State& state, const FoxSwap& swap) {
  const PlaceId at = state[swap.seat].at;
  if (!state.turn.took && !state.turn.unknown) return broken_by(whole, "a card of an area is taken first");
  if (state.turn.swapped != no_ply)
    return broken_after(whole, "a second card is swapped in one turn", state.turn.swapped,
                        "the first one was swapped here");
  if ((swap.given.counted() && swap.given.size() != 1) || (swap.got.counted() && swap.got.size() != 1))
    return broken_by(cost, "one card is swapped for one");
  if (!swap.got.counted() || at == nothing_named || state.at(at).may_have(swap.got)) return kept();
  return broken_by(cost, fmt::format("{} does not lie in {}", in_words(state, swap.got), place_name(state, at)));
}

}  // namespace

Finding fox_helps(const State& state, const FoxSwap& swap) {
  if (acting(state, swap.seat) != Figure::elf) return kept();
  if (helper(state, Figure::fox) == nullptr) return broken_by(whole, "the Fox is no helper here");
  if (state.turn.way == Way::stay && state.turn.visit != no_ply)
    return broken_by(whole, "the Fox helps who moves into its area, and not who stays there");
  if (state.turn.way == Way::swap && state.turn.visit != no_ply && state.options[Option::fox_after_swap] == 1)
    return broken_by(whole, "the Fox helps who moves into its area, and not who comes by the Saucer");
  Finding one = swaps_one(state, swap);
  if (one.answer == Answer::broken) return one;
  return kept_if(helper_with(state, Figure::fox, swap.seat), helper_not_known,
                 broken_by(whole, fmt::format("the Fox is not where {} is", who(swap.seat))));
}

Finding fox_swaps(const State& state, const FoxSwap& swap) {
  const Figure figure = acting(state, swap.seat);
  if (figure == Figure::elf) return kept();
  if (figure == Figure::fox) return swaps_one(state, swap);
  return broken_by(whole, fmt::format("only the Fox swaps cards, and {} does not play it", who(swap.seat)));
}

Finding yeti_helps(const State& state, const YetiHelp& help) {
  if (helper(state, Figure::yeti) == nullptr) return broken_by(whole, "the Yeti is no helper here");
  if (acting(state, help.seat) != Figure::elf) return broken_by(whole, "helpers serve elves alone");
  if (state.turn.visit != no_ply)
    return broken_after(whole, "the Yeti helps before the movement", state.turn.visit, "moved here");
  if (help.cards.counted() && help.cards.size() != 2)
    return broken_by(cost, fmt::format("{} thrown away, 2 are due", help.cards.size()));
  if (state[help.seat].used == Sure::no && state.options[Option::yeti_unused_crystal] == 1)
    return broken_by(whole, "the crystal is unused");
  return kept_if(helper_with(state, Figure::yeti, help.seat), helper_not_known,
                 broken_by(whole, fmt::format("the Yeti is not where {} is", who(help.seat))));
}

Finding helper_goes_away(const State& state, const HelperGoes& goes) {
  const std::string_view name = figure_names[static_cast<std::size_t>(goes.helper)];
  const HelperState* helper = master_elf::helper(state, goes.helper);
  if (helper == nullptr) return broken_by(whole, fmt::format("the {} is no helper here", name));
  if (goes.helper == Figure::saucer) return broken_by(whole, "the saucer moves by its change of places only");
  if (helper->used == no_ply) {
    const bool is_there = helper->at == only_at(goes.place);
    if (helper->lost_sight && !is_there) return cannot_tell(helper_lost);
    return state.turn.unknown || is_there ? kept() : broken_by(whole, fmt::format("the {} was not used", name));
  }
  if (goes.place == city) return broken_by(whole, fmt::format("the {} goes to an area", name));
  if (helper->lost_sight) return cannot_tell(helper_lost);  // it may have gone and been used again
  const Places taken = elves(state);
  if (goes.place == helper->used_at) {
    if (!state.box->has_board) return cannot_tell(no_board);
    for (PlaceId place = 1; place < state.piles.size(); ++place)
      if (place != helper->used_at && !has(helper->elves, place))
        return broken_after(whole,
                            fmt::format("the {} stays in {}, and {} has no elf", name, place_name(state, goes.place),
                                        place_name(state, place)),
                            helper->used, "used here");
    return kept();
  }
  if (!has(helper->elves, goes.place) || !has(taken, goes.place)) return kept();
  Words words{.message = fmt::format("the {} goes to {}, where an elf is", name, place_name(state, goes.place))};
  for (PlaceId place = 1; place < state.piles.size() && words.advice.empty(); ++place)
    if (place != helper->used_at && !has(helper->elves, place))
      words.advice = fmt::format("{} has none", place_name(state, place));
  return broken(std::move(words));
}

}  // namespace elfref::master_elf
