#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "elfref/core/judging/ask.h"
#include "elfref/elfenland/rules/citations.h"
#include "elfref/elfenland/rules/judges.h"
#include "elfref/elfenland/rules/judges_travel.h"
#include "elfref/elfenland/rules/rulebook.h"
#include "elfref/elfenland/table/known_plays.h"

// The rules table: an entry a rule, in the order of the printed rules. Titles are in words/en/rules.ftl, and judges in
// rules_*.cpp.

namespace elfref::elfenland {
namespace {

constexpr Severity error = Severity::error, warning = Severity::warning, note = Severity::note;
constexpr Bearing of_claims = Bearing::claims;

/// Asked of either table; judges about what a KnownPosition does not know are asked of a Position only.
template <class Table>
constexpr Rule<Table, Action> table[] = {
    // ---------------------------------------------------------------- setup
    {.info = {.id = "two-to-six-players", .code = "SETUP-1", .phase = phase::setup,
              .cites = cites(chapter::players, "--S-")},
     .judges = {[](const Position& state, const BeginGame& game) -> Finding {
       return game.players >= 2 && game.players <= 6 ? kept() : broken(state, game, seated_wrongly);
     }}},

    {.info = {.id = "colours-differ", .code = "SETUP-2", .phase = phase::setup,
              .cites = cites(chapter::setup, "SSSS")},
     .judges = {takes_a_free_colour}},

    {.info = {.id = "twenty-town-pieces", .code = "SETUP-4", .phase = phase::setup,
              .cites = cites(chapter::setup, "-S-S"), .otherwise = cites(chapter::setup, "S-S-")},
     .judges = {starts_with_its_town_pieces, counts_its_town_pieces}},

    {.info = {.id = "cards-in-the-box", .code = "SETUP-5", .phase = phase::setup,
              .about = about::cards_in_all, .options = {"reshuffle"}, .cites = cites(chapter::contents, "-S-S")},
     .judges = {box_had_the_cards, box_has_the_deal<Table>, box_had_the_payment<Table>,
                box_had_the_discard<Table>}},

    {.info = {.id = "counters-in-the-box", .code = "SETUP-7", .phase = phase::setup,
              .about = about::counters_in_all, .cites = cites(chapter::contents, "SS-S")},
     .judges = {box_had_the_counters, box_had_the_counter, box_has_the_row<Table>, box_has_the_draw<Table>,
                box_has_the_pick<Table>, box_has_what_is_placed<Table>}},

    {.info = {.id = "starting-player", .code = "ROUND-1", .phase = phase::setup,
              .cites = cites(chapter::starting_player, "SSSS")},
     .judges = {begins_the_round<Table, Pick>, begins_the_round<Table, PlaceCounter>,
                begins_the_round<Table, PlaceObstacle>, begins_the_round<Table, Pass>,
                begins_the_round<Table, UnknownPlay>, begins_the_round<Table, BeginJourney>}},

    // ---------------------------------------------------------------- 1 deal
    {.info = {.id = "deal-eight-cards", .code = "DEAL-1", .phase = phase::deal,
              .about = about::cards, .cites = cites(chapter::deal, "SSSS")},
     .judges = {holds_what_is_dealt<true>, deals_right<Table, true>}},

    {.info = {.id = "fill-the-hand", .code = "DEAL-2", .phase = phase::deal,
              .about = about::cards, .options = {"deal"}, .cites = cites(chapter::deal, "SSSS")},
     .judges = {holds_what_is_dealt<false>, deals_right<Table, false>}},

    // ---------------------------------------------------------------- 2 draw
    {.info = {.id = "draw-a-counter", .code = "DRAW-1", .phase = phase::draw,
              .cites = cites(chapter::draw, "SSSS")},
     .judges = {draws_a_counter<Table>}},

    // ---------------------------------------------------------------- 3 choose
    {.info = {.id = "pick-in-turn", .code = "DRAW-3", .phase = phase::choose,
              .about = about::turns, .cites = cites(chapter::choose, "SSSS")},
     .judges = {picks_in_turn<Table>}},

    {.info = {.id = "pick-from-the-row", .code = "DRAW-3", .phase = phase::choose,
              .about = about::counters, .cites = cites(chapter::choose, "SSSS")},
     .judges = {picks_from_the_row<Table>}},

    {.info = {.id = "picks-lie-face-up", .code = "DRAW-4", .phase = phase::choose,
              .cites = cites(chapter::choose, "SSSS")},
     .judges = {picks_face_up<Table>}},

    {.info = {.id = "five-in-the-row", .code = "DRAW-5", .phase = phase::choose,
              .about = about::counters, .cites = cites(chapter::choose, "SSSS")},
     .judges = {shows_five<Table>}},

    {.info = {.id = "row-stays", .code = "ROUND-4", .phase = phase::choose,
              .severity = warning, .about = about::counters, .options = {"row"},
              .cites = cites(chapter::end_of_round, "S--S")},
     .judges = {shows_the_row_that_was_left<Table>}},

    {.info = {.id = "one-and-three-counters", .code = "DRAW-6", .phase = phase::choose,
              .cites = cites(chapter::choose, "SSSS")},
     .judges = {draws_only_one<Table>, picks_only_three<Table>}},

    {.info = {.id = "at-most-five-counters", .code = "DRAW-7", .phase = phase::choose,
              .cites = cites(chapter::choose, "SSSS")},
     .judges = {starts_with_at_most_five, has_at_most_five<Table>}},

    // ---------------------------------------------------------------- 4 plan
    {.info = {.id = "plan-in-turn", .code = "PLAN-1", .phase = phase::plan,
              .about = about::turns, .cites = cites(chapter::plan, "SSSS")},
     .judges = {plans_in_turn<Table, PlaceCounter>, plans_in_turn<Table, PlaceObstacle>, plans_in_turn<Table, Pass>,
                plans_in_turn<Table, UnknownPlay>}},

    {.info = {.id = "planning-has-ended", .code = "PLAN-7", .phase = phase::plan,
              .options = {"pass-end"}, .cites = cites(chapter::plan, "SSSS")},
     .judges = {lays_in_time<Table, PlaceCounter>, lays_in_time<Table, PlaceObstacle>, passes_in_time<Table>}},

    {.info = {.id = "place-an-own-counter", .code = "PLAN-1", .phase = phase::plan,
              .about = about::counters, .cites = cites(chapter::plan, "SSSS")},
     .judges = {places_its_own_counter<Table>}},

    {.info = {.id = "place-on-a-road", .code = "PLAN-1", .phase = phase::plan,
              .cites = cites(chapter::plan, "SSSS")},
     .judges = {lies_on_a_road<Table, PlaceCounter>, lies_on_a_road<Table, PlaceObstacle>,
                lies_on_a_road<Table, StartRoad>}},

    {.info = {.id = "one-counter-per-road", .code = "PLAN-2", .phase = phase::plan,
              .about = about::counters, .cites = cites(chapter::plan, "SSSS")},
     .judges = {places_the_only_counter<Table>, lists_the_only_counter}},

    {.info = {.id = "counter-fits-terrain", .code = "PLAN-3", .phase = phase::plan,
              .about = about::terrain, .cites = cites(chapter::plan, "SSSS")},
     .judges = {places_what_fits<Table>, lists_what_fits}},

    {.info = {.id = "no-counter-on-water", .code = "PLAN-4", .phase = phase::plan,
              .cites = cites(chapter::plan, "--S-")},
     .judges = {places_it_on_land<Table>, lists_it_on_land}},

    {.info = {.id = "one-obstacle-a-game", .code = "OBST-1", .phase = phase::plan,
              .cites = cites(chapter::obstacle, "SSSS")},
     .judges = {has_its_obstacle<Table>}},

    {.info = {.id = "obstacle-on-a-counter", .code = "OBST-2", .phase = phase::plan,
              .cites = cites(chapter::obstacle, "SSSS")},
     .judges = {blocks_a_counter<Table>, lists_what_blocks_a_counter}},

    {.info = {.id = "one-obstacle-per-road", .code = "OBST-3", .phase = phase::plan,
              .cites = cites(chapter::obstacle, "SSSS")},
     .judges = {places_the_only_obstacle<Table>, lists_the_only_obstacle}},

    {.info = {.id = "no-obstacle-on-water", .code = "OBST-4", .phase = phase::plan,
              .cites = cites(chapter::obstacle, "SSSS")},
     .judges = {blocks_on_land<Table>, lists_what_blocks_on_land}},

    // ---------------------------------------------------------------- 5 travel
    {.info = {.id = "travel-in-turn", .code = "MOVE-1", .phase = phase::travel,
              .about = about::turns, .cites = cites(chapter::travel, "SSSS")},
     .judges = {travels_in_turn<Table>}},

    {.info = {.id = "along-a-connection", .code = "MOVE-2", .phase = phase::travel,
              .cites = cites(chapter::travel, "SSSS")},
     .judges = {goes_along_a_connection<Table>, leads_on_by_legal_steps}},

    {.info = {.id = "counter-on-the-road", .code = "MOVE-3", .phase = phase::travel,
              .cites = cites(chapter::road_counter, "SSSS")},
     .judges = {finds_a_counter<Table>}},

    {.info = {.id = "pay-the-price", .code = "MOVE-4", .phase = phase::travel,
              .cites = cites(chapter::road_price, "SSSS")},
     .judges = {pays<Table, PriceRule::counter>}},

    {.info = {.id = "pay-for-the-obstacle", .code = "MOVE-5", .phase = phase::travel,
              .cites = cites(chapter::road_obstacle, "SSSS")},
     .judges = {pays<Table, PriceRule::obstacle>}},

    {.info = {.id = "pay-from-the-hand", .code = "MOVE-7", .phase = phase::travel,
              .about = about::cards_given, .cites = cites(chapter::travel, "SSSS")},
     .judges = {pays_from_the_hand<Table>}},

    {.info = {.id = "exact-price", .code = "C21", .phase = phase::travel,
              .severity = error, .options = {"overpay"}, .cites = printed_nowhere},
     .judges = {pays_no_more<Table>}},

    {.info = {.id = "downstream-price", .code = "RAFT-2", .phase = phase::travel,
              .cites = cites(chapter::rivers, "SSSS")},
     .judges = {pays<Table, PriceRule::downstream>}},

    {.info = {.id = "upstream-price", .code = "RAFT-3", .phase = phase::travel,
              .cites = cites(chapter::rivers, "SSSS")},
     .judges = {pays<Table, PriceRule::upstream>}},

    {.info = {.id = "ferry-price", .code = "FERRY-1", .phase = phase::travel,
              .options = {"lake-cost"}, .cites = cites(chapter::ferry_price, "SSDS", {"", "", "1", ""})},
     .judges = {pays<Table, PriceRule::ferry>}},

    {.info = {.id = "ferry-within-a-lake", .code = "FERRY-2", .phase = phase::travel,
              .cites = cites(chapter::ferry, "-S-S"), .otherwise = cites(chapter::ferry, "S---")},
     .judges = {stays_on_one_lake<Table>}},

    {.info = {.id = "caravan-price", .code = "CARAVAN-1", .phase = phase::travel,
              .cites = cites(chapter::caravan, "SSSS")},
     .judges = {pays<Table, PriceRule::caravan>}},

    {.info = {.id = "caravan-only-if-unable", .code = "CARAVAN-1", .phase = phase::travel,
              .about = about::caravan, .options = {"caravan"}, .cites = cites(chapter::caravan, "SSSS")},
     .judges = {needs_its_caravan<Table>}},

    {.info = {.id = "caravan-needs-a-counter", .code = "CARAVAN-2", .phase = phase::travel,
              .cites = cites(chapter::caravan, "-SSS")},
     .judges = {leads_its_caravan_over_a_counter<Table>}},

    {.info = {.id = "caravan-on-land", .code = "CARAVAN-3", .phase = phase::travel,
              .cites = cites(chapter::caravan, "SSSS")},
     .judges = {leads_its_caravan_by_land<Table>}},

    {.info = {.id = "caravan-over-an-obstacle", .code = "CARAVAN-4", .phase = phase::travel,
              .cites = cites(chapter::caravan, "SSSS")},
     .judges = {pays<Table, PriceRule::caravan_over_obstacle>}},

    {.info = {.id = "hand-limit", .code = "HAND-1", .phase = phase::travel,
              .about = about::cards, .cites = cites(chapter::pieces, "SSSS")},
     .judges = {starts_within_the_limit, discards_down_to_the_limit<Table>, ends_within_the_limit}},

    {.info = {.id = "discard-from-the-hand", .code = "HAND-1", .phase = phase::travel,
              .about = about::cards_given, .cites = cites(chapter::pieces, "SSSS")},
     .judges = {discards_from_the_hand<Table>}},

    {.info = {.id = "pieces-come-from-towns-visited", .code = "VISIT-1", .phase = phase::travel,
              .cites = cites(chapter::pieces, "SSSS")},
     .judges = {stands_in_one_of_its_towns}},

    {.info = {.id = "a-town-counts-once", .code = "VISIT-2", .phase = phase::travel,
              .cites = printed_nowhere},
     .judges = {counts_the_town_once}},

    // ---------------------------------------------------------------- 6 end of round
    {.info = {.id = "keep-one-counter", .code = "ROUND-2", .phase = phase::keep,
              .cites = cites(chapter::counters_back, "SS-S"), .otherwise = cites(chapter::counters_back, "--S-")},
     .judges = {keeps_one_counter<Table>}},

    {.info = {.id = "keep-an-own-counter", .code = "ROUND-2", .phase = phase::keep,
              .about = about::counters, .cites = cites(chapter::counters_back, "SS-S"),
              .otherwise = cites(chapter::counters_back, "--S-")},
     .judges = {keeps_its_own_counter<Table>}},

    {.info = {.id = "kept-counter-lies-as-it-lay", .code = "ROUND-2", .phase = phase::keep,
              .about = about::counters, .cites = cites(chapter::counters_back, "SS-S"),
              .otherwise = cites(chapter::counters_back, "--S-")},
     .judges = {keeps_it_as_it_lay<Table>}},

    // ---------------------------------------------------------------- the end
    {.info = {.id = "last-round", .code = "END-1", .phase = phase::end,
              .options = {"rounds"}, .cites = cites(chapter::last_round, "SSSD", {"", "", "", "3"})},
     .judges = {is_not_past_the_last_round<Table>}},

    {.info = {.id = "early-win", .code = "END-5", .phase = phase::end,
              .options = {"early-win"}, .cites = cites(chapter::end, "DD--", {"immediate", "end-of-round-3", "", ""}),
              .otherwise = cites(chapter::end, "--SS")},
     .judges = {nobody_has_won_early<Table>, nobody_had_won_early<Table>}},

    {.info = {.id = "claimed-towns", .code = "VISIT-1", .phase = phase::end,
              .bearing = of_claims, .cites = cites(chapter::pieces, "SSSS")},
     .judges = {claims<ClaimResult::Key::towns>}},

    {.info = {.id = "claimed-boot", .code = "MOVE-8", .phase = phase::end,
              .bearing = of_claims, .cites = printed_nowhere},
     .judges = {claims<ClaimResult::Key::at>}},

    {.info = {.id = "claimed-cards", .code = "HAND-1", .phase = phase::end,
              .bearing = of_claims, .cites = cites(chapter::pieces, "SSSS")},
     .judges = {claims<ClaimResult::Key::cards>}},

    {.info = {.id = "claimed-winner", .code = "END-2", .phase = phase::end,
              .bearing = of_claims, .options = {"rounds", "early-win"}, .cites = cites(chapter::end, "SSSS")},
     .judges = {claims_the_winner}},

    {.info = {.id = "claimed-place", .code = "END-3", .phase = phase::end,
              .bearing = of_claims, .options = {"second-tiebreak"}, .cites = cites(chapter::end, "SSSS")},
     .judges = {claims<ClaimResult::Key::place>}},

    // ---------------------------------------------------------------- town cards
    {.info = {.id = "town-cards-differ", .code = "DEST-1", .phase = phase::setup,
              .cites = cites(chapter::variant, "SSSS")},
     .judges = {has_its_own_town_card}},

    {.info = {.id = "claimed-score", .code = "DEST-2", .phase = phase::end,
              .bearing = of_claims, .options = {"town-cards", "distance"}, .cites = cites(chapter::variant, "SSSS")},
     .judges = {claims<ClaimResult::Key::score>}},

    {.info = {.id = "claimed-distance", .code = "DEST-3", .phase = phase::end,
              .bearing = of_claims, .options = {"distance"},
              .cites = cites(chapter::variant, "DSDS", {"all", "", "roads", ""})},
     .judges = {claims<ClaimResult::Key::distance>}},

    // ---------------------------------------------------------------- remarks, made where the whole record is seen
    {.info = {.id = "distance-by-edition", .code = "DEST-3", .phase = phase::end,
              .severity = note, .bearing = Bearing::nothing, .options = {"distance"},
              .cites = cites(chapter::variant, "DSDS", {"all", "", "roads", ""})},
     .judges = {}},
    {.info = {.id = "early-win-by-edition", .code = "END-5", .phase = phase::end,
              .severity = note, .bearing = Bearing::nothing, .options = {"early-win"},
              .cites = cites(chapter::end, "DD--", {"immediate", "end-of-round-3", "", ""}),
              .otherwise = cites(chapter::end, "--SS")},
     .judges = {}},
    {.info = {.id = "shared-win", .code = "END-4", .phase = phase::end,
              .severity = note, .bearing = Bearing::nothing, .options = {"second-tiebreak"}, .cites = printed_nowhere},
     .judges = {}},
    {.info = {.id = "no-town-cards-written", .code = "SETUP-10", .phase = phase::setup,
              .severity = note, .bearing = Bearing::nothing, .options = {"town-cards"},
              .cites = cites(chapter::setup, "SSSS")},
     .judges = {}},
    {.info = {.id = "another-seating", .code = "SETUP-11", .phase = phase::setup,
              .severity = warning, .bearing = Bearing::nothing, .cites = cites(chapter::setup, "SSSS")},
     .judges = {}},
};
static_assert(ids_are_unique(table<Position>));

constexpr auto rule_index = index_rules(table<Position>);
constexpr auto known_index = index_rules(table<KnownPosition>);

/// Whether a KnownPosition is asked about plays of a kind: all of its judges then are.
template <class Kind>
concept AskedOfKnown = requires(const KnownPosition& table, const Kind& play) { is_told(table, play); };

/// The judges of a kind of play, asked of a KnownPosition.
template <std::size_t kind>
struct AskingKnown {
  using Kind = std::variant_alternative_t<kind, Action>;
  using Judge = Answer (*)(const KnownPosition&, const Kind&);
  static constexpr std::size_t count = known_index.count[kind];
  static_assert(!AskedOfKnown<Kind> || count == rule_index.count[kind]);

  template <std::size_t nth>
  static Answer one(const KnownPosition& exact, const Kind& play) {
    constexpr Judge judge = std::get<Judge>(known_index.of[kind][nth].judge);
    return judge(exact, play);
  }
  /// Whether a play says all, of a game that is not over.
  static bool told(const KnownPosition& exact, const Kind& play) {
    constexpr bool ends = std::is_same_v<Kind, EndJourney> || std::is_same_v<Kind, EndRound>;
    return (ends || exact.end.ending == Ending::none) && is_told(exact, play);
  }
  static bool all_kept(const KnownPosition& exact, const Kind& play) {
    return [&]<std::size_t... nth>(std::index_sequence<nth...>) {
      return ((one<nth>(exact, play) == Answer::kept) && ...);
    }(std::make_index_sequence<count>());
  }
  // Judges compiled in one piece look up once what several of them want to know.

  /// The worst answer, where not all are `kept`.
  [[gnu::flatten, gnu::noinline]] static Answer worst(const KnownPosition& exact, const Kind& play) {
    return [&]<std::size_t... nth>(std::index_sequence<nth...>) {
      return std::max({Answer::kept, one<nth>(exact, play)...});
    }(std::make_index_sequence<count>());
  }
  /// The worst answer.
  [[gnu::flatten]] static Answer ask(const KnownPosition& exact, const Action& action) {
    if constexpr (AskedOfKnown<Kind>) {
      const Kind& play = std::get<kind>(action);
      if (told(exact, play)) return all_kept(exact, play) ? Answer::kept : worst(exact, play);
    }
    return Answer::cannot_tell;
  }
  /// The same, and makes the play if nothing worse than `most` is said of it.
  template <Answer most>
  [[gnu::flatten]] static Answer play(KnownPosition& exact, const Action& action) {
    if constexpr (AskedOfKnown<Kind>) {
      const Kind& play = std::get<kind>(action);
      if (!told(exact, play)) return Answer::cannot_tell;
      const Answer said = all_kept(exact, play) ? Answer::kept : worst(exact, play);
      if (said <= most) carry_out(exact, play);
      return said;
    }
    return Answer::cannot_tell;
  }
};

template <std::size_t... kind>
constexpr auto asking_known(std::index_sequence<kind...>) {
  return std::array{AskingKnown<kind>::ask...};
}
template <Answer most, std::size_t... kind>
constexpr auto playing_known(std::index_sequence<kind...>) {
  return std::array{AskingKnown<kind>::template play<most>...};
}
using AllKinds = std::make_index_sequence<std::variant_size_v<Action>>;

}  // namespace

void ask(const Position& state, const Action& action, const AnswerSink& sink) {
  ask_judges<rule_index>(state, action, sink);
}

Answer ask(const KnownPosition& exact, const Action& action) {
  static constexpr auto asking = asking_known(AllKinds());
  return asking[action.index()](exact, action);
}

Answer make_if_legal(KnownPosition& exact, const Action& action) {
  static constexpr auto playing = playing_known<Answer::odd>(AllKinds());
  return playing[action.index()](exact, action);
}

Answer make_if_kept(KnownPosition& exact, const Action& action) {
  static constexpr auto playing = playing_known<Answer::kept>(AllKinds());
  return playing[action.index()](exact, action);
}

std::span<const Rule<Position, Action>> rulebook() {
  return table<Position>;
}

std::span<const AskedJudge<Position, Action>> judges_of(std::size_t kind) {
  return {rule_index.of[kind].data(), rule_index.count[kind]};
}

const RuleInfo& rule_named(std::string_view id) {
  return std::ranges::find_if(table<Position>, [id](const auto& rule) { return rule.info.id == id; })->info;
}

}  // namespace elfref::elfenland
