#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "elfref/elven_rage/rules/citations.h"
#include "elfref/elven_rage/rules/judges.h"
#include "elfref/elven_rage/rules/rulebook.h"
#include "elfref/elven_rage/table/carry_out.h"

// The rules table: an entry a rule, in the order of the rulebook. Titles are in words/en/rules.ftl, and judges in
// rules_*.cpp.

namespace elfref::elven_rage {
namespace {

constexpr Bearing of_claims = Bearing::claims;

// clang-format off
constexpr Rule<Position, Action> table[] = {
    {.info = {.id = "two-to-four-players", .code = "ER-COM-1", .phase = phase::setup,
              .cites = printed(heading::introduction)},
     .judges = {seats_right}},

    {.info = {.id = "cards-of-the-own-deck", .code = "ER-COM-2", .phase = phase::setup,
              .options = {"central-owner"}, .cites = printed(heading::introduction)},
     .judges = {of_cards<of_own_deck, Keep>, of_cards<of_own_deck, Deal>, of_cards<of_own_deck, Summon>,
                of_cards<of_own_deck, Discard>, of_cards<of_own_deck, Decline>,
                of_cards<of_own_deck_or_dragons, Defend>, of_cards<of_own_deck_or_dragons, Send>, action_of_own_deck,
                artifact_draws_of_own_deck, of_layout<of_decks_that_fight>, of_centre<of_decks_that_fight>}},

    {.info = {.id = "castles-of-one-half", .code = "ER-SET-1", .phase = phase::setup,
              .cites = printed(heading::setup)},
     .judges = {sits_in_one_half, stays_in_the_half}},

    {.info = {.id = "guardian-in-no-squad", .code = "ER-SET-2", .phase = phase::setup,
              .cites = printed(heading::setup)},
     .judges = {no_guardian_shown, of_layout<no_guardian_in_a_squad>, of_centre<no_guardian_in_a_squad>}},

    {.info = {.id = "squads-one-more-than-players", .code = "ER-SET-3", .phase = phase::setup,
              .options = {"squads-again"}, .cites = printed(heading::setup)},
     .judges = {of_squad<squad_exists, Look>, of_squad<squad_exists, FightSquad>}},

    {.info = {.id = "another-people-each", .code = "ER-SET-5", .phase = phase::setup,
              .cites = printed(heading::setup)},
     .judges = {takes_another_people}},

    {.info = {.id = "highest-initiative-starts", .code = "ER-SET-6", .phase = phase::setup,
              .cites = printed(heading::setup)},
     .judges = {starts_right}},

    {.info = {.id = "another-corner-each", .code = "ER-SET-7", .phase = phase::setup,
              .cites = printed(heading::setup)},
     .judges = {takes_a_corner}},

    {.info = {.id = "dragon-lies-open", .code = "ER-SET-8", .phase = phase::setup,
              .cites = printed(heading::setup)},
     .judges = {of_cards_only<no_dragon, Deal>, of_cards_only<no_dragon, Keep>, of_cards_only<no_dragon, Summon>,
                of_cards_only<no_dragon, Decline>, of_cards_only<no_dragon, Retreat>,
                of_cards_only<no_dragon, CashTreasure>}},

    {.info = {.id = "seven-dealt-five-stay", .code = "ER-SET-9", .phase = phase::setup,
              .cites = printed(heading::setup)},
     .judges = {deals_seven, keeps_five, keeps_what_was_dealt}},

    {.info = {.id = "another-goal-each", .code = "ER-SET-10", .phase = phase::setup,
              .cites = printed(heading::setup)},
     .judges = {has_another_goal}},

    {.info = {.id = "out-of-the-game", .code = "ER-SET-11", .phase = phase::setup,
              .options = {"last-standing"}, .cites = printed(heading::setup)},
     .judges = {of_seat<still_in, BeginTurn>, of_seat<still_in, Defend>, of_seat<still_in, Retreat>,
                of_seat<still_in, UseAction>, of_seat<still_in, UseArtifact>, of_seat<still_in, CashTreasure>}},

    {.info = {.id = "turns-go-clockwise", .code = "ER-TRN-1", .phase = phase::turn,
              .cites = printed(heading::turn)},
     .judges = {in_turn}},

    {.info = {.id = "phases-in-order", .code = "ER-TRN-1", .phase = phase::turn,
              .options = {"hand-limit"}, .cites = printed(heading::turn)},
     .judges = {summons_first, discards_second}},

    {.info = {.id = "summon-castles-and-towers", .code = "ER-TRN-2", .phase = phase::turn,
              .options = {"central-summon", "built-tower", "out-lands"}, .cites = printed(heading::summon)},
     .judges = {summons_due}},

    {.info = {.id = "no-summon-in-the-first-turn", .code = "ER-TRN-4", .phase = phase::turn,
              .cites = printed(heading::summon)},
     .judges = {summons_none_first}},

    {.info = {.id = "discard-down-to-five", .code = "ER-TRN-5", .phase = phase::turn,
              .options = {"discard-more", "hand-limit", "first-turn-draw"}, .cites = printed(heading::discard)},
     .judges = {discards_the_surplus}},

    {.info = {.id = "no-summon-before-one-more-capture", .code = "ER-NOT-3", .phase = phase::turn,
              .cites = printed(heading::remarks)},
     .judges = {no_summon_before_one_more_capture}},

    {.info = {.id = "one-attack-a-turn", .code = "ER-TRN-6", .phase = phase::turn,
              .cites = printed(heading::capture)},
     .judges = {attacks_once, declines_instead}},

    {.info = {.id = "attack-another-land", .code = "ER-TRN-7", .phase = phase::turn,
              .options = {"out-lands"}, .cites = printed(heading::capture)},
     .judges = {attacks_another}},

    {.info = {.id = "no-ally-attacked", .code = "ER-SCN-5", .phase = phase::turn,
              .options = {"ally-lands"}, .cites = printed(heading::scenarios)},
     .judges = {attacks_no_ally}},

    {.info = {.id = "side-in-common", .code = "ER-TRN-9", .phase = phase::turn,
              .options = {"out-lands"}, .cites = printed(heading::capture)},
     .judges = {attacks_a_neighbour}},

    {.info = {.id = "decline-for-two-cards", .code = "ER-TRN-8", .phase = phase::turn,
              .options = {"first-turn-draw", "empty-deck"}, .cites = printed(heading::capture)},
     .judges = {declines_for_two}},

    {.info = {.id = "neutrals-on-free-land", .code = "ER-PRE-1", .phase = phase::turn,
              .options = {"out-lands"}, .cites = printed(heading::prepare)},
     .judges = {looks_at_neutrals, fights_neutrals, of_seat<owner_answers, Defend>, of_seat<owner_answers, Retreat>,
                of_seat<owner_answers, GiveUp>}},

    {.info = {.id = "look-at-one-squad", .code = "ER-PRE-2", .phase = phase::turn,
              .cites = printed(heading::prepare)},
     .judges = {looks_once}},

    {.info = {.id = "open-card-fights", .code = "ER-PRE-2", .phase = phase::battle,
              .cites = printed(heading::prepare)},
     .judges = {shows_the_open_card}},

    {.info = {.id = "no-look-at-open-squads", .code = "ER-PRE-3", .phase = phase::turn,
              .cites = printed(heading::prepare)},
     .judges = {looks_at_a_closed_one}},

    {.info = {.id = "look-before-an-unseen-squad", .code = "ER-PRE-4", .phase = phase::turn,
              .options = {"look-first"}, .cites = printed(heading::prepare)},
     .judges = {looked_before}},

    {.info = {.id = "squads-fight-once", .code = "ER-PRE-5", .phase = phase::turn,
              .options = {"squads-again"}, .cites = printed(heading::prepare)},
     .judges = {of_squad<squad_is_there, Look>, of_squad<squad_is_there, FightSquad>}},

    {.info = {.id = "owner-sends-three-or-retreats", .code = "ER-PRE-6", .phase = phase::turn,
              .cites = printed(heading::prepare)},
     .judges = {owner_sends_three, retreats_for_two}},

    {.info = {.id = "fewer-than-three-give-up", .code = "ER-PRE-7", .phase = phase::turn,
              .options = {"give-up"}, .cites = printed(heading::prepare)},
     .judges = {retreats_with_three, gives_up_with_fewer, of_state<owner_has_three, PlacedInOrder>,
                of_state<owner_has_three, LayOut>, of_state<owner_has_three, LayCentre>, owner_fought}},

    {.info = {.id = "attacker-sends-three", .code = "ER-PRE-8", .phase = phase::turn,
              .options = {"attack-with-fewer", "guardian-sent"}, .cites = printed(heading::place)},
     .judges = {sends_three, attacks_with_three}},

    {.info = {.id = "battle-needs-an-attack", .code = "ER-TRN-6", .phase = phase::battle,
              .cites = printed(heading::capture)},
     .judges = {of_state<attack_under_way, Send>, of_state<attack_under_way, Swap>, of_state<attack_under_way, Look>,
                of_state<attack_under_way, PlacedInOrder>, of_state<attack_under_way, WrittenAct>,
                of_state<attack_under_way, LayOut>, of_state<attack_under_way, LayCentre>,
                ends_an_attack, of_state<attack_under_way, NeutralsBy>}},

    {.info = {.id = "answers-need-an-attack", .code = "ER-PRE-6", .phase = phase::battle,
              .cites = printed(heading::prepare)},
     .judges = {of_state<attack_under_way, Defend>, of_state<attack_under_way, Retreat>,
                of_state<attack_under_way, GiveUp>, of_state<attack_under_way, FightSquad>,
                of_state<attack_under_way, Loop>, of_state<attack_under_way, Fallen>}},

    {.info = {.id = "castle-with-its-dragon", .code = "ER-MAP-2", .phase = phase::turn,
              .options = {"castle-retreat", "captured-dragon"}, .cites = printed(heading::objects)},
     .judges = {castle_has_its_dragon, castle_is_not_left, of_cards<own_dragon_stays, Send>,
                of_cards<own_dragon_stays, Defend>, of_layout<own_dragon_fights>, of_centre<own_dragon_fights>}},

    {.info = {.id = "dragons-are-not-discarded", .code = "ER-MAP-4", .phase = phase::turn,
              .cites = printed(heading::objects)},
     .judges = {throws_no_dragon}},

    {.info = {.id = "captured-dragon-defends-its-castle", .code = "ER-MAP-5", .phase = phase::turn,
              .options = {"captured-dragon"}, .cites = printed(heading::objects)},
     .judges = {of_cards<captured_dragon_stays, Send>, of_cards<captured_dragon_stays, Defend>,
                of_layout<captured_dragon_fights>, of_centre<captured_dragon_fights>}},

    {.info = {.id = "castle-is-not-given-up", .code = "ER-MAP-3", .phase = phase::turn,
              .options = {"castle-draw-up"}, .cites = printed(heading::objects)},
     .judges = {castle_is_not_given_up}},

    {.info = {.id = "guardian-fights-for-the-centre", .code = "ER-MAP-7", .phase = phase::turn,
              .cites = printed(heading::objects)},
     .judges = {guardian_is_not_looked_at, guardian_fights_there, guardian_is_among_them}},

    {.info = {.id = "guardian-attacks-castles", .code = "ER-MAP-8", .phase = phase::turn,
              .options = {"guardian-sent", "guardian-dead", "central-owner"}, .cites = printed(heading::objects)},
     .judges = {guardian_attacks_castles, guardian_defends_nothing}},

    {.info = {.id = "placement-as-agreed", .code = "ER-PLC-1", .phase = phase::battle,
              .cites = printed(heading::place)},
     .judges = {placement_as_agreed}},

    {.info = {.id = "three-cards-a-side", .code = "ER-PLC-B1", .phase = phase::battle,
              .cites = printed(heading::place)},
     .judges = {of_layout<of_those_that_were_sent>, of_centre<of_those_that_were_sent>}},

    {.info = {.id = "two-of-each-at-the-edge", .code = "ER-PLC-A1", .phase = phase::battle,
              .options = {"neutral-placement"}, .cites = printed(heading::place)},
     .judges = {placed_at_the_edge, edge_of_the_placed}},

    {.info = {.id = "higher-initiative-on-top", .code = "ER-PLC-A2", .phase = phase::battle,
              .options = {"treasure-shown", "neutral-placement"}, .cites = printed(heading::place)},
     .judges = {}},

    {.info = {.id = "attacker-swaps-his-reserve", .code = "ER-PLC-4", .phase = phase::battle,
              .options = {"swap-centre"}, .cites = printed(heading::place)},
     .judges = {}},

    {.info = {.id = "highest-initiative-first", .code = "ER-FGT-1", .phase = phase::battle,
              .options = {"initiative-change"}, .cites = printed(heading::fight)},
     .judges = {}},

    {.info = {.id = "sides-by-turns-at-equal-initiative", .code = "ER-FGT-2", .phase = phase::battle,
              .options = {"initiative-change"}, .cites = printed(heading::fight)},
     .judges = {}},

    {.info = {.id = "strike-where-a-slot-points", .code = "ER-FGT-3", .phase = phase::battle,
              .options = {"left-hits"}, .cites = printed(heading::fight)},
     .judges = {}},

    {.info = {.id = "only-strikes-strike", .code = "ER-FGT-5", .phase = phase::battle,
              .cites = printed(heading::fight)},
     .judges = {}},

    {.info = {.id = "damage-where-possible", .code = "ER-FGT-6", .phase = phase::battle,
              .options = {"move-instead", "left-hits", "fire-double", "fire-pierce"}, .cites = printed(heading::fight)},
     .judges = {}},

    {.info = {.id = "the-dead-do-nothing", .code = "ER-FGT-7", .phase = phase::battle,
              .cites = printed(heading::fight)},
     .judges = {}},

    {.info = {.id = "simple-strike-takes-one", .code = "ER-ATK-1", .phase = phase::battle,
              .options = {"fire-double"}, .cites = printed(heading::fight)},
     .judges = {}},

    {.info = {.id = "double-strike-takes-two", .code = "ER-ATK-2", .phase = phase::battle,
              .options = {"fire-double"}, .cites = printed(heading::fight)},
     .judges = {}},

    {.info = {.id = "shield-stops-strikes", .code = "ER-ATK-3", .phase = phase::battle,
              .cites = printed(heading::fight)},
     .judges = {}},

    {.info = {.id = "piercing-strike-takes-one", .code = "ER-ATK-4", .phase = phase::battle,
              .options = {"fire-pierce"}, .cites = printed(heading::fight)},
     .judges = {}},

    {.info = {.id = "double-piercing-takes-two", .code = "ER-ATK-5", .phase = phase::battle,
              .options = {"fire-pierce"}, .cites = printed(heading::fight)},
     .judges = {}},

    {.info = {.id = "counterattack-strikes-back", .code = "ER-ATK-6", .phase = phase::battle,
              .options = {"counter-when-killed"}, .cites = printed(heading::fight)},
     .judges = {}},

    {.info = {.id = "fire-shield-burns", .code = "ER-ATK-7", .phase = phase::battle,
              .options = {"fire-double", "fire-ends", "fire-pierce"}, .cites = printed(heading::fight)},
     .judges = {}},

    {.info = {.id = "movement-changes-places", .code = "ER-ATK-8", .phase = phase::battle,
              .options = {"move-instead", "left-hits"}, .cites = printed(heading::fight)},
     .judges = {}},

    {.info = {.id = "movements-that-go-round", .code = "ER-ATK-9", .phase = phase::battle,
              .options = {"move-loop"}, .cites = printed(heading::fight)},
     .judges = {}},

    {.info = {.id = "battle-goes-on-while-it-can", .code = "ER-END-1", .phase = phase::battle,
              .options = {"fire-ends", "fire-double", "fire-pierce", "left-hits"}, .cites = printed(heading::winner)},
     .judges = {}},

    {.info = {.id = "more-living-cards-win", .code = "ER-END-2", .phase = phase::battle,
              .options = {"treasure-reserve"}, .cites = printed(heading::winner)},
     .judges = {}},

    {.info = {.id = "reserve-decides-ties", .code = "ER-END-3", .phase = phase::battle,
              .options = {"treasure-reserve"}, .cites = printed(heading::winner)},
     .judges = {}},

    {.info = {.id = "action-on-a-card-it-may-touch", .code = "ER-ACT-8", .phase = phase::battle,
              .options = {"neutral-player"}, .cites = printed(heading::actions)},
     .judges = {}},

    {.info = {.id = "treasure-is-an-empty-place", .code = "ER-TRE-1", .phase = phase::battle,
              .cites = printed(heading::treasures)},
     .judges = {}},

    {.info = {.id = "battle-judged-by-its-cards", .code = "ER-END-1", .phase = phase::battle,
              .severity = Severity::warning, .cites = printed(heading::fight)},
     .judges = {battle_can_be_judged}},

    {.info = {.id = "called-by-its-number", .code = "ER-FGT-3", .phase = phase::battle,
              .severity = Severity::note, .bearing = Bearing::nothing, .cites = printed(heading::fight)},
     .judges = {one_is_meant,
                one_is_swapped,
                [](const Position& state, const UseAction& play) {
                  return one_is_changed(state, play.seat, effect_of(state, play), play.changes); },
                [](const Position& state, const UseArtifact& play) {
                  return one_is_changed(state, play.seat, effect_of(state, play), play.changes); }}},

    {.info = {.id = "outcome-that-cards-allow", .code = "ER-END-2", .phase = phase::battle,
              .options = {"left-hits", "fire-double", "fire-pierce", "counter-when-killed", "treasure-reserve"},
              .cites = printed(heading::winner)},
     .judges = {}},

    {.info = {.id = "opponent-plays-the-neutrals", .code = "ER-FGT-4", .phase = phase::battle,
              .options = {"neutral-player"}, .cites = printed(heading::fight)},
     .judges = {neutrals_by_an_opponent}},

    {.info = {.id = "action-of-a-hand-card", .code = "ER-ACT-1", .phase = phase::turn,
              .cites = printed(heading::actions)},
     .judges = {action_of_hand, action_in_its_time}},

    {.info = {.id = "no-action-of-fighters", .code = "ER-ACT-3", .phase = phase::battle,
              .cites = printed(heading::actions)},
     .judges = {action_of_no_fighter}},

    {.info = {.id = "action-price", .code = "ER-ACT-4", .phase = phase::turn,
              .cites = printed(heading::actions)},
     .judges = {action_is_paid}},

    {.info = {.id = "answer-an-action", .code = "ER-ACT-7", .phase = phase::turn,
              .cites = printed(heading::actions)},
     .judges = {action_answers, artifact_answers}},

    {.info = {.id = "effect-of-the-card", .code = "ER-ACT-8", .phase = phase::turn,
              .cites = printed(heading::actions)},
     .judges = {action_has_its_effect, artifact_has_its_effect}},

    {.info = {.id = "treasures-held", .code = "ER-TRE-2", .phase = phase::turn,
              .cites = printed(heading::treasures)},
     .judges = {cashes_a_treasure}},

    {.info = {.id = "treasure-for-two-cards", .code = "ER-TRE-3", .phase = phase::turn,
              .cites = printed(heading::treasures)},
     .judges = {cashes_for_two}},

    {.info = {.id = "five-cards-behind-a-treasure", .code = "ER-TRE-3", .phase = phase::turn,
              .options = {"discard-more"}, .cites = printed(heading::treasures)},
     .judges = {discards_after_a_treasure}},

    {.info = {.id = "trades-outside-battles", .code = "ER-TRE-4", .phase = phase::turn,
              .options = {"gifts"}, .cites = printed(heading::treasures)},
     .judges = {of_state<no_trade_in_a_battle, Trade>,
                of_state<no_trade_in_a_battle, Give>,
                [](const Position& state, const Trade& play) { return treasure_is_held(state, play.seat, play.given); },
                [](const Position& state, const Trade& play) { return treasure_is_held(state, play.with, play.taken); },
                [](const Position& state, const Give& play) { return treasure_is_held(state, play.seat, play.given); },
                trades_with_another, gives_to_another, gives_freely}},

    {.info = {.id = "artifact-for-an-ordinary-free-land", .code = "ER-ART-1", .phase = phase::turn,
              .cites = printed(heading::artifacts)},
     .judges = {artifact_is_due}},

    {.info = {.id = "artifacts-are-used-once", .code = "ER-ART-2", .phase = phase::turn,
              .cites = printed(heading::artifacts)},
     .judges = {artifact_is_held}},

    {.info = {.id = "artifact-in-its-time", .code = "ER-ART-2", .phase = phase::turn,
              .cites = printed(heading::artifacts)},
     .judges = {artifact_in_its_time}},

    {.info = {.id = "artifacts-of-who-is-out", .code = "ER-ART-5", .phase = phase::turn,
              .options = {"out-treasures"}, .cites = printed(heading::artifacts)},
     .judges = {[](const Position& state, const Trade& play) { return both_still_in(state, play.seat, play.with); },
                [](const Position& state, const Give& play) { return both_still_in(state, play.seat, play.to); }}},

    {.info = {.id = "token-to-a-neighbour", .code = "ER-NOT-1", .phase = phase::turn,
              .options = {"token-target"}, .cites = printed(heading::remarks)},
     .judges = {of_changes<token_moves_right, UseAction>, of_changes<token_moves_right, UseArtifact>}},

    {.info = {.id = "tower-on-an-own-land", .code = "ER-NOT-2", .phase = phase::turn,
              .cites = printed(heading::remarks)},
     .judges = {of_changes<tower_on_own_land, UseAction>, of_changes<tower_on_own_land, UseArtifact>}},

    {.info = {.id = "extra-capture-with-three-cards", .code = "ER-NOT-3", .phase = phase::turn,
              .cites = printed(heading::remarks)},
     .judges = {[](const Position& state, const UseAction& play) {
                  return captures_more(state, play.seat, play.changes, true); },
                [](const Position& state, const UseArtifact& play) {
                  return captures_more(state, play.seat, play.changes, false); }}},

    {.info = {.id = "goal-is-fulfilled", .code = "ER-SCN-1", .phase = phase::end,
              .options = {"own-castle", "goal-time"}, .cites = printed(heading::scenarios)},
     .judges = {goal_is_fulfilled}},

    {.info = {.id = "nothing-after-the-end", .code = "ER-END-G", .phase = phase::end,
              .options = {"goal-time", "last-standing", "own-castle"}, .cites = printed(heading::scenarios)},
     .judges = {no_turn_after_the_end, of_state<nothing_after_the_end, Attack>,
                of_state<nothing_after_the_end, UseAction>, of_state<nothing_after_the_end, UseArtifact>,
                of_state<nothing_after_the_end, CashTreasure>, of_state<nothing_after_the_end, Trade>}},

    {.info = {.id = "cards-where-they-can-be", .code = "ER-HID-1", .phase = phase::turn,
              .options = {"reshuffle"}, .cites = printed(heading::summon)},
     .judges = {shown<drawn_of_the_deck, Summon>, shown<drawn_of_the_deck, Decline>, shown<drawn_of_own, Retreat>,
                shown<drawn_of_own, CashTreasure>, shown<not_discarded, Discard>, shown<not_discarded, Defend>,
                shown<not_discarded, Send>, fallen_were_there, neutral_is_shown, of_layout<as_many_as_there_are>,
                of_centre<as_many_as_there_are>}},

    {.info = {.id = "treasures-in-the-box", .code = "ER-HID-1", .phase = phase::battle,
              .options = {"lost-treasure", "out-treasures"}, .cites = printed(heading::treasures)},
     .judges = {treasures_there_are, treasure_may_be_shown}},

    {.info = {.id = "action-card-is-discarded", .code = "ER-ACT-2", .phase = phase::turn,
              .options = {"reshuffle"}, .cites = printed(heading::actions)},
     .judges = {shown<not_spent, Discard>, shown<not_spent, Defend>, shown<not_spent, Send>}},

    {.info = {.id = "cards-of-known-decks", .code = "ER-COM-2", .phase = phase::turn,
              .severity = Severity::warning, .cites = printed(heading::introduction)},
     .judges = {of_cards_only<cards_are_listed, Deal>,
                of_cards_only<cards_are_listed, Keep>,
                of_cards_only<cards_are_listed, Summon>,
                of_cards_only<cards_are_listed, Discard>,
                of_cards_only<cards_are_listed, Decline>,
                of_cards_only<cards_are_listed, Retreat>,
                of_cards_only<cards_are_listed, CashTreasure>,
                action_is_listed}},

    {.info = {.id = "hand-as-counted", .code = "ER-HID-2", .phase = phase::turn,
              .options = {"hand-limit", "discard-more", "first-turn-draw", "central-summon"},
              .cites = printed(heading::summon)},
     .judges = {hand_is_right}},

    {.info = {.id = "result-as-claimed", .code = "ER-SCN-3", .phase = phase::end,
              .bearing = of_claims, .options = {"out-lands", "out-treasures", "hand-limit", "built-tower"},
              .cites = printed(heading::scenarios)},
     .judges = {figure_is_right}},

    {.info = {.id = "winner-as-claimed", .code = "ER-SCN-1", .phase = phase::end,
              .bearing = of_claims, .options = {"goal-time", "last-standing", "own-castle"},
              .cites = printed(heading::scenarios)},
     .judges = {winner_is_right}},

};
// clang-format on

static_assert(ids_are_unique(table));
constexpr auto index = index_rules(table);

/// The rules of a battle, by BattleRule.
constexpr std::array<std::string_view, battle_rule_count> battle_rules{
    "three-cards-a-side",          "two-of-each-at-the-edge",
    "higher-initiative-on-top",    "attacker-swaps-his-reserve",
    "highest-initiative-first",    "sides-by-turns-at-equal-initiative",
    "strike-where-a-slot-points",  "only-strikes-strike",
    "damage-where-possible",       "the-dead-do-nothing",
    "simple-strike-takes-one",     "double-strike-takes-two",
    "shield-stops-strikes",        "piercing-strike-takes-one",
    "double-piercing-takes-two",   "fire-shield-burns",
    "movement-changes-places",     "movements-that-go-round",
    "battle-goes-on-while-it-can", "more-living-cards-win",
    "reserve-decides-ties",        "action-on-a-card-it-may-touch",
    "treasure-is-an-empty-place",
    "counterattack-strikes-back",
};

constexpr std::uint8_t index_of(std::string_view id) {
  std::uint8_t at = 0;
  while (table[at].info.id != id) ++at;
  return at;
}

/// The place in the table of each of them.
constexpr auto places_of_battle_rules = [] {
  std::array<std::uint8_t, battle_rule_count> places{};
  for (std::size_t rule = 0; rule < places.size(); ++rule) places[rule] = index_of(battle_rules[rule]);
  return places;
}();

}  // namespace

std::span<const Rule<Position, Action>> rulebook() {
  return table;
}

const RuleInfo& rule_at(std::uint8_t at) {
  return table[at].info;
}

const RuleInfo& rule_named(std::string_view id) {
  return std::ranges::find_if(table, [id](const auto& rule) { return rule.info.id == id; })->info;
}

void check(const Position& state, const Action& action, const AnswerSink& sink) {
  if (!waits_for(state, action)) {  // no line says what was thrown away
    Position cut = state;
    cut_what_is_over(cut);
    return check(cut, action, sink);
  }
  ask_judges<index>(state, action, sink);
  const BattleFaults faults = battle_faults(state, action);
  for (const BattleFault& fault : faults)
    sink(places_of_battle_rules[static_cast<std::size_t>(fault.rule)], in_words(state, action, fault, faults));
}

}  // namespace elfref::elven_rage
