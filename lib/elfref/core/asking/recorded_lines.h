#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "elfref/core/judging/game.h"
#include "elfref/core/judging/session.h"
#include "elfref/core/text/text.h"

// What a record writes down, line by line: GameModule::plays, and facts.

namespace elfref {

/// Collects the lines of a session.
template <class Action>
class RecordedLines {
 public:
  /// REQUIRES: `session` outlives this.
  explicit RecordedLines(const SessionOf<Action>& session) : session_(session) {}

  /// Adds the line of the play `of`. `ply`, `behind`: where it stands in the order of the game, and what follows it.
  RecordedPlay& add(std::uint32_t of, std::uint32_t ply, std::uint32_t behind, Span span, std::string words,
                    PlayMeaning meaning, LeftOut left_out) {
    const Play<Action>& play = session_.plays[of];
    const int number = ++numbers_[{play.round, play.phase, play.seat ? play.seat->value : -1}];
    found_.push_back({.span = span,
                      .seat = play.seat,
                      .round = play.round,
                      .phase = play.phase,
                      .number = number,
                      .ply = ply,
                      .behind = behind,
                      .words = std::move(words),
                      .meaning = std::move(meaning),
                      .left_out = left_out});
    return found_.back();
  }

  /// All of them.
  [[nodiscard]] std::vector<RecordedPlay> take() { return std::move(found_); }

 private:
  const SessionOf<Action>& session_;
  std::map<std::tuple<int, std::string_view, int>, int> numbers_;
  std::vector<RecordedPlay> found_;
};

/// Something that a record says besides its lines, which is compared by its words.
[[nodiscard]] inline RecordedFact fact_of(Span span, std::optional<Seat> seat, std::string what, std::string words) {
  PlayMeaning says{.act = fold(words)};
  return {span, seat, std::move(what), std::move(words), std::move(says)};
}

}  // namespace elfref
