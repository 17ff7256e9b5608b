#include "elfref/testing/elfenland/statistics.h"

#include <algorithm>

#include "elfref/core/words/core_msg.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/rules/apply.h"
#include "elfref/elfenland/rules/resolve.h"
#include "elfref/elfenland/rules/rulebook.h"
#include "elfref/elfenland/table/price.h"
#include "elfref/elfenland/table/score.h"
#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref::testing {
namespace {

using namespace elfenland;

// ---------------------------------------------------------------- what a rule is about

bool by_land(const Step& step) {
  return is_road(*step.way);
}
bool has_obstacle(const Position& state, const Step& step) {
  return by_land(step) && state.roads.road[step.way->value].obstacles > 0;
}
bool is_caravan(const Position& state, const Step& step) {
  return by_land(step) && payment_of(state, step, step.paid) == Payment::caravan;
}
bool beside_water(const Link& link) {
  return waterway_between(link.a, link.b).has_value();
}

/// Whether a rule is about a play, of all those that it is asked about: the price of a ferry is asked about every step,
/// and is about those by ferry.
bool is_about(std::string_view id, const Position& state, const Action& play) {
  if (const auto* step = std::get_if<Step>(&play)) {
    const bool caravan = is_caravan(state, *step), obstacle = has_obstacle(state, *step);
    if (id == "counter-on-the-road") return by_land(*step);
    if (id == "pay-the-price") return by_land(*step) && !caravan && !obstacle;
    if (id == "pay-for-the-obstacle") return obstacle && !caravan;
    if (id == "downstream-price") return is_river(*step->way) && way(*step->way).b == step->to;
    if (id == "upstream-price") return is_river(*step->way) && way(*step->way).a == step->to;
    if (id == "ferry-price" || id == "ferry-within-a-lake") return is_ferry(*step->way);
    if (id == "caravan-price") return caravan && !obstacle;
    if (id == "caravan-over-an-obstacle") return caravan && obstacle;
    if (id == "caravan-needs-a-counter" || id == "caravan-on-land") return caravan;
    if (id == "caravan-only-if-unable") return caravan && state.options.caravan() == CaravanOption::only_if_unable;
    if (id == "early-win") return false;  // of plays after it
  }
  if (const auto* deal = std::get_if<Deal>(&play)) {
    if (id == "deal-eight-cards") return state.round == 1;
    if (id == "fill-the-hand") return state.round > 1 && deal->written;
  }
  if (const auto* start = std::get_if<StartPlayer>(&play)) {
    if (id == "deal-eight-cards") return state.round == 0 && start->phase != phase::deal;
    if (id == "fill-the-hand") return state.round > 0 && start->phase != phase::deal;
    if (id == "hand-limit") return state.round > 0 && start->phase == phase::deal;
  }
  if (const auto* pick = std::get_if<Pick>(&play)) {
    if (id == "pick-from-the-row") return !pick->blind;
    if (id == "at-most-five-counters") return state.at(pick->seat).holding.certain() == 4;
  }
  if (std::holds_alternative<ShowRow>(play) && id == "row-stays")
    return state.box.row_tracked && state.options.row() == RowOption::persistent;
  if (const auto* place = std::get_if<PlaceCounter>(&play); place != nullptr && id == "no-counter-on-water")
    return beside_water(place->link);
  if (const auto* place = std::get_if<PlaceObstacle>(&play); place != nullptr && id == "no-obstacle-on-water")
    return beside_water(place->link);
  if (const auto* end = std::get_if<EndJourney>(&play)) {
    if (id == "hand-limit") return state.at(end->seat).hand.min > 4;
    if (id == "discard-from-the-hand" || id == "cards-in-the-box") return end->written;
  }
  if (const auto* keep = std::get_if<Keep>(&play); keep != nullptr && id != "keep-one-counter")
    return keep->counters.count > 0;
  if (std::holds_alternative<BeginRound>(play) && id == "early-win")
    return std::any_of(state.player.begin(), state.player.begin() + state.players,
                       [](const PlayerState& player) { return player.towns_min == 20; });
  if (const auto* claim = std::get_if<ClaimResult>(&play)) {
    using Key = ClaimResult::Key;
    constexpr std::array<std::string_view, 6> rules{"claimed-towns", "claimed-boot",  "claimed-distance",
                                                    "claimed-score", "claimed-cards", "claimed-place"};
    static_assert(static_cast<int>(Key::place) == 5);
    return rules[static_cast<std::size_t>(claim->key)] == id;
  }
  return true;
}

/// Why no legal session has a play that the rule is about.
FixedMessage never(std::string_view id) {
  if (id == "a-town-counts-once") return elfenland::msg::never_once_a_town;
  if (id == "another-seating") return elfenland::msg::never_in_turn;
  return {};
}

std::string on_terrain(Transport kind, Terrain terrain) {
  return std::string(name(kind)).append(" through ").append(name(terrain));
}

std::string option_words(Option option, std::size_t value) {
  return std::string(info(option).name).append(": ").append(info(option).values[value]);
}

}  // namespace

// ---------------------------------------------------------------- the list

Statistics::Statistics() {
  for (const auto& rule : rulebook()) add(std::string(rule.info.id), true, never(rule.info.id));
  for (int players = 2; players <= 6; ++players) add(std::to_string(players) + " players");
  for (const EditionInfo& edition : editions()) add(std::string(edition.name));
  add("no edition named");
  for (int option = 0; option < option_count; ++option)
    for (std::size_t value = 0; value < info(Option(option)).values.size(); ++value)
      add(option_words(Option(option), value));
  for (const char* what :
       {"played out", "stops before its end", "begins midway", "begins with towns visited", "a score sheet",
        "draft without town cards", "pick from the row", "blind pick", "counter that lay face down",
        "counter that lay face up", "obstacle", "pass", "placed after a pass", "nothing laid in a round"})
    add(what);
  for (int kind = 0; kind < transport_count - 1; ++kind)
    for (const Terrain terrain : {Terrain::plain, Terrain::forest, Terrain::desert, Terrain::mountain})
      if (cost(Transport(kind), terrain) > 0) add(on_terrain(Transport(kind), terrain));
  for (const char* what : {"over an obstacle",
                           "caravan",
                           "caravan over an obstacle",
                           "caravan though the price was in hand",
                           "caravan without the word",
                           "downstream",
                           "upstream",
                           "ferry on Mare Magnum",
                           "ferry on Mare Nebulae",
                           "too much paid",
                           "way written",
                           "by road beside water",
                           "by water beside a road",
                           "there and back",
                           "a town for the first time",
                           "a town again",
                           "to Elvenhold",
                           "journey of no step",
                           "discard down to four",
                           "discard beyond need",
                           "no discard",
                           "kept face up",
                           "kept face down",
                           "kept none of some",
                           "none left to keep",
                           "won early, immediate",
                           "won early, end-of-round",
                           "won early, end-of-round-3",
                           "won early by several",
                           "early win shared",
                           "all 20 towns and no early win",
                           "won by towns",
                           "tie decided by cards",
                           "tie decided by distance",
                           "tie decided by cards after distance",
                           "win shared"})
    add(what);
}

// ---------------------------------------------------------------- games

void Statistics::count_agreement(const PlayedGame& game) {
  const Agreement& agreed = game.agreed;
  note(std::to_string(agreed.players) + " players");
  note(agreed.edition.empty() ? "no edition named" : agreed.edition);
  for (int option = 0; option < option_count; ++option)
    note(option_words(Option(option), game.options.value[static_cast<std::size_t>(option)]));
  note(game.finished ? "played out" : "stops before its end");
  note_if(game.session.start.written && !agreed.ahead, "begins midway");
  note_if(agreed.ahead, "begins with towns visited");
  if (game.options.town_cards() && !agreed.towns_written) {
    note("draft without town cards");
    note("no-town-cards-written");
  }
}

void Statistics::count(const PlayedGame& game, Detail detail) {
  count_agreement(game);
  if (is_a_sheet(game, detail)) return count_sheet(game);
  Position state = begin(game.session, game.options, listed_seating());
  std::optional<Position> end;
  for (const Action& play : game.plays) {
    Action read = play;
    resolve(state, read);
    count_rules(state, read);
    count_play(state, read);
    elfenland::apply(state, read);
    if (!end && state.end.ending != Ending::none) end = state;
  }
  if (!end) return;
  for (const Action& claim : game.claims) count_rules(*end, claim);
  count_end(game, *end);
}

void Statistics::count_rules(const Position& state, const Action& play) {
  for (const auto& asked : judges_of(play.index())) {
    const std::string_view id = rulebook()[asked.rule].info.id;
    note_if(is_about(id, state, play), id);
  }
}

void Statistics::count_sheet(const PlayedGame& game) {
  note("a score sheet");
  Session session = game.session;
  session.sheet = true;
  Position state = begin(session, game.options, listed_seating());
  for (const Action& play : game.plays)
    if (std::holds_alternative<BeginGame>(play) || std::holds_alternative<TakeSeat>(play)) count_rules(state, play);
  for (std::uint8_t seat = 0; seat < state.players; ++seat)
    count_rules(state, Sheet{.seat = {seat}, .towns = static_cast<std::uint8_t>(game.towns[seat].size())});
}

// ---------------------------------------------------------------- plays

void Statistics::count_play(const Position& state, const Action& play) {
  if (std::holds_alternative<BeginPlan>(play)) passed_ = 0;
  if (std::holds_alternative<BeginTravel>(play))
    note_if(std::none_of(state.roads.road.begin(), state.roads.road.end(),
                         [](const RoadState& road) { return road.occupied; }),
            "nothing laid in a round");
  if (const auto* pick = std::get_if<Pick>(&play)) note(pick->blind ? "blind pick" : "pick from the row");
  if (const auto* place = std::get_if<PlaceCounter>(&play)) {
    note(place->hidden ? "counter that lay face down" : "counter that lay face up");
    note_if((passed_ & bit(place->seat)) != 0, "placed after a pass");
  }
  note_if(std::holds_alternative<PlaceObstacle>(play), "obstacle");
  if (const auto* pass = std::get_if<Pass>(&play)) {
    note("pass");
    passed_ |= bit(pass->seat);
  }
  if (std::holds_alternative<BeginJourney>(play)) {
    came_from_.reset();
    stepped_ = false;
  }
  if (const auto* step = std::get_if<Step>(&play)) count_step(state, *step);
  if (const auto* end = std::get_if<EndJourney>(&play); end != nullptr && state.end.ending == Ending::none) {
    const int left = state.at(end->seat).hand.min - end->discard.count();
    note_if(!stepped_, "journey of no step");
    note(!end->written ? "no discard" : left < 4 ? "discard beyond need" : "discard down to four");
  }
  if (const auto* keep = std::get_if<Keep>(&play)) {
    const bool some = state.at(keep->seat).holding.can({std::nullopt, Facing::either});
    const bool down = keep->counters.at[0].facing == Facing::down;
    note(keep->counters.count > 0 ? down ? "kept face down" : "kept face up"
         : some                   ? "kept none of some"
                                  : "none left to keep");
  }
}

void Statistics::count_step(const Position& state, const Step& step) {
  const PlayerState& player = state.at(step.seat);
  const Payment payment = payment_of(state, step, step.paid);
  const bool twin = road_between(*step.from, step.to) && waterway_between(*step.from, step.to);
  if (by_land(step)) {
    const RoadState& road = state.roads.road[step.way->value];
    const auto kind = static_cast<std::size_t>(*road.counter);
    const int due = cost(*road.counter, way(*step.way).terrain) + road.obstacles;
    note(on_terrain(*road.counter, way(*step.way).terrain));
    note_if(road.obstacles > 0, "over an obstacle");
    if (payment == Payment::caravan) {
      note(road.obstacles > 0 ? "caravan over an obstacle" : "caravan");
      note_if(player.hand.lower[kind] >= due, "caravan though the price was in hand");
      note_if(!step.caravan, "caravan without the word");
    }
    note_if(twin, "by road beside water");
  } else {
    note(is_ferry(*step.way)           ? lake_of(step.to) == 1 ? "ferry on Mare Magnum" : "ferry on Mare Nebulae"
         : way(*step.way).b == step.to ? "downstream"
                                       : "upstream");
    note_if(twin, "by water beside a road");
  }
  note_if(payment == Payment::overpaid, "too much paid");
  note_if(step.by != By::unsaid, "way written");
  note_if(came_from_ == step.to, "there and back");
  note(step.to == elvenhold            ? "to Elvenhold"
       : player.collected.has(step.to) ? "a town again"
                                       : "a town for the first time");
  came_from_ = step.from;
  stepped_ = true;
}

void Statistics::count_end(const PlayedGame& game, const Position& end) {
  const auto all = scores(end);
  int first = 0, with_all = 0;
  const Score* winner = nullptr;
  for (int seat = 0; seat < end.players; ++seat) {
    const Score& score = all[static_cast<std::size_t>(seat)];
    if (score.towns.min == 20) ++with_all;
    if (score.place.max != 1) continue;
    ++first;
    winner = &score;
  }
  if (end.end.ending == Ending::early_win) {
    note("early-win");
    note("won early, " +
         std::string(info(Option::early_win).values[static_cast<std::size_t>(game.options.early_win())]));
    note_if(std::popcount(end.end.completers) > 1, "won early by several");
    note_if(first > 1, "early win shared");
  } else {
    note_if(with_all > 0, "all 20 towns and no early win");
  }
  if (with_all > 0) note("early-win-by-edition");
  if (end.penalty) note("distance-by-edition");
  if (first > 1) {
    note("shared-win");
    return note("win shared");
  }
  if (end.end.ending == Ending::early_win) return;
  int level = 0, as_near = 0;
  for (int seat = 0; seat < end.players; ++seat) {
    const Score& score = all[static_cast<std::size_t>(seat)];
    if (score.seat == winner->seat || score.score != winner->score) continue;
    ++level;
    if (score.distance == winner->distance) ++as_near;
  }
  if (level == 0) return note("won by towns");
  note(!end.penalty  ? "tie decided by cards"
       : as_near > 0 ? "tie decided by cards after distance"
                     : "tie decided by distance");
}

}  // namespace elfref::testing
