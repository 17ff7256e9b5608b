#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/judging/replay.h"

// Summaries of the answers that have no words: one line per cause.

namespace elfref {

/// A play about which a rule answered without words.
struct SummedPlay {
  std::optional<Seat> seat;  ///< its player
  int round = 0;             ///< 0: outside of any round
  std::string_view phase;    ///< empty: outside of any phase
  Span span;                 ///< what is not recorded, or the whole play
};

/// All plays about which a rule gave one answer for one cause.
struct Tally {
  const Unrecorded* unrecorded = nullptr;
  const RuleInfo* rule = nullptr;
  std::vector<SummedPlay> plays;  ///< in the order of the game; never empty
};

/// Adds an answer to the tally of its cause. `missing`: the part of a play that is not recorded.
template <class Action>
void add_to(std::vector<Tally>& all, const Raised& raised, const Reporter<Action>& report, Part missing) {
  auto same = std::ranges::find(all, raised.finding.unrecorded, &Tally::unrecorded);
  if (same == all.end()) same = all.insert(all.end(), {raised.finding.unrecorded, raised.rule, {}});
  const Play<Action>& play = report.play_of(raised);
  same->plays.push_back({play.seat, play.round, play.phase, play.at(missing)});
}

/// The plays about which some rule gave this answer, by cause.
template <class Action>
[[nodiscard]] std::vector<Tally> tallies(std::span<const Raised> raised, const Reporter<Action>& report, Answer answer,
                                         Part missing) {
  std::vector<Tally> found;
  for (const Raised& one : raised) {
    if (one.finding.answer != answer || one.finding.unrecorded == nullptr) continue;
    if (report.play_of(one).ruling == Ruling::taken_back) continue;  // it was not played
    add_to(found, one, report, missing);
  }
  return found;
}

/// A summary of plays that a rule cannot judge: `payments not recorded: Boris, 3 steps`.
[[nodiscard]] Diagnostic cannot_tell_line(const Tally& tally, const Source& source);
/// A summary of plays taken on trust: `no cards recorded for Boris: 23 payments taken on trust`.
[[nodiscard]] Diagnostic taken_line(const Tally& tally, Span at);

/// What a doubtful play depends on, as a line of the report: `CAUSE: round 2, Anna (line 8)`. `nobody` replaces the
/// name if the play has no player; the empty text: the table. `line`: the number of the line of the finding.
[[nodiscard]] Message depends_on_line(const Message& cause, const Diagnostic& found, const Message& nobody, int line);
/// What a finding of no single play depends on: `CAUSE: ID (line 8)`.
[[nodiscard]] Message depends_on_line(const Message& cause, const Diagnostic& found, int line);

/// Pieces of a box of which a set lists only some.
struct Lacking {
  Message what;  ///< `cards of the black deck`
  int listed = 0;
  int whole = 0;  ///< the number in the box
};
/// One line for each kind of piece: `the set lists 1 of 20 cards of the black deck`.
[[nodiscard]] std::vector<Message> in_words(std::span<const Lacking> lacking);

/// The remark that the components by which a record is judged are made up.
[[nodiscard]] Diagnostic invented_components(std::string_view name, Span at);

/// A rule's remark that is not about a single play.
[[nodiscard]] Diagnostic remark(const RuleInfo& rule, Span at, Message message);

}  // namespace elfref
