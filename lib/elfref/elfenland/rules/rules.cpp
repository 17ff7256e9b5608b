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
#include "elfref/elfenland/table/exact_plays.h"

// The rules table: an entry a rule, in the order of the printed rules. Its judges stand in rules_*.cpp.

namespace elfref::elfenland {
namespace {

constexpr Severity error = Severity::error, warning = Severity::warning, note = Severity::note;
constexpr Bearing of_claims = Bearing::claims;

/// Asked of either table; judges about what an Exact does not know are asked of a State only.
template <class Table>
constexpr Rule<Table, Action> table[] = {
    // ---------------------------------------------------------------- setup
    {.info = {.id = "two-to-six-players", .code = "SETUP-1", .phase = phase::setup,
              .text = "the game is for 2 to 6 players", .cites = cites(chapter::players, "--S-"),
              .differs = "the boxes of Rio Grande 1998 and AMIGO say it too"},
     .judges = {[](const State& state, const BeginGame& game) -> Finding {
       return game.players >= 2 && game.players <= 6 ? kept() : broken(state, game, seated_wrongly);
     }}},

    {.info = {.id = "colours-differ", .code = "SETUP-2", .phase = phase::setup,
              .text = "each player has the pieces of one colour, no two the same",
              .cites = cites(chapter::setup, "SSSS")},
     .judges = {takes_a_free_colour}},

    {.info = {.id = "twenty-town-pieces", .code = "SETUP-4", .phase = phase::setup,
              .text = "each player has 20 town pieces, one in every town but Elvenhold",
              .cites = cites(chapter::setup, "-S-S"), .otherwise = cites(chapter::setup, "S-S-"),
              .differs = "the Russian and the Japanese book have a piece in every town, but there are 21 towns and 20 "
                         "pieces"},
     .judges = {starts_with_its_town_pieces, counts_its_town_pieces}},

    {.info = {.id = "cards-in-the-box", .code = "SETUP-5", .phase = phase::setup,
              .text = "there are 10 travel cards of each transport and 12 rafts",
              .about = about::cards_in_all, .options = {"reshuffle"}, .cites = cites(chapter::contents, "-S-S"),
              .differs = "the Russian book says only that there are 72, and the Japanese text does not count them"},
     .judges = {box_had_the_cards, box_has_the_deal<Table>, box_had_the_payment<Table>,
                box_had_the_discard<Table>}},

    {.info = {.id = "counters-in-the-box", .code = "SETUP-7", .phase = phase::setup,
              .text = "there are 8 transport counters of each of six transports",
              .about = about::counters_in_all, .cites = cites(chapter::contents, "SS-S"),
              .differs = "the Japanese text does not count them"},
     .judges = {box_had_the_counters, box_had_the_counter, box_has_the_row<Table>, box_has_the_draw<Table>,
                box_has_the_pick<Table>, box_has_what_is_placed<Table>}},

    {.info = {.id = "starting-player", .code = "ROUND-1", .phase = phase::setup,
              .text = "the starting player card goes one to the left each round, and its owner begins every phase",
              .cites = cites(chapter::starting_player, "SSSS")},
     .judges = {begins_the_round<Table, Pick>, begins_the_round<Table, PlaceCounter>,
                begins_the_round<Table, PlaceObstacle>, begins_the_round<Table, Pass>,
                begins_the_round<Table, UnknownPlay>, begins_the_round<Table, BeginJourney>}},

    // ---------------------------------------------------------------- 1 deal
    {.info = {.id = "deal-eight-cards", .code = "DEAL-1", .phase = phase::deal,
              .text = "in round 1 everybody is dealt 8 cards",
              .about = about::cards, .cites = cites(chapter::deal, "SSSS")},
     .judges = {holds_what_is_dealt<true>, deals_right<Table, true>}},

    {.info = {.id = "fill-the-hand", .code = "DEAL-2", .phase = phase::deal,
              .text = "in later rounds hands are filled up to 8", .about = about::cards, .options = {"deal"},
              .cites = cites(chapter::deal, "SSSS")},
     .judges = {holds_what_is_dealt<false>, deals_right<Table, false>}},

    // ---------------------------------------------------------------- 2 draw
    {.info = {.id = "draw-a-counter", .code = "DRAW-1", .phase = phase::draw,
              .text = "in turn order everybody takes one counter from the face-down pile and keeps it face down",
              .cites = cites(chapter::draw, "SSSS")},
     .judges = {draws_a_counter<Table>}},

    // ---------------------------------------------------------------- 3 choose
    {.info = {.id = "pick-in-turn", .code = "DRAW-3", .phase = phase::choose,
              .text = "in turn order everybody picks one counter, three times round",
              .about = about::turns, .cites = cites(chapter::choose, "SSSS")},
     .judges = {picks_in_turn<Table>}},

    {.info = {.id = "pick-from-the-row", .code = "DRAW-3", .phase = phase::choose,
              .text = "a pick is one of the five face-up counters, or a blind one from the pile",
              .about = about::counters, .cites = cites(chapter::choose, "SSSS")},
     .judges = {picks_from_the_row<Table>}},

    {.info = {.id = "picks-lie-face-up", .code = "DRAW-4", .phase = phase::choose,
              .text = "counters picked in phase 3 lie face up, blind ones too",
              .cites = cites(chapter::choose, "SSSS")},
     .judges = {picks_face_up<Table>}},

    {.info = {.id = "five-in-the-row", .code = "DRAW-5", .phase = phase::choose,
              .text = "five counters always lie face up; one that is taken is replaced at once",
              .about = about::counters, .cites = cites(chapter::choose, "SSSS")},
     .judges = {shows_five<Table>}},

    {.info = {.id = "row-stays", .code = "ROUND-4", .phase = phase::choose,
              .text = "the five face-up counters stay as they are from round to round", .severity = warning,
              .about = about::counters, .options = {"row"}, .cites = cites(chapter::end_of_round, "S--S")},
     .judges = {shows_the_row_that_was_left<Table>}},

    {.info = {.id = "one-and-three-counters", .code = "DRAW-6", .phase = phase::choose,
              .text = "everybody draws exactly one and picks exactly three counters every round",
              .cites = cites(chapter::choose, "SSSS")},
     .judges = {draws_only_one<Table>, picks_only_three<Table>}},

    {.info = {.id = "at-most-five-counters", .code = "DRAW-7", .phase = phase::choose,
              .text = "nobody ever has more than five counters in front of him",
              .cites = cites(chapter::choose, "SSSS")},
     .judges = {starts_with_at_most_five, has_at_most_five<Table>}},

    // ---------------------------------------------------------------- 4 plan
    {.info = {.id = "plan-in-turn", .code = "PLAN-1", .phase = phase::plan,
              .text = "in turn order everybody places one counter or the obstacle, or passes",
              .about = about::turns, .cites = cites(chapter::plan, "SSSS")},
     .judges = {plans_in_turn<Table, PlaceCounter>, plans_in_turn<Table, PlaceObstacle>, plans_in_turn<Table, Pass>,
                plans_in_turn<Table, UnknownPlay>}},

    {.info = {.id = "planning-has-ended", .code = "PLAN-7", .phase = phase::plan,
              .text = "planning ends as soon as all players in succession have passed", .options = {"pass-end"},
              .cites = cites(chapter::plan, "SSSS")},
     .judges = {lays_in_time<Table, PlaceCounter>, lays_in_time<Table, PlaceObstacle>, passes_in_time<Table>}},

    {.info = {.id = "place-an-own-counter", .code = "PLAN-1", .phase = phase::plan,
              .text = "a counter that is placed comes from those in front of its player",
              .about = about::counters, .cites = cites(chapter::plan, "SSSS")},
     .judges = {places_its_own_counter<Table>}},

    {.info = {.id = "place-on-a-road", .code = "PLAN-1", .phase = phase::plan,
              .text = "counters and obstacles are placed on a road between two towns",
              .cites = cites(chapter::plan, "SSSS")},
     .judges = {lies_on_a_road<Table, PlaceCounter>, lies_on_a_road<Table, PlaceObstacle>,
                lies_on_a_road<Table, StartRoad>}},

    {.info = {.id = "one-counter-per-road", .code = "PLAN-2", .phase = phase::plan,
              .text = "a road carries at most one counter",
              .about = about::counters, .cites = cites(chapter::plan, "SSSS")},
     .judges = {places_the_only_counter<Table>, lists_the_only_counter}},

    {.info = {.id = "counter-fits-terrain", .code = "PLAN-3", .phase = phase::plan,
              .text = "a counter lies only where its transport can travel",
              .about = about::terrain, .cites = cites(chapter::plan, "SSSS")},
     .judges = {places_what_fits<Table>, lists_what_fits}},

    {.info = {.id = "no-counter-on-water", .code = "PLAN-4", .phase = phase::plan,
              .text = "no counter lies on a river or a ferry line", .cites = cites(chapter::plan, "--S-"),
              .differs = "the other books only imply it: no counter shows a raft"},
     .judges = {places_it_on_land<Table>, lists_it_on_land}},

    {.info = {.id = "one-obstacle-a-game", .code = "OBST-1", .phase = phase::plan,
              .text = "everybody has one obstacle for the whole game", .cites = cites(chapter::obstacle, "SSSS")},
     .judges = {has_its_obstacle<Table>}},

    {.info = {.id = "obstacle-on-a-counter", .code = "OBST-2", .phase = phase::plan,
              .text = "an obstacle goes only on a road that holds a counter",
              .cites = cites(chapter::obstacle, "SSSS")},
     .judges = {blocks_a_counter<Table>, lists_what_blocks_a_counter}},

    {.info = {.id = "one-obstacle-per-road", .code = "OBST-3", .phase = phase::plan,
              .text = "a road carries at most one obstacle", .cites = cites(chapter::obstacle, "SSSS")},
     .judges = {places_the_only_obstacle<Table>, lists_the_only_obstacle}},

    {.info = {.id = "no-obstacle-on-water", .code = "OBST-4", .phase = phase::plan,
              .text = "no obstacle lies on a river or a lake", .cites = cites(chapter::obstacle, "SSSS")},
     .judges = {blocks_on_land<Table>, lists_what_blocks_on_land}},

    // ---------------------------------------------------------------- 5 travel
    {.info = {.id = "travel-in-turn", .code = "MOVE-1", .phase = phase::travel,
              .text = "from the starting player clockwise everybody makes one complete journey",
              .about = about::turns, .cites = cites(chapter::travel, "SSSS")},
     .judges = {travels_in_turn<Table>}},

    {.info = {.id = "along-a-connection", .code = "MOVE-2", .phase = phase::travel,
              .text = "a step goes along one road, river or ferry to the town at its other end",
              .cites = cites(chapter::travel, "SSSS")},
     .judges = {goes_along_a_connection<Table>, leads_on_by_legal_steps}},

    {.info = {.id = "counter-on-the-road", .code = "MOVE-3", .phase = phase::travel,
              .text = "a step by land needs a counter on that road", .cites = cites(chapter::road_counter, "SSSS")},
     .judges = {finds_a_counter<Table>}},

    {.info = {.id = "pay-the-price", .code = "MOVE-4", .phase = phase::travel,
              .text = "the price is 1 or 2 cards of the counter's transport, by the terrain",
              .cites = cites(chapter::road_price, "SSSS")},
     .judges = {pays<Table, PriceRule::counter>}},

    {.info = {.id = "pay-for-the-obstacle", .code = "MOVE-5", .phase = phase::travel,
              .text = "over an obstacle one more card of the same transport is due",
              .cites = cites(chapter::road_obstacle, "SSSS"),
              .differs = "the help page of Board Game Arena does not say of which transport the card is"},
     .judges = {pays<Table, PriceRule::obstacle>}},

    {.info = {.id = "pay-from-the-hand", .code = "MOVE-7", .phase = phase::travel,
              .text = "cards that are played come from the hand and are discarded",
              .about = about::cards_given, .cites = cites(chapter::travel, "SSSS")},
     .judges = {pays_from_the_hand<Table>}},

    {.info = {.id = "exact-price", .code = "C21", .phase = phase::travel,
              .text = "nobody pays more than the price", .severity = error, .options = {"overpay"},
              .cites = printed_nowhere, .differs = "nothing is said of paying more than the price"},
     .judges = {pays_no_more<Table>}},

    {.info = {.id = "downstream-price", .code = "RAFT-2", .phase = phase::travel,
              .text = "a river takes 1 raft with its arrow", .cites = cites(chapter::rivers, "SSSS")},
     .judges = {pays<Table, PriceRule::downstream>}},

    {.info = {.id = "upstream-price", .code = "RAFT-3", .phase = phase::travel,
              .text = "a river takes 2 rafts against its arrow", .cites = cites(chapter::rivers, "SSSS")},
     .judges = {pays<Table, PriceRule::upstream>}},

    {.info = {.id = "ferry-price", .code = "FERRY-1", .phase = phase::travel,
              .text = "a ferry takes 2 rafts, either way", .options = {"lake-cost"},
              .cites = cites(chapter::ferry_price, "SSDS", {"", "", "1", ""}),
              .differs = "in the Japanese rules the card list and the waterways give one raft, the ferries two"},
     .judges = {pays<Table, PriceRule::ferry>}},

    {.info = {.id = "ferry-within-a-lake", .code = "FERRY-2", .phase = phase::travel,
              .text = "no ferry joins the two lakes", .cites = cites(chapter::ferry, "-S-S"),
              .otherwise = cites(chapter::ferry, "S---"),
              .differs = "the Russian book lists the six ferry towns together; the board has two lakes"},
     .judges = {stays_on_one_lake<Table>}},

    {.info = {.id = "caravan-price", .code = "CARAVAN-1", .phase = phase::travel,
              .text = "a caravan takes any 3 cards instead of the price", .cites = cites(chapter::caravan, "SSSS")},
     .judges = {pays<Table, PriceRule::caravan>}},

    {.info = {.id = "caravan-only-if-unable", .code = "CARAVAN-1", .phase = phase::travel,
              .text = "only who cannot pay the price travels by caravan",
              .about = about::caravan, .options = {"caravan"}, .cites = cites(chapter::caravan, "SSSS"),
              .differs = "every book says so in its text; margin notes of the Italian and the 2015 book let everybody "
                         "choose"},
     .judges = {needs_its_caravan<Table>}},

    {.info = {.id = "caravan-needs-a-counter", .code = "CARAVAN-2", .phase = phase::travel,
              .text = "a caravan too needs a counter on the road", .cites = cites(chapter::caravan, "-SSS"),
              .differs = "the Russian book can be read as if no counter were needed"},
     .judges = {leads_its_caravan_over_a_counter<Table>}},

    {.info = {.id = "caravan-on-land", .code = "CARAVAN-3", .phase = phase::travel,
              .text = "no caravan goes on rivers and lakes", .cites = cites(chapter::caravan, "SSSS")},
     .judges = {leads_its_caravan_by_land<Table>}},

    {.info = {.id = "caravan-over-an-obstacle", .code = "CARAVAN-4", .phase = phase::travel,
              .text = "over an obstacle a caravan takes any 4 cards", .cites = cites(chapter::caravan, "SSSS")},
     .judges = {pays<Table, PriceRule::caravan_over_obstacle>}},

    {.info = {.id = "hand-limit", .code = "HAND-1", .phase = phase::travel,
              .text = "who holds more than 4 cards at the end of his own turn discards down to 4",
              .about = about::cards, .cites = cites(chapter::pieces, "SSSS"),
              .differs = "a margin note of the Italian book would have everybody hold exactly 4 cards, but who has "
                         "fewer keeps them; the help page of Board Game Arena has the limit at the end of the "
                         "round, which comes to the same"},
     .judges = {starts_within_the_limit, discards_down_to_the_limit<Table>, ends_within_the_limit}},

    {.info = {.id = "discard-from-the-hand", .code = "HAND-1", .phase = phase::travel,
              .text = "cards that are thrown away come from the hand",
              .about = about::cards_given, .cites = cites(chapter::pieces, "SSSS")},
     .judges = {discards_from_the_hand<Table>}},

    {.info = {.id = "pieces-come-from-towns-visited", .code = "VISIT-1", .phase = phase::travel,
              .text = "on reaching a town a player takes his own piece there", .cites = cites(chapter::pieces, "SSSS")},
     .judges = {stands_in_one_of_its_towns}},

    {.info = {.id = "a-town-counts-once", .code = "VISIT-2", .phase = phase::travel,
              .text = "a town counts once, and Elvenhold never", .cites = printed_nowhere,
              .differs = "it follows from the pieces: each player has one in every town and none in Elvenhold"},
     .judges = {counts_the_town_once}},

    // ---------------------------------------------------------------- 6 end of round
    {.info = {.id = "keep-one-counter", .code = "ROUND-2", .phase = phase::keep,
              .text = "everybody gives back all counters but one", .cites = cites(chapter::counters_back, "SS-S"),
              .otherwise = cites(chapter::counters_back, "--S-"),
              .differs = "the Japanese rules say that one may be kept; to keep none is legal, and noted"},
     .judges = {keeps_one_counter<Table>}},

    {.info = {.id = "keep-an-own-counter", .code = "ROUND-2", .phase = phase::keep,
              .text = "a counter that is kept was not placed",
              .about = about::counters, .cites = cites(chapter::counters_back, "SS-S"),
              .otherwise = cites(chapter::counters_back, "--S-"),
              .differs = "the Japanese rules say only that one may be kept"},
     .judges = {keeps_its_own_counter<Table>}},

    {.info = {.id = "kept-counter-lies-as-it-lay", .code = "ROUND-2", .phase = phase::keep,
              .text = "the counter that is kept stays face up or face down as it lay",
              .about = about::counters, .cites = cites(chapter::counters_back, "SS-S"),
              .otherwise = cites(chapter::counters_back, "--S-"),
              .differs = "the Japanese rules say only that one may be kept"},
     .judges = {keeps_it_as_it_lay<Table>}},

    // ---------------------------------------------------------------- the end
    {.info = {.id = "last-round", .code = "END-1", .phase = phase::end,
              .text = "the game ends after its last round", .options = {"rounds"},
              .cites = cites(chapter::last_round, "SSSD", {"", "", "", "3"}),
              .differs = "a margin note of the 2015 book still speaks of four rounds"},
     .judges = {is_not_past_the_last_round<Table>}},

    {.info = {.id = "early-win", .code = "END-5", .phase = phase::end,
              .text = "who has all 20 towns before the last round wins, and the game is over", .options = {"early-win"},
              .cites = cites(chapter::end, "DD--", {"immediate", "end-of-round-3", "", ""}),
              .otherwise = cites(chapter::end, "--SS"),
              .differs = "in the Japanese rules whoever has them by the end of round 3 wins, and nothing says when it "
                         "is tested; the 2015 book says the same of its game of four rounds only"},
     .judges = {nobody_has_won_early<Table>, nobody_had_won_early<Table>}},

    {.info = {.id = "claimed-towns", .code = "VISIT-1", .phase = phase::end,
              .text = "towns are counted by the pieces taken", .bearing = of_claims,
              .cites = cites(chapter::pieces, "SSSS")},
     .judges = {claims<ClaimResult::Key::towns>}},

    {.info = {.id = "claimed-boot", .code = "MOVE-8", .phase = phase::end,
              .text = "the boot stays where it stopped", .bearing = of_claims, .cites = printed_nowhere,
              .differs = "every edition implies it: the next journey begins where the boot stands"},
     .judges = {claims<ClaimResult::Key::at>}},

    {.info = {.id = "claimed-cards", .code = "HAND-1", .phase = phase::end,
              .text = "the hand is what was dealt less what was played and thrown away", .bearing = of_claims,
              .cites = cites(chapter::pieces, "SSSS")},
     .judges = {claims<ClaimResult::Key::cards>}},

    {.info = {.id = "claimed-winner", .code = "END-2", .phase = phase::end,
              .text = "the most towns win, then the most cards in hand", .bearing = of_claims,
              .options = {"rounds", "early-win"}, .cites = cites(chapter::end, "SSSS")},
     .judges = {claims_the_winner}},

    {.info = {.id = "claimed-place", .code = "END-3", .phase = phase::end,
              .text = "places follow towns (with town cards: score), then the tie-breaks", .bearing = of_claims,
              .options = {"second-tiebreak"}, .cites = cites(chapter::end, "SSSS")},
     .judges = {claims<ClaimResult::Key::place>}},

    // ---------------------------------------------------------------- town cards
    {.info = {.id = "town-cards-differ", .code = "DEST-1", .phase = phase::setup,
              .text = "everybody has one of the twelve town cards", .cites = cites(chapter::variant, "SSSS")},
     .judges = {has_its_own_town_card}},

    {.info = {.id = "claimed-score", .code = "DEST-2", .phase = phase::end,
              .text = "with town cards the distance from the boot to the town is taken off the towns",
              .bearing = of_claims, .options = {"town-cards", "distance"}, .cites = cites(chapter::variant, "SSSS"),
              .differs = "the Russian book speaks of towns in between, but its example counts neighbours as one apart"},
     .judges = {claims<ClaimResult::Key::score>}},

    {.info = {.id = "claimed-distance", .code = "DEST-3", .phase = phase::end,
              .text = "a distance is the fewest steps between two towns", .bearing = of_claims, .options = {"distance"},
              .cites = cites(chapter::variant, "DSDS", {"all", "", "roads", ""}),
              .differs = "the Russian book speaks of towns in between, but its example counts neighbours as one apart"},
     .judges = {claims<ClaimResult::Key::distance>}},

    // ---------------------------------------------------------------- remarks, made where the whole record is seen
    {.info = {.id = "distance-by-edition", .code = "DEST-3", .phase = phase::end,
              .text = "whether rivers and ferries shorten a distance differs by edition", .severity = note,
              .bearing = Bearing::nothing, .options = {"distance"},
              .cites = cites(chapter::variant, "DSDS", {"all", "", "roads", ""})},
     .judges = {}},
    {.info = {.id = "early-win-by-edition", .code = "END-5", .phase = phase::end,
              .text = "when an early win is tested differs by edition", .severity = note, .bearing = Bearing::nothing,
              .options = {"early-win"}, .cites = cites(chapter::end, "DD--", {"immediate", "end-of-round-3", "", ""}),
              .otherwise = cites(chapter::end, "--SS")},
     .judges = {}},
    {.info = {.id = "shared-win", .code = "END-4", .phase = phase::end,
              .text = "who is still level after the tie-breaks shares the win", .severity = note,
              .bearing = Bearing::nothing, .options = {"second-tiebreak"}, .cites = printed_nowhere,
              .differs = "nothing follows after the tie-breaks"},
     .judges = {}},
    {.info = {.id = "no-town-cards-written", .code = "SETUP-10", .phase = phase::setup,
              .text = "without town cards nothing is taken off the towns", .severity = note,
              .bearing = Bearing::nothing, .options = {"town-cards"}, .cites = cites(chapter::setup, "SSSS")},
     .judges = {}},
    {.info = {.id = "another-seating", .code = "SETUP-11", .phase = phase::setup,
              .text = "play is clockwise, in the order in which the players are written", .severity = warning,
              .bearing = Bearing::nothing, .cites = cites(chapter::setup, "SSSS")},
     .judges = {}},
};
static_assert(ids_are_unique(table<State>));

constexpr auto rule_index = index_rules(table<State>);
constexpr auto exact_index = index_rules(table<Exact>);

/// Whether an Exact is asked about plays of a kind: all of its judges then are.
template <class Kind>
concept AskedOfExact = requires(const Exact& table, const Kind& play) { is_told(table, play); };

/// The judges of a kind of play, asked of an Exact.
template <std::size_t kind>
struct AskingExact {
  using Kind = std::variant_alternative_t<kind, Action>;
  using Judge = Answer (*)(const Exact&, const Kind&);
  static constexpr std::size_t count = exact_index.count[kind];
  static_assert(!AskedOfExact<Kind> || count == rule_index.count[kind]);

  template <std::size_t nth>
  static Answer one(const Exact& exact, const Kind& play) {
    constexpr Judge judge = std::get<Judge>(exact_index.of[kind][nth].judge);
    return judge(exact, play);
  }
  /// Whether a play says all, of a game that is not over.
  static bool told(const Exact& exact, const Kind& play) {
    constexpr bool ends = std::is_same_v<Kind, EndJourney> || std::is_same_v<Kind, EndRound>;
    return (ends || exact.ending == Ending::none) && is_told(exact, play);
  }
  static bool all_kept(const Exact& exact, const Kind& play) {
    return [&]<std::size_t... nth>(std::index_sequence<nth...>) {
      return ((one<nth>(exact, play) == Answer::kept) && ...);
    }(std::make_index_sequence<count>());
  }
  // Judges compiled in one piece look up once what several of them want to know.

  /// The worst answer, where not all are `kept`.
  [[gnu::flatten, gnu::noinline]] static Answer worst(const Exact& exact, const Kind& play) {
    return [&]<std::size_t... nth>(std::index_sequence<nth...>) {
      return std::max({Answer::kept, one<nth>(exact, play)...});
    }(std::make_index_sequence<count>());
  }
  /// The worst answer.
  [[gnu::flatten]] static Answer ask(const Exact& exact, const Action& action) {
    if constexpr (AskedOfExact<Kind>) {
      const Kind& play = std::get<kind>(action);
      if (told(exact, play)) return all_kept(exact, play) ? Answer::kept : worst(exact, play);
    }
    return Answer::cannot_tell;
  }
  /// The same, and makes the play if nothing worse than `most` is said of it.
  template <Answer most>
  [[gnu::flatten]] static Answer play(Exact& exact, const Action& action) {
    if constexpr (AskedOfExact<Kind>) {
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
constexpr auto asking_exact(std::index_sequence<kind...>) {
  return std::array{AskingExact<kind>::ask...};
}
template <Answer most, std::size_t... kind>
constexpr auto playing_exactly(std::index_sequence<kind...>) {
  return std::array{AskingExact<kind>::template play<most>...};
}
using AllKinds = std::make_index_sequence<std::variant_size_v<Action>>;

}  // namespace

void ask(const State& state, const Action& action, const AnswerSink& sink) {
  ask_judges<rule_index>(state, action, sink);
}

Answer ask(const Exact& exact, const Action& action) {
  static constexpr auto asking = asking_exact(AllKinds());
  return asking[action.index()](exact, action);
}

Answer make_if_legal(Exact& exact, const Action& action) {
  static constexpr auto playing = playing_exactly<Answer::odd>(AllKinds());
  return playing[action.index()](exact, action);
}

Answer make_if_kept(Exact& exact, const Action& action) {
  static constexpr auto playing = playing_exactly<Answer::kept>(AllKinds());
  return playing[action.index()](exact, action);
}

std::span<const Rule<State, Action>> rulebook() {
  return table<State>;
}

std::span<const AskedJudge<State, Action>> judges_of(std::size_t kind) {
  return {rule_index.of[kind].data(), rule_index.count[kind]};
}

const RuleInfo& rule_named(std::string_view id) {
  return std::ranges::find_if(table<State>, [id](const auto& rule) { return rule.info.id == id; })->info;
}

}  // namespace elfref::elfenland
