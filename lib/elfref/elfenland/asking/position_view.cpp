#include "elfref/core/asking/position_view.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/elfenland/asking/asking.h"
#include "elfref/elfenland/asking/choices.h"
#include "elfref/elfenland/asking/narration.h"
#include "elfref/elfenland/asking/picture.h"
#include "elfref/elfenland/asking/place_in_record.h"
#include "elfref/elfenland/asking/table_in_words.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/judging/referee.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/forms/written.h"
#include "elfref/elfenland/reading/decode_parts.h"
#include "elfref/elfenland/rules/apply.h"
#include "elfref/elfenland/rules/moves.h"
#include "elfref/elfenland/rules/resolve.h"
#include "elfref/elfenland/table/early_win.h"
#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref::elfenland {
namespace {

// ---------------------------------------------------------------- what is known

std::vector<Fact> facts_of(const PlayerState& player) {
  const int known = Pieces{.of = player.hand.lower}.known();
  const Range unseen = unknown_cards(player.hand);
  return {
      {"boot", {boot_in_words(player.at)}, msg::title_boot()},
      {"towns", {alone(Range{player.towns_min, player.towns_max})}, msg::title_towns()},
      {"cards", {alone(Range{known + unseen.min, known + unseen.max})}, msg::title_cards()},
      {"counters", {counters_in_words(player.holding)}, msg::title_counters()},
      {"obstacle", {obstacle_in_words(player.obstacle)}, msg::title_obstacle()},
  };
}

/// The roads, by name.
std::map<std::string, WayId> sorted_roads() {
  std::map<std::string, WayId> roads;
  for (std::uint8_t index = 0; index < road_count; ++index) roads.emplace(road_in_words({index}), WayId{index});
  return roads;
}

Fact roads_of(const Position& state) {
  Fact roads{"roads", {}, msg::title_roads()};
  for (const auto& [road, id] : sorted_roads())
    if (const Message lies = lies_in_words(state.roads.road[id.value]); !lies.empty())
      roads.words.push_back(msg::lies_on_road({.pieces = lies, .road = verbatim(road)}));
  return roads;
}

/// The roads of each terrain on which no counter lies.
void add_empty_roads(std::vector<Fact>& facts, const Position& state) {
  constexpr std::array<std::pair<Terrain, std::string_view>, 4> terrains{{{Terrain::plain, "empty plains"},
                                                                          {Terrain::forest, "empty forest"},
                                                                          {Terrain::desert, "empty desert"},
                                                                          {Terrain::mountain, "empty mountain"}}};
  for (const auto& [terrain, key] : terrains) {
    Fact empty{key, {}, msg::title_empty_roads({.land = as_noun(terrain)})};
    for (const auto& [road, id] : sorted_roads())
      if (way(id).terrain == terrain && !state.roads.road[id.value].occupied)
        empty.words.push_back(alone(verbatim(road)));
    facts.push_back(std::move(empty));
  }
}

// ---------------------------------------------------------------- a play about which is asked

/// Whose play it is, where that is written, and the rest.
std::pair<std::optional<Seat>, std::string_view> whose(std::string_view words, const PlaceInRecord& there) {
  for (std::size_t colon = words.rfind(':'); colon != std::string_view::npos && colon > 0;
       colon = words.rfind(':', colon - 1)) {
    const std::string_view name = words.substr(0, colon);
    const auto seat = seat_of(name, names_of(there.session.players));
    const bool town = there.phase == phase::travel && town_named(name);
    if (seat && !town) return {seat, trimmed(words.substr(colon + 1))};
  }
  return {std::nullopt, words};
}

/// The plays that are asked about, without what a line of a record has besides: where a journey is under way it does
/// not begin anew, and does not end unless that is written.
std::vector<Play<Action>> asked_plays(std::vector<Play<Action>> plays, const Position& state) {
  const bool steps = std::ranges::any_of(plays, [](const Play<Action>& play) {
    return is_any<Step, UnknownSteps>(play.action);
  });
  std::erase_if(plays, [&](const Play<Action>& play) {
    const auto* begins = std::get_if<BeginJourney>(&play.action);
    const auto* ends = std::get_if<EndJourney>(&play.action);
    return (begins != nullptr && state.turns.traveller == begins->seat.value) ||
           (ends != nullptr && !ends->written && steps);
  });
  return plays;
}

/// Judges plays where nothing of what the record has from there on was played.
Asked judge_asked(const PlaceInRecord& there, std::string line, std::vector<Play<Action>> asked,
                  const Source& source) {
  Asked answer{.line = {.name = "asked", .text = std::move(line)}, .legal = true, .certain = true, .findings = {}};
  Position state = there.state;
  std::vector<Play<Action>> plays(there.session.plays.begin(), there.session.plays.begin() + there.ply);
  const std::size_t before = plays.size();
  look_ahead(asked);
  plays.insert(plays.end(), asked.begin(), asked.end());
  std::vector<Raised> raised;
  if (state.turns.traveller < max_seats && !asked.empty() && asked.front().seat != Seat{state.turns.traveller})
    apply(state, EndJourney{.seat = {state.turns.traveller}});
  for (std::size_t i = before; i < plays.size(); ++i) {
    state.ply = static_cast<std::uint32_t>(i);
    Action action = plays[i].action;
    resolve(state, action);
    const Legality found = legality(state, action);
    answer.legal = answer.legal && found != Legality::no;
    answer.certain = answer.certain && found == Legality::yes;
    Elfenland<true>::check(state, action, [&](const RuleInfo& rule, Finding&& finding) {
      raised.push_back({&rule, static_cast<std::uint32_t>(i), false, std::move(finding)});
    });
    elfenland::apply(state, action);
  }
  const std::vector<std::string> names = names_of(there.session.players);
  const Reporter<Action> report(plays, {}, names);
  for (const Raised& one : raised) {
    answer.findings.push_back(diagnosed(one, report, there.session, there.state.options, source));
    answer.findings.back().depends_on.clear();
  }
  return answer;
}

/// What makes a play legal: what lies there, and what would be enough.
Message why_legal(const PositionView& position, const PlaceInRecord& there, const Action& play) {
  if (const auto* place = std::get_if<PlaceCounter>(&play))
    if (const auto road = laid_on(place->link))
      return msg::counter_may_lie({.land = as_noun(way(*road).terrain), .road = verbatim(road_in_words(*road))});
  const auto* step = std::get_if<Step>(&play);
  if (step == nullptr) return {};
  const std::string town = ascii(step->to) + ": ";
  std::vector<Choice> same = position.choices;
  std::erase_if(same, [&](const Choice& choice) { return !choice.words.starts_with(town); });
  if (same.empty() || there.state.at(step->seat).at.size() != 1) return {};
  Message payments;
  for (const Choice& choice : same) {
    const std::string paid = choice.words.substr(town.size());
    Message payment = msg::payment_with(
        {.payment = choice.group.empty() ? verbatim(paid) : ArgView(choice.group), .remark = choice.remark});
    payments = payments.empty() ? std::move(payment) : msg::or_payment({.left = payments, .right = payment});
  }
  return msg::legal_to({.payments = payments, .town = as_name(step->to)});
}

void ask_why(PositionView& position, const PlaceInRecord& there, const std::string& why, const Source& source) {
  const std::string_view words = trimmed(why);
  const auto [named, after_name] = whose(words, there);
  const std::string_view rest = after_name;
  const std::optional<Seat> seat = named ? named : position.seat ? position.seat : there.written;
  const Message accepted = msg::write_play_as({.key = verbatim(there.phase), .phase = noun_of_phase(there.phase)});
  const auto no_play = [&](const Message& reason) {
    return elfref::msg::not_a_play({.play = verbatim(why), .why = reason});
  };
  if (there.over || !seat || rest.empty()) {
    position.complaint = there.over ? msg::no_play_after_the_end() : no_play(accepted);
    return;
  }
  const bool bare = there.phase == phase::travel && !rest.starts_with('[');
  const std::string& name = there.session.players[seat->value].name;
  const auto line_of = [&](const std::string& whose) {
    return bare ? fmt::format("{}: [{}]", whose, rest) : fmt::format("{}: {}", whose, rest);
  };
  const std::string line = line_of(quoted_key(name));
  const Span all{0, static_cast<std::uint32_t>(line.size())};
  LineRead read = decode_line(line, all, there.phase, there.state.round, there.session.players);
  if (!read.understood || read.plays.empty()) {
    if (read.faults.empty()) {
      position.complaint = no_play(accepted);
      return;
    }
    const Diagnostic& fault = read.faults.front();
    const Message what = fault.id == Fault::unknown_play.id ? fault.message : no_play(fault.message);
    // What to write is said once.
    position.complaint = fault.advice.empty() ? list(Joint::semicolon, std::array{what, accepted})
                                              : msg::with_advice({.advice = fault.advice, .what = what});
    return;
  }
  const std::string shown = line_of(name);
  const auto shift = line.size() - shown.size();
  for (Play<Action>& play : read.plays)
    for (Span& part : play.parts) {
      part.begin -= std::min<std::uint32_t>(part.begin, static_cast<std::uint32_t>(shift));
      part.end -= std::min<std::uint32_t>(part.end, static_cast<std::uint32_t>(shift));
    }
  const std::vector<Play<Action>> asked = asked_plays(std::move(read.plays), there.state);
  position.why = judge_asked(there, shown, asked, source);
  if (position.why->legal && !asked.empty() && asked.back().seat == position.seat)
    position.why->because = why_legal(position, there, asked.back().action);
}

// ---------------------------------------------------------------- how far cards could have led

void find_reach(PositionView& position, const PlaceInRecord& there) {
  if (there.phase != phase::travel || !position.seat) {
    position.complaint = msg::reach_needs_journey();
    return;
  }
  const Seat seat = *position.seat;
  Position state = there.state;
  if (state.turns.traveller != seat.value) apply(state, BeginJourney{.seat = seat});
  const auto best = best_journey(state, seat);
  if (!best) {
    position.complaint = msg::reach_needs_boot();
    return;
  }
  const PlayerState& player = state.at(seat);
  Reach reach{.figures = {{"towns", best->towns}, {"cards_left", best->cards_left}},
              .words = msg::no_town_in_reach(),
              .key = "journey",
              .best = {},
              .remarks = {}};
  const std::string steps =
      joined(best->steps, [&](const Step& step) { return written_without_player(step, there.session.players); });
  if (!steps.empty()) {
    reach.words = msg::towns_in_reach({.cards = quantity(best->cards_left, noun::card), .towns = best->towns});
    reach.best = fmt::format("{}: [{}]", printable(there.session.players[seat.value].name), steps);
  }
  if (const int more = player.hand.max - Pieces{.of = player.hand.lower}.known(); more > 0)
    reach.remarks.push_back(msg::cards_not_counted({.cards = quantity(more, noun::card)}));
  if (state.unrecorded.roads_unknown) reach.remarks.push_back(msg::some_roads_not_recorded());
  if (!player.open.empty()) reach.remarks.push_back(msg::towns_not_all_known());
  position.reach = std::move(reach);
}

// ---------------------------------------------------------------- the whole

void describe(PositionView& position, const PlaceInRecord& there, const PositionRequest& request) {
  const Position& state = there.state;
  position.round = state.round;
  position.phase = there.over ? phase::end : there.phase;
  position.phase_in_words = there.over ? msg::after_the_end() : phase_in_words(there.phase);
  const WhoseTurn turn = whose_turn({state, there.phase, there.at_play(), there.written, there.over});
  position.seat = turn.seat;
  position.others = turn.others;
  position.nothing = turn.nothing;
  const bool travelled = there.phase == phase::travel && !turn.seat;
  position.may_be_over = there.over || there.between_rounds || travelled || there.phase == phase::keep;
  if (there.phase == phase::choose || there.phase == phase::draw)
    position.facts.push_back({"row", {row_in_words(state.box.row)}, msg::title_the_row()});
  if (!there.over && (there.phase == phase::plan || there.phase == phase::travel))
    position.facts.push_back(roads_of(state));
  if (!there.over && there.phase == phase::plan) add_empty_roads(position.facts, state);
  if (position.seat)
    position.facts.push_back({"hand", {hand_in_words(state.at(*position.seat).hand)}, msg::title_hand()});
  for (int seat = 0; seat < state.players; ++seat)
    position.of_each.push_back(facts_of(state.player[static_cast<std::size_t>(seat)]));
  if (position.seat && request.listed)
    for (Listed& listed : choices_of(state, there.phase, *position.seat, there.session.players, request.each)) {
      Choice& choice = position.choices.emplace_back(std::move(listed.choice));
      // All other lines are as people say them.
      if (request.told && choice.words == "[]") choice.told = std::exchange(choice.remark, {});
    }
  if (state.unrecorded.roads_unknown) position.remarks.push_back(msg::other_roads_not_recorded());
  if (may_be_over(state, Seat{state.turns.traveller})) position.remarks.push_back(msg::game_may_be_over());
  if (there.written && position.seat && *there.written != *position.seat)
    position.remarks.push_back(msg::plays_out_of_turn_here({.due = *position.seat, .player = *there.written}));
}

/// The play written there, in a sentence.
Message told_play(const PlaceInRecord& there) {
  if (!there.at_play()) return {};
  Action play = there.session.plays[there.ply].action;
  resolve(there.state, play);
  return told(there.state, play).words;
}

/// The connection that the play written there is about.
std::optional<Link> played_on(const PlaceInRecord& there) {
  if (!there.at_play()) return std::nullopt;
  return std::visit(Overloaded{[](const PlaceCounter& put) -> std::optional<Link> { return put.link; },
                               [](const PlaceObstacle& put) -> std::optional<Link> { return put.link; },
                               [&](const Step& step) -> std::optional<Link> {
                                 const TownSet at = there.state.at(step.seat).at;
                                 if (at.size() != 1) return std::nullopt;
                                 return Link{at.first(), step.to, step.by};
                               },
                               [](const auto&) -> std::optional<Link> { return std::nullopt; }},
                    there.session.plays[there.ply].action);
}

}  // namespace

PositionView position(const Record& record, const Overrides& overrides, const PositionRequest& request) {
  PositionView position;
  const std::optional<Session> session = session_with_places(record, overrides, position);
  if (!session) return position;
  const PlaceInRecord there(*session, request);
  describe(position, there, request);
  if (request.told) position.told = told_play(there);
  if (request.picture) position.picture = picture(there.state, position.players, played_on(there), request.price);
  if (!request.why.empty()) ask_why(position, there, request.why, record.source());
  if (request.reach && position.complaint.empty()) find_reach(position, there);
  return position;
}

}  // namespace elfref::elfenland
