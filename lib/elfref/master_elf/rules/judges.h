#pragma once

#include <string>

#include "elfref/core/judging/rule.h"
#include "elfref/master_elf/table/position.h"

// The judges of the rules table, one file for each chapter, and their common parts.

namespace elfref::master_elf {

// ---------------------------------------------------------------- causes

/// What may be missing: parts of the box, and what a record leaves out or has no line for.
extern const Unrecorded no_board;
extern const Unrecorded no_gifts;
extern const Unrecorded no_such_gift;
extern const Unrecorded no_figures;
extern const Unrecorded place_not_known;
extern const Unrecorded place_lost;
extern const Unrecorded cards_not_known;
extern const Unrecorded cards_lost;
extern const Unrecorded hand_not_known;
extern const Unrecorded crystal_not_known;
extern const Unrecorded helper_not_known;
extern const Unrecorded helper_lost;
extern const Unrecorded parcel_not_known;
extern const Unrecorded counts_not_known;

// ---------------------------------------------------------------- words

/// The name of a kind that a set lists.
[[nodiscard]] std::string kind_name(const Position& state, KindId kind);
/// `2 wax + wool`, `3`.
[[nodiscard]] std::string in_words(const Position& state, const Cards& cards);
/// A kind, a place, a gift, as an argument of a message.
[[nodiscard]] Message named_kind(const Position& state, KindId kind);
[[nodiscard]] Message named_place(const Position& state, PlaceId place);
[[nodiscard]] Message named_gift(const Position& state, GiftId gift);
/// The list of such places: `Mill, Pond and city`.
[[nodiscard]] Message named_places(const Position& state, const std::vector<PlaceId>& places);
/// A figure, as an argument of a message.
[[nodiscard]] Noun noun_of(Figure figure);
/// A parcel or the box, as an argument of a message. REQUIRES: it is recorded.
[[nodiscard]] Noun noun_of(Parcel parcel);
/// Turns a breach into a warning in the base game, whose rules the supplement does not print.
[[nodiscard]] Finding of_base_game(const Position& state, Finding finding);

// ---------------------------------------------------------------- setup

[[nodiscard]] Finding on_the_night_side(const Position& state, const Begin& begin);
[[nodiscard]] Finding enough_players(const Position& state, const Begin& begin);
[[nodiscard]] Finding two_elves(const Position& state, const Begin& begin);
[[nodiscard]] Finding starts_on_an_area(const Position& state, const SitDown& sits);
[[nodiscard]] Finding one_use(const Position& state, const ChooseHelpers& helpers);
[[nodiscard]] Finding two_helpers(const Position& state, const ChooseHelpers& helpers);
[[nodiscard]] Finding helpers_apart(const Position& state, const ChooseHelpers& helpers);
[[nodiscard]] Finding start_gifts_differ(const Position& state, const LayOut& lay);
[[nodiscard]] Finding start_gift_fits(const Position& state, const LayOut& lay);
[[nodiscard]] Finding three_stacks(const Position& state, const LayOut& lay);
[[nodiscard]] Finding start_cards(const Position& state, const LayOut& lay);
[[nodiscard]] Finding laid_out_of_the_box(const Position& state, const LayOut& lay);

// ---------------------------------------------------------------- moving

[[nodiscard]] Finding in_turn(const Position& state, const BeginTurn& begins);
[[nodiscard]] Finding moves_first(const Position& state, const Visit& visit);
[[nodiscard]] Finding to_a_neighbour(const Position& state, const Visit& visit);
[[nodiscard]] Finding saucer_flies_far(const Position& state, const Visit& visit);
[[nodiscard]] Finding keeps_out(const Position& state, const Visit& visit);
[[nodiscard]] Finding elsewhere(const Position& state, const Visit& visit);
[[nodiscard]] Finding does_move(const Position& state, const Stuck& stuck);
[[nodiscard]] Finding where_cards_lie(const Position& state, const Visit& visit);
[[nodiscard]] Finding cannot_move(const Position& state, const Stuck& stuck);
[[nodiscard]] Finding stays_where_cards_lie(const Position& state, const Visit& visit, Figure figure);
[[nodiscard]] Finding saucer_helps(const Position& state, const Visit& visit);
[[nodiscard]] Finding yeti_puts(const Position& state, const Visit& visit);
[[nodiscard]] Finding fox_helps(const Position& state, const FoxSwap& swap);
[[nodiscard]] Finding fox_swaps(const Position& state, const FoxSwap& swap);
[[nodiscard]] Finding yeti_helps(const Position& state, const YetiHelp& help);
[[nodiscard]] Finding helper_goes_away(const Position& state, const HelperGoes& goes);

// ---------------------------------------------------------------- cards

[[nodiscard]] Finding takes_one(const Position& state, const Visit& visit);
[[nodiscard]] Finding takes_one_idle(const Position& state, const Stuck& stuck);
[[nodiscard]] Finding refills(const Position& state, const Visit& visit);
[[nodiscard]] Finding draws_one_more(const Position& state, const Visit& visit);
[[nodiscard]] Finding no_reshuffle(const Position& state, const Visit& visit);
[[nodiscard]] Finding where_they_meet(const Position& state, const Give& give);
[[nodiscard]] Finding seven_at_the_end(const Position& state, const Discard& discard);
[[nodiscard]] Finding seven_in_the_base_game(const Position& state, const EndTurn& ends);
[[nodiscard]] Finding cards_run_short(const Position& state, const Shortage& shortage);
[[nodiscard]] Finding shortage_is_played(const Position& state, const EndTurn& ends);
/// Whether a player can have these cards in hand (ME-BAS-8b).
[[nodiscard]] Finding from_the_hand(const Position& state, Seat seat, const Cards& cards);
/// Whether a player can have an unrecorded price in hand: three cards, or two and the crystal.
[[nodiscard]] Finding price_in_the_hand(const Position& state, const Create& create);
/// Whether the box has the cards that a play shows of a pile (ME-BOX).
[[nodiscard]] Finding in_the_box(const Position& state, const Pile& from, const Cards& cards, Part part);
[[nodiscard]] Finding visit_in_the_box(const Position& state, const Visit& visit);
/// As in_the_box(), for the cards placed when a parcel is sent, after the discard was shuffled into the city.
[[nodiscard]] Finding send_in_the_box(const Position& state, const Send& send);

// ---------------------------------------------------------------- gifts

[[nodiscard]] Finding one_gift(const Position& state, const Create& create);
[[nodiscard]] Finding costs_three(const Position& state, const Create& create);
[[nodiscard]] Finding one_crystal(const Position& state, const Create& create);
[[nodiscard]] Finding top_of_a_stack(const Position& state, const Create& create);
[[nodiscard]] Finding stack_is_filled(const Position& state, const Create& create);
[[nodiscard]] Finding under_a_parcel(const Position& state, const Create& create);
/// Whether a gift fits the parcel of that kind (ME-PAR-1 to -4).
[[nodiscard]] Finding fits_parcel(const Position& state, const Create& create, Parcel parcel);
[[nodiscard]] Finding lies_full(const Position& state, const LayOut& lay);
[[nodiscard]] Finding parcel_was_full(const Position& state, const Create& create);
[[nodiscard]] Finding sends_when_full(const Position& state, const Send& send);
[[nodiscard]] Finding sends_in_order(const Position& state, const Send& send);
[[nodiscard]] Finding new_gift(const Position& state, const NewGift& gift);
[[nodiscard]] Finding new_gift_due(const Position& state, const BeginTurn& begins);
[[nodiscard]] Finding gift_is_left(const Position& state, const NewGift& gift);
[[nodiscard]] Finding gift_is_left_for_a_stack(const Position& state, const Create& create);
/// Whether a gift can turn up (ME-BOX), when this number of its copies is `shown` with it.
[[nodiscard]] Finding turns_up(const Position& state, GiftId gift, Part part, int shown = 0);
[[nodiscard]] Finding create_in_the_box(const Position& state, const Create& create);
/// The findings for a parcel and for a new gift in another game than the cooperative one.
[[nodiscard]] Finding parcel_is_cooperative(const Position& state);
[[nodiscard]] Finding new_gift_is_cooperative(const Position& state);

// ---------------------------------------------------------------- the end

[[nodiscard]] Finding no_turn_after_the_end(const Position& state, const BeginTurn& begins);
[[nodiscard]] Finding no_gift_after_the_end(const Position& state, const NewGift& gift);
[[nodiscard]] Finding nothing_after_the_end(const Position& state);
[[nodiscard]] Finding no_visit_after_the_end(const Position& state, const Visit& visit);
[[nodiscard]] Finding no_send_after_the_end(const Position& state, const Send& send);
[[nodiscard]] Finding outcome_is_right(const Position& state, const ClaimOutcome& claim);
[[nodiscard]] Finding number_is_right(const Position& state, const ClaimNumber& claim);
[[nodiscard]] Finding state_is_right(const Position& state, const ClaimState& claim);
/// Whether a claim that the record leaves open contradicts another claim: no game can end so.
[[nodiscard]] Finding clash_of(const Position& state, const ClaimOutcome& claim);
[[nodiscard]] Finding clash_of(const Position& state, const ClaimNumber& claim);
[[nodiscard]] Finding clash_of(const Position& state, const ClaimState& claim);

}  // namespace elfref::master_elf
