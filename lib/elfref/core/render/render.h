#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "elfref/core/asking/compare.h"
#include "elfref/core/asking/count.h"
#include "elfref/core/asking/position_view.h"
#include "elfref/core/asking/record_diff.h"
#include "elfref/core/asking/replay_view.h"
#include "elfref/core/asking/what_if.h"
#include "elfref/core/judging/game.h"
#include "elfref/core/judging/judgement.h"
#include "elfref/core/judging/rule.h"
#include "elfref/core/text/source.h"
#include "elfref/core/words/language.h"

namespace elfref {

/// The style of text for people.
struct TextStyle {
  bool colour = false;  ///< with terminal colours
  int width = 0;        ///< columns of the terminal, at which long lines break; 0: a file or a pipe, with no breaks
  bool cite_all = false;  ///< a finding shows where every edition prints its rule, not only the deciding one
  Language language = Language::en;  ///< of the messages
};

/// Findings with carets, in the order of the text, as docs/record-format.md shows them; then a line with the verdict.
void render_check(std::string& out, const Source& source, const Judgement& judgement, TextStyle style);

/// The score table with an explanation of each line; on request, the standings after every round; the claims compared
/// with the computed values; the findings about claims.
void render_score(std::string& out, const Source& source, const Judgement& judgement, TextStyle style);

/// The first line of scores as CSV (RFC 4180): the names of the columns. `figures` are those of all games.
void render_score_csv_head(std::string& out, std::span<const FigureWords> figures, bool by_round);
/// The lines of one record below it: one per player, with `by_round` one per player and round. A record that cannot be
/// read, or has no rounds, gets one line with empty cells. Text that a spreadsheet would take for a formula gets a '
/// before it.
void render_score_csv(std::string& out, const Source& source, const Judgement& judgement,
                      std::span<const FigureWords> figures, bool by_round);

/// The single line with the verdict: `x.yaml: legal: 157 plays, …`.
void render_verdict_line(std::string& out, const Source& source, const Judgement& judgement, TextStyle style);

/// The totals of many records.
struct Summary {
  int records = 0;                ///< the number that were judged
  std::array<int, 4> verdicts{};  ///< the number of each, by Verdict
  std::array<int, 4> claims{};    ///< the number of each, by Claims
  int files_not_read = 0;         ///< missing, or failed while they were read

  /// Counts one more record.
  void add(Verdict verdict, Claims claims_of_it);
};
/// The totals for people, on one line.
void render_summary(std::string& out, const Summary& summary, TextStyle style);
/// The totals as one JSON object, on one line, without a line end; schemas/report.schema.json defines it as `summary`.
[[nodiscard]] std::string render_summary_json(const Summary& summary);

/// The report for programs: one JSON object, on one line, without a line end.
[[nodiscard]] std::string render_json(const Source& source, const Judgement& judgement,
                                      Language language = Language::en);

/// Rulebooks side by side: a table of the results by each, then each difference once, then the options that cause the
/// differences.
void render_comparison(std::string& out, const Source& source, const GameModule& game, const Comparison& comparison,
                       TextStyle style);
/// The comparison as one JSON object, on one line, without a line end; schemas/report.schema.json defines it as
/// `comparison`.
[[nodiscard]] std::string render_comparison_json(const Source& source, const GameModule& game,
                                                 const Comparison& comparison,
                                                 Language language = Language::en);

/// A record with its judgement. REQUIRES: both outlive this object.
struct Example {
  const Source& source;        ///< the record
  const Judgement& judgement;  ///< the judgement of that record
};

/// Two records of one session: their differences, what each reports in addition, and which has the less grave breaches.
void render_diff(std::string& out, const RecordDiff& diff, const std::array<Example, 2>& records, TextStyle style);
/// The differences as one JSON object, on one line, without a line end; schemas/report.schema.json defines it as
/// `diff`.
[[nodiscard]] std::string render_diff_json(const RecordDiff& diff, const std::array<Example, 2>& records,
                                           Language language = Language::en);

/// The rules tables of games for people: each rule with its code, the options it depends on, and where each edition
/// prints it.
void render_rules(std::string& out, std::span<const GameModule* const> games, TextStyle style);
/// The rules tables of games as one JSON array, on one line.
[[nodiscard]] std::string render_rules_json(std::span<const GameModule* const> games);

/// A game's rules table and its editions as a page of Markdown, one section per phase.
[[nodiscard]] std::string render_rules_markdown(const GameModule& game);

/// Everything about a rule, or about a fault of a file: one of the two is set.
struct Explanation {
  const RuleInfo* rule = nullptr;    ///< with its game; or null
  const GameModule* game = nullptr;  ///< the rule's game; null for a fault
  const Fault* fault = nullptr;      ///< or null
  bool permission = false;           ///< the rule lets players do something, and no judge uses it
  std::optional<Example> kept;       ///< a record without such a finding, if there is one
  std::optional<Example> broken;     ///< a record with such a finding, if there is one
};

/// An explanation for people: where a rule is printed, how editions differ, and the two records.
void render_explanation(std::string& out, const Explanation& explanation, TextStyle style);
/// Explanations as one JSON object of several lines, without a line end; schemas/report.schema.json defines it as
/// `explanations`.
[[nodiscard]] std::string render_explanations_json(std::span<const Explanation> explanations,
                                                   Language language = Language::en);

/// A position for people: where the players are, what is on the table, and the possible plays. On request, instead of
/// these: the rules' answers about a play, or how far the cards could have led. `play` is the one recorded there, or
/// null.
void render_position(std::string& out, const Source& source, const PositionView& position, const RecordedPlay* play,
                     TextStyle style);
/// A position as a JSON object of several lines, without a line end; schemas/report.schema.json defines it as `table`.
[[nodiscard]] std::string render_position_json(const Source& source, const GameModule& game,
                                               const PositionView& position, const RecordedPlay* play,
                                               Language language = Language::en);

/// Counted sequences for people: one line per length; then, on request, one line per first play. `play` is the one
/// recorded at that place, or null.
void render_count(std::string& out, const Source& source, const Count& count, const RecordedPlay* play,
                  TextStyle style);

/// A session to be viewed, with its judgement. REQUIRES: all referenced objects outlive this object.
struct Viewing {
  const GameModule& game;      ///< its game, which has `replay`
  const Record& record;        ///< the record of the session
  const Overrides& overrides;  ///< the overrides by which it was judged
  const Judgement& judgement;  ///< with its rounds and deductions
  const ReplayView& view;      ///< of that judgement
  const struct Branch* branch = nullptr;  ///< set for a session with other plays; null: it is as recorded
};
/// A session with other plays from some point on. REQUIRES: all referenced objects outlive this object.
struct Branch {
  const Viewing& of;       ///< the session as recorded
  const Altered& altered;  ///< its record with other plays
};
/// The index of the first moment in which two versions of a session differ; if one is the beginning of the other, the
/// number of its moments.
[[nodiscard]] std::size_t parting(const ReplayView& one, const ReplayView& other);

/// A session as a transcript: the changes and findings of each play, and the score after every round. For a session
/// with other plays: what these change, and the plays from there on.
void render_replay(std::string& out, const Viewing& viewing, TextStyle style);
/// Some of its moments, and before them the position before the first one. REQUIRES: `first` is the index of a moment,
/// or one past the last for the position at the end.
void render_moments(std::string& out, const Viewing& viewing, std::size_t first, std::size_t count, TextStyle style);
/// The reader of a session as JSON.
enum class ReplayFor : std::uint8_t {
  programs,  ///< each message is there as text and as data
  page,      ///< only as text: a page has to be small
};
/// The session as one JSON object, on one line, without a line end.
[[nodiscard]] std::string render_replay_json(const Viewing& viewing, Language language = Language::en,
                                             ReplayFor reader = ReplayFor::programs);
/// Several of these as one JSON object, on one line; schemas/replay.schema.json defines it.
[[nodiscard]] std::string render_replays_json(std::span<const std::string> replays);

/// A citation as a reader looks it up: `Italian "Gli Ostacoli" (after the 1998 edition)`. `says` knows the game's
/// words.
[[nodiscard]] std::string cite(const Citation& citation, const Speaker& says);

/// Both judgements side by side, then the findings that go and come. REQUIRES: `altered` was made from `source`.
void render_what_if(std::string& out, const Source& source, const Judgement& before, const Altered& altered,
                    TextStyle style);
/// Both judgements as one JSON object, on one line; schemas/report.schema.json defines it as `whatIf`.
[[nodiscard]] std::string render_what_if_json(const Source& source, const Judgement& before, const Altered& altered,
                                              std::span<const WhatIf> what_ifs, Language language = Language::en);

}  // namespace elfref
