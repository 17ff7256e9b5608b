#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/judging/game.h"
#include "elfref/core/judging/judgement.h"
#include "elfref/core/record/record.h"
#include "elfref/core/text/source.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/facts/words.h"  // town_named()
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/rules/moves.h"
#include "elfref/elfenland/table/state.h"

namespace elfref::elfenland {

/// What the rules say of a play, or of the plays of one line.
struct Judged {
  /// `unreadable`: the line was not understood, and nothing was played.
  Verdict verdict = Verdict::legal;
  /// In the order of the plays, then of the rulebook; the faults of the line where it was not understood. Spans are
  /// bytes of Table::source().
  std::vector<Diagnostic> findings;

  /// Nothing is known against the play; notes it may have.
  [[nodiscard]] bool legal() const { return verdict == Verdict::legal; }
};

/// A table at which the game is played, one play after the other, and each is judged as it comes, by the rules table
/// and by nothing else. A play against the rules is told and played all the same: that is what happened. A table is a
/// regular value: a copy of it is the way back.
///
/// It is a record that is being written: what no record can say, and what would make one unreadable, is refused
/// (Verdict::unreadable), and nothing is played. So a player has one entry in each of `deal`, `draw` and `keep`, with
/// all of it in one; a phase that is past is not gone back to; rulings stand on plays that records have in a list.
///
///     Table table({"Anna", "Boris", "Chris"});
///     table.begin(phase::plan);
///     const Judged judged = table.play("Anna: dragon on Elvenhold-Lapphalya");
///
/// Plays are judged by one rulebook (its edition's values, and what was agreed besides), as far as they have come. What
/// only later plays show is not held against an earlier one: ask judgement() for the whole.
class Table {
 public:
  /// Players clockwise, the starting player first; by the rulebook of a record that names no edition.
  /// REQUIRES: 1 to `max_seats` names as a record can have them: no two match, none is `note` or `ruling`.
  explicit Table(std::vector<std::string> players);
  /// The same, by the rulebook of an edition.
  Table(std::vector<std::string> players, const EditionInfo& by);
  /// The table as a record begins: its players, town cards, edition, options and `start`. Its rounds are not played.
  explicit Table(const Session& agreed);

  /// What the rules say of the way in which the game was set up: seven players, a town card dealt twice.
  [[nodiscard]] const Judged& opening() const { return opening_; }

  /// Begins a phase (`phase::deal` to `phase::keep`), or ends the round (`phase::end`). What the phases before it leave
  /// out counts as not written down, as in a record. A phase that is under way or past ends the round, and begins in
  /// the next one. The order of play is binding: every pick, pass and journey is expected to be fed.
  Judged begin(std::string_view phase);

  /// Plays one line as it stands in a record, in the list or map of the phase under way: `Anna: blind pig`,
  /// `Boris: pass`, `Chris: [Virst: 2 raft]` (a whole journey, with its discard); `row: [pig, …]` in front of the first
  /// pick, and `note: …` in a list. Without brackets `Chris: Virst: 2 raft` is one step, as the play that it is: the
  /// journey goes on until `Chris: discard: 2`, `Chris: []` or another's line. What was taken back is judged and not
  /// played.
  Judged play(std::string_view line, Ruling ruling = Ruling::none);
  /// Plays one play. It begins its phase where that has not begun; a step begins its player's journey, and ends
  /// another's. Claims are judged against the table as of the end, or as it is now, and leave the verdict alone.
  /// REQUIRES: its towns are those of the board.
  Judged play(const Action& action, Ruling ruling = Ruling::none);

  /// What play() would answer; nothing is played. Costs a copy of the table.
  [[nodiscard]] Judged ask(std::string_view line) const;
  /// The same of one play.
  [[nodiscard]] Judged ask(const Action& action) const;

  /// The phase under way, `phase::deal` to `phase::keep`; `phase::end` where a round is over, empty before the first.
  [[nodiscard]] std::string_view phase() const;
  /// The round under way, or the last one; 0 before the first.
  [[nodiscard]] int round() const { return state_.round; }
  /// Who may play now in the phase under way, in the order of play; where that does not matter (`phase::deal`, `draw`,
  /// `keep`), everybody who has not had his turn. Empty: the phase is over, or the game.
  [[nodiscard]] std::vector<Seat> to_play() const;
  /// Everything that the first of these may choose, as elfenland::legal_plays() lists it; nobody chooses what is dealt
  /// and drawn.
  [[nodiscard]] std::vector<LegalPlay> legal_plays() const;
  /// The same of any of these; empty of others.
  [[nodiscard]] std::vector<LegalPlay> legal_plays(Seat seat) const;
  /// The plays of the first of these as lines, each as play() takes it: `Anna: pass`, `Chris: Virst: 2 raft`. Caravans
  /// along one road stand for several, `Chris: Virst: caravan 3`, and so do discards of one number.
  [[nodiscard]] std::vector<LegalLine> legal_lines(Listing how = Listing::grouped) const;

  /// The table as it is now, after the end too.
  [[nodiscard]] const State& state() const { return state_; }
  /// The player of that name, as records match names (without regard to case, accents and spaces).
  [[nodiscard]] std::optional<Seat> seat(std::string_view name) const;
  /// Everything that was played, in order: an earlier play is named by its index.
  [[nodiscard]] const Session& session() const { return session_; }
  /// Everything that was fed, a line each; plays that were not fed as a line in the words of a record.
  [[nodiscard]] const Source& source() const { return source_; }

  /// Who stands where: as of the end of the game, or as it would be now. Best first.
  [[nodiscard]] std::vector<Standing> standings() const;
  /// What the referee says of all that was played, as of a record: other values of options that are open are tried,
  /// causes are summed up, and later plays bear on earlier ones. It is the judgement of record(), with places in
  /// source(). Replays everything.
  [[nodiscard]] Judgement judgement() const;
  /// All that was played as a record in YAML, which the referee judges as judgement() does. Lines stand there as they
  /// were fed, notes and rulings too; plays that were not fed as lines in the words of a record.
  [[nodiscard]] std::string record() const;

 private:
  struct Round;
  /// Something that was fed, as the record has it.
  struct Fed {
    enum class Kind : std::uint8_t {
      round,         ///< one begins
      unseen_round,  ///< one of which nothing is written
      phase,         ///< one begins, and stands in the record whatever comes
      line,          ///< as a text
      row,           ///< likewise
      play,          ///< as an Action
    };
    Kind kind = Kind::play;
    int phase = 0;                 ///< by its place in a round
    Span span;                     ///< of source()
    std::uint32_t ply = 0;         ///< of a play
    Ruling ruling = Ruling::none;  ///< on the whole line
  };
  class Writing;

  [[nodiscard]] std::unique_ptr<Record> tree() const;
  [[nodiscard]] Round round_under_way() const;
  [[nodiscard]] const State& as_of_the_end() const { return end_ ? *end_ : state_; }
  Span note(std::string_view line) { return add_line(source_, line); }
  [[nodiscard]] Play<Action> play_at(Span span, const Action& action) const;
  Judged add(std::vector<Play<Action>> plays);
  Judged claim(const Action& action);
  Judged play_row(std::string_view line, Ruling ruling);
  Judged refuse(Fault fault, std::string_view line, std::initializer_list<std::string_view> words,
                std::string_view advice = {});
  [[nodiscard]] Judged refuse_second(const Action& action, Span name) const;
  [[nodiscard]] Judged refuse_too_many(Span line) const;
  std::optional<Judged> refused(const Action& action, const Round& round, Ruling ruling);
  std::optional<Judged> play_steps(std::string_view line, std::optional<Seat> under_way, Ruling ruling);
  [[nodiscard]] bool shows_row_now(const Round& round) const;
  void complete(int phase, const Round& round, std::vector<Action>& actions) const;
  void finish_phases(const Round& round, std::vector<Action>& actions) const;
  void end_round(const Round& round, std::vector<Action>& actions) const;
  void open(int phase, Round& round, std::vector<Action>& actions) const;
  [[nodiscard]] std::vector<Play<Action>> plays_at(Span span, const std::vector<Action>& actions) const;
  void remember(const Action& action, Span line, std::uint32_t ply, const Round& round, Ruling ruling);

  Session session_;
  Options options_;
  std::vector<std::string> names_;
  State state_;
  std::optional<State> end_;  // the table as of the end of the game
  int phase_ = -1;            // the phase under way, by its place in a round; -1: none has begun
  std::vector<Fed> fed_;
  Source source_{.name = "table", .text = {}};
  Judged opening_;
};

}  // namespace elfref::elfenland
