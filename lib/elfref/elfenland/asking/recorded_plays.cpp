#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "elfref/core/asking/recorded_lines.h"
#include "elfref/core/forms/forms.h"
#include "elfref/core/judging/turns.h"
#include "elfref/core/text/text.h"
#include "elfref/elfenland/asking/asking.h"
#include "elfref/elfenland/forms/written.h"
#include "elfref/elfenland/plays/phrases.h"

namespace elfref::elfenland {
namespace {

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
    found.back().meaning = meaning_of(action, session.players);
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
      add(play.parts[whole], {}, "start: on " + road_name(lies.link), words(lies));
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
    const forms::About form = form_of(play.action);
    const bool is_line = is_written(play.action) && !form.says.empty();
    if (!is_line && !in_a_line && !stayed) continue;
    const Action ordered = by_the_alphabet(play.action);
    const std::string words = stayed ? "[]" : written_without_player(ordered, session.players);
    RecordedPlay& recorded =
        lines.add(ply, stayed ? ply + 1 : ply, ply + 1, play.parts[whole], words, meaning_of(ordered, session.players),
                  gap != nullptr && gap->at ? LeftOut::was_not_in_line : form.left_out);
    const bool by_player = form.phase == phase::deal || form.phase == phase::draw || form.phase == phase::keep;
    recorded.in_turn = !by_player;
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
