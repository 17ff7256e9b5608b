#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/judging/rule.h"
#include "elfref/elven_rage/table/position.h"

// The judges of the rules table, one file for each chapter, and their common parts.

namespace elfref::elven_rage {

// ---------------------------------------------------------------- causes

extern const Unrecorded no_map;
extern const Unrecorded place_not_named;
extern const Unrecorded no_cards;
extern const Unrecorded cards_not_known;
extern const Unrecorded hand_not_known;
extern const Unrecorded map_not_known;
extern const Unrecorded end_not_recorded;
extern const Unrecorded things_not_known;

// ---------------------------------------------------------------- words

/// The name of a card; the name of the attacked place.
[[nodiscard]] Message card_name(const Position& state, CardId card);
[[nodiscard]] Message place_name(const Position& state, const Assault& assault);
/// The word for a people of elves, or for the neutral warriors.
[[nodiscard]] Noun people(Pile pile);
/// The word for a kind of place.
[[nodiscard]] Noun place_kind(PlaceKind kind);
/// The word for what a slot shows.
[[nodiscard]] Noun icon_noun(Icon icon);
/// The word for a figure of the result.
[[nodiscard]] Noun figure_noun(Figure figure);
/// Compares a recorded number with the due one: right, wrong (as `wrong` says), or dependent on unrecorded facts.
[[nodiscard]] Finding number_due(const Cards& cards, Range due, const Unrecorded& unrecorded,
                                 Message (*wrong)(int number, Range due));
/// The first of some cards that is wrong; nothing_named: none.
template <class Wrong>
[[nodiscard]] CardId first_card(const Cards& cards, Wrong wrong) {
  for (const CardId card : cards.named)
    if (wrong(card)) return card;
  return nothing_named;
}

// ---------------------------------------------------------------- judges of several kinds of play

/// A judge of a kind of play that asks only about the position.
template <auto judge, class Play>
[[nodiscard]] Finding of_state(const Position& state, const Play&) { return judge(state); }
/// A judge of a kind of play that asks about its player.
template <auto judge, class Play>
[[nodiscard]] Finding of_seat(const Position& state, const Play& play) { return judge(state, play.seat); }
/// A judge of a kind of play that asks about its squad.
template <auto judge, class Play>
[[nodiscard]] Finding of_squad(const Position& state, const Play& play) { return judge(state, play.squad); }
/// A judge of a kind of play that asks about its cards, not about its player.
template <auto judge, class Play>
[[nodiscard]] Finding of_cards_only(const Position& state, const Play& play) { return judge(state, play.cards); }
/// A judge of a kind of play that asks about its player's cards.
template <auto judge, class Play>
[[nodiscard]] Finding of_cards(const Position& state, const Play& play) { return judge(state, play.seat, play.cards); }
/// A judge of a kind of play that asks about the effects of an Action or an Artifact.
template <auto judge, class Play>
[[nodiscard]] Finding of_changes(const Position& state, const Play& play) {
  return judge(state, play.seat, play.changes);
}

// ---------------------------------------------------------------- setup

[[nodiscard]] Finding seats_right(const Position& state, const Begin& begin);
[[nodiscard]] Finding takes_another_people(const Position& state, const SitDown& sits);
[[nodiscard]] Finding takes_a_corner(const Position& state, const SitDown& sits);
[[nodiscard]] Finding sits_in_one_half(const Position& state, const SitDown& sits);
[[nodiscard]] Finding stays_in_the_half(const Position& state, const Attack& attack);
[[nodiscard]] Finding deals_seven(const Position& state, const Deal& deal);
[[nodiscard]] Finding keeps_five(const Position& state, const Keep& keep);
[[nodiscard]] Finding keeps_what_was_dealt(const Position& state, const Keep& keep);
[[nodiscard]] Finding has_another_goal(const Position& state, const GetGoal& got);
[[nodiscard]] Finding starts_right(const Position& state, const BeginTurn& begins);
/// Whether the cards of a play are of its player's deck (ER-COM-2). The second judge also allows dragons and the
/// guardian.
[[nodiscard]] Finding of_own_deck(const Position& state, Seat seat, const Cards& cards);
[[nodiscard]] Finding of_own_deck_or_dragons(const Position& state, Seat seat, const Cards& cards);
/// Whether the card of an Action, and the cards that it draws, are of the player's deck.
[[nodiscard]] Finding action_of_own_deck(const Position& state, const UseAction& used);
/// Whether the cards that an Artifact draws are of the player's deck.
[[nodiscard]] Finding artifact_draws_of_own_deck(const Position& state, const UseArtifact& used);
/// Whether none of the cards is a dragon (ER-SET-8).
[[nodiscard]] Finding no_dragon(const Position& state, const Cards& cards);
/// Whether no dragon is discarded (ER-MAP-4).
[[nodiscard]] Finding throws_no_dragon(const Position& state, const Discard& discard);
/// Whether the cards of a play can be in its player's hand after some cards are drawn: not those of which all copies
/// are in the discard (ER-HID-1). not_spent() asks about those that an Action brought there (ER-ACT-2).
[[nodiscard]] Finding not_discarded(const Position& state, Seat seat, const Cards& cards, int drawn = 0);
[[nodiscard]] Finding not_spent(const Position& state, Seat seat, const Cards& cards, int drawn = 0);
/// Whether the cards can come off the deck.
[[nodiscard]] Finding drawn_of_the_deck(const Position& state, Seat seat, const Cards& cards, int drawn);
/// As drawn_of_the_deck(), and whether the deck has such cards at all.
[[nodiscard]] Finding drawn_of_own(const Position& state, Seat seat, const Cards& cards, int drawn);
/// The most cards that the player of a play draws before its cards are in the player's hand.
template <class Play>
[[nodiscard]] int drawn_first(const Position&, const Play& play) {
  return play.cards.size();
}
[[nodiscard]] inline int drawn_first(const Position&, const Discard&) {
  return 0;
}
[[nodiscard]] int drawn_first(const Position& state, const Send& send);
[[nodiscard]] int drawn_first(const Position& state, const Defend& defend);
/// A judge of a kind of play that asks about the cards that it shows in its player's hand.
template <auto judge, class Play>
[[nodiscard]] Finding shown(const Position& state, const Play& play) {
  return judge(state, play.seat, play.cards, drawn_first(state, play));
}
/// The finding that a card has fewer copies. It may have more if its pile is listed only in part.
[[nodiscard]] Finding too_many_of(const Position& state, CardId card, Message message);
/// Whether there are this many Treasures (ER-HID-1).
[[nodiscard]] Finding treasures_there_are(const Position& state, const LayCentre& centre);
[[nodiscard]] Finding treasure_may_be_shown(const Position& state, const Look& look);
/// Whether the card that a look opens is a neutral one (ER-HID-1).
[[nodiscard]] Finding neutral_is_shown(const Position& state, const Look& look);
/// Whether the decks of the cards are known.
[[nodiscard]] Finding cards_are_listed(const Position& state, const Cards& cards);
/// As cards_are_listed(), for the card of an Action.
[[nodiscard]] Finding action_is_listed(const Position& state, const UseAction& used);
/// Whether the player is still in the game (ER-SET-11).
[[nodiscard]] Finding still_in(const Position& state, Seat seat);
/// Whether both players who hand things over are still in the game (ER-ART-5).
[[nodiscard]] Finding both_still_in(const Position& state, Seat giver, Seat taker);

// ---------------------------------------------------------------- a turn

[[nodiscard]] Finding in_turn(const Position& state, const BeginTurn& begins);
[[nodiscard]] Finding summons_first(const Position& state, const Summon& summon);
[[nodiscard]] Finding discards_second(const Position& state, const Discard& discard);
[[nodiscard]] Finding summons_due(const Position& state, const Summon& summon);
[[nodiscard]] Finding summons_none_first(const Position& state, const Summon& summon);
[[nodiscard]] Finding discards_the_surplus(const Position& state, const Discard& discard);
[[nodiscard]] Finding discards_after_a_treasure(const Position& state, const Discard& discard);
[[nodiscard]] Finding no_summon_before_one_more_capture(const Position& state, const Summon& summon);
[[nodiscard]] Finding attacks_once(const Position& state, const Attack& attack);
[[nodiscard]] Finding declines_instead(const Position& state, const Decline& decline);
[[nodiscard]] Finding declines_for_two(const Position& state, const Decline& decline);
[[nodiscard]] Finding attacks_another(const Position& state, const Attack& attack);
[[nodiscard]] Finding attacks_a_neighbour(const Position& state, const Attack& attack);
[[nodiscard]] Finding attacks_no_ally(const Position& state, const Attack& attack);
[[nodiscard]] Finding hand_is_right(const Position& state, const CountHand& counted);

// ---------------------------------------------------------------- before a battle

[[nodiscard]] Finding looks_at_neutrals(const Position& state, const Look& look);
[[nodiscard]] Finding fights_neutrals(const Position& state, const FightSquad& fight);
[[nodiscard]] Finding owner_answers(const Position& state, Seat seat);
[[nodiscard]] Finding looks_once(const Position& state, const Look& look);
[[nodiscard]] Finding looks_at_a_closed_one(const Position& state, const Look& look);
[[nodiscard]] Finding looked_before(const Position& state, const FightSquad& fight);
[[nodiscard]] Finding squad_exists(const Position& state, int squad);
[[nodiscard]] Finding squad_is_there(const Position& state, int squad);
[[nodiscard]] Finding no_guardian_shown(const Position& state, const Look& look);
[[nodiscard]] Finding shows_the_open_card(const Position& state, const LayCentre& centre);
[[nodiscard]] Finding owner_sends_three(const Position& state, const Defend& defend);
[[nodiscard]] Finding retreats_for_two(const Position& state, const Retreat& retreat);
[[nodiscard]] Finding retreats_with_three(const Position& state, const Retreat& retreat);
[[nodiscard]] Finding gives_up_with_fewer(const Position& state, const GiveUp& gives);
/// Whether an owner whose answer is not recorded can fight, when the battle begins (ER-PRE-7).
[[nodiscard]] Finding owner_has_three(const Position& state);
[[nodiscard]] Finding owner_fought(const Position& state, const EndBattle& end);
[[nodiscard]] Finding sends_three(const Position& state, const Send& send);
[[nodiscard]] Finding attacks_with_three(const Position& state, const Attack& attack);
[[nodiscard]] Finding castle_has_its_dragon(const Position& state, const Defend& defend);
[[nodiscard]] Finding own_dragon_stays(const Position& state, Seat seat, const Cards& cards);
[[nodiscard]] Finding captured_dragon_stays(const Position& state, Seat seat, const Cards& cards);
[[nodiscard]] Finding castle_is_not_left(const Position& state, const Retreat& retreat);
[[nodiscard]] Finding castle_is_not_given_up(const Position& state, const GiveUp& gives);
[[nodiscard]] Finding guardian_is_not_looked_at(const Position& state, const Look& look);
[[nodiscard]] Finding guardian_fights_there(const Position& state, const FightSquad& fight);
[[nodiscard]] Finding guardian_attacks_castles(const Position& state, const Send& send);
[[nodiscard]] Finding guardian_defends_nothing(const Position& state, const Defend& defend);
/// Whether an attack is under way (a battle's line without one is a breach).
[[nodiscard]] Finding attack_under_way(const Position& state);
/// Whether an outcome is of an attack under way. That of the last attack may be written once more, after a retreat too.
[[nodiscard]] Finding ends_an_attack(const Position& state, const EndBattle& end);

// ---------------------------------------------------------------- Actions, Treasures, Artifacts

[[nodiscard]] Finding action_of_hand(const Position& state, const UseAction& used);
[[nodiscard]] Finding action_in_its_time(const Position& state, const UseAction& used);
[[nodiscard]] Finding action_of_no_fighter(const Position& state, const UseAction& used);
[[nodiscard]] Finding action_is_paid(const Position& state, const UseAction& used);
[[nodiscard]] Finding action_has_its_effect(const Position& state, const UseAction& used);
[[nodiscard]] Finding action_answers(const Position& state, const UseAction& used);
[[nodiscard]] Finding artifact_answers(const Position& state, const UseArtifact& used);
[[nodiscard]] Finding artifact_has_its_effect(const Position& state, const UseArtifact& used);
[[nodiscard]] Finding artifact_in_its_time(const Position& state, const UseArtifact& used);
[[nodiscard]] Finding artifact_is_held(const Position& state, const UseArtifact& used);
[[nodiscard]] Finding artifact_is_due(const Position& state, const TakeArtifact& taken);
[[nodiscard]] Finding treasure_is_held(const Position& state, Seat seat, const Thing& thing);
[[nodiscard]] Finding cashes_a_treasure(const Position& state, const CashTreasure& cash);
[[nodiscard]] Finding cashes_for_two(const Position& state, const CashTreasure& cash);
[[nodiscard]] Finding no_trade_in_a_battle(const Position& state);
/// Whether things change hands between two players.
[[nodiscard]] Finding trades_with_another(const Position& state, const Trade& trade);
[[nodiscard]] Finding gives_to_another(const Position& state, const Give& give);
[[nodiscard]] Finding gives_freely(const Position& state, const Give& give);
/// The effects of an Action or an Artifact on the map: a token, a tower, one more capture.
[[nodiscard]] Finding token_moves_right(const Position& state, Seat seat, const std::vector<WrittenChange>& changes);
[[nodiscard]] Finding tower_on_own_land(const Position& state, Seat seat, const std::vector<WrittenChange>& changes);
[[nodiscard]] Finding captures_more(const Position& state, Seat seat, const std::vector<WrittenChange>& changes,
                                    bool by_card);

// ---------------------------------------------------------------- a battle

/// A judge of the cards that are placed at the edge or in the centre. An edge that is written once more adds nothing.
template <auto judge>
[[nodiscard]] Finding of_layout(const Position& state, const LayOut& layout) {
  return state.assault.laid ? kept() : judge(state, layout.cards);
}
template <auto judge>
[[nodiscard]] Finding of_centre(const Position& state, const LayCentre& centre) {
  return judge(state, std::array{centre.upper, centre.lower});
}
/// Whether the placed cards are from decks that fight (ER-COM-2).
[[nodiscard]] Finding of_decks_that_fight(const Position& state, std::span<const CardId> laid);
/// Whether no card is among the six more often than it has copies (ER-HID-1).
[[nodiscard]] Finding as_many_as_there_are(const Position& state, std::span<const CardId> laid);
/// Whether the guardian fights for the unheld centre (ER-MAP-7).
[[nodiscard]] Finding guardian_is_among_them(const Position& state, const LayCentre& centre);
/// Whether no placed card is a guardian in a squad (ER-SET-2).
[[nodiscard]] Finding no_guardian_in_a_squad(const Position& state, std::span<const CardId> laid);
/// Whether a dragon among the cards may fight here: one that its own player sent (ER-MAP-2), or another (ER-MAP-5).
[[nodiscard]] Finding own_dragon_fights(const Position& state, std::span<const CardId> laid);
[[nodiscard]] Finding captured_dragon_fights(const Position& state, std::span<const CardId> laid);
/// Whether the cards are those that were sent, as far as these are recorded (ER-PLC-B1).
[[nodiscard]] Finding of_those_that_were_sent(const Position& state, std::span<const CardId> laid);
/// Whether the cards that were placed in turn are those of the edge (ER-PLC-A1).
[[nodiscard]] Finding placed_at_the_edge(const Position& state, const PlacedInOrder& placed);
/// As placed_at_the_edge(), if the edge is written later.
[[nodiscard]] Finding edge_of_the_placed(const Position& state, const LayOut& layout);
[[nodiscard]] Finding placement_as_agreed(const Position& state, const PlacedInOrder& placed);
/// The faults that the battle finds in a line: the rules that are asked there have no judges of their own.
[[nodiscard]] BattleFaults battle_faults(const Position& state, const Action& action);
/// One of these faults in words.
[[nodiscard]] Finding in_words(const Position& state, const Action& action, const BattleFault& fault,
                               const BattleFaults& all);
[[nodiscard]] Finding battle_can_be_judged(const Position& state, const EndBattle& end);
/// Whether a called card can be only one of the cards there.
[[nodiscard]] Finding one_is_meant(const Position& state, const WrittenAct& act);
[[nodiscard]] Finding one_is_swapped(const Position& state, const Swap& swapped);
[[nodiscard]] Finding one_is_changed(const Position& state, Seat seat, const std::optional<Effect>& effect,
                                     const std::vector<WrittenChange>& changes);
/// Whether the cards that are recorded as fallen fought in this battle.
[[nodiscard]] Finding fallen_were_there(const Position& state, const Fallen& fallen);
[[nodiscard]] Finding neutrals_by_an_opponent(const Position& state, const NeutralsBy& neutrals);

// ---------------------------------------------------------------- the end

[[nodiscard]] Finding no_turn_after_the_end(const Position& state, const BeginTurn& begins);
/// Notes the rest of the turn in which the game ended.
[[nodiscard]] Finding nothing_after_the_end(const Position& state);
[[nodiscard]] Finding goal_is_fulfilled(const Position& state, const ShowGoal& shown);
[[nodiscard]] Finding winner_is_right(const Position& state, const ClaimWinner& claim);
[[nodiscard]] Finding figure_is_right(const Position& state, const ClaimFigure& claim);
/// A figure by the record: at least, and at most.
[[nodiscard]] Range figure_of(const Position& state, Seat seat, Figure figure);
/// Whether the claims up to and including this number can all be true in some game.
[[nodiscard]] Finding results_agree(const Position& state, int judged);

}  // namespace elfref::elven_rage
