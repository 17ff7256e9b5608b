#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "elfref/core/asking/recorded_lines.h"
#include "elfref/core/judging/turns.h"
#include "elfref/core/text/text.h"
#include "elfref/elfenland/asking/asking.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/plays/written.h"

namespace elfref::elfenland {
namespace {

/// Whether a play is one that somebody wrote down, and that people point at.
bool is_pointed_at(const Action& action) {
  return is_written(action) && is_any<Deal, Draw, Pick, Keep, EndJourney, ShowRow, PlaceCounter, PlaceObstacle, Pass,
                                      UnknownPlay, Step>(action);
}

/// With its towns by the alphabet, whichever was written first.
Action by_the_alphabet(Action action) {
  std::visit(
      []<class Kind>(Kind& play) {
        if constexpr (requires { play.link; })
          if (town(play.link.b).ascii < town(play.link.a).ascii) std::swap(play.link.a, play.link.b);
      },
      action);
  return action;
}

// ---------------------------------------------------------------- what plays mean

PlayMeaning of_pieces(std::string act, const Pieces& pieces) {
  PlayMeaning meaning{.act = std::move(act), .unknown = pieces.unknown, .any_number = pieces.open};
  for (int kind = 0; kind < transport_count; ++kind)
    if (pieces.of[kind] > 0) meaning.pieces[std::string(name(Transport(kind)))] = pieces.of[kind];
  return meaning;
}

/// One piece, or one that nobody knows.
PlayMeaning of_one(std::string act, std::optional<Transport> kind) {
  Pieces piece{.unknown = static_cast<std::uint8_t>(kind ? 0 : 1)};
  if (kind) piece.of[static_cast<std::size_t>(*kind)] = 1;
  return of_pieces(std::move(act), piece);
}

/// Counters in front of a player. How they lie is told where all kinds are.
PlayMeaning of_counters(const FacedCounters& counters) {
  PlayMeaning meaning{.act = "counters", .any_number = counters.open};
  std::vector<std::string> faces;
  for (int i = 0; i < counters.count; ++i) {
    const FacedCounters::Counter& counter = counters.at[static_cast<std::size_t>(i)];
    if (!counter.kind) {
      ++meaning.unknown;
      continue;
    }
    const std::string kind(name(*counter.kind));
    ++meaning.pieces[kind];
    if (counter.facing == Facing::down) faces.push_back(kind);
  }
  std::ranges::sort(faces);
  for (const std::string& face : faces)
    if (meaning.unknown == 0) meaning.details["face down"] += face + " ";
  return meaning;
}

void add_way(PlayMeaning& meaning, By by) {
  constexpr std::array<std::string_view, 4> ways{"", "road", "river", "ferry"};
  if (by != By::unsaid) meaning.details["by"] = ways[static_cast<std::size_t>(by)];
}

std::string to(TownId town) { return "to " + ascii(town); }

std::string on(const Link& link) { return "on " + road_name(link); }

/// What a play says. REQUIRES: its towns stand by the alphabet.
PlayMeaning meaning_of(const Action& action, const std::string& words) {
  return std::visit(Overloaded{
                        [](const ShowRow& play) { return of_pieces("row", play.row); },
                        [](const Deal& play) { return of_pieces("deal", play.cards); },
                        [](const Draw& play) { return of_pieces("draw", play.counters); },
                        [](const EndJourney& play) { return of_pieces("discard", play.discard); },
                        [](const Pick& play) {
                          PlayMeaning meaning = of_one("pick", play.kind);
                          if (play.blind || play.kind) meaning.details["from"] = play.blind ? "the pile" : "the row";
                          if (play.hidden) meaning.details["facing"] = "down";
                          if (play.turned) meaning.details["turned up"] = name(*play.turned);
                          return meaning;
                        },
                        [](const PlaceCounter& play) {
                          PlayMeaning meaning = of_one(on(play.link), play.kind);
                          if (play.hidden) meaning.details["facing"] = "down";
                          add_way(meaning, play.link.by);
                          return meaning;
                        },
                        [](const PlaceObstacle& play) {
                          PlayMeaning meaning{.act = "obstacle " + on(play.link)};
                          add_way(meaning, play.link.by);
                          return meaning;
                        },
                        [](const Step& play) {
                          PlayMeaning meaning = of_pieces(to(play.to), play.paid);
                          if (play.caravan) meaning.details["caravan"] = "yes";
                          add_way(meaning, play.by);
                          return meaning;
                        },
                        [](const Keep& play) { return of_counters(play.counters); },
                        [](const UnknownPlay&) { return PlayMeaning{}; },
                        [](const UnknownSteps& play) {
                          return PlayMeaning{.many = true, .until = play.at ? to(*play.at) : std::string()};
                        },
                        // Who stayed has thrown away what was too much, as who wrote a discard and no step.
                        [](const BeginJourney&) { return PlayMeaning{.act = "discard", .any_number = true}; },
                        [&](const auto&) { return PlayMeaning{.act = words}; },
                    },
                    action);
}

LeftOut left_out(const Action& action) {
  const auto* gap = std::get_if<UnknownSteps>(&action);
  if (is_any<Step, BeginJourney>(action) || (gap != nullptr && gap->at)) return LeftOut::was_not_in_line;
  if (is_any<PlaceCounter, PlaceObstacle>(action)) return LeftOut::was_not;
  return is_any<Pass>(action) ? LeftOut::was_not_within : LeftOut::says_nothing;
}

// ---------------------------------------------------------------- what else a record says

/// Collects facts.
struct Facts {
  const Session& session;
  std::vector<RecordedFact> found{};

  void add(Span span, std::optional<Seat> seat, std::string what, std::string words) {
    found.push_back(fact_of(span, seat, std::move(what), std::move(words)));
  }
  void add_pieces(Span span, std::optional<Seat> seat, std::string what, const Action& action) {
    add(span, seat, std::move(what), words(action));
    found.back().meaning = meaning_of(action, found.back().words);
  }
  [[nodiscard]] std::string words(const Action& action) const {
    return written_without_player(by_the_alphabet(action), session.players);
  }

  void add_start(const Play<Action>& play, const Start::Player& player) {
    const auto seat = play.seat;
    if (player.at) add(play.parts[whole], seat, "start: at", ascii(*player.at));
    if (player.towns) add(play.at(where), seat, "start: towns", std::to_string(*player.towns));
    if (player.hand) add_pieces(play.at(payment), seat, "start: hand", Deal{.seat = *seat, .cards = *player.hand});
    if (player.counters)
      add_pieces(play.at(object), seat, "start: counters", Keep{.seat = *seat, .counters = *player.counters});
    if (player.obstacle_used)
      add(play.parts[whole], seat, "start: obstacle", *player.obstacle_used ? "used" : "unused");
  }

  void operator()(const Play<Action>& play) {
    if (const auto* taken = std::get_if<TakeSeat>(&play.action)) {
      if (taken->town) add(play.at(where), play.seat, "town", ascii(*taken->town));
    } else if (std::holds_alternative<StartPlayer>(play.action) && play.seat) {
      add_start(play, session.start.players[play.seat->value]);
    } else if (const auto* road = std::get_if<StartRoad>(&play.action)) {
      const auto lies = std::get<StartRoad>(by_the_alphabet(*road));
      add(play.parts[whole], {}, "start: " + on(lies.link), words(lies));
    } else if (std::holds_alternative<Sheet>(play.action)) {
      add(play.parts[whole], play.seat, "final", words(play.action));
    } else if (const auto* winner = std::get_if<ClaimWinner>(&play.action)) {
      const auto name = [&](Seat seat) { return session.players[seat.value].name; };
      add(play.parts[whole], {}, "winner", joined(seats_of(winner->seats), name));
    } else if (const auto* claim = std::get_if<ClaimResult>(&play.action)) {
      add(play.parts[whole], play.seat, fmt::format("result: {}", result_keys[static_cast<std::size_t>(claim->key)]),
          value_of(*claim));
    }
  }
};

}  // namespace

std::vector<RecordedPlay> recorded_plays(const Session& session) {
  RecordedLines<Action> lines(session);
  for (std::uint32_t ply = 0; ply < session.plays.size(); ++ply) {
    const Play<Action>& play = session.plays[ply];
    const auto* gap = std::get_if<UnknownSteps>(&play.action);
    const auto* journey = std::get_if<BeginJourney>(&play.action);
    // Where somebody stayed, the journey itself is what is written; a gap stands in a journey with a line.
    const bool in_a_line = ply > 0 && gap != nullptr && play.parts[actor] != Span{};
    const bool stayed = journey != nullptr && journey->written && ply + 1 < session.plays.size() &&
                        std::holds_alternative<EndJourney>(session.plays[ply + 1].action) &&
                        !std::get<EndJourney>(session.plays[ply + 1].action).written;
    if (!is_pointed_at(play.action) && !in_a_line && !stayed) continue;
    const Action ordered = by_the_alphabet(play.action);
    const std::string words = stayed ? "[]" : written_without_player(ordered, session.players);
    RecordedPlay& recorded = lines.add(ply, stayed ? ply + 1 : ply, ply + 1, play.parts[whole], words,
                                       meaning_of(ordered, words), left_out(play.action));
    recorded.in_turn = !is_any<Deal, Draw, Keep>(play.action);  // those are written by player
  }
  return lines.take();
}

std::vector<RecordedFact> recorded_facts(const Session& session) {
  Facts facts{session};
  if (session.start.written) {
    facts.add(session.players_span, {}, "start: round", std::to_string(session.start.round));
    facts.add(session.players_span, {}, "start: phase", std::string(session.start.phase));
    if (session.start.first) facts.add(session.players_span, *session.start.first, "start: first", "yes");
  }
  for (const Play<Action>& play : session.plays) facts(play);
  for (const Play<Action>& claim : session.claims) facts(claim);
  return std::move(facts.found);
}

}  // namespace elfref::elfenland
