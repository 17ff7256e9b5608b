#include <map>
#include <optional>
#include <string_view>
#include <tuple>
#include <utility>

#include "elfref/core/text/text.h"
#include "elfref/master_elf/asking/asking.h"

namespace elfref::master_elf {

std::vector<RecordedPlay> recorded_plays(const Session& session) {
  std::vector<RecordedPlay> found;
  std::map<std::tuple<int, std::string_view, int>, int> numbers;
  const auto add = [&](std::uint32_t of, std::uint32_t ply, std::uint32_t behind) {
    const Play<Action>& play = session.plays[of];
    found.push_back({.span = play.parts[whole],
                     .seat = play.seat,
                     .round = play.round,
                     .phase = play.phase,
                     .number = ++numbers[{play.round, play.phase, play.seat ? play.seat->value : -1}],
                     .ply = ply,
                     .behind = behind,
                     .words = {}});
  };
  std::optional<std::uint32_t> turn;  // which began and of which no line is written yet
  for (std::uint32_t ply = 0; ply < session.plays.size(); ++ply) {
    const Play<Action>& play = session.plays[ply];
    const auto* begins = std::get_if<BeginTurn>(&play.action);
    if (begins != nullptr && !begins->skipped) {
      turn = ply;
    } else if (begins != nullptr || play.counted || std::holds_alternative<Unknown>(play.action)) {
      turn.reset();
      add(ply, ply, ply + 1);
    } else if (std::holds_alternative<EndTurn>(play.action) && turn) {  // `[]`: the turn is the line
      add(*turn, *turn + 1, ply + 1);
      turn.reset();
    }
  }
  return found;
}

}  // namespace elfref::master_elf
