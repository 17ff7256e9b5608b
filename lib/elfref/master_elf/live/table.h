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
#include "elfref/master_elf/live/state.h"

/// Master Elf: the cooperative mode and the inhabitants of its supplement. Codes such as ME-COP-10 are the rules'
/// codes, which `elfref rules --game master-elf` lists with the headings that print them.
namespace elfref::master_elf {

/// A table at which Master Elf is played, step by step. Each step is judged as it comes. A step against the rules is
/// reported and still played, because that is what happened. The table is a growing record: a step that no record can
/// contain is refused (Verdict::unreadable), and nothing is played. A table is a regular value: keep a copy to go back.
///
///     Table table("game: master-elf\ncomponents: trial-set\nplayers: [Anna, Boris]\n");
///     table.turn("Anna");
///     const Added judged = table.play("Mill: wool");
///
/// Steps are judged by the option values in force, as far as the record has come: a player who has not moved yet may
/// still do so until the next turn begins. Ask judgement() for the whole.
class Table {
 public:
  /// A table for the beginning of a record, in YAML: its keys before `turns`. `components`: the file that it names, if
  /// it names one.
  explicit Table(std::string_view head, std::shared_ptr<const Record> components = nullptr);

  /// What the rules say about the beginning. Unreadable: nothing can be played.
  [[nodiscard]] const Added& opening() const;

  /// Begins the turn of a player, and judges what was due at the end of the turn before.
  Added turn(std::string_view player);
  /// Plays a step of that turn as a record writes it: `Mill: wool then 2`, `create drum for elves: 2 wool + wax`.
  /// `gift: kite on 2` does the same as gift().
  Added play(std::string_view step);
  /// Places the gift that is due when the turn comes back to the first player: `kite on 2`.
  Added gift(std::string_view gift);
  /// The answer that play() would give; plays nothing.
  [[nodiscard]] Added ask(std::string_view step) const;
  /// Claims the result as a record does: `result: won`, `result: {sent: 2}`. Nothing can be played after it.
  Added claim(std::string_view words);

  /// The player whose turn is under way; nothing before the first turn, and after a gift was placed.
  [[nodiscard]] std::optional<Seat> whose_turn() const;
  /// All possible next steps of the turn, or gifts to place, each as play() takes it; empty if the game has ended.
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

}  // namespace elfref::master_elf
