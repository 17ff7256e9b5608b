#include "elfref/core/asking/position.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

#include "elfref/core/text/text.h"
#include "elfref/elfenland/asking/picture.h"
#include "elfref/elfenland/asking/place_in_record.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/judging/referee.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/plays/written.h"
#include "elfref/elfenland/reading/decode_parts.h"
#include "elfref/elfenland/rules/apply.h"
#include "elfref/elfenland/rules/moves.h"
#include "elfref/elfenland/rules/resolve.h"
#include "elfref/elfenland/rules/wording.h"
#include "elfref/elfenland/table/early_win.h"

namespace elfref::elfenland {
namespace {

// ---------------------------------------------------------------- what is known

std::string hand_in_words(const Hand& hand) {
  const Pieces known{.of = hand.lower};
  const int count = known.known(), least = std::max(0, hand.min - count), most = std::max(0, hand.max - count);
  if (most == 0) return count == 0 ? "none" : sum_of(known);
  const std::string unknown = range({least, most}) + " unknown";
  return count == 0 ? unknown : sum_of(known) + " + " + unknown;
}

/// Which counters were placed: known ones before those that nobody saw.
std::array<bool, Holding::room> placed(const Holding& holding) {
  std::array<bool, Holding::room> gone{};
  const auto take = [&](const Holding::Use& use, bool alike) {
    for (int i = 0; i < holding.counter_count; ++i) {
      const Holding::Counter& counter = holding.counters[i];
      const bool lies =
          use.facing == Facing::either || counter.facing == Facing::either || counter.facing == use.facing;
      if (gone[i] || !lies || (alike ? counter.kind != use.kind : counter.kind && use.kind && counter.kind != use.kind))
        continue;
      return gone[i] = true;
    }
    return false;
  };
  for (int use = 0; use < holding.use_count; ++use)
    if (!take(holding.uses[use], true)) take(holding.uses[use], false);
  return gone;
}

/// The counters that are left in front of a player: `pig + hidden cloud + 2 unknown`.
std::string counters_in_words(const Holding& holding) {
  if (holding.lax) return "unknown";
  const auto gone = placed(holding);
  std::vector<std::pair<std::string, int>> left;  // in words, and how many
  for (int i = 0; i < holding.counter_count; ++i) {
    const Holding::Counter& counter = holding.counters[i];
    if (gone[i]) continue;
    std::string words = fmt::format("{}{}{}", counter.surely ? "" : "perhaps ",
                                    counter.facing == Facing::down ? "hidden " : "",
                                    counter.kind ? name(*counter.kind) : std::string_view("unknown"));
    if (const auto same = std::ranges::find(left, words, &std::pair<std::string, int>::first); same != left.end()) {
      ++same->second;
    } else {
      left.emplace_back(std::move(words), 1);
    }
  }
  const auto term = [](const auto& one) {
    return one.second == 1 ? one.first : fmt::format("{} {}", one.second, one.first);
  };
  return left.empty() ? "none" : joined(left, term, " + ");
}

std::string boot_in_words(TownSet at) {
  return at.size() > 3 ? "unknown" : listed(ascii(at), "or");
}

std::string_view obstacle_in_words(Obstacle obstacle) {
  return obstacle == Obstacle::available ? "not used" : obstacle == Obstacle::used ? "used" : "unknown";
}

std::vector<Fact> facts_of(const PlayerState& player) {
  return {{"boot", {boot_in_words(player.at)}},
          {"towns", {range({player.towns_min, player.towns_max})}},
          {"cards", {range({player.hand.min, player.hand.max})}},
          {"counters", {counters_in_words(player.holding)}},
          {"obstacle", {std::string(obstacle_in_words(player.obstacle))}}};
}

/// The two towns of a road by the alphabet.
std::string road_in_words(WayId id) {
  const auto [a, b] = std::minmax(town(way(id).a).ascii, town(way(id).b).ascii);
  return fmt::format("{}-{}", a, b);
}

std::string lies_in_words(const RoadState& road) {
  std::string text(road.counter ? name(*road.counter) : road.occupied ? "unknown" : "");
  if (road.other) add_term(text, name(*road.other));
  if (road.obstacles > 0) add_term(text, "obstacle");
  return text;
}

Fact roads_of(const State& state) {
  Fact roads{"roads", {}};
  for (std::uint8_t index = 0; index < road_count; ++index)
    if (const std::string lies = lies_in_words(state.road[index]); !lies.empty())
      roads.words.push_back(fmt::format("{}: {}", road_in_words({index}), lies));
  std::ranges::sort(roads.words);
  return roads;
}

/// The roads of each terrain on which no counter lies.
void add_empty_roads(std::vector<Fact>& facts, const State& state) {
  constexpr std::array<std::pair<Terrain, std::string_view>, 4> terrains{{{Terrain::plain, "empty plains"},
                                                                          {Terrain::forest, "empty forest"},
                                                                          {Terrain::desert, "empty desert"},
                                                                          {Terrain::mountain, "empty mountain"}}};
  for (const auto& [terrain, key] : terrains) {
    Fact empty{key, {}};
    for (std::uint8_t index = 0; index < road_count; ++index)
      if (way({index}).terrain == terrain && !state.road[index].occupied) empty.words.push_back(road_in_words({index}));
    std::ranges::sort(empty.words);
    facts.push_back(std::move(empty));
  }
}

// ---------------------------------------------------------------- what can be played

/// The kind of land or water of a step, and what lies there.
std::string way_in_words(const State& state, const Step& step) {
  const WayId id = *step.way;
  if (is_ferry(id)) return "by ferry";
  if (is_river(id)) return way(id).b == step.to ? "down the river" : "up the river";
  const std::string lies = lies_in_words(state.road[id.value]);
  return fmt::format("{}, {}", land(way(id).terrain), lies.empty() ? "what lies there nobody wrote down" : lies);
}

std::string step_remark(const State& state, const Step& step) {
  const PlayerState& player = state.at(step.seat);
  std::string text = way_in_words(state, step);
  if (player.at.size() > 1) text += fmt::format("; from {}", ascii(*step.from));
  if (step.to == elvenhold || player.collected.has(step.to)) return text;
  return text + (player.open.has(step.to) ? "; perhaps a new town" : "; new town");
}

std::string cards_of(int number, const Hand& hand) {
  return fmt::format("any {} of {} cards", number, range({hand.min, hand.max}));
}

/// Lists what a player can choose.
class Choices {
 public:
  Choices(const PlaceInRecord& there, Seat seat, bool each)
      : there_(there), state_(there.state), seat_(seat), each_(each) {}

  std::vector<Choice> list() {
    if (there_.phase == phase::travel) {
      list_journey();
    } else {
      for (const LegalPlay& play : legal_plays(state_, there_.phase, seat_)) add(play);
    }
    return std::move(choices_);
  }

 private:
  [[nodiscard]] std::string words(const Action& action) const {
    return written_without_player(action, there_.session.players);
  }

  void add(const LegalPlay& legal) {
    Choice choice{.words = words(legal.play), .surely = legal.surely, .cards = legal.cards()};
    std::visit(Overloaded{[&](const Pick& pick) {
                            if (pick.blind) choice.words = "blind";
                            if (pick.blind) return;
                            const int shown = state_.row.of[static_cast<std::size_t>(*pick.kind)];
                            if (shown > 1) choice.remark = fmt::format("{} in the row", shown);
                          },
                          [&](const PlaceCounter& place) { lay(choice, name(*place.kind), place.link); },
                          [&](const PlaceObstacle& place) { lay(choice, "obstacle", place.link); },
                          [&](const Keep& keep) {
                            if (keep.counters.count == 0 && choices_.size() > 0)
                              choice.remark = "legal, and noted: one may be kept";
                          },
                          [](const auto&) {}},
               legal.play);
    choices_.push_back(std::move(choice));
  }

  static void lay(Choice& choice, std::string_view piece, const Link& link) {
    choice.piece = piece;
    choice.place = road_in_words(*road_between(link.a, link.b));
    choice.words = fmt::format("{} on {}", choice.piece, choice.place);
  }

  void list_journey() {
    State begun = state_;
    if (state_.traveller != seat_.value) apply(begun, BeginJourney{.seat = seat_});
    for (const NextTown& next : next_towns(begun, seat_)) {
      for (const LegalPlay& price : next.prices) {
        add(price);
        choices_.back().remark = step_remark(begun, next.step);
      }
      for (const NextTown::Caravan& caravan : next.caravans) add(begun, next, caravan);
    }
    sort_by_town();
    end_journey(begun);
  }

  void add(const State& begun, const NextTown& next, const NextTown::Caravan& caravan) {
    const std::string cards = cards_of(caravan.cards, begun.at(seat_).hand);
    Choice choice{.words = fmt::format("{}: caravan of {}", ascii(next.step.to), cards),
                  .surely = caravan.surely,
                  .several = true,
                  .cards = caravan.cards,
                  .remark = step_remark(begun, next.step)};
    if (each_) list_each(choice, caravans_of(begun, next, caravan.cards));
    choices_.push_back(std::move(choice));
  }

  void list_each(Choice& choice, const std::vector<LegalPlay>& plays) const {
    for (const LegalPlay& play : plays) choice.each.push_back({words(play.play), play.surely});
  }

  /// A town whose cheapest price is less comes first; of each town the cheapest way to pay.
  void sort_by_town() {
    std::map<std::string, int> cheapest;
    const auto town_of = [](const Choice& choice) { return choice.words.substr(0, choice.words.find(':')); };
    for (const Choice& choice : choices_) {
      const auto [entry, added] = cheapest.emplace(town_of(choice), choice.cards);
      entry->second = std::min(entry->second, choice.cards);
    }
    std::ranges::stable_sort(choices_, {}, [&](const Choice& choice) {
      const std::string name = town_of(choice);
      return std::tuple(cheapest[name], name, choice.cards);
    });
  }

  void end_journey(const State& begun) {
    const auto due = due_discard(begun, seat_);
    Choice end{.words = "[]", .remark = "the journey ends here"};
    if (!due) {
      end.remark += ", and the hand comes down to 4 cards";
    } else if (*due > 0) {
      end.words = fmt::format("discard: {}", cards_of(*due, begun.at(seat_).hand));
      end.several = true;
      end.cards = *due;
      if (each_) list_each(end, ends_of_journey(begun, seat_));
    }
    choices_.push_back(std::move(end));
  }

  const PlaceInRecord& there_;
  const State& state_;
  Seat seat_;
  bool each_;
  std::vector<Choice> choices_;
};

// ---------------------------------------------------------------- whose turn

/// The seats of a set, in the order of play from this round's starter on.
std::vector<Seat> in_order(const State& state, Seats seats) {
  std::vector<Seat> found = seats_of(seats);
  const auto due = [&](Seat seat) { return (state.turn & bit(seat)) == 0; };
  std::ranges::stable_sort(found, {}, [&](Seat seat) { return std::pair(due(seat), state.position(seat)); });
  return found;
}

std::string_view nothing_to_choose(const PlaceInRecord& there) {
  if (there.over) return "the game has ended";
  if (there.phase == phase::deal) return "cards are dealt, and nobody has anything to choose";
  if (there.phase == phase::draw) return "a counter is drawn face down, and nobody has anything to choose";
  return "";
}

void find_turn(Position& position, const PlaceInRecord& there) {
  position.nothing = nothing_to_choose(there);
  if (!position.nothing.empty()) return;
  if (there.at_play() && !there.written) {
    position.nothing = "the row is turned up, and nobody has anything to choose";
    return;
  }
  const Seats may = who_may_play(there.state, there.phase);
  const std::vector<Seat> seats = in_order(there.state, may);
  if (seats.empty()) {
    position.nothing = there.phase == phase::plan ? "everybody has passed, and the planning is over"
                                                  : "nobody has a turn left in this phase";
    return;
  }
  const bool his = there.written && (may & bit(*there.written)) != 0;
  position.seat = his ? *there.written : seats.front();
  for (const Seat seat : seats)
    if (seat != *position.seat) position.others.push_back(seat);
}

// ---------------------------------------------------------------- a play about which is asked

constexpr std::string_view plan_words = "TYPE on TOWN-TOWN, obstacle on TOWN-TOWN, or pass";
constexpr std::string_view journey_words = "TOWN: cards, discard: cards, or [] for who goes no further";
constexpr std::string_view pick_words = "TYPE, or blind TYPE";
constexpr std::string_view keep_words = "TYPE, hidden TYPE, or none";

std::string_view words_of_phase(std::string_view phase) {
  if (phase == phase::plan) return plan_words;
  if (phase == phase::travel) return journey_words;
  return phase == phase::choose ? pick_words : phase == phase::keep ? keep_words : "cards as a sum, or how many";
}

/// A name as a key that can have any sign in it.
std::string quoted(std::string_view name) {
  std::string text = "\"";
  for (const char c : name) {
    if (c == '"' || c == '\\') text += '\\';
    text += c;
  }
  return text + '"';
}

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
std::vector<Play<Action>> asked_plays(std::vector<Play<Action>> plays, const State& state) {
  const bool steps = std::ranges::any_of(plays, [](const Play<Action>& play) {
    return is_any<Step, UnknownSteps>(play.action);
  });
  std::erase_if(plays, [&](const Play<Action>& play) {
    const auto* begins = std::get_if<BeginJourney>(&play.action);
    const auto* ends = std::get_if<EndJourney>(&play.action);
    return (begins != nullptr && state.traveller == begins->seat.value) || (ends != nullptr && !ends->written && steps);
  });
  return plays;
}

/// Judges plays where nothing of what the record has from there on was played.
Asked judge_asked(const PlaceInRecord& there, std::string line, std::vector<Play<Action>> asked,
                  const Source& source) {
  Asked answer{.line = {.name = "asked", .text = std::move(line)}, .legal = true, .surely = true, .findings = {}};
  State state = there.state;
  std::vector<Play<Action>> plays(there.session.plays.begin(), there.session.plays.begin() + there.ply);
  const std::size_t before = plays.size();
  look_ahead(asked);
  plays.insert(plays.end(), asked.begin(), asked.end());
  std::vector<Raised> raised;
  if (state.traveller < max_seats && !asked.empty() && asked.front().seat != Seat{state.traveller})
    apply(state, EndJourney{.seat = {state.traveller}});
  for (std::size_t i = before; i < plays.size(); ++i) {
    state.ply = static_cast<std::uint32_t>(i);
    Action action = plays[i].action;
    resolve(state, action);
    const Allowed found = allowed(state, action);
    answer.legal = answer.legal && found != Allowed::no;
    answer.surely = answer.surely && found == Allowed::surely;
    Elfenland<true>::check(state, action, [&](const RuleInfo& rule, Finding&& finding) {
      raised.push_back({&rule, static_cast<std::uint32_t>(i), false, std::move(finding)});
    });
    elfenland::apply(state, action);
  }
  const std::vector<std::string> names = names_of(there.session.players);
  const Reporter<Action> report(plays, {}, names);
  for (const Raised& one : raised) {
    answer.findings.push_back(diagnosed(one, report, there.session, there.state.options, source));
    answer.findings.back().hangs_on.clear();
  }
  return answer;
}

/// What makes a play legal: what lies there, and what would be enough.
std::string why_legal(const Position& position, const PlaceInRecord& there, const Action& play) {
  if (const auto* place = std::get_if<PlaceCounter>(&play))
    if (const auto road = laid_on(place->link))
      return fmt::format("{}: {}, and no counter lies there", road_in_words(*road), land(way(*road).terrain));
  const auto* step = std::get_if<Step>(&play);
  if (step == nullptr) return {};
  const std::string town = ascii(step->to) + ": ";
  std::vector<Choice> same = position.choices;
  std::erase_if(same, [&](const Choice& choice) { return !choice.words.starts_with(town); });
  if (same.empty() || there.state.at(step->seat).at.size() != 1) return {};
  const auto payment = [&](const Choice& choice) {
    return fmt::format("{} ({})", choice.words.substr(town.size()), choice.remark);
  };
  return "legal to " + town + joined(same, payment, ", or ");
}

void ask_why(Position& position, const PlaceInRecord& there, const std::string& why, const Source& source) {
  const std::string_view words = trimmed(why);
  const auto [named, rest] = whose(words, there);
  const std::optional<Seat> seat = named ? named : position.seat ? position.seat : there.written;
  const std::string accepted =
      fmt::format("write it as in a record, in phase '{}': {}", there.phase, words_of_phase(there.phase));
  if (there.over || !seat || rest.empty()) {
    position.complaint = there.over ? "no play can be asked about: the game has ended"
                                    : fmt::format("'{}' is no play: {}", why, accepted);
    return;
  }
  const bool bare = there.phase == phase::travel && !rest.starts_with('[');
  const std::string& name = there.session.players[seat->value].name;
  const auto line_of = [&](const std::string& whose) {
    return bare ? fmt::format("{}: [{}]", whose, rest) : fmt::format("{}: {}", whose, rest);
  };
  const std::string line = line_of(quoted(name));
  const Span all{0, static_cast<std::uint32_t>(line.size())};
  LineRead read = decode_line(line, all, there.phase, there.state.round, there.session.players);
  if (!read.understood || read.plays.empty()) {
    const Diagnostic* fault = read.faults.empty() ? nullptr : &read.faults.front();
    std::string complaint = fmt::format("'{}' is no play", why);
    if (fault != nullptr)
      complaint = fault->message.starts_with("'") ? fault->message : complaint + ": " + fault->message;
    // What to write is said once.
    const bool advised = fault != nullptr && !fault->advice.empty();
    position.complaint = advised ? complaint + ": " + fault->advice : complaint + "; " + accepted;
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

void find_reach(Position& position, const PlaceInRecord& there) {
  if (there.phase != phase::travel || !position.seat) {
    position.complaint = "--reach is about journeys: --at must name one, as in ROUND:travel:PLAYER";
    return;
  }
  const Seat seat = *position.seat;
  State state = there.state;
  if (state.traveller != seat.value) apply(state, BeginJourney{.seat = seat});
  const auto best = best_journey(state, seat);
  if (!best) {
    position.complaint = "--reach begins where the boot stands, which nobody wrote down";
    return;
  }
  const PlayerState& player = state.at(seat);
  Reach reach{.figures = {{"towns", best->towns}, {"cards_left", best->cards_left}},
              .words = "no new town is in reach of the cards that are known",
              .key = "journey",
              .best = {},
              .remarks = {}};
  const std::string steps =
      joined(best->steps, [&](const Step& step) { return written_without_player(step, there.session.players); });
  if (!steps.empty()) {
    reach.words = fmt::format("at most {} new town{}, with {} left:", best->towns, best->towns == 1 ? "" : "s",
                              cards(best->cards_left));
    reach.best = fmt::format("{}: [{}]", printable(there.session.players[seat.value].name), steps);
  }
  if (const int more = player.hand.max - Pieces{.of = player.hand.lower}.known(); more > 0)
    reach.remarks.push_back(fmt::format("{} more in hand that nobody wrote down: {} not counted", cards(more),
                                        more == 1 ? "it is" : "they are"));
  if (state.roads_unknown)
    reach.remarks.emplace_back("what lies on some roads nobody wrote down: only what is known is used");
  if (!player.open.empty())
    reach.remarks.emplace_back("which towns the player has is not all known: those that may be new count as new");
  position.reach = std::move(reach);
}

// ---------------------------------------------------------------- the whole

void describe(Position& position, const PlaceInRecord& there, bool each) {
  const State& state = there.state;
  position.round = state.round;
  position.phase = there.over ? phase::end : there.phase;
  position.phase_in_words = there.over ? "after the end" : phase_in_words(there.phase);
  find_turn(position, there);
  if (there.phase == phase::choose || there.phase == phase::draw)
    position.facts.push_back({"row", {sum_of(state.row)}});
  if (!there.over && (there.phase == phase::plan || there.phase == phase::travel))
    position.facts.push_back(roads_of(state));
  if (!there.over && there.phase == phase::plan) add_empty_roads(position.facts, state);
  if (position.seat) position.facts.push_back({"hand", {hand_in_words(state.at(*position.seat).hand)}});
  for (int seat = 0; seat < state.players; ++seat)
    position.of_each.push_back(facts_of(state.player[static_cast<std::size_t>(seat)]));
  if (position.seat) position.choices = Choices(there, *position.seat, each).list();
  if (state.roads_unknown) position.remarks.emplace_back("what lies on the other roads nobody wrote down");
  if (may_be_over(state, Seat{state.traveller}))
    position.remarks.emplace_back("the game may be over: somebody may have all 20 towns");
  if (there.written && position.seat && *there.written != *position.seat)
    position.remarks.push_back(fmt::format("{} plays here, where it is the turn of {}",
                                           printable(there.session.players[there.written->value].name),
                                           printable(there.session.players[position.seat->value].name)));
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

Position position(const Record& record, const Overrides& overrides, const PositionRequest& request) {
  Position position;
  const std::optional<Session> session = session_with_places(record, overrides, position);
  if (!session) return position;
  const PlaceInRecord there(*session, request);
  describe(position, there, request.each);
  if (request.picture) position.picture = picture(there.state, position.players, played_on(there));
  if (!request.why.empty()) ask_why(position, there, request.why, record.source());
  if (request.reach && position.complaint.empty()) find_reach(position, there);
  return position;
}

}  // namespace elfref::elfenland
