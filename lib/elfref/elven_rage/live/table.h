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

/// Elven Rage (D. Nelin, M. Kleyman, 2016): what is in its box, the record understood, the table, the rules. Codes such
/// as ER-FGT-2 are the rules' codes, which `elfref rules` lists with their places in the book.
namespace elfref::elven_rage {

using LegalLine = elfref::LegalLine;  ///< see there

/// A table at which Elven Rage is played, line by line, and each is judged as it comes. A line against the rules is
/// told and played all the same: that is what happened. It is a record that is being written: what no record can say is
/// refused (Verdict::unreadable), and nothing is played. A table is a regular value: a copy of it is the way back.
///
///     Table table("game: elven-rage\nplayers: [Anna, Boris]\n");
///     table.turn("Anna");
///     const Added judged = table.play("attack land");
///
/// Lines are judged by the values of options that are in force, as far as the record has come. What only later lines
/// show is not held against an earlier one: ask judgement() for the whole.
class Table {
 public:
  /// A table as a record begins, in YAML: its keys before `turns`. `components`: the file that it names, where it names
  /// one.
  explicit Table(std::string_view head, std::shared_ptr<const Record> components = nullptr);

  /// What the rules say of how it begins: two of one people, six cards kept. Unreadable: nothing can be played.
  [[nodiscard]] const Added& opening() const;

  /// Begins the turn of a player. It is judged with its first line; without one, when the next turn begins: then
  /// nothing was attacked.
  Added turn(std::string_view player);
  /// Plays a line of that turn as it stands in a record: `attack b1`, `Boris: retreats 2`, `Nightblade: Wolf dies`.
  Added play(std::string_view line);
  /// What play() would answer; nothing is played.
  [[nodiscard]] Added ask(std::string_view line) const;
  /// Claims the result as a record does: `winner: Anna`, `result: {Anna: {lands: 4}}`. Nothing is played behind it.
  Added claim(std::string_view words);

  /// Whose turn is under way; nothing before the first one.
  [[nodiscard]] std::optional<Seat> whose_turn() const;
  /// Everything that may be its next line, by anybody, each as play() takes it; empty where the game has ended.
  [[nodiscard]] std::vector<LegalLine> legal_lines(Listing how = Listing::grouped) const;
  /// Who stands where: as of the end of the game, or as it would be now.
  [[nodiscard]] std::vector<Standing> standings() const;
  /// What the referee says of all that was played, as of a record.
  [[nodiscard]] Judgement judgement() const;
  /// All that was played as a record in YAML, which the referee judges as judgement() does.
  [[nodiscard]] std::string record() const;
  /// Its text so far. Spans of findings are bytes of it.
  [[nodiscard]] const Source& source() const;

 private:
  struct Playing;

  std::shared_ptr<const Playing> now_;  // shared with copies; what changes is a new one
};

}  // namespace elfref::elven_rage
