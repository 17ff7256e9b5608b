#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/judging/added.h"
#include "elfref/core/walk/moves.h"
#include "elfref/core/judging/judgement.h"
#include "elfref/core/record/record.h"
#include "elfref/core/text/id.h"
#include "elfref/core/text/source.h"
#include "elfref/elven_rage/live/state.h"

/// Elven Rage (D. Nelin, M. Kleyman, 2016): its components, the decoded record, the position, the rules. Codes such as
/// ER-FGT-2 are the rules' codes, which `elfref rules` lists with their places in the book.
namespace elfref::elven_rage {

using LegalLine = elfref::LegalLine;  ///< see there

/// A table at which Elven Rage is played, line by line. Each line is judged as it comes. A line against the rules is
/// reported and still played, because that is what happened. The table is a growing record: a line that no record can
/// contain is refused (Verdict::unreadable), and nothing is played. A table is a regular value: keep a copy to go back.
///
///     Table table("game: elven-rage\nplayers: [Anna, Boris]\n");
///     table.turn("Anna");
///     const Added judged = table.play("attack land");
///
/// Lines are judged by the option values in force, as far as the record has come. A line is not judged by what only
/// later lines show: ask judgement() for the whole.
class Table {
 public:
  /// A table for the beginning of a record, in YAML: its keys before `turns`. `components`: the file that it names, if
  /// it names one.
  explicit Table(std::string_view head, std::shared_ptr<const Record> components = nullptr);

  /// What the rules say about the beginning: two players of one people, six cards kept. Unreadable: nothing can be
  /// played.
  [[nodiscard]] const Added& opening() const;

  /// Begins the turn of a player. The turn is judged with its first line. If it has none, it is judged when the next
  /// turn begins: then the player did not attack.
  Added turn(std::string_view player);
  /// Plays a line of that turn as a record writes it: `attack b1`, `Boris: retreats 2`, `Nightblade: Wolf dies`.
  Added play(std::string_view line);
  /// The answer that play() would give; plays nothing.
  [[nodiscard]] Added ask(std::string_view line) const;
  /// Claims the result as a record does: `winner: Anna`, `result: {Anna: {lands: 4}}`. Nothing can be played after it.
  Added claim(std::string_view words);

  /// The player whose turn is under way; nothing before the first turn.
  [[nodiscard]] std::optional<Seat> whose_turn() const;
  /// All possible next lines of the turn, by any player, each as play() takes it; empty if the game has ended.
  [[nodiscard]] std::vector<LegalLine> legal_lines(Listing how = Listing::grouped) const;
  /// The state of the table; nothing if the beginning cannot be read.
  [[nodiscard]] std::optional<TableState> state() const;
  /// The standings, final or if the game ended now.
  [[nodiscard]] std::vector<Standing> standings() const;
  /// The judgement of all plays, as of a record.
  [[nodiscard]] Judgement judgement() const;
  /// All plays as a record in YAML, which the referee judges as judgement() does.
  [[nodiscard]] std::string record() const;
  /// The text of the record so far. Spans of findings are bytes of it.
  [[nodiscard]] const Source& source() const;

 private:
  struct Playing;

  std::shared_ptr<const Playing> now_;  // shared with copies; a change makes a new one
};

}  // namespace elfref::elven_rage
