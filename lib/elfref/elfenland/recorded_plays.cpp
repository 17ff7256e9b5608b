#include <map>
#include <tuple>
#include <utility>

#include "elfref/elfenland/decode_parts.h"
#include "elfref/elfenland/referee.h"
#include "elfref/elfenland/table.h"

namespace elfref::elfenland {
namespace {

/// Whether a play is one that somebody wrote down, and that people point at.
bool is_written(const Action& action) {
  return std::visit(
      Overloaded{[](const Deal& play) { return play.written; }, [](const Draw& play) { return play.written; },
                 [](const Pick& play) { return play.written; }, [](const Keep& play) { return play.written; },
                 [](const EndJourney& play) { return play.written; }, [](const ShowRow&) { return true; },
                 [](const PlaceCounter&) { return true; }, [](const PlaceObstacle&) { return true; },
                 [](const Pass&) { return true; }, [](const UnknownPlay&) { return true; },
                 [](const Step&) { return true; }, [](const auto&) { return false; }},
      action);
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

}  // namespace

std::vector<RecordedPlay> recorded_plays(const Session& session) {
  std::vector<RecordedPlay> found;
  std::map<std::tuple<int, std::string_view, int>, int> numbers;
  for (std::uint32_t ply = 0; ply < session.plays.size(); ++ply) {
    const Play<Action>& play = session.plays[ply];
    const auto* gap = std::get_if<UnknownSteps>(&play.action);
    const auto* journey = std::get_if<BeginJourney>(&play.action);
    // Where somebody stayed, the journey itself is what is written; a gap stands in a journey with a line.
    const bool in_a_line = ply > 0 && gap != nullptr && play.parts[actor] != Span{};
    const bool stayed = journey != nullptr && journey->written && ply + 1 < session.plays.size() &&
                        std::holds_alternative<EndJourney>(session.plays[ply + 1].action) &&
                        !std::get<EndJourney>(session.plays[ply + 1].action).written;
    if (!is_written(play.action) && !in_a_line && !stayed) continue;
    const int seat = play.seat ? play.seat->value : -1;
    found.push_back({.span = play.parts[whole],
                     .seat = play.seat,
                     .round = play.round,
                     .phase = play.phase,
                     .number = ++numbers[{play.round, play.phase, seat}],
                     .ply = stayed ? ply + 1 : ply,
                     .behind = ply + 1,
                     .words = stayed ? "[]" : written_without_player(by_the_alphabet(play.action), session.players)});
  }
  return found;
}

}  // namespace elfref::elfenland
