#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/game.h"
#include "elfref/core/judgement.h"
#include "elfref/core/source.h"
#include "elfref/elfenland/options.h"
#include "elfref/elfenland/session.h"
#include "elfref/elfenland/state.h"
#include "elfref/elfenland/words.h"  // town_named()

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
///     Table table({"Anna", "Boris", "Chris"});
///     table.begin(phase::plan);
///     const Judged judged = table.play("Anna: dragon on Elvenhold-Lapphalya");
///
/// Plays are judged by one rulebook (its edition's values, and what was agreed besides), as far as they have come. What
/// only later plays show is not held against an earlier one: ask judgement() for the whole.
class Table {
 public:
  /// Players clockwise, the starting player first; by the rulebook of a record that names no edition.
  /// REQUIRES: 1 to `max_seats` names, of which no two match.
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
  /// `Boris: pass`, `Chris: [Virst: 2 raft]` (a whole journey, with its discard). What was taken back is judged and
  /// not played.
  Judged play(std::string_view line, Ruling ruling = Ruling::none);
  /// Plays one play. A step begins its player's journey where that has not begun, and ends another's. Claims are judged
  /// against the table as of the end, or as it is now, and leave the verdict alone. A seat that nobody has makes it
  /// `unreadable`. REQUIRES: its towns are those of the board.
  Judged play(const Action& action, Ruling ruling = Ruling::none);

  /// What play() would answer; nothing is played. Costs a copy of the table.
  [[nodiscard]] Judged ask(std::string_view line) const;
  /// The same of one play.
  [[nodiscard]] Judged ask(const Action& action) const;

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
  /// causes are summed up, and later plays bear on earlier ones. Replays everything.
  [[nodiscard]] Judgement judgement() const;

 private:
  struct Round;

  [[nodiscard]] Round round_under_way() const;
  [[nodiscard]] const State& as_of_the_end() const { return end_ ? *end_ : state_; }
  Span note(std::string_view line);
  [[nodiscard]] Play<Action> play_at(Span span, const Action& action) const;
  Judged add(std::vector<Play<Action>> plays);
  Judged claim(Span line, const Action& action);
  Judged refuse(Fault fault, std::string_view line, std::initializer_list<std::string_view> words);
  void complete(int phase, const Round& round, std::vector<Action>& actions) const;
  void end_round(const Round& round, std::vector<Action>& actions) const;

  Session session_;
  Options options_;
  std::vector<std::string> names_;
  State state_;
  std::optional<State> end_;  // the table as of the end of the game
  int phase_ = -1;            // the phase under way, by its place in a round; -1: none has begun
  Source source_{.name = "table", .text = {}};
  Judged opening_;
};

/// A play in the words of a record: `Anna: 2 dragon on …` as it would be fed to Table::play(). What a record has no
/// words for (a phase begins, nobody wrote something down) is told in its manner.
[[nodiscard]] std::string written(const Action& action, const std::vector<Player>& players);
/// The same without whose it is: `2 dragon on …`, `Virst: 2 raft`.
[[nodiscard]] std::string written_without_player(const Action& action, const std::vector<Player>& players);

}  // namespace elfref::elfenland
