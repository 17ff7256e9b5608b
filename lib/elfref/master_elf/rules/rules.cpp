#include <algorithm>
#include <iterator>
#include <variant>

#include "elfref/master_elf/rules/citations.h"
#include "elfref/master_elf/rules/judges.h"
#include "elfref/master_elf/rules/rulebook.h"

// The rules table: an entry a rule, in the order of the supplement. Titles are in words/en/rules.ftl, and judges in
// rules_*.cpp.

namespace elfref::master_elf {
namespace {

// clang-format off
constexpr Rule<Position, Action> table[] = {
    {.info = {.id = "night-side", .code = "ME-BAS-1", .phase = phase::setup,
              .cites = printed(heading::night_side)},
     .judges = {on_the_night_side}},

    {.info = {.id = "two-to-eight-players", .code = "ME-BIG-1", .phase = phase::setup,
              .severity = Severity::warning, .cites = printed(heading::many)},
     .judges = {enough_players}},

    {.info = {.id = "clockwise-turns", .code = "ME-BAS-2", .phase = phase::turn,
              .cites = printed(heading::pass)},
     .judges = {in_turn}},

    {.info = {.id = "steps-in-order", .code = "ME-BAS-3", .phase = phase::turn,
              .cites = printed(heading::cooperative)},
     .judges = {moves_first}},

    {.info = {.id = "one-gift-a-turn", .code = "ME-BAS-3b", .phase = phase::turn,
              .cites = printed(heading::gift)},
     .judges = {one_gift}},

    {.info = {.id = "move-to-a-neighbour", .code = "ME-BAS-5", .phase = phase::turn,
              .cites = printed(heading::move)},
     .judges = {to_a_neighbour}},

    {.info = {.id = "price-of-a-gift", .code = "ME-BAS-8", .phase = phase::turn,
              .options = {"gift-price", "crystal"}, .cites = printed(heading::gift)},
     .judges = {costs_three}},

    {.info = {.id = "spend-from-the-hand", .code = "ME-BAS-8b", .phase = phase::turn,
              .cites = printed(heading::exchange)},
     .judges = {[](const Position& state, const Visit& play) { return from_the_hand(state, play.seat, play.thrown); },
                [](const Position& state, const FoxSwap& play) { return from_the_hand(state, play.seat, play.given); },
                [](const Position& state, const YetiHelp& play) { return from_the_hand(state, play.seat, play.cards); },
                [](const Position& state, const Give& play) { return from_the_hand(state, play.from, play.cards); },
                price_in_the_hand,
                [](const Position& state, const Discard& play) {
                  return from_the_hand(state, play.seat, play.cards);
                }}},

    {.info = {.id = "one-crystal", .code = "ME-BAS-9", .phase = phase::turn,
              .cites = printed(heading::crystal)},
     .judges = {one_crystal}},

    {.info = {.id = "cards-of-the-box", .code = "ME-BOX", .phase = phase::turn,
              .cites = printed_nowhere},
     .judges = {laid_out_of_the_box,
                visit_in_the_box,
                [](const Position& state, const FoxSwap& play) {
                  return in_the_box(state, state[play.seat].hand, play.given, cost); },
                [](const Position& state, const Give& play) {
                  return in_the_box(state, state[play.from].hand, play.cards, cost); },
                create_in_the_box,
                send_in_the_box,
                [](const Position& state, const Discard& play) {
                  return in_the_box(state, state[play.seat].hand, play.cards, cost); },
                [](const Position& state, const NewGift& play) { return turns_up(state, play.gift, object); },
                [](const Position& state, const YetiHelp& play) {
                  return in_the_box(state, state[play.seat].hand, play.cards, cost); }}},

    {.info = {.id = "one-use-of-inhabitants", .code = "ME-INH-1", .phase = phase::setup,
              .options = {"inhabitants"}, .cites = printed(heading::inhabitants)},
     .judges = {one_use}},

    {.info = {.id = "two-helpers", .code = "ME-HLP-1", .phase = phase::setup,
              .cites = printed(heading::helpers)},
     .judges = {two_helpers}},

    {.info = {.id = "helpers-start-apart", .code = "ME-HLP-2", .phase = phase::setup,
              .cites = printed(heading::helpers)},
     .judges = {helpers_apart}},

    {.info = {.id = "kitten-helps", .code = "ME-HLP-4", .phase = phase::turn,
              .options = {"stay-without-cards"}, .cites = printed(heading::helper_kitten)},
     .judges = {[](const Position& state, const Visit& play) {
       return stays_where_cards_lie(state, play, Figure::elf);
     }}},

    {.info = {.id = "fox-helps", .code = "ME-HLP-5", .phase = phase::turn,
              .options = {"fox-after-swap"}, .cites = printed(heading::helper_fox)},
     .judges = {fox_helps}},

    {.info = {.id = "saucer-helps", .code = "ME-HLP-6", .phase = phase::turn,
              .options = {"swap-into-empty", "swap-in-place"}, .cites = printed(heading::helper_saucer)},
     .judges = {saucer_helps}},

    {.info = {.id = "yeti-helps", .code = "ME-HLP-7", .phase = phase::turn,
              .options = {"yeti-unused-crystal"}, .cites = printed(heading::helper_yeti)},
     .judges = {yeti_helps}},

    {.info = {.id = "helper-moves-away", .code = "ME-HLP-8", .phase = phase::turn,
              .cites = printed(heading::helpers_important)},
     .judges = {helper_goes_away}},

    {.info = {.id = "two-elves-at-least", .code = "ME-CHR-1", .phase = phase::setup,
              .cites = printed(heading::characters)},
     .judges = {two_elves}},

    {.info = {.id = "characters-start", .code = "ME-CHR-2", .phase = phase::setup,
              .cites = printed(heading::characters)},
     .judges = {starts_on_an_area}},

    {.info = {.id = "characters-keep-out", .code = "ME-CHR-3", .phase = phase::turn,
              .cites = printed(heading::abilities)},
     .judges = {keeps_out}},

    {.info = {.id = "kitten-may-stay", .code = "ME-CHR-4", .phase = phase::turn,
              .options = {"stay-without-cards"}, .cites = printed(heading::kitten)},
     .judges = {[](const Position& state, const Visit& play) {
                  return stays_where_cards_lie(state, play, Figure::kitten); }}},

    {.info = {.id = "fox-swaps", .code = "ME-CHR-5", .phase = phase::turn,
              .cites = printed(heading::fox)},
     .judges = {fox_swaps}},

    {.info = {.id = "saucer-flies-far", .code = "ME-CHR-6", .phase = phase::turn,
              .cites = printed(heading::saucer)},
     .judges = {saucer_flies_far}},

    {.info = {.id = "yeti-puts-a-card", .code = "ME-CHR-7", .phase = phase::turn,
              .options = {"yeti-unused-crystal"}, .cites = printed(heading::yeti)},
     .judges = {yeti_puts}},

    {.info = {.id = "shortage", .code = "ME-BIG-2", .phase = phase::turn,
              .options = {"coop-shortage"}, .cites = printed(heading::shortage)},
     .judges = {cards_run_short,
                shortage_is_played}},

    {.info = {.id = "start-gifts-differ", .code = "ME-COP-4a", .phase = phase::setup,
              .options = {"start-gift-sets"}, .cites = printed(heading::start_gifts)},
     .judges = {start_gifts_differ}},

    {.info = {.id = "start-gift-fits", .code = "ME-COP-4b", .phase = phase::setup,
              .cites = printed(heading::start_gifts)},
     .judges = {start_gift_fits}},

    {.info = {.id = "three-stacks", .code = "ME-COP-5", .phase = phase::setup,
              .cites = printed(heading::stacks)},
     .judges = {three_stacks}},

    {.info = {.id = "start-cards", .code = "ME-COP-6", .phase = phase::setup,
              .cites = printed(heading::start_cards)},
     .judges = {start_cards}},

    {.info = {.id = "move-elsewhere", .code = "ME-COP-9", .phase = phase::turn,
              .cites = printed(heading::move)},
     .judges = {elsewhere,
                does_move}},

    {.info = {.id = "enter-where-cards-lie", .code = "ME-COP-10", .phase = phase::turn,
              .cites = printed(heading::move_important)},
     .judges = {where_cards_lie}},

    {.info = {.id = "loss-nowhere-to-go", .code = "ME-COP-11", .phase = phase::turn,
              .options = {"averts-loss"}, .cites = printed(heading::move_important)},
     .judges = {cannot_move}},

    {.info = {.id = "take-one-card", .code = "ME-COP-12a", .phase = phase::turn,
              .cites = printed(heading::take)},
     .judges = {takes_one,
                takes_one_idle}},

    {.info = {.id = "refill-an-empty-area", .code = "ME-COP-12b", .phase = phase::turn,
              .cites = printed(heading::take)},
     .judges = {refills}},

    {.info = {.id = "one-more-in-the-city", .code = "ME-COP-13", .phase = phase::turn,
              .cites = printed(heading::take)},
     .judges = {draws_one_more}},

    {.info = {.id = "no-reshuffle", .code = "ME-COP-14", .phase = phase::turn,
              .cites = printed(heading::take_important)},
     .judges = {no_reshuffle}},

    {.info = {.id = "top-of-a-stack", .code = "ME-COP-15", .phase = phase::turn,
              .cites = printed(heading::gift)},
     .judges = {top_of_a_stack}},

    {.info = {.id = "under-a-fitting-parcel", .code = "ME-COP-16", .phase = phase::turn,
              .cites = printed(heading::gift)},
     .judges = {under_a_parcel,
                [](const Position& state, const Create& play) {
                  return play.parcel == Parcel::unknown ? kept() : parcel_is_cooperative(state); }}},

    {.info = {.id = "send-at-once", .code = "ME-COP-17", .phase = phase::turn,
              .cites = printed(heading::send)},
     .judges = {lies_full,
                parcel_was_full,
                sends_when_full,
                [](const Position& state, const Send&) { return parcel_is_cooperative(state); }}},

    {.info = {.id = "fill-an-empty-stack", .code = "ME-COP-18", .phase = phase::turn,
              .cites = printed(heading::gift_important)},
     .judges = {stack_is_filled}},

    {.info = {.id = "exchange-where-you-meet", .code = "ME-COP-19", .phase = phase::turn,
              .cites = printed(heading::exchange)},
     .judges = {where_they_meet}},

    {.info = {.id = "sending-in-order", .code = "ME-COP-20", .phase = phase::turn,
              .options = {"short-refill"}, .cites = printed(heading::send)},
     .judges = {sends_in_order}},

    {.info = {.id = "seven-cards-at-the-end", .code = "ME-COP-21", .phase = phase::turn,
              .options = {"surplus-discard"}, .cites = printed(heading::pass)},
     .judges = {seven_at_the_end,
                seven_in_the_base_game}},

    {.info = {.id = "gift-when-the-turn-returns", .code = "ME-COP-23", .phase = phase::turn,
              .cites = printed(heading::pass)},
     .judges = {new_gift,
                new_gift_due,
                [](const Position& state, const NewGift&) { return new_gift_is_cooperative(state); }}},

    {.info = {.id = "loss-no-gift-left", .code = "ME-COP-25", .phase = phase::turn,
              .cites = printed(heading::end)},
     .judges = {gift_is_left,
                gift_is_left_for_a_stack}},

    {.info = {.id = "played-on", .code = "ME-COP-26", .phase = phase::turn,
              .options = {"averts-loss"}, .cites = printed(heading::end)},
     .judges = {no_turn_after_the_end,
                no_gift_after_the_end,
                no_visit_after_the_end,
                no_send_after_the_end,
                [](const Position& state, const Create&) { return nothing_after_the_end(state); },
                [](const Position& state, const Give&) { return nothing_after_the_end(state); },
                [](const Position& state, const FoxSwap&) { return nothing_after_the_end(state); },
                [](const Position& state, const YetiHelp&) { return nothing_after_the_end(state); }}},

    {.info = {.id = "fits-set", .code = "ME-PAR-1", .phase = phase::turn,
              .cites = printed(heading::from_a_set)},
     .judges = {[](const Position& state, const Create& play) { return fits_parcel(state, play, Parcel::set); }}},

    {.info = {.id = "fits-colour", .code = "ME-PAR-2", .phase = phase::turn,
              .cites = printed(heading::of_one_colour)},
     .judges = {[](const Position& state, const Create& play) { return fits_parcel(state, play, Parcel::colour); }}},

    {.info = {.id = "fits-elves", .code = "ME-PAR-3", .phase = phase::turn,
              .cites = printed(heading::with_elves)},
     .judges = {[](const Position& state, const Create& play) { return fits_parcel(state, play, Parcel::elves); }}},

    {.info = {.id = "fits-ingredients", .code = "ME-PAR-4", .phase = phase::turn,
              .cites = printed(heading::by_ingredients)},
     .judges = {[](const Position& state, const Create& play) {
       return fits_parcel(state, play, Parcel::ingredients);
     }}},

    {.info = {.id = "outcome-as-claimed", .code = "ME-COP-24", .phase = phase::end,
              .bearing = Bearing::claims, .options = {"last-parcel"}, .cites = printed(heading::end)},
     .judges = {outcome_is_right}},

    {.info = {.id = "table-as-claimed", .code = "ME-6", .phase = phase::end,
              .bearing = Bearing::claims, .options = {"last-parcel"}, .cites = printed_nowhere},
     .judges = {number_is_right,
                state_is_right}},
};
// clang-format on

static_assert(ids_are_unique(table));
constexpr auto judges_by_kind = index_rules(table);

/// How many kinds of play are judged by what no play after the end may be.
constexpr std::size_t judged_after_the_end() {
  const auto is_it = [](const Rule<Position, Action>& rule) { return rule.info.id == "played-on"; };
  return std::ranges::find_if(table, is_it)->judges.count;
}
/// The setup, the end of a turn, claims, what is thrown away or left out, and where a helper goes.
constexpr std::size_t not_judged_after_the_end = 13;
static_assert(judged_after_the_end() + not_judged_after_the_end == std::variant_size_v<Action>,
              "a new kind of play: it needs a judge in played-on, or is one of those that need none");

}  // namespace

std::span<const Rule<Position, Action>> rulebook() {
  return table;
}

const RuleInfo& rule_at(std::uint8_t index) {
  return table[index].info;
}

const RuleInfo& rule_named(std::string_view id) {
  return std::ranges::find_if(table, [id](const auto& rule) { return rule.info.id == id; })->info;
}

void check(const Position& state, const Action& action, const AnswerSink& sink) {
  ask_judges<judges_by_kind>(state, action, sink);
}

}  // namespace elfref::master_elf
