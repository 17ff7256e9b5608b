#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/judging/game.h"
#include "elfref/core/judging/judgement.h"
#include "elfref/core/judging/started.h"
#include "elfref/core/record/record.h"
#include "elfref/core/text/source.h"
#include "elfref/core/words/speaker.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/facts/words.h"  // town_named()
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/rules/moves.h"
#include "elfref/elfenland/table/position.h"

namespace elfref::elfenland {

/// The judgement of a play, or of the plays of one line.
struct Judged {
  /// `unreadable`: the line cannot be read, and nothing was played.
  Verdict verdict = Verdict::legal;
  /// In the order of the plays, then of the rulebook; for a line that cannot be read, its faults. Spans are bytes of
  /// Table::source().
  std::vector<Diagnostic> findings;

  /// Whether the verdict is legal. There may be notes.
  [[nodiscard]] bool legal() const { return verdict == Verdict::legal; }
};

/// A table at which a game is played, one play after the other. The table of rules alone judges each play as it comes.
/// A breach is reported and played nevertheless, because it happened. A table is a regular value: copy it to undo
/// plays.
///
/// A table is a record in progress. It refuses a play that no record can have, or that would make the record unreadable
/// (Verdict::unreadable); nothing is then played. So a player has only one entry, with all pieces, in each of `deal`,
/// `draw` and `keep`; a past phase cannot be resumed; only plays that records have in a list can have a ruling.
///
///     Table table({"Anna", "Boris", "Chris"});
///     table.begin(phase::plan);
///     const Judged judged = table.play("Anna: dragon on Elvenhold-Lapphalya");
///
/// Each play is judged by one edition and the agreed options, from the plays so far. Facts that only later plays show
/// do not make an earlier play a breach: ask judgement() for the whole.
class Table {
 public:
  /// A table of these players in clockwise order, starting player first, by the edition for records that name none.
  /// REQUIRES: 1 to `max_seats` names that a record can have: no two match, none is `note` or `ruling`.
  explicit Table(std::vector<std::string> players);
  /// A table of these players by this edition and these options, or why there is none: an unknown edition or option.
  /// REQUIRES: as for the constructor above.
  [[nodiscard]] static Started<Table> start(std::vector<std::string> players, const Overrides& by);
  /// A table of these players, by a given edition.
  Table(std::vector<std::string> players, const EditionInfo& by);
  /// The table with which a record begins: its players, town cards, edition, options and `start`. Its rounds are not
  /// played.
  explicit Table(const Session& agreed);

  /// The judgement of the setup; breaches are, for example, seven players or a town card dealt twice.
  [[nodiscard]] const Judged& opening() const { return opening_; }

  /// Begins a phase (`phase::deal` to `phase::keep`), or ends the round (`phase::end`). Plays left out in earlier
  /// phases count as unrecorded, as in a record. A phase that is current or past ends the round and begins in the next
  /// one. The order of play is binding: the table expects every pick, pass and journey.
  Judged begin(std::string_view phase);

  /// Plays one line as a record has it in the list or map of the current phase: `Anna: blind pig`, `Boris: pass`,
  /// `Chris: [Virst: 2 raft]` (a whole journey with its discard), `row: [pig, …]` before the first pick, `note: …`
  /// in a list. Without brackets, `Chris: Virst: 2 raft` is a single step: the journey goes on until
  /// `Chris: discard: 2`, `Chris: []` or another player's line. A play that was taken back is judged and not played.
  Judged play(std::string_view line, Ruling ruling = Ruling::none);
  /// Makes one play. It begins its phase if necessary; a step begins its player's journey and ends that of another.
  /// Claims are judged against the final position, or the current one before the end, and do not change the verdict.
  /// REQUIRES: its towns are on the board.
  Judged play(const Action& action, Ruling ruling = Ruling::none);

  /// The answer that play() would give; nothing is played. It copies the table.
  [[nodiscard]] Judged ask(std::string_view line) const;
  /// The answer that play() would give for one play.
  [[nodiscard]] Judged ask(const Action& action) const;

  /// The current phase, `phase::deal` to `phase::keep`; `phase::end` if a round is over, empty before the first round.
  [[nodiscard]] std::string_view phase() const;
  /// The current or last round; 0 before the first.
  [[nodiscard]] int round() const { return state_.round; }
  /// The players who may play now, in the order of play. In phases without an order (`phase::deal`, `draw`, `keep`)
  /// these are all players who have not had their turn. Empty: the phase or the game is over.
  [[nodiscard]] std::vector<Seat> to_play() const;
  /// Every play that the first of these may choose, as elfenland::legal_plays() lists it. Deals and draws are not
  /// choices.
  [[nodiscard]] std::vector<LegalPlay> legal_plays() const;
  /// Every play that this player may choose; empty if the player may not play now.
  [[nodiscard]] std::vector<LegalPlay> legal_plays(Seat seat) const;
  /// The plays of the first player of to_play() as lines that play() takes: `Anna: pass`, `Chris: Virst: 2 raft`. One
  /// line stands for all caravans along a road, `Chris: Virst: caravan 3`, and one for all discards of a number of
  /// cards.
  [[nodiscard]] std::vector<LegalLine> legal_lines(Listing how = Listing::grouped) const;

  /// The current position, even after the end.
  [[nodiscard]] const Position& state() const { return state_; }
  /// The player with this name; case, accents and spaces are ignored, as in records.
  [[nodiscard]] std::optional<Seat> seat(std::string_view name) const;
  /// All plays in order; an index refers to an earlier one.
  [[nodiscard]] const Session& session() const { return session_; }
  /// All input, one line each. Plays that were not given as lines are in the words of a record.
  [[nodiscard]] const Source& source() const { return source_; }

  /// Turns the messages of its answers into text. It lives no longer than the table.
  [[nodiscard]] Speaker says(Language language = Language::en) const;

  /// Standings, best first, final or if the game ended now.
  [[nodiscard]] std::vector<Standing> standings() const;
  /// The judgement of all plays, as of a record: it tries other values of open options, sums up causes, and uses later
  /// plays to judge earlier ones. It is the judgement of record(), with places in source(). It replays everything.
  [[nodiscard]] Judgement judgement() const;
  /// All plays as a record in YAML. The referee judges it as judgement() does. It has the lines as they were given,
  /// with notes and rulings; plays that were not given as lines are in the words of a record.
  [[nodiscard]] std::string record() const;

 private:
  struct Round;
  /// One input, as the record has it.
  struct Fed {
    enum class Kind : std::uint8_t {
      round,         ///< a round begins
      unseen_round,  ///< a round of which nothing is recorded
      phase,         ///< a phase begins; the record has it even if it stays empty
      line,          ///< a line, as text
      row,           ///< the row, as text
      play,          ///< a play, as an Action
    };
    Kind kind = Kind::play;
    int phase = 0;                 ///< its index in a round
    Span span;                     ///< its bytes in source()
    std::uint32_t ply = 0;         ///< the index of a play
    Ruling ruling = Ruling::none;  ///< on the whole line
  };
  class Writing;

  [[nodiscard]] std::unique_ptr<Record> tree() const;
  [[nodiscard]] Round round_under_way() const;
  [[nodiscard]] const Position& as_of_the_end() const { return end_ ? *end_ : state_; }
  Span note(std::string_view line) { return add_line(source_, line); }
  [[nodiscard]] Play<Action> play_at(Span span, const Action& action) const;
  Judged add(std::vector<Play<Action>> plays);
  Judged claim(const Action& action);
  Judged play_row(std::string_view line, Ruling ruling);
  Judged refuse(const Fault& fault, std::string_view line, Message message, Message advice = {});
  Judged refuse_play(std::string_view line, Message advice = {});
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
  Position state_;
  std::optional<Position> end_;  // the position at the end of the game
  int phase_ = -1;               // the index of the current phase in a round; -1: none has begun
  std::vector<Fed> fed_;
  Source source_{.name = "table", .text = {}};
  Judged opening_;
};

}  // namespace elfref::elfenland
