#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "elfref/core/judging/game.h"
#include "elfref/core/judging/rule.h"
#include "elfref/core/judging/session.h"
#include "elfref/core/text/text.h"

// The contents of a record, line by line: GameModule::plays, and facts.

namespace elfref {

/// Collects the lines of a session.
template <class Action>
class RecordedLines {
 public:
  /// REQUIRES: `session` outlives this object.
  explicit RecordedLines(const SessionOf<Action>& session) : session_(session) {}

  /// Adds the line of the play `of`. `ply`, `next_ply`: its index in the order of the game, and that of the next play.
  RecordedPlay& add(std::uint32_t of, std::uint32_t ply, std::uint32_t next_ply, Span span, std::string words,
                    PlayMeaning meaning, LeftOut left_out) {
    const Play<Action>& play = session_.plays[of];
    const int number = ++numbers_[{play.round, play.phase, play.seat ? play.seat->value : -1}];
    found_.push_back({.span = span,
                      .seat = play.seat,
                      .round = play.round,
                      .phase = play.phase,
                      .number = number,
                      .ply = ply,
                      .next_ply = next_ply,
                      .words = std::move(words),
                      .meaning = std::move(meaning),
                      .left_out = left_out});
    return found_.back();
  }

  /// Moves out all lines.
  [[nodiscard]] std::vector<RecordedPlay> take() { return std::move(found_); }

 private:
  const SessionOf<Action>& session_;
  std::map<std::tuple<int, std::string_view, int>, int> numbers_;
  std::vector<RecordedPlay> found_;
};

/// The lines of a session in turns. A `Begins` begins a turn and an `Ends` ends it. A turn without lines is a line
/// itself, and so is a `Gap`. `of_turn`: the part of a `Begins` that is such a line.
template <class Begins, class Ends, class Gap, class Action, class Names>
[[nodiscard]] std::vector<RecordedPlay> recorded_turns(const SessionOf<Action>& session, const Names& names,
                                                       Part of_turn) {
  RecordedLines<Action> lines(session);
  const auto add = [&](std::uint32_t of, std::uint32_t ply, std::uint32_t next_ply, Span span) -> RecordedPlay& {
    const Action& action = session.plays[of].action;
    return lines.add(of, ply, next_ply, span, written(action, names), meaning_of(action, names),
                     form_of(action).left_out);
  };
  std::optional<std::uint32_t> turn;  // it began, and has no recorded line yet
  for (std::uint32_t ply = 0; ply < session.plays.size(); ++ply) {
    const Play<Action>& play = session.plays[ply];
    const bool begins = std::holds_alternative<Begins>(play.action);
    if (play.counted || std::holds_alternative<Gap>(play.action)) {
      turn.reset();
      add(ply, ply, ply + 1, begins ? play.at(of_turn) : play.parts[0]);
    } else if (begins) {
      turn = ply;
    } else if (std::holds_alternative<Ends>(play.action) && turn) {  // `[]`, or `unknown`
      RecordedPlay& recorded = add(*turn, *turn + 1, ply + 1, session.plays[*turn].at(of_turn));
      if (!recorded.meaning.many) recorded.words = "[]";
      turn.reset();
    }
  }
  return lines.take();
}

/// A fact that a record reports besides its lines. Facts are compared by their words.
[[nodiscard]] inline RecordedFact fact_of(Span span, std::optional<Seat> seat, std::string what, std::string words) {
  PlayMeaning says{.act = fold(words)};
  return {span, seat, std::move(what), std::move(words), std::move(says)};
}

}  // namespace elfref
