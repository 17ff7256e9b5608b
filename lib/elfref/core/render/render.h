#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "elfref/core/asking/compare.h"
#include "elfref/core/asking/count.h"
#include "elfref/core/asking/position.h"
#include "elfref/core/asking/record_diff.h"
#include "elfref/core/asking/replay_view.h"
#include "elfref/core/asking/what_if.h"
#include "elfref/core/judging/game.h"
#include "elfref/core/judging/judgement.h"
#include "elfref/core/judging/rule.h"
#include "elfref/core/text/source.h"

namespace elfref {

/// How text for people is written.
struct TextStyle {
  bool colour = false;  ///< with terminal colours
  int width = 0;        ///< columns of the terminal, at which long lines are broken; 0: a file or a pipe, they are not
  bool cite_all = false;  ///< a finding says where every edition prints its rule, not only the one that decides
};

/// Findings with carets, in the order of the text, as docs/record-format.md shows them; then one line with the verdict.
void render_check(std::string& out, const Source& source, const Judgement& judgement, TextStyle style);

/// The score table, each line explained; where that was asked for, how it stood after every round; claims compared with
/// what was computed; the findings about claims.
void render_score(std::string& out, const Source& source, const Judgement& judgement, TextStyle style);

/// The first line of scores as CSV (RFC 4180): the names of the columns. `figures` are those of every game there is.
void render_score_csv_head(std::string& out, std::span<const FigureWords> figures, bool by_round);
/// The lines of one record below it: one a player, with `by_round` one a player and round; of a record that cannot be
/// read, or has no rounds, one that says so by what it leaves empty. Text that a spreadsheet would take for a formula
/// has a ' before it.
void render_score_csv(std::string& out, const Source& source, const Judgement& judgement,
                      std::span<const FigureWords> figures, bool by_round);

/// The one line with the verdict: `x.yaml: legal: 157 plays, …`.
void render_verdict_line(std::string& out, const Source& source, const Judgement& judgement, TextStyle style);

/// What many records come to.
struct Summary {
  int records = 0;                ///< that were judged
  std::array<int, 4> verdicts{};  ///< how many of each, by Verdict
  std::array<int, 4> claims{};    ///< how many of each, by Claims
  int files_not_read = 0;         ///< that there are not, or that failed while they were read

  /// Counts one more record.
  void add(Verdict verdict, Claims claims_of_it);
};
/// The totals for people, on one line.
void render_summary(std::string& out, const Summary& summary, TextStyle style);
/// The same as one JSON object, on one line, without an end of line; the definition `summary` of
/// schemas/report.schema.json says what is in it.
[[nodiscard]] std::string render_summary_json(const Summary& summary);

/// The report for programs: one JSON object, on one line, without an end of line.
[[nodiscard]] std::string render_json(const Source& source, const Judgement& judgement);

/// Rulebooks side by side: a table of what the record comes to by each, then each difference once, then the options
/// that make them.
void render_comparison(std::string& out, const Source& source, const GameModule& game, const Comparison& comparison,
                       TextStyle style);
/// The same as one JSON object, on one line, without an end of line; the definition `comparison` of
/// schemas/report.schema.json says what is in it.
[[nodiscard]] std::string render_comparison_json(const Source& source, const GameModule& game,
                                                 const Comparison& comparison);

/// A record, and what the referee says of it.
/// REQUIRES: both live as long as this.
struct Example {
  const Source& source;        ///< the record
  const Judgement& judgement;  ///< of that record
};

/// Two records of one session: on what they differ, what each tells more, and which of them stands up to the rules.
void render_diff(std::string& out, const RecordDiff& diff, const std::array<Example, 2>& records, TextStyle style);
/// The same as one JSON object, on one line, without an end of line; the definition `diff` of
/// schemas/report.schema.json says what is in it.
[[nodiscard]] std::string render_diff_json(const RecordDiff& diff, const std::array<Example, 2>& records);

/// The rules table for people: each rule with its code, the options it hangs on, and where each edition prints it.
void render_rules(std::string& out, std::span<const RuleInfo* const> rules, TextStyle style);
/// The same as a JSON array, on one line.
[[nodiscard]] std::string render_rules_json(std::span<const RuleInfo* const> rules);

/// A game's rules table and its editions as a page of Markdown, a section a phase.
[[nodiscard]] std::string render_rules_markdown(const GameModule& game);

/// All there is to say of a rule, or of a fault of a file: one of the two is set.
struct Explanation {
  const RuleInfo* rule = nullptr;    ///< with its game, or null
  const GameModule* game = nullptr;  ///< the rule's; null beside a fault
  const FaultInfo* fault = nullptr;  ///< or null
  bool permission = false;           ///< the rule lets players do something, and nobody is judged by it
  std::optional<Example> kept;       ///< a record without a finding of it, where there is one
  std::optional<Example> broken;     ///< a record with such a finding, where there is one
};

/// Everything about one rule or fault for people: where it is printed, how editions differ, and the two records.
void render_explanation(std::string& out, const Explanation& explanation, TextStyle style);
/// The same of many as one JSON object of several lines, without an end of line; the definition `explanations` of
/// schemas/report.schema.json says what is in it.
[[nodiscard]] std::string render_explanations_json(std::span<const Explanation> explanations);

/// A position for people: who stands where, what lies on the table, and what could be played; where that was asked for,
/// what the rules say of a play, or how far the cards could have led, instead. `play` is the one that is written there,
/// or null.
void render_position(std::string& out, const Source& source, const Position& position, const RecordedPlay* play,
                     TextStyle style);
/// The same as a JSON object of several lines, without an end of line; the definition `table` of
/// schemas/report.schema.json says what is in it.
[[nodiscard]] std::string render_position_json(const Source& source, const GameModule& game, const Position& position,
                                               const RecordedPlay* play);

/// Counted sequences for people: a line a length, then, where that was asked for, a line a first play. `play` is the
/// one that is written at that place, or null.
void render_count(std::string& out, const Source& source, const Count& count, const RecordedPlay* play,
                  TextStyle style);

/// A session to look at, and what is said of it.
/// REQUIRES: all of it lives as long as this.
struct Viewing {
  const GameModule& game;      ///< which has `replay`
  const Record& record;        ///< of the session
  const Overrides& overrides;  ///< by which it was judged
  const Judgement& judgement;  ///< with its rounds and deductions
  const ReplayView& view;      ///< of that judgement
  const struct Branch* branch = nullptr;  ///< where the session is one that went otherwise; null: it is as written
};
/// Another way on for a session, from some play on: which session that is, and what comes and goes.
/// REQUIRES: all of it lives as long as this.
struct Branch {
  const Viewing& of;       ///< the session as it is written
  const Altered& altered;  ///< its record with other plays
};
/// The first moment that is not the same in two ways that a session went; the number of the shorter one's moments where
/// it is where the longer one begins.
[[nodiscard]] std::size_t parting(const ReplayView& one, const ReplayView& other);

/// A session as a transcript: play by play what it changed, with its findings, and the score after every round. Of a
/// session that went otherwise: what that changes, and the plays from there on.
void render_replay(std::string& out, const Viewing& viewing, TextStyle style);
/// Some of its moments, from the table before the first of them on. REQUIRES: `first` is one of them, or one past the
/// last: the table at the end.
void render_moments(std::string& out, const Viewing& viewing, std::size_t first, std::size_t count, TextStyle style);
/// The same session for programs: one JSON object, on one line, without an end of line.
[[nodiscard]] std::string render_replay_json(const Viewing& viewing);
/// Several of these as one JSON object, on one line; schemas/replay.schema.json says what is in it.
[[nodiscard]] std::string render_replays_json(std::span<const std::string> replays);

/// A citation as a reader looks it up: `Italian "Gli Ostacoli" (after the 1998 edition)`.
[[nodiscard]] std::string cite(const Citation& citation);

/// Both judgements side by side, then the findings that go and come. REQUIRES: `altered` was made of `source`.
void render_what_if(std::string& out, const Source& source, const Judgement& before, const Altered& altered,
                    TextStyle style);
/// The same as one JSON object on one line; the definition `whatIf` of schemas/report.schema.json says what is in it.
[[nodiscard]] std::string render_what_if_json(const Source& source, const Judgement& before, const Altered& altered,
                                              std::span<const WhatIf> what_ifs);

}  // namespace elfref
