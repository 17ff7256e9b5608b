#include "testing/rounds.h"

#include <algorithm>
#include <vector>

#include "testing/english.h"

namespace elfref::testing {
namespace {

std::string told(const Range& range) {
  return std::to_string(range.min) + "-" + std::to_string(range.max);
}

/// All that a table of standings says.
std::string told(const std::vector<Standing>& standings) {
  std::string text;
  for (const Standing& standing : standings) {
    text += standing.name + ":";
    for (const Seat seat : standing.side) text += " " + std::to_string(seat.value);
    text += " place " + (standing.place ? told(*standing.place) : "?") + (standing.won ? " won" : "");
    for (const Figure& figure : standing.figures)
      text += ", " + std::string(figure.key) + " " + (figure.number ? told(*figure.number) : figure.word) + " " +
              in_english(figure.remark);
    text += "\n";
  }
  return text;
}

Range towns(const RoundScore& round, const Standing& player) {
  const auto found = std::ranges::find(round.standings, player.name, &Standing::name);
  return *found->figure("towns")->number;
}

}  // namespace

std::string fault_of_rounds(const Judgement& judgement) {
  if (judgement.rounds.empty()) return "";
  const std::string last = told(judgement.rounds.back().standings), end = told(judgement.standings);
  if (last != end) return "after the last round\n" + last + "and in the end\n" + end;
  for (std::size_t i = 1; i < judgement.rounds.size(); ++i) {
    const RoundScore &before = judgement.rounds[i - 1], &after = judgement.rounds[i];
    const std::string where = "round " + std::to_string(after.round) + ": ";
    if (after.round != before.round + 1) return where + "comes behind round " + std::to_string(before.round);
    if (!before.over) return where + "the one before is not over";
    for (const Standing& player : judgement.standings)
      if (towns(after, player).max < towns(before, player).min)
        return where + player.name + " has " + told(towns(after, player)) + " towns, and had " +
               told(towns(before, player));
  }
  return "";
}

std::string fault_of_turn_rounds(const Judgement& judgement, bool with_gaps) {
  if (judgement.rounds.empty()) return "";
  const std::string last = told(judgement.rounds.back().standings), end = told(judgement.standings);
  if (last != end && (!with_gaps || !judgement.rounds.back().over))
    return "after the last round\n" + last + "and in the end\n" + end;
  for (std::size_t i = 1; i < judgement.rounds.size(); ++i) {
    const RoundScore &before = judgement.rounds[i - 1], &after = judgement.rounds[i];
    const std::string where = "round " + std::to_string(after.round) + ": ";
    if (after.round != before.round + 1) return where + "comes behind round " + std::to_string(before.round);
    if (!before.over) return where + "the one before is not over";
  }
  return "";
}

}  // namespace elfref::testing
